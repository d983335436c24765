/// The size of a phutball board, and what follows from it.
#pragma once

#include <cstdint>
#include <optional>

#include "touchline/core/seat.hpp"
#include "touchline/phutball/point.hpp"

namespace touchline::inline v1::phutball {

inline constexpr Seat ohs{0};  ///< plays towards the last row (PH-3)
inline constexpr Seat eks{1};  ///< plays towards row 1

/// Columns and rows of a board. A small value.
class Board {
 public:
  /// What sizes there are (PH-5).
  ///@{
  static constexpr int min_columns = 3, max_columns = 19;
  static constexpr int min_rows = 5, max_rows = 21;
  ///@}
  /// Points of the largest board.
  static constexpr int max_points = max_columns * max_rows;

  constexpr Board() noexcept = default;
  /// Both numbers in the range above.
  constexpr Board(int columns, int rows) noexcept
      : columns_(static_cast<std::int8_t>(columns)), rows_(static_cast<std::int8_t>(rows)) {}

  /// The measures.
  ///@{
  [[nodiscard]] constexpr int columns() const noexcept { return columns_; }
  [[nodiscard]] constexpr int rows() const noexcept { return rows_; }
  ///@}
  /// The number of points on which a man may stand.
  [[nodiscard]] constexpr int points() const noexcept { return columns_ * rows_; }

  /// Whether a point lies on the board, goal lines included.
  [[nodiscard]] constexpr bool has(Point point) const noexcept {
    return point.row >= 1 && point.row <= rows_ && has_column(point.column);
  }
  /// Whether a jump may land there: on the board, or off it on row 0 or last + 1, never beside it (PH-12).
  [[nodiscard]] constexpr bool has_landing(Point point) const noexcept {
    return point.row >= 0 && point.row <= rows_ + 1 && has_column(point.column);
  }

  /// The id of a point of the board: row by row from `A1` (PH-19).
  [[nodiscard]] constexpr int id(Point point) const noexcept { return (point.row - 1) * columns_ + point.column; }
  /// The point of an id from 0 to `points()` − 1.
  [[nodiscard]] constexpr Point point(int id) const noexcept {
    // The standard width is a constant, which makes the divisions multiplications.
    const int row = columns_ == 15 ? id / 15 : id / columns_;
    return {static_cast<std::int8_t>(row + 1), static_cast<std::int8_t>(id - row * columns_)};
  }

  /// Whose goal it is when the ball rests there at the end of a turn; the line decides, not the mover (PH-15, PH-16).
  [[nodiscard]] constexpr std::optional<Seat> goal_at(Point ball) const noexcept {
    if (ball.row >= rows_) return ohs;
    if (ball.row <= 1) return eks;
    return std::nullopt;
  }

  friend constexpr bool operator==(Board, Board) noexcept = default;

 private:
  [[nodiscard]] constexpr bool has_column(int column) const noexcept { return column >= 0 && column < columns_; }

  std::int8_t columns_ = 15;
  std::int8_t rows_ = 19;
};

}  // namespace touchline::inline v1::phutball
