// Passes, Hail Mary, coverage, blitzes (PP-31 to PP-35).
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using script::Hand;
namespace pp = touchline::power_poker_football;

namespace {

constexpr auto small = "2C3H 4C5H 6C8H 7C9H";

Hand after_turn(script::Table table = {}, const char* hands = small) {
  return Hand(table).deal(hands).play("pass*4 / TD QH JH / check*4 / 2S");
}

// A pass of seat 0 without coverage, and the card.
Hand passed(const char* card, script::Table table = {}) {
  return after_turn(table).play("pass-play pass pass").play(card);
}

// With coverage by seat 3.
Hand covered(const char* card, script::Table table = {}) {
  return after_turn(table).play("pass-play pass coverage").play(card);
}

}  // namespace

TEST_CASE("what a pass card gains", "[power_poker_football][PP-31]") {
  CHECK(passed("9D").shows("ball 40 folded 0 mover 1 phase round"));
  CHECK(passed("KD").shows("ball 40"));
  CHECK(passed("AD").shows("ball 40"));  // no sack here
  CHECK(passed("9S").shows("ball 49"));
  CHECK(passed("TS").shows("ball 50 down 1 marker 50"));
  CHECK(passed("JS").shows("ball 50"));
  CHECK(passed("QS").shows("ball 55"));
  CHECK(passed("AS").shows("ball 60"));
  CHECK(passed("KS").shows("ball 40 phase round mover 1"));  // dropped
}

TEST_CASE("a pass card has served", "[power_poker_football][PP-31][PP-3]") {
  Hand hand = passed("9S");
  CHECK(hand.shows("served 1"));
  hand.play("check check check");
  CHECK(hand.shows("phase river legal 39"));  // 52 - 8 - 4 - 1
  CHECK(hand.refuses("9S"));
}

TEST_CASE("a Hail Mary from midfield on, for a chip", "[power_poker_football][PP-32]") {
  CHECK(after_turn({.ball = 49}).shows("legal check,pass-play,bet-to-win"));
  CHECK(after_turn({.ball = 50, .marker = 60}).shows("legal check,pass-play,hail-mary,bet-to-win"));
  CHECK(after_turn({.ball = 50, .marker = 60, .chips = {0, 3, 3, 3}}).shows("legal check,pass-play,bet-to-win"));
  CHECK(after_turn({.ball = 49}).refuses("hail-mary"));
  // The chip is spent before the defenders are asked.
  CHECK(after_turn({.ball = 50, .marker = 60})
            .play("hail-mary")
            .shows("chips 2,3,3,3 used 1,0,0,0 phase coverage mover 1 folded 0"));
}

TEST_CASE("a Hail Mary's black Ace is a touchdown whatever the coverage", "[power_poker_football][PP-32][PP-33]") {
  const script::Table table{.ball = 50, .marker = 60};
  CHECK(after_turn(table).play("hail-mary pass pass AS").shows("points 6,0,0,0 phase conversion mover 0"));
  CHECK(after_turn(table).play("hail-mary coverage AC").shows("points 6,0,0,0 phase conversion mover 0"));
  CHECK(after_turn(table).play("hail-mary pass pass QS").shows("ball 65"));
  CHECK(after_turn(table).play("hail-mary pass pass 9D").shows("ball 50"));
  CHECK(after_turn(table).play("hail-mary coverage QS").shows("ball 55"));
  CHECK(after_turn(table).play("hail-mary coverage KD").shows("drive 2 ball 50 dealer 1"));  // intercepted
  CHECK(after_turn(table).play("pass-play pass pass AS").shows("ball 70 phase round"));
}

TEST_CASE("one Hail Mary a hand", "[power_poker_football][PP-32]") {
  Hand hand = after_turn({.ball = 50, .marker = 60});
  hand.play("hail-mary pass pass 9D check");
  CHECK(hand.shows("mover 2 legal check,pass-play,bet-to-win"));
  CHECK(hand.refuses("hail-mary"));
  hand.play("check check / 3S / check check check");
  CHECK(hand.shows("hands 1 down 2"));
  // In the next hand there is one again.
  hand.deal(small).play("pass*4 / TD QH JH / check*4 / 2S");
  CHECK(hand.shows("legal check,pass-play,hail-mary,bet-to-win"));
}

TEST_CASE("who may cover a pass", "[power_poker_football][PP-33]") {
  CHECK(after_turn().play("pass-play").shows("phase coverage mover 1 legal pass,coverage"));
  CHECK(after_turn().play("pass-play pass").shows("phase coverage mover 3"));
  // One activation: 3 is not asked; the chip lies apart, not in the used area.
  CHECK(after_turn().play("pass-play coverage").shows("phase pass_card coverage 1 chips 3,2,3,3 used 0,0,0,0"));
  Hand no_chips({.chips = {3, 0, 3, 0}});
  no_chips.deal(small).play("pass*2 / TD QH JH / check*4 / 2S / pass-play");
  CHECK(no_chips.shows("phase pass_card mover chance"));
}

TEST_CASE("folded and betting defenders may cover, in order from the dealer", "[power_poker_football][PP-33]") {
  Hand hand;
  hand.deal(small).play("pass*4 / TD QH JH / check tackle-first check bet-to-win / 2S / check pass-play");
  CHECK(hand.shows("folded 1,2 bets 3 phase coverage mover 1"));  // 2 throws; 1 comes first from dealer 0
  CHECK(hand.play("pass").shows("phase coverage mover 3"));
  CHECK(hand.play("coverage").shows("coverage 3 phase pass_card"));
}

TEST_CASE("a benched defender cannot cover", "[power_poker_football][PP-33][PP-41]") {
  Hand hand({.benched = {1}});
  hand.deal("2C3H -- 6C8H 7C9H").play("pass*3 / TD QH JH / check*3 / 2S / pass-play");
  CHECK(hand.shows("phase coverage mover 3"));
}

TEST_CASE("what coverage does to a pass", "[power_poker_football][PP-33]") {
  CHECK(covered("3S").shows("ball 43"));
  CHECK(covered("5S").shows("ball 45"));
  CHECK(covered("9S").shows("ball 45"));
  CHECK(covered("JS").shows("ball 45"));
  CHECK(covered("QS").shows("ball 45"));
  CHECK(covered("AS").shows("ball 45"));
  CHECK(covered("9D").shows("ball 40"));
  CHECK(covered("QD").shows("ball 40"));
  CHECK(covered("AS", {.ball = 95, .marker = 100}).shows("points 6,0,0,0 phase conversion"));
}

TEST_CASE("a King is intercepted under coverage", "[power_poker_football][PP-33][PP-34][PP-12]") {
  for (const char* king : {"KC", "KD", "KH", "KS"}) {
    // At the spot, 100 - 40; who activated it deals; the chip goes to the used area.
    CHECK(covered(king).shows(
        "ball 60 marker 70 down 1 dealer 3 drive 2 hands 1 coverage - chips 3,3,3,2 used 0,0,0,1 last - bench -"));
  }
}

TEST_CASE("an interception benches nobody", "[power_poker_football][PP-34][PP-41]") {
  Hand hand;
  hand.deal(small).play("pass*4 / TD QH JH / check bet-to-win check check / 2S / pass-play coverage KD");
  CHECK(hand.shows("dealer 1 drive 2 bench - bets -"));
}

TEST_CASE("coverage stays on over hands", "[power_poker_football][PP-33]") {
  Hand hand = covered("3S");
  hand.play("check check check / 3D / check check check");
  // Highest hand: T Q J, 2, 3 on the board; 3 holds 9H, 7C: Q J T 9 7. Defender 3 wins with a high card: 0 yards.
  CHECK(hand.shows("ball 43 down 2 dealer 2 coverage 3 chips 3,3,3,2 used 0,0,0,0 last 3"));
  hand.deal(small).play("pass*4 / TD QH JH / check*4 / 2S / pass-play");
  CHECK(hand.shows("phase pass_card mover chance"));  // nobody is asked while it is on
  hand.play("KS");
  CHECK(hand.shows("drive 2 dealer 3 ball 57 coverage - used 0,0,0,1"));
}

TEST_CASE("coverage stays on while its player is benched", "[power_poker_football][PP-33][PP-41]") {
  // 3 covers, then bets and loses to 0's pair of nines; in the next hand 3 sits out and coverage still works.
  Hand hand;
  hand.deal("9C9D 4C5H 2C3H 6C8H").play("pass*4 / TD QH KH / check*4 / 7S / check check");
  hand.play("pass-play pass coverage 2D bet-to-win / AC / check check");
  CHECK(hand.shows("ball 42 down 2 bench 3 coverage 3 chips 3,3,3,2"));
  hand.deal("2C3H 4C5H 6C8H --").play("pass*3 / TD QH JH / check*3 / 2S / pass-play KH");
  // The hand sat out is over: 3 may deal.
  CHECK(hand.shows("drive 2 dealer 3 bench - ball 58"));
}

TEST_CASE("a first down ends coverage", "[power_poker_football][PP-33][PP-7]") {
  Hand hand = covered("5S", {.ball = 45});
  hand.play("check check check / 3D / check check check");
  CHECK(hand.shows("ball 50 down 1 marker 60 coverage - chips 3,3,3,2 used 0,0,0,1"));
}

TEST_CASE("a change of possession ends coverage", "[power_poker_football][PP-33][PP-8]") {
  Hand hand(script::fourth_down({}));
  hand.play("go").deal(small).play("pass*4 / TD QH JH / check*4 / 2S / pass-play pass coverage 3S");
  hand.play("check check check / 3D / check check check");
  CHECK(hand.shows("ball 57 down 1 drive 2 coverage - used 0,0,0,1"));
}

TEST_CASE("a score ends coverage", "[power_poker_football][PP-33][PP-9]") {
  Hand hand = covered("AS", {.ball = 95, .marker = 100});
  hand.play("one-point KS");
  CHECK(hand.shows("coverage - used 0,0,0,1 drive 2"));
}

TEST_CASE("a kick keeps coverage until possession changes", "[power_poker_football][PP-33]") {
  Hand hand = covered("3S", {.down = 3, .marker = 60});
  hand.play("check check check / 3D / check check check");
  CHECK(hand.shows("phase fourth_down coverage 3 dealer 2"));
  CHECK(hand.play("punt KC").shows("drive 2 coverage - used 0,0,0,1"));
}

TEST_CASE("loading the box does not bring an active coverage back", "[power_poker_football][PP-25][PP-33][PP-2]") {
  Hand hand = covered("3S");
  hand.play("check check check / 3D / check check check");
  CHECK(hand.shows("dealer 2 coverage 3 chips 3,3,3,2"));
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / 2D 3D 4D");
  CHECK(hand.shows("coverage 3 chips 3,3,3,2 used 0,0,0,0"));
}

TEST_CASE("a blitz", "[power_poker_football][PP-35]") {
  const auto blitz = [](const char* card) { return after_turn().play("check blitz").play(card); };
  CHECK(after_turn().play("check blitz").shows("phase blitz_card mover chance folded 1"));
  CHECK(blitz("JD").shows("ball 35 phase round mover 2"));
  CHECK(blitz("QD").shows("ball 35"));
  CHECK(blitz("KH").shows("ball 35"));
  CHECK(blitz("AH").shows("ball 35"));
  CHECK(blitz("9D").shows("ball 40"));
  CHECK(blitz("KS").shows("ball 40"));
  CHECK(blitz("AS").shows("ball 40"));
  // Coverage has nothing to do with it.
  CHECK(after_turn().play("pass-play coverage 9D blitz KD").shows("ball 35 drive 1 mover 2"));
}
