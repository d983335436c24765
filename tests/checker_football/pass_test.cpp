// Passes, hand-offs and live balls: CF-26 to CF-33.
#include "field.hpp"
#include "support/catch.hpp"

using namespace football;

namespace {

Field perfect(Field field) {
  field.rules.accuracy = 0;
  return field;
}

}  // namespace

TEST_CASE("only a single man with the ball passes or hands off", "[checker_football][CF-26]") {
  const Field field{.stacks = "Hd2 He2 Ad7", .ball = "d2"};
  CHECK(those_with(field.state(), "e2>") == "");
  CHECK(those_with(field.state(), "e2:") == "");
  CHECK(can(field.state(), "d2:e2"));
  CHECK(can(field.state(), "d2>d6"));
  Field theirs = field;
  theirs.to_move = cf::away;
  CHECK(those_with(theirs.state(), "d2") == "");  // not in the other team's turn
  CHECK(after(field.state(), {"d2>d6"}).phase() == cf::Phase::landing);
  CHECK(after(field.state(), {"d2>b2", "land 0"}).situation().moves == 21);  // a pass is a move
}

TEST_CASE("a man in a block receives the ball and keeps it", "[checker_football][CF-27]") {
  const Field field{.stacks = "Hd2 AHe2 AHd5 Hd6", .ball = "d2"};
  const cf::State handed = after(field.state(), {"d2:e2", "a10-a9"});
  CHECK(ball_of(handed) == "e2");
  CHECK(those_with(handed, "e2:") == "");
  CHECK(those_with(handed, "e2>") == "");
  CHECK(those_with(handed, "e2^") == "");
  CHECK(ball_of(after(handed, {"e2-f3"})) == "f3");  // the block's own move carries it
  const cf::State caught = after(perfect(field).state(), {"d2>d5", "a10-a9"});
  CHECK(ball_of(caught) == "d5");
  CHECK(those_with(caught, "d5^") == "");
  CHECK(ball_of(after(caught, {"d5-c6"})) == "c6");
}

TEST_CASE("a pass needs a lane of empty squares", "[checker_football][CF-28]") {
  const Field field{.stacks = "Hd2 Ad4 Hf4 Hh5 Ab4", .ball = "d2", .home_idle = 0};
  const cf::State state = field.state();
  CHECK(can(state, "d2>d3"));        // an empty square before the opponent
  CHECK_FALSE(can(state, "d2>d4"));  // never a square that the opponents control
  CHECK_FALSE(can(state, "d2>d5"));  // behind him
  CHECK(can(state, "d2>f4"));        // an own man
  CHECK_FALSE(can(state, "d2>g5"));  // behind the own man
  CHECK(can(state, "d2>c5"));        // d3, c4
  CHECK_FALSE(can(state, "d2>a5"));  // through b4
  CHECK_FALSE(can(state, "d2>d2"));
  Field mine = field;
  mine.stacks = "Hd2 AHf4 HAb4";
  CHECK(can(mine.state(), "d2>f4"));        // a block that the team controls
  CHECK_FALSE(can(mine.state(), "d2>b4"));  // and one that it does not
}

TEST_CASE("every square that the line runs through counts", "[checker_football][CF-28]") {
  // From d2 to e4 the line runs through d3 and e3, from d2 to f3 through e2 and e3.
  const auto shut = [](const std::string& man, const std::string& target) {
    const Field field{.stacks = "Hd2 A" + man, .ball = "d2", .home_idle = 0};
    return !can(field.state(), "d2>" + target);
  };
  CHECK(shut("d3", "e4"));
  CHECK(shut("e3", "e4"));
  CHECK_FALSE(shut("e2", "e4"));
  CHECK_FALSE(shut("d4", "e4"));
  CHECK(shut("e2", "f3"));
  CHECK(shut("e3", "f3"));
  CHECK_FALSE(shut("d3", "f3"));
}

TEST_CASE("a corner is shut only by men on both sides", "[checker_football][CF-28]") {
  Field field{.stacks = "Hd2 Ad3", .ball = "d2", .home_idle = 0};
  CHECK(can(field.state(), "d2>e3"));
  CHECK(can(field.state(), "d2>f4"));
  field.stacks = "Hd2 Ad3 Ae2";
  CHECK_FALSE(can(field.state(), "d2>e3"));
  CHECK_FALSE(can(field.state(), "d2>f4"));
  field.stacks = "Hd2 Ad3 He2";  // whoever they are
  CHECK_FALSE(can(field.state(), "d2>f4"));
  field.stacks = "Hd2 Ae4 Af3";  // the corner beyond e3
  CHECK(can(field.state(), "d2>e3"));
  CHECK_FALSE(can(field.state(), "d2>f4"));
  // Three across and one up: the corner between f2 and e3 is in the middle.
  field.stacks = "Hd2 Af2";
  CHECK(can(field.state(), "d2>g3"));
  field.stacks = "Hd2 Af2 Ae3";
  CHECK_FALSE(can(field.state(), "d2>g3"));
}

TEST_CASE("squares beside the board count as empty", "[checker_football][CF-28]") {
  // From a3 through the corner to its north-west, with a man on a4 and nobody beside the board.
  const Field field{.stacks = "Ha3 Aa4", .ball = "a3", .home_idle = 0};
  CHECK(field.situation().position.flight({-1, 4}).end == cf::Flight::End::off);
}

TEST_CASE("one forward pass a down", "[checker_football][CF-29]") {
  const Field field{.stacks = "Hd2 Hh2", .ball = "d2", .line = 5, .home_idle = 0};
  CHECK(can(perfect(field).state(), "d2>c3"));
  const cf::State passed = after(perfect(field).state(), {"d2>d4"});
  CHECK(spot_of(passed) == "Away on line 5");  // it touched nobody
  Field pair = field;
  pair.stacks = "Hd2 Hd4 Hh2";
  const cf::State caught = after(perfect(pair).state(), {"d2>d4", "a10-a9"});
  CHECK(ball_of(caught) == "d4");
  CHECK(those_with(caught, "d4>d5") == "");
  CHECK(can(caught, "d4>e4"));  // laterals: the same row
  CHECK(can(caught, "d4>h2"));  // or backward, as many as one likes
}

TEST_CASE("no forward pass once the ball has been beyond the line", "[checker_football][CF-29]") {
  const Field field{.stacks = "Hd3 Hd4 Hf3 Ae2", .ball = "d3", .line = 3};
  CHECK(can(field.state(), "d3>b4"));
  const cf::State back = after(field.state(), {"d3-e4", "a10-a9", "e4-e3", "a9-a10"});
  CHECK_FALSE(can(back, "e3>e5"));
  CHECK_FALSE(back.position().forward_pass());
  // By a single jump, though the chain may go on behind the line.
  CHECK_FALSE(after(field.state(), {"d3^d5"}).position().forward_pass());
  // By a live ball: a lateral that strays over the line.
  const cf::State live = after(field.state(), {"d3>b3", "land N"});
  CHECK(ball_of(live) == "b4");
  CHECK(live.position().is_live());
  CHECK_FALSE(live.position().forward_pass());
  // A ball that stays behind keeps it.
  CHECK(after(field.state(), {"d3>b3", "land 0"}).position().forward_pass());
}

TEST_CASE("no forward pass once the ball has changed hands", "[checker_football][CF-29]") {
  const Field field{.stacks = "Hd2 Ad3 Ac2", .ball = "c4", .to_move = cf::away, .line = 5, .live = true};
  const cf::State state = after(field.state(), {"d3-c4"});
  CHECK(state.position().offense() == cf::away);
  CHECK_FALSE(state.position().forward_pass());
  CHECK_FALSE(can(after(state, {"a1-a2"}), "c4>c3"));
  CHECK(can(after(state, {"a1-a2"}), "c4>c6"));  // Away's laterals go up the board
}

TEST_CASE("to an adjacent own man it is a hand-off, to an adjacent square a pass to an empty one",
          "[checker_football][CF-29]") {
  const Field field{.stacks = "Hd2 He2 Ad3 He3", .ball = "d2"};
  CHECK(can(field.state(), "d2:e2"));
  CHECK_FALSE(can(field.state(), "d2>e2"));
  CHECK(can(field.state(), "d2>c2"));
  CHECK(ball_of(after(field.state(), {"d2:e2"})) == "e2");  // never scattered
  // No lane is needed: between d3 and e2 the corner to e3 is shut.
  CHECK(can(field.state(), "d2:e3"));
}

TEST_CASE("a forward hand-off behind the line is free, another is the forward pass", "[checker_football][CF-29]") {
  Field field{.stacks = "Hd2 Hd3 He4", .ball = "d2", .line = 3};
  cf::State state = after(field.state(), {"d2:d3", "a10-a9"});
  CHECK(state.position().forward_pass());  // both on rows up to 3
  CHECK(can(state, "d3:e4"));
  state = after(state, {"d3:e4", "a9-a10"});
  CHECK_FALSE(state.position().forward_pass());
  field.forward_pass = false;
  CHECK(can(field.state(), "d2:d3"));
  CHECK_FALSE(can(after(field.state(), {"d2:d3", "a10-a9"}), "d3:e4"));
}

TEST_CASE("after an exchange the line is seen from the other side", "[checker_football][CF-29]") {
  // Line 5: Away's rows 6 and up lie behind it.
  const Field field{.stacks = "Ad8 Ad7 Ae6 Ae5",
                    .ball = "d8",
                    .offense = cf::away,
                    .to_move = cf::away,
                    .line = 5,
                    .forward_pass = false,
                    .exchanged = true};
  CHECK(can(field.state(), "d8:d7"));
  const cf::State state = after(field.state(), {"d8:d7", "a1-a2", "d7:e6", "a2-a1"});
  CHECK(ball_of(state) == "e6");
  CHECK_FALSE(can(state, "e6:e5"));
}

TEST_CASE("on a return line 5 is the line", "[checker_football][CF-29][CF-37]") {
  const Field field{.stacks = "Hd4 Hd5 Hd6", .ball = "d4", .line = 5, .play = cf::Play::kickoff, .forward_pass = false};
  CHECK(can(field.state(), "d4:d5"));
  CHECK_FALSE(can(field.state(), "d4>c5"));
  CHECK_FALSE(can(after(field.state(), {"d4:d5", "a10-a9"}), "d5:d6"));
  CHECK(can(field.state(), "d4>b4"));
}

TEST_CASE("the target's weight is the accuracy, its neighbours' the distance", "[checker_football][CF-30]") {
  const Field field{.stacks = "Hd2", .ball = "d2", .line = 5, .home_idle = 0};
  const cf::State state = after(field.state(), {"d2>f6"});  // two columns, four rows
  CHECK(state.mover().is_chance());
  std::vector<std::uint64_t> weights;
  for (const auto action : legal(state)) weights.push_back(state.weight(action));
  CHECK(weights == std::vector<std::uint64_t>{12, 4, 4, 4, 4, 4, 4, 4, 4});
  CHECK(texts_of(state) == std::vector<std::string>{"land 0", "land N", "land NE", "land E", "land SE", "land S",
                                                    "land SW", "land W", "land NW"});
  Field worst = field;
  worst.rules.accuracy = 1;
  CHECK(after(worst.state(), {"d2>d3"}).weight(legal(after(worst.state(), {"d2>d3"})).front()) == 1);
  CHECK(after(worst.state(), {"d2>d3"}).weight(legal(after(worst.state(), {"d2>d3"})).back()) == 1);
  CHECK(state.weight(touchline::ActionId{0}) == 0);
}

TEST_CASE("a perfect arm needs no chance", "[checker_football][CF-30]") {
  const Field field{.stacks = "Hd2 Hd5", .ball = "d2", .line = 5, .home_idle = 0};
  const cf::State state = after(perfect(field).state(), {"d2>d5"});
  CHECK(state.phase() == cf::Phase::move);
  CHECK(ball_of(state) == "d5");
  CHECK(state.mover() == touchline::Mover(cf::away));
}

TEST_CASE("the first man on the way has the ball", "[checker_football][CF-30][CF-31]") {
  // Thrown at d5 over empty squares; where it strays decides who stands in its way.
  const Field field{.stacks = "Hd2 Hd5 Ae6 Hc4 Ae4", .ball = "d2", .line = 6, .home_idle = 0};
  const cf::State flying = after(field.state(), {"d2>d5"});
  CHECK(ball_of(after(flying, {"land 0"})) == "d5");
  CHECK(ball_of(after(flying, {"land N"})) == "d5");  // on its way to d6
  CHECK(ball_of(after(flying, {"land SW"})) == "c4");
  const cf::State intercepted = after(flying, {"land SE"});  // by d3 and e3 to e4
  CHECK(ball_of(intercepted) == "e4");
  CHECK(intercepted.position().offense() == cf::away);
  CHECK(after(flying, {"land NE"}).position().offense() == cf::away);  // d3, d4, e4, e5, e6: e4 is the first man
  CHECK(ball_of(after(flying, {"land NE"})) == "e4");
}

TEST_CASE("a block on the way catches for the team of its top man", "[checker_football][CF-30]") {
  const Field field{.stacks = "Hd2 AHe4 HAc4", .ball = "d2", .line = 6, .home_idle = 0};
  const cf::State flying = after(field.state(), {"d2>d4"});
  CHECK(after(flying, {"land E"}).position().offense() == cf::home);
  CHECK(ball_of(after(flying, {"land E"})) == "e4");
  CHECK(after(flying, {"land W"}).position().offense() == cf::away);
}

TEST_CASE("through a shut corner the ball hits the man nearer to the passer's own goal", "[checker_football][CF-30]") {
  // d2 to e2, straying to e3: the corner between d3 and e2 is shut.
  const Field field{.stacks = "Hd2 Ad3 He2", .ball = "d2", .line = 6, .home_idle = 0};
  const cf::Flight home_flight = field.situation().position.flight({4, 2 + 1});
  CHECK(home_flight.end == cf::Flight::End::caught);
  CHECK(cf::name(home_flight.square) == "e2");
  // For Away the higher row is nearer to its goal.
  const Field away_field{.stacks = "Ad6 Hd5 He6 Ha8",
                         .ball = "d6",
                         .offense = cf::away,
                         .to_move = cf::away,
                         .line = 4,
                         .began = cf::away};
  CHECK(cf::name(away_field.situation().position.flight({4, 5}).square) == "e6");
  CHECK(cf::name(away_field.situation().position.flight({2, 5}).square) == "c5");  // c6 is empty: not shut
}

TEST_CASE("a ball that comes back to the passer he has caught himself", "[checker_football][CF-30]") {
  const Field field{.stacks = "Hd2", .ball = "d2", .line = 6, .home_idle = 0};
  const cf::State forward = after(field.state(), {"d2>d3", "land S"});
  CHECK(ball_of(forward) == "d2");
  CHECK(forward.phase() == cf::Phase::move);
  CHECK_FALSE(forward.position().forward_pass());  // it is used up
  CHECK(forward.mover() == touchline::Mover(cf::away));
  CHECK(after(field.state(), {"d2>c2", "land E"}).position().forward_pass());
}

TEST_CASE("an interception exchanges the teams' parts", "[checker_football][CF-31]") {
  const Field field{.stacks = "Hd2 Ad6 Hd7 Ha5", .ball = "d2", .line = 6, .home_idle = 0};
  const cf::State state = after(field.state(), {"d2>d5", "land N"});
  CHECK(state.phase() == cf::Phase::move);
  CHECK(state.mover() == touchline::Mover(cf::away));  // any man of his may move
  CHECK(can(state, "a10-a9"));
  CHECK(can(state, "d6-c5"));
  CHECK(state.situation().exchanged);
  const cf::State tackled = after(state, {"d6-d5", "d7-d6", "a10-a9", "d6#d5"});
  CHECK(spot_of(tackled) == "Away on line 4");  // its one down, at the front of row 5 as Away goes
}

TEST_CASE("after a second exchange the team that began has its down", "[checker_football][CF-31]") {
  const Field field{.stacks = "Hd4 Ad6 Hc5",
                    .ball = "e5",
                    .offense = cf::away,
                    .to_move = cf::home,
                    .line = 6,
                    .live = true,
                    .forward_pass = false,
                    .exchanged = true};
  const cf::State recovered = after(field.state(), {"d4-e5"});
  CHECK(recovered.position().offense() == cf::home);
  CHECK(spot_of(after(recovered, {"d6#e5"})) == "Home on line 5");
}

TEST_CASE("a forward pass that touches nobody is incomplete", "[checker_football][CF-32]") {
  const Field field{.stacks = "Hh2", .ball = "h2", .line = 5, .home_idle = 0};
  const cf::State flying = after(field.state(), {"h2>h4"});
  CHECK(spot_of(after(flying, {"land 0"})) == "Away on line 5");   // at the line of scrimmage
  CHECK(spot_of(after(flying, {"land NE"})) == "Away on line 5");  // off the board
}

TEST_CASE("a lateral that touches nobody is a live ball", "[checker_football][CF-33]") {
  const Field field{.stacks = "Hd2 Ha3 Ad3 Ac4 HAb4", .ball = "d2", .line = 5, .home_idle = 0};
  cf::State state = after(field.state(), {"d2>b2", "land N"});
  CHECK(state.position().is_live());
  CHECK(ball_of(state) == "b3");
  CHECK(state.position().offense() == cf::home);
  CHECK(state.mover() == touchline::Mover(cf::away));  // the other team first
  CHECK(can(state, "c4-b3"));
  CHECK_FALSE(can(state, "b4-b3"));  // a block may not enter its square
  CHECK(can(state, "b4-c3"));
  CHECK(can(state, "b4-a5"));
  CHECK_FALSE(can(state, "d3#d2"));  // nobody has the ball, so this man is only blocked
  CHECK(can(state, "d3+d2"));
  state = after(state, {"a10-a9"});
  CHECK(those_with(state, "d2>") == "");
  CHECK(those_with(state, "d2^") == "");
  CHECK(those_with(state, "d2:") == "");
  CHECK(can(state, "a3-b3"));
}

TEST_CASE("its own team recovers a live ball and goes on", "[checker_football][CF-33]") {
  const Field field{.stacks = "Hd2 Ha3", .ball = "b3", .line = 5, .live = true, .home_idle = 0};
  const cf::State state = after(field.state(), {"a3-b3"});
  CHECK_FALSE(state.position().is_live());
  CHECK(state.position().offense() == cf::home);
  CHECK_FALSE(state.situation().exchanged);
  CHECK(state.mover() == touchline::Mover(cf::away));
  CHECK(can(after(state, {"a10-a9"}), "b3>b6"));  // with full powers; it was never beyond the line
}

TEST_CASE("the defense recovers a live ball", "[checker_football][CF-31][CF-33]") {
  const Field field{.stacks = "Hd2 Ac4", .ball = "b3", .to_move = cf::away, .line = 5, .live = true, .home_idle = 0};
  const cf::State state = after(field.state(), {"c4-b3"});
  CHECK(state.position().offense() == cf::away);
  CHECK(state.situation().exchanged);
  CHECK(state.mover() == touchline::Mover(cf::home));
}

TEST_CASE("steps, blocks and block moves go on while the ball is live", "[checker_football][CF-33]") {
  const Field field{.stacks = "Hd2 Ad3 AHf5", .ball = "b3", .line = 5, .live = true, .home_idle = 0};
  CHECK(can(field.state(), "d2-e3"));
  CHECK(can(field.state(), "d2+d3"));
  CHECK(can(field.state(), "f5-f6"));
}

TEST_CASE("a lateral that leaves the board is dead on the last square of its line", "[checker_football][CF-33]") {
  const Field field{.stacks = "Hd3", .ball = "d3", .line = 5, .home_idle = 0};
  // d3 to a3, straying west: c3, b3, a3, off. Held by Home on row 3.
  CHECK(spot_of(after(field.state(), {"d3>a3", "land W"})) == "Away on line 3");
  // Straying north-west: c3, b3, b4, a4, off.
  const cf::Flight flight = field.situation().position.flight({-1, 4});
  CHECK(flight.end == cf::Flight::End::off);
  CHECK(cf::name(flight.square) == "a4");
  CHECK(spot_of(after(field.state(), {"d3>a3", "land NW"})) == "Away on line 4");
  // Right beside the board it is dead on the passer's own square.
  const Field edge{.stacks = "Ha4", .ball = "a4", .line = 5, .home_idle = 0};
  CHECK(spot_of(after(edge.state(), {"a4>a3", "land NW"})) == "Away on line 4");
}

TEST_CASE("a dead ball in an end zone", "[checker_football][CF-23][CF-33]") {
  const Field own{.stacks = "Ha0", .ball = "a0", .line = 5, .home_idle = 2};
  CHECK(after(own.state(), {"a0>b0", "land SW"}).score(cf::away) == 2);
  Field gained = own;
  gained.forward_pass = false;
  gained.exchanged = gained.gained = true;
  CHECK(spot_of(after(gained.state(), {"a0>b0", "land SW"})) == "Home on line 2");
  // In the end zone attacked it is no touchdown.
  const Field far{.stacks = "Ha10", .ball = "a10", .line = 5, .forward_pass = false, .home_idle = 0, .away_idle = 7};
  const cf::State state = after(far.state(), {"a10>b10", "land NW"});  // lands on a11: live
  CHECK(state.position().is_live());
  const Field out{.stacks = "Hb10", .ball = "b10", .line = 5, .forward_pass = false, .home_idle = 0, .away_idle = 7};
  const cf::Flight flight = out.situation().position.flight({-1, 11});
  CHECK(cf::name(flight.square) == "a11");  // by a10
  CHECK(spot_of(after(out.state(), {"b10>a10", "land NW"})) == "Away on line 9");
}
