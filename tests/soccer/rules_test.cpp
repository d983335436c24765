#include "touchline/soccer/rules.hpp"

#include "boards.hpp"

using namespace touchline::soccer;
using boards::set_up;
using boards::squares;
using touchline::Error;
using touchline::ErrorCode;

namespace {

// The field that is refused, or nothing.
std::string refused_field(const Rules& rules) {
  try {
    check(rules);
  } catch (const Error& error) {
    CHECK(error.code() == ErrorCode::bad_rules);
    CHECK_FALSE(error.message().empty());
    CHECK_THROWS_AS(State(rules), Error);
    return std::string(error.place());
  }
  return {};
}

// Checks that exactly the numbers from `least` to `most` that `fits` are accepted.
void check_range(int Rules::*field, const char* name, int least, int most, bool odd, Rules rules = {}) {
  for (int number = least - 3; number <= most + 3; ++number) {
    CAPTURE(name, number);
    rules.*field = number;
    const bool good = number >= least && number <= most && (!odd || number % 2 != 0);
    CHECK(refused_field(rules) == (good ? "" : name));
  }
}

}  // namespace

TEST_CASE("the board's size is odd and within its bounds", "[soccer][SO-1]") {
  check_range(&Rules::columns, "columns", 7, 19, true);
  Rules shallow;
  shallow.shooting_depth = 3;  // fits nine rows
  check_range(&Rules::rows, "rows", 9, 25, true, shallow);
}

TEST_CASE("goals are odd and fit between the corners", "[soccer][SO-2]") {
  check_range(&Rules::goal_width, "goal_width", 1, 9, true);
  // Eleven columns, five of them goal: D to H of the end rows.
  const Pitch pitch{Rules()};
  for (int column = 1; column <= 11; ++column) {
    const bool goal = column >= 4 && column <= 8;
    CHECK(pitch.is_own_goal(red, square_at(column, 1)) == goal);
    CHECK(pitch.is_own_goal(blue, square_at(column, 15)) == goal);
    CHECK_FALSE(pitch.is_own_goal(red, square_at(column, 15)));
    CHECK_FALSE(pitch.is_own_goal(red, square_at(column, 2)));
  }
}

TEST_CASE("three zones, and a neutral row at least", "[soccer][SO-3]") {
  check_range(&Rules::shooting_depth, "shooting_depth", 1, 6, false);
  const Pitch pitch{Rules()};
  for (int row = 1; row <= 15; ++row) {
    const Zone expected = row == 1 || row == 15 ? Zone::perimeter
                          : row <= 5            ? Zone::blue_shooting
                          : row <= 10           ? Zone::neutral
                                                : Zone::red_shooting;
    CHECK(pitch.zone(square_at(6, row)) == expected);
    CHECK(pitch.zone(square_at(1, row)) == Zone::perimeter);
    CHECK(pitch.zone(square_at(11, row)) == Zone::perimeter);
  }
  Rules deep;
  deep.rows = 9;
  deep.shooting_depth = 3;  // rows 2-4 and 6-8: the neutral zone is row 5
  CHECK(Pitch(deep).zone(square_at(6, 5)) == Zone::neutral);
  CHECK(Pitch(deep).zone(square_at(6, 4)) == Zone::blue_shooting);
  CHECK(Pitch(deep).zone(square_at(6, 6)) == Zone::red_shooting);
}

TEST_CASE("the standard set-up follows the size of the board", "[soccer][SO-4]") {
  const State start;
  CHECK(boards::pieces(start, red) == "F1 C4 I4 D6 F6 H6");
  CHECK(boards::pieces(start, blue) == "D10 F10 H10 C12 I12 F15");
  CHECK(boards::ball(start) == "F8");

  Rules small;
  small.columns = 7;
  small.rows = 9;
  small.shooting_depth = 3;
  // m = 4, k = 5: backs in row max(2, 1), forwards in row 3.
  CHECK(boards::pieces(State(small), red) == "D1 A2 G2 B3 D3 F3");
  CHECK(boards::pieces(State(small), blue) == "B7 D7 F7 A8 G8 D9");
  CHECK(boards::ball(State(small)) == "D5");

  Rules large;
  large.columns = 19;
  large.rows = 25;
  // m = 10, k = 13.
  CHECK(boards::pieces(State(large), red) == "J1 G9 M9 H11 J11 L11");
  CHECK(boards::ball(State(large)) == "J13");
}

TEST_CASE("every size of board has a sound standard set-up", "[soccer][SO-4]") {
  for (int columns = 7; columns <= 19; columns += 2)
    for (int rows = 9; rows <= 25; rows += 2) {
      Rules rules;
      rules.columns = columns;
      rules.rows = rows;
      rules.shooting_depth = 1;
      CHECK(refused_field(rules).empty());
    }
}

TEST_CASE("a set-up that makes no sense is refused", "[soccer][SO-4]") {
  CHECK(refused_field(set_up("F1 A1", "F15", "F8")).empty());
  CHECK(refused_field(set_up("A1 B1 C1", "F15", "B2")).empty());  // sides may differ in number
  CHECK(refused_field(set_up("L6", "F15", "F8")) == "red");       // no column L on eleven
  CHECK(refused_field(set_up("F6", "F16", "F8")) == "blue");      // no row 16
  CHECK(refused_field(set_up("F6 G6", "G6", "F8")) == "blue");    // two pieces on G6
  CHECK(refused_field(set_up("F8", "F15", "F8")) == "ball");      // a piece on the ball
  for (const char* ball : {"A8", "K8", "F1", "F15", "A1", "L8"})  // on the perimeter, or beside the board
    CHECK(refused_field(set_up("F6", "F10", ball)) == "ball");
  Rules chosen;
  chosen.red = squares("D10");  // where a blue forward stands by default
  CHECK(refused_field(chosen) == "red");
}

TEST_CASE("in the set-up, too, one piece at most stands on its own goal", "[soccer][SO-14]") {
  CHECK(refused_field(set_up("D1 E1", "F15", "F8")) == "red");
  CHECK(refused_field(set_up("C1 D1", "F15", "F8")).empty());  // C1 is beside the goal
  CHECK(refused_field(set_up("F1", "H15 D15", "F8")) == "blue");
  CHECK(refused_field(set_up("F1 D15 E15", "H15", "F8")).empty());  // on the other side's goal there is no limit
}

TEST_CASE("who kicks off is a rule", "[soccer][SO-5]") {
  CHECK(State().mover() == touchline::Mover(red));
  Rules rules;
  rules.first = blue;
  CHECK(State(rules).mover() == touchline::Mover(blue));
  rules.first = touchline::Seat{2};
  CHECK(refused_field(rules) == "first");
}

TEST_CASE("numbers of steps, pieces, passes, goals and turns have their ranges",
          "[soccer][SO-6][SO-17][SO-22][SO-24]") {
  check_range(&Rules::steps, "steps", 1, 6, false);
  check_range(&Rules::pieces, "pieces", 1, 6, false);
  check_range(&Rules::zone_passes, "zone_passes", 0, 100, false);
  check_range(&Rules::goals_to_win, "goals_to_win", 1, 100, false);
  Rules rules;
  for (const int good : {0, 1, 200, 1000000}) {
    rules.max_turns = good;
    CHECK(refused_field(rules).empty());
  }
  for (const int bad : {-1, 1000001}) {
    rules.max_turns = bad;
    CHECK(refused_field(rules) == "max_turns");
  }
}
