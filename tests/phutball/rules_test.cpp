#include "touchline/phutball/rules.hpp"

#include "board.hpp"
#include "support/catch.hpp"

using namespace phutball_test;

namespace {

std::string fault(const Rules& rules) {
  return error_of([&] { check(rules); });
}

Rules sized(int columns, int rows, int ball_row = 0) {
  Rules rules;
  rules.columns = columns;
  rules.rows = rows;
  rules.ball_row = ball_row;
  return rules;
}

}  // namespace

TEST_CASE("the board has 15 columns, A to P without I, and 19 rows", "[phutball][PH-1]") {
  const Board board = State().position().board();
  CHECK(board.columns() == 15);
  CHECK(board.rows() == 19);
  CHECK(board.points() == 285);
  CHECK(text(board.point(0)) == "A1");
  CHECK(text(board.point(7)) == "H1");
  CHECK(text(board.point(8)) == "J1");  // no I
  CHECK(text(board.point(14)) == "P1");
  CHECK(text(board.point(15)) == "A2");
  CHECK(text(board.point(284)) == "P19");
  // Rows 0 and 20 lie off the board.
  CHECK_FALSE(board.has(parse_point("C0", board)));
  CHECK_FALSE(board.has(parse_point("C20", board)));
  CHECK(board.has(parse_point("C1", board)));
  CHECK(board.has(parse_point("C19", board)));
}

TEST_CASE("points and ids are each other's inverse on every board", "[phutball][PH-1][PH-19]") {
  for (int columns = Board::min_columns; columns <= Board::max_columns; ++columns)
    for (int rows = Board::min_rows; rows <= Board::max_rows; ++rows) {
      const Board board(columns, rows);
      int id = 0;
      for (int row = 1; row <= rows; ++row)
        for (int column = 0; column < columns; ++column, ++id) {
          const Point point{static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
          REQUIRE(board.id(point) == id);
          REQUIRE(board.point(id) == point);
          REQUIRE(parse_point(text(point), board) == point);
        }
      REQUIRE(id == board.points());
    }
}

TEST_CASE("men belong to neither player", "[phutball][PH-2]") {
  State ohs_first, eks_first = at("15x19 X H10 -");
  play(ohs_first, {"C3"});
  play(eks_first, {"C3"});
  CHECK(ohs_first.position() == eks_first.position());
}

TEST_CASE("Ohs is seat 0 and plays towards the last row, Eks is seat 1 and plays towards row 1", "[phutball][PH-3]") {
  CHECK(index(ohs) == 0);
  CHECK(index(eks) == 1);
  CHECK(side_name(ohs) == "Ohs");
  CHECK(side_name(eks) == "Eks");
  const Board board(15, 19);
  CHECK(board.goal_at(parse_point("H19", board)) == ohs);
  CHECK(board.goal_at(parse_point("H20", board)) == ohs);
  CHECK(board.goal_at(parse_point("H1", board)) == eks);
  CHECK(board.goal_at(parse_point("H0", board)) == eks);
  CHECK_FALSE(board.goal_at(parse_point("H18", board)));
  CHECK_FALSE(board.goal_at(parse_point("H2", board)));
}

TEST_CASE("the ball starts on H10 and there are no men", "[phutball][PH-4]") {
  const State start;
  CHECK(text(start.position().ball()) == "H10");
  CHECK(start.position().count_men() == 0);
  CHECK(start.position().count_vacant() == 284);
  CHECK(position_text(start) == "15x19 O H10 -");
}

TEST_CASE("a handicap moves the ball along the middle column", "[phutball][PH-5]") {
  CHECK(position_text(State(sized(15, 19, 5))) == "15x19 O H5 -");
  CHECK(position_text(State(sized(15, 19, 2))) == "15x19 O H2 -");
  CHECK(position_text(State(sized(15, 19, 18))) == "15x19 O H18 -");
}

TEST_CASE("on an even board the ball starts on the lower left of the middle points", "[phutball][PH-5]") {
  CHECK(position_text(State(sized(4, 6))) == "4x6 O B3 -");  // columns B and C, rows 3 and 4
  CHECK(position_text(State(sized(19, 21))) == "19x21 O K11 -");
  CHECK(position_text(State(sized(3, 5))) == "3x5 O B3 -");
  CHECK(position_text(State(sized(18, 20))) == "18x20 O J10 -");  // columns J and K, rows 10 and 11
}

TEST_CASE("rules out of range are refused with the field and its range", "[phutball][PH-5][PH-6][PH-18]") {
  CHECK(fault(sized(2, 19)) == "bad_rules: /columns: expected 3 to 19, found 2");
  CHECK(fault(sized(20, 19)) == "bad_rules: /columns: expected 3 to 19, found 20");
  CHECK(fault(sized(15, 4)) == "bad_rules: /rows: expected 5 to 21, found 4");
  CHECK(fault(sized(15, 22)) == "bad_rules: /rows: expected 5 to 21, found 22");
  CHECK(fault(sized(15, 19, 1)) == "bad_rules: /ball_row: expected 0 or 2 to 18, found 1");
  CHECK(fault(sized(15, 19, 19)) == "bad_rules: /ball_row: expected 0 or 2 to 18, found 19");
  CHECK(fault(sized(15, 19, -1)) == "bad_rules: /ball_row: expected 0 or 2 to 18, found -1");
  Rules rules;
  rules.first = 2;
  CHECK(fault(rules) == "bad_rules: /first: expected 0 to 1, found 2");
  rules = {};
  rules.max_turns = 1000001;
  CHECK(fault(rules) == "bad_rules: /max_turns: expected 0 to 1000000, found 1000001");
  CHECK(error_of([&] { State state(rules); }) == fault(rules));
  for (const Rules& good : {sized(3, 5), sized(19, 21), sized(15, 19, 18), sized(7, 5, 4)})
    CHECK(fault(good) == "none");
}

TEST_CASE("Ohs moves first unless the rules say otherwise, then players alternate", "[phutball][PH-6]") {
  State state;
  CHECK(state.mover() == Mover(ohs));
  play(state, {"H11"});
  CHECK(state.mover() == Mover(eks));
  play(state, {"H10-H12"});
  CHECK(state.mover() == Mover(ohs));
  Rules rules;
  rules.first = 1;
  CHECK(State(rules).mover() == Mover(eks));
}
