/// Phutball in text: points, atomic actions (PH-22a), and positions as one line (PH-20).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "touchline/grid/place_name.hpp"
#include "touchline/phutball/state.hpp"

namespace touchline::inline v1::phutball {

/// `H10`; off the board `H20`, `C0` (PH-1, PH-22).
[[nodiscard]] std::string text(Point point);
/// The same, without allocating.
[[nodiscard]] grid::PlaceName place_name(Point point) noexcept;
/// `Ohs` or `Eks` (PH-3).
[[nodiscard]] std::string_view side_name(Seat seat) noexcept;

/// Reads a point in either case. Error(bad_text): not a point, the letter `I`, leading zeros, a column or row beyond
/// the board; row 0 and last + 1 are read too.
[[nodiscard]] Point parse_point(std::string_view text, Board board);

/// The text of an action id of the state's board; Error(out_of_range) beyond them.
[[nodiscard]] std::string action_text(const State& state, ActionId id);
/// The legal action of a text, in either case and with white space around it. Error(bad_text), Error(illegal_action)
/// with the reason and what would be legal, Error(game_over).
[[nodiscard]] ActionId parse_action(const State& state, std::string_view text);

/// `15x19 O H10 H11,J12`: the board, the mover, the ball, the men in id order or `-`; then `jumping` in mid-turn and
/// `turns 7/200` with `Rules::max_turns`. Error(game_over) for a finished state.
[[nodiscard]] std::string position_text(const State& state);
/// Reads such a line, in either case, men in any order; the place of an Error(bad_text) is the part of the line that is
/// at fault, and a state that cannot be is Error(bad_state). What the line does not say is taken from `defaults`.
[[nodiscard]] State parse_position(std::string_view line, const Rules& defaults = {});

}  // namespace touchline::inline v1::phutball
