/// Squares of the field and what the two teams call forward.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "touchline/checker_football/rules.hpp"
#include "touchline/grid/cell.hpp"
#include "touchline/grid/place_name.hpp"

namespace touchline::inline v1::checker_football {

using grid::Cell;
using grid::Direction;

/// A square: sixteen times its row plus its column, so that it means the same on a board of any width. Squares of one
/// board rise in this number as they do in their ids (CF-39).
enum class Square : std::uint8_t {};

/// Stands for no square, where there is no ball or no target.
inline constexpr Square no_square{255};

/// A square by column and row, and the other way; nothing is checked.
///@{
[[nodiscard]] constexpr Square square_at(int column, int row) noexcept {
  return static_cast<Square>(row * 16 + column);
}
[[nodiscard]] constexpr int column_of(Square square) noexcept { return static_cast<int>(square) % 16; }
[[nodiscard]] constexpr int row_of(Square square) noexcept { return static_cast<int>(square) / 16; }

[[nodiscard]] constexpr Cell cell_of(Square square) noexcept { return {column_of(square), row_of(square)}; }
[[nodiscard]] constexpr Square square_of(Cell cell) noexcept { return square_at(cell.column, cell.row); }
///@}
/// Whether a cell is a square of a board of so many columns.
[[nodiscard]] constexpr bool is_on_board(Cell cell, int columns) noexcept {
  return cell.column >= 0 && cell.column < columns && cell.row >= 0 && cell.row < rows;
}

/// The number of a square in action ids: row · columns + column (CF-39).
[[nodiscard]] constexpr int id_of(Square square, int columns) noexcept {
  return row_of(square) * columns + column_of(square);
}
/// The square of that number.
[[nodiscard]] constexpr Square square_with_id(int id, int columns) noexcept {
  return square_at(id % columns, id / columns);
}

/// `a0` … `l11`.
[[nodiscard]] std::string name(Square square);
/// The same, without allocating.
[[nodiscard]] constexpr grid::PlaceName place_name(Square square) noexcept {
  return {static_cast<char>('a' + column_of(square)), row_of(square)};
}
/// The square of that name, in either case, on a board of so many columns; or nothing.
[[nodiscard]] std::optional<Square> parse_square(std::string_view text, int columns) noexcept;

/// `Home` or `Away`.
[[nodiscard]] constexpr std::string_view team_name(Seat team) noexcept { return team == home ? "Home" : "Away"; }

/// One row forward for a team: 1 or -1 (CF-2).
[[nodiscard]] constexpr int forward(Seat team) noexcept { return team == home ? 1 : -1; }
/// The end zone that a team attacks, and the one that it defends.
[[nodiscard]] constexpr int goal_row(Seat team) noexcept { return team == home ? rows - 1 : 0; }
/// The end zone that a team defends.
[[nodiscard]] constexpr int own_end_row(Seat team) noexcept { return goal_row(other(team)); }
/// Whether a row lies nearer to the goal that a team attacks than another one.
[[nodiscard]] constexpr bool is_ahead(int row, int than, Seat team) noexcept {
  return team == home ? row > than : row < than;
}
/// A team's row next to yard line `line`; line k lies between rows k and k + 1 (CF-2).
[[nodiscard]] constexpr int line_row(int line, Seat team) noexcept { return team == home ? line : line + 1; }
/// Whether a row lies beyond a line as a team sees it.
[[nodiscard]] constexpr bool is_beyond(int row, int line, Seat team) noexcept {
  return is_ahead(row, line_row(line, team), team);
}
/// The line at the front of a team's man on a row: the edge away from his own goal (CF-20). May lie beyond the lines
/// on which a ball can be spotted.
[[nodiscard]] constexpr int front_line(int row, Seat team) noexcept { return team == home ? row : row - 1; }

}  // namespace touchline::inline v1::checker_football
