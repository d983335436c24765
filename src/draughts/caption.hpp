// What stands below a board, for both pictures.
#pragma once

#include <string>

#include "touchline/draughts/state.hpp"

namespace touchline::inline v1::draughts {

// `dark to move`, `light won: no_moves`.
[[nodiscard]] std::string caption(const State& state);

}  // namespace touchline::inline v1::draughts
