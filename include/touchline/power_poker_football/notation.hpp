/// Power Poker Football in text (PP-56, PP-57).
#pragma once

#include <string>
#include <string_view>

#include "touchline/power_poker_football/state.hpp"

namespace touchline::inline v1::power_poker_football {

/// The text of an action: `AS` for a card, `bet-to-win` for a decision. Another id gives a text that says which it is.
[[nodiscard]] std::string action_text(ActionId action);
/// What the seat to move may decide, for a message: `check, run, bet-to-win`; at a chance event `a card of the deck`,
/// whatever is left of it, so that the text tells nothing.
[[nodiscard]] std::string legal_texts(const State& state);
/// The listed action of that text, in either case, with spaces or `_` for `-`; `fold-to-run`, `running-back-blast` and
/// the other long names are understood. Error(bad_text) or Error(illegal_action) with what would be legal;
/// Error(game_over). No message depends on a card that is not face up.
[[nodiscard]] ActionId parse_action(const State& state, std::string_view text);

}  // namespace touchline::inline v1::power_poker_football
