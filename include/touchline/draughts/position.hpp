/// The bare draughts board: who stands where and who moves. Rules: docs/rules/draughts.md (DR-n).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "touchline/core/random.hpp"
#include "touchline/core/seat.hpp"
#include "touchline/draughts/layout.hpp"
#include "touchline/draughts/move.hpp"
#include "touchline/draughts/move_list.hpp"
#include "touchline/draughts/square.hpp"

namespace touchline::inline v1::draughts {

inline constexpr Seat dark{0};   ///< moves first, from the top of the board (DR-4)
inline constexpr Seat light{1};  ///< at the bottom of the board

/// What stands on a square.
enum class Piece : std::uint8_t { none, dark_man, dark_king, light_man, light_king };

/// The bare board. No history; see State. Trivially copyable, 16 bytes; nothing here allocates or throws.
///
/// Any pieces anywhere make a Position, also what play cannot lead to (State is stricter): more than twelve a side, or
/// a man on its own crowning row, who has no moves.
class Position {
 public:
  /// The start of the game (DR-3, DR-4).
  constexpr Position() noexcept : Position(SquareSet(0x00000fff), SquareSet(0xfff00000), SquareSet(), dark) {}
  /// The pieces of each side and which of them are kings. The three sets must agree: no square in both sides, kings
  /// only where pieces stand.
  constexpr Position(SquareSet dark_pieces, SquareSet light_pieces, SquareSet kings, Seat to_move) noexcept
      : Position(layout::pack(dark_pieces), layout::pack(light_pieces), layout::pack(kings), to_move) {}

  /// The side on move.
  [[nodiscard]] constexpr Seat to_move() const noexcept { return static_cast<Seat>(to_move_); }
  /// Where men and kings of a side stand.
  [[nodiscard]] constexpr SquareSet pieces(Seat side) const noexcept {
    return layout::unpack(side == dark ? dark_ : light_);
  }
  [[nodiscard]] constexpr SquareSet kings() const noexcept { return layout::unpack(kings_); }  ///< of both sides
  /// What stands on a square.
  [[nodiscard]] constexpr Piece at(Square square) const noexcept {
    const std::uint32_t bit = layout::bit(square);
    const bool king = (kings_ & bit) != 0;
    if ((dark_ & bit) != 0) return king ? Piece::dark_king : Piece::dark_man;
    if ((light_ & bit) != 0) return king ? Piece::light_king : Piece::light_man;
    return Piece::none;
  }

  /// Whether the mover must capture (DR-10).
  [[nodiscard]] bool has_capture() const noexcept;
  /// Whether the mover has any legal move; without one the mover has lost (DR-15).
  [[nodiscard]] bool has_move() const noexcept;
  /// All legal moves in rising order (DR-5 to DR-14), replacing what `out` held.
  void moves(MoveList& out) const noexcept;
  /// How many there are, without listing them.
  [[nodiscard]] std::size_t count_moves() const noexcept;
  /// Whether `move` is among them; any number may be asked about.
  [[nodiscard]] bool is_legal(Move move) const noexcept;
  /// The position after a legal move. What happens with any other is undefined: ask `is_legal` first.
  [[nodiscard]] Position after(Move move) const noexcept;
  /// Whether a legal move can never be undone: a capture or a move of a man (DR-17).
  [[nodiscard]] constexpr bool is_irreversible(Move move) const noexcept {
    return move.is_capture() || (kings_ & layout::bit(move.from())) == 0;
  }

  /// Plays one of the legal moves, each as likely, and returns it: number `rng.below(n)` of the n that `moves` lists,
  /// found without listing them. Nothing is played or drawn where there is none.
  std::optional<Move> play_random(Rng& rng) noexcept;

  /// The directions in which the mover's piece on `from` may jump next in a capture that has jumped `jumped` so far;
  /// the piece stands on `from` in this position, and jumped pieces still stand (DR-13). 0 if no piece of the mover
  /// stands there. Bit n: all_directions[n].
  [[nodiscard]] unsigned jumps(Square from, SquareSet jumped) const noexcept;
  /// The directions in which the mover's piece on `from` may step to an empty square, captures aside. 0 if no piece of
  /// the mover stands there. Bit n: all_directions[n].
  [[nodiscard]] unsigned steps(Square from) const noexcept;

  /// The same board with the piece on `from` standing on the empty square `to` instead, still a man if it was one, and
  /// the same side to move: a capture in progress (DR-13).
  [[nodiscard]] constexpr Position with_piece_moved(Square from, Square to) const noexcept;
  /// The board when the mover's piece on `at` has come to the end of its move: what it jumped is gone (DR-13), it is a
  /// king if it is on its crowning row (DR-9), and the other side is to move (DR-4).
  [[nodiscard]] constexpr Position with_move_ended(Square at, SquareSet jumped) const noexcept;

  /// The same board with the other side, or the same, to move.
  [[nodiscard]] constexpr Position with_to_move(Seat side) const noexcept { return {dark_, light_, kings_, side}; }

  /// The kings of dark (high half) and of light in the bits of layout.hpp: what tells positions with the same men
  /// apart.
  [[nodiscard]] constexpr std::uint64_t king_bits() const noexcept {
    return static_cast<std::uint64_t>(dark_ & kings_) << 32 | (light_ & kings_);
  }
  /// The position with the same men, these kings instead of its own, and `side` to move.
  [[nodiscard]] constexpr Position with_king_bits(std::uint64_t bits, Seat side) const noexcept {
    const auto dark_kings = static_cast<std::uint32_t>(bits >> 32);
    const auto light_kings = static_cast<std::uint32_t>(bits);
    return {(dark_ & ~kings_) | dark_kings, (light_ & ~kings_) | light_kings, dark_kings | light_kings, side};
  }

  /// Board and mover, for search; the same on every platform.
  [[nodiscard]] std::uint64_t hash() const noexcept;

  friend constexpr bool operator==(const Position&, const Position&) noexcept = default;

 private:
  friend struct Board;  // move generation, which works on the words
  friend struct Words;

  constexpr Position(std::uint32_t dark_bits, std::uint32_t light_bits, std::uint32_t kings, Seat to_move) noexcept
      : dark_(dark_bits), light_(light_bits), kings_(kings), to_move_(static_cast<std::uint32_t>(index(to_move))) {}

  std::uint32_t dark_;  // sets of squares in the bits of layout.hpp
  std::uint32_t light_;
  std::uint32_t kings_;
  std::uint32_t to_move_;  // a whole word, so that a copy is four words and nothing between them
};

static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) == 16);

constexpr Position Position::with_piece_moved(Square from, Square to) const noexcept {
  const std::uint32_t left = layout::bit(from);
  const std::uint32_t moved = left | layout::bit(to);
  const auto carry = [&](std::uint32_t set) { return (set & left) != 0 ? set ^ moved : set; };
  return {carry(dark_), carry(light_), carry(kings_), to_move()};
}

constexpr Position Position::with_move_ended(Square at, SquareSet jumped) const noexcept {
  const std::uint32_t taken = layout::pack(jumped);
  const std::uint32_t crowning_row = to_move() == dark ? layout::light_back_row : layout::dark_back_row;
  const std::uint32_t crowned = layout::bit(at) & crowning_row;
  return {dark_ & ~taken, light_ & ~taken, (kings_ & ~taken) | crowned, other(to_move())};
}

}  // namespace touchline::inline v1::draughts
