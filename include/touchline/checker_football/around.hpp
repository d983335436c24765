/// The squares around one, as bits by direction.
#pragma once

#include <array>
#include <cstdint>

#include "touchline/checker_football/square_set.hpp"

namespace touchline::inline v1::checker_football {

/// Directions as bits: bit n is `static_cast<Direction>(n)`.
using Directions = unsigned;

/// Which neighbours are in a set, from three bits each of the rows above, at and below: bit 0 west, 1 middle, 2 east.
inline constexpr auto directions_of_rows = [] {
  std::array<std::uint8_t, 512> table{};
  // In order of the directions from north: where the neighbour's bit stands in above·64 + at·8 + below.
  constexpr std::array<unsigned, 8> bit_of{7, 8, 5, 2, 1, 0, 3, 6};
  for (unsigned pattern = 0; pattern < 512; ++pattern)
    for (unsigned d = 0; d < 8; ++d)
      if ((pattern >> bit_of[d] & 1U) != 0) table[pattern] = static_cast<std::uint8_t>(table[pattern] | 1U << d);
  return table;
}();

/// Which neighbours of a square are in a set. For many squares of one set; its members lie on a board.
class Surroundings {
 public:
  /// Looks at the set as it is now; later changes to it do not count.
  // Columns are moved one to the east, so that three bits from a square's own place on are its neighbours'; the rows
  // above and below are moved onto the square's own.
  explicit constexpr Surroundings(const SquareSet& set) noexcept
      : at_(set.east()), above_(at_.south()), below_(at_.north()) {}

  /// The directions in which a neighbour of `square` is in the set.
  [[nodiscard]] constexpr Directions of(Square square) const noexcept {
    const auto number = static_cast<unsigned>(square);
    const auto three = [&](const SquareSet& moved) { return moved.words()[number / 64] >> (number % 64) & 7U; };
    return directions_of_rows[static_cast<std::size_t>(three(above_) << 6 | three(at_) << 3 | three(below_))];
  }

 private:
  SquareSet at_;
  SquareSet above_;
  SquareSet below_;
};

/// The same for one square.
[[nodiscard]] inline Directions around(const SquareSet& set, Square square) noexcept {
  const int row = row_of(square), column = column_of(square);
  const auto three = [&](int r) { return set.row(r) << 1 >> column & 7U; };
  return directions_of_rows[three(row + 1) << 6 | three(row) << 3 | three(row - 1)];
}

/// Whether a direction is among them.
[[nodiscard]] constexpr bool has_direction(Directions directions, Direction direction) noexcept {
  return (directions >> static_cast<unsigned>(direction) & 1U) != 0;
}

/// The neighbour in a direction in which there is one on the board.
[[nodiscard]] constexpr Square neighbour(Square square, Direction direction, int steps = 1) noexcept {
  const int offset = grid::rows_of(direction) * 16 + grid::columns_of(direction);
  return static_cast<Square>(static_cast<int>(square) + offset * steps);
}

}  // namespace touchline::inline v1::checker_football
