/// The options of Checker Football.
#pragma once

#include <cstdint>

#include "touchline/core/seat.hpp"

namespace touchline::inline v1::checker_football {

inline constexpr Seat home{0};  ///< attacks upwards, towards row 11 (CF-2)
inline constexpr Seat away{1};  ///< attacks downwards, towards row 0

inline constexpr int rows = 12;          ///< ten rows of ten yards and two end zones (CF-1)
inline constexpr int most_columns = 12;  ///< of any board
inline constexpr int most_men = 48;      ///< of both sides together

inline constexpr int offense_on_line = 7;  ///< men that the offense must have on its line row (CF-4)
/// And the defense on its own (CF-4).
inline constexpr int defense_on_line = 6;

/// How teams line up (CF-7).
enum class LineUpMode : std::uint8_t {
  free,      ///< each team places its men, then the offense names its quarterback
  standard,  ///< fixed formations
};

/// The options of the game. Any values may be put in; `check` and `State` refuse those out of range.
struct Rules {
  int columns = 8;                        ///< 7 to 12 (CF-1)
  int offense_men = 11;                   ///< 8 to twice the columns (CF-3)
  int defense_men = 12;                   ///< 6 to twice the columns (CF-3)
  LineUpMode line_up = LineUpMode::free;  ///< `standard` needs 8 columns, 11 and 12 men (CF-7)
  int touchdown_points = 6;               ///< 0 to 100 (CF-22)
  int max_moves = 100;                    ///< moves of both sides in a down, 1 to 100000 (CF-25)
  int accuracy = 12;                      ///< weight of a pass's target, 0 to 1000; 0: passes never stray (CF-30)
  int possessions = 8;                    ///< of both teams together in a half, 1 to 1000 (CF-38)

  friend constexpr bool operator==(const Rules&, const Rules&) noexcept = default;
};

/// Throws Error(bad_rules) for rules out of range or at odds with each other, with the reason.
void check(const Rules& rules);

/// Squares on the board.
[[nodiscard]] constexpr int square_count(const Rules& rules) noexcept { return rules.columns * rows; }

}  // namespace touchline::inline v1::checker_football
