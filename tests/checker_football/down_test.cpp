// How a down ends: CF-19 to CF-25.
#include "field.hpp"
#include "support/catch.hpp"

using namespace football;

TEST_CASE("a single man next to the carrier tackles", "[checker_football][CF-19]") {
  const Field field{.stacks = "Hd4 Ac5 Ad6", .ball = "d4", .to_move = cf::away, .forward_pass = false};
  CHECK(can(field.state(), "c5#d4"));
  CHECK_FALSE(can(field.state(), "d6#d4"));
  const cf::State state = after(field.state(), {"c5#d4"});
  CHECK(state.phase() == cf::Phase::play_or_punt);
  CHECK(state.position().occupied().is_empty());
}

TEST_CASE("a carrier in a block is tackled too", "[checker_football][CF-19][CF-27]") {
  const Field field{.stacks = "AHd4 Ad5", .ball = "d4", .to_move = cf::away, .forward_pass = false};
  CHECK(spot_of(after(field.state(), {"d5#d4"})) == "Away on line 4");
}

TEST_CASE("the ball is spotted at the front of the carrier's row", "[checker_football][CF-20]") {
  const Field home_ball{.stacks = "Hd6 Ad7", .ball = "d6", .to_move = cf::away, .forward_pass = false};
  CHECK(spot_of(after(home_ball.state(), {"d7#d6"})) == "Away on line 6");  // between rows 6 and 7
  const Field away_ball{.stacks = "Ad6 Hd5",
                        .ball = "d6",
                        .offense = cf::away,
                        .to_move = cf::home,
                        .line = 7,
                        .forward_pass = false,
                        .began = cf::away};
  CHECK(spot_of(after(away_ball.state(), {"d5#d6"})) == "Home on line 5");  // between rows 5 and 6
}

TEST_CASE("a spot too near a goal line is moved to the nearest line with room", "[checker_football][CF-6]") {
  const Field far{.stacks = "Hd10 Ad9", .ball = "d10", .to_move = cf::away, .forward_pass = false, .away_idle = 7};
  CHECK(spot_of(after(far.state(), {"d9#d10"})) == "Away on line 9");
  const Field near{.stacks = "Ad1 Hd2",
                   .ball = "d1",
                   .offense = cf::away,
                   .to_move = cf::home,
                   .line = 7,
                   .forward_pass = false,
                   .home_idle = 4,
                   .began = cf::away};
  CHECK(spot_of(after(near.state(), {"d2#d1"})) == "Home on line 1");
}

TEST_CASE("after one down the other team has the ball", "[checker_football][CF-21]") {
  const Field field{.stacks = "Hd4 Ad5", .ball = "d4", .to_move = cf::away, .forward_pass = false};
  CHECK(spot_of(after(field.state(), {"d5#d4"})) == "Away on line 4");
}

TEST_CASE("a touchdown is made however the ball comes to the end zone attacked", "[checker_football][CF-22]") {
  const auto touchdown = [](const Field& field, const std::vector<std::string>& texts, Seat scorer) {
    const cf::State state = after(field.state(), texts);
    CHECK(state.phase() == cf::Phase::one_or_two);
    CHECK(state.mover() == touchline::Mover(scorer));
    CHECK(state.score(scorer) == 6);
    CHECK(state.score(touchline::other(scorer)) == 0);
    CHECK(state.position().occupied().is_empty());
  };
  const Field near{.stacks = "Hd10 He11 Af10 Ac11", .ball = "d10", .forward_pass = false, .away_idle = 6};
  touchdown(near, {"d10-d11"}, cf::home);  // a step
  touchdown(near, {"d10+c11"}, cf::home);  // a block
  Field block = near;
  block.stacks = "AHd10";
  touchdown(block, {"d10-e11"}, cf::home);  // a block's move
  // A pass caught, with a perfect arm.
  Field pass{.stacks = "Hd9 Hd11", .ball = "d9", .line = 9, .away_idle = 6};
  pass.rules.accuracy = 0;
  touchdown(pass, {"d9>d11"}, cf::home);
  // An interception in the end zone that the interceptor attacks: a lateral of Home's on its own row 0.
  Field interception{.stacks = "Ha0 Ac0", .ball = "a0", .line = 3, .home_idle = 2};
  touchdown(interception, {"a0>b0", "land E"}, cf::away);
  // A live ball recovered there.
  const Field recovery{.stacks = "Hd3 Ab1", .ball = "a0", .to_move = cf::away, .live = true, .home_idle = 4};
  touchdown(recovery, {"b1-a0"}, cf::away);
}

TEST_CASE("a hand-off into the end zone is the forward pass and a touchdown", "[checker_football][CF-22][CF-29]") {
  const Field field{.stacks = "Hd9 He10 Hf11", .ball = "d9", .line = 9, .away_idle = 6};
  CHECK(can(field.state(), "d9:e10"));
  // From row 9 nobody reaches row 11 by hand; from row 10 the ball has been beyond the line.
  CHECK_FALSE(can(after(field.state(), {"d9-d10", "a6-a5"}), "d10:f11"));
  const Field away_ball{.stacks = "Ad1 Ae0",
                        .ball = "d1",
                        .offense = cf::away,
                        .to_move = cf::away,
                        .line = 1,
                        .forward_pass = false,
                        .home_idle = 5,
                        .began = cf::away};
  CHECK_FALSE(can(away_ball.state(), "d1:e0"));
}

TEST_CASE("the points of a touchdown are the rules'", "[checker_football][CF-22][CF-38]") {
  Field field{.stacks = "Hd10", .ball = "d10", .forward_pass = false, .away_idle = 6};
  field.rules.touchdown_points = 0;
  CHECK(after(field.state(), {"d10-d11"}).score(cf::home) == 0);
  CHECK(after(field.state(), {"d10-d11"}).phase() == cf::Phase::one_or_two);
  field.rules.touchdown_points = 100;
  CHECK(after(field.state(), {"d10-d11"}).score(cf::home) == 100);
}

TEST_CASE("a carrier tackled in his own end zone gives a safety", "[checker_football][CF-23]") {
  const Field field{.stacks = "Hd0 Ad1", .ball = "d0", .to_move = cf::away, .home_idle = 2};
  const cf::State state = after(field.state(), {"d1#d0"});
  CHECK(state.score(cf::away) == 2);
  CHECK(state.score(cf::home) == 0);
  CHECK(spot_of(state) == "Away on line 5");
}

TEST_CASE("Away's safety is Home's two points", "[checker_football][CF-23]") {
  const Field field{.stacks = "Ad11 Hd10",
                    .ball = "d11",
                    .offense = cf::away,
                    .to_move = cf::home,
                    .line = 7,
                    .away_idle = 9,
                    .began = cf::away};
  const cf::State state = after(field.state(), {"d10#d11"});
  CHECK(state.score(cf::home) == 2);
  CHECK(spot_of(state) == "Home on line 5");
}

TEST_CASE("a ball gained in the end zone and tackled there is a touchback", "[checker_football][CF-23]") {
  const Field gained{.stacks = "Hd0 Ad1",
                     .ball = "d0",
                     .to_move = cf::away,
                     .forward_pass = false,
                     .exchanged = true,
                     .gained = true,
                     .home_idle = 2};
  const cf::State state = after(gained.state(), {"d1#d0"});
  CHECK(state.score(cf::away) == 0);
  CHECK(spot_of(state) == "Home on line 2");
  Field away_gained{.stacks = "Ad11 Hd10",
                    .ball = "d11",
                    .offense = cf::away,
                    .to_move = cf::home,
                    .forward_pass = false,
                    .exchanged = true,
                    .gained = true,
                    .away_idle = 9};
  CHECK(spot_of(after(away_gained.state(), {"d10#d11"})) == "Away on line 8");
}

TEST_CASE("once outside the end zone the ball is no longer protected", "[checker_football][CF-23]") {
  const Field gained{
      .stacks = "Hd0 Aa5", .ball = "d0", .forward_pass = false, .exchanged = true, .gained = true, .home_idle = 4};
  CHECK(after(gained.state(), {"d0-e0"}).situation().gained);
  const cf::State out = after(gained.state(), {"d0-d1"});
  CHECK_FALSE(out.situation().gained);
  CHECK_FALSE(after(out, {"a10-a9", "d1-d0"}).situation().gained);
}

TEST_CASE("a hand-off and a lateral in the end zone change nothing in that", "[checker_football][CF-23]") {
  Field gained{.stacks = "Hd0 He0 Hh0 Aa5",
               .ball = "d0",
               .forward_pass = false,
               .exchanged = true,
               .gained = true,
               .home_idle = 4};
  gained.rules.accuracy = 0;
  CHECK(after(gained.state(), {"d0:e0"}).situation().gained);
  const cf::State live = after(gained.state(), {"d0>b0"});
  CHECK(live.position().is_live());
  CHECK(live.situation().gained);
  CHECK(after(gained.state(), {"d0:e0", "a10-a9", "e0>h0"}).situation().gained);
}

TEST_CASE("a returner in his end zone has the ball there by kickoff", "[checker_football][CF-23][CF-37]") {
  const Field kickoff{.stacks = "Hd0 Ad1",
                      .ball = "d0",
                      .to_move = cf::away,
                      .line = 5,
                      .play = cf::Play::kickoff,
                      .forward_pass = false,
                      .gained = true,
                      .home_idle = 4};
  const cf::State state = after(kickoff.state(), {"d1#d0"});
  CHECK(state.score(cf::away) == 0);
  CHECK(spot_of(state) == "Home on line 2");
  Field came_back = kickoff;
  came_back.gained = false;
  const cf::State safety = after(came_back.state(), {"d1#d0"});
  CHECK(safety.score(cf::away) == 2);
  CHECK(spot_of(safety) == "Away on line 5");
}

TEST_CASE("a team without a legal move forfeits it, uncounted", "[checker_football][CF-24]") {
  // All six of Away are covered; after Home's move Home is on move again.
  const Field field{.stacks = "AHa9 AHc9 AHe9 AHg9 AHa7 AHc7 Hd2 He2", .ball = "d2"};
  const cf::State state = after(field.state(), {"d2-d3"});
  CHECK(state.mover() == touchline::Mover(cf::home));
  CHECK(state.situation().moves == 21);
}

TEST_CASE("after max_moves moves the down ends as by a tackle", "[checker_football][CF-25]") {
  Field field{.stacks = "Hd5", .ball = "d5", .forward_pass = false};
  field.rules.max_moves = 21;
  CHECK(spot_of(after(field.state(), {"d5-d6"})) == "Away on line 6");
  field.rules.max_moves = 22;
  CHECK(after(field.state(), {"d5-d6"}).phase() == cf::Phase::move);
  CHECK(spot_of(after(field.state(), {"d5-d6", "a10-a9"})) == "Away on line 6");
  // A touchdown on the last move stands.
  Field scoring{.stacks = "Hd10", .ball = "d10", .forward_pass = false, .away_idle = 6};
  scoring.rules.max_moves = 21;
  CHECK(after(scoring.state(), {"d10-d11"}).score(cf::home) == 6);
  // In the own end zone it is a safety.
  Field back{.stacks = "Hd1", .ball = "d1", .home_idle = 2};
  back.rules.max_moves = 21;
  CHECK(after(back.state(), {"d1-d0"}).score(cf::away) == 2);
}

TEST_CASE("a chain of jumps or a pass with its landing is one move", "[checker_football][CF-25]") {
  Field chain{.stacks = "Hd2 Hd3 He5 Hf5", .ball = "d2"};
  chain.rules.max_moves = 21;
  const cf::State jumping = after(chain.state(), {"d2^d4", "d4^f6"});
  CHECK(jumping.phase() == cf::Phase::jump);
  CHECK(spot_of(after(jumping, {"stop"})) == "Away on line 6");
  Field pass{.stacks = "Hd2 Hd5", .ball = "d2"};
  pass.rules.max_moves = 21;
  const cf::State flying = after(pass.state(), {"d2>d5"});
  CHECK(flying.phase() == cf::Phase::landing);
  CHECK(spot_of(after(flying, {"land 0"})) == "Away on line 5");
}

TEST_CASE("at max_moves a live ball is held by the team that passed it", "[checker_football][CF-25][CF-33]") {
  Field field{.stacks = "Hd3", .ball = "f4", .to_move = cf::away, .live = true, .forward_pass = false};
  field.rules.max_moves = 21;
  CHECK(spot_of(after(field.state(), {"a10-a9"})) == "Away on line 4");
  field.ball = "f11";
  CHECK(spot_of(after(field.state(), {"a10-a9"})) == "Away on line 9");  // no touchdown
  field.ball = "f0";
  CHECK(after(field.state(), {"a10-a9"}).score(cf::away) == 2);
}

TEST_CASE("an interception on the last move is the interceptor's ball at that spot",
          "[checker_football][CF-25][CF-31]") {
  Field field{.stacks = "Hd2 Ad5", .ball = "d2"};
  field.rules.max_moves = 21;
  CHECK(spot_of(after(field.state(), {"d2>d4", "land N"})) == "Away on line 4");  // in front of row 5 for Away
}
