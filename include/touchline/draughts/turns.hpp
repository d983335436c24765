/// Whole moves of draughts as turns (DR-21): one action with `Unit::move`, one for each jump with `Unit::step`.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/game.hpp"
#include "touchline/draughts/state.hpp"

namespace touchline::inline v1::draughts {

/// The legal moves in rising order of their codes; in mid-capture the ways to finish it. `unique`: one for each
/// resulting position, the one with the smallest list of squares (DR-14).
Listing for_each_turn(const State& state, const TurnOptions& options, TurnVisitor visit);
/// A whole move as text, in mid-capture written from where the piece is.
[[nodiscard]] std::string turn_text(const State& state, std::span<const ActionId> actions);
/// The actions of a whole move. Errors as for `parse_action`.
[[nodiscard]] std::vector<ActionId> parse_turn(const State& state, std::string_view text);

}  // namespace touchline::inline v1::draughts
