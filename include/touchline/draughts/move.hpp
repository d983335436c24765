/// A whole move of draughts as a number (DR-21), and lists of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "touchline/core/action.hpp"
#include "touchline/draughts/square.hpp"

namespace touchline::inline v1::draughts {

/// A whole move: the square it starts from and every square it comes to.
///
/// The number is documented and frozen: bits 36–40 hold the number of the start square less one; below them lie nine
/// digits of four bits, first hop first, 0 after the last. A hop is 1 jump NW, 2 jump NE, 3 step NW, 4 step NE,
/// 5 step SW, 6 step SE, 7 jump SW, 8 jump SE: in the order of the squares they lead to, so that moves rise as their
/// lists of squares do, compared number by number. Nine hops suffice: of the nine squares that can be jumped from one
/// landing square, each is jumped at most once in a capture (DR-13).
class Move {
 public:
  /// No move is longer.
  static constexpr int max_hops = 9;
  static constexpr unsigned last_hop = 8;  ///< the largest digit of a hop

  /// No move: start square 1 and no hop.
  constexpr Move() noexcept = default;
  /// The move of that number, which is not checked: see `path`.
  ///@{
  explicit constexpr Move(std::uint64_t code) noexcept : code_(code) {}
  explicit constexpr Move(ActionId action) noexcept : code_(value(action)) {}
  ///@}
  /// A move that starts there and has no hop yet, to be built by `with_hop`.
  [[nodiscard]] static constexpr Move from(Square square) noexcept {
    return Move(static_cast<std::uint64_t>(number(square) - 1) << 36);
  }

  /// The number, as an action id too, and the start square in it.
  ///@{
  [[nodiscard]] constexpr std::uint64_t code() const noexcept { return code_; }
  [[nodiscard]] constexpr ActionId action() const noexcept { return static_cast<ActionId>(code_); }
  [[nodiscard]] constexpr Square from() const noexcept { return static_cast<Square>((code_ >> 36 & 31) + 1); }
  ///@}

  /// The digit of hop `i`, 0 when the move is shorter.
  [[nodiscard]] constexpr unsigned hop(int i) const noexcept { return code_ >> (32 - 4 * i) & 15; }
  /// What a digit from 1 to 8 means, and the digit of a step or jump in a direction.
  ///@{
  [[nodiscard]] static constexpr bool is_jump(unsigned hop) noexcept { return hop == 1 || hop == 2 || hop >= 7; }
  [[nodiscard]] static constexpr Direction direction(unsigned hop) noexcept {
    constexpr Direction of_hop[] = {Direction::nw, Direction::nw, Direction::ne, Direction::nw, Direction::ne,
                                    Direction::sw, Direction::se, Direction::sw, Direction::se};
    return of_hop[hop];
  }
  [[nodiscard]] static constexpr unsigned step_hop(Direction direction) noexcept {
    return 3U + static_cast<unsigned>(direction);
  }
  [[nodiscard]] static constexpr unsigned jump_hop(Direction direction) noexcept {
    return direction <= Direction::ne ? 1U + static_cast<unsigned>(direction) : 5U + static_cast<unsigned>(direction);
  }
  ///@}
  /// This move with hop `i` set; the digit must have been 0.
  [[nodiscard]] constexpr Move with_hop(int i, unsigned hop) const noexcept {
    return Move(code_ | static_cast<std::uint64_t>(hop) << (32 - 4 * i));
  }

  /// Whether it jumps: then every hop does.
  [[nodiscard]] constexpr bool is_capture() const noexcept { return is_jump(hop(0)); }
  /// The number of hops.
  [[nodiscard]] constexpr int length() const noexcept {
    int hops = 0;
    while (hops < max_hops && hop(hops) != 0) ++hops;
    return hops;
  }

  /// The squares of a move: the start and every landing square.
  struct Path {
    std::array<Square, max_hops + 1> squares{};  ///< the start first
    std::size_t size = 0;                        ///< how many of them count; at least two
    /// The squares that count, the start and the square that the move ends on.
    ///@{
    [[nodiscard]] constexpr const Square* begin() const noexcept { return squares.data(); }
    [[nodiscard]] constexpr const Square* end() const noexcept { return squares.data() + size; }
    [[nodiscard]] constexpr Square front() const noexcept { return squares[0]; }
    [[nodiscard]] constexpr Square back() const noexcept { return squares[size - 1]; }
    ///@}
  };
  /// The path, or nothing if the number is not that of a move: a digit out of range, digits after the end, steps and
  /// jumps mixed, a square beside the board, bits beyond the start square.
  [[nodiscard]] std::optional<Path> path() const noexcept;

  /// By number, and so by the lists of squares.
  friend constexpr auto operator<=>(Move, Move) noexcept = default;

 private:
  std::uint64_t code_ = 0;
};

}  // namespace touchline::inline v1::draughts
