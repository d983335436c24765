// Steps, jumps, blocks: CF-8 to CF-18.
#include "field.hpp"
#include "support/catch.hpp"

using namespace football;

TEST_CASE("the offense moves first, then one move each in turn", "[checker_football][CF-8]") {
  cf::Rules rules;
  rules.line_up = cf::LineUpMode::standard;
  cf::State state(rules);
  CHECK(state.mover() == touchline::Mover(cf::home));  // Home receives the first kickoff
  state = after(state, {"d3-c3"});
  CHECK(state.mover() == touchline::Mover(cf::away));
  state = after(state, {"a8-a7"});
  CHECK(state.mover() == touchline::Mover(cf::home));
}

TEST_CASE("a man who is handed the ball can do all that the quarterback can", "[checker_football][CF-9]") {
  Field field{.stacks = "Hd2 He2 Hf3", .ball = "d2"};
  CHECK_FALSE(can(field.state(), "e2>e5"));
  const cf::State given = after(field.state(), {"d2:e2", "a10-a9"});
  CHECK(can(given, "e2>e5"));
  CHECK(can(given, "e2^g4"));
  CHECK(can(given, "e2:d2"));
  CHECK_FALSE(can(given, "d2>d5"));
}

TEST_CASE("a man steps to an empty square in any of eight directions", "[checker_football][CF-10]") {
  const Field field{.stacks = "Hd2 He6 Hf7", .ball = "d2"};
  CHECK(those_with(field.state(), "e6") == "e6-e7 e6-f6 e6-f5 e6-e5 e6-d5 e6-d6 e6-d7");
}

TEST_CASE("the ball carrier steps, or jumps", "[checker_football][CF-11]") {
  const Field field{.stacks = "Hd4 Ad5 He4", .ball = "d4", .forward_pass = false};
  CHECK(can(field.state(), "d4-c4"));
  CHECK(can(field.state(), "d4^f4"));
  CHECK_FALSE(can(field.state(), "d4^d6"));  // nobody jumps an opponent
  CHECK_FALSE(can(field.state(), "e4^c4"));  // nobody jumps without the ball
  CHECK(ball_of(after(field.state(), {"d4-c4"})) == "c4");
}

TEST_CASE("a chain of jumps changes direction and may stop after any jump", "[checker_football][CF-12]") {
  const Field field{.stacks = "Hd2 Hd3 He5 Hf5", .ball = "d2"};
  cf::State state = after(field.state(), {"d2^d4"});
  CHECK(state.phase() == cf::Phase::jump);
  CHECK(state.mover() == touchline::Mover(cf::home));
  CHECK(those_with(state, "") == "stop d4^f6");
  CHECK(ball_of(after(state, {"stop"})) == "d4");
  CHECK(after(state, {"stop"}).mover() == touchline::Mover(cf::away));
  CHECK(after(state, {"stop"}).situation().moves == 21);
  state = after(state, {"d4^f6"});
  CHECK(those_with(state, "") == "stop f6^f4");
  state = after(state, {"f6^f4"});
  CHECK(those_with(state, "") == "stop f4^d6");
  state = after(state, {"f4^d6"});  // from here only back to f4, which was landed on, so the move ends by itself
  CHECK(state.phase() == cf::Phase::move);
  CHECK(state.mover() == touchline::Mover(cf::away));
  CHECK(state.situation().moves == 21);                  // the whole chain is one move
  CHECK(state.position().height(Field::at("e5")) == 1);  // nothing is captured
}

TEST_CASE("the square where a chain began is not landed on again", "[checker_football][CF-12]") {
  // Round the corners of a square: d2, d4, f4, f2 and not back to d2.
  const Field field{.stacks = "Hd2 Hd3 He4 Hf3 He2", .ball = "d2"};
  const cf::State state = after(field.state(), {"d2^d4", "d4^f4", "f4^f2"});
  CHECK(state.phase() == cf::Phase::move);
  CHECK(ball_of(state) == "f2");
}

TEST_CASE("a block of the own team is jumped like a man, the opponents' is not", "[checker_football][CF-12]") {
  const Field field{.stacks = "Hd2 AHd3 HAe3", .ball = "d2"};
  CHECK(can(field.state(), "d2^d4"));
  CHECK_FALSE(can(field.state(), "d2^f4"));
}

TEST_CASE("a carrier in a block does not jump", "[checker_football][CF-12][CF-27]") {
  const Field field{.stacks = "AHd2 Hd3", .ball = "d2"};
  CHECK(those_with(field.state(), "d2^") == "");
}

TEST_CASE("reaching the end zone attacked ends the chain with the touchdown", "[checker_football][CF-12][CF-22]") {
  const Field field{.stacks = "Hd9 Hd10 He11", .ball = "d9", .forward_pass = false, .away_idle = 7};
  const cf::State state = after(field.state(), {"d9^d11"});  // e11 would let it go on to f11
  CHECK(state.phase() == cf::Phase::one_or_two);
  CHECK(state.score(cf::home) == 6);
}

TEST_CASE("nobody leaves the board", "[checker_football][CF-13]") {
  const Field field{.stacks = "Ha0 Hb1 Hh5", .ball = "a0", .home_idle = 3};
  CHECK(those_with(field.state(), "a0-") == "a0-a1 a0-b0");
  CHECK(those_with(field.state(), "h5") == "h5-h6 h5-h4 h5-g4 h5-g5 h5-g6");
  // The man on b1 could be jumped only to c2; a1 and b0 lead beside the board.
  CHECK(those_with(field.state(), "a0^") == "a0^c2");
}

TEST_CASE("a single man covers an adjacent opponent, or a block of his", "[checker_football][CF-14]") {
  const Field field{.stacks = "Hd2 He6 Ae7 HAf6 AHf7 Hd6", .ball = "d2"};
  CHECK(can(field.state(), "e6+e7"));
  CHECK(can(field.state(), "e6+f6"));
  CHECK_FALSE(can(field.state(), "e6+f7"));  // Home controls it already
  CHECK_FALSE(can(field.state(), "e6+d6"));
  const cf::State blocked = after(field.state(), {"e6+f6"});
  CHECK(blocked.position().height(Field::at("f6")) == 3);
  CHECK(blocked.position().controller(Field::at("f6")) == cf::home);
  CHECK(blocked.position().man(Field::at("f6"), 0) == cf::home);
  CHECK(blocked.position().man(Field::at("f6"), 1) == cf::away);
  CHECK(can(blocked, "e7+d6"));  // the defense blocks too
  CHECK(can(blocked, "e7+f6"));
}

TEST_CASE("the top man's team controls a block, and nobody leaves it", "[checker_football][CF-15]") {
  const Field field{.stacks = "Hd2 HAe6", .ball = "d2"};
  CHECK(those_with(field.state(), "e6") == "");  // Home's man lies below
  Field theirs = field;
  theirs.to_move = cf::away;
  CHECK(those_with(theirs.state(), "e6") == "e6-e7 e6-f7 e6-f6 e6-f5 e6-e5 e6-d5 e6-d6 e6-d7");
  const cf::State moved = after(theirs.state(), {"e6-e5"});
  CHECK(moved.position().height(Field::at("e5")) == 2);  // as a whole
  CHECK(moved.position().height(Field::at("e6")) == 0);
}

TEST_CASE("a block moves to empty squares only", "[checker_football][CF-16]") {
  const Field field{.stacks = "Hd2 AHe6 Ae7 HAf6 Hd6", .ball = "d2"};
  CHECK(those_with(field.state(), "e6") == "e6-f7 e6-f5 e6-e5 e6-d5 e6-d7");
}

TEST_CASE("a block never tackles", "[checker_football][CF-16][CF-19]") {
  const Field field{.stacks = "Hd4 HAd5", .ball = "d4", .to_move = cf::away, .forward_pass = false};
  CHECK_FALSE(can(field.state(), "d5#d4"));
  CHECK(can(field.state(), "d5-c5"));
}

TEST_CASE("there is no block on the ball carrier: it is a tackle", "[checker_football][CF-17]") {
  const Field field{.stacks = "Hd4 Ad5", .ball = "d4", .to_move = cf::away, .forward_pass = false};
  CHECK_FALSE(can(field.state(), "d5+d4"));
  CHECK(can(field.state(), "d5#d4"));
  CHECK(spot_of(after(field.state(), {"d5#d4"})) == "Away on line 4");
}

TEST_CASE("the ball carrier may block and is then in a block", "[checker_football][CF-18][CF-27]") {
  const Field field{.stacks = "Hd2 Ad3 He2", .ball = "d2"};
  const cf::State state = after(field.state(), {"d2+d3", "a10-a9"});
  CHECK(ball_of(state) == "d3");
  CHECK(state.position().height(Field::at("d3")) == 2);
  CHECK(those_with(state, "d3") == "d3-d4 d3-e4 d3-e3 d3-d2 d3-c2 d3-c3 d3-c4");
}
