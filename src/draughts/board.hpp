/// What move generation sees of a position: words of bits, seen from the mover.
#pragma once

#include <cstdint>

#include "touchline/draughts/layout.hpp"
#include "touchline/draughts/position.hpp"

namespace touchline::inline v1::draughts {

/// A position from the side of its mover, in the bits of layout.hpp. Which side that is, the functions below take as a
/// template argument.
struct Board {
  std::uint32_t own;    // the mover's pieces
  std::uint32_t other;  // the other side's
  std::uint32_t kings;  // of both

  constexpr Board(std::uint32_t own_pieces, std::uint32_t other_pieces, std::uint32_t all_kings) noexcept
      : own(own_pieces), other(other_pieces), kings(all_kings) {}
  explicit constexpr Board(const Position& position) noexcept
      : own(position.to_move() == dark ? position.dark_ : position.light_),
        other(position.to_move() == dark ? position.light_ : position.dark_),
        kings(position.kings_) {}

  [[nodiscard]] constexpr std::uint32_t empty() const noexcept { return ~(own | other); }
  [[nodiscard]] constexpr std::uint32_t own_kings() const noexcept { return own & kings; }
  [[nodiscard]] constexpr std::uint32_t own_men() const noexcept { return own & ~kings; }
  /// What the mover could jump, were there room behind it.
  [[nodiscard]] constexpr std::uint32_t targets() const noexcept { return other & layout::inside; }

  template <Seat mover>
  [[nodiscard]] constexpr Position position() const noexcept {
    return mover == dark ? Position(own, other, kings, dark) : Position(other, own, kings, light);
  }

  friend constexpr bool operator==(const Board&, const Board&) noexcept = default;
};

/// The words of a position, for code that must not branch on who moves.
struct Words {
  std::uint32_t dark;
  std::uint32_t light;
  std::uint32_t kings;
  std::uint32_t light_moves;  // 1 or 0

  [[nodiscard]] static constexpr Words of(const Position& position) noexcept {
    return {position.dark_, position.light_, position.kings_, position.to_move_};
  }
  /// The position of these words.
  [[nodiscard]] constexpr Position position() const noexcept {
    return {dark, light, kings, static_cast<Seat>(light_moves)};
  }
};

/// Whether a side's men go in a direction (DR-5, DR-6).
[[nodiscard]] constexpr bool is_forward(Seat side, Direction direction) noexcept {
  return (direction >= Direction::sw) == (side == dark);
}

[[nodiscard]] constexpr Seat other_side(Seat side) noexcept { return side == dark ? light : dark; }

template <Seat side>
inline constexpr Direction forward_left = side == dark ? Direction::sw : Direction::nw;
template <Seat side>
inline constexpr Direction forward_right = side == dark ? Direction::se : Direction::ne;
template <Seat side>
inline constexpr Direction backward_left = forward_left<other_side(side)>;
template <Seat side>
inline constexpr Direction backward_right = forward_right<other_side(side)>;

/// Where a side's men become kings (DR-9).
template <Seat side>
inline constexpr std::uint32_t crowning_row = side == dark ? layout::light_back_row : layout::dark_back_row;

/// The mover's pieces that may go in a direction at all: kings in any (DR-7, DR-8), men forward (DR-5, DR-6).
template <Seat mover, Direction direction>
[[nodiscard]] constexpr std::uint32_t goers(Board board) noexcept {
  return is_forward(mover, direction) ? board.own : board.own_kings();
}

/// The mover's pieces that can step in a direction, captures aside (DR-5, DR-7).
template <Seat mover, Direction direction>
[[nodiscard]] constexpr std::uint32_t steppers(Board board) noexcept {
  return goers<mover, direction>(board) & layout::behind(board.empty(), direction) & layout::not_at_edge<direction>;
}

/// The squares from which one of `targets` can be jumped in a direction to one of `empty` (DR-6).
[[nodiscard]] constexpr std::uint32_t jump_starts(std::uint32_t targets, std::uint32_t empty,
                                                  Direction direction) noexcept {
  return layout::behind(targets & layout::behind(empty, direction), direction);
}

/// The mover's pieces that can jump in a direction (DR-6, DR-8).
template <Seat mover, Direction direction>
[[nodiscard]] constexpr std::uint32_t jumpers(Board board) noexcept {
  return goers<mover, direction>(board) & jump_starts(board.targets(), board.empty(), direction);
}

/// The mover's pieces that can jump at all.
template <Seat mover>
[[nodiscard]] constexpr std::uint32_t jumpers(Board board) noexcept {
  return jumpers<mover, Direction::nw>(board) | jumpers<mover, Direction::ne>(board) |
         jumpers<mover, Direction::sw>(board) | jumpers<mover, Direction::se>(board);
}

/// The mover's pieces that can step at all.
template <Seat mover>
[[nodiscard]] constexpr std::uint32_t steppers(Board board) noexcept {
  return steppers<mover, Direction::nw>(board) | steppers<mover, Direction::ne>(board) |
         steppers<mover, Direction::sw>(board) | steppers<mover, Direction::se>(board);
}

}  // namespace touchline::inline v1::draughts
