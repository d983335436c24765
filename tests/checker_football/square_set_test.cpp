// Sets of squares and what is around a square, against the plain definitions.
#include "touchline/checker_football/around.hpp"

#include "field.hpp"
#include "support/catch.hpp"

using namespace football;

namespace {

cf::SquareSet some_squares(int columns, touchline::Rng& rng) {
  cf::SquareSet set;
  for (const cf::Square square : cf::SquareSet::board(columns))
    if (rng.below(3) == 0) set.insert(square);
  return set;
}

}  // namespace

TEST_CASE("the squares around each square of a board", "[checker_football]") {
  touchline::Rng rng(1);
  for (const int columns : {7, 8, 12})
    for (int times = 0; times < 20; ++times) {
      const cf::SquareSet set = some_squares(columns, rng);
      const cf::Surroundings surroundings(set);
      for (const cf::Square square : cf::SquareSet::board(columns)) {
        cf::Directions expected = 0;
        for (const cf::Direction direction : touchline::grid::all_directions) {
          const cf::Cell cell = cf::cell_of(square).towards(direction);
          if (cf::is_on_board(cell, columns) && set.has(cf::square_of(cell)))
            expected |= 1U << static_cast<unsigned>(direction);
        }
        CAPTURE(columns, cf::name(square));
        CHECK(surroundings.of(square) == expected);
        CHECK(cf::around(set, square) == expected);
      }
    }
}

TEST_CASE("squares below a number and between rows", "[checker_football]") {
  for (int number = 0; number <= 192; ++number) {
    const cf::SquareSet below = cf::SquareSet::below(number);
    for (int other = 0; other < 192; ++other)
      if (below.has(static_cast<cf::Square>(other)) != (other < number)) FAIL(number << ", " << other);
  }
  for (int first = 0; first <= 11; ++first)
    for (int last = -1; last <= 11; ++last) {
      const cf::SquareSet between = cf::SquareSet::rows_of_board(first, last, 8);
      CAPTURE(first, last);
      CHECK(between.size() == (last < first ? 0 : 8 * (last - first + 1)));
      for (const cf::Square square : between) CHECK((cf::row_of(square) >= first && cf::row_of(square) <= last));
    }
}

TEST_CASE("a set is walked in rising order", "[checker_football]") {
  touchline::Rng rng(2);
  for (int times = 0; times < 20; ++times) {
    const cf::SquareSet set = some_squares(12, rng);
    cf::SquareSet walked;
    int before = -1;
    for (const cf::Square square : set) {
      CHECK(static_cast<int>(square) > before);
      before = static_cast<int>(square);
      walked.insert(square);
    }
    CHECK(walked == set);
  }
  for (const cf::Square square : cf::SquareSet()) FAIL("a square of the empty set: " << cf::name(square));
}
