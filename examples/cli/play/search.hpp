/// Monte Carlo tree search over any game.
#pragma once

#include <cstdint>

#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"

namespace touchline::cli {

/// The state, or in a game with hidden information one that agrees with what `seat` knows.
[[nodiscard]] AnyState as_known(const AnyState& state, Seat seat, Rng& rng);

/// What a state is worth to a seat: 1 won, 0 lost, between them drawn or unfinished.
[[nodiscard]] double reward(const AnyState& state, Seat seat);

/// The action of `seat`, which is to act, that `playouts` random games speak for most. Plain UCT; chance is sampled and
/// hidden cards are dealt anew for each game.
[[nodiscard]] ActionId search(const AnyState& state, Seat seat, Rng& rng, std::uint64_t playouts);

}  // namespace touchline::cli
