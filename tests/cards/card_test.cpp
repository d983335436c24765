#include "touchline/cards/card.hpp"

#include <set>
#include <string>

#include "support/catch.hpp"

using namespace touchline;
using cards::Card;
using cards::card_of;
using cards::parse_card;
using cards::Rank;
using cards::Suit;

TEST_CASE("cards are numbered by suit, each from the two to the ace", "[cards][PP-56]") {
  CHECK(cards::index(card_of(Suit::clubs, Rank::two)) == 0);
  CHECK(cards::index(card_of(Suit::clubs, Rank::ace)) == 12);
  CHECK(cards::index(card_of(Suit::diamonds, Rank::two)) == 13);
  CHECK(cards::index(card_of(Suit::hearts, Rank::ten)) == 34);
  CHECK(cards::index(card_of(Suit::spades, Rank::queen)) == 49);
  CHECK(cards::index(card_of(Suit::spades, Rank::ace)) == 51);
}

TEST_CASE("a card has the suit and the rank that its number says", "[cards][PP-56]") {
  unsigned number = 0;
  for (const Suit suit : cards::all_suits) {
    for (const Rank rank : cards::all_ranks) {
      const auto card = static_cast<Card>(number++);
      CHECK(card_of(suit, rank) == card);
      CHECK(cards::suit_of(card) == suit);
      CHECK(cards::rank_of(card) == rank);
    }
  }
  CHECK(number == 52);
}

TEST_CASE("a deck is half red and half black", "[cards][PP-3]") {
  CHECK(cards::is_black(*parse_card("AC")));
  CHECK(cards::is_red(*parse_card("2D")));
  CHECK(cards::is_red(*parse_card("KH")));
  CHECK(cards::is_black(*parse_card("7S")));
  int red = 0;
  for (unsigned number = 0; number < 52; ++number) {
    const auto card = static_cast<Card>(number);
    CHECK(cards::is_red(card) != cards::is_black(card));
    red += cards::is_red(card) ? 1 : 0;
  }
  CHECK(red == 26);
}

TEST_CASE("a card is a number, a picture or an ace", "[cards]") {
  CHECK(cards::is_number(*parse_card("2S")));
  CHECK(cards::is_number(*parse_card("TH")));
  CHECK_FALSE(cards::is_number(*parse_card("JC")));
  CHECK_FALSE(cards::is_picture(*parse_card("TC")));
  CHECK(cards::is_picture(*parse_card("JD")));
  CHECK(cards::is_picture(*parse_card("QD")));
  CHECK(cards::is_picture(*parse_card("KD")));
  CHECK_FALSE(cards::is_picture(*parse_card("AD")));
  CHECK_FALSE(cards::is_number(*parse_card("AD")));
  CHECK(cards::is_ace(*parse_card("AD")));
  CHECK_FALSE(cards::is_ace(*parse_card("KD")));
  CHECK(cards::face_value(*parse_card("2C")) == 2);
  CHECK(cards::face_value(*parse_card("7C")) == 7);
  CHECK(cards::face_value(*parse_card("TS")) == 10);
}

TEST_CASE("a card is written as rank and suit", "[cards][PP-57]") {
  CHECK(cards::name(card_of(Suit::spades, Rank::ace)) == "AS");
  CHECK(cards::name(card_of(Suit::diamonds, Rank::ten)) == "TD");
  CHECK(cards::name(card_of(Suit::clubs, Rank::two)) == "2C");
  CHECK(cards::name(card_of(Suit::hearts, Rank::king)) == "KH");
  std::set<std::string> names;
  for (unsigned number = 0; number < 52; ++number) {
    const auto card = static_cast<Card>(number);
    names.emplace(cards::name(card));
    CHECK(parse_card(cards::name(card)) == card);
  }
  CHECK(names.size() == 52);
}

TEST_CASE("cards are read in either case, with ten as 10 and spaces around", "[cards][PP-57]") {
  CHECK(parse_card("qh") == card_of(Suit::hearts, Rank::queen));
  CHECK(parse_card("Ts") == card_of(Suit::spades, Rank::ten));
  CHECK(parse_card("10s") == card_of(Suit::spades, Rank::ten));
  CHECK(parse_card(" 10D\t") == card_of(Suit::diamonds, Rank::ten));
  CHECK(parse_card(" 9c ") == card_of(Suit::clubs, Rank::nine));
}

TEST_CASE("what is no card is not read as one", "[cards][PP-57]") {
  for (const char* text :
       {"", " ", "A", "S", "SA", "1S", "0S", "11S", "10", "10X", "20S", "T0S", "A S", "ASS", "ZZ", "-"})
    CHECK_FALSE(parse_card(text));
  CHECK_FALSE(parse_card(std::string_view("A\0", 2)));
  CHECK_FALSE(parse_card(std::string_view("\0S", 2)));
}
