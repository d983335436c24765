#include "touchline/draughts/layout.hpp"

#include "touchline/core/random.hpp"

#include "support/catch.hpp"

using namespace touchline;
using draughts::Direction;
using draughts::Square;
using draughts::SquareSet;
namespace layout = draughts::layout;

TEST_CASE("the dark squares are numbered from dark's back row, left to right with dark on top",
          "[draughts][DR-1][DR-2]") {
  CHECK(draughts::square_at(0, 1) == static_cast<Square>(1));
  CHECK(draughts::square_at(0, 7) == static_cast<Square>(4));
  CHECK(draughts::square_at(1, 0) == static_cast<Square>(5));
  CHECK(draughts::square_at(7, 0) == static_cast<Square>(29));  // the bottom left corner
  CHECK(draughts::square_at(7, 6) == static_cast<Square>(32));
  int dark_squares = 0;
  for (int row = -1; row <= 8; ++row)
    for (int column = -1; column <= 8; ++column)
      if (const auto square = draughts::square_at(row, column)) {
        ++dark_squares;
        CHECK(draughts::row(*square) == row);
        CHECK(draughts::column(*square) == column);
      }
  CHECK(dark_squares == 32);
  CHECK_FALSE(draughts::square_at(0, 0));  // a light square
}

TEST_CASE("each square has a bit of its own, and sets of squares come back from the layout", "[draughts]") {
  SquareSet all;
  for (int n = 1; n <= 32; ++n) {
    SquareSet one;
    one.insert(static_cast<Square>(n));
    CHECK(layout::pack(one) == layout::bit(static_cast<Square>(n)));
    CHECK(layout::unpack(layout::pack(one)) == one);
    all = all | one;
  }
  CHECK(layout::pack(all) == 0xffffffff);
  Rng rng(1);
  for (int i = 0; i < 1000; ++i) {
    const SquareSet set(static_cast<std::uint32_t>(rng()));
    CHECK(layout::unpack(layout::pack(set)) == set);
  }
}

TEST_CASE("a step is one rotation, wherever there is a neighbour", "[draughts]") {
  const std::uint32_t not_at_edge[] = {layout::not_at_edge<Direction::nw>, layout::not_at_edge<Direction::ne>,
                                       layout::not_at_edge<Direction::sw>, layout::not_at_edge<Direction::se>};
  for (int n = 1; n <= 32; ++n)
    for (const Direction direction : draughts::all_directions) {
      const auto square = static_cast<Square>(n);
      const auto next = draughts::neighbour(square, direction);
      const auto beyond = draughts::neighbour(square, direction, 2);
      CHECK(((not_at_edge[static_cast<std::size_t>(direction)] & layout::bit(square)) != 0) == next.has_value());
      if (next) CHECK(layout::ahead(layout::bit(square), direction) == layout::bit(*next));
      if (next) CHECK(layout::behind(layout::bit(*next), direction) == layout::bit(square));
      if (beyond) CHECK(layout::ahead(layout::bit(square), direction, 2) == layout::bit(*beyond));
      // What a rotation across the edge comes to is never taken for a piece that can be jumped.
      if (!beyond) CHECK((layout::ahead(layout::bit(square), direction) & layout::inside) == 0);
    }
}
