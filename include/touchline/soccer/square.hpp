/// Squares and directions of the soccer board, and sets of squares. Rules: docs/rules/soccer.md (SO-n).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "touchline/grid/direction.hpp"
#include "touchline/grid/place_name.hpp"

namespace touchline::inline v1::soccer {

inline constexpr int most_columns = 19;  ///< SO-1
inline constexpr int most_rows = 25;     ///< SO-1

/// A square by its column and row, both from 1: row · 32 + column. The numbers rise as ids do (SO-23) on a board of any
/// size. The ring of numbers around a board, row 0 and column 0 included, stands for what lies beside it.
enum class Square : std::uint16_t {};

/// No square of any board.
inline constexpr Square no_square{0};

/// The parts of a square, and a square of its parts; nothing is checked.
///@{
[[nodiscard]] constexpr int number(Square square) noexcept { return static_cast<int>(square); }
[[nodiscard]] constexpr int column(Square square) noexcept { return number(square) & 31; }
[[nodiscard]] constexpr int row(Square square) noexcept { return number(square) >> 5; }
[[nodiscard]] constexpr Square square_at(int column, int row) noexcept {
  return static_cast<Square>(row * 32 + column);
}
///@}

/// `F6`: columns from A, no letter skipped (SO-1).
[[nodiscard]] std::string name(Square square);
/// The same, without allocating.
[[nodiscard]] constexpr grid::PlaceName place_name(Square square) noexcept {
  return {static_cast<char>('A' + column(square) - 1), row(square)};
}
/// The square of that name, in either case, on the largest board; or nothing.
[[nodiscard]] std::optional<Square> square_named(std::string_view text) noexcept;

/// North is away from Red; numbered in the order of ids (SO-23).
using grid::Direction;

/// How many directions there are.
inline constexpr unsigned direction_count = grid::all_directions.size();

/// What a step in a direction adds to a square's number.
[[nodiscard]] constexpr int offset(Direction direction) noexcept {
  constexpr std::array<int, direction_count> offsets = [] {
    std::array<int, direction_count> table{};
    for (const Direction d : grid::all_directions)
      table[static_cast<std::size_t>(d)] = grid::rows_of(d) * 32 + grid::columns_of(d);
    return table;
  }();
  return offsets[static_cast<std::size_t>(direction)];
}

/// The direction back.
[[nodiscard]] constexpr Direction opposite(Direction direction) noexcept {
  return static_cast<Direction>((static_cast<unsigned>(direction) + 4U) % 8U);
}

/// The square `steps` squares on, which may lie beside the board.
[[nodiscard]] constexpr Square neighbour(Square from, Direction direction, int steps = 1) noexcept {
  return static_cast<Square>(number(from) + offset(direction) * steps);
}

/// The direction and distance of a line along row, column or diagonal.
struct Line {
  Direction direction{};  ///< from the one square to the other
  int length = 0;         ///< at least 1
};

/// The line from one square to another, or nothing if they are the same or on no common line.
[[nodiscard]] std::optional<Line> line(Square from, Square to) noexcept;

/// Steps that a piece needs from one square to the other on an empty board.
[[nodiscard]] constexpr int distance(Square a, Square b) noexcept {
  const int columns = column(a) > column(b) ? column(a) - column(b) : column(b) - column(a);
  const int rows = row(a) > row(b) ? row(a) - row(b) : row(b) - row(a);
  return columns > rows ? columns : rows;
}

/// A set of squares of the largest board and of the ring around it: bit n for square number n. 112 bytes.
class SquareSet {
 public:
  static constexpr std::size_t word_count = 14;  ///< words of the set
  static constexpr int row_count = 28;           ///< rows 0 to 27, two in a word

  constexpr SquareSet() noexcept = default;

  /// Whether a square is in it; puts one in, takes one out, whether or not it was there.
  ///@{
  [[nodiscard]] constexpr bool has(Square square) const noexcept {
    return (words_[word(square)] >> (number(square) & 63) & 1) != 0;
  }
  constexpr void insert(Square square) noexcept { words_[word(square)] |= bit(square); }
  constexpr void erase(Square square) noexcept { words_[word(square)] &= ~bit(square); }
  ///@}
  /// Puts in squares of a row: bit n for column n.
  constexpr void insert_row(int row, std::uint32_t columns) noexcept {
    words_[word(square_at(0, row))] |= static_cast<std::uint64_t>(columns) << (number(square_at(0, row)) & 63);
  }
  /// Takes the square out if it is in, and puts it in if it is not.
  constexpr void toggle(Square square) noexcept { words_[word(square)] ^= bit(square); }

  /// How many squares there are.
  ///@{
  [[nodiscard]] constexpr int size() const noexcept {
    int count = 0;
    for (const std::uint64_t bits : words_) count += std::popcount(bits);
    return count;
  }
  [[nodiscard]] constexpr bool is_empty() const noexcept {
    return std::all_of(words_.begin(), words_.end(), [](std::uint64_t bits) { return bits == 0; });
  }
  ///@}

  /// The square and its eight neighbours: bits 0–2 the row to the south, 3–5 its own row, 6–8 the row to the north,
  /// each from west to east. The square must be on a board.
  [[nodiscard]] constexpr unsigned around(Square square) const noexcept {
    const auto west = static_cast<unsigned>(number(square)) - 1U;
    return three(west - 32U) | three(west) << 3U | three(west + 32U) << 6U;
  }

  /// The set as bits, for tables and hashes.
  [[nodiscard]] constexpr const std::array<std::uint64_t, word_count>& words() const noexcept { return words_; }

  /// The squares in rising order, for range loops.
  class Iterator {
   public:
    /// What a range loop asks of an iterator. The set must outlive it and not change.
    ///@{
    explicit constexpr Iterator(const SquareSet& set) noexcept : words_(set.words_.data()) {
      for (std::size_t i = 0; i < word_count; ++i) filled_ |= static_cast<unsigned>(words_[i] != 0) << i;
      if (filled_ != 0) next_word();
    }
    constexpr Square operator*() const noexcept {
      return static_cast<Square>(word_ * 64U + static_cast<unsigned>(std::countr_zero(left_)));
    }
    constexpr Iterator& operator++() noexcept {
      left_ &= left_ - 1;
      if (left_ == 0 && filled_ != 0) next_word();
      return *this;
    }
    ///@}
    friend constexpr bool operator==(const Iterator& at, std::default_sentinel_t) noexcept { return at.left_ == 0; }

   private:
    constexpr void next_word() noexcept {
      word_ = static_cast<unsigned>(std::countr_zero(filled_));
      filled_ &= filled_ - 1;
      left_ = words_[word_];
    }

    const std::uint64_t* words_;
    std::uint64_t left_ = 0;  // squares of the word not yet passed
    unsigned word_ = 0;
    unsigned filled_ = 0;  // later words that are not empty, a bit for each
  };
  /// For range loops.
  ///@{
  [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator(*this); }
  [[nodiscard]] constexpr std::default_sentinel_t end() const noexcept { return {}; }
  ///@}

  /// The squares in either set; in both; in the first and not in the second. On this set, or as a new one.
  ///@{
  constexpr SquareSet& operator|=(const SquareSet& set) noexcept {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] |= set.words_[i];
    return *this;
  }
  constexpr SquareSet& operator&=(const SquareSet& set) noexcept {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] &= set.words_[i];
    return *this;
  }
  constexpr SquareSet& operator-=(const SquareSet& set) noexcept {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] &= ~set.words_[i];
    return *this;
  }
  friend constexpr SquareSet operator|(SquareSet a, const SquareSet& b) noexcept { return a |= b; }
  friend constexpr SquareSet operator&(SquareSet a, const SquareSet& b) noexcept { return a &= b; }
  friend constexpr SquareSet operator-(SquareSet a, const SquareSet& b) noexcept { return a -= b; }
  ///@}
  friend constexpr bool operator==(const SquareSet&, const SquareSet&) noexcept = default;

 private:
  static constexpr std::size_t word(Square square) noexcept { return static_cast<std::size_t>(square) >> 6; }
  static constexpr std::uint64_t bit(Square square) noexcept { return std::uint64_t{1} << (number(square) & 63); }
  // Three bits of one row; a row never lies in two words.
  [[nodiscard]] constexpr unsigned three(unsigned west) const noexcept {
    return static_cast<unsigned>(words_[west >> 6] >> (west & 63)) & 7U;
  }

  std::array<std::uint64_t, word_count> words_{};
};

}  // namespace touchline::inline v1::soccer
