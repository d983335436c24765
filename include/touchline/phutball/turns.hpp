/// Whole turns of phutball: a man placed, or a ball move of one jump or more (PH-7, PH-8, PH-21).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/game.hpp"
#include "touchline/phutball/state.hpp"

namespace touchline::inline v1::phutball {

/// Lists whole turns lazily: placements in id order, then ball moves depth first, directions in id order, a sequence
/// before its extensions; in mid-turn `stop` and the continuations. `unique` gives one turn for each different result,
/// ball and men, the first met; it remembers results in at most `options.memory` bytes, Error(limit_exceeded) when that
/// is passed, after delivering what it found. Nothing for a finished state. Uses no recursion.
Listing for_each_turn(const State& state, const TurnOptions& options, TurnVisitor visit);

/// The ball moves alone, straight from the board, as if a turn began there.
Listing for_each_ball_move(const Position& position, const TurnOptions& options, TurnVisitor visit);

/// How many turns `for_each_turn` would list, by path; placements are counted in bulk, and the ball moves as below.
[[nodiscard]] std::uint64_t count_turns(const State& state);
/// How many ball moves `for_each_ball_move` would list, by path. Results that several paths lead to are gone on from
/// once, and kept in at most 256 MiB; beyond that, paths are walked. Error(limit_exceeded) from 2⁶⁴ on.
[[nodiscard]] std::uint64_t count_ball_moves(const Position& position);

/// A whole turn as text (PH-22): `K7`, `K6-G9-G11`, in mid-turn written from where the ball lies, or `stop`.
/// Error(illegal_action) unless the actions are a whole legal turn of the state.
[[nodiscard]] std::string turn_text(const State& state, std::span<const ActionId> actions);

/// The actions of a turn's text, in either case. Error(bad_text), Error(illegal_action) with the jump that is at fault,
/// the reason and what would be legal there, Error(game_over).
[[nodiscard]] std::vector<ActionId> parse_turn(const State& state, std::string_view text);

}  // namespace touchline::inline v1::phutball
