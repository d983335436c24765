/// The options of phutball. Rules: docs/rules/phutball.md (PH-n).
#pragma once

#include "touchline/phutball/board.hpp"
#include "touchline/phutball/point.hpp"

namespace touchline::inline v1::phutball {

/// The options of the game. Any values may be put in; `check` and `State` refuse those out of range.
struct Rules {
  /// The highest turn limit.
  static constexpr int max_max_turns = 1000000;

  int ball_row = 0;   ///< the row the ball starts on as a handicap; 0: the middle, else 2 … rows − 1 (PH-5)
  int columns = 15;   ///< 3 … 19 (PH-5)
  int first = 0;      ///< the seat that moves first (PH-6)
  int max_turns = 0;  ///< turns of both players together after which the game is drawn; 0: no limit (PH-18)
  int rows = 19;      ///< 5 … 21 (PH-5)

  friend constexpr bool operator==(const Rules&, const Rules&) noexcept = default;
};

/// Error(bad_rules) that names the first field out of range, with the place `/field`.
void check(const Rules& rules);

/// The board of rules that `check` accepts.
[[nodiscard]] constexpr Board board(const Rules& rules) noexcept { return Board(rules.columns, rules.rows); }

/// Where the ball starts: the middle point, the lower-left of the middle ones where a size is even (PH-4, PH-5).
[[nodiscard]] constexpr Point start_point(const Rules& rules) noexcept {
  const int row = rules.ball_row != 0 ? rules.ball_row : (rules.rows + 1) / 2;
  return {static_cast<std::int8_t>(row), static_cast<std::int8_t>((rules.columns - 1) / 2)};
}

}  // namespace touchline::inline v1::phutball
