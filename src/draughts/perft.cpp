// Counting leaves on bare positions.
#include "touchline/draughts/perft.hpp"

#include "children.hpp"
#include "count.hpp"

namespace touchline::inline v1::draughts {

namespace {

constexpr Seat other_side(Seat side) { return side == dark ? light : dark; }

template <Seat mover>
std::uint64_t count(const Board& board, int depth) noexcept {
  if (depth <= 1) return depth == 1 ? count_children<mover>(board) : 1;
  std::uint64_t leaves = 0;
  for_each_child<mover>(board, [&](const Board& next) { leaves += count<other_side(mover)>(next, depth - 1); });
  return leaves;
}

template <Seat mover>
std::uint64_t count_unique(const Board& board, int depth) noexcept {
  if (depth <= 0) return 1;
  std::uint64_t leaves = 0;
  for_each_unique_child<mover>(board,
                               [&](const Board& next) { leaves += count_unique<other_side(mover)>(next, depth - 1); });
  return leaves;
}

}  // namespace

std::uint64_t perft(const Position& position, int depth) noexcept {
  const Board board(position);
  return position.to_move() == dark ? count<dark>(board, depth) : count<light>(board, depth);
}

std::uint64_t perft_unique(const Position& position, int depth) noexcept {
  const Board board(position);
  return position.to_move() == dark ? count_unique<dark>(board, depth) : count_unique<light>(board, depth);
}

}  // namespace touchline::inline v1::draughts
