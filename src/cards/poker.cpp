#include "touchline/cards/poker.hpp"

#include <algorithm>
#include <cassert>

#include "poker_tables.hpp"

namespace touchline::inline v1::cards {
namespace {

using poker::Key;

constexpr std::array<std::string_view, category_count> names{
    "high card", "pair",       "two pair",       "three of a kind", "straight",
    "flush",     "full house", "four of a kind", "straight flush",  "royal flush"};

PokerHand best_by_rank(Key key) noexcept {
  return poker::hands_by_rank[static_cast<std::size_t>(poker::high_start[poker::high_of(key)] +
                                                       poker::mid_start[poker::mid_of(key)] +
                                                       poker::low_number[poker::low_of(key)])];
}

// With a flush among seven cards there is no room for four of a kind or a full house, so the flush is best.
PokerHand best_flush(CardSet cards) noexcept {
  PokerHand best;
  for (const Suit suit : all_suits) best = std::max(best, poker::flushes[cards.ranks(suit)]);
  return best;
}

template <std::size_t Count>
PokerHand best_of_list(const Card* cards) noexcept {
  Key key = poker::suit_counters_start;
  for (std::size_t i = 0; i < Count; ++i) key += poker::card_keys[index(cards[i])];
  if ((key & poker::five_of_a_suit) == 0) [[likely]]
    return best_by_rank(key);
  return best_flush(CardSet::of(std::span(cards, Count)));
}

}  // namespace

std::string_view name(Category category) noexcept { return names[static_cast<std::size_t>(category)]; }

PokerHand best_hand(CardSet cards) noexcept {
  assert(cards.size() >= 5 && cards.size() <= 7);
  const Key key = poker::suit_keys[cards.ranks(Suit::clubs)] + poker::suit_keys[cards.ranks(Suit::diamonds)] +
                  poker::suit_keys[cards.ranks(Suit::hearts)] + poker::suit_keys[cards.ranks(Suit::spades)];
  if ((key & poker::five_in_set) == 0) [[likely]]
    return best_by_rank(key);
  return best_flush(cards);
}

PokerHand best_hand(std::span<const Card> cards) noexcept {
  switch (cards.size()) {
    case 5:
      return best_of_list<5>(cards.data());
    case 6:
      return best_of_list<6>(cards.data());
    case 7:
      return best_of_list<7>(cards.data());
    default:
      return {};
  }
}

}  // namespace touchline::inline v1::cards
