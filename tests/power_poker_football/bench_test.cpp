// The bench (PP-41 to PP-43).
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using script::Hand;
namespace pp = touchline::power_poker_football;

namespace {

constexpr auto seat_0_wins = "9C9D 2C3H 4C5H 6C8H";

// One player a team: a bettor who loses is a wholly benched team.
pp::Rules duel() {
  pp::Rules rules;
  rules.players_per_team = 1;
  return rules;
}

// A duel's hand without yards in the flop; `last` is the last round.
Hand duelled(script::Table table, const char* hands, const char* last, const char* before = "") {
  table.rules = duel();
  Hand hand(table);
  return hand.play(before).deal(hands).play("pass*2 / TD QH KH / check*2 / 7S / check*2 / AC").play(last);
}

constexpr auto dealer_wins = "9C9D 2C3H";
constexpr auto defender_wins = "2C3H 9C9D";

}  // namespace

TEST_CASE("who bet and lost sits out one hand", "[power_poker_football][PP-41][PP-42][PP-2]") {
  Hand hand;
  hand.deal(seat_0_wins).play("pass*4 / TD QH KH / check*2 bet-to-win check / 7S / check*3 / AC / check*3");
  CHECK(hand.shows("bench 2 bets - dealer 0 ball 42 down 2"));
  // 2 gets no cards and is asked nothing: six cards, one blast question.
  hand.play("2C 3C 4C 5C 6C 7C");
  CHECK(hand.shows("phase blast mover 0"));
  hand.play("pass pass pass / TD QH JH / check");
  CHECK(hand.shows("mover 1"));
  CHECK(hand.play("check").shows("mover 3"));
  hand.play("check / 8D / check*3 / 3D / check*3");
  // Seat 2 has its chip again and may bet.
  CHECK(hand.shows("bench - down 3"));
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / TD QH JH");
  while (hand.shows("mover 2").text.size() > 0) hand.play("check");
  CHECK(hand.shows("mover 2 legal check,run,bet-to-win"));
}

TEST_CASE("who lost without a bet is not benched", "[power_poker_football][PP-41]") {
  Hand hand;
  hand.deal(seat_0_wins).play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  CHECK(hand.shows("bench -"));
}

TEST_CASE("all bettors but the winner are benched", "[power_poker_football][PP-41]") {
  Hand hand;
  hand.deal(seat_0_wins).play("pass*4 / TD QH KH / bet-to-win*2 check bet-to-win / 7S / check / AC / check");
  CHECK(hand.shows("phase clutch bets 0,1,3"));
  hand.play("2D");
  // 1 and 3 are the whole defense: 5 yards against it, and both return.
  CHECK(hand.shows("bench - ball 47 marker 50 down 2 dealer 0"));
}

TEST_CASE("a benched offensive winner's team mate does not deal", "[power_poker_football][PP-12][PP-41]") {
  // 2 has bet and lost, 0 won: 0 deals.
  Hand hand({.dealer = 2});
  hand.deal(seat_0_wins).play("pass*4 / TD QH KH / bet-to-win check check check / 7S / check*3 / AC / check*3");
  CHECK(hand.shows("bench 2 dealer 0"));
}

TEST_CASE("a wholly benched offense", "[power_poker_football][PP-43][PP-11]") {
  Hand hand = duelled({}, defender_wins, "bet-to-win check");
  // 40 - 2 - 5; the marker stays; 0 deals although it would have sat out.
  CHECK(hand.shows("ball 33 down 2 marker 50 dealer 0 bench - phase deal"));
}

TEST_CASE("a wholly benched defense, after the first down", "[power_poker_football][PP-43][PP-7]") {
  // 48 + 2 = 50: first down, marker 60; then 5 yards against the defense.
  CHECK(duelled({.ball = 48}, dealer_wins, "check bet-to-win").shows("ball 55 down 1 marker 60 dealer 0 bench -"));
  // 44 + 2 = 46: no first down; 5 more pass the marker, which counts after the next hand only.
  CHECK(duelled({.ball = 44}, dealer_wins, "check bet-to-win").shows("ball 51 down 2 marker 50 dealer 0"));
}

TEST_CASE("a team benched on lost downs is the new defense", "[power_poker_football][PP-43][PP-8]") {
  // 40 - 2 = 38, the others have the ball on 62, marker 72; then 5 yards against the old offense.
  Hand hand = duelled(script::fourth_down({.rules = duel()}), defender_wins, "bet-to-win check", "go");
  CHECK(hand.shows("ball 67 down 1 marker 72 dealer 1 drive 2 bench -"));
}

TEST_CASE("the penalty comes before the question of fourth down", "[power_poker_football][PP-43][PP-16]") {
  Hand hand = duelled({.ball = 4, .down = 3, .marker = 12}, defender_wins, "bet-to-win check");
  CHECK(hand.shows("ball 1 down 4 phase fourth_down mover 0 points 0,0"));  // 2 - 5: the one-yard line
}

TEST_CASE("the penalty after a touchdown follows the conversion", "[power_poker_football][PP-43]") {
  Hand hand = duelled({.ball = 98, .marker = 100}, dealer_wins, "check bet-to-win");
  CHECK(hand.shows("points 6,0 phase conversion bench 1"));
  hand.play("one-point 2C 3C QD");
  // Drive of team 1 on its 20, marker 30; 5 yards against it; all return.
  CHECK(hand.shows("points 7,0 ball 15 marker 30 dealer 1 drive 2 bench -"));
}

TEST_CASE("no penalty when the game ends", "[power_poker_football][PP-43][PP-5]") {
  Hand hand = duelled(script::fourth_down({.rules = duel(), .drive = 8, .points = {3, 0}}), defender_wins,
                      "bet-to-win check", "go");
  CHECK(hand.shows("phase finished team 0 mvp 0"));
}

TEST_CASE("a bench outlasts a kick", "[power_poker_football][PP-41]") {
  // 1 is benched after the third down; the punt is no hand; 3 returns and deals, 1 still sits out.
  Hand hand({.down = 3, .marker = 60});
  hand.deal(seat_0_wins).play("pass*4 / TD QH KH / check bet-to-win check check / 7S / check*3 / AC / check*3");
  CHECK(hand.shows("ball 42 down 4 phase fourth_down bench 1"));
  hand.play("punt 5C higher 5D");
  CHECK(hand.shows("phase punt_return bench 1"));
  hand.play("4S");
  // 42 + 20 = 62, the others on 38 + 4.
  CHECK(hand.shows("ball 42 dealer 3 drive 2 bench 1 phase deal hands 3"));
  hand.play("2C 3C 4C 5C 6C 7C");  // 0, 2, 3 get cards
  CHECK(hand.shows("phase blast mover 3"));
}

TEST_CASE("a bench outlasts a touchdown's conversion", "[power_poker_football][PP-41]") {
  Hand hand({.ball = 98, .marker = 100});
  hand.deal(seat_0_wins).play("pass*4 / TD QH KH / check bet-to-win check check / 7S / check*3 / AC / check*3");
  CHECK(hand.shows("phase conversion bench 1"));
  hand.play("one-point KC");
  // 1 would deal, but sits out: 3 does; the only other of team 1 is not asked for a Safety Stop.
  CHECK(hand.shows("dealer 3 bench 1 ball 20 phase deal"));
}

TEST_CASE("players benched in one hand return after it", "[power_poker_football][PP-41][PP-43]") {
  // 1 sits out this hand; 3 bets and loses in it: then 3 sits out and 1 is back: no wholly benched team.
  Hand hand({.benched = {1}});
  hand.deal("9C9D -- 4C5H 6C8H").play("pass*3 / TD QH KH / check*2 bet-to-win / 7S / check*2 / AC / check*2");
  CHECK(hand.shows("bench 3 ball 42"));
}
