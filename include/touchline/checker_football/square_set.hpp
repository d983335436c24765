/// Sets of squares as bits: three words of four rows, sixteen bits a row.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "touchline/checker_football/square.hpp"

namespace touchline::inline v1::checker_football {

/// A set of squares. A value of 24 bytes; nothing allocates or throws. Bits 12 to 15 of each row are beside every
/// board, so that a shift by a column never runs into the next row once it is cut to the board.
class SquareSet {
 public:
  /// Four rows of sixteen bits a word, from row 0.
  using Words = std::array<std::uint64_t, 3>;

  constexpr SquareSet() noexcept = default;
  /// The set with those bits.
  explicit constexpr SquareSet(const Words& words) noexcept : words_(words) {}
  /// One square; all squares of a board of so many columns.
  ///@{
  [[nodiscard]] static constexpr SquareSet of(Square square) noexcept {
    SquareSet set;
    set.insert(square);
    return set;
  }
  [[nodiscard]] static constexpr SquareSet board(int columns) noexcept {
    const std::uint64_t row = (std::uint64_t{1} << columns) - 1;
    const std::uint64_t word = row | row << 16 | row << 32 | row << 48;
    return SquareSet({word, word, word});
  }
  ///@}
  /// All squares whose number is below `number`, those beside the board too.
  [[nodiscard]] static constexpr SquareSet below(int number) noexcept {
    const auto bits = [&](int first) {
      if (number <= first) return std::uint64_t{0};
      return number >= first + 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << (number - first)) - 1;
    };
    return SquareSet({bits(0), bits(64), bits(128)});
  }
  /// All squares of the rows `first` … `last` of a board; empty when `last` is below `first`.
  [[nodiscard]] static constexpr SquareSet rows_of_board(int first, int last, int columns) noexcept {
    return (board(columns) & below((last + 1) * 16)) - below(first * 16);
  }

  /// Whether a square is in it; puts one in, takes one out, whether or not it was there.
  ///@{
  [[nodiscard]] constexpr bool has(Square square) const noexcept { return (word_of(square) & bit(square)) != 0; }
  constexpr void insert(Square square) noexcept { words_[index(row_of(square))] |= bit(square); }
  constexpr void erase(Square square) noexcept { words_[index(row_of(square))] &= ~bit(square); }
  ///@}

  /// How many squares there are, and the set as bits.
  ///@{
  [[nodiscard]] constexpr bool is_empty() const noexcept { return (words_[0] | words_[1] | words_[2]) == 0; }
  [[nodiscard]] constexpr int size() const noexcept {
    return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
  }
  [[nodiscard]] constexpr const Words& words() const noexcept { return words_; }
  ///@}

  /// The squares of one row: bit n is column n. 0 for rows beside the board.
  [[nodiscard]] constexpr unsigned row(int row) const noexcept {
    if (row < 0 || row >= rows) return 0;
    return static_cast<unsigned>(words_[index(row)] >> (row % 4 * 16) & 0xffffU);
  }

  /// The last square in rising order; only of a set that is not empty.
  [[nodiscard]] constexpr Square last() const noexcept {
    int word = 2;
    while (words_[static_cast<std::size_t>(word)] == 0) --word;
    return static_cast<Square>(word * 64 + 63 - std::countl_zero(words_[static_cast<std::size_t>(word)]));
  }

  /// The squares in either set, or in both.
  ///@{
  [[nodiscard]] constexpr SquareSet operator|(const SquareSet& set) const noexcept {
    return SquareSet({words_[0] | set.words_[0], words_[1] | set.words_[1], words_[2] | set.words_[2]});
  }
  [[nodiscard]] constexpr SquareSet operator&(const SquareSet& set) const noexcept {
    return SquareSet({words_[0] & set.words_[0], words_[1] & set.words_[1], words_[2] & set.words_[2]});
  }
  ///@}
  /// The squares of this set that are not in the other.
  [[nodiscard]] constexpr SquareSet operator-(const SquareSet& set) const noexcept {
    return SquareSet({words_[0] & ~set.words_[0], words_[1] & ~set.words_[1], words_[2] & ~set.words_[2]});
  }
  /// Puts in those of the other set.
  constexpr SquareSet& operator|=(const SquareSet& set) noexcept { return *this = *this | set; }

  /// Every square one row further north or south; what leaves the twelve rows is lost.
  [[nodiscard]] constexpr SquareSet north() const noexcept {
    return SquareSet({words_[0] << 16, words_[1] << 16 | words_[0] >> 48, words_[2] << 16 | words_[1] >> 48});
  }
  /// The other way; what leaves row 0 is lost.
  [[nodiscard]] constexpr SquareSet south() const noexcept {
    return SquareSet({words_[0] >> 16 | words_[1] << 48, words_[1] >> 16 | words_[2] << 48, words_[2] >> 16});
  }
  /// Every square one column further east or west. May run beside the board: cut to it with `&`.
  [[nodiscard]] constexpr SquareSet east() const noexcept {
    return SquareSet({words_[0] << 1, words_[1] << 1 | words_[0] >> 63, words_[2] << 1 | words_[1] >> 63});
  }
  /// The other way.
  [[nodiscard]] constexpr SquareSet west() const noexcept {
    return SquareSet({words_[0] >> 1 | words_[1] << 63, words_[1] >> 1 | words_[2] << 63, words_[2] >> 1});
  }
  /// The set and all squares next to it, to be cut to the board.
  [[nodiscard]] constexpr SquareSet spread() const noexcept {
    const SquareSet wide = *this | east() | west();
    return wide | wide.north() | wide.south();
  }

  /// Goes through a set in rising order; the set must outlive it and not change.
  class Iterator {
   public:
    /// What the standard library asks of an iterator.
    ///@{
    using value_type = Square;
    using difference_type = std::ptrdiff_t;

    explicit constexpr Iterator(const Words& words) noexcept : words_(&words), left_(words[0]) { find(); }
    [[nodiscard]] constexpr Square operator*() const noexcept {
      return static_cast<Square>(word_ * 64 + static_cast<std::size_t>(std::countr_zero(left_)));
    }
    constexpr Iterator& operator++() noexcept {
      left_ &= left_ - 1;
      find();
      return *this;
    }
    constexpr void operator++(int) noexcept { ++*this; }
    ///@}
    [[nodiscard]] constexpr bool operator==(std::default_sentinel_t) const noexcept { return left_ == 0; }

   private:
    constexpr void find() noexcept {
      while (left_ == 0 && word_ < 2) left_ = (*words_)[++word_];
    }

    const Words* words_;
    std::uint64_t left_;  // of the word
    std::size_t word_ = 0;
  };

  /// The squares in rising order, of a set that does not change meanwhile.
  [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator(words_); }
  /// The end of every set.
  [[nodiscard]] constexpr std::default_sentinel_t end() const noexcept { return {}; }

  friend constexpr bool operator==(const SquareSet&, const SquareSet&) noexcept = default;

 private:
  static constexpr std::size_t index(int row) noexcept { return static_cast<std::size_t>(row) / 4; }
  static constexpr std::uint64_t bit(Square square) noexcept {
    return std::uint64_t{1} << (static_cast<unsigned>(square) % 64);
  }
  [[nodiscard]] constexpr std::uint64_t word_of(Square square) const noexcept { return words_[index(row_of(square))]; }

  Words words_{};
};

}  // namespace touchline::inline v1::checker_football
