/// Monte Carlo tree search over any game.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"

namespace touchline::cli {

/// The state, or in a game with hidden information one that agrees with what `seat` knows.
[[nodiscard]] AnyState as_known(const AnyState& state, Seat seat, Rng& rng);

/// What a state is worth to a seat: 1 won, 0 lost, between them drawn or unfinished.
[[nodiscard]] double reward(const AnyState& state, Seat seat);

/// How long a search goes on: for so many random games, or where it is given for so long, and one game at least.
struct Effort {
  std::uint64_t playouts = 2000;
  std::optional<std::chrono::milliseconds> time = std::nullopt;
};

/// The action of `seat`, which is to act, that random games speak for most. Plain UCT; chance is sampled and hidden
/// cards are dealt anew for each game. With a time the answer depends on how fast the machine is.
[[nodiscard]] ActionId search(const AnyState& state, Seat seat, Rng& rng, const Effort& effort);

}  // namespace touchline::cli
