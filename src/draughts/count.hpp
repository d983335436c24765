/// Counting the moves of a position without making them.
#pragma once

#include <bit>
#include <cstdint>

#include "board.hpp"
#include "captures.hpp"

namespace touchline::inline v1::draughts {

[[nodiscard]] constexpr unsigned size(std::uint32_t set) noexcept { return static_cast<unsigned>(std::popcount(set)); }

/// The captures of the mover's men, paths counted apart (DR-14), all men at once. Men jump forward only, so a man can
/// neither jump a piece twice nor come back to where it started, and the board can be taken as it stands. A capture is
/// a first jump, and one more for each place on the way where the path parts. A man makes three jumps at most.
template <Seat mover>
[[nodiscard]] constexpr unsigned count_man_captures(const Board& board) noexcept {
  constexpr Direction left = mover == dark ? Direction::sw : Direction::nw;
  constexpr Direction right = mover == dark ? Direction::se : Direction::ne;
  const std::uint32_t can_left = jump_starts(board.targets(), board.empty(), left);
  const std::uint32_t can_right = jump_starts(board.targets(), board.empty(), right);
  const std::uint32_t fork = can_left & can_right;

  const std::uint32_t first[] = {board.own_men() & can_left, board.own_men() & can_right};
  const std::uint32_t landed[] = {layout::ahead(first[0], left, 2), layout::ahead(first[1], right, 2)};
  unsigned count = size(first[0]) + size(first[1]);
  if (((landed[0] | landed[1]) & (can_left | can_right)) == 0) return count;
  for (const std::uint32_t once : landed)
    count += size(once & fork) + size(layout::ahead(once & can_left, left, 2) & fork) +
             size(layout::ahead(once & can_right, right, 2) & fork);
  return count;
}

/// The captures of the mover's kings, paths counted apart.
template <Seat mover>
[[nodiscard]] constexpr unsigned count_king_captures(const Board& board, std::uint32_t jumping) noexcept {
  unsigned count = 0;
  for (std::uint32_t left = jumping & board.kings; left != 0; left &= left - 1)
    for_each_capture<mover, true>(Jumper::on(left & (0 - left), board), [&](const Jumper&) { ++count; });
  return count;
}

/// The number of legal moves.
template <Seat mover>
[[nodiscard]] constexpr unsigned count_children(const Board& board) noexcept {
  if (const std::uint32_t jumping = jumpers<mover>(board); jumping != 0)  // DR-10
    return count_man_captures<mover>(board) + count_king_captures<mover>(board, jumping);
  return size(steppers<mover, Direction::nw>(board)) + size(steppers<mover, Direction::ne>(board)) +
         size(steppers<mover, Direction::sw>(board)) + size(steppers<mover, Direction::se>(board));
}

}  // namespace touchline::inline v1::draughts
