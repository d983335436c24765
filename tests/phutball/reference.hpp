/// A slow phutball for checking the fast one: a plain array, walked point by point, with nothing in common with the
/// library but the rules.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace reference {

/// Directions clockwise from north, as rows and columns to add.
inline constexpr int steps[8][2] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};

struct Board {
  int columns = 15;
  int rows = 19;
  std::string points;  // rows 0 … last + 1, one after the other; `M` for a man, `.` for none
  int ball_row = 0;
  int ball_column = 0;

  Board(int columns_of, int rows_of)
      : columns(columns_of), rows(rows_of), points(static_cast<std::size_t>(columns_of * (rows_of + 2)), '.') {}

  [[nodiscard]] char& at(int row, int column) { return points[static_cast<std::size_t>(row * columns + column)]; }
  [[nodiscard]] bool man(int row, int column) const {
    return row >= 1 && row <= rows && column >= 0 && column < columns &&
           points[static_cast<std::size_t>(row * columns + column)] == 'M';
  }

  /// Jumps, if that is possible: the men fall one by one until a vacant point comes.
  [[nodiscard]] bool jump(int direction) {
    const int* const step = steps[direction];
    if (ball_row < 1 || ball_row > rows) return false;
    int row = ball_row + step[0], column = ball_column + step[1];
    if (!man(row, column)) return false;
    std::vector<char*> jumped;
    while (man(row, column)) {
      jumped.push_back(&at(row, column));
      row += step[0];
      column += step[1];
    }
    if (column < 0 || column >= columns) return false;
    for (char* point : jumped) *point = '.';
    ball_row = row;
    ball_column = column;
    return true;
  }

  [[nodiscard]] bool can_jump() const {
    for (int direction = 0; direction < 8; ++direction)
      if (Board copy = *this; copy.jump(direction)) return true;
    return false;
  }

  /// Ball and men as one text.
  [[nodiscard]] std::string result() const {
    return std::to_string(ball_row) + "," + std::to_string(ball_column) + " " + points;
  }
};

/// What ball moves there are: directions as digits, `s` at the end where the ball could jump on.
struct BallMoves {
  std::vector<std::string> paths;
  std::vector<std::string> first_paths;  // those with a result that no path before them has
  std::vector<std::string> results;      // of all paths
  bool complete = true;                  // there are no more than the limit
};

inline void list(const Board& board, const std::string& path, std::size_t limit, std::set<std::string>& seen,
                 BallMoves& out) {
  for (int direction = 0; direction < 8 && out.complete; ++direction) {
    Board after = board;
    if (!after.jump(direction)) continue;
    if (out.paths.size() == limit) {
      out.complete = false;
      return;
    }
    const std::string longer = path + static_cast<char>('0' + direction);
    const std::string turn = longer + (after.can_jump() ? "s" : "");
    out.paths.push_back(turn);
    out.results.push_back(after.result());
    if (seen.insert(after.result()).second) out.first_paths.push_back(turn);
    list(after, longer, limit, seen, out);
  }
}

/// The first `limit` ball moves.
[[nodiscard]] inline BallMoves ball_moves(const Board& board, std::size_t limit) {
  BallMoves out;
  std::set<std::string> seen;
  list(board, "", limit, seen, out);
  return out;
}

}  // namespace reference
