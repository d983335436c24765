/// Which events of a game of Power Poker Football a viewer may not know (PP-54).
#pragma once

#include <span>
#include <vector>

#include "touchline/core/action.hpp"
#include "touchline/core/game.hpp"
#include "touchline/power_poker_football/state.hpp"

namespace touchline::inline v1::power_poker_football {

/// For each of the events that lead on from `start`: whether it deals a card to another seat that is not shown later
/// among them. The events must be those of a game: each applies.
[[nodiscard]] std::vector<bool> covered_events(const State& start, std::span<const Event> events, Viewer viewer);

}  // namespace touchline::inline v1::power_poker_football
