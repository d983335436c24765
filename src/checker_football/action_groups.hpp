// Counts legal actions and finds one by its place in the list, without the list.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "touchline/checker_football/action.hpp"
#include "touchline/checker_football/around.hpp"
#include "touchline/checker_football/square_set.hpp"
#include "touchline/grid/direction_numbers.hpp"

namespace touchline::inline v1::checker_football {

// What an ActionList is told, kept as it comes: single actions, directions from a square, a set of squares.
class ActionGroups {
 public:
  // For a board of so many columns.
  explicit ActionGroups(int columns) noexcept : columns_(columns) {}  // NOLINT(*-member-init): the groups stay raw

  [[nodiscard]] std::size_t count() const noexcept { return count_ + static_cast<std::size_t>(squares_.size()); }

  void add(ActionId action) noexcept { add_directions(action, 1); }
  // `first` is the action towards north from a square; the other directions follow it.
  void add_directions(ActionId first, Directions directions) noexcept {
    count_ += grid::numbers_of_directions[directions].count;
    groups_[size_++] = {first, directions, static_cast<std::uint32_t>(count_)};
  }
  // `number(square)` is the action of a square; from that of the first one they rise as the squares do. One set at
  // most, and nothing after it.
  template <class Number>
  void add_squares(const SquareSet& squares, const Number& number) noexcept {
    squares_ = squares;
    first_square_ = value(number(Square{}));
  }

  // The action with `rank` smaller ones.
  [[nodiscard]] ActionId at(std::size_t rank) const noexcept {
    if (rank >= count_)
      return static_cast<ActionId>(first_square_ + static_cast<std::uint64_t>(id_of(square(rank - count_), columns_)));
    std::size_t i = 0;
    while (groups_[i].end <= rank) ++i;
    const std::size_t before = i == 0 ? 0 : groups_[i - 1].end;
    return static_cast<ActionId>(value(groups_[i].first) +
                                 grid::numbers_of_directions[groups_[i].directions].numbers[rank - before]);
  }

 private:
  struct Group {
    ActionId first;
    Directions directions;
    std::uint32_t end;  // how many actions there are up to here
  };
  // A stack on each square, and what may stand beside them: a stop and jumps, or two special actions.
  static constexpr std::size_t most_groups = 12 * rows + 4;

  // The square of the set with `rank` smaller ones.
  [[nodiscard]] Square square(std::size_t rank) const noexcept {
    const auto& words = squares_.words();
    std::size_t word = 0;
    for (std::size_t size; word < 2 && rank >= (size = static_cast<std::size_t>(std::popcount(words[word]))); ++word)
      rank -= size;
    return static_cast<Square>(64 * word + nth_bit(words[word], rank));
  }

  // Byte by byte, then bit by bit.
  [[nodiscard]] static std::size_t nth_bit(std::uint64_t word, std::size_t rank) noexcept {
    constexpr std::uint64_t each_byte = 0x0101010101010101;
    std::uint64_t sums = word - (word >> 1 & each_byte * 0x55);
    sums = (sums & each_byte * 0x33) + (sums >> 2 & each_byte * 0x33);
    sums = ((sums + (sums >> 4)) & each_byte * 0x0f) * each_byte;  // of each byte and those below it
    const std::uint64_t passed = (((rank | 0x80) * each_byte - sums) >> 7) & each_byte;
    const auto byte = static_cast<std::size_t>(passed * each_byte >> 56);
    std::uint64_t bits = word >> 8 * byte;
    for (std::uint64_t left = rank - (sums << 8 >> 8 * byte & 0xff); left != 0; --left) bits &= bits - 1;
    return 8 * byte + static_cast<std::size_t>(std::countr_zero(bits));
  }

  int columns_;
  std::size_t size_ = 0;
  std::size_t count_ = 0;  // of the actions of the groups
  SquareSet squares_;
  std::uint64_t first_square_ = 0;
  std::array<Group, most_groups> groups_;
};

}  // namespace touchline::inline v1::checker_football
