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
  // Without an instruction for it std::popcount may be a call of a function with a table.
  set -= set >> 1 & 0x55555555;
  set = (set & 0x33333333) + (set >> 2 & 0x33333333);
  set = (set + (set >> 4)) & 0x0f0f0f0f;
  return set * 0x01010101 >> 24;
#else
  return static_cast<std::uint32_t>(std::popcount(set));
#endif
}

/// The moves of all men of a side at once, as sets whose sizes tell their number. No branches.
struct ManMoves {
  std::uint32_t jump_left;  // the men that jump so
  std::uint32_t jump_right;
  std::uint32_t step_left;  // the men that step so, captures aside
  std::uint32_t step_right;
  std::uint32_t one_more[2];  // one capture more for each member: the path of a capture parts
  std::uint32_t two_more[2];  // two more for each member

  [[nodiscard]] constexpr std::uint32_t captures() const noexcept {
    return size(jump_left) + size(jump_right) + size(one_more[0]) + size(one_more[1]) +
           2 * (size(two_more[0]) + size(two_more[1]));
  }
};

/// Men jump forward only, so a man can neither jump a piece twice nor come back to where he started, and the board can
/// be taken as it stands (DR-13). There is a capture for each first jump, and one more for each place on the way where
/// the path parts. Three jumps are the most, so paths part after the first jump or after the second: one jump on from
/// where a man starts, or one jump on from where he has landed once.
template <Seat mover>
[[nodiscard]] constexpr ManMoves man_moves(std::uint32_t men, std::uint32_t other, std::uint32_t empty) noexcept {
  constexpr Direction left = forward_left<mover>;
  constexpr Direction right = forward_right<mover>;
  const std::uint32_t targets = other & layout::inside;
  const std::uint32_t can_left = jump_starts(targets, empty, left);
  const std::uint32_t can_right = jump_starts(targets, empty, right);
  const std::uint32_t jump_left = men & can_left;
  const std::uint32_t jump_right = men & can_right;

  const std::uint32_t parts = can_left & can_right;
  const std::uint32_t left_to_parts = can_left & layout::ahead(parts, left, -2);
  const std::uint32_t right_to_parts = can_right & layout::ahead(parts, right, -2);
  const std::uint32_t landed_left = layout::ahead(jump_left, left, 2);
  const std::uint32_t landed_right = layout::ahead(jump_right, right, 2);
  const std::uint32_t once = men | (landed_left ^ landed_right);  // nobody lands where a man stands
  const std::uint32_t twice = landed_left & landed_right;         // two men can land on one square

  return {jump_left,
          jump_right,
          men & layout::behind(empty, left) & layout::not_at_edge<left>,
          men & layout::behind(empty, right) & layout::not_at_edge<right>,
          {once & left_to_parts, once & right_to_parts},
          {twice & left_to_parts, twice & right_to_parts}};
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
    return man_moves<mover>(board.own_men(), board.other, board.empty()).captures() +
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
