#include "touchline/soccer/square.hpp"

#include "boards.hpp"

using namespace touchline::soccer;
using touchline::grid::Direction;

TEST_CASE("squares are named by column and row", "[soccer][SO-1]") {
  CHECK(name(square_at(1, 1)) == "A1");
  CHECK(name(square_at(9, 15)) == "I15");  // the ninth letter: none is skipped
  CHECK(name(square_at(19, 25)) == "S25");
  CHECK(square_named("i15") == square_at(9, 15));
  for (const char* bad : {"", "A", "7", "A0", "T1", "A26", "A-1", "AA1", "A1x", "@1", "A1 "})
    CHECK_FALSE(square_named(bad));
}

TEST_CASE("directions are numbered from north clockwise, north away from Red", "[soccer][SO-23]") {
  const auto from = square_at(6, 8);  // F8
  const char* around[] = {"F9", "G9", "G8", "G7", "F7", "E7", "E8", "E9"};
  for (unsigned d = 0; d < 8; ++d) CHECK(name(neighbour(from, static_cast<Direction>(d))) == around[d]);
  CHECK(name(neighbour(from, Direction::nw, 3)) == "C11");
  CHECK(opposite(Direction::ne) == Direction::sw);
}

TEST_CASE("lines go along rows, columns and diagonals", "[soccer][SO-12]") {
  const auto along = line(square_at(6, 8), square_at(3, 11));
  REQUIRE(along);
  CHECK(along->direction == Direction::nw);
  CHECK(along->length == 3);
  CHECK_FALSE(line(square_at(6, 8), square_at(6, 8)));
  CHECK_FALSE(line(square_at(6, 8), square_at(7, 10)));
  CHECK(line(square_at(2, 2), square_at(2, 9))->length == 7);
  CHECK(line(square_at(9, 2), square_at(2, 2))->direction == Direction::w);
}

TEST_CASE("sets of squares hold every square of the largest board", "[soccer]") {
  SquareSet set;
  int size = 0;
  for (int row = 1; row <= most_rows; ++row)
    for (int column = 1; column <= most_columns; ++column) {
      const auto square = square_at(column, row);
      CHECK_FALSE(set.has(square));
      set.insert(square);
      CHECK(set.has(square));
      CHECK(set.size() == ++size);
    }
  CHECK(size == 475);
  int last = 0;
  int visited = 0;
  for (const Square square : set) {
    CHECK(number(square) > last);  // rising
    last = number(square);
    ++visited;
  }
  CHECK(visited == 475);
  set.erase(square_at(19, 25));
  CHECK(set.size() == 474);
  CHECK_FALSE(set == SquareSet());
  CHECK(SquareSet().is_empty());
}

TEST_CASE("a window shows a square and what is around it", "[soccer]") {
  const auto set = boards::squares("E7 F8 G9 A1");
  CHECK(set.around(square_at(6, 8)) == (1U << 0 | 1U << 4 | 1U << 8));  // south-west, the middle, north-east
  CHECK(set.around(square_at(1, 1)) == 1U << 4);
  CHECK(set.around(square_at(2, 2)) == 1U << 0);
}

TEST_CASE("operations on sets", "[soccer]") {
  const auto a = boards::squares("A1 B2 S25"), b = boards::squares("B2 C3");
  CHECK((a | b) == boards::squares("A1 B2 C3 S25"));
  CHECK((a & b) == boards::squares("B2"));
  CHECK((a - b) == boards::squares("A1 S25"));
}
