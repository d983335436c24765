// All hands of five and more cards: counted by category, and compared with the definition.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <numeric>
#include <vector>

#include "touchline/cards/poker.hpp"
#include "touchline/core/random.hpp"

#include "support/catch.hpp"
#include "support/slow_poker.hpp"

using namespace touchline;
using cards::Card;
using cards::CardSet;
using cards::PokerHand;

namespace {

// From high card to royal flush.
using Counts = std::array<std::uint64_t, cards::category_count>;

void count(Counts& counts, PokerHand hand) { ++counts[static_cast<std::size_t>(hand.category())]; }

std::uint64_t total(const Counts& counts) { return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}); }

CardSet with(CardSet set, int card) {
  set.insert(static_cast<Card>(card));
  return set;
}

// Calls `visit(set)` for every way to add `more` cards with numbers from `first` on.
template <class Visit>
void for_each_set(CardSet set, int first, int more, const Visit& visit) {
  for (int card = first; card <= 52 - more; ++card) {
    if (more == 1)
      visit(with(set, card));
    else
      for_each_set(with(set, card), card + 1, more - 1, visit);
  }
}

Counts count_hands(int cards) {
  Counts counts{};
  for_each_set(CardSet(), 0, cards, [&counts](CardSet set) { count(counts, cards::best_hand(set)); });
  return counts;
}

std::vector<int> random_cards(Rng& rng, std::size_t count) {
  CardSet left = CardSet::deck();
  std::vector<int> drawn;
  while (drawn.size() < count) {
    const Card card = left.nth(rng.below(static_cast<std::uint64_t>(left.size())));
    left.erase(card);
    drawn.push_back(static_cast<int>(card));
  }
  return drawn;
}

slow_poker::Five numbers_of(const std::array<Card, 5>& list) {
  slow_poker::Five numbers{};
  for (std::size_t i = 0; i < 5; ++i) numbers[i] = static_cast<int>(list[i]);
  return numbers;
}

template <class Numbers>
std::vector<Card> cards_of(const Numbers& numbers) {
  std::vector<Card> list;
  for (const int number : numbers) list.push_back(static_cast<Card>(number));
  return list;
}

}  // namespace

TEST_CASE("all hands of five cards have the category and the order of the definition", "[cards][PP-36]") {
  constexpr slow_poker::Value unseen{-1};
  std::vector<slow_poker::Value> values(std::size_t{1} << 16, unseen);  // of each hand, by its bits
  Counts counts{};
  bool same = true;
  for_each_set(CardSet(), 0, 5, [&](CardSet set) {
    std::array<Card, 5> list{};
    std::copy(set.begin(), set.end(), list.begin());
    const PokerHand hand = cards::best_hand(set);
    const slow_poker::Value expected = slow_poker::value_of(numbers_of(list));
    slow_poker::Value& value = values[std::bit_cast<std::uint16_t>(hand)];
    if (value == unseen) value = expected;
    same = same && value == expected && static_cast<int>(hand.category()) == expected[0];
    same = same && cards::best_hand(list) == hand;
    count(counts, hand);
  });
  CHECK(same);
  CHECK(counts == Counts{1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4});
  CHECK(total(counts) == 2598960);

  // Different values are different hands, and rise together.
  std::vector<PokerHand> hands;
  for (std::size_t bits = 0; bits < values.size(); ++bits)
    if (values[bits] != unseen) hands.push_back(std::bit_cast<PokerHand>(static_cast<std::uint16_t>(bits)));
  CHECK(hands.size() == 7462);
  std::sort(hands.begin(), hands.end());
  const auto no_rise = [&values](PokerHand a, PokerHand b) {
    return values[std::bit_cast<std::uint16_t>(a)] >= values[std::bit_cast<std::uint16_t>(b)];
  };
  CHECK(std::adjacent_find(hands.begin(), hands.end(), no_rise) == hands.end());
}

TEST_CASE("of six and seven random cards the best five are those of the definition", "[cards][PP-36]") {
  Rng rng(7);
  bool same = true;
  for (int i = 0; i < 20'000; ++i) {
    const std::vector<int> drawn = random_cards(rng, i % 2 == 0 ? 6 : 7);
    const PokerHand best = cards::best_hand(cards_of(slow_poker::best_five(drawn)));
    const std::vector<Card> list = cards_of(drawn);
    same = same && cards::best_hand(list) == best && cards::best_hand(CardSet::of(list)) == best;
  }
  CHECK(same);
}

TEST_CASE("all hands of six cards, by category", "[cards][PP-36][long]") {
  const Counts counts = count_hands(6);
  CHECK(counts == Counts{6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1656, 188});
  CHECK(total(counts) == 20358520);
}

TEST_CASE("all hands of seven cards, by category", "[cards][PP-36][long]") {
  const Counts counts = count_hands(7);
  CHECK(counts == Counts{23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 37260, 4324});
  CHECK(total(counts) == 133784560);
}
