/// Pictures of a phutball board: text for terminals, SVG for everything else.
#pragma once

#include <string>

#include "touchline/core/game.hpp"
#include "touchline/phutball/state.hpp"

namespace touchline::inline v1::phutball {

/// The last row on top, `#` for men, `@` for the ball, coordinates around, mover or result below. The row beyond a goal
/// line is shown when the ball has landed there.
[[nodiscard]] std::string text_board(const State& state, const TextOptions& options = {});
/// A Go diagram on a football pitch; `last` may be null. Targets are the landings of the ball and the vacant points.
[[nodiscard]] std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last);

}  // namespace touchline::inline v1::phutball
