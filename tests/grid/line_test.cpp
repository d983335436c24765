// Lines against their definition, worked out with fractions for each square and corner on its own.
#include "touchline/grid/line.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "support/catch.hpp"
#include "support/slow_line.hpp"

using namespace touchline;
using grid::Cell;
using grid::Line;
using grid::Step;

namespace {

std::vector<Step> steps(Cell from, Cell to) {
  std::vector<Step> out;
  for (const Step step : Line(from, to)) out.push_back(step);
  return out;
}

bool is_same(slow::At expected, Cell cell) { return expected.column == cell.column && expected.row == cell.row; }

// The same two squares, in either order.
bool is_pair(const slow::At (&expected)[2], const std::array<Cell, 2>& cells) {
  return (is_same(expected[0], cells[0]) && is_same(expected[1], cells[1])) ||
         (is_same(expected[0], cells[1]) && is_same(expected[1], cells[0]));
}

}  // namespace

TEST_CASE("a line along a row or column runs through each square of it", "[grid][CF-28]") {
  const auto row = steps({1, 5}, {4, 5});
  REQUIRE(row.size() == 3);
  CHECK(row[0].square == Cell{2, 5});
  CHECK(row[2].square == Cell{4, 5});
  CHECK_FALSE(row[0].through_corner);
  CHECK(steps({3, 3}, {3, 0}).size() == 3);
  CHECK(steps({3, 3}, {3, 3}).empty());
}

TEST_CASE("a diagonal goes through corners only", "[grid][CF-28]") {
  const auto line = steps({4, 4}, {2, 6});
  REQUIRE(line.size() == 2);
  CHECK(line[0].square == Cell{3, 5});
  CHECK(line[0].through_corner);
  CHECK(line[0].beside[0] == Cell{3, 4});
  CHECK(line[0].beside[1] == Cell{4, 5});
  CHECK(line[1].square == Cell{2, 6});
  CHECK(line[1].through_corner);
}

TEST_CASE("a knight's line runs through two squares and no corner", "[grid][CF-28]") {
  const auto line = steps({0, 0}, {1, 2});
  REQUIRE(line.size() == 3);
  CHECK(line[0].square == Cell{0, 1});
  CHECK(line[1].square == Cell{1, 1});
  CHECK(line[2].square == Cell{1, 2});
  for (const Step& step : line) CHECK_FALSE(step.through_corner);
}

TEST_CASE("a line three across and one up goes through the corner in its middle", "[grid][CF-28]") {
  const auto line = steps({0, 0}, {3, 1});
  REQUIRE(line.size() == 3);
  CHECK(line[0].square == Cell{1, 0});
  CHECK_FALSE(line[0].through_corner);
  CHECK(line[1].square == Cell{2, 1});
  CHECK(line[1].through_corner);
  CHECK(line[1].beside[0] == Cell{2, 0});
  CHECK(line[1].beside[1] == Cell{1, 1});
  CHECK(line[2].square == Cell{3, 1});
}

TEST_CASE("lines are those of the definition, for every pair of squares within eleven", "[grid][CF-28]") {
  const Cell from{0, 0};
  for (int column = -11; column <= 11; ++column) {
    for (int row = -11; row <= 11; ++row) {
      const auto expected = slow::work_out_meetings({0, 0}, {column, row});
      std::size_t next = 0;
      bool same = true;
      const auto meets = [&](bool corner) { return next < expected.size() && expected[next].corner == corner; };
      for (const Step& step : steps(from, {column, row})) {
        if (step.through_corner) {
          same = same && meets(true) && is_pair(expected[next].beside, step.beside);
          ++next;
        }
        same = same && meets(false) && is_same(expected[next].square, step.square);
        ++next;
      }
      INFO("to " << column << ", " << row);
      CHECK(same);
      CHECK(next == expected.size());
    }
  }
}

TEST_CASE("the way back runs through the same squares and corners", "[grid][CF-28]") {
  for (int column = -7; column <= 7; ++column) {
    for (int row = -7; row <= 7; ++row) {
      auto there = steps({2, 3}, {2 + column, 3 + row});
      auto back = steps({2 + column, 3 + row}, {2, 3});
      REQUIRE(there.size() == back.size());
      for (std::size_t i = 0; i < there.size(); ++i) {
        const std::size_t j = there.size() - 1 - i;
        CHECK(there[i].through_corner == back[j].through_corner);
        if (there[i].through_corner) {
          CHECK(there[i].beside[0] == back[j].beside[1]);
          CHECK(there[i].beside[1] == back[j].beside[0]);
        }
      }
    }
  }
}

TEST_CASE("a lane is shut by a man on it, or by men on both sides of a corner", "[grid][CF-28]") {
  std::vector<Cell> men;
  const auto occupied = [&](Cell cell) { return std::count(men.begin(), men.end(), cell) != 0; };
  CHECK(grid::is_open_lane({0, 0}, {2, 2}, occupied));
  men = {{1, 0}};
  CHECK(grid::is_open_lane({0, 0}, {2, 2}, occupied));
  men = {{1, 0}, {0, 1}};
  CHECK_FALSE(grid::is_open_lane({0, 0}, {2, 2}, occupied));
  CHECK_FALSE(grid::is_open_lane({0, 0}, {1, 1}, occupied));
  men = {{1, 1}};
  CHECK_FALSE(grid::is_open_lane({0, 0}, {2, 2}, occupied));
  CHECK(grid::is_open_lane({0, 0}, {1, 1}, occupied));  // the ends are not counted
  men = {{0, 0}, {2, 2}};
  CHECK(grid::is_open_lane({0, 0}, {2, 2}, occupied));
}
