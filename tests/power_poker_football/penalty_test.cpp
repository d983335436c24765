// Penalties by the host (PP-11); a wholly benched team stands in bench_test.cpp (PP-43).
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using script::Hand;
namespace pp = touchline::power_poker_football;

namespace {

Hand penalized(const script::Table& table, int team) {
  Hand hand(table);
  hand.state().penalize(team);
  return hand;
}

// The code of the refusal, and that nothing changed.
touchline::ErrorCode refusal(const Hand& hand, int team) {
  pp::State copy = hand.state();
  try {
    copy.penalize(team);
  } catch (const touchline::Error& error) {
    CHECK(copy == hand.state());
    return error.code();
  }
  FAIL("the penalty was not refused");
  return {};
}

using touchline::ErrorCode;

}  // namespace

TEST_CASE("a penalty is five yards against a team", "[power_poker_football][PP-11]") {
  CHECK(penalized(script::Table{}, 0).shows("ball 35 down 1 marker 50 dealer 0 hands 0 points 0,0,0,0"));
  CHECK(penalized(script::Table{}, 1).shows("ball 45 down 1 marker 50"));
  // Seat 1 deals: team 1 is the offense.
  CHECK(penalized({.dealer = 1, .drive = 2}, 0).shows("ball 45"));
  CHECK(penalized({.dealer = 1, .drive = 2}, 1).shows("ball 35"));
}

TEST_CASE("a penalty stops on the one-yard lines", "[power_poker_football][PP-11]") {
  const auto own = pp::Phase::safety_stop;
  const auto far = pp::Phase::goal_line_stand;
  CHECK(penalized({.ball = 5, .marker = 15, .phase = own, .to_move = 2}, 0).shows("ball 1 points 0,0,0,0"));
  CHECK(penalized({.ball = 1, .marker = 11, .phase = own, .to_move = 2}, 0).shows("ball 1"));
  CHECK(penalized({.ball = 6, .marker = 16, .phase = own, .to_move = 2}, 0).shows("ball 1"));
  CHECK(penalized({.ball = 95, .marker = 100, .phase = far, .to_move = 1}, 1).shows("ball 99 points 0,0,0,0"));
  CHECK(penalized({.ball = 99, .marker = 100, .phase = far, .to_move = 1}, 1).shows("ball 99"));
  CHECK(penalized({.ball = 94, .marker = 100, .phase = far, .to_move = 1}, 1).shows("ball 99"));
}

TEST_CASE("a marker passed by a penalty counts after the next hand", "[power_poker_football][PP-11][PP-7]") {
  Hand hand = penalized({.ball = 47, .down = 2}, 1);
  CHECK(hand.shows("ball 52 down 2 marker 50 phase deal"));
  hand.deal("KCKD AHJH QCQD TCTD").play("pass*4 / JD QH KH / run tackle-first run tackle-first");  // no yards
  CHECK(hand.shows("ball 52 down 1 marker 62"));
}

TEST_CASE("the question pending is worked out anew", "[power_poker_football][PP-11][PP-14][PP-15]") {
  CHECK(penalized({.ball = 25}, 0).shows("ball 20 phase safety_stop mover 2"));
  CHECK(penalized({.ball = 26}, 0).shows("ball 21 phase deal mover chance"));
  CHECK(penalized({.ball = 20, .phase = pp::Phase::safety_stop, .to_move = 2}, 1).shows("ball 25 phase deal"));
  CHECK(penalized({.ball = 86, .marker = 95}, 1).shows("ball 91 phase goal_line_stand mover 1"));
  CHECK(penalized({.ball = 85, .marker = 95}, 1).shows("ball 90 phase deal"));
  CHECK(penalized({.ball = 95, .marker = 100, .phase = pp::Phase::goal_line_stand, .to_move = 1}, 0)
            .shows("ball 90 phase deal mover chance"));
  // On fourth down the choice stays the dealer's.
  CHECK(penalized(script::fourth_down({.ball = 25}), 0).shows("ball 20 phase fourth_down mover 0"));
}

TEST_CASE("penalties may follow each other", "[power_poker_football][PP-11]") {
  Hand hand;
  for (int i = 0; i < 3; ++i) hand.state().penalize(0);
  CHECK(hand.shows("ball 25"));
}

TEST_CASE("nothing of the hand may have been answered or dealt", "[power_poker_football][PP-11]") {
  Hand asked({.ball = 95, .marker = 100, .phase = pp::Phase::goal_line_stand, .to_move = 1});
  asked.play("pass");
  CHECK(refusal(asked, 0) == ErrorCode::illegal_action);
  Hand all_asked = asked;
  all_asked.play("pass");  // the deal begins, but the hand's questions were answered
  CHECK(refusal(all_asked, 0) == ErrorCode::illegal_action);
  Hand stopped({.ball = 15, .marker = 25, .phase = pp::Phase::safety_stop, .to_move = 2});
  CHECK(refusal(stopped.play("pass"), 1) == ErrorCode::illegal_action);
  Hand chosen(script::fourth_down({}));
  CHECK(refusal(chosen.play("go"), 1) == ErrorCode::illegal_action);
  Hand dealt;
  CHECK(refusal(dealt.play("2C"), 1) == ErrorCode::illegal_action);
}

TEST_CASE("no penalties during draws, kicks and conversions", "[power_poker_football][PP-11]") {
  CHECK(refusal(Hand(pp::State{}), 0) == ErrorCode::illegal_action);
  Hand kick(script::fourth_down({}));
  CHECK(refusal(kick.play("punt"), 0) == ErrorCode::illegal_action);
  CHECK(refusal(kick.play("5C"), 0) == ErrorCode::illegal_action);
  CHECK(refusal(kick.play("higher"), 0) == ErrorCode::illegal_action);
  Hand touchdown({.ball = 85, .marker = 95});
  touchdown.deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / QS");
  CHECK(refusal(touchdown, 0) == ErrorCode::illegal_action);
  CHECK(refusal(touchdown.play("one-point"), 0) == ErrorCode::illegal_action);
  touchdown.play("KC");
  touchdown.state().penalize(0);
  CHECK(touchdown.shows("ball 25 phase deal"));  // against the new defense
}

TEST_CASE("a penalty names one of two teams in a game that goes on", "[power_poker_football][PP-11]") {
  CHECK(refusal(Hand(), 2) == ErrorCode::out_of_range);
  CHECK(refusal(Hand(), -1) == ErrorCode::out_of_range);
  Hand over;
  over.state().agree_draw();
  CHECK(refusal(over, 0) == ErrorCode::game_over);
}
