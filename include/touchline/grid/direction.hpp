/// The eight directions of a square board.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace touchline::inline v1::grid {

/// A direction; north is towards higher rows, east towards higher columns. Numbered clockwise from north.
enum class Direction : std::uint8_t { n, ne, e, se, s, sw, w, nw };

/// All eight in the order of their numbers.
inline constexpr std::array<Direction, 8> all_directions{Direction::n, Direction::ne, Direction::e, Direction::se,
                                                         Direction::s, Direction::sw, Direction::w, Direction::nw};

/// How many columns one step goes east (-1, 0 or 1).
[[nodiscard]] constexpr int columns_of(Direction direction) noexcept {
  constexpr std::array<int, 8> steps{0, 1, 1, 1, 0, -1, -1, -1};
  return steps[static_cast<std::size_t>(direction)];
}

/// How many rows one step goes north (-1, 0 or 1).
[[nodiscard]] constexpr int rows_of(Direction direction) noexcept {
  constexpr std::array<int, 8> steps{1, 1, 0, -1, -1, -1, 0, 1};
  return steps[static_cast<std::size_t>(direction)];
}

/// `N`, `NE`, … `NW`.
[[nodiscard]] std::string_view name(Direction direction) noexcept;

/// The direction of that name in either case, or nothing.
[[nodiscard]] std::optional<Direction> direction_named(std::string_view text) noexcept;

}  // namespace touchline::inline v1::grid
