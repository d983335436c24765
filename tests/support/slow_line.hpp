/// Straight lines between square centres by their definition, with fractions, each square and corner on its own.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <utility>
#include <vector>

namespace slow {

/// A square by column and row.
struct At {
  int column = 0;
  int row = 0;
  friend bool operator==(At, At) = default;
};

/// A fraction with a positive denominator.
struct Fraction {
  std::int64_t over = 0;
  std::int64_t under = 1;
  friend bool operator<(Fraction a, Fraction b) { return a.over * b.under < b.over * a.under; }
};

/// Shortens the part of a line's way (0 at the start, 1 at the end) to that on which start + way · distance lies
/// strictly between centre − 1/2 and centre + 1/2; false when it never does.
inline bool clip(int start, int distance, int centre, Fraction& enter, Fraction& leave) {
  const std::int64_t low = 2 * centre - 1 - 2 * start, high = 2 * centre + 1 - 2 * start;
  if (distance == 0) return low < 0 && 0 < high;
  Fraction a{low, 2 * distance}, b{high, 2 * distance};
  if (distance < 0) {
    a = {-high, -2 * distance};
    b = {-low, -2 * distance};
  }
  if (enter < a) enter = a;
  if (b < leave) leave = b;
  return true;
}

/// Whether a point of the line lies inside the square; `enter` becomes the place on the way where it comes in.
inline bool runs_through(At from, At to, At square, Fraction& enter) {
  enter = {0, 1};
  Fraction leave{1, 1};
  return clip(from.column, to.column - from.column, square.column, enter, leave) &&
         clip(from.row, to.row - from.row, square.row, enter, leave) && enter < leave;
}

/// Whether the line goes through the north-east corner of `square`; `where` becomes its place on the way.
inline bool through_corner(At from, At to, At square, Fraction& where) {
  const int x = 2 * (square.column - from.column) + 1, y = 2 * (square.row - from.row) + 1;  // in half squares
  const int dx = to.column - from.column, dy = to.row - from.row;
  if (x * dx <= 0 || y * dy <= 0 || x * dy != y * dx || std::abs(x) >= 2 * std::abs(dx)) return false;
  where = {std::abs(x), 2 * std::abs(dx)};
  return true;
}

/// What a line meets on its way: a square that it runs through, or a corner with the two squares beside it.
struct Meeting {
  bool corner = false;
  At square;
  At beside[2];
};

/// All that the line meets, in order, without the first square and with the last, worked out afresh.
inline std::vector<Meeting> work_out_meetings(At from, At to) {
  struct Timed {
    Fraction when;
    Meeting what;
  };
  std::vector<Timed> found;
  for (int column = std::min(from.column, to.column) - 1; column <= std::max(from.column, to.column) + 1; ++column)
    for (int row = std::min(from.row, to.row) - 1; row <= std::max(from.row, to.row) + 1; ++row) {
      const At square{column, row};
      Fraction when;
      if (square != from && runs_through(from, to, square, when)) found.push_back({when, {false, square, {}}});
      if (through_corner(from, to, square, when)) {
        const bool rising = (to.column > from.column) == (to.row > from.row);
        const At north_west{column, row + 1}, south_east{column + 1, row}, north_east{column + 1, row + 1};
        Meeting meeting{true, {}, {square, north_east}};
        if (rising) meeting = {true, {}, {north_west, south_east}};
        found.push_back({when, meeting});
      }
    }
  // A corner comes just before the square that is entered through it.
  std::stable_sort(found.begin(), found.end(), [](const Timed& a, const Timed& b) {
    if (a.when < b.when) return true;
    return !(b.when < a.when) && a.what.corner && !b.what.corner;
  });
  std::vector<Meeting> meetings;
  for (const Timed& timed : found) meetings.push_back(timed.what);
  return meetings;
}

/// The same, remembered for lines from column 0 and row 0 and moved from there.
inline std::vector<Meeting> meetings(At from, At to) {
  static std::map<std::pair<int, int>, std::vector<Meeting>> known;
  const std::pair way{to.column - from.column, to.row - from.row};
  auto found = known.find(way);
  if (found == known.end()) found = known.emplace(way, work_out_meetings({0, 0}, {way.first, way.second})).first;
  std::vector<Meeting> out = found->second;
  for (Meeting& meeting : out)
    for (At* at : {&meeting.square, &meeting.beside[0], &meeting.beside[1]})
      *at = {at->column + from.column, at->row + from.row};
  return out;
}

}  // namespace slow
