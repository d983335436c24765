/// Pictures of a soccer board: text for terminals, SVG for everything else.
#pragma once

#include <string>

#include "touchline/core/game.hpp"
#include "touchline/soccer/state.hpp"

namespace touchline::inline v1::soccer {

/// The last row on top. `r` and `b` are pieces, in capitals the one in use, `o` is the ball; empty squares are `,` on
/// the perimeter, `=` on the goals, `:` in the shooting zones and `.` in the neutral zone. Below stands who is to move
/// and the score.
[[nodiscard]] std::string text_board(const State& state, const TextOptions& options = {});
/// Zones and goals in the sides' colours, pieces with the names of their squares. `last`, which may be null, is drawn
/// step by step: a solid line where pieces went, a dashed one where the ball was passed.
[[nodiscard]] std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last);

}  // namespace touchline::inline v1::soccer
