// Counting the leaves of whole moves on bare positions.
#include "touchline/draughts/perft.hpp"

#include "children.hpp"
#include "count_leaves.hpp"
#include "leaf_batch.hpp"

namespace touchline::inline v1::draughts {
namespace {

constexpr int least_depth_in_table = 4;  // below it counting is faster than looking up

template <Seat mover, Seat last_mover, Repeats repeats>
void add_leaves(Board board, int depth, LeafBatch<last_mover, repeats>& batch) noexcept {
  if constexpr (mover == last_mover) {
    if (depth == 1) return batch.add(board);
  } else {
    if (depth == 2) return batch.add_children_of(board);
  }
  Boards<> children;
  add_children<mover, repeats>(board, children);
  for (std::size_t i = 0; i < children.size(); ++i) add_leaves<other_side(mover)>(children[i], depth - 1, batch);
}

template <Seat mover, Seat last_mover, Repeats repeats>
std::uint64_t count_in_batches(Board board, int depth) noexcept {
  LeafBatch<last_mover, repeats> batch;
  add_leaves<mover>(board, depth, batch);
  return batch.leaves();
}

template <Seat mover, Repeats repeats>
std::uint64_t count(Board board, int depth) noexcept {
  if (depth <= 0) return 1;
  return depth % 2 == 1 ? count_in_batches<mover, mover, repeats>(board, depth)
                        : count_in_batches<mover, other_side(mover), repeats>(board, depth);
}

template <Seat mover, Repeats repeats>
std::uint64_t count_with(PerftTable& table, Board board, int depth) noexcept {
  if (depth < least_depth_in_table) return count<mover, repeats>(board, depth);
  const PerftTable::Key key{board, mover, depth};
  if (const auto known = table.find(key)) return *known;
  Boards<> children;
  add_children<mover, repeats>(board, children);
  std::uint64_t leaves = 0;
  for (std::size_t i = 0; i < children.size(); ++i)
    leaves += count_with<other_side(mover), repeats>(table, children[i], depth - 1);
  table.store(key, leaves);
  return leaves;
}

template <Seat mover>
std::uint64_t count_without_bulk(Board board, int depth) noexcept {
  if (depth <= 0) return 1;
  Boards<> children;
  add_all_children<mover>(board, children);
  if (depth == 1) return children.size();
  std::uint64_t leaves = 0;
  for (std::size_t i = 0; i < children.size(); ++i)
    leaves += count_without_bulk<other_side(mover)>(children[i], depth - 1);
  return leaves;
}

template <Repeats repeats>
std::uint64_t count(const Position& position, int depth, PerftTable* table) noexcept {
  const Board board(position);
  const bool dark_moves = position.to_move() == dark;
  if (table != nullptr)
    return dark_moves ? count_with<dark, repeats>(*table, board, depth)
                      : count_with<light, repeats>(*table, board, depth);
  return dark_moves ? count<dark, repeats>(board, depth) : count<light, repeats>(board, depth);
}

}  // namespace

std::uint64_t count_leaves(const Position& position, int depth, Repeats repeats, PerftTable* table) noexcept {
  return repeats == Repeats::kept ? count<Repeats::kept>(position, depth, table)
                                  : count<Repeats::dropped>(position, depth, table);
}

std::uint64_t perft(const Position& position, int depth) noexcept {
  return count_leaves(position, depth, Repeats::kept, nullptr);
}

std::uint64_t perft_without_bulk(const Position& position, int depth) noexcept {
  const Board board(position);
  return position.to_move() == dark ? count_without_bulk<dark>(board, depth) : count_without_bulk<light>(board, depth);
}

std::uint64_t perft_unique(const Position& position, int depth) noexcept {
  return count_leaves(position, depth, Repeats::dropped, nullptr);
}

}  // namespace touchline::inline v1::draughts
