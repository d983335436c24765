// Set-ups that no play could bring about.
#include "board.hpp"
#include "support/catch.hpp"

using namespace phutball_test;

namespace {

Setup setup(std::string_view ball, std::initializer_list<std::string_view> men = {}) {
  Setup out;
  const Board board(15, 19);
  out.position = Position(board, parse_point(ball, board));
  for (const std::string_view man : men) out.position.place(parse_point(man, board));
  return out;
}

Setup finished(Setup setup, const Result& result) {
  setup.mover = Mover::nobody();
  setup.result = result;
  return setup;
}

Setup with_turns(Setup setup, int turns) {
  setup.turns = turns;
  return setup;
}

Setup mid_turn(Setup setup) {
  setup.jumping = true;
  return setup;
}

Rules limited(int max_turns) {
  Rules rules;
  rules.max_turns = max_turns;
  return rules;
}

std::string fault(const Setup& setup, const Rules& rules = {}) {
  return error_of([&] { State state(rules, setup); });
}

}  // namespace

TEST_CASE("a turn never starts with the ball on a goal line or beyond", "[phutball][PH-5][PH-24]") {
  CHECK(fault(setup("H19")) == "bad_state: /ball: a ball at rest on H19 has ended the game");
  CHECK(fault(setup("H1")) == "bad_state: /ball: a ball at rest on H1 has ended the game");
  CHECK(fault(setup("H20")) == "bad_state: /ball: a ball at rest on H20 has ended the game");
  CHECK(fault(setup("H18")) == "none");
  CHECK(fault(setup("H2")) == "none");
}

TEST_CASE("the ball and the men stand apart, on the board", "[phutball][PH-7][PH-12]") {
  CHECK(fault(setup("H10", {"H10"})) == "bad_state: /men: a man stands on H10, where the ball is");
  Setup beside = setup("H10");
  beside.position.set_ball({10, 15});
  CHECK(fault(beside) == "bad_state: /ball: the ball lies beside the board");
  Setup man = setup("H10");
  man.position.place({10, 15});
  CHECK(fault(man) == "bad_state: /men: a man stands beside the board");
  Setup man_behind = setup("H10");
  man_behind.position.place({0, 3});
  CHECK(fault(man_behind) == "bad_state: /men: a man stands beside the board");
  Setup man_above = setup("H10");
  man_above.position.place({20, 3});
  CHECK(fault(man_above) == "bad_state: /men: a man stands beside the board");
  Setup small;
  small.position = Position(Board(9, 9), {5, 4});
  CHECK(fault(small) == "bad_state: the rules have a board of 15x19, the position one of 9x9");
}

TEST_CASE("somebody moves in an unfinished game", "[phutball][PH-6]") {
  Setup nobody = setup("H10");
  nobody.mover = Mover::nobody();
  CHECK(fault(nobody) == "bad_state: /to_move: expected Ohs (0) or Eks (1)");
  nobody.mover = Mover::chance();
  CHECK(fault(nobody) == "bad_state: /to_move: expected Ohs (0) or Eks (1)");
  nobody.mover = Mover(static_cast<Seat>(2));
  CHECK(fault(nobody) == "bad_state: /to_move: expected Ohs (0) or Eks (1)");
}

TEST_CASE("a turn under way goes on with a jump", "[phutball][PH-19][PH-20][PH-24]") {
  CHECK(fault(mid_turn(setup("H12", {"H13"}))) == "none");
  CHECK(fault(mid_turn(setup("H12"))) == "bad_state: /jumping: no jump is possible from H12, so the turn is over");
  CHECK(fault(mid_turn(setup("H20", {"H19"}))) ==
        "bad_state: /ball: a ball that has left the board at H20 has ended the turn");
  CHECK(fault(mid_turn(setup("H19", {"J19"}))) == "none");  // PH-14
  CHECK(fault(mid_turn(setup("H1", {"J1"}))) == "none");
  // Nothing can have jumped to A1: each way there is held by a man.
  CHECK(fault(mid_turn(setup("A1", {"A2", "C1", "C3"}))) ==
        "bad_state: /jumping: no jump can have led to A1: it needs two vacant points in a line");
  CHECK(fault(mid_turn(setup("A1", {"A2", "C1"}))) == "none");  // from C3
}

TEST_CASE("turns are counted only with max_turns and up to it", "[phutball][PH-18][PH-20][PH-24]") {
  CHECK(fault(with_turns(setup("H10"), 1)) == "bad_state: /turns: turns are not counted without max_turns");
  CHECK(fault(with_turns(setup("H10"), 0), limited(5)) == "none");
  CHECK(fault(with_turns(setup("H10"), 4), limited(5)) == "none");
  CHECK(fault(with_turns(setup("H10"), 5), limited(5)) == "bad_state: /turns: expected 0 to 4, found 5");
  CHECK(fault(with_turns(setup("H10"), -1), limited(5)) == "bad_state: /turns: expected 0 to 4, found -1");
}

TEST_CASE("a goal needs the ball on a goal line or beyond, and its side", "[phutball][PH-15][PH-16][PH-24]") {
  const Result won = Result::won_by(ohs, Reason::goal), lost = Result::won_by(eks, Reason::goal);
  CHECK(fault(finished(setup("H19"), won)) == "none");
  CHECK(fault(finished(setup("H20"), won)) == "none");
  CHECK(fault(finished(setup("H1"), lost)) == "none");
  CHECK(fault(finished(setup("H0"), lost)) == "none");
  CHECK(fault(finished(setup("H20"), lost)) == "bad_state: /result: a goal on H20 is one of Ohs");
  CHECK(fault(finished(setup("H1"), won)) == "bad_state: /result: a goal on H1 is one of Eks");
  CHECK(fault(finished(setup("H10"), won)) == "bad_state: /ball: there is no goal with the ball on H10");
  CHECK(fault(finished(setup("H20", {"H19", "G19", "J19"}), won)) ==
        "bad_state: /ball: no jump can have led to H20: it needs two vacant points in a line");
  CHECK(fault(finished(setup("H20", {"H19", "J19"}), won)) == "none");
  CHECK(fault(with_turns(finished(setup("H20"), won), 0), limited(5)) == "bad_state: /turns: expected 1 to 5, found 0");
  CHECK(fault(with_turns(finished(setup("H20"), won), 5), limited(5)) == "none");
  CHECK(fault(with_turns(finished(setup("H20"), won), 6), limited(5)) == "bad_state: /turns: expected 1 to 5, found 6");
}

TEST_CASE("a draw by max_turns needs exactly so many turns and no goal", "[phutball][PH-18]") {
  const Result drawn = Result::drawn(Reason::max_turns);
  CHECK(fault(with_turns(finished(setup("H10"), drawn), 5), limited(5)) == "none");
  CHECK(fault(with_turns(finished(setup("H10"), drawn), 4), limited(5)) == "bad_state: /turns: expected 5, found 4");
  CHECK(fault(finished(setup("H10"), drawn)) == "bad_state: /result: the rules have no max_turns");
  CHECK(fault(with_turns(finished(setup("H19"), drawn), 5), limited(5)) ==
        "bad_state: /ball: a ball at rest on H19 has ended the game");
  CHECK(fault(with_turns(finished(setup("H10"), Result::won_by(ohs, Reason::max_turns)), 5), limited(5)) ==
        "bad_state: /result: max_turns ends a game as a draw, 0 to 0");
}

TEST_CASE("the host may end a game whenever it goes on", "[phutball][PH-24][PH-25]") {
  const Result agreed = Result::drawn(Reason::agreement), forfeited = Result::won_by(eks, Reason::forfeit);
  CHECK(fault(finished(setup("H10"), agreed)) == "none");
  CHECK(fault(finished(setup("H10"), forfeited)) == "none");
  CHECK(fault(finished(setup("H19", {"J19"}), forfeited)) == "none");  // in mid-turn on a goal line
  CHECK(fault(finished(setup("H19"), forfeited)) ==
        "bad_state: /jumping: no jump is possible from H19, so the turn is over");
  CHECK(fault(finished(setup("H20"), agreed)).starts_with("bad_state: /ball: a ball that has left the board"));
  CHECK(fault(with_turns(finished(setup("H10"), agreed), 5), limited(5)) ==
        "bad_state: /turns: expected 0 to 4, found 5");
  CHECK(fault(finished(setup("H10"), Result::won_by(ohs, Reason::agreement))) ==
        "bad_state: /result: scores and winners do not fit the reason");
  Result odd = forfeited;
  odd.scores[0] = 0;
  CHECK(fault(finished(setup("H10"), odd)) == "bad_state: /result: scores and winners do not fit the reason");
}

TEST_CASE("a finished game has no mover, no turn under way and a reason of its own", "[phutball][PH-24][PH-25]") {
  Setup moved = finished(setup("H20"), Result::won_by(ohs, Reason::goal));
  moved.mover = ohs;
  CHECK(fault(moved) == "bad_state: /to_move: nobody is to move in a finished game");
  CHECK(fault(mid_turn(finished(setup("H20"), Result::won_by(ohs, Reason::goal)))) ==
        "bad_state: /jumping: no turn is under way in a finished game");
  CHECK(fault(finished(setup("H10"), Result::drawn(Reason::repetition))) ==
        "bad_state: /result: phutball does not end by repetition; reasons are goal, max_turns, forfeit, agreement");
}
