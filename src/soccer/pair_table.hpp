// The results of turns that bring two pieces elsewhere and leave the ball where it was: most of all results.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "touchline/soccer/position.hpp"

#include "turn_keys.hpp"

namespace touchline::inline v1::soccer {

// A bit for each, by the two squares left and the two entered. Much smaller than keys are, and so much nearer to the
// processor.
class PairTable {
 public:
  static constexpr std::size_t most_memory = std::size_t{1} << 20;  // so that it is made quickly

  // For turns from a position with these pieces of the mover; takes at most `memory` bytes, or is not there.
  PairTable(const Pitch& pitch, const SquareSet& pieces, std::size_t memory)
      : squares_(static_cast<std::size_t>(pitch.square_count())) {
    const auto count = static_cast<std::size_t>(pieces.size());
    const std::size_t words = (count * (count - 1) / 2 * squares_ * squares_ + 63) / 64;
    if (words * sizeof(std::uint64_t) > std::min(memory, most_memory)) return;
    bits_.resize(words);
    std::uint16_t rank = 0;
    for (const Square square : pieces) ranks_[index_of(pitch, square)] = rank++;
  }

  [[nodiscard]] bool is_there() const noexcept { return !bits_.empty(); }
  [[nodiscard]] std::size_t memory() const noexcept { return bits_.size() * sizeof(std::uint64_t); }

  // Where the results are that leave the same two squares, which are of the pieces.
  enum class Pairs : std::size_t {};
  [[nodiscard]] Pairs of(const Indices& left) const noexcept {
    const std::size_t low = ranks_[left.items[0]], high = ranks_[left.items[1]];
    return static_cast<Pairs>((high * (high - 1) / 2 + low) * squares_ * squares_);
  }

  // Adds a result; false if it was there. No piece stood on the squares entered.
  bool insert(Pairs pairs, std::uint16_t entered, std::uint16_t also_entered) noexcept {
    const std::size_t first = entered < also_entered ? entered : also_entered;
    const std::size_t second = entered < also_entered ? also_entered : entered;
    const std::size_t place = static_cast<std::size_t>(pairs) + first * squares_ + second;
    std::uint64_t& word = bits_[place / 64];
    const std::uint64_t bit = std::uint64_t{1} << place % 64;
    if ((word & bit) != 0) return false;
    word |= bit;
    return true;
  }

 private:
  std::size_t squares_;
  std::vector<std::uint64_t> bits_;
  std::array<std::uint16_t, std::size_t{1} << index_bits> ranks_{};  // of the pieces, by their squares' indices
};

}  // namespace touchline::inline v1::soccer
