#include "touchline/grid/direction.hpp"

#include "touchline/grid/cell.hpp"

#include "support/catch.hpp"

using namespace touchline;
using grid::Cell;
using grid::Direction;

TEST_CASE("directions go clockwise from north and come in opposite pairs", "[grid]") {
  CHECK(Cell{4, 4}.towards(Direction::n) == Cell{4, 5});
  CHECK(Cell{4, 4}.towards(Direction::ne) == Cell{5, 5});
  CHECK(Cell{4, 4}.towards(Direction::e) == Cell{5, 4});
  CHECK(Cell{4, 4}.towards(Direction::se) == Cell{5, 3});
  CHECK(Cell{4, 4}.towards(Direction::s) == Cell{4, 3});
  CHECK(Cell{4, 4}.towards(Direction::sw) == Cell{3, 3});
  CHECK(Cell{4, 4}.towards(Direction::w) == Cell{3, 4});
  CHECK(Cell{4, 4}.towards(Direction::nw, 2) == Cell{2, 6});
  for (int d = 0; d < 8; ++d) {
    const auto there = static_cast<Direction>(d), back = static_cast<Direction>((d + 4) % 8);
    CHECK(Cell{4, 4}.towards(there).towards(back) == Cell{4, 4});
  }
}

TEST_CASE("names of directions are read in either case", "[grid]") {
  CHECK(grid::name(Direction::sw) == "SW");
  for (const Direction direction : grid::all_directions)
    CHECK(grid::direction_named(grid::name(direction)) == direction);
  CHECK(grid::direction_named("nW") == Direction::nw);
  CHECK_FALSE(grid::direction_named(""));
  CHECK_FALSE(grid::direction_named("NN"));
  CHECK_FALSE(grid::direction_named("WN"));
}
