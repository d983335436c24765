#include <algorithm>
#include <ostream>

#include "touchline/core/result_json.hpp"

#include "call.hpp"
#include "interrupt.hpp"
#include "json_text.hpp"
#include "listing.hpp"
#include "random_game.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

constexpr std::uint64_t served_actions = 100'000;

/// `trace`: one random game with what was legal at each step, for comparing implementations.
class Trace final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.name_argument("game", game_, "the name of a game");
    parameters.rules(rules_);
    parameters.number("seed", seed_, "of the generator (needed)");
    parameters.number("max-actions", most_, "stop after so many actions");
  }

  int run(const Session& session) override {
    if (!seed_) throw UsageError(ErrorCode::bad_text, "is needed", "--seed");
    AnyState state = start_of(session, game_of(session, game_), rules_);
    const Interruptible interruptible;
    std::string steps;
    json::Writer list(steps);
    if (session.json) list.begin_array();
    Rng rng(*seed_);
    play_randomly(state, rng, most(session), [&](const AnyState& before, ActionId action) {
      auto texts = legal_texts(before);
      std::sort(texts.begin(), texts.end());
      if (session.json) {
        write_step(list, before.text(action), texts);
      } else {
        write_line(session.console.out, before.text(action), texts);
      }
      return !interrupted();
    });
    if (session.json) list.end_array();
    write_end(session, steps, state.result());
    return interrupted() ? interrupted_status : done;
  }

 private:
  std::uint64_t most(const Session& session) const {
    return std::min(most_.value_or(no_limit), session.served ? served_actions : no_limit);
  }

  static void write_line(std::ostream& out, const std::string& action, const std::vector<std::string>& legal) {
    out << action << '\t';
    for (std::size_t i = 0; i < legal.size(); ++i) out << (i == 0 ? "" : "|") << legal[i];
    out << '\n';
  }

  static void write_step(json::Writer& list, const std::string& action, const std::vector<std::string>& legal) {
    list.begin_object();
    list.key("action");
    list.string(action);
    list.key("legal");
    write_strings(list, legal);
    list.end_object();
  }

  static void write_end(const Session& session, const std::string& steps, const std::optional<Result>& result) {
    std::string text;
    json::Writer writer(text);
    if (!session.json) {
      write_result(writer, result);
      session.console.out << "result\t" << text << '\n';
      return;
    }
    writer.begin_object();
    writer.key("actions");
    writer.raw(steps);
    writer.key("result");
    write_result(writer, result);
    writer.end_object();
    session.console.out << text << '\n';
  }

  std::string game_;
  Source rules_;
  std::optional<std::uint64_t> seed_;
  std::optional<std::uint64_t> most_;
};

}  // namespace

std::unique_ptr<Call> make_trace() { return std::make_unique<Trace>(); }

}  // namespace touchline::cli
