/// Straight lines between the centres of squares, followed exactly in whole numbers.
#pragma once

#include <array>
#include <iterator>

#include "touchline/grid/cell.hpp"

namespace touchline::inline v1::grid {

/// The next square that a line enters.
struct Step {
  Cell square;  ///< where it goes
  /// Whether the line enters it exactly through a corner, the one that it shares with the square before.
  bool through_corner = false;
  /// Only then: the two squares beside that corner, which the line touches without entering. The first has the row of
  /// the square before, the second its column.
  std::array<Cell, 2> beside{};
};

/// The squares that the straight line from the centre of one square to the centre of another runs through, in order,
/// without the first and with the last. A square counts when the line has a point inside it; one that is touched only
/// in a corner does not, and is given as `beside` instead.
///
///     for (const grid::Step step : grid::Line(from, to)) …
///
/// Nothing allocates. Coordinates may be any whose products fit an int.
class Line {
 public:
  /// The line between the centres of two squares; none at all where they are one.
  constexpr Line(Cell from, Cell to) noexcept : from_(from), to_(to) {}

  /// Goes along a line, a square at a time.
  class Iterator {
   public:
    /// What the standard library asks of an iterator.
    ///@{
    using value_type = Step;
    using difference_type = std::ptrdiff_t;

    constexpr Iterator(Cell from, Cell to) noexcept
        : at_(from),
          columns_(distance(from.column, to.column)),
          rows_(distance(from.row, to.row)),
          east_(to.column < from.column ? -1 : 1),
          north_(to.row < from.row ? -1 : 1) {
      advance();
    }

    [[nodiscard]] constexpr Step operator*() const noexcept { return step_; }
    constexpr Iterator& operator++() noexcept {
      advance();
      return *this;
    }
    constexpr void operator++(int) noexcept { advance(); }
    ///@}
    [[nodiscard]] constexpr bool operator==(std::default_sentinel_t) const noexcept { return done_; }

   private:
    static constexpr int distance(int a, int b) noexcept { return a < b ? b - a : a - b; }

    // The line meets the next border between columns after (2i + 1) / (2 · columns) of its way, and the next border
    // between rows after (2j + 1) / (2 · rows): compare crosswise, and nothing is rounded.
    constexpr void advance() noexcept {
      if (crossed_columns_ == columns_ && crossed_rows_ == rows_) {
        done_ = true;
        return;
      }
      const int column_border = (2 * crossed_columns_ + 1) * rows_;
      const int row_border = (2 * crossed_rows_ + 1) * columns_;
      const Cell before = at_;
      if (column_border <= row_border) {
        at_.column += east_;
        ++crossed_columns_;
      }
      if (row_border <= column_border) {
        at_.row += north_;
        ++crossed_rows_;
      }
      step_ = {at_, column_border == row_border, {Cell{at_.column, before.row}, Cell{before.column, at_.row}}};
    }

    Cell at_;
    int columns_;  // borders to cross in all
    int rows_;
    int east_;
    int north_;
    int crossed_columns_ = 0;
    int crossed_rows_ = 0;
    bool done_ = false;
    Step step_;
  };

  /// For range loops. An iterator holds its line by itself.
  ///@{
  [[nodiscard]] constexpr Iterator begin() const noexcept { return {from_, to_}; }
  [[nodiscard]] constexpr std::default_sentinel_t end() const noexcept { return {}; }
  ///@}

 private:
  Cell from_;
  Cell to_;
};

/// Whether a corner that a line goes through is shut: the line passes between the two squares beside it unless both
/// are occupied. `occupied(cell)` is also asked about squares beside the board, which count as empty.
template <class Occupied>
[[nodiscard]] constexpr bool is_shut(const Step& step, const Occupied& occupied) {
  return step.through_corner && occupied(step.beside[0]) && occupied(step.beside[1]);
}

/// Whether nothing stands between two squares: every square that the line runs through, the ends not counted, is empty
/// and no corner on it is shut.
template <class Occupied>
[[nodiscard]] constexpr bool is_open_lane(Cell from, Cell to, const Occupied& occupied) {
  for (const Step step : Line(from, to)) {
    if (is_shut(step, occupied)) return false;
    if (step.square != to && occupied(step.square)) return false;
  }
  return true;
}

}  // namespace touchline::inline v1::grid
