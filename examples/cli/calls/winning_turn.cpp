#include <ostream>

#include "touchline/core/json_writer.hpp"

#include "call.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

/// `winning-turn`: whether the mover can end this turn with a goal.
class WinningTurnCall final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.source_argument(source_, "a state, record or position line");
    parameters.rules(rules_);
    parameters.number("nodes", nodes_, "try no more jumps or steps than this");
  }

  int run(const Session& session) override {
    const AnyState state = read_state(session, source_, rules_);
    if (state.game().table().winning_turn == nullptr) {
      throw UsageError(ErrorCode::unsupported, std::string(state.info().name) + " has no turns that score",
                       source_.name());
    }
    const WinningTurn found = state.winning_turn(nodes_.value_or(std::numeric_limits<std::uint64_t>::max()));
    if (session.json) {
      write_json(session, state, found);
    } else {
      session.console.out << text(state, found) << '\t' << found.nodes << '\n';
    }
    return 0;
  }

 private:
  static std::string text(const AnyState& state, const WinningTurn& found) {
    if (found.answer == WinningTurn::Answer::turn) return state.turn_text(found.actions);
    return found.answer == WinningTurn::Answer::none ? "none" : "unknown";
  }

  static void write_json(const Session& session, const AnyState& state, const WinningTurn& found) {
    std::string out;
    json::Writer writer(out);
    writer.begin_object();
    writer.key("nodes");
    writer.unsigned_integer(found.nodes);
    writer.key("turn");
    writer.string(text(state, found));
    writer.end_object();
    session.console.out << out << '\n';
  }

  Source source_;
  Source rules_;
  std::optional<std::uint64_t> nodes_;
};

}  // namespace

std::unique_ptr<Call> make_winning_turn() { return std::make_unique<WinningTurnCall>(); }

}  // namespace touchline::cli
