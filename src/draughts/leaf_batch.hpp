/// Counting the moves of many positions at once.
#pragma once

#include <cstddef>
#include <cstdint>

#include "boards.hpp"
#include "children.hpp"
#include "count.hpp"
#include "count_men.hpp"

namespace touchline::inline v1::draughts {

/// Boards on which `mover` is to move, and whose moves are to be counted. They wait until there are many of them; those
/// on which the mover has men only, nearly all early in a game, are then counted by a loop without branches, which
/// compilers turn into vector instructions.
template <Seat mover, Repeats repeats>
class LeafBatch {
 public:
  void add(Board board) noexcept { room().add(board); }
  /// Adds the boards after each move of the other side.
  void add_children_of(Board board) noexcept { add_children<other_side(mover), repeats>(board, room()); }
  /// The moves of all boards added.
  [[nodiscard]] std::uint64_t leaves() noexcept {
    count();
    return leaves_;
  }

 private:
  static constexpr std::size_t capacity = MenSum::lanes * MenSum::most_rounds;

  Boards<capacity>& room() noexcept {
    if (!boards_.has_room()) count();
    return boards_;
  }

  void count() noexcept {
    leaves_ += count_moves_of_men<mover>(boards_);
    if (boards_.any_own_kings())
      for (std::size_t i = 0; i < boards_.size(); ++i)
        if (boards_[i].own_kings() != 0) leaves_ += count_moves<mover, repeats>(boards_[i]);
    boards_.clear();
  }

  std::uint64_t leaves_ = 0;
  Boards<capacity> boards_;
};

}  // namespace touchline::inline v1::draughts
