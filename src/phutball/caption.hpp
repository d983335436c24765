/// What stands below a picture.
#pragma once

#include <string>

#include "touchline/phutball/state.hpp"

namespace touchline::inline v1::phutball {

/// `Ohs to move, jumping from G9; turn 8 of 200`, `Eks won: goal`.
[[nodiscard]] std::string caption(const State& state);

}  // namespace touchline::inline v1::phutball
