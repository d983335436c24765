/// The options of the soccer game: the board, the set-up and what varies from table to table.
#pragma once

#include "touchline/core/seat.hpp"
#include "touchline/soccer/square.hpp"

namespace touchline::inline v1::soccer {

inline constexpr Seat red{0};   ///< its goal is row 1; attacks the goal of the last row
inline constexpr Seat blue{1};  ///< attacks the goal of row 1

/// A fixed-size value. The source's diagrams are lost, so its measures are fields (SO-1 to SO-4).
struct Rules {
  int columns = 11;          ///< with the perimeter; 7 to 19, odd (SO-1)
  int rows = 15;             ///< with the perimeter; 9 to 25, odd (SO-1)
  int goal_width = 5;        ///< squares of each goal; 1 to columns − 2, odd (SO-2)
  int shooting_depth = 4;    ///< rows of each shooting zone; at least 1, twice it at most rows − 3 (SO-3)
  int steps = 3;             ///< steps of a piece in a turn; 1 to 6 (SO-6)
  int pieces = 2;            ///< pieces that a turn may use; 1 to 6 (SO-6)
  int zone_passes = 2;       ///< passes inside the opponent's shooting zone; 0 to 100 (SO-17)
  int goals_to_win = 3;      ///< 1 to 100 (SO-22)
  int max_turns = 200;       ///< turns of both sides together; 0 to 1000000, 0: no limit (SO-22)
  Seat first = soccer::red;  ///< who kicks off (SO-5)
  SquareSet red = {};        ///< red's set-up; empty: the standard one for the size of the board (SO-4)
  SquareSet blue = {};       ///< likewise
  Square ball = no_square;   ///< where the ball starts; no_square: the middle of the board (SO-4)

  friend constexpr bool operator==(const Rules&, const Rules&) noexcept = default;
};

/// Error(bad_rules) with the reason and the name of the field as place, unless the rules make sense.
void check(const Rules& rules);

/// The squares of a side at kick-off, and that of the ball: those of the rules, or the standard ones (SO-4).
[[nodiscard]] SquareSet start_pieces(const Rules& rules, Seat side) noexcept;
/// Where the ball lies at kick-off.
[[nodiscard]] Square start_ball(const Rules& rules) noexcept;

}  // namespace touchline::inline v1::soccer
