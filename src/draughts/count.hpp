/// Counting the moves of a position without making them.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "board.hpp"
#include "boards.hpp"
#include "captures.hpp"
#include "children.hpp"

namespace touchline::inline v1::draughts {

/// How many squares a set has.
[[nodiscard]] constexpr std::uint32_t size(std::uint32_t set) noexcept {
#if defined(__x86_64__) && !defined(__POPCNT__)
  // Without an instruction for it std::popcount may be a call; sums side by side turn into vector instructions.
  set -= set >> 1 & 0x55555555;
  set = (set & 0x33333333) + (set >> 2 & 0x33333333);
  set = (set + (set >> 4)) & 0x0f0f0f0f;
  return set * 0x01010101 >> 24;
#else
  return static_cast<std::uint32_t>(std::popcount(set));
#endif
}

/// What a side's men can do.
struct ManMoves {
  std::uint32_t captures;  // paths counted apart
  std::uint32_t steps;     // captures aside
};

/// The moves of all men at once. Men jump forward only, so a man can neither jump a piece twice nor come back to where
/// he started, and the board can be taken as it stands (DR-13). There is a capture for each first jump, and one more
/// for each place on the way where the path parts; three jumps are the most.
template <Seat mover>
[[nodiscard]] constexpr ManMoves count_man_moves(std::uint32_t men, std::uint32_t other, std::uint32_t empty) noexcept {
  constexpr Direction left = forward_left<mover>;
  constexpr Direction right = forward_right<mover>;
  const std::uint32_t targets = other & layout::inside;
  const std::uint32_t can_left = jump_starts(targets, empty, left);
  const std::uint32_t can_right = jump_starts(targets, empty, right);
  const std::uint32_t parts = can_left & can_right;

  const std::uint32_t l = layout::ahead(men & can_left, left, 2);  // where they land after one jump
  const std::uint32_t r = layout::ahead(men & can_right, right, 2);
  const std::uint32_t ll = layout::ahead(l & can_left, left, 2);  // after two
  const std::uint32_t lr = layout::ahead(l & can_right, right, 2);
  const std::uint32_t rl = layout::ahead(r & can_left, left, 2);
  const std::uint32_t rr = layout::ahead(r & can_right, right, 2);
  const std::uint32_t captures = size(l) + size(r) + size(l & parts) + size(r & parts) + size(ll & parts) +
                                 size(lr & parts) + size(rl & parts) + size(rr & parts);
  const std::uint32_t steps = size(men & layout::behind(empty, left) & layout::not_at_edge<left>) +
                              size(men & layout::behind(empty, right) & layout::not_at_edge<right>);
  return {captures, steps};
}

/// The number of legal moves of a side that has men only. No branches.
template <Seat mover>
[[nodiscard]] constexpr std::uint32_t count_moves_of_men(std::uint32_t men, std::uint32_t other) noexcept {
  const ManMoves moves = count_man_moves<mover>(men, other, ~(men | other));
  return moves.captures != 0 ? moves.captures : moves.steps;  // DR-10
}

/// The captures of the mover's kings, paths counted apart.
template <Seat mover>
[[nodiscard]] constexpr std::uint32_t count_king_captures(Board board, std::uint32_t jumping) noexcept {
  std::uint32_t count = 0;
  for (std::uint32_t left = jumping & board.kings; left != 0; left &= left - 1)
    for_each_capture<mover, true>(Jumper::on(left & (0 - left), board), [&](const Jumper&) { ++count; });
  return count;
}

/// The number of legal moves.
template <Seat mover>
[[nodiscard]] constexpr std::uint32_t count_moves(Board board) noexcept {
  if (const std::uint32_t jumping = jumpers<mover>(board); jumping != 0)  // DR-10
    return count_man_moves<mover>(board.own_men(), board.other, board.empty()).captures +
           count_king_captures<mover>(board, jumping);
  return size(steppers<mover, Direction::nw>(board)) + size(steppers<mover, Direction::ne>(board)) +
         size(steppers<mover, Direction::sw>(board)) + size(steppers<mover, Direction::se>(board));
}

/// The number of legal moves, repeats kept or dropped.
template <Seat mover, Repeats repeats>
[[nodiscard]] std::size_t count_moves(Board board) noexcept {
  if (repeats == Repeats::kept || !may_repeat<mover>(board)) return count_moves<mover>(board);
  Boards<> children;
  add_children<mover, repeats>(board, children);
  return children.size();
}

}  // namespace touchline::inline v1::draughts
