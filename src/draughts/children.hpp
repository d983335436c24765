/// The positions that the moves of a position lead to, without the moves.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board.hpp"
#include "boards.hpp"
#include "captures.hpp"
#include "child.hpp"

namespace touchline::inline v1::draughts {

/// Moves in two directions as one set: bit n is the move in the first direction from the square with bit n, bit
/// n + 32 the move in the second. One loop over both ends once, and an end that the processor cannot foresee is what
/// costs most here.
[[nodiscard]] constexpr std::uint64_t two_ways(std::uint32_t first, std::uint32_t second) noexcept {
  return first | std::uint64_t{second} << 32;
}

/// `squares(from, direction)` by the number of a move in such a set.
template <class Squares>
[[nodiscard]] constexpr std::array<std::uint32_t, 64> by_move(Direction first, Direction second, Squares squares) {
  std::array<std::uint32_t, 64> table{};
  for (std::size_t n = 0; n < 32; ++n) {
    table[n] = squares(std::uint32_t{1} << n, first);
    table[n + 32] = squares(std::uint32_t{1} << n, second);
  }
  return table;
}

/// Start and end of a step; start and end of a jump; what a jump takes.
template <Direction first, Direction second>
inline constexpr auto step_ends = by_move(first, second, [](std::uint32_t from, Direction direction) {
  return from | layout::ahead(from, direction);
});
template <Direction first, Direction second>
inline constexpr auto jump_ends = by_move(first, second, [](std::uint32_t from, Direction direction) {
  return from | layout::ahead(from, direction, 2);
});
template <Direction first, Direction second>
inline constexpr auto jumped = by_move(first, second, [](std::uint32_t from, Direction direction) {
  return layout::ahead(from, direction);
});

/// The steps in two directions.
template <Seat mover, Direction first, Direction second, std::size_t capacity>
void add_step_children(Board board, Boards<capacity>& out) noexcept {
  const std::uint64_t steps = two_ways(steppers<mover, first>(board), steppers<mover, second>(board));
  if (board.own_kings() == 0) {
    out.add_each(steps, [&](std::size_t step) -> Board {
      const std::uint32_t ends = step_ends<first, second>[step];
      return {board.other, board.own ^ ends, board.kings | (ends & crowning_row<mover>)};  // DR-9
    });
  } else {
    out.add_each(steps, [&](std::size_t step) {
      const std::uint32_t from = std::uint32_t{1} << step % 32;
      return child<mover>(board, from, from ^ step_ends<first, second>[step], 0);
    });
  }
}

/// Captures by men none of which goes on after the first jump: `left` and `right` are the men that jump so.
template <Seat mover, std::size_t capacity>
void add_single_jump_children(Board board, std::uint32_t left, std::uint32_t right, Boards<capacity>& out) noexcept {
  out.add_each(two_ways(left, right), [&](std::size_t jump) -> Board {
    const std::uint32_t ends = jump_ends<forward_left<mover>, forward_right<mover>>[jump];
    const std::uint32_t taken = jumped<forward_left<mover>, forward_right<mover>>[jump];
    return {board.other ^ taken, board.own ^ ends, (board.kings & ~taken) | (ends & crowning_row<mover>)};
  });
}

/// Captures of any kind by the pieces of `jumping`.
template <Seat mover, std::size_t capacity>
void add_long_capture_children(Board board, std::uint32_t jumping, Boards<capacity>& out) noexcept {
  for (; jumping != 0; jumping &= jumping - 1) {
    const std::uint32_t from = jumping & (0 - jumping);
    const Jumper start = Jumper::on(from, board);
    const auto add = [&](const Jumper& end) {
      out.add(child<mover>(board, from, end.at, start.targets & ~end.targets));
    };
    if ((from & board.kings) != 0) {
      for_each_capture<mover, true>(start, add);
    } else {
      for_each_capture<mover, false>(start, add);
    }
  }
}

template <Seat mover, std::size_t capacity>
void add_capture_children(Board board, std::uint32_t jumping, Boards<capacity>& out) noexcept {
  constexpr Direction left = forward_left<mover>;
  constexpr Direction right = forward_right<mover>;
  const std::uint32_t can_left = jump_starts(board.targets(), board.empty(), left);
  const std::uint32_t can_right = jump_starts(board.targets(), board.empty(), right);
  const std::uint32_t landed =
      layout::ahead(jumping & can_left, left, 2) | layout::ahead(jumping & can_right, right, 2);
  if ((jumping & board.kings) == 0 && (landed & (can_left | can_right)) == 0) {
    add_single_jump_children<mover>(board, jumping & can_left, jumping & can_right, out);
  } else {
    add_long_capture_children<mover>(board, jumping, out);
  }
}

/// The boards after all legal moves, seen from the side that moves next. There must be room.
template <Seat mover, std::size_t capacity>
void add_all_children(Board board, Boards<capacity>& out) noexcept {
  if (const std::uint32_t jumping = jumpers<mover>(board); jumping != 0)  // DR-10
    return add_capture_children<mover>(board, jumping, out);
  add_step_children<mover, forward_left<mover>, forward_right<mover>>(board, out);
  if (board.own_kings() != 0) add_step_children<mover, backward_left<mover>, backward_right<mover>>(board, out);
}

/// Whether moves by different paths that lead to one position count as several or as one (DR-14).
enum class Repeats : bool { kept, dropped };

/// Whether different moves may lead to one position. Only captures by kings can: a man's jumps go forward, so what he
/// took tells his path, and where he ends nobody started.
template <Seat mover>
[[nodiscard]] constexpr bool may_repeat(Board board) noexcept {
  return board.own_kings() != 0 && (jumpers<mover>(board) & board.kings) != 0;
}

/// The boards after the legal moves, repeats kept or dropped.
template <Seat mover, Repeats repeats, std::size_t capacity>
void add_children(Board board, Boards<capacity>& out) noexcept {
  const std::size_t first = out.size();
  add_all_children<mover>(board, out);
  if (repeats == Repeats::dropped && may_repeat<mover>(board)) out.drop_repeats(first);
}

}  // namespace touchline::inline v1::draughts
