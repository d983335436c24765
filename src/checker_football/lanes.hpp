// Which squares a passer sees over an empty board, and what each man takes from that.
#pragma once

#include <array>

#include "touchline/checker_football/square_set.hpp"

namespace touchline::inline v1::checker_football {

// Tables made once from grid::Line, for the widest board; a narrower one uses a part of them, since a line never leaves
// the rectangle between its ends. Immutable, so any number of threads may read them.
class Lanes {
 public:
  static const Lanes& get();

  // The squares to which there is a lane from `from` past these men (CF-28), the squares of men included; to be cut to
  // the board.
  [[nodiscard]] SquareSet open(Square from, const SquareSet& occupied) const noexcept;

 private:
  using Table = std::array<SquareSet, std::size_t{rows} * most_columns>;

  Lanes();
  void add_lane(Square from, Square to);

  static constexpr std::size_t slot(Square square) noexcept {
    return static_cast<std::size_t>(row_of(square) * most_columns + column_of(square));
  }

  // Corners are named by the square south-west of them. A lane to the north-east or south-west passes between the
  // squares north-west and south-east of a corner (`rising`), one to the north-west or south-east between the two
  // others (`falling`).
  std::array<Table, std::size_t{rows} * most_columns> behind_man_{};     // [from][man]: squares that he hides
  std::array<Table, std::size_t{rows} * most_columns> behind_corner_{};  // [from][corner]: squares beyond it
  Table rising_{};  // [from]: the corners on rising lanes from there
  Table falling_{};
};

}  // namespace touchline::inline v1::checker_football
