/// A list of boards, kept word by word so that loops over it turn into vector instructions.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "touchline/draughts/move_list.hpp"

#include "board.hpp"

namespace touchline::inline v1::draughts {

/// At most `capacity` boards. Nothing checks that there is room; not initialised beyond `size()`.
template <std::size_t capacity = MoveList::capacity>
class Boards {
 public:
  Boards() noexcept {}  // NOLINT(*-use-equals-default, *-member-init): leaves the words uninitialised

  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] Board operator[](std::size_t i) const noexcept { return {own_[i], other_[i], kings_[i]}; }
  /// Whether the boards after all moves of any one board still fit.
  [[nodiscard]] bool has_room() const noexcept { return size_ + MoveList::capacity <= capacity; }

  /// Whether the mover has kings on any of them.
  [[nodiscard]] bool any_own_kings() const noexcept {
    std::uint32_t kings = 0;
    for (std::size_t i = 0; i < size_; ++i) kings |= own_[i] & kings_[i];
    return kings != 0;
  }

  void clear() noexcept { size_ = 0; }
  void add(Board board) noexcept { put(size_++, board); }
  /// Adds `make(n)` for each bit n of `moves`.
  template <class Make>
  void add_each(std::uint64_t moves, const Make& make) noexcept {
    std::size_t i = size_;
    for (; moves != 0; moves &= moves - 1) put(i++, make(static_cast<std::size_t>(std::countr_zero(moves))));
    size_ = i;
  }
  /// Of the boards from number `first` on, leaves out those that stand among them already.
  void drop_repeats(std::size_t first) noexcept {
    const std::size_t size = size_;
    size_ = first;
    for (std::size_t i = first; i < size; ++i)
      if (const Board board = (*this)[i]; !has(board, first)) add(board);
  }

 private:
  void put(std::size_t i, Board board) noexcept {
    own_[i] = board.own;
    other_[i] = board.other;
    kings_[i] = board.kings;
  }
  [[nodiscard]] bool has(Board board, std::size_t first) const noexcept {
    for (std::size_t i = first; i < size_; ++i)
      if ((*this)[i] == board) return true;
    return false;
  }

  std::size_t size_ = 0;
  std::uint32_t own_[capacity];
  std::uint32_t other_[capacity];
  std::uint32_t kings_[capacity];
};

}  // namespace touchline::inline v1::draughts
