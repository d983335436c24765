#include "touchline/cards/poker.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "poker_tables.hpp"

namespace touchline::inline v1::cards {
namespace {

constexpr std::array<std::string_view, category_count> names{
    "high card", "pair",       "two pair",       "three of a kind", "straight",
    "flush",     "full house", "four of a kind", "straight flush",  "royal flush"};

PokerHand best_by_rank(PokerKey key) noexcept {
  const PokerTables& tables = poker_tables;
  const std::uint32_t high = tables.high_start[static_cast<std::size_t>(key >> high_shift)];
  const std::uint32_t mid = tables.mid_start[static_cast<std::size_t>(key >> mid_shift & 0xffff)];
  const std::uint32_t low = tables.low_number[static_cast<std::uint32_t>(key) >> low_shift];
  return tables.by_rank[high + mid + low];
}

// Beside a flush seven cards have no room for four of a kind or a full house.
PokerHand best_flush(CardSet cards) noexcept {
  PokerHand best;
  for (const Suit suit : all_suits) best = std::max(best, poker_tables.flushes[cards.ranks(suit)]);
  return best;
}

template <std::size_t... Places>
PokerHand best_of_list(const Card* cards, std::index_sequence<Places...>) noexcept {
  const PokerKey key = (suit_counters_start + ... + poker_tables.card_keys[index(cards[Places])]);
  if ((key & five_counted) == 0) [[likely]]
    return best_by_rank(key);
  return best_flush(CardSet::of(std::span(cards, sizeof...(Places))));
}

}  // namespace

std::string_view name(Category category) noexcept { return names[static_cast<std::size_t>(category)]; }

PokerHand best_hand(CardSet cards) noexcept {
  assert(cards.size() >= 5 && cards.size() <= 7);
  const auto& keys = poker_tables.suit_keys;
  const PokerKey key = keys[cards.ranks(Suit::clubs)] + keys[cards.ranks(Suit::diamonds)] +
                       keys[cards.ranks(Suit::hearts)] + keys[cards.ranks(Suit::spades)];
  if ((key & five_in_set) == 0) [[likely]]
    return best_by_rank(key);
  return best_flush(cards);
}

PokerHand best_hand(std::span<const Card> cards) noexcept {
  if (cards.size() == 7) return best_of_list(cards.data(), std::make_index_sequence<7>());
  if (cards.size() == 6) return best_of_list(cards.data(), std::make_index_sequence<6>());
  if (cards.size() == 5) return best_of_list(cards.data(), std::make_index_sequence<5>());
  return {};
}

}  // namespace touchline::inline v1::cards
