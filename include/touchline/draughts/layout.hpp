/// How a Position keeps sets of squares in a 32-bit word.
#pragma once

#include <bit>
#include <cstdint>

#include "touchline/draughts/square.hpp"

/// The square in row r and column c has bit 4r + 3c, modulo 32. No two dark squares share a bit, and a step in a
/// direction is the same rotation of the word from every square: SW by 1, SE by 7, NE and NW back by as much. Beside
/// the board the rotation goes on at the opposite edge, so what crosses an edge must be masked out; a jump needs no
/// mask but that of the squares inside, for what stands on the edge cannot be jumped.
namespace touchline::inline v1::draughts::layout {

/// The bit of a square.
[[nodiscard]] constexpr std::uint32_t bit(Square square) noexcept {
  return std::uint32_t{1} << (4 * row(square) + 3 * column(square)) % 32;
}

/// The squares that `pick` chooses.
template <class Pick>
[[nodiscard]] constexpr std::uint32_t squares_where(Pick pick) noexcept {
  std::uint32_t set = 0;
  for (int n = 1; n <= 32; ++n)
    if (pick(static_cast<Square>(n))) set |= bit(static_cast<Square>(n));
  return set;
}

/// The squares off the edge of the board: only what stands on them can be jumped.
inline constexpr std::uint32_t inside = squares_where(
    [](Square square) { return row(square) > 0 && row(square) < 7 && column(square) > 0 && column(square) < 7; });

/// The squares that have a neighbour in a direction.
template <Direction direction>
inline constexpr std::uint32_t not_at_edge = squares_where([](Square square) {
  return neighbour(square, direction).has_value();
});

/// The rows nearest to dark and to light: each is where the other side's men are crowned (DR-9).
inline constexpr std::uint32_t dark_back_row = squares_where([](Square square) { return row(square) == 0; });
/// The row nearest to light.
inline constexpr std::uint32_t light_back_row = squares_where([](Square square) { return row(square) == 7; });

/// The rotation to the left that is a step in a direction.
[[nodiscard]] constexpr int turn(Direction direction) noexcept {
  constexpr int turns[] = {-7, -1, 1, 7};  // nw, ne, sw, se
  return turns[static_cast<std::size_t>(direction)];
}

/// The squares to which `steps` steps in a direction lead from those of `set`, edges not minded.
[[nodiscard]] constexpr std::uint32_t ahead(std::uint32_t set, Direction direction, int steps = 1) noexcept {
  return std::rotl(set, steps * turn(direction));
}
/// The squares from which one step in a direction leads to those of `set`, edges not minded.
[[nodiscard]] constexpr std::uint32_t behind(std::uint32_t set, Direction direction) noexcept {
  return std::rotr(set, turn(direction));
}

/// From square numbers to this layout. Squares k, k + 8, k + 16 and k + 24 keep their distance of 8 bits, so a rotation
/// moves all four at once.
[[nodiscard]] constexpr std::uint32_t pack(SquareSet squares) noexcept {
  std::uint32_t set = 0;
  for (int k = 0; k < 4; ++k) {
    set |= std::rotl(squares.bits() & std::uint32_t{0x01010101} << k, 5 * k + 3);  // columns 1, 3, 5, 7
    set |= std::rotl(squares.bits() & std::uint32_t{0x10101010} << k, 5 * k);      // columns 0, 2, 4, 6
  }
  return set;
}

/// From this layout to square numbers.
[[nodiscard]] constexpr SquareSet unpack(std::uint32_t set) noexcept {
  std::uint32_t bits = 0;
  for (int k = 0; k < 4; ++k) {
    bits |= std::rotr(set, 5 * k + 3) & std::uint32_t{0x01010101} << k;
    bits |= std::rotr(set, 5 * k) & std::uint32_t{0x10101010} << k;
  }
  return SquareSet(bits);
}

}  // namespace touchline::inline v1::draughts::layout
