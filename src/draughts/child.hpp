/// The board after one move.
#pragma once

#include <cstdint>

#include "board.hpp"

namespace touchline::inline v1::draughts {

/// The board after a move from `from` to `to` that took `taken`, seen from the other side (DR-4, DR-13).
template <Seat mover>
[[nodiscard]] constexpr Board child(Board board, std::uint32_t from, std::uint32_t to, std::uint32_t taken) noexcept {
  const bool king = (board.kings & from) != 0;
  const std::uint32_t crowned = king ? to : to & crowning_row<mover>;  // DR-9
  return {board.other & ~taken, (board.own & ~from) | to, (board.kings & ~(taken | from)) | crowned};
}

}  // namespace touchline::inline v1::draughts
