// What makes a turn (SO-6, SO-7, SO-9, SO-23).
#include "boards.hpp"

using namespace boards;
using touchline::ActionId;
using touchline::Mover;
using touchline::soccer::Action;
using touchline::soccer::blue;
using touchline::soccer::red;
using touchline::soccer::Rules;

namespace {

Rules with(int steps, int pieces) {
  Rules rules;
  rules.steps = steps;
  rules.pieces = pieces;
  return rules;
}

State two_pieces() { return at("F4 H4", "A15", "C8"); }

}  // namespace

TEST_CASE("a piece makes up to three steps, a turn uses up to two pieces", "[soccer][SO-6]") {
  const State one = after(two_pieces(), "F4-F5");
  CHECK(one.mid_turn());
  CHECK(name(one.position().turn().piece) == "F5");
  CHECK(one.position().turn().steps_left == 2);
  const State three = after(one, "F5-F6 F6-F7");
  CHECK(listed(three, "F7").empty());  // finished by itself
  CHECK(three.position().turn().finished_count == 1);
  CHECK(is_listed(three, "H4-H5"));
  const State all = after(three, "H4-H5 H5-H6 H6-H7");
  CHECK(all.mover() == Mover(blue));  // the second piece's last step ends the turn
  CHECK_FALSE(all.mid_turn());
}

TEST_CASE("steps and pieces are rules", "[soccer][SO-6]") {
  const State single = at("F4 H4", "A15", "C8", red, with(1, 1));
  CHECK(after(single, "F4-F5").mover() == Mover(blue));
  const State four = at("F4 H4 D4 B4", "A15", "C8", red, with(1, 4));
  const State used = after(four, "F4-F5 H4-H5 D4-D5");
  CHECK(used.mover() == Mover(red));
  CHECK(listed(used, "F5").empty());
  CHECK_FALSE(is_listed(used, "end-piece"));
  CHECK(after(used, "B4-B5").mover() == Mover(blue));
  const State long_way = at("F4", "A15", "C8", red, with(6, 1));
  CHECK(after(long_way, "F4-F5 F5-F6 F6-F7 F7-F8 F8-F9").mid_turn());
  CHECK_FALSE(is_listed(after(long_way, "F4-F5"), "end-piece"));  // it is the last piece: end-turn alone
}

TEST_CASE("one piece's steps come before the other's", "[soccer][SO-7]") {
  const State begun = after(two_pieces(), "F4-F5");
  CHECK(listed(begun, "H4").empty());  // not before end-piece
  CHECK(refusal(begun, "H4-H5").find("in use") != std::string::npos);
  const State second = after(begun, "end-piece H4-H5");
  CHECK(listed(second, "F5").empty());  // and the first piece is done with
  CHECK(refusal(after(begun, "end-piece"), "F5-F6").find("SO-7") != std::string::npos);
  // Six steps by one piece: not even after it was finished by itself.
  const State finished = after(two_pieces(), "F4-F5 F5-F6 F6-F7");
  CHECK(listed(finished, "F7").empty());
}

TEST_CASE("a turn has at least one step and may end after any", "[soccer][SO-9]") {
  CHECK_FALSE(is_listed(two_pieces(), "end-turn"));
  CHECK_FALSE(is_listed(two_pieces(), "end-piece"));
  CHECK_FALSE(is_listed(two_pieces(), "pass-turn"));
  for (const char* steps : {"F4-F5", "F4-F5 F5-F6", "F4-F5 F5-F6 F6-F7", "F4-F5 end-piece H4-H5"}) {
    CAPTURE(steps);
    CHECK(is_listed(after(two_pieces(), steps), "end-turn"));
    CHECK(after(two_pieces(), std::string(steps) + " end-turn").mover() == Mover(blue));
    CHECK_FALSE(is_listed(after(two_pieces(), steps), "pass-turn"));
  }
}

TEST_CASE("a player without a legal step passes", "[soccer][SO-9]") {
  const State shut = at("A1 A2 A3 B1 B2", "C1 C2 C3 B3 A4 B4", "F8");
  CHECK(texts(shut) == std::vector<std::string>{"pass-turn"});
  CHECK(after(shut, "pass-turn").mover() == Mover(blue));
  // With the ball beside it, B3 would still have a pass.
  CHECK(texts(at("A1 A2 A3 B1 B2", "C1 C2 C3 B3 A4", "B4")) != std::vector<std::string>{"pass-turn"});
}

TEST_CASE("end-turn is not legal straight after end-piece", "[soccer][SO-23]") {
  const State between = after(two_pieces(), "F4-F5 end-piece");
  CHECK(listed(between, "end").empty());
  CHECK(listed(between, "") == listed(two_pieces(), "H4"));
  CHECK(refusal(between, "end-turn").find("SO-23") != std::string::npos);
  CHECK(listed(after(two_pieces(), "F4-F5"), "end") == "end-piece end-turn");
  CHECK(listed(after(two_pieces(), "F4-F5 end-piece H4-H5"), "end") == "end-turn");
}

TEST_CASE("end-piece needs another piece that can step", "[soccer][SO-23]") {
  // After K10-K11 the five in the corner cannot move, so end-piece is not legal; with a way out for B2 it is.
  const State start = at("A1 A2 A3 B1 B2 K10", "C1 C2 C3 B3 A4 B4", "F8");
  CHECK(listed(after(start, "K10-K11"), "end") == "end-turn");
  CHECK(refusal(after(start, "K10-K11"), "end-piece").find("no other piece") != std::string::npos);
  CHECK(listed(after(at("A1 A2 A3 B1 B2 K10", "C1 C2 B3 A4 B4", "F8"), "K10-K11"), "end") == "end-piece end-turn");
  // A single piece has no other.
  CHECK(listed(after(at("F4", "A15", "C8"), "F4-F5"), "end") == "end-turn");
}

TEST_CASE("when the last action was a step and nothing else can step, end-turn is all", "[soccer][SO-23]") {
  const State start = at("A1 A2 A3 B1 B2 K10", "C1 C2 C3 B3 A4 B4", "F8");
  CHECK(texts(after(start, "K10-K11 K11-K12 K12-K13")) == std::vector<std::string>{"end-turn"});
}

TEST_CASE("ids are dense and count as the rules say", "[soccer][SO-23]") {
  const touchline::soccer::Pitch pitch{Rules()};
  CHECK(action_count(pitch) == 18483);  // 165 squares · 8 · (1 + 13) + 3
  // A1 north is 0; A1 north-west 7; B1 north 8; K15 (the last square, 164) north-west is 164 · 8 + 7.
  CHECK(value(id(pitch, Action::run(square("A1"), touchline::grid::Direction::n))) == 0);
  CHECK(value(id(pitch, Action::run(square("A1"), touchline::grid::Direction::nw))) == 7);
  CHECK(value(id(pitch, Action::run(square("B1"), touchline::grid::Direction::n))) == 8);
  CHECK(value(id(pitch, Action::run(square("K15"), touchline::grid::Direction::nw))) == 1319);
  // Passes from 1320: F7 is square 6 · 11 + 5 = 71; north, length 3: 1320 + (71 · 8 + 0) · 13 + 2.
  CHECK(value(id(pitch, Action::pass(square("F7"), touchline::grid::Direction::n, 3))) == 8706);
  CHECK(value(id(pitch, Action::end_piece())) == 18480);
  CHECK(value(id(pitch, Action::end_turn())) == 18481);
  CHECK(value(id(pitch, Action::pass_turn())) == 18482);
  for (std::uint64_t n = 0; n < 18483; ++n) {
    const auto action = Action::of(pitch, ActionId{n});
    REQUIRE(action);
    CHECK(id(pitch, *action) == ActionId{n});
  }
  CHECK_FALSE(Action::of(pitch, ActionId{18483}));
  CHECK_FALSE(Action::of(pitch, ActionId{~std::uint64_t{0}}));
}

TEST_CASE("whether a run is a move or a dribble follows from the ball", "[soccer][SO-23]") {
  const State move = at("F7", "A15", "C8"), dribble = at("F7", "A15", "F8");
  const auto north = id(move.pitch(), Action::run(square("F7"), touchline::grid::Direction::n));
  CHECK(action_text(move, north) == "F7-F8");
  CHECK(action_text(dribble, north) == "F7xF8");
}

TEST_CASE("the first state has 45 actions", "[soccer][SO-23]") {
  // By hand: the keeper on F1 has 5 (F2, G2, G1, E1, E2); two backs 8 each; three forwards 8 each; no ball in reach.
  CHECK(listed(State(), "F1") == "F1-F2 F1-G2 F1-G1 F1-E1 F1-E2");
  CHECK(texts(State()).size() == 5 + 5 * 8);
}
