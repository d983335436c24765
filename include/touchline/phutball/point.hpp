/// Points of the phutball board and the eight directions of its lines.
#pragma once

#include <compare>
#include <cstdint>

#include "touchline/grid/direction.hpp"

namespace touchline::inline v1::phutball {

/// A point by its row as printed, from Ohs' side, and its column from 0, which is `A` (PH-1). Rows 0 and last + 1 lie
/// off the board, where a ball may land (PH-12). Points compare in the order of their ids: row by row from `A1`.
struct Point {
  std::int8_t row = 0;     ///< as printed
  std::int8_t column = 0;  ///< 0 is `A`

  /// By row, then by column, as ids rise.
  friend constexpr auto operator<=>(Point, Point) noexcept = default;
};

/// The eight directions in the order of their action ids (PH-19); north is towards the last row.
using grid::all_directions;
using grid::Direction;

/// The point `steps` steps on, whether it is on a board or not.
[[nodiscard]] constexpr Point neighbour(Point from, Direction direction, int steps = 1) noexcept {
  return {static_cast<std::int8_t>(from.row + steps * grid::rows_of(direction)),
          static_cast<std::int8_t>(from.column + steps * grid::columns_of(direction))};
}

}  // namespace touchline::inline v1::phutball
