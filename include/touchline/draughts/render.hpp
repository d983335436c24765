/// Pictures of a draughts board: text for terminals, SVG for everything else.
#pragma once

#include <string>

#include "touchline/core/game.hpp"
#include "touchline/draughts/state.hpp"

namespace touchline::inline v1::draughts {

/// Dark on top, `b` `B` `w` `W` for men and kings, numbers of the squares at the side, mover or result below.
[[nodiscard]] std::string text_board(const State& state, const TextOptions& options = {});
/// A square picture with square numbers; `last` may be null.
[[nodiscard]] std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last);

}  // namespace touchline::inline v1::draughts
