/// A square of a board by its coordinates.
#pragma once

#include "touchline/grid/direction.hpp"

namespace touchline::inline v1::grid {

/// A square by column and row, both counted from 0 on the board; other numbers are squares beside it.
struct Cell {
  int column = 0;  ///< from the west
  int row = 0;     ///< from the south

  /// The square `steps` away.
  [[nodiscard]] constexpr Cell towards(Direction direction, int steps = 1) const noexcept {
    return {column + steps * columns_of(direction), row + steps * rows_of(direction)};
  }

  friend constexpr bool operator==(Cell, Cell) noexcept = default;
};

}  // namespace touchline::inline v1::grid
