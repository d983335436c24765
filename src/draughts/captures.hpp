/// The ways to finish a capture, one jump after another (DR-11, DR-13).
#pragma once

#include <cstdint>

#include "board.hpp"

namespace touchline::inline v1::draughts {

/// A capturing piece on its way. Its start square is among `empty` (DR-13).
struct Jumper {
  std::uint32_t at;       // where it is
  std::uint32_t targets;  // what it can still jump: each piece once only (DR-13)
  std::uint32_t empty;    // where it can land

  /// The piece on `from` about to capture.
  [[nodiscard]] static constexpr Jumper on(std::uint32_t from, const Board& board) noexcept {
    return {from, board.targets(), board.empty() | from};
  }
  /// This piece one jump on; `at` is 0 if there is no such jump.
  [[nodiscard]] constexpr Jumper after_jump(Direction direction) const noexcept {
    const std::uint32_t jumped = layout::ahead(at, direction) & targets;
    return {layout::ahead(jumped, direction) & empty, targets & ~jumped, empty};
  }
};

/// Calls `visit(direction, jumper)` if a man of the mover, or a king, can jump in that direction next. The direction is
/// a template argument so that the rotations are by constants.
template <Seat mover, bool king, Direction direction, class Visit>
constexpr void visit_jump(const Jumper& jumper, const Visit& visit) noexcept {
  if constexpr (king || is_forward(mover, direction)) {  // DR-6
    const Jumper next = jumper.after_jump(direction);
    if (next.at != 0) visit(direction, next);
  }
}

/// Calls `visit(direction, jumper)` for each jump that a man of the mover, or a king, can make next, directions rising.
template <Seat mover, bool king, class Visit>
constexpr void for_each_jump(const Jumper& jumper, const Visit& visit) noexcept {
  visit_jump<mover, king, Direction::nw>(jumper, visit);
  visit_jump<mover, king, Direction::ne>(jumper, visit);
  visit_jump<mover, king, Direction::sw>(jumper, visit);
  visit_jump<mover, king, Direction::se>(jumper, visit);
}

/// Calls `visit(jumper)` at the end of each way to capture on, at once if there is no further jump (DR-11). A man on
/// his crowning row finds none: all his jumps go forward (DR-9).
template <Seat mover, bool king, class Visit>
constexpr void for_each_capture(const Jumper& jumper, const Visit& visit) noexcept {
  bool ended = true;
  for_each_jump<mover, king>(jumper, [&](Direction, const Jumper& next) {
    ended = false;
    for_each_capture<mover, king>(next, visit);
  });
  if (ended) visit(jumper);
}

}  // namespace touchline::inline v1::draughts
