// States in mid-turn packed into keys, for searches that start from one state.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "touchline/core/hash.hpp"
#include "touchline/soccer/position.hpp"

namespace touchline::inline v1::soccer {

// A packed state; never all zero.
struct Key {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  friend constexpr bool operator==(const Key&, const Key&) noexcept = default;
};

[[nodiscard]] inline std::uint64_t hash(const Key& key) noexcept {
  return mix(key.high * 0x9e3779b97f4a7c15ULL + key.low);
}

// The fields of a key: indices of squares in nine bits, the last of them for none; six squares make a list.
inline constexpr unsigned index_bits = 9;
inline constexpr std::uint16_t no_index = (1U << index_bits) - 1;
inline constexpr unsigned list_bits = 6 * index_bits;
inline constexpr std::uint64_t list_mask = (std::uint64_t{1} << list_bits) - 1;
inline constexpr unsigned passes_bits = 7;

// The index of a square as in ids (SO-23).
[[nodiscard]] inline std::uint16_t index_of(const Pitch& pitch, Square square) noexcept {
  if (square == no_square) return no_index;
  return static_cast<std::uint16_t>((row(square) - 1) * pitch.columns() + column(square) - 1);
}

// At most six squares as indices, rising.
struct Indices {
  std::array<std::uint16_t, 6> items{};
  std::size_t count = 0;

  void insert(std::uint16_t index) noexcept {
    std::size_t i = count++;
    for (; i > 0 && items[i - 1] > index; --i) items[i] = items[i - 1];
    items[i] = index;
  }
  void erase(std::uint16_t index) noexcept {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i)
      if (items[i] != index) items[kept++] = items[i];
    count = kept;
  }
  [[nodiscard]] bool has(std::uint16_t index) const noexcept {
    for (std::size_t i = 0; i < count; ++i)
      if (items[i] == index) return true;
    return false;
  }
  [[nodiscard]] std::uint64_t packed() const noexcept {
    std::uint64_t list = list_mask;
    for (std::size_t i = 0; i < count; ++i) list = list << index_bits | items[i];
    return list & list_mask;
  }
  // As if `index` had been inserted; `packed` is what it is without.
  [[nodiscard]] std::uint64_t packed_with(std::uint16_t index, std::uint64_t packed) const noexcept {
    unsigned above = 0;  // bits of the larger ones
    for (std::size_t i = 0; i < count; ++i) above += items[i] > index ? index_bits : 0;
    const std::uint64_t larger = packed & ((std::uint64_t{1} << above) - 1);
    return ((packed >> above << index_bits | index) << above | larger) & list_mask;
  }
};

// The passes counted against the mover or its opponent: one of the two counts is 0 (SO-17).
[[nodiscard]] inline unsigned counted_passes(const Position& position) noexcept {
  return static_cast<unsigned>(position.zone_passes(red) + position.zone_passes(blue));
}

// A state in mid-turn, or one with no piece in use, of a search in which pieces from `origins` have been used: these
// and the places of the pieces used tell where all others are. Whether the last action was an `end-piece` is left out.
// `mark`, below 8, is for the steps left or for the caller's own use.
[[nodiscard]] inline Key turn_key(const Pitch& pitch, const Position& position, const Indices& origins,
                                  unsigned mark) noexcept {
  const Turn& turn = position.turn();
  Key key{origins.packed() << index_bits | index_of(pitch, position.ball()),
          static_cast<std::uint64_t>(mark) << passes_bits | counted_passes(position)};
  for (const Square square : turn.finished) key.low = key.low << index_bits | index_of(pitch, square);
  key.low = key.low << index_bits | index_of(pitch, turn.piece);
  return key;
}

}  // namespace touchline::inline v1::soccer
