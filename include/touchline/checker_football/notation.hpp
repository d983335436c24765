/// Checker Football in text (CF-41).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "touchline/checker_football/state.hpp"

namespace touchline::inline v1::checker_football {

/// The text of a listed action: `@e3`, `QB e2`, `e4-e5`, `e4>h7`, `land NE`. Another id gives a text that says which it
/// is.
[[nodiscard]] std::string action_text(const State& state, ActionId id);
/// The legal actions for a message, in rising order; after twenty `and 3 more`.
[[nodiscard]] std::string legal_texts(const State& state);
/// The listed action of that text, in either case and with any spaces; a square alone where one is to be chosen, `NE`
/// for `land NE`, two squares without a sign between them if only one action fits. Error(bad_text),
/// Error(illegal_action) or Error(ambiguous_text), with what would be legal; Error(game_over).
[[nodiscard]] ActionId parse_action(const State& state, std::string_view text);
/// The same, and at the beginning of a line-up the whole of it as one text: `@a3,b3,…` with the squares in any order,
/// or
/// `@standard` for the fixed formation (CF-7) where it fits. Gives the line-up's actions.
[[nodiscard]] std::vector<ActionId> parse_actions(const State& state, std::string_view text);

}  // namespace touchline::inline v1::checker_football
