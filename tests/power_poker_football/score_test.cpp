// Touchdowns and safeties: each way to them, and who scores (PP-9, PP-10).
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using script::Hand;
namespace pp = touchline::power_poker_football;

// Seat 0 deals, 0 and 2 attack, 1 and 3 defend; on yard 95 both defenders pass a Goal Line Stand first.

TEST_CASE("flop yards over the goal line score for the dealer", "[power_poker_football][PP-9][PP-23][PP-6]") {
  Hand hand({.ball = 90, .marker = 100});
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / 4S");
  CHECK(hand.shows("ball 94 phase flop"));
  hand.play("6S");  // exactly 100; the third card is not turned
  CHECK(hand.shows("points 6,0,0,0 phase conversion mover 0 legal one-point,two-points hands 1"));
  hand.play("one-point 5D 6D KS");
  // The team scored against has the next drive on its 20; its first player clockwise from 0 is 1.
  CHECK(hand.shows("points 6,0,0,0 dealer 1 ball 20 marker 30 down 1 drive 2 phase safety_stop mover 3"));
}

TEST_CASE("a blast over the goal line scores for its caller", "[power_poker_football][PP-9][PP-18]") {
  Hand hand({.ball = 95, .marker = 100});
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass call-blast pass pass");
  CHECK(hand.shows("points 0,0,6,0 phase conversion mover 2"));
}

TEST_CASE("a pass over the goal line scores for the passer", "[power_poker_football][PP-9][PP-31]") {
  Hand hand({.ball = 80, .marker = 90});
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / TD QH KH / check*4 / 7S / check check pass-play pass pass AS");
  CHECK(hand.shows("points 0,0,6,0 phase conversion mover 2"));  // 80 + 20
  // The first player of the new offense clockwise from the old dealer, 0, not from the scorer.
  CHECK(hand.play("two-points QC KD").shows("dealer 1 drive 2 points 0,0,6,0"));
}

TEST_CASE("a winner over the goal line scores", "[power_poker_football][PP-9][PP-38]") {
  Hand hand({.ball = 90, .marker = 95});
  // 2 has three nines: 10 yards.
  hand.deal("2C3H 4C5H 9C9D 6C8H").play("pass*4 / TD QH KH / check*4 / 9S / check*4 / AC / check*4");
  CHECK(hand.shows("points 0,0,6,0 phase conversion mover 2"));
}

TEST_CASE("a touchdown is worth what the rules say", "[power_poker_football][PP-9][PP-58]") {
  pp::Rules rules;
  rules.touchdown_points = 7;
  Hand hand({.rules = rules, .ball = 85, .marker = 90});
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / QS");  // 15
  CHECK(hand.shows("points 7,0,0,0 phase conversion"));
}

TEST_CASE("a touchdown ends the hand for those who bet too", "[power_poker_football][PP-9][PP-41]") {
  Hand hand({.ball = 80, .marker = 90});
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / TD QH KH / check bet-to-win check check / 7S");
  hand.play("pass-play pass pass AS");  // 0 throws: 20 yards
  CHECK(hand.shows("points 6,0,0,0 phase conversion bench -"));
  CHECK(hand.play("one-point KS").shows("bench - bets - dealer 1"));
}

TEST_CASE("a red Ace in the flop may be a safety", "[power_poker_football][PP-10][PP-20]") {
  pp::Rules rules;
  rules.drive_start = 25;
  Hand hand({.rules = rules, .ball = 5, .marker = 15});
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / AH");
  // 5 - 5 = 0. Nobody bet on it: the first defender in order is 1, who deals on the 25.
  CHECK(hand.shows("points 0,2,0,0 ball 25 marker 35 down 1 dealer 1 drive 2 hands 1 phase deal"));
}

TEST_CASE("who bet on the red Ace caused the safety", "[power_poker_football][PP-10][PP-21]") {
  Hand hand({.ball = 5, .marker = 15});
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass pass / pass bet-sack / AD");
  // Before a fumble card is turned.
  CHECK(hand.shows("points 0,0,0,2 dealer 3 ball 20 drive 2 chips 3,3,3,2 phase safety_stop mover 1"));
}

TEST_CASE("the second red Ace is the bettor's safety too", "[power_poker_football][PP-10][PP-21]") {
  Hand hand({.ball = 10, .marker = 15});
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass pass / pass bet-sack / AD");
  CHECK(hand.shows("ball 5 phase fumble mover chance"));
  hand.play("2S");  // black: the offense keeps it
  CHECK(hand.shows("ball 5 phase flop"));
  hand.play("AH");
  CHECK(hand.shows("points 0,0,0,2 dealer 3 drive 2"));
}

TEST_CASE("without a bet the first active defender caused it", "[power_poker_football][PP-10]") {
  Hand hand({.ball = 4, .marker = 15, .benched = {1}});
  hand.deal("2C3H -- 6C8H 7C9H").play("pass pass / pass / AH");
  CHECK(hand.shows("points 0,0,0,2 dealer 3 bench -"));
}

TEST_CASE("a tackle may be a safety", "[power_poker_football][PP-10][PP-30]") {
  Hand hand({.ball = 9, .marker = 15});
  hand.deal("2C3H 4C9H 6C8H 7C9D").play("pass*4 / TD QH KH / check check check tackle-second");
  CHECK(hand.shows("points 0,0,0,2 dealer 3 ball 20 marker 30 drive 2"));  // 9 - 9 = 0
}

TEST_CASE("a blitz may be a safety", "[power_poker_football][PP-10][PP-35]") {
  Hand hand({.ball = 4, .marker = 15});
  hand.deal("2C3H 4C9H 6C8H 7C9D").play("pass*4 / TD QH KH / check*4 / 7S / check blitz JD");
  CHECK(hand.shows("points 0,2,0,0 dealer 1 drive 2"));
}

TEST_CASE("a winning defender may cause a safety", "[power_poker_football][PP-10][PP-38]") {
  Hand hand({.ball = 2, .marker = 12});
  hand.deal("2C3H 4C5H 6C8H 9C9D").play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  CHECK(hand.shows("points 0,0,0,2 dealer 3 drive 2 last 3"));  // a pair: 2 back
}

TEST_CASE("a Clutch Play may double the yards into a safety", "[power_poker_football][PP-10][PP-39]") {
  Hand hand({.ball = 4, .marker = 14});
  hand.deal("2C3H 4C5H 6C8H 9C9D").play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*3 bet-to-win");
  CHECK(hand.shows("ball 2 phase clutch mover chance"));
  CHECK(hand.play("JD").shows("points 0,0,0,2 dealer 3 drive 2"));
}

TEST_CASE("a safety on the eighth drive ends the game", "[power_poker_football][PP-5][PP-10]") {
  Hand hand({.ball = 5, .marker = 15, .drive = 8});
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / AH");
  CHECK(hand.shows("phase finished team 1 mvp 1 winners 1,3 teams 0,2 points 0,2,0,0"));
}
