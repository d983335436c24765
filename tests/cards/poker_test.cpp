#include "touchline/cards/poker.hpp"

#include <algorithm>
#include <string_view>
#include <type_traits>
#include <vector>

#include "support/cards.hpp"
#include "support/catch.hpp"

using namespace touchline;
using cards::Card;
using cards::CardSet;
using cards::Category;
using cards::PokerHand;

static_assert(std::is_trivially_copyable_v<PokerHand> && sizeof(PokerHand) == 2);

namespace {

/// The hand of cards by their names, from the list in both directions and from the set.
PokerHand hand(std::string_view text) {
  std::vector<Card> list = cards_named(text);
  const PokerHand best = cards::best_hand(list);
  std::reverse(list.begin(), list.end());
  CHECK(cards::best_hand(list) == best);
  CHECK(cards::best_hand(CardSet::of(list)) == best);
  return best;
}

Category category(std::string_view text) { return hand(text).category(); }

}  // namespace

TEST_CASE("each category of five cards", "[cards][PP-36]") {
  CHECK(category("AS KD 9C 5H 3S") == Category::high_card);
  CHECK(category("KS KD 9C 5H 3S") == Category::pair);
  CHECK(category("KS KD 9C 9H 3S") == Category::two_pair);
  CHECK(category("KS KD KC 9H 3S") == Category::three_of_a_kind);
  CHECK(category("9S 8D 7C 6H 5S") == Category::straight);
  CHECK(category("KS JS 9S 5S 3S") == Category::flush);
  CHECK(category("KS KD KC 9H 9S") == Category::full_house);
  CHECK(category("KS KD KC KH 3S") == Category::four_of_a_kind);
  CHECK(category("9S 8S 7S 6S 5S") == Category::straight_flush);
  CHECK(category("AS KS QS JS TS") == Category::royal_flush);
}

TEST_CASE("categories rise from high card to royal flush", "[cards][PP-36]") {
  // The best hand of each category against the worst of the next.
  CHECK(hand("AS KD QC JH 9S") < hand("2S 2D 3C 4H 5S"));
  CHECK(hand("AS AD KC QH JS") < hand("3S 3D 2C 2H 4S"));
  CHECK(hand("AS AD KC KH QS") < hand("2S 2D 2C 3H 4S"));
  CHECK(hand("AS AD AC KH QS") < hand("5S 4D 3C 2H AS"));
  CHECK(hand("AS KD QC JH TS") < hand("7S 5S 4S 3S 2S"));
  CHECK(hand("AS KS QS JS 9S") < hand("2S 2D 2C 3H 3S"));
  CHECK(hand("AS AD AC KH KS") < hand("2S 2D 2C 2H 3S"));
  CHECK(hand("AS AD AC AH KS") < hand("5S 4S 3S 2S AS"));
  CHECK(hand("KS QS JS TS 9S") < hand("AS KS QS JS TS"));
  CHECK(PokerHand() < hand("7S 5D 4C 3H 2S"));
}

TEST_CASE("an ace is high or low in a straight, never in its middle", "[cards][PP-36]") {
  CHECK(category("5S 4D 3C 2H AS") == Category::straight);
  CHECK(category("AS KD QC JH TS") == Category::straight);
  CHECK(category("3S 2D AC KH QS") == Category::high_card);
  CHECK(category("2S AD KC QH JS") == Category::high_card);
  CHECK(category("4S 3D 2C AH KS") == Category::high_card);
  CHECK(hand("5S 4D 3C 2H AS") < hand("6S 5D 4C 3H 2S"));
  CHECK(hand("6S 5D 4C 3H 2S") < hand("7S 6D 5C 4H 3S"));
  CHECK(hand("KS QD JC TH 9S") < hand("AS KD QC JH TS"));
  CHECK(category("5S 4S 3S 2S AS") == Category::straight_flush);
  CHECK(hand("5S 4S 3S 2S AS") < hand("6H 5H 4H 3H 2H"));
  // The six makes the better straight of these seven, with and without the ace.
  CHECK(hand("AS 2D 3C 4H 5S 6D KD") == hand("6S 5D 4C 3H 2S"));
  CHECK(hand("AS 2S 3S 4S 5S 6S KD") == hand("6H 5H 4H 3H 2H"));
}

TEST_CASE("the ranks that make the category decide first, then the rest from the top", "[cards][PP-36]") {
  CHECK(hand("3S 3D AC KH QS") < hand("4S 4D 2C 5H 3S"));
  CHECK(hand("KS KD AC 4H 3S") < hand("KC KH AS 5D 2D"));
  CHECK(hand("KS KD AC QH 3S") < hand("KC KH AS QD 4D"));
  CHECK(hand("AS KD 9C 5H 3S") < hand("AC KH 9S 5D 4D"));
  CHECK(hand("QS JD 9C 5H 3S") < hand("KC 7H 5S 4D 2D"));
  CHECK(hand("KS KD 4C 4H AS") < hand("KC KH 5S 5D 2D"));
  CHECK(hand("QS QD JC JH AS") < hand("KC KH 2S 2D 3D"));
  CHECK(hand("KS KD 4C 4H 9S") < hand("KC KH 4S 4D TD"));
  CHECK(hand("5S 5D 5C AH KS") < hand("6S 6D 6C 2H 3S"));
  CHECK(hand("5S 5D 5C AH QS") < hand("5S 5D 5C AH KS"));
  CHECK(hand("5S 5D 5C AH AS") < hand("6S 6D 6C 2H 2S"));
  CHECK(hand("5S 5D 5C QH QS") < hand("5S 5D 5C KH KS"));
  CHECK(hand("5S 5D 5C 5H AS") < hand("6S 6D 6C 6H 2S"));
  CHECK(hand("5S 5D 5C 5H QS") < hand("5S 5D 5C 5H KS"));
  CHECK(hand("AS QS 8S 6S 5S") < hand("AD QD 9D 3D 2D"));
  CHECK(hand("AS QS 8S 6S 4S") < hand("AD QD 8D 6D 5D"));
}

TEST_CASE("suits are level", "[cards][PP-36]") {
  CHECK(hand("AS KD 9C 5H 3S") == hand("AH KC 9D 5S 3D"));
  CHECK(hand("KS KD 9C 9H 3S") == hand("KC KH 9D 9S 3D"));
  CHECK(hand("KS JS 9S 5S 3S") == hand("KC JC 9C 5C 3C"));
  CHECK(hand("AS KS QS JS TS") == hand("AD KD QD JD TD"));
}

TEST_CASE("five of six and of seven cards are chosen for the best", "[cards][PP-36]") {
  CHECK(hand("AS KD 9C 5H 3S 2D") == hand("AS KD 9C 5H 3S"));
  CHECK(hand("AS KD QC 9H 8S 3D 2C") == hand("AS KD QC 9H 8S"));
  CHECK(hand("KS KD AC 9H 8S 3D 2C") == hand("KS KD AC 9H 8S"));
  // Three pairs: the two best, and the best of what is left, which may be the third pair.
  CHECK(hand("KS KD 9C 9H 8S 8D 3C") == hand("KS KD 9C 9H 8S"));
  CHECK(hand("KS KD 9C 9H 8S 8D QC") == hand("KS KD 9C 9H QC"));
  CHECK(hand("KS KD 9C 9H 8S 8D") == hand("KS KD 9C 9H 8S"));
  // Two threes, and a three with two pairs, are full houses.
  CHECK(hand("KS KD KC 9H 9S 9D AC") == hand("KS KD KC 9H 9S"));
  CHECK(hand("KS KD KC 9H 9S 9D") == hand("KS KD KC 9H 9S"));
  CHECK(hand("3S 3D 3C KH KS 9D 9C") == hand("3S 3D 3C KH KS"));
  // Four with a three or a pair beside keep the best single card.
  CHECK(hand("3S 3D 3C 3H KS KD KC") == hand("3S 3D 3C 3H KS"));
  CHECK(hand("3S 3D 3C 3H KS KD AC") == hand("3S 3D 3C 3H AC"));
  CHECK(hand("3S 3D 3C AH KS 9D 2C") == hand("3S 3D 3C AH KS"));
  // The best straight of seven in a row; a straight goes before a pair, two pairs or three in it.
  CHECK(hand("9S 8D 7C 6H 5S 4D 3C") == hand("9S 8D 7C 6H 5S"));
  CHECK(hand("9S 8D 7C 6H 5S 9D 9C") == hand("9S 8D 7C 6H 5S"));
  CHECK(hand("9S 8D 7C 6H 5S 9D 8C") == hand("9S 8D 7C 6H 5S"));
}

TEST_CASE("a flush takes the five highest of its suit and goes before straights", "[cards][PP-36]") {
  CHECK(hand("KS JS 9S 5S 3S 2S AD") == hand("KS JS 9S 5S 3S"));
  CHECK(hand("KS JS 9S 5S 4S 3S 2S") == hand("KS JS 9S 5S 4S"));
  CHECK(hand("9S 8S 7S 6S 2S 5D TD") == hand("9S 8S 7S 6S 2S"));
  CHECK(hand("KS JS 9S 5S 3S KD KC") == hand("KS JS 9S 5S 3S"));
  CHECK(hand("KS JS 9S 5S 3S KD JD") == hand("KS JS 9S 5S 3S"));
  // A straight flush goes before the higher flush and the higher straight.
  CHECK(hand("9S 8S 7S 6S 5S TD AS") == hand("9S 8S 7S 6S 5S"));
  CHECK(hand("AS KS 5S 4S 3S 2S QD") == hand("5S 4S 3S 2S AS"));
  CHECK(hand("AS KS QS JS TS 9S 8S") == hand("AD KD QD JD TD"));
  // Four of a suit are no flush.
  CHECK(category("KS JS 9S 5S 3D 2D AD") == Category::high_card);
}

TEST_CASE("the community's hand is everybody's when nobody betters it", "[cards][PP-36]") {
  CHECK(hand("AS KD QC JH TS 2D 2C") == hand("AS KD QC JH TS 9D 3C"));
  CHECK(hand("AS KD QC JH TS 2D") == hand("AS KD QC JH TS 9D 3C"));
  CHECK(hand("KS KD 9C 9H AS 2D 4C") == hand("KS KD 9C 9H AS 3D 5C"));
  CHECK(hand("KS KD 9C 9H 8S 2D 4C") < hand("KS KD 9C 9H 8S 2D TC"));
}

TEST_CASE("a list of fewer than five or more than seven cards is no hand", "[cards]") {
  CHECK(cards::best_hand(std::vector<Card>{}) == PokerHand());
  CHECK(cards::best_hand(cards_named("AS KS QS JS")) == PokerHand());
  CHECK(cards::best_hand(cards_named("AS KS QS JS TS 9S 8S 7S")) == PokerHand());
}

TEST_CASE("categories have names", "[cards]") {
  CHECK(cards::name(Category::high_card) == "high card");
  CHECK(cards::name(Category::three_of_a_kind) == "three of a kind");
  CHECK(cards::name(Category::full_house) == "full house");
  CHECK(cards::name(Category::royal_flush) == "royal flush");
}
