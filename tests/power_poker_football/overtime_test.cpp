// The ends of a game: overtime, the limit of hands, host events (PP-5, PP-52, PP-53).
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using script::Hand;
namespace pp = touchline::power_poker_football;

namespace {

// Ends drive 8 on downs, with these points.
Hand ended(std::vector<int> points, pp::Rules rules = {}, int hands = 90) {
  Hand hand(script::fourth_down({.rules = rules, .drive = 8, .points = std::move(points), .hands = hands}));
  hand.play("go").deal("9C9D 2C3H 4C5H 6C8H");
  return hand.play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
}

pp::Rules at_most(int hands) {
  pp::Rules rules;
  rules.max_hands = hands;
  return rules;
}

// In overtime, seat 0 to deal on its own 20.
Hand overtime(std::vector<int> points, pp::Rules rules = {}) {
  return ended(std::move(points), rules).play("AS 2C 2D 2H");
}

}  // namespace

TEST_CASE("level teams play overtime", "[power_poker_football][PP-52]") {
  Hand hand = ended({6, 3, 0, 3});
  CHECK(hand.shows("phase draw_for_deal mover chance legal 52 points 0,0,0,0 regulation 6,3,0,3 reason none"));
  hand.play("2C AS 2D 2H");
  CHECK(hand.shows("phase safety_stop mover 3 dealer 1 ball 20 marker 30 down 1 drive 9 chips 3,3,3,3"));
}

TEST_CASE("level leaders play overtime though a team leads", "[power_poker_football][PP-52][PP-5]") {
  CHECK(ended({6, 6, 2, 0}).shows("phase draw_for_deal"));  // opponents
  CHECK(ended({6, 2, 6, 0}).shows("phase draw_for_deal"));  // team mates
  CHECK(ended({0, 0, 0, 0}).shows("phase draw_for_deal"));
  // Others than the leader may be level.
  CHECK(ended({6, 3, 3, 3}).shows("phase finished team 0 mvp 0"));
}

TEST_CASE("overtime begins with everyone active and the chips as they are", "[power_poker_football][PP-52][PP-41]") {
  Hand hand(script::fourth_down({.drive = 8, .chips = {1, 2, 0, 3}, .hands = 90}));
  hand.play("go").deal("9C9D 2C3H 4C5H 6C8H");
  hand.play("pass*4 / TD QH KH / check bet-to-win check check / 7S / check*3 / AC / check*3");
  CHECK(hand.shows("phase draw_for_deal bench - chips 1,2,0,3"));
  // Seat 1, who would have sat out, may deal.
  CHECK(hand.play("2C AS 2D 2H").shows("dealer 1 bench - chips 1,2,0,3"));
}

TEST_CASE("a touchdown in overtime is not converted", "[power_poker_football][PP-52][PP-9]") {
  pp::Rules rules;
  rules.drive_start = 80;
  Hand hand = overtime({6, 3, 0, 3}, rules);
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / AS");
  CHECK(hand.shows(
      "phase finished points 6,0,0,0 regulation 6,3,0,3 team 0 mvp 0 winners 0,2 reason overtime teams 12,6"));
}

TEST_CASE("the first scorer is MVP and his team wins, whatever the totals", "[power_poker_football][PP-52]") {
  // 12 : 6, leaders level. A safety by seat 1 in overtime: 12 : 8, but team 1 wins.
  pp::Rules rules;
  rules.drive_start = 5;
  rules.safety_stop_yard = 0;
  Hand hand = overtime({6, 6, 6, 0}, rules);
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / AH");
  CHECK(hand.shows("phase finished points 0,2,0,0 team 1 mvp 1 winners 1,3 reason overtime teams 12,8"));
}

TEST_CASE("a field goal decides overtime", "[power_poker_football][PP-52][PP-47]") {
  Hand hand(script::fourth_down({.ball = 90, .marker = 100, .drive = 11, .hands = 120, .overtime = true}));
  hand.play("field-goal 5C higher 6C");
  CHECK(hand.shows("phase finished points 3,0,0,0 team 0 mvp 0 reason overtime"));
}

TEST_CASE("overtime has no last drive", "[power_poker_football][PP-52]") {
  Hand hand(script::fourth_down({.drive = 30, .hands = 200, .overtime = true}));
  CHECK(hand.play("punt KC").shows("phase deal drive 31"));
}

TEST_CASE("the limit of hands ends the game as it stands", "[power_poker_football][PP-53]") {
  Hand hand({.rules = at_most(10), .drive = 5, .points = {6, 3, 0, 3}, .hands = 9});
  hand.deal("9C9D 2C3H 4C5H 6C8H").play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  // Level teams are allowed; the leader is 0.
  CHECK(hand.shows("phase finished reason max_hands team - mvp 0 winners - teams 6,6"));
  Hand ahead({.rules = at_most(10), .drive = 5, .points = {6, 6, 2, 0}, .hands = 9});
  ahead.deal("9C9D 2C3H 4C5H 6C8H").play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  CHECK(ahead.shows("phase finished reason max_hands team 0 mvp - winners 0,2"));
}

TEST_CASE("the limit comes before the choice on fourth down", "[power_poker_football][PP-53][PP-16]") {
  Hand hand({.rules = at_most(10), .down = 3, .hands = 9});
  hand.deal("9C9D 2C3H 4C5H 6C8H").play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  CHECK(hand.shows("phase finished reason max_hands"));
}

TEST_CASE("a last touchdown is converted before the limit", "[power_poker_football][PP-53][PP-51]") {
  Hand hand({.rules = at_most(10), .ball = 85, .marker = 95, .hands = 9});
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / QS");
  CHECK(hand.shows("phase conversion mover 0"));
  CHECK(hand.play("one-point QH").shows("phase finished reason max_hands points 7,0,0,0 team 0 mvp 0"));
}

TEST_CASE("kicks are no hands", "[power_poker_football][PP-53][PP-41]") {
  Hand hand(script::fourth_down({.rules = at_most(10), .hands = 9}));
  CHECK(hand.play("punt KC").shows("phase deal hands 9"));
}

TEST_CASE("the limit comes before overtime", "[power_poker_football][PP-53][PP-52]") {
  CHECK(ended({6, 3, 0, 3}, at_most(91), 90).shows("phase finished reason max_hands team - mvp 0 teams 6,6"));
  CHECK(ended({6, 3, 0, 3}, at_most(92), 90).shows("phase draw_for_deal"));
  // Decided after the eighth drive, it ends by that.
  CHECK(ended({6, 3, 0, 2}, at_most(91), 90).shows("phase finished reason regulation team 0"));
}

TEST_CASE("the limit in overtime", "[power_poker_football][PP-53]") {
  Hand hand = overtime({6, 3, 0, 3}, at_most(92));
  hand.play("pass").deal("9C9D 2C3H 4C5H 6C8H");
  hand.play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  // Nobody has scored in overtime: MVP by the points of regulation.
  CHECK(hand.shows("phase finished reason max_hands team - mvp 0 teams 6,6 points 0,0,0,0 regulation 6,3,0,3"));
}

TEST_CASE("a forfeit and an agreement", "[power_poker_football][PP-5]") {
  Hand hand({.drive = 2, .points = {6, 0, 0, 0}});
  hand.state().forfeit(touchline::Seat{2});
  CHECK(hand.shows("phase finished mover nobody reason forfeit team 1 winners 1,3 teams 6,0"));
  CHECK_THROWS_AS(hand.state().forfeit(touchline::Seat{1}), touchline::Error);
  CHECK(hand.refuses("check"));
  Hand other({.drive = 2, .points = {6, 0, 0, 0}});
  other.state().agree_draw();
  CHECK(other.shows("phase finished reason agreement team - winners - teams 6,0"));
  CHECK_THROWS_AS(other.state().agree_draw(), touchline::Error);
  // Also while a card is to be drawn.
  Hand draw{pp::State{}};
  draw.state().forfeit(touchline::Seat{1});
  CHECK(draw.shows("phase finished reason forfeit team 0 winners 0,2"));
  pp::State state;
  CHECK_THROWS_AS(state.forfeit(touchline::Seat{4}), touchline::Error);
}
