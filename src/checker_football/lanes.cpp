#include "lanes.hpp"

#include <algorithm>

#include "touchline/grid/line.hpp"

namespace touchline::inline v1::checker_football {

const Lanes& Lanes::get() {
  static const Lanes lanes;
  return lanes;
}

Lanes::Lanes() {
  const SquareSet board = SquareSet::board(most_columns);
  for (const Square from : board)
    for (const Square to : board)
      if (from != to) add_lane(from, to);
}

void Lanes::add_lane(Square from, Square to) {
  Cell before = cell_of(from);
  for (const grid::Step step : grid::Line(before, cell_of(to))) {
    const Cell at = step.square;
    if (step.through_corner) {
      const Square corner = square_at(std::min(before.column, at.column), std::min(before.row, at.row));
      const bool is_rising = (at.column > before.column) == (at.row > before.row);
      (is_rising ? rising_ : falling_)[slot(from)].insert(corner);
      behind_corner_[slot(from)][slot(corner)].insert(to);
    }
    if (at != cell_of(to)) behind_man_[slot(from)][slot(square_of(at))].insert(to);
    before = at;
  }
}

SquareSet Lanes::open(Square from, const SquareSet& occupied) const noexcept {
  const Table& behind_man = behind_man_[slot(from)];
  SquareSet hidden = SquareSet::of(from);
  for (const Square man : occupied) hidden |= behind_man[slot(man)];

  // Both squares beside a corner occupied, moved onto the square that names the corner.
  const SquareSet shut_rising = occupied.west() & occupied.south() & rising_[slot(from)];
  const SquareSet shut_falling = occupied & occupied.west().south() & falling_[slot(from)];
  const Table& behind_corner = behind_corner_[slot(from)];
  for (const Square corner : shut_rising | shut_falling) hidden |= behind_corner[slot(corner)];
  return SquareSet::board(most_columns) - hidden;
}

}  // namespace touchline::inline v1::checker_football
