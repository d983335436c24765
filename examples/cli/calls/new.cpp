#include <ostream>

#include "call.hpp"
#include "random_game.hpp"

namespace touchline::cli {
namespace {

/// `new`: the first state of a game, with a seed up to the first decision.
class New final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.name_argument("game", game_, "the name of a game");
    parameters.rules(rules_);
    parameters.number("seed", seed_, "play chance events up to the first decision");
  }

  int run(const Session& session) override {
    AnyState state = start_of(session, game_of(session, game_), rules_);
    if (seed_) {
      Rng rng(*seed_);
      play_chance(state, rng);
    }
    session.console.out << state.to_json() << '\n';
    return 0;
  }

 private:
  std::string game_;
  Source rules_;
  std::optional<std::uint64_t> seed_;
};

}  // namespace

std::unique_ptr<Call> make_new() { return std::make_unique<New>(); }

}  // namespace touchline::cli
