// Goals and the end of the game (SO-19 to SO-22).
#include "boards.hpp"

using namespace boards;
using touchline::Mover;
using touchline::Reason;
using touchline::soccer::blue;
using touchline::soccer::red;
using touchline::soccer::Rules;
using touchline::soccer::Score;

namespace {

Rules with(int goals_to_win, int max_turns) {
  Rules rules;
  rules.goals_to_win = goals_to_win;
  rules.max_turns = max_turns;
  return rules;
}

}  // namespace

TEST_CASE("a shot from the own shooting zone onto an open goal square is a goal", "[soccer][SO-19]") {
  const State state = at("F10", "A15", "F11");
  // The ball's square counts: F11 is in the zone, the shooter's F10 is not.
  CHECK(listed(state, "F10:") == "F10:F11>F12 F10:F11>F13 F10:F11>F14 F10:F11>F15#");
  const State scored = after(state, "F10:F11>F15#");
  CHECK(scored.score() == Score{1, 0});
  CHECK_FALSE(scored.mid_turn());  // it ends the turn at once
  CHECK(scored.mover() == Mover(blue));
}

TEST_CASE("not from the neutral zone", "[soccer][SO-19]") {
  CHECK(listed(at("F9", "A15", "F10"), "F9:") == "F9:F10>F11 F9:F10>F12 F9:F10>F13 F9:F10>F14");
  CHECK(refusal(at("F9", "A15", "F10"), "F9:F10>F15#").find("SO-19") != std::string::npos);
}

TEST_CASE("the way and the goal square must be empty", "[soccer][SO-19]") {
  CHECK_FALSE(is_listed(at("F10", "F15", "F11"), "F10:F11>F15#"));  // the keeper stands there
  CHECK_FALSE(is_listed(at("F10", "F13", "F11"), "F10:F11>F15#"));  // a piece in the way
  CHECK_FALSE(is_listed(at("F10 F15", "A1", "F11"), "F10:F11>F15#"));
  CHECK(is_listed(at("F10", "E15", "F11"), "F10:F11>F15#"));  // a keeper beside it
}

TEST_CASE("all five goal squares, along columns and diagonals, and no other square of that row", "[soccer][SO-19]") {
  for (const char* column : {"D", "E", "F", "G", "H"}) {
    const std::string c = column;
    CHECK(is_listed(at(c + "13", "A1", c + "14"), c + "13:" + c + "14>" + c + "15#"));
  }
  CHECK(listed(at("C13", "A1", "C14"), "C13:").empty());  // C15 is plain perimeter
  CHECK(listed(at("I13", "A1", "I14"), "I13:").empty());  // so is I15
  CHECK(listed(at("C10", "A1", "D11"), "C10:") == "C10:D11>E12 C10:D11>F13 C10:D11>G14 C10:D11>H15#");
  CHECK(listed(at("D10", "A1", "E11"), "D10:") == "D10:E11>F12 D10:E11>G13 D10:E11>H14");  // I15 is no goal
}

TEST_CASE("blue shoots at row 1 from rows 2 to 5", "[soccer][SO-19]") {
  const State state = at("A15", "F6", "F5", blue);
  CHECK(is_listed(state, "F6:F5>F1#"));
  CHECK(after(state, "F6:F5>F1").score() == Score{0, 1});
  CHECK_FALSE(is_listed(at("A15", "F7", "F6", blue), "F7:F6>F1#"));
}

TEST_CASE("no own goals, and no goals by dribbling", "[soccer][SO-20]") {
  // Red passes south in front of its own goal: F2 is the last square.
  CHECK(listed(at("F4", "A15", "F3"), "F4:") == "F4:F3>F2");
  CHECK(refusal(at("F4", "A15", "F3"), "F4:F3>F1#").find("SO-20") != std::string::npos);
  CHECK(listed(at("F3", "A15", "F2"), "F3:").empty());
  CHECK(listed(at("A1", "F13", "F14", blue), "F13:").empty());
  CHECK_FALSE(is_listed(at("F13", "A1", "F14"), "F13xF14"));  // the push would end on F15
  CHECK(is_listed(at("F12", "A1", "F13"), "F12xF13"));
}

TEST_CASE("after a goal everything returns to the set-up and the side that conceded moves", "[soccer][SO-21]") {
  const Rules rules = set_up("F10 B4", "C5 A15", "F11", red);
  State state = after(State(rules), "B4-B5 end-piece F10:F11>F15#");
  CHECK(pieces(state, red) == "B4 F10");
  CHECK(pieces(state, blue) == "C5 A15");
  CHECK(ball(state) == "F11");
  CHECK(state.mover() == Mover(blue));
  CHECK(state.turns() == 1);
  CHECK_FALSE(state.mid_turn());
  // Blue concedes nothing yet; red, shooting again after blue's turn, scores again and blue is on move again.
  state = after(after(state, "A15-A14 end-turn"), "F10:F11>F15#");
  CHECK(state.score() == Score{2, 0});
  CHECK(pieces(state, blue) == "C5 A15");
  CHECK(state.mover() == Mover(blue));
}

TEST_CASE("zone counts are nought after a goal", "[soccer][SO-21]") {
  // Blue shoots after red has passed once in front of its own goal.
  State state = after(at("E4", "F5 D2", "F4"), "E4:F4>G4 end-turn");
  CHECK(state.position().zone_passes(red) == 1);
  state = after(state, "F5-G5 G5:G4>G1#");
  CHECK(state.score() == Score{0, 1});
  CHECK(state.position().zone_passes(red) == 0);
  CHECK(ball(state) == "F4");
}

TEST_CASE("the first to the goals that win", "[soccer][SO-22]") {
  State state = at("F10", "A15", "F11", red, with(2, 200));
  state = after(state, "F10:F11>F15# A15-A14 end-turn");
  CHECK_FALSE(state.result());
  state = after(state, "F10:F11>F15#");
  REQUIRE(state.result());
  CHECK(state.result()->reason == Reason::goals_to_win);
  CHECK(state.result()->winners == 1);  // red
  CHECK(state.result()->scores[0] == 2);
  CHECK(state.result()->scores[1] == 0);
  CHECK(state.mover().is_nobody());
  CHECK(state.legal({}) == 0);
  CHECK(state.score() == Score{2, 0});
  CHECK(state.turns() == 0);            // nothing of the past is kept
  CHECK(pieces(state, blue) == "A15");  // set up anew, though nobody moves (SO-21)
}

TEST_CASE("after max_turns the side ahead wins, and level is a draw", "[soccer][SO-22]") {
  // Two turns in all: red scores, blue moves.
  State state = after(at("F10", "A15", "F11", red, with(3, 2)), "F10:F11>F15#");
  CHECK(state.turns() == 1);
  state = after(state, "A15-A14 end-turn");
  REQUIRE(state.result());
  CHECK(state.result()->reason == Reason::max_turns);
  CHECK(state.result()->winners == 1);
  CHECK(state.result()->scores[0] == 1);

  const State level = after(at("F10", "A15", "F11", red, with(3, 2)), "F10-F9 end-turn A15-A14 end-turn");
  REQUIRE(level.result());
  CHECK(level.result()->reason == Reason::max_turns);
  CHECK(level.result()->is_draw());
  CHECK(pieces(level, red) == "F9");  // the board stays

  const State behind =
      after(at("F10", "F6 A15", "F5", red, with(3, 2)), "F10-F9 end-turn F6:F5>F1#");  // blue shoots in the last turn
  REQUIRE(behind.result());
  CHECK(behind.result()->winners == 2);
}

TEST_CASE("goals_to_win is tested before max_turns", "[soccer][SO-22]") {
  const State state = after(at("F10", "A15", "F11", red, with(1, 1)), "F10:F11>F15#");
  REQUIRE(state.result());
  CHECK(state.result()->reason == Reason::goals_to_win);
}

TEST_CASE("without max_turns turns are not counted and the game goes on", "[soccer][SO-22][SO-24]") {
  State state = at("F6", "A15", "F11", red, with(3, 0));
  for (int i = 0; i < 150; ++i) state = after(state, "F6-F7 end-turn A15-A14 end-turn F7-F6 end-turn A14-A15 end-turn");
  CHECK(state.turns() == 0);
  CHECK_FALSE(state.result());
  CHECK(state == at("F6", "A15", "F11", red, with(3, 0)));  // nothing tells how it came there
}

TEST_CASE("a turn that passes counts", "[soccer][SO-22]") {
  // Red is shut in; blue's first free move follows.
  const State state = after(at("A1 A2 A3 B1 B2", "C1 C2 C3 B3 A4 B4", "F8"), "pass-turn");
  CHECK(state.turns() == 1);
  CHECK(state.mover() == Mover(blue));
}
