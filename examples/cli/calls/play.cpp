#include "touchline/core/text.hpp"

#include "call.hpp"
#include "play/table.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

/// `play`: a game at the terminal.
class Play final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.name_argument("game", game_, "the name of a game");
    parameters.rules(rules_);
    parameters.texts("seat", options_.seats,
                     "who sits there, from seat 0: human (also those not named), random, greedy or mcts");
    parameters.number("seed", seed_, "of chance and of the computer's players (0)");
    parameters.number("playouts", playouts_, "random games for each choice of mcts (2000)", {1, 10'000'000});
    parameters.number("ms", milliseconds_, "milliseconds for each choice of mcts, in place of playouts",
                      {1, 3'600'000});
    parameters.path("record", options_.record_path, "keep the record in this file");
  }

  int run(const Session& session) override {
    const AnyState start = start_of(session, game_of(session, game_), rules_);
    check_seats(start);
    if (seed_) options_.seed = *seed_;
    if (playouts_ && milliseconds_) throw UsageError(ErrorCode::bad_text, "excludes --playouts", "--ms");
    if (playouts_) options_.effort.playouts = *playouts_;
    if (milliseconds_) options_.effort.time = std::chrono::milliseconds(*milliseconds_);
    return Table(session, start, options_).run();
  }

 private:
  void check_seats(const AnyState& start) const {
    for (const auto& kind : options_.seats) {
      if (is_player_kind(kind)) continue;
      throw UsageError(ErrorCode::unknown_name,
                       "nobody of kind " + quote(kind) + "; kinds are human, random, greedy and mcts", "--seat");
    }
    if (options_.seats.size() > static_cast<std::size_t>(start.seats())) {
      throw UsageError(ErrorCode::out_of_range, "the game has " + std::to_string(start.seats()) + " seats", "--seat");
    }
  }

  std::string game_;
  Source rules_;
  TableOptions options_;
  std::optional<std::uint64_t> seed_;
  std::optional<std::uint64_t> playouts_;
  std::optional<std::uint64_t> milliseconds_;
};

}  // namespace

std::unique_ptr<Call> make_play() { return std::make_unique<Play>(); }

}  // namespace touchline::cli
