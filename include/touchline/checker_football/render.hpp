/// Pictures of Checker Football: text for terminals, SVG for everything else.
#pragma once

#include <string>

#include "touchline/checker_football/state.hpp"
#include "touchline/core/game.hpp"

namespace touchline::inline v1::checker_football {

/// Score and clock above; row 11 on top, yard lines with their numbers between the rows, `=` the line of scrimmage. `H`
/// and `A` are men, `H3` a stack of three that Home controls, `*` stands before the ball carrier, `o` is a live ball,
/// `x` the target of a ball in the air, `'` a square that a chain of jumps has landed on. Phase and mover below.
[[nodiscard]] std::string text_board(const State& state, const TextOptions& options = {});
/// The field with yard lines and numbers, end zones, line of scrimmage, stacks drawn as stacks with their count, score,
/// down and phase; `last` may be null.
[[nodiscard]] std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last);

/// What happens now, in words: `Home to move`, `Away places a man, 4 of 12 stand`, `Home won: full_time`.
[[nodiscard]] std::string phase_caption(const State& state);
/// `Home 6, Away 2`.
[[nodiscard]] std::string score_caption(const State& state);
/// What down it is: `half 1, possession 3 of 8, scrimmage on line 4`; empty when finished.
[[nodiscard]] std::string down_caption(const State& state);
/// The number at a yard line: 0 at the goal lines, 50 in the middle.
[[nodiscard]] constexpr int yards(int line) noexcept { return 10 * (line <= 5 ? line : 10 - line); }

}  // namespace touchline::inline v1::checker_football
