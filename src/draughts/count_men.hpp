/// Counting the moves of men on many boards at once.
#pragma once

#include <cstddef>
#include <cstdint>

#include "boards.hpp"
#include "count.hpp"

namespace touchline::inline v1::draughts {

/// Three sets added square by square: a square is in `sum` if it is in one of them or in all three, and in `carry` if
/// it is in two or three.
struct Added {
  std::uint32_t sum;
  std::uint32_t carry;
};

[[nodiscard]] constexpr Added add(std::uint32_t a, std::uint32_t b, std::uint32_t c) noexcept {
  const std::uint32_t differ = a ^ b;
  return {differ ^ c, (a & b) | (differ & c)};
}

/// The moves of men on many boards, added up without the size of each set: for every square the number of sets that
/// have it is kept in binary, its digits in `ones_`, `twos_`, `fours_` and `eights_`. Nothing branches and no lane
/// needs another, so compilers turn the loop over lanes into vector instructions, whatever their width.
class MenSum {
 public:
  static constexpr std::size_t lanes = 16;
  /// How often boards may be added: a byte holds 31 times the 8 squares of a byte.
  static constexpr std::size_t most_rounds = 31;

  /// Adds the moves on the boards from number `first` on, one a lane, on which the mover has men only.
  template <Seat mover, std::size_t capacity>
  void add_round(const Boards<capacity>& boards, std::size_t first) noexcept {
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      const Board board = boards[first + lane];
      const std::uint32_t men = board.own & all_if(board.own_kings() == 0);
      const ManMoves moves = man_moves<mover>(men, board.other, board.empty());
      const std::uint32_t may_step = all_if((moves.jump_left | moves.jump_right) == 0);  // DR-10
      const std::uint32_t left = moves.jump_left | (moves.step_left & may_step);
      const std::uint32_t right = moves.jump_right | (moves.step_right & may_step);

      const Added a = add(ones_[lane], left, right);
      const Added b = add(a.sum, moves.one_more[0], moves.one_more[1]);
      const Added c = add(twos_[lane], a.carry, b.carry);
      const Added d = add(c.sum, moves.two_more[0], moves.two_more[1]);
      const Added e = add(fours_[lane], c.carry, d.carry);
      ones_[lane] = b.sum;
      twos_[lane] = d.sum;
      fours_[lane] = e.sum;
      eights_[lane] += sizes_of_bytes(e.carry);
    }
  }

  [[nodiscard]] std::uint32_t total() const noexcept {
    std::uint32_t moves = 0;
    for (std::size_t lane = 0; lane < lanes; ++lane)
      moves += size(ones_[lane]) + 2 * size(twos_[lane]) + 4 * size(fours_[lane]) + 8 * sum_of_bytes(eights_[lane]);
    return moves;
  }

 private:
  [[nodiscard]] static constexpr std::uint32_t all_if(bool condition) noexcept {
    return 0 - static_cast<std::uint32_t>(condition);
  }
  /// How many squares each byte of a set has, in that byte.
  [[nodiscard]] static constexpr std::uint32_t sizes_of_bytes(std::uint32_t set) noexcept {
    set -= set >> 1 & 0x55555555;
    set = (set & 0x33333333) + (set >> 2 & 0x33333333);
    return (set + (set >> 4)) & 0x0f0f0f0f;
  }
  [[nodiscard]] static constexpr std::uint32_t sum_of_bytes(std::uint32_t bytes) noexcept {
    return (bytes & 0xff) + (bytes >> 8 & 0xff) + (bytes >> 16 & 0xff) + (bytes >> 24);
  }

  std::uint32_t ones_[lanes]{};
  std::uint32_t twos_[lanes]{};
  std::uint32_t fours_[lanes]{};
  std::uint32_t eights_[lanes]{};  // four numbers, one in each byte
};

/// The moves on all boards on which the mover has men only. May add empty boards, on which nobody moves.
template <Seat mover, std::size_t capacity>
[[nodiscard]] std::uint32_t count_moves_of_men(Boards<capacity>& boards) noexcept {
  static_assert(capacity % MenSum::lanes == 0 && capacity <= MenSum::lanes * MenSum::most_rounds);
  while (boards.size() % MenSum::lanes != 0) boards.add(Board(0, 0, 0));
  MenSum sum;
  for (std::size_t i = 0; i < boards.size(); i += MenSum::lanes) sum.add_round<mover>(boards, i);
  return sum.total();
}

}  // namespace touchline::inline v1::draughts
