/// Sets of directions spelt out, for lists of actions by direction.
#pragma once

#include <array>
#include <cstdint>

namespace touchline::inline v1::grid {

/// The numbers of the directions of a set, rising, then zeros; and how many there are.
struct DirectionNumbers {
  std::array<std::uint8_t, 8> numbers{};  ///< rising
  std::uint8_t count = 0;                 ///< how many of them count
};

/// For each set of directions, bit n for the one with number n.
inline constexpr auto numbers_of_directions = [] {
  std::array<DirectionNumbers, 256> table{};
  for (unsigned set = 0; set < 256; ++set)
    for (std::uint8_t number = 0; number < 8; ++number)
      if ((set >> number & 1U) != 0) table[set].numbers[table[set].count++] = number;
  return table;
}();

}  // namespace touchline::inline v1::grid
