#include "random_game.hpp"

namespace touchline::cli {

void play_chance(AnyState& state, Rng& rng) {
  std::vector<ActionId> buffer;
  while (state.mover().is_chance()) state.apply(state.random_action(rng, buffer));
}

std::uint64_t play_randomly(AnyState& state, Rng& rng, std::uint64_t most,
                            FunctionRef<bool(const AnyState&, ActionId)> before) {
  std::vector<ActionId> buffer;
  std::uint64_t played = 0;
  for (; played < most && !state.is_finished(); ++played) {
    const ActionId action = state.random_action(rng, buffer);
    if (!before(state, action)) break;
    state.apply(action);
  }
  return played;
}

}  // namespace touchline::cli
