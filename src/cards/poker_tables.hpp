/// The tables that poker hands are looked up in.
///
/// Ranks are counted by adding: every card has a key, and the sum of the keys of some cards says how many there are of
/// each rank. The thirteen ranks form three groups, and the counts of a group are the digits of a number in base five:
///
///     low   2 3 4 5 6      five digits
///     mid   7 8 9 10       four digits, and above them the number of cards in high
///     high  J Q K A        four digits
///
/// All ways to have five, six or seven cards of these ranks are numbered without a gap, sorted by high, then mid, then
/// low, where the ways to have low cards are sorted by their number. So the ways that go with the same high and mid
/// cards are a run of those of low, and the number is a sum of three entries:
///
///     high_start[high] + mid_start[mid] + low_number[low]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "touchline/cards/card_set.hpp"
#include "touchline/cards/poker.hpp"

namespace touchline::inline v1::cards::poker {

inline constexpr std::size_t low_ranks = 5;
inline constexpr std::size_t mid_ranks = 4;
inline constexpr std::size_t high_ranks = 4;

inline constexpr std::size_t most_cards = 7;
inline constexpr std::size_t fewest_cards = 5;

/// One more than the greatest number that up to seven cards, four of a rank, make in base five.
inline constexpr std::size_t four_digits = 4 * 125 + 3 * 25 + 1;
inline constexpr std::size_t five_digits = 4 * 625 + 3 * 125 + 1;

/// Where the fields of a key begin; low begins at bit 0. Suits have counters of four bits each.
inline constexpr unsigned mid_shift = 12;
inline constexpr unsigned high_shift = 25;
inline constexpr unsigned suit_shift = 48;

using Key = std::uint64_t;

[[nodiscard]] constexpr std::size_t low_of(Key key) noexcept { return key & 0xfff; }
[[nodiscard]] constexpr std::size_t mid_of(Key key) noexcept { return key >> mid_shift & 0x1fff; }
[[nodiscard]] constexpr std::size_t high_of(Key key) noexcept { return key >> high_shift & 0x3ff; }

/// What one card of a rank adds.
[[nodiscard]] constexpr Key key_of(Rank rank) noexcept {
  constexpr std::array<Key, 5> powers{1, 5, 25, 125, 625};
  const auto place = static_cast<std::size_t>(rank);
  if (place < low_ranks) return powers[place];
  if (place < low_ranks + mid_ranks) return powers[place - low_ranks] << mid_shift;
  return powers[place - low_ranks - mid_ranks] << high_shift | Key{four_digits} << mid_shift;
}

/// The key of each card, with one in the counter of its suit.
extern const std::array<Key, card_count> card_keys;

/// A suit counter that starts from 3 has its highest bit set from five cards on.
inline constexpr Key suit_counters_start = Key{0x3333} << suit_shift;
inline constexpr Key five_of_a_suit = Key{0x8888} << suit_shift;

/// The sum of the keys of each set of ranks, as in one suit: bit n stands for rank n. The highest bit tells that there
/// are five or more. Suit counters are not in it.
extern const std::array<Key, std::size_t{1} << rank_count> suit_keys;
inline constexpr Key five_in_set = Key{1} << 63;

extern const std::array<std::int32_t, four_digits> high_start;
extern const std::array<std::int16_t, four_digits*(most_cards + 1)> mid_start;
extern const std::array<std::int16_t, five_digits> low_number;

/// How many ways there are to have five, six or seven cards by rank: the sum of the ways to put n cards on 13 ranks,
/// C(n + 12, 12), less those with five or more of a rank, 13 · C(n + 7, 12).
inline constexpr std::size_t way_count = (6188 - 13 * 1) + (18564 - 13 * 13) + (50388 - 13 * 91);

/// The best hand of each way, flushes aside.
extern const std::array<PokerHand, way_count> hands_by_rank;

/// The best flush of each set of ranks in one suit; PokerHand() below five.
extern const std::array<PokerHand, std::size_t{1} << rank_count> flushes;

}  // namespace touchline::inline v1::cards::poker
