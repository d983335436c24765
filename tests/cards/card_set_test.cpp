#include "touchline/cards/card_set.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <type_traits>
#include <vector>

#include "touchline/core/random.hpp"

#include "support/catch.hpp"

using namespace touchline;
using cards::Card;
using cards::CardSet;
using cards::Suit;

static_assert(std::is_trivially_copyable_v<CardSet> && sizeof(CardSet) == 8);
static_assert(std::forward_iterator<CardSet::Iterator>);

namespace {

Card card(unsigned number) { return static_cast<Card>(number); }

}  // namespace

TEST_CASE("cards go into a set and out of it", "[cards]") {
  CardSet set;
  CHECK(set.is_empty());
  set.insert(card(0));
  set.insert(card(51));
  set.insert(card(51));
  CHECK(set.size() == 2);
  CHECK(set.has(card(0)));
  CHECK(set.has(card(51)));
  CHECK_FALSE(set.has(card(50)));
  set.erase(card(0));
  set.erase(card(7));
  CHECK(set == CardSet::of({card(51)}));
  set.erase(card(51));
  CHECK(set.is_empty());
}

TEST_CASE("the deck has fifty-two cards, thirteen of each suit", "[cards][PP-3]") {
  CHECK(CardSet::deck().size() == 52);
  CHECK(CardSet(~std::uint64_t{0}) == CardSet::deck());
  for (const Suit suit : cards::all_suits) CHECK(CardSet::deck().ranks(suit) == 0x1fff);
  const CardSet two = CardSet::of({card(12), card(13)});  // AC, 2D
  CHECK(two.ranks(Suit::clubs) == 0x1000);
  CHECK(two.ranks(Suit::diamonds) == 1);
  CHECK(two.ranks(Suit::hearts) == 0);
}

TEST_CASE("sets are joined, cut, taken away and turned round within the deck", "[cards]") {
  const CardSet a = CardSet::of({card(1), card(2), card(40)}), b = CardSet::of({card(2), card(51)});
  CHECK((a | b) == CardSet::of({card(1), card(2), card(40), card(51)}));
  CHECK((a & b) == CardSet::of({card(2)}));
  CHECK((a - b) == CardSet::of({card(1), card(40)}));
  CHECK((~a).size() == 49);
  CHECK((~a & a).is_empty());
  CHECK(~CardSet() == CardSet::deck());
  CardSet set = a;
  CHECK((set |= b) == (a | b));
  CHECK((set -= b) == (a - b));
  CHECK((set &= CardSet::of({card(40)})) == CardSet::of({card(40)}));
}

TEST_CASE("a set is walked in rising order", "[cards]") {
  const std::array<Card, 5> order{card(51), card(0), card(26), card(13), card(25)};
  std::vector<unsigned> walked;
  for (const Card each : CardSet::of(order)) walked.push_back(static_cast<unsigned>(each));
  CHECK(walked == std::vector<unsigned>{0, 13, 25, 26, 51});
  CHECK(std::distance(CardSet::deck().begin(), CardSet::deck().end()) == 52);
}

TEST_CASE("the n-th card of a set", "[cards]") {
  static_assert(CardSet::of({Card{3}, Card{8}, Card{51}}).nth(1) == Card{8});
  const CardSet set = CardSet::of({card(0), card(7), card(8), card(31), card(32), card(51)});
  CHECK(set.nth(0) == card(0));
  CHECK(set.nth(1) == card(7));
  CHECK(set.nth(2) == card(8));
  CHECK(set.nth(3) == card(31));
  CHECK(set.nth(4) == card(32));
  CHECK(set.nth(5) == card(51));
}

TEST_CASE("the n-th card is the one that a walk meets there", "[cards]") {
  Rng rng(1);
  std::vector<CardSet> sets{CardSet::deck()};
  for (int i = 0; i < 2000; ++i) sets.emplace_back(i % 2 == 0 ? rng() : rng() & rng() & rng());
  for (const CardSet set : sets) {
    std::uint64_t n = 0;
    bool same = true;
    for (const Card each : set) same = same && set.nth(n++) == each;
    INFO(set.bits());
    CHECK(same);
  }
}
