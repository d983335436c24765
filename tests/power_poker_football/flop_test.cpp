// From the deal to the flop: blast, sack bet, flop (PP-17 to PP-25).
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using script::Hand;
namespace pp = touchline::power_poker_football;

namespace {

constexpr auto small = "2C3H 4C5H 6C8H 7C9H";

std::string held(const Hand& hand, int seat, std::size_t n) {
  return std::string(
      touchline::cards::name(hand.state().situation().players[static_cast<std::size_t>(seat)].hole[n].card));
}

const pp::HoleCard& hole(const Hand& hand, int seat, std::size_t n) {
  return hand.state().situation().players[static_cast<std::size_t>(seat)].hole[n];
}

}  // namespace

TEST_CASE("two cards each, one at a time, from the seat after the dealer", "[power_poker_football][PP-17]") {
  Hand hand({.dealer = 2});
  hand.play("2C 3C 4C 5C 6C 7C 8C 9C");  // to 3, 0, 1, 2, 3, 0, 1, 2
  CHECK((held(hand, 3, 0) == "2C" && held(hand, 3, 1) == "6C"));
  CHECK((held(hand, 0, 0) == "3C" && held(hand, 0, 1) == "7C"));
  CHECK((held(hand, 1, 0) == "4C" && held(hand, 1, 1) == "8C"));
  CHECK((held(hand, 2, 0) == "5C" && held(hand, 2, 1) == "9C"));
  CHECK(hand.shows("phase blast mover 2"));
}

TEST_CASE("a benched player gets no cards", "[power_poker_football][PP-17][PP-41]") {
  Hand hand({.benched = {2}});
  hand.play("2C 3C 4C 5C 6C 7C");  // 1, 3, 0
  CHECK((held(hand, 0, 1) == "7C" && !hole(hand, 2, 0).is_dealt()));
  CHECK(hand.shows("phase blast mover 0"));
  CHECK(hand.play("pass").shows("phase sack mover 1"));  // 2 cannot call
}

TEST_CASE("an unchallenged blast gains five", "[power_poker_football][PP-18]") {
  Hand hand;
  hand.deal(small);
  CHECK(hand.shows("phase blast mover 0 legal pass,call-blast"));
  CHECK(hand.refuses("challenge"));
  hand.play("pass");
  CHECK(hand.shows("phase blast mover 2 legal pass,call-blast"));
  hand.play("call-blast");  // bluffing; nothing has moved yet
  CHECK(hand.shows("phase challenge mover 1 legal pass,challenge ball 40"));
  CHECK(hand.play("pass").shows("phase challenge mover 3 ball 40"));
  CHECK(hand.play("pass").shows("ball 45 phase sack mover 1 marker 50"));
  CHECK(hole(hand, 2, 0).is_hidden());
}

TEST_CASE("one blast a hand", "[power_poker_football][PP-18]") {
  Hand hand;
  hand.deal(small).play("call-blast pass pass");
  CHECK(hand.shows("ball 45 phase sack"));  // 2 is not asked
}

TEST_CASE("a challenged caller with a black Ace shows it", "[power_poker_football][PP-18]") {
  Hand hand;
  hand.deal("3HAS 4C5H 6C8H 7C9H").play("call-blast pass challenge");
  // 5 yards, then challenger 3 discards a card of his choice.
  CHECK(hand.shows("ball 45 phase discard mover 3 legal discard-first,discard-second"));
  CHECK(hole(hand, 0, 1).shown);
  CHECK_FALSE(hole(hand, 0, 0).shown);
  CHECK(hand.refuses("pass"));
  hand.play("discard-second");
  CHECK(hole(hand, 3, 1).discarded);
  CHECK(hole(hand, 3, 1).is_hidden());
  CHECK_FALSE(hole(hand, 0, 1).discarded);  // the Ace stays with its player
  CHECK(hand.shows("phase sack mover 1"));
}

TEST_CASE("the first challenge counts", "[power_poker_football][PP-18]") {
  Hand hand;
  hand.deal("AS3H 4C5H 6C8H 7C9H").play("call-blast challenge");
  CHECK(hand.shows("phase discard mover 1"));
}

TEST_CASE("a challenged caller without a black Ace discards", "[power_poker_football][PP-18]") {
  Hand hand;
  hand.deal("AH3H 4C5H ADAS 7C9H").play("call-blast challenge");  // a red Ace does not do
  CHECK(hand.shows("ball 40 phase discard mover 0 legal discard-first,discard-second"));
  hand.play("discard-first");
  CHECK(hole(hand, 0, 0).discarded);
  CHECK(hand.shows("ball 40 phase sack mover 1"));
}

TEST_CASE("of two black Aces the one dealt first is shown", "[power_poker_football][PP-18]") {
  Hand hand;
  hand.deal("ASAC 4C5H 6C8H 7C9H").play("call-blast challenge");
  CHECK(hole(hand, 0, 0).shown);
  CHECK_FALSE(hole(hand, 0, 1).shown);
  Hand other;
  other.deal("ACAS 4C5H 6C8H 7C9H").play("call-blast challenge");
  CHECK((hole(other, 0, 0).shown && held(other, 0, 0) == "AC"));
}

TEST_CASE("after a touchdown by the blast nobody discards", "[power_poker_football][PP-18][PP-9]") {
  Hand hand({.ball = 96, .marker = 100});
  hand.deal("AS3H 4C5H 6C8H 7C9H").play("call-blast challenge");
  CHECK(hand.shows("points 6,0,0,0 phase conversion mover 0"));
  // Challenged without an Ace there are no yards.
  Hand bluff({.ball = 96, .marker = 100});
  bluff.deal("2C3H 4C5H 6C8H 7C9H").play("call-blast challenge discard-second");
  CHECK(bluff.shows("ball 96 phase sack"));
}

TEST_CASE("a defender may bet on a red Ace", "[power_poker_football][PP-19]") {
  Hand hand({.chips = {3, 0, 3, 1}});
  hand.deal(small).play("pass pass");
  CHECK(hand.shows("phase sack mover 3 legal pass,bet-sack"));  // 1 has no chip, and everybody knows it
  hand.play("bet-sack");
  CHECK(hand.shows("sack 3 chips 3,0,3,0 phase flop"));
  Hand first;
  CHECK(first.deal(small).play("pass pass bet-sack").shows("phase flop sack 1 chips 3,2,3,3"));  // one bettor
  CHECK(Hand({.chips = {3, 0, 3, 0}}).deal(small).play("pass pass").shows("phase flop"));
}

TEST_CASE("what flop cards gain", "[power_poker_football][PP-20]") {
  const auto after = [](const char* flop) { return Hand().deal(small).play("pass*4").play(flop); };
  CHECK(after("2S TS 9S").shows("ball 61"));  // 2 + 10 + 9
  CHECK(after("JS").shows("ball 50"));        // 10
  CHECK(after("QC").shows("ball 55"));        // 15
  CHECK(after("AC").shows("ball 60"));        // 20
  CHECK(after("TH JD QH").shows("ball 40"));  // red: nothing
  CHECK(after("KS TS AS").shows("ball 40"));  // a King stops all that follows
  CHECK(after("TS KD AS").shows("ball 50"));  // not what came before
  CHECK(after("AD TS 2S").shows("ball 47"));  // 5 back, then 12
  CHECK(after("KH AH AD").shows("ball 30"));  // red Aces lose after a King too
  CHECK(after("AH AD TS").shows("ball 40"));  // -5 -5 +10
}

TEST_CASE("turn and river carry no yards", "[power_poker_football][PP-24][PP-20]") {
  Hand hand;
  hand.deal(small).play("pass*4 / TH JD QH / check*4 / AS");
  CHECK(hand.shows("ball 40"));
  hand.play("check*4 / AH");
  CHECK(hand.shows("ball 40 phase round"));
}

TEST_CASE("a touchdown or safety may come with any card", "[power_poker_football][PP-23]") {
  // 5 - 5 = 0 on the second card, although the third would have brought 20.
  Hand hand({.ball = 4, .marker = 14});
  hand.deal(small).play("pass*4 / KS AH");
  CHECK(hand.shows("points 0,2,0,0 drive 2"));
  // 95 + 5: the red Ace that would follow does not undo it.
  Hand score({.ball = 95, .marker = 100});
  score.deal(small).play("pass*4 / 5S");
  CHECK(score.shows("phase conversion points 6,0,0,0"));
}

TEST_CASE("a red fumble card gives the ball away", "[power_poker_football][PP-21]") {
  Hand hand;
  hand.deal(small).play("pass*3 bet-sack / TS AH");
  CHECK(hand.shows("ball 45 phase fumble mover chance legal 42"));  // 40 + 10 - 5
  hand.play("2D");
  // The bettor deals for the new offense on 100 - 45; the hand ends.
  CHECK(hand.shows("ball 55 down 1 marker 65 dealer 3 drive 2 hands 1 chips 3,3,3,2 used 0,0,0,1 last -"));
}

TEST_CASE("a black fumble card changes nothing, and there is only one", "[power_poker_football][PP-21][PP-3]") {
  Hand hand;
  hand.deal(small).play("pass*3 bet-sack / AH");
  CHECK(hand.shows("ball 35 phase fumble"));
  hand.play("KS");  // not a community card: gains go on
  CHECK(hand.shows("ball 35 phase flop served 1"));
  CHECK(hand.refuses("KS"));
  hand.play("AD");
  CHECK(hand.shows("ball 30 phase flop"));
  CHECK(hand.play("TS").shows("ball 40 phase round mover 0"));
}

TEST_CASE("without a bet a red Ace is no fumble", "[power_poker_football][PP-21]") {
  CHECK(Hand().deal(small).play("pass*4 / AH").shows("ball 35 phase flop"));
}

TEST_CASE("the chip of a sack bet", "[power_poker_football][PP-22]") {
  CHECK(Hand().deal(small).play("pass*3 bet-sack / TH JD QH").shows("chips 3,3,3,2 used 0,0,0,1"));
  CHECK(Hand().deal(small).play("pass*3 bet-sack / AH KS JD QH").shows("chips 3,3,3,2 used 0,0,0,1"));
  pp::Rules rules;
  rules.sack_chip_returns = true;
  CHECK(Hand({.rules = rules}).deal(small).play("pass*3 bet-sack / TH JD QH").shows("chips 3,3,3,2"));
  CHECK(Hand({.rules = rules}).deal(small).play("pass*3 bet-sack / TH AD").shows("chips 3,3,3,3 phase fumble"));
  // Before its five yards: it has come back when they are a safety.
  Hand safety({.rules = rules, .ball = 5, .marker = 15});
  CHECK(safety.deal(small).play("pass*3 bet-sack / AD").shows("points 0,0,0,2 chips 3,3,3,3 dealer 3"));
  // The second red Ace does not bring another.
  CHECK(Hand({.rules = rules}).deal(small).play("pass*3 bet-sack / AH KS AD QH").shows("chips 3,3,3,3"));
}

TEST_CASE("three red number cards give the defense its chips back", "[power_poker_football][PP-25][PP-2]") {
  const script::Table table{.chips = {1, 0, 2, 1}};
  Hand hand(table);
  hand.deal(small).play("pass pass bet-sack");  // 3's second chip
  CHECK(hand.shows("chips 1,0,2,0 used 2,3,1,3"));
  hand.play("2D 3D");
  CHECK(hand.shows("chips 1,0,2,0"));
  hand.play("4H");
  CHECK(hand.shows("chips 1,3,2,3 used 2,0,1,0 ball 40"));  // the offense gets nothing
  CHECK(Hand(table).deal(small).play("pass pass pass 2D 3D JH").shows("chips 1,0,2,1"));
  CHECK(Hand(table).deal(small).play("pass pass pass 2D 3D 4S").shows("chips 1,0,2,1"));
}

TEST_CASE("the Goal Line Stand's chip comes back with three red numbers", "[power_poker_football][PP-25][PP-15]") {
  Hand hand({.ball = 92, .marker = 100, .phase = pp::Phase::goal_line_stand, .to_move = 1});
  hand.play("goal-line-stand").deal(small).play("pass*4 / 2D 3D 4H");
  CHECK(hand.shows("chips 3,3,3,3"));
  // It still holds: a King ends the down.
  CHECK(hand.play("check*4 KS").shows("down 2 ball 92"));
}

TEST_CASE("a fumble card is no flop card", "[power_poker_football][PP-25][PP-21]") {
  // AH, with a black card for the fumble, then two red numbers: only two of the three flop cards are red numbers.
  CHECK(Hand().deal(small).play("pass*3 bet-sack / AH 2S 2D 3D").shows("chips 3,3,3,2 phase round"));
}
