/// The bare phutball board: where the ball and the men are. Rules: docs/rules/phutball.md (PH-n).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "touchline/core/seat.hpp"
#include "touchline/phutball/board.hpp"
#include "touchline/phutball/point.hpp"
#include "touchline/phutball/rules.hpp"

namespace touchline::inline v1::phutball {

/// The bare board. No history, no whose-turn; see State for those. Trivially copyable, 332 bytes for any size of board;
/// nothing here allocates or throws.
///
/// Each man stands in four bit lines, a row, a column and two diagonals, so that the length of a run of men in any
/// direction is a count of bits in one word.
class Position {
 public:
  /// An empty standard board with the ball in the middle (PH-4).
  constexpr Position() noexcept : Position(Rules{}) {}
  /// No men, and the ball on its starting point (PH-4, PH-5). The rules must be such as `check` accepts.
  explicit constexpr Position(const Rules& rules) noexcept
      : ball_(start_point(rules)), board_(phutball::board(rules)) {}
  /// No men, and the ball on a point of the board or a landing off it.
  constexpr Position(Board board, Point ball) noexcept : ball_(ball), board_(board) {}

  /// The size of the board.
  [[nodiscard]] constexpr Board board() const noexcept { return board_; }
  /// Where the ball lies: on the board, or off it on row 0 or last + 1.
  [[nodiscard]] constexpr Point ball() const noexcept { return ball_; }

  /// Whether a man stands there: on any point of the board or one step beyond it.
  [[nodiscard]] constexpr bool has_man(Point point) const noexcept {
    return (rows_[static_cast<std::size_t>(point.row)] >> (point.column + 1) & 1) != 0;
  }
  /// Whether a point of the board holds neither a man nor the ball.
  [[nodiscard]] constexpr bool is_vacant(Point point) const noexcept { return point != ball_ && !has_man(point); }
  /// The men of a row of the board: bit n stands for column n.
  [[nodiscard]] constexpr std::uint32_t men_in_row(int row) const noexcept {
    return rows_[static_cast<std::size_t>(row)] >> 1;
  }
  /// The vacant points of a row of the board, likewise.
  [[nodiscard]] constexpr std::uint32_t vacant_in_row(int row) const noexcept {
    const std::uint32_t all = (std::uint32_t{1} << board_.columns()) - 1;
    const std::uint32_t ball = ball_.row == row ? std::uint32_t{1} << ball_.column : 0;
    return all & ~men_in_row(row) & ~ball;
  }
  /// How many men there are, and how many points for more.
  ///@{
  [[nodiscard]] constexpr int count_men() const noexcept {
    int count = 0;
    for (int row = 1; row <= board_.rows(); ++row) count += std::popcount(men_in_row(row));
    return count;
  }
  [[nodiscard]] constexpr int count_vacant() const noexcept {
    return board_.points() - count_men() - (board_.has(ball_) ? 1 : 0);
  }
  ///@}
  /// Calls `visit(Point)` for each man in the order of ids.
  template <class Visit>
  constexpr void for_each_man(Visit&& visit) const {
    for (int row = 1; row <= board_.rows(); ++row)
      for (std::uint32_t men = men_in_row(row); men != 0; men &= men - 1)
        visit(Point{static_cast<std::int8_t>(row), static_cast<std::int8_t>(std::countr_zero(men))});
  }

  /// Puts a man on a vacant point of the board (PH-7).
  constexpr void place(Point point) noexcept { flip(point); }
  /// Takes away the man on a point.
  constexpr void remove(Point point) noexcept { flip(point); }
  /// Puts the ball on a vacant point, or on a landing off the board.
  constexpr void set_ball(Point point) noexcept { ball_ = point; }

  /// The directions in which a man stands next to a point of the board. Bit n: all_directions[n].
  [[nodiscard]] constexpr unsigned men_next_to(Point point) const noexcept;
  /// How many men stand in an unbroken line that starts next to a point of the board (PH-9): one lookup in the line
  /// through the point, and a count of bits.
  [[nodiscard]] constexpr int run(Point from, Direction direction) const noexcept;
  /// Where a jump from a point of the board would land, or nothing if there is no man to jump or the landing lies
  /// beside the board (PH-9, PH-12).
  [[nodiscard]] constexpr std::optional<Point> landing(Point from, Direction direction) const noexcept;

  /// Where the ball lands when it jumps; nothing once it has left the board (PH-13).
  [[nodiscard]] constexpr std::optional<Point> landing(Direction direction) const noexcept {
    return board_.has(ball_) ? landing(ball_, direction) : std::nullopt;
  }
  /// The directions in which the ball can jump. Bit n: all_directions[n].
  [[nodiscard]] constexpr unsigned jumps() const noexcept;
  /// Jumps in a direction of `jumps()` and removes the men jumped (PH-10).
  constexpr void jump(Direction direction) noexcept;

  /// Ball, men and mover, for search (PH-20); the same on every platform.
  [[nodiscard]] std::uint64_t hash(Mover mover) const noexcept;

  friend constexpr bool operator==(const Position& a, const Position& b) noexcept {
    return a.ball_ == b.ball_ && a.board_ == b.board_ && a.rows_ == b.rows_;  // the other lines follow from the rows
  }

 private:
  // A diagonal goes round a cylinder of 20 columns, so two pieces of one may share a word. As no board has the last of
  // those columns, a bit that is never set parts them.
  static constexpr int cylinder = Board::max_columns + 1;
  static constexpr std::size_t rising(Point point) noexcept {
    return static_cast<std::size_t>((point.column - point.row + 2 * cylinder) % cylinder);
  }
  static constexpr std::size_t falling(Point point) noexcept {
    return static_cast<std::size_t>((point.column + point.row) % cylinder);
  }
  /// The line through a point in a direction; the bit of the point is its row, but in a row its column + 1.
  [[nodiscard]] constexpr std::uint32_t line(Point point, Direction direction) const noexcept;

  constexpr void flip(Point point) noexcept;

  std::array<std::uint32_t, Board::max_rows + 2> rows_{};    // bit column + 1
  std::array<std::uint32_t, Board::max_columns> columns_{};  // bit row, as in all that follow
  std::array<std::uint32_t, cylinder> rising_{};             // by column − row, round the cylinder
  std::array<std::uint32_t, cylinder> falling_{};            // by column + row, round the cylinder
  Point ball_;
  Board board_;
};

constexpr void Position::flip(Point point) noexcept {
  const std::uint32_t row_bit = std::uint32_t{1} << point.row;
  rows_[static_cast<std::size_t>(point.row)] ^= std::uint32_t{1} << (point.column + 1);
  columns_[static_cast<std::size_t>(point.column)] ^= row_bit;
  rising_[rising(point)] ^= row_bit;
  falling_[falling(point)] ^= row_bit;
}

constexpr unsigned Position::men_next_to(Point point) const noexcept {
  constexpr unsigned char north[] = {0x00, 0x80, 0x01, 0x81, 0x02, 0x82, 0x03, 0x83};   // by the bits of NW, N, NE
  constexpr unsigned char beside[] = {0x00, 0x40, 0x00, 0x40, 0x04, 0x44, 0x04, 0x44};  // W, the point itself, E
  constexpr unsigned char south[] = {0x00, 0x20, 0x10, 0x30, 0x08, 0x28, 0x18, 0x38};   // SW, S, SE
  const auto three = [&](int row) { return rows_[static_cast<std::size_t>(row)] >> point.column & 7; };
  return static_cast<unsigned>(north[three(point.row + 1)] | beside[three(point.row)] | south[three(point.row - 1)]);
}

constexpr std::uint32_t Position::line(Point point, Direction direction) const noexcept {
  switch (direction) {
    case Direction::e:
    case Direction::w:
      return rows_[static_cast<std::size_t>(point.row)];
    case Direction::n:
    case Direction::s:
      return columns_[static_cast<std::size_t>(point.column)];
    case Direction::ne:
    case Direction::sw:
      return rising_[rising(point)];
    default:
      return falling_[falling(point)];
  }
}

constexpr int Position::run(Point from, Direction direction) const noexcept {
  const bool along_row = grid::rows_of(direction) == 0;
  const int bit = along_row ? from.column + 1 : from.row;
  const std::uint32_t men = line(from, direction);
  const bool upward = along_row ? direction == Direction::e : grid::rows_of(direction) > 0;
  return upward ? std::countr_one(men >> (bit + 1)) : std::countl_one(men << (32 - bit));
}

constexpr std::optional<Point> Position::landing(Point from, Direction direction) const noexcept {
  const int men = run(from, direction);
  const Point to = neighbour(from, direction, men + 1);
  if (men == 0 || !board_.has_landing(to)) return std::nullopt;  // PH-9, PH-12
  return to;
}

constexpr unsigned Position::jumps() const noexcept {
  if (!board_.has(ball_)) return 0;  // PH-13
  unsigned directions = men_next_to(ball_);
  for (unsigned left = directions; left != 0; left &= left - 1) {
    const unsigned bit = left & (~left + 1);
    if (!landing(ball_, static_cast<Direction>(std::countr_zero(left)))) directions ^= bit;
  }
  return directions;
}

constexpr void Position::jump(Direction direction) noexcept {
  const int men = run(ball_, direction);
  for (int step = 1; step <= men; ++step) flip(neighbour(ball_, direction, step));  // PH-10: all of them, at once
  ball_ = neighbour(ball_, direction, men + 1);
}

}  // namespace touchline::inline v1::phutball
