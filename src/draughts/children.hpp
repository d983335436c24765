/// The positions that the moves of a position lead to, without the moves.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "board.hpp"
#include "captures.hpp"

namespace touchline::inline v1::draughts {

/// Different boards, at most as many as a position has moves.
class BoardList {
 public:
  BoardList() noexcept {}  // NOLINT(*-use-equals-default, *-member-init): leaves the boards uninitialised

  /// Adds a board; false if it is there already.
  bool insert(const Board& board) noexcept {
    if (std::find(boards_, boards_ + size_, board) != boards_ + size_) return false;
    std::construct_at(boards_ + size_++, board);
    return true;
  }

 private:
  std::size_t size_ = 0;
  union {  // so that the boards are not initialised
    Board boards_[MoveList::capacity];
  };
};

/// The board after a move from `from` to `to` that took `taken`, seen from the other side.
template <Seat mover>
[[nodiscard]] constexpr Board child(const Board& board, std::uint32_t from, std::uint32_t to,
                                    std::uint32_t taken) noexcept {
  const bool king = (board.kings & from) != 0;
  const std::uint32_t crowned = king ? to : to & crowning_row<mover>;  // DR-9
  return {board.other & ~taken, (board.own & ~from) | to, (board.kings & ~(taken | from)) | crowned};
}

/// Calls `visit(child)` for every capture.
template <Seat mover, class Visit>
constexpr void for_each_capture_child(const Board& board, std::uint32_t jumping, const Visit& visit) {
  for (; jumping != 0; jumping &= jumping - 1) {
    const std::uint32_t from = jumping & (0 - jumping);
    const Jumper start = Jumper::on(from, board);
    const auto finish = [&](const Jumper& end) {
      visit(child<mover>(board, from, end.at, start.targets & ~end.targets));
    };
    if ((from & board.kings) != 0) {
      for_each_capture<mover, true>(start, finish);
    } else {
      for_each_capture<mover, false>(start, finish);
    }
  }
}

/// Calls `visit(child)` for every plain move.
template <Seat mover, class Visit>
constexpr void for_each_step_child(const Board& board, const Visit& visit) {
  const auto step = [&](std::uint32_t stepping, Direction direction) {
    for (; stepping != 0; stepping &= stepping - 1) {
      const std::uint32_t from = stepping & (0 - stepping);
      visit(child<mover>(board, from, layout::ahead(from, direction), 0));
    }
  };
  step(steppers<mover, Direction::nw>(board), Direction::nw);
  step(steppers<mover, Direction::ne>(board), Direction::ne);
  step(steppers<mover, Direction::sw>(board), Direction::sw);
  step(steppers<mover, Direction::se>(board), Direction::se);
}

/// Calls `visit(child)` for every legal move, each child seen from the side that moves next.
template <Seat mover, class Visit>
constexpr void for_each_child(const Board& board, const Visit& visit) {
  if (const std::uint32_t jumping = jumpers<mover>(board); jumping != 0) {  // DR-10
    for_each_capture_child<mover>(board, jumping, visit);
  } else {
    for_each_step_child<mover>(board, visit);
  }
}

/// The same, with moves that lead to one position counted once (DR-14). Only captures can.
template <Seat mover, class Visit>
void for_each_unique_child(const Board& board, const Visit& visit) {
  const std::uint32_t jumping = jumpers<mover>(board);
  if (jumping == 0) return for_each_step_child<mover>(board, visit);
  BoardList seen;
  for_each_capture_child<mover>(board, jumping, [&](const Board& next) {
    if (seen.insert(next)) visit(next);
  });
}

}  // namespace touchline::inline v1::draughts
