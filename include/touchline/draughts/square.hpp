/// The dark squares of the draughts board, and sets of them.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>

namespace touchline::inline v1::draughts {

/// A dark square by its number, 1–32 (DR-2): four a row, from dark's back row, left to right with dark on top.
enum class Square : std::uint8_t {};

/// The number as printed, 1 to 32.
[[nodiscard]] constexpr int number(Square square) noexcept { return static_cast<int>(square); }

/// Rows 0–7 from dark's back row, columns 0–7 from the left as printed with dark on top.
[[nodiscard]] constexpr int row(Square square) noexcept { return (number(square) - 1) / 4; }
/// Columns 0–7 from the left, of which a row has every other one.
[[nodiscard]] constexpr int column(Square square) noexcept {
  return (number(square) - 1) % 4 * 2 + (row(square) % 2 == 0 ? 1 : 0);
}

/// The dark square in that row and column, or nothing beside the board or on a light square.
[[nodiscard]] constexpr std::optional<Square> square_at(int row, int column) noexcept {
  if (row < 0 || row > 7 || column < 0 || column > 7 || (row + column) % 2 == 0) return std::nullopt;
  return static_cast<Square>(row * 4 + column / 2 + 1);
}

/// The diagonals as printed with dark on top, in the order of step ids (DR-21): dark's men go south.
enum class Direction : std::uint8_t { nw, ne, sw, se };

/// All four in that order.
inline constexpr Direction all_directions[] = {Direction::nw, Direction::ne, Direction::sw, Direction::se};

/// The square `steps` squares on in a direction, or nothing beside the board.
[[nodiscard]] constexpr std::optional<Square> neighbour(Square from, Direction direction, int steps = 1) noexcept {
  const int down = direction == Direction::sw || direction == Direction::se ? steps : -steps;
  const int right = direction == Direction::ne || direction == Direction::se ? steps : -steps;
  return square_at(row(from) + down, column(from) + right);
}

/// A set of squares: bit n−1 stands for square n.
class SquareSet {
 public:
  constexpr SquareSet() noexcept = default;
  /// The set with those bits.
  explicit constexpr SquareSet(std::uint32_t bits) noexcept : bits_(bits) {}

  /// The set as bits, what is in it and how many squares; a square is put in or taken out, whether or not it was there.
  ///@{
  [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool has(Square square) const noexcept { return (bits_ >> (number(square) - 1) & 1) != 0; }
  [[nodiscard]] constexpr int size() const noexcept { return std::popcount(bits_); }
  [[nodiscard]] constexpr bool is_empty() const noexcept { return bits_ == 0; }
  constexpr void insert(Square square) noexcept { bits_ |= std::uint32_t{1} << (number(square) - 1); }
  constexpr void erase(Square square) noexcept { bits_ &= ~(std::uint32_t{1} << (number(square) - 1)); }
  ///@}

  /// The squares in rising order, for range loops.
  class Iterator {
   public:
    /// Over the squares whose bits are set in `left`.
    ///@{
    explicit constexpr Iterator(std::uint32_t left) noexcept : left_(left) {}
    constexpr Square operator*() const noexcept { return static_cast<Square>(std::countr_zero(left_) + 1); }
    constexpr Iterator& operator++() noexcept {
      left_ &= left_ - 1;
      return *this;
    }
    ///@}
    friend constexpr bool operator==(Iterator, Iterator) noexcept = default;

   private:
    std::uint32_t left_;
  };
  /// For range loops. An iterator holds what is left of the set by itself.
  ///@{
  [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const noexcept { return Iterator(0); }
  ///@}

  /// The squares in either set; in both; in `a` and not in `b`.
  ///@{
  friend constexpr SquareSet operator|(SquareSet a, SquareSet b) noexcept { return SquareSet(a.bits_ | b.bits_); }
  friend constexpr SquareSet operator&(SquareSet a, SquareSet b) noexcept { return SquareSet(a.bits_ & b.bits_); }
  friend constexpr SquareSet operator-(SquareSet a, SquareSet b) noexcept { return SquareSet(a.bits_ & ~b.bits_); }
  ///@}
  friend constexpr bool operator==(SquareSet, SquareSet) noexcept = default;

 private:
  std::uint32_t bits_ = 0;
};

}  // namespace touchline::inline v1::draughts
