// What stands below a board, for both pictures.
#pragma once

#include <string>

#include "touchline/soccer/state.hpp"

namespace touchline::inline v1::soccer {

// Who is to move, how far the turn has come and the score; or how it ended.
[[nodiscard]] std::string caption(const State& state);

}  // namespace touchline::inline v1::soccer
