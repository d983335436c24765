/// Pictures of Power Poker Football: text for terminals, SVG for everything else; of a state or of a view.
#pragma once

#include <string>

#include "touchline/core/game.hpp"
#include "touchline/power_poker_football/state.hpp"
#include "touchline/power_poker_football/view.hpp"

namespace touchline::inline v1::power_poker_football {

/// Score and clock; the field from team 0's goal line on the left to team 1's, a character for two yards, with `<` or
/// `>` for the ball and the way it goes and `!` for the first-down marker; the face-up cards; a line a seat with chips,
/// points and cards: `[AS]` is shown, `(2C)` discarded, `??` not seen. Below, who decides what.
[[nodiscard]] std::string text_board(const State& state, const TextOptions& options = {});
/// The same as a viewer sees it.
[[nodiscard]] std::string text_board(const View& view, const TextOptions& options = {});

/// The field with ball and markers, the community cards, and for each seat chips, points and cards, covered where the
/// viewer may not see; `last` may be null.
[[nodiscard]] std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last);
/// The same as a viewer sees it.
[[nodiscard]] std::string svg(const View& view, const SvgOptions& options);

/// `Team 0 has 7, Team 1 has 3`, with the winners when the game is finished.
[[nodiscard]] std::string score_caption(const Rules& rules, const Situation& now);
/// `drive 3 of 8, quarter 2; down 2 and 7 on Team 0's 34`; what is played for where no down is: `kick of seat 2`.
[[nodiscard]] std::string down_caption(const Situation& now);
/// `seat 2 decides: check, run, bet-to-win`, or which card is drawn now.
[[nodiscard]] std::string phase_caption(const Rules& rules, const Situation& now);

}  // namespace touchline::inline v1::power_poker_football
