/// The tables that poker hands are looked up in: a quarter of a mebibyte of constants.
///
/// Ranks are counted by adding: every card has a key, and the sum of the keys of some cards says how many there are of
/// each rank. The thirteen ranks form three groups, and the counts of a group are the digits of a number in base five:
///
///     low   2 3 4 5 6      five digits
///     mid   7 8 9 10       four digits, and above them the number of cards in high
///     high  J Q K A        four digits
///
/// All ways to have five, six or seven cards of these ranks are numbered without a gap, sorted by high, then mid, then
/// low, where the ways to have low cards are sorted by their number of cards. So the ways that go with the same high
/// and mid cards are a run of those of low, and the number is a sum of three entries:
///
///     high_start[high] + mid_start[mid] + low_number[low]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "touchline/cards/card_set.hpp"
#include "touchline/cards/poker.hpp"

namespace touchline::inline v1::cards {

/// The sum of what single cards add, in four fields of sixteen bits: suits, low, mid and high.
using PokerKey = std::uint64_t;

inline constexpr unsigned low_shift = 16;
inline constexpr unsigned mid_shift = 32;
inline constexpr unsigned high_shift = 48;

/// One more than the greatest number that up to seven cards, four of a rank, make in base five.
inline constexpr std::size_t four_digits = 4 * 125 + 3 * 25 + 1;
inline constexpr std::size_t five_digits = 4 * 625 + 3 * 125 + 1;

/// How many ways there are to have five, six or seven cards by rank: the ways to put n cards on 13 ranks, C(n + 12,
/// 12), less those with five or more of a rank, 13 · C(n + 7, 12).
inline constexpr std::size_t way_count = (6188 - 13 * 1) + (18564 - 13 * 13) + (50388 - 13 * 91);

inline constexpr std::size_t rank_sets = std::size_t{1} << rank_count;

struct PokerTables {
  /// The key of each card. Suits have counters of four bits each.
  std::array<PokerKey, card_count> card_keys;

  /// The sum of the keys of each set of ranks, bit n for rank n. Instead of counters, the field of suits has a flag for
  /// five or more.
  std::array<PokerKey, rank_sets> suit_keys;

  /// Summands of the number of a way. What would be below 0 is kept modulo 2^32 in high_start, and the sum is taken so.
  std::array<std::uint32_t, four_digits> high_start;
  std::array<std::uint16_t, four_digits * 8> mid_start;
  std::array<std::uint16_t, five_digits> low_number;

  /// The best hand of each way, flushes aside.
  std::array<PokerHand, way_count> by_rank;

  /// The best flush of each set of ranks in one suit; PokerHand() below five.
  std::array<PokerHand, rank_sets> flushes;
};

/// Counters that start from 3 have their highest bits set from five cards on.
inline constexpr PokerKey suit_counters_start = 0x3333;
inline constexpr PokerKey five_counted = 0x8888;

/// The flag in the sum of suit keys.
inline constexpr PokerKey five_in_set = 1;

extern const PokerTables poker_tables;

}  // namespace touchline::inline v1::cards
