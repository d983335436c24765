/// English draughts written a second time, plainly and from the rules alone, to compare the library with: a board of
/// 8 by 8 characters, lists of squares, no bits.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <vector>

#include "touchline/draughts/position.hpp"

namespace slow {

/// A move as the squares that the piece comes to, the start included.
using Squares = std::vector<int>;

struct Board {
  std::array<std::array<char, 8>, 8> cell{};  // b, B (king), w, W (king), '.' empty; dark squares only
  bool dark_moves = true;

  Board() {
    for (auto& row : cell) row.fill('.');
  }
  friend bool operator==(const Board&, const Board&) = default;
  friend auto operator<=>(const Board&, const Board&) = default;
};

struct Place {
  int row;
  int column;
  friend bool operator==(const Place&, const Place&) = default;
};

// DR-2
inline Place place(int square) {
  const int row = (square - 1) / 4;
  return {row, 2 * ((square - 1) % 4) + (row % 2 == 0 ? 1 : 0)};
}
inline int square(Place at) { return at.row * 4 + at.column / 2 + 1; }
inline bool on_board(Place at) { return at.row >= 0 && at.row < 8 && at.column >= 0 && at.column < 8; }

inline char at(const Board& board, Place place) {
  return board.cell[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)];
}
inline void put(Board& board, Place place, char piece) {
  board.cell[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)] = piece;
}
inline bool is_dark(char piece) { return piece == 'b' || piece == 'B'; }
inline bool is_light(char piece) { return piece == 'w' || piece == 'W'; }

// DR-3, DR-4
inline Board start() {
  Board board;
  for (int n = 1; n <= 12; ++n) put(board, place(n), 'b');
  for (int n = 21; n <= 32; ++n) put(board, place(n), 'w');
  return board;
}

/// The ways a piece may go, as changes of row and column (DR-5, DR-7).
inline std::vector<Place> ways(char piece) {
  if (piece == 'b') return {{1, -1}, {1, 1}};
  if (piece == 'w') return {{-1, -1}, {-1, 1}};
  return {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
}

/// Adds every capture of the piece that goes on from `here`; `path` is what it did so far (DR-6 to DR-13).
inline void add_captures(const Board& board, char piece, Place start, Place here, const std::vector<Place>& jumped,
                         const Squares& path, std::vector<Squares>& out) {
  bool further = false;
  for (const Place way : ways(piece)) {
    const Place over{here.row + way.row, here.column + way.column};
    const Place to{over.row + way.row, over.column + way.column};
    if (!on_board(to)) continue;
    const bool enemy = is_dark(piece) ? is_light(at(board, over)) : is_dark(at(board, over));
    const bool jumped_before = std::find(jumped.begin(), jumped.end(), over) != jumped.end();
    const bool free = at(board, to) == '.' || to == start;
    if (!enemy || jumped_before || !free) continue;
    further = true;
    auto now_jumped = jumped;
    now_jumped.push_back(over);
    auto longer = path;
    longer.push_back(square(to));
    add_captures(board, piece, start, to, now_jumped, longer, out);
  }
  if (!further && !jumped.empty()) out.push_back(path);
}

/// All legal moves, sorted number by number.
inline std::vector<Squares> moves(const Board& board) {
  std::vector<Squares> captures;
  std::vector<Squares> steps;
  for (int from = 1; from <= 32; ++from) {
    const char piece = at(board, place(from));
    if (board.dark_moves ? !is_dark(piece) : !is_light(piece)) continue;
    add_captures(board, piece, place(from), place(from), {}, {from}, captures);
    for (const Place way : ways(piece)) {
      const Place to{place(from).row + way.row, place(from).column + way.column};
      if (on_board(to) && at(board, to) == '.') steps.push_back({from, square(to)});
    }
  }
  auto& legal = captures.empty() ? steps : captures;  // DR-10
  std::sort(legal.begin(), legal.end());
  return legal;
}

inline bool is_capture(const Squares& move) { return std::abs(place(move[0]).row - place(move[1]).row) == 2; }

/// The board after a legal move.
inline Board after(const Board& board, const Squares& move) {
  Board next = board;
  char piece = at(board, place(move.front()));
  put(next, place(move.front()), '.');
  if (is_capture(move)) {
    for (std::size_t i = 1; i < move.size(); ++i) {
      const Place a = place(move[i - 1]);
      const Place b = place(move[i]);
      put(next, {(a.row + b.row) / 2, (a.column + b.column) / 2}, '.');
    }
  }
  const int last_row = place(move.back()).row;
  if (piece == 'b' && last_row == 7) piece = 'B';  // DR-9
  if (piece == 'w' && last_row == 0) piece = 'W';
  put(next, place(move.back()), piece);
  next.dark_moves = !board.dark_moves;
  return next;
}

inline std::uint64_t perft(const Board& board, int depth, bool unique = false) {
  if (depth == 0) return 1;
  std::vector<Board> children;
  for (const auto& move : moves(board)) {
    const Board next = after(board, move);
    if (!unique || std::find(children.begin(), children.end(), next) == children.end()) children.push_back(next);
  }
  std::uint64_t leaves = 0;
  for (const Board& child : children) leaves += perft(child, depth - 1, unique);
  return leaves;
}

/// The leaves by atomic steps (DR-21): each jump counts as a ply. `open` are the legal moves of the board that begin as
/// the `played` squares played so far do.
inline std::uint64_t perft_steps(const Board& board, int depth, const std::vector<Squares>& open, std::size_t played) {
  if (depth == 0) return 1;
  std::map<Squares, std::vector<Squares>> by_step;  // the moves that go on alike
  for (const auto& move : open)
    by_step[{move.begin(), move.begin() + static_cast<std::ptrdiff_t>(played) + 1}].push_back(move);
  std::uint64_t leaves = 0;
  for (const auto& [begun, still_open] : by_step) {
    if (begun == still_open.front()) {
      const Board next = after(board, begun);
      leaves += perft_steps(next, depth - 1, moves(next), 1);
    } else {
      leaves += perft_steps(board, depth - 1, still_open, played + 1);
    }
  }
  return leaves;
}
inline std::uint64_t perft_steps(const Board& board, int depth) { return perft_steps(board, depth, moves(board), 1); }

/// The same position as the library's.
inline touchline::draughts::Position position(const Board& board) {
  using namespace touchline::draughts;
  SquareSet dark_pieces, light_pieces, kings;
  for (int n = 1; n <= 32; ++n) {
    const char piece = at(board, place(n));
    if (is_dark(piece)) dark_pieces.insert(static_cast<Square>(n));
    if (is_light(piece)) light_pieces.insert(static_cast<Square>(n));
    if (piece == 'B' || piece == 'W') kings.insert(static_cast<Square>(n));
  }
  return {dark_pieces, light_pieces, kings, board.dark_moves ? dark : light};
}

}  // namespace slow
