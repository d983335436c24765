/// Whole turns of soccer (SO-25): the steps of one or more pieces, up to the end of the turn.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/game.hpp"
#include "touchline/soccer/state.hpp"

namespace touchline::inline v1::soccer {

/// Lists the whole turns, in mid-turn the ways to finish it, depth first in rising order of action ids; nothing is
/// listed of a finished game. Lazy: what the visitor does not ask for is not searched. With `options.unique` one turn
/// for each different resulting state, the first; the states met are kept in at most `options.memory` bytes, some 64
/// for each different one, and Error(limit_exceeded) is thrown when more are needed.
Listing for_each_turn(const State& state, const TurnOptions& options, TurnVisitor visit);

/// A whole turn as text (SO-26): `F6-F7,F7:F8>F11 / H6-H7`. Error(illegal_action) if the actions are not exactly one
/// legal turn from here.
[[nodiscard]] std::string turn_text(const State& state, std::span<const ActionId> actions);
/// The actions of a whole turn. Errors as for `parse_action`.
[[nodiscard]] std::vector<ActionId> parse_turn(const State& state, std::string_view text);

/// A turn, in mid-turn a way to finish it, that scores for the mover; or none (SO-27). Exact within `node_limit` steps
/// tried, `unknown` beyond. Uses at most 160 KiB of memory.
[[nodiscard]] WinningTurn winning_turn(const State& state, std::uint64_t node_limit);

}  // namespace touchline::inline v1::soccer
