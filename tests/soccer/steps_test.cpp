// Moves, dribbles and passes (SO-8, SO-10 to SO-14). Each position has a blue piece on A15 that takes no part.
#include "boards.hpp"

using namespace boards;
using touchline::soccer::blue;
using touchline::soccer::red;

TEST_CASE("a piece moves one square in eight directions, onto empty squares", "[soccer][SO-10]") {
  CHECK(listed(at("F6", "A15", "C8"), "F6") == "F6-F7 F6-G7 F6-G6 F6-G5 F6-F5 F6-E5 F6-E6 F6-E7");
  // F7 and E5 are taken by either side, so what is left are six squares; G6 lies behind nothing that could be jumped.
  CHECK(listed(at("F6 F7", "A15 E5", "C8"), "F6") == "F6-G7 F6-G6 F6-G5 F6-F5 F6-E6 F6-E7");
}

TEST_CASE("nothing is jumped, the ball neither", "[soccer][SO-10]") {
  const State state = at("F6 F7", "A15", "F8");
  CHECK(refusal(state, "F6-F8").find("not next to") != std::string::npos);
  // F7 pushes the ball to F9; it cannot go to F9 itself.
  CHECK(is_listed(state, "F7xF8"));
  CHECK_FALSE(is_listed(state, "F7-F9"));
}

TEST_CASE("a diagonal between two pieces is open", "[soccer][SO-10]") {
  // F7 and G6 touch the corner that the move to G7 goes through.
  CHECK(is_listed(at("F6", "A15 F7 G6", "C8"), "F6-G7"));
  // The same for a push: E6 to F7, ball to G8, with pieces on F8 and G7.
  const State push = at("E6", "A15 F8 G7", "F7");
  CHECK(is_listed(push, "E6xF7"));
  CHECK(ball(after(push, "E6xF7")) == "G8");
  // And for a pass along the same diagonal, through to J11.
  CHECK(listed(push, "E6:F7") == "E6:F7>G8 E6:F7>H9 E6:F7>I10 E6:F7>J11");
}

TEST_CASE("pieces may use the perimeter and end at the edge of the board", "[soccer][SO-13]") {
  CHECK(listed(at("A1", "A15", "C8"), "A1") == "A1-A2 A1-B2 A1-B1");
  CHECK(listed(at("K15", "A15", "C8"), "K15") == "K15-K14 K15-J14 K15-J15");
  CHECK(listed(at("K8", "A15", "C8"), "K8") == "K8-K9 K8-K7 K8-J7 K8-J8 K8-J9");
}

TEST_CASE("a dribble pushes the ball one square on", "[soccer][SO-11]") {
  const State state = at("E7", "A15", "F8");
  CHECK(listed(state, "E7xF8") == "E7xF8");
  CHECK_FALSE(is_listed(state, "E7-F8"));
  const State pushed = after(state, "E7xF8");
  CHECK(pieces(pushed, red) == "F8");
  CHECK(ball(pushed) == "G9");
  CHECK(ball(after(pushed, "F8xG9")) == "H10");
}

TEST_CASE("the ball is not pushed onto a piece", "[soccer][SO-11]") {
  CHECK_FALSE(is_listed(at("F7", "A15 F9", "F8"), "F7xF8"));
  CHECK_FALSE(is_listed(at("F7 F9", "A15", "F8"), "F7xF8"));
  CHECK(is_listed(at("F7", "A15 F10", "F8"), "F7xF8"));
}

TEST_CASE("the ball is not pushed or passed onto the perimeter", "[soccer][SO-11][SO-13]") {
  // Ball on B8, at the west edge of the field.
  const State west = at("C8", "A15", "B8");
  CHECK_FALSE(is_listed(west, "C8xB8"));
  CHECK(listed(west, "C8:B8").empty());
  // From A8 it goes east: pushed to C8, passed as far as J8, the last square of the field.
  const State east = at("A8", "A15", "B8");
  CHECK(is_listed(east, "A8xB8"));
  CHECK(listed(east, "A8:B8") == "A8:B8>C8 A8:B8>D8 A8:B8>E8 A8:B8>F8 A8:B8>G8 A8:B8>H8 A8:B8>I8 A8:B8>J8");
}

TEST_CASE("a pass goes in line, any distance, over empty squares", "[soccer][SO-12]") {
  // North from F8 in the neutral zone: to F14, the last square of the field; F15 is a goal square, but see SO-19.
  CHECK(listed(at("F7", "A15", "F8"), "F7:") == "F7:F8>F9 F7:F8>F10 F7:F8>F11 F7:F8>F12 F7:F8>F13 F7:F8>F14");
  // A piece of either side in the way stops it.
  CHECK(listed(at("F7", "A15 F12", "F8"), "F7:") == "F7:F8>F9 F7:F8>F10 F7:F8>F11");
  CHECK(listed(at("F7 F10", "A15", "F8"), "F7:") == "F7:F8>F9");
  CHECK(listed(at("F7", "A15 F9", "F8"), "F7:").empty());
  // Diagonally from E7: G9, H10, I11, J12; K13 is perimeter.
  CHECK(listed(at("E7", "A15", "F8"), "E7:") == "E7:F8>G9 E7:F8>H10 E7:F8>I11 E7:F8>J12");
}

TEST_CASE("a pass is made by a piece next to the ball, which stays", "[soccer][SO-12]") {
  const State state = at("F7 D6", "A15", "F8");
  CHECK(listed(state, "D6:").empty());
  const State passed = after(state, "F7:F8>F11");
  CHECK(pieces(passed, red) == "D6 F7");
  CHECK(ball(passed) == "F11");
  CHECK(refusal(state, "D6:F8>H10").find("next to the ball") != std::string::npos);
  CHECK(refusal(state, "F7:F8>H10").find("not in the line") != std::string::npos);
}

TEST_CASE("every one of the eight neighbours passes away from itself", "[soccer][SO-12]") {
  struct Case {
    const char* piece;
    const char* first;  // the nearest square that it passes to
  };
  for (const Case c : {Case{"F7", "F9"},
                       {"E7", "G9"},
                       {"E8", "G8"},
                       {"E9", "G7"},
                       {"F9", "F7"},
                       {"G9", "E7"},
                       {"G8", "E8"},
                       {"G7", "E9"}}) {
    const State state = at(c.piece, "A15", "F8");
    CHECK(is_listed(state, std::string(c.piece) + ":F8>" + c.first));
  }
}

TEST_CASE("steps mix in any order", "[soccer][SO-8]") {
  const State state = at("D6 E7", "A15", "F8");
  // Move, dribble, move; then pass and two moves; as the source's examples do.
  CHECK(ball(after(state, "D6-E6 end-turn")) == "F8");
  CHECK(pieces(after(state, "E7-F7 F7xF8 F8-G8 end-turn"), red) == "D6 G8");
  const State passed = after(state, "E7:F8>H10 E7-F7 F7-F8 end-turn");
  CHECK(pieces(passed, red) == "D6 F8");
  CHECK(ball(passed) == "H10");
  // Two moves, then a pass; a dribble, then a pass.
  CHECK(ball(after(state, "E7-E8 E8-E9 E9:F8>G7 end-turn")) == "G7");
  CHECK(ball(after(state, "E7xF8 F8:G9>I11 end-turn")) == "I11");
}

TEST_CASE("one piece at most on its own goal, the keeper goes along it", "[soccer][SO-14]") {
  const State kept = at("F1 C2", "A15", "F8");
  CHECK(listed(kept, "C2") == "C2-C3 C2-D3 C2-D2 C2-C1 C2-B1 C2-B2 C2-B3");  // not D1, which is goal
  CHECK(listed(kept, "F1") == "F1-F2 F1-G2 F1-G1 F1-E1 F1-E2");              // G1 and E1 are goal
  // Without a keeper C2 may become one.
  const State open = at("F2 C2", "A15", "F8");
  CHECK(is_listed(open, "C2-D1"));
  const State second = after(open, "C2-D1 end-piece");
  CHECK_FALSE(is_listed(second, "F2-F1"));
  CHECK_FALSE(is_listed(second, "F2-E1"));
  CHECK(is_listed(second, "F2-F3"));
  // The keeper leaves, another one comes, in one turn.
  CHECK(is_listed(after(kept, "F1-F2 end-piece"), "C2-D1"));
  CHECK(refusal(kept, "C2-D1").find("SO-14") != std::string::npos);
}

TEST_CASE("blue's goal is the last row, on the other side's goal there is no limit", "[soccer][SO-14]") {
  const State blue_kept = at("A1", "D15 G14", "F8", blue);
  CHECK(listed(blue_kept, "G14") == "G14-H14 G14-H13 G14-G13 G14-F13 G14-F14");  // not F15, G15, H15
  CHECK(is_listed(blue_kept, "D15-E15"));
  const State guests = at("D15 G14", "A1", "F8");  // red pieces on blue's goal
  CHECK(is_listed(guests, "G14-G15"));
  CHECK(pieces(after(guests, "G14-G15 end-turn"), red) == "D15 G15");
}

TEST_CASE("a ball in the corner of the field with the way shut cannot be pushed or passed", "[soccer][SO-11][SO-12]") {
  // Ball on B14, blue on A15, A14 and B15: the only squares from which red could push or pass it into the field.
  for (const char* piece : {"C15", "C14", "C13", "B13", "A13"}) {
    const State state = at(piece, "A15 A14 B15", "B14");
    CHECK(listed(state, std::string(piece) + "x").empty());
    CHECK(listed(state, std::string(piece) + ":").empty());
    CHECK_FALSE(listed(state, piece).empty());
  }
}
