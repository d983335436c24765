/// Many draughts positions to try things on, always the same ones.
#pragma once

#include <cstddef>
#include <vector>

#include "touchline/core/random.hpp"

#include "support/slow_draughts.hpp"

namespace slow {

/// The positions of `games` random games from the start, each played to its end or for `most` plies.
inline std::vector<Board> reached(touchline::Rng& rng, int games, int most) {
  std::vector<Board> boards;
  for (int game = 0; game < games; ++game) {
    Board board = start();
    for (int ply = 0; ply < most; ++ply) {
      boards.push_back(board);
      const auto legal = moves(board);
      if (legal.empty()) break;
      board = after(board, legal[static_cast<std::size_t>(rng.below(legal.size()))]);
    }
  }
  return boards;
}

/// Boards filled at random, from sparse to crowded, with many kings: more pieces than the game has, and men on their
/// own crowning rows, are among them.
inline std::vector<Board> crowded(touchline::Rng& rng, int count) {
  std::vector<Board> boards;
  for (int i = 0; i < count; ++i) {
    Board board;
    board.dark_moves = rng.below(2) == 0;
    const std::uint64_t pieces_of_32 = 2 + rng.below(26);
    const std::uint64_t kings_of_4 = rng.below(5);
    for (int n = 1; n <= 32; ++n) {
      if (rng.below(32) >= pieces_of_32) continue;
      const bool king = rng.below(4) < kings_of_4;
      put(board, place(n), rng.below(2) == 0 ? (king ? 'B' : 'b') : (king ? 'W' : 'w'));
    }
    boards.push_back(board);
  }
  return boards;
}

/// Few pieces of the mover, all kings, among enemies that stand apart: long captures with many paths.
inline std::vector<Board> rings(touchline::Rng& rng, int count) {
  std::vector<Board> boards;
  for (int i = 0; i < count; ++i) {
    Board board;
    board.dark_moves = rng.below(2) == 0;
    const int parity = static_cast<int>(rng.below(2));
    for (int n = 1; n <= 32; ++n) {
      const bool jumpable = place(n).row % 2 == parity;
      if (jumpable && rng.below(8) != 0) put(board, place(n), board.dark_moves ? 'w' : 'b');
      if (!jumpable && rng.below(8) == 0) put(board, place(n), board.dark_moves ? 'B' : 'W');
    }
    boards.push_back(board);
  }
  return boards;
}

/// Whether play could have such pieces: at most twelve a side, and no man on his own crowning row.
inline bool is_playable(const Board& board) {
  int dark_pieces = 0;
  int light_pieces = 0;
  for (int n = 1; n <= 32; ++n) {
    const char piece = at(board, place(n));
    if (is_dark(piece)) ++dark_pieces;
    if (is_light(piece)) ++light_pieces;
    if ((piece == 'b' && n >= 29) || (piece == 'w' && n <= 4)) return false;
  }
  return dark_pieces <= 12 && light_pieces <= 12;
}

}  // namespace slow
