// What is settled before the deal: Safety Stop, Goal Line Stand, fourth down (PP-14 to PP-16).
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using script::Hand;
namespace pp = touchline::power_poker_football;

namespace {

constexpr auto nobody_scores = "2C3H 4C5H 6C8H 7C9H";

pp::Rules players(int per_team) {
  pp::Rules rules;
  rules.players_per_team = per_team;
  return rules;
}

}  // namespace

TEST_CASE("a Safety Stop is offered near the own goal line, not to the dealer", "[power_poker_football][PP-14]") {
  Hand hand({.ball = 20, .marker = 30, .phase = pp::Phase::safety_stop, .to_move = 2});
  CHECK(hand.shows("legal pass,safety-stop"));
  CHECK(hand.refuses("bet-sack"));
  CHECK(hand.refuses("2C"));
  hand.play("safety-stop");
  CHECK(hand.shows("stop 2 chips 3,3,2,3 used 0,0,0,0 phase deal"));  // the chip waits, it is not in the used area
}

TEST_CASE("one Safety Stop a hand", "[power_poker_football][PP-14]") {
  // Three a team, 2 deals: of the offense 4, then 0 are asked.
  const script::Table table{
      .rules = players(3), .ball = 12, .marker = 22, .dealer = 2, .phase = pp::Phase::safety_stop, .to_move = 4};
  CHECK(Hand(table).play("pass").shows("phase safety_stop mover 0"));
  CHECK(Hand(table).play("pass pass").shows("phase deal stop -"));
  CHECK(Hand(table).play("safety-stop").shows("phase deal stop 4"));
  CHECK(Hand(table).play("pass safety-stop").shows("phase deal stop 0"));
}

TEST_CASE("who has no chip or sits out is not asked for a Safety Stop", "[power_poker_football][PP-14][PP-41][PP-56]") {
  // The first hand of a drive is reached by four downs of the others, last by a pair that was not enough.
  script::Table table = script::fourth_down({.rules = players(3), .ball = 78, .marker = 95});
  constexpr auto no_gain = "pass*3 / pass*3 / TD QH KH / check*6 / 7S / check*6 / AC / check*6";
  // Team 1 has the ball on 100 - 80 = 20; dealer 1: 3 and 5 are asked.
  CHECK(Hand(table)
            .play("go")
            .deal("9C9D 2C3H 2D3C 4C5H 4D5C 6C8H")
            .play(no_gain)
            .shows("ball 20 dealer 1 phase safety_stop mover 3"));
  table.chips = {3, 3, 3, 0, 3, 3};
  CHECK(Hand(table)
            .play("go")
            .deal("9C9D 2C3H 2D3C 4C5H 4D5C 6C8H")
            .play("pass*3 / pass*2 / TD QH KH / check*6 / 7S / check*6 / AC / check*6")
            .shows("ball 20 dealer 1 phase safety_stop mover 5"));
}

TEST_CASE("beyond the yard of the rules no Safety Stop is offered", "[power_poker_football][PP-14][PP-58]") {
  // Lost on downs: team 0 stands on 79 after the hand, the others start on 21: no question.
  Hand hand(script::fourth_down({.ball = 77, .marker = 90}));
  hand.play("go").deal("9C9D 2C3H 4C5H 6C8H");
  hand.play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  CHECK(hand.shows("ball 21 dealer 1 phase deal"));
  pp::Rules rules;
  rules.safety_stop_yard = 0;
  CHECK(Hand(pp::State(rules)).play("AS 2C 2D 2H").shows("phase deal"));
  rules.safety_stop_yard = 99;
  rules.drive_start = 99;
  // Both questions then: the Safety Stop before the Goal Line Stand.
  Hand both{pp::State(rules)};
  both.play("AS 2C 2D 2H");
  CHECK(both.shows("ball 99 marker 100 phase safety_stop mover 2"));
  CHECK(both.play("pass").shows("phase goal_line_stand mover 1"));
}

TEST_CASE("a Safety Stop saves once", "[power_poker_football][PP-14][PP-10]") {
  Hand hand({.ball = 5, .marker = 15, .phase = pp::Phase::safety_stop, .to_move = 2});
  hand.play("safety-stop").deal(nobody_scores).play("pass*4 / AH");
  // 5 - 5 = 0: the ball lies on 1 instead; the chip goes to the used area.
  CHECK(hand.shows("ball 1 stop - chips 3,3,2,3 used 0,0,1,0 points 0,0,0,0 phase flop"));
  hand.play("AD");
  CHECK(hand.shows("points 0,2,0,0 dealer 1 drive 2 chips 3,3,2,3 used 0,0,1,0"));
}

TEST_CASE("a Safety Stop that saved from a tackle lets the hand go on", "[power_poker_football][PP-14][PP-30]") {
  Hand hand({.ball = 6, .marker = 16, .phase = pp::Phase::safety_stop, .to_move = 2});
  hand.play("safety-stop").deal("2C3H 4C8H 6C8D 7C9H").play("pass*4 / TD QH KH / check tackle-second");
  CHECK(hand.shows("ball 1 points 0,0,0,0 phase round mover 2 folded 1"));
}

TEST_CASE("a Safety Stop that did not act comes back", "[power_poker_football][PP-14][PP-2]") {
  Hand hand({.ball = 15, .marker = 25, .phase = pp::Phase::safety_stop, .to_move = 2});
  hand.play("safety-stop").deal("9C9D 2C3H 4C5H 6C8H");
  hand.play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  CHECK(hand.shows("ball 17 down 2 stop - chips 3,3,3,3 used 0,0,0,0 phase safety_stop mover 2"));
}

TEST_CASE("the chip of a Safety Stop serves nothing else", "[power_poker_football][PP-14][PP-32][PP-56]") {
  // safety_stop_yard 99, so that it can wait while the ball is beyond midfield. 2 has that one chip only.
  pp::Rules rules;
  rules.safety_stop_yard = 99;
  Hand hand(
      {.rules = rules, .ball = 60, .marker = 70, .chips = {3, 3, 1, 3}, .phase = pp::Phase::safety_stop, .to_move = 2});
  hand.play("safety-stop").deal(nobody_scores).play("pass*4 / TD QH KH / check*4 / 7S / check check");
  CHECK(hand.shows("mover 2 legal check,pass-play,bet-to-win"));
  CHECK(hand.refuses("hail-mary"));
}

TEST_CASE("a touchdown gives a waiting chip back", "[power_poker_football][PP-14]") {
  pp::Rules rules;
  rules.safety_stop_yard = 99;
  Hand hand({.rules = rules, .ball = 90, .marker = 100, .phase = pp::Phase::safety_stop, .to_move = 2});
  hand.play("safety-stop").deal(nobody_scores).play("pass*4 / TS");
  CHECK(hand.shows("phase conversion stop - chips 3,3,3,3 points 6,0,0,0"));
}

TEST_CASE("a Goal Line Stand is offered beyond yard 90", "[power_poker_football][PP-15]") {
  const script::Table table{.ball = 91, .marker = 100, .phase = pp::Phase::goal_line_stand, .to_move = 1};
  Hand hand(table);
  CHECK(hand.shows("legal pass,goal-line-stand"));
  hand.play("goal-line-stand");  // once a hand: 3 is not asked
  CHECK(hand.shows("phase deal chips 3,2,3,3 used 0,1,0,0"));
  CHECK(Hand(table).play("pass").shows("phase goal_line_stand mover 3"));
  CHECK(Hand(table).play("pass goal-line-stand").shows("phase deal chips 3,3,3,2"));
  CHECK(Hand(table).play("pass pass").shows("phase deal chips 3,3,3,3"));
  // On 90 exactly nobody is asked: a state there that asks is none of the game's.
  CHECK_THROWS(Hand({.ball = 90, .marker = 100, .phase = pp::Phase::goal_line_stand, .to_move = 1}));
}

TEST_CASE("a King ends the down of a Goal Line Stand", "[power_poker_football][PP-15][PP-20]") {
  Hand hand({.ball = 91, .marker = 100, .phase = pp::Phase::goal_line_stand, .to_move = 1});
  hand.play("goal-line-stand").deal(nobody_scores).play("pass*4 / 4S");
  CHECK(hand.shows("ball 95 phase flop"));
  hand.play("KH");
  // Nothing later moves the ball, no winner; the next offensive player deals; asked anew beyond 90.
  CHECK(hand.shows("ball 95 down 2 marker 100 dealer 2 hands 1 last - phase goal_line_stand mover 3 points 0,0,0,0"));
}

TEST_CASE("yards made before the King count for the first down", "[power_poker_football][PP-15][PP-7]") {
  Hand hand({.ball = 91, .down = 4, .marker = 94, .phase = pp::Phase::goal_line_stand, .to_move = 1});
  hand.play("goal-line-stand").deal(nobody_scores).play("pass*4 / 4S KC");
  CHECK(hand.shows("ball 95 down 1 marker 100 drive 1 dealer 2"));
  Hand lost({.ball = 91, .down = 4, .marker = 97, .phase = pp::Phase::goal_line_stand, .to_move = 1});
  lost.play("goal-line-stand").deal(nobody_scores).play("pass*4 / 4S KC");
  CHECK(lost.shows("ball 5 down 1 marker 15 drive 2 dealer 1"));
}

TEST_CASE("a King on turn or river ends that down too, and benches nobody", "[power_poker_football][PP-15][PP-41]") {
  Hand hand({.ball = 91, .marker = 100, .phase = pp::Phase::goal_line_stand, .to_move = 1});
  hand.play("pass goal-line-stand").deal(nobody_scores).play("pass*4 / TD QH JH / check bet-to-win check check / KS");
  CHECK(hand.shows("ball 91 down 2 dealer 2 bench - bets - last -"));
  Hand river({.ball = 91, .marker = 100, .phase = pp::Phase::goal_line_stand, .to_move = 1});
  river.play("pass goal-line-stand").deal(nobody_scores).play("pass*4 / TD QH JH / check*4 / 7S / check*4 / KD");
  CHECK(river.shows("ball 91 down 2 dealer 2 last - hands 1"));
}

TEST_CASE("a King that is no community card does not end the down", "[power_poker_football][PP-15][PP-31]") {
  Hand hand({.ball = 91, .marker = 100, .phase = pp::Phase::goal_line_stand, .to_move = 1});
  hand.play("goal-line-stand").deal("KC3H 4C5H 6C8H 7C9H");
  hand.play("pass*4 / TD QH JH / check*4 / 7S / pass-play pass pass / KS");  // dropped
  CHECK(hand.shows("ball 91 phase round mover 1 folded 0"));
}

TEST_CASE("the chip of a Goal Line Stand does not come back", "[power_poker_football][PP-2][PP-15]") {
  Hand hand({.ball = 91, .marker = 100, .phase = pp::Phase::goal_line_stand, .to_move = 1});
  hand.play("goal-line-stand").deal("9C9D 2C3H 4C5H 6C8H");
  hand.play("pass*4 / TD QH JH / check*4 / 7S / check*4 / AC / check*4");
  CHECK(hand.shows("ball 93 chips 3,2,3,3 used 0,1,0,0"));
}

TEST_CASE("on fourth down the dealer chooses", "[power_poker_football][PP-16][PP-14]") {
  const script::Table table = script::fourth_down({.ball = 15, .marker = 22});
  const Hand hand(table);
  CHECK(hand.shows("phase fourth_down mover 0 legal go,punt,field-goal"));
  CHECK(hand.refuses("pass"));
  CHECK(hand.refuses("safety-stop"));
  // The Safety Stop comes after the choice and not for kicks.
  CHECK(Hand(table).play("go").shows("phase safety_stop mover 2"));
  CHECK(Hand(table).play("punt").shows("phase first_kick_card mover chance legal 52"));
  CHECK(Hand(table).play("field-goal").shows("phase first_kick_card mover chance legal 52"));
  CHECK(Hand(script::fourth_down({.ball = 95, .marker = 100})).play("go").shows("phase goal_line_stand mover 1"));
  CHECK(Hand(script::fourth_down({.ball = 95, .marker = 100})).play("field-goal").shows("phase first_kick_card"));
}
