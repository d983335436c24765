// The showdown: best hands, ties, the chart, Clutch Play (PP-36 to PP-39).
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/hand_script.hpp"

using script::Hand;
namespace pp = touchline::power_poker_football;

namespace {

// A hand without any play; the five community cards.
Hand shown(const char* hands, const char* board, script::Table table = {}) {
  Hand hand(table);
  hand.deal(hands).play("pass*4");
  const std::string cards = board;
  hand.play(cards.substr(0, 8)).play("check*4").play(cards.substr(9, 2)).play("check*4").play(cards.substr(12, 2));
  return hand.play("check*4");
}

constexpr auto board = "TD QH KH 7S AC";

// Ends before the last round's check of the seats not given: `last` are the last round's decisions.
Hand last_round(const char* hands, const char* last, script::Table table = {}) {
  Hand hand(table);
  return hand.deal(hands).play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC").play(last);
}

}  // namespace

TEST_CASE("the offense's chart", "[power_poker_football][PP-38][PP-36]") {
  // From yard 40; the others never have more. High card, pair, two pair, three of a kind, straight:
  CHECK(shown("9C3D 2C4H 3C5H 6C8H", board).shows("last 0 ball 40"));
  CHECK(shown("9C9D 2C3H 4C5H 6C8H", board).shows("last 0 ball 42"));
  CHECK(shown("TCQC 2C3H 4C5H 6C8H", board).shows("last 0 ball 45"));
  CHECK(shown("TCTH 2C3H 4C5H 6C8H", board).shows("last 0 ball 50"));
  CHECK(shown("JC9D 2C3H 4C5H 6C8H", board).shows("last 0 ball 55"));
  // Five hearts, Kings over tens, four tens, hearts from the nine to the King, hearts from the ten to the Ace.
  CHECK(shown("3H4H 2C5D 6C8D 7C9D", "TD QH KH 2H AC").shows("last 0 ball 60"));
  CHECK(shown("KCKD 2C3H 4C5H 6C8H", "TD TH KH 7S AC").shows("last 0 ball 65"));
  CHECK(shown("TCTS 2C3H 4C5H 6C8H", "TD TH KH 7S AC").shows("last 0 ball 75"));
  CHECK(shown("JH3D 4C5C 6C8D 7C9D", "TH QH KH 9H 2C").shows("last 0 ball 90"));
  CHECK(shown("AHJH 4C5C 6C8D 7C9D", "TH QH KH 2C 3C").shows("points 6,0,0,0 phase conversion mover 0"));
}

TEST_CASE("the defense's chart", "[power_poker_football][PP-38][PP-36]") {
  CHECK(shown("2C4H 9C3D 3C5H 6C8H", board).shows("last 1 ball 40"));
  CHECK(shown("2C3H 9C9D 4C5H 6C8H", board).shows("last 1 ball 38"));
  CHECK(shown("2C3H TCQC 4C5H 6C8H", board).shows("last 1 ball 35"));
  CHECK(shown("2C3H TCTH 4C5H 6C8H", board).shows("last 1 ball 30"));
  CHECK(shown("2C3H JC9D 4C5H 6C8H", board).shows("last 1 ball 30"));
  CHECK(shown("2C5D 3H4H 6C8D 7C9D", "TD QH KH 2H AC").shows("last 1 ball 25"));
  CHECK(shown("2C3H KCKD 4C5H 6C8H", "TD TH KH 7S AC").shows("last 1 ball 25"));
  CHECK(shown("2C3H TCTS 4C5H 6C8H", "TD TH KH 7S AC").shows("last 1 ball 20"));
  CHECK(shown("4C5C JH3D 6C8D 7C9D", "TH QH KH 9H 2C").shows("last 1 ball 15"));
  CHECK(shown("4C5C AHJH 6C8D 7C9D", "TH QH KH 2C 3C").shows("points 0,2,0,0 dealer 1 drive 2"));  // 50 back
}

TEST_CASE("charts of the rules", "[power_poker_football][PP-38][PP-58]") {
  pp::Rules rules;
  rules.offense_chart = {1, 17, 5, 10, 15, 20, 25, 35, 50, 100};
  rules.defense_chart = {3, 0, 5, 10, 10, 15, 15, 20, 25, 50};
  CHECK(shown("9C9D 2C3H 4C5H 6C8H", board, {.rules = rules}).shows("ball 57 down 1 marker 67"));
  CHECK(shown("9C3D 2C4H 3C5H 6C8H", board, {.rules = rules}).shows("ball 41"));
  CHECK(shown("2C3H 9C9D 4C5H 6C8H", board, {.rules = rules}).shows("ball 40"));
  CHECK(shown("2C4H 9C3D 3C5H 6C8H", board, {.rules = rules}).shows("ball 37"));
}

TEST_CASE("the Ace is low in a straight too", "[power_poker_football][PP-36]") {
  CHECK(shown("AC5C 9D8D 7C6S 9C8H", "2D 3H 4H JC KD").shows("last 0 ball 55"));
  // But not in the middle: Q K A 2 3 is a high card; seat 1's pair of sevens wins.
  CHECK(shown("2C3C 7D7C 5C6S 9C8H", "QD KH AD TH 4S").shows("last 1"));
}

TEST_CASE("a discarded card is not part of a hand", "[power_poker_football][PP-36][PP-18]") {
  // With 9C the caller would have a pair of nines; 1 has a pair of sevens.
  Hand hand;
  hand.deal("9C9D 7C3H 4C5H 6C8H").play("call-blast challenge discard-first pass*2");
  hand.play("TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  CHECK(hand.shows("last 1 ball 38"));
}

TEST_CASE("a folded hand does not win", "[power_poker_football][PP-36]") {
  Hand hand;
  hand.deal("KCKD 9C9D 4C5H 6C8H").play("pass*4 / TD QH KH / run check*3 / 7S / check*3 / AC / check*3");
  CHECK(hand.shows("last 1 ball 38"));
}

TEST_CASE("everybody in shows all cards", "[power_poker_football][PP-36][PP-54]") {
  Hand hand;
  hand.deal("KCKD 9C9D 4C5H 6C8H").play("pass*4 / TD QH KH / run check*3 / 7S / check*3 / AC / check*3");
  const pp::LastHand& last = hand.state().situation().last_hand;
  CHECK((last.shown[0][0] == pp::no_card && last.shown[0][1] == pp::no_card));  // folded, no black number
  for (const std::size_t seat : {1U, 2U, 3U})
    CHECK((pp::is_seen(last.shown[seat][0]) && pp::is_seen(last.shown[seat][1])));
  CHECK(last.community.count == 5);
}

TEST_CASE("level hands draw a card", "[power_poker_football][PP-37][PP-3]") {
  // A K Q T 8 for 0 and 1; the others have A K Q T 7.
  Hand hand;
  hand.deal("8C2D 8S3D 2C3H 4C5H").play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  CHECK(hand.shows("phase tie mover chance legal 39"));  // 52 - 8 - 5
  CHECK(hand.refuses("8C"));
  hand.play("9C");
  CHECK(hand.shows("phase tie legal 38"));
  const Hand tied = hand;
  CHECK(hand.play("JC").shows("last 1 ball 40 down 2 dealer 2"));  // a defensive high card
  // Level again (suits count nothing), again among those two.
  hand = tied;
  hand.play("9S");
  CHECK(hand.shows("phase tie legal 37"));
  CHECK(hand.play("AD 2H").shows("last 0 ball 40 dealer 0 down 2"));  // the Ace is high
}

TEST_CASE("level hands draw in order from the dealer", "[power_poker_football][PP-37]") {
  // 1 and 2 are level, dealer 2: 2 draws first.
  Hand hand({.dealer = 2});
  hand.deal("2D3D 8S3C 8C2H 4C5H").play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  CHECK(hand.play("KC 9C").shows("last 2 dealer 2"));
}

TEST_CASE("three are level, then two", "[power_poker_football][PP-37]") {
  Hand hand;
  hand.deal("8C2D 8S3D 8D3H 4C5H").play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  CHECK(hand.play("9C KC").shows("phase tie"));
  CHECK(hand.play("KD").shows("phase tie legal 36"));  // 1 and 2 again
  CHECK(hand.play("2H 3S").shows("last 2 dealer 2"));
}

TEST_CASE("a draw settles the yards of the winner's hand", "[power_poker_football][PP-37][PP-38]") {
  // Both have nines and the same kickers.
  Hand hand;
  hand.deal("9C2D 9S3D 2C3H 4C5H").play("pass*4 / TD QH KH / check*4 / 9H / check*4 / AC / check*4");
  CHECK(hand.play("5C 4D").shows("last 0 ball 42"));
}

TEST_CASE("a winner who has not bet turns no Clutch card", "[power_poker_football][PP-39]") {
  CHECK(last_round("9C9D 2C3H 4C5H 6C8H", "check bet-to-win check check").shows("phase deal last 0 bench 1"));
}

TEST_CASE("the offense's Clutch card", "[power_poker_football][PP-39]") {
  const auto clutch = [](const char* card, script::Table table = {}) {
    return last_round("9C9D 2C3H 4C5H 6C8H", "bet-to-win check*3", table).play(card);
  };
  CHECK(last_round("9C9D 2C3H 4C5H 6C8H", "bet-to-win check*3").shows("phase clutch mover chance legal 39 ball 42"));
  CHECK(clutch("JC").shows("ball 44 down 2 last 0 bench - dealer 0"));
  CHECK(clutch("QS").shows("ball 44"));
  CHECK(clutch("KC").shows("ball 44"));
  CHECK(clutch("TC").shows("ball 42"));
  CHECK(clutch("JD").shows("ball 42"));
  CHECK(clutch("AD").shows("ball 42"));
  CHECK(clutch("AS").shows("points 6,0,0,0 phase conversion mover 0"));
  // The first down comes after the Clutch Play: 46 + 2 + 2.
  CHECK(clutch("JC", {.ball = 46}).shows("ball 50 down 1 marker 60"));
  // Doubled over the goal line: 97 + 2 + 2.
  CHECK(clutch("JC", {.ball = 96, .marker = 100}).shows("points 6,0,0,0 phase conversion mover 0"));
  CHECK(clutch("JC", {.ball = 95, .marker = 100}).shows("ball 99 down 2"));
}

TEST_CASE("yards that score leave the Clutch card unturned", "[power_poker_football][PP-39]") {
  CHECK(last_round("9C9D 2C3H 4C5H 6C8H", "bet-to-win check*3", {.ball = 98, .marker = 100})
            .shows("points 6,0,0,0 phase conversion"));
  CHECK(last_round("4C5H 9C9D 2C3H 6C8H", "check bet-to-win check*2", {.ball = 2, .marker = 12})
            .shows("points 0,2,0,0 drive 2"));
}

TEST_CASE("the defense's Clutch card", "[power_poker_football][PP-39][PP-12]") {
  const auto clutch = [](const char* card, script::Table table = {}) {
    return last_round("4C5H 9C9D 2C3H 6C8H", "check bet-to-win check*2", table).play(card);
  };
  CHECK(last_round("4C5H 9C9D 2C3H 6C8H", "check bet-to-win check*2").shows("phase clutch ball 38"));
  CHECK(clutch("JD").shows("ball 36 down 2 last 1 dealer 2"));
  CHECK(clutch("QD").shows("ball 36"));
  CHECK(clutch("KD").shows("ball 36"));
  CHECK(clutch("JC").shows("ball 38"));
  CHECK(clutch("AS").shows("ball 38"));
  CHECK(clutch("TH").shows("ball 38"));
  // A red Ace: interception after the yards, at the spot; that player deals.
  CHECK(clutch("AD").shows("ball 62 marker 72 down 1 drive 2 dealer 1 last 1 points 0,0,0,0"));
  CHECK(clutch("AH", {.down = 4, .marker = 45}).shows("ball 62 drive 2 dealer 1"));
}

TEST_CASE("a Safety Stop saves the first of two safeties of a hand", "[power_poker_football][PP-39][PP-14]") {
  Hand hand({.ball = 2, .marker = 12, .phase = pp::Phase::safety_stop, .to_move = 2});
  hand.play("safety-stop").deal("4C5H 9C9D 2C3H 6C8H").play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC");
  hand.play("check bet-to-win check*2");
  CHECK(hand.shows("ball 1 phase clutch points 0,0,0,0 stop - used 0,0,1,0"));
  CHECK(Hand(hand).play("TH").shows("ball 1 down 2"));
  CHECK(Hand(hand).play("JD").shows("points 0,2,0,0 dealer 1 drive 2"));
}

TEST_CASE("a tie among bettors, then the Clutch card", "[power_poker_football][PP-37][PP-39][PP-41]") {
  Hand hand;
  hand.deal("8C2D 8S3D 2C3H 4C5H").play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / bet-to-win*2 check*2");
  hand.play("9C JC");
  CHECK(hand.shows("phase clutch legal 37"));
  CHECK(hand.play("2H").shows("last 1 bench 0 dealer 2 ball 40"));  // 0 bet and lost the draw
}

TEST_CASE("a deck that runs out in a tie is shuffled again", "[power_poker_football][PP-3][PP-37]") {
  // Ten players, the board is a straight; eight fold with passes and blitzes that move nothing, 0 and 1 are level.
  pp::Rules rules;
  rules.players_per_team = 5;
  Hand hand({.rules = rules, .chips = std::vector<int>(10, 0)});
  hand.deal("2C3C 2D3D 2H3H 2S3S 9C9D 9HTC TDTS JCJH JSQC QDQS").play("pass*5 / TH JD QH / check*10 / KS / check*2");
  hand.play("pass-play KD blitz 4C pass-play KH blitz 4D pass-play AD blitz 4H pass-play AH blitz 4S / 9S / check*2");
  CHECK(hand.shows("phase tie ball 40 served 8 legal 19"));  // 52 - 20 - 5 - 8
  hand.play("AC AS 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S 8C 8D 8H 8S");
  CHECK(hand.shows("phase tie legal 1"));  // the King of clubs
  hand.play("KC");
  // The eight cards of the plays and the eighteen drawn before are shuffled again.
  CHECK(hand.shows("phase tie legal 26"));
  CHECK(hand.refuses("KC"));
  CHECK(Hand(hand).play("AD").shows("last 1 ball 30"));  // a straight of the defense: 10 back
  hand.play("KD");                                       // level again
  CHECK(hand.shows("phase tie legal 25"));
  CHECK(pp::State(rules, hand.state().situation()) == hand.state());
  CHECK(hand.play("5C 4C").shows("last 0 ball 55"));
}
