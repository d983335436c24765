/// Random play.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "touchline/core/any_state.hpp"
#include "touchline/core/function_ref.hpp"
#include "touchline/core/random.hpp"

namespace touchline::cli {

/// Plays chance events by weight until a seat is to decide or the game is finished.
void play_chance(AnyState& state, Rng& rng);

/// Plays random actions, `most` of them at most, until the game is finished. `before` sees each action and the state
/// that it is about to be played in; false stops. Returns the number played.
std::uint64_t play_randomly(AnyState& state, Rng& rng, std::uint64_t most,
                            FunctionRef<bool(const AnyState&, ActionId)> before);

inline constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

}  // namespace touchline::cli
