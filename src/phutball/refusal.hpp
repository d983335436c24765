/// Why an action or a jump is not legal, in words.
#pragma once

#include <string>

#include "touchline/phutball/state.hpp"

namespace touchline::inline v1::phutball {

/// What is legal, in short: `283 points and N`, `N, SE and stop`.
[[nodiscard]] std::string legal_summary(const State& state);
/// Why the ball cannot jump in a direction: `there is no man next to G9 towards NE`.
[[nodiscard]] std::string no_jump_reason(const Position& position, Direction direction);
/// The error for an action that is not legal.
[[nodiscard]] Error refusal(const State& state, ActionId action);

}  // namespace touchline::inline v1::phutball
