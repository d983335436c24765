/// Soccer in text (SO-26): `F6-F7` a move, `F6xF7` a dribble, `F6:F7>F11` a pass, `F10:F11>F15#` a goal.
#pragma once

#include <string>
#include <string_view>

#include "touchline/core/action.hpp"
#include "touchline/soccer/state.hpp"

namespace touchline::inline v1::soccer {

/// The text of a listed action: a step, `end-piece`, `end-turn` or `pass-turn`. Other ids get the text that they would
/// have, with the squares beside the board that they lead to written as `-`; Error(illegal_action) for numbers that are
/// no ids of these rules.
[[nodiscard]] std::string action_text(const State& state, ActionId action);
/// The legal actions for a message, `F1-F2, F1-G2, …`, in rising order; after twenty `and 3 more`.
[[nodiscard]] std::string legal_texts(const State& state);
/// The listed action of that text, in either case and with spaces anywhere. The `#` of a goal may be left out, and so
/// may the ball's square of a pass: `F6>F11`. Error(bad_text), Error(illegal_action) with what would be legal, or
/// Error(game_over).
[[nodiscard]] ActionId parse_action(const State& state, std::string_view text);

}  // namespace touchline::inline v1::soccer
