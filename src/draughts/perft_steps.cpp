// Counting the leaves of atomic steps (DR-21): every jump is a ply.
#include <cstdint>

#include "captures.hpp"
#include "children.hpp"
#include "count_leaves.hpp"

namespace touchline::inline v1::draughts {
namespace {

template <Seat mover>
std::uint64_t count(Board board, int depth) noexcept;

/// The leaves below a piece in the middle of its capture, `depth` plies down. On `board` it still stands on `start`.
template <Seat mover, bool king>
std::uint64_t count_in_capture(Board board, std::uint32_t start, const Jumper& jumper, int depth) noexcept {
  if (depth <= 0) return 1;
  std::uint64_t leaves = 0;
  bool ended = true;
  for_each_jump<mover, king>(jumper, [&](Direction, const Jumper& next) {
    ended = false;
    leaves += count_in_capture<mover, king>(board, start, next, depth - 1);
  });
  if (!ended) return leaves;
  const std::uint32_t taken = board.targets() & ~jumper.targets;
  return count<other_side(mover)>(child<mover>(board, start, jumper.at, taken), depth);
}

template <Seat mover, bool king>
std::uint64_t count_first_jumps(Board board, std::uint32_t jumping, int depth) noexcept {
  std::uint64_t leaves = 0;
  for (; jumping != 0; jumping &= jumping - 1) {
    const std::uint32_t start = jumping & (0 - jumping);
    leaves += count_in_capture<mover, king>(board, start, Jumper::on(start, board), depth);
  }
  return leaves;
}

template <Seat mover>
std::uint64_t count(Board board, int depth) noexcept {
  if (depth <= 0) return 1;
  if (const std::uint32_t jumping = jumpers<mover>(board); jumping != 0)  // DR-10
    return count_first_jumps<mover, true>(board, jumping & board.kings, depth) +
           count_first_jumps<mover, false>(board, jumping & ~board.kings, depth);
  Boards<> children;
  add_all_children<mover>(board, children);
  if (depth == 1) return children.size();
  std::uint64_t leaves = 0;
  for (std::size_t i = 0; i < children.size(); ++i) leaves += count<other_side(mover)>(children[i], depth - 1);
  return leaves;
}

template <Seat mover>
std::uint64_t count_from(Board board, const Capture& capture, int depth) noexcept {
  // Pieces jumped so far are no targets any more; `at` counts as the start of the rest of the capture.
  const std::uint32_t at = layout::bit(capture.at);
  Jumper jumper = Jumper::on(at, board);
  jumper.targets &= ~layout::pack(capture.jumped);
  return (at & board.kings) != 0 ? count_in_capture<mover, true>(board, at, jumper, depth)
                                 : count_in_capture<mover, false>(board, at, jumper, depth);
}

}  // namespace

std::uint64_t count_step_leaves(const Position& position, const std::optional<Capture>& capture, int depth) noexcept {
  const Board board(position);
  const bool dark_moves = position.to_move() == dark;
  if (capture) return dark_moves ? count_from<dark>(board, *capture, depth) : count_from<light>(board, *capture, depth);
  return dark_moves ? count<dark>(board, depth) : count<light>(board, depth);
}

}  // namespace touchline::inline v1::draughts
