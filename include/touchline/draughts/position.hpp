/// The bare draughts board: who stands where and who moves. Rules: docs/rules/draughts.md (DR-n).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "touchline/core/seat.hpp"
#include "touchline/draughts/move.hpp"
#include "touchline/draughts/square.hpp"

namespace touchline::inline v1::draughts {

inline constexpr Seat dark{0};   ///< moves first, from the top of the board (DR-4)
inline constexpr Seat light{1};

enum class Piece : std::uint8_t { none, dark_man, dark_king, light_man, light_king };

class MoveList;

/// The bare board. No history; see State. Trivially copyable, 16 bytes; nothing here allocates or throws.
class Position {
 public:
  /// The start of the game (DR-3, DR-4).
  constexpr Position() noexcept;
  /// The pieces of each side and which of them are kings. The three sets must agree: no square in both sides, kings
  /// only where pieces stand.
  constexpr Position(SquareSet dark_pieces, SquareSet light_pieces, SquareSet kings, Seat to_move) noexcept;

  [[nodiscard]] constexpr Seat to_move() const noexcept;
  [[nodiscard]] constexpr SquareSet pieces(Seat side) const noexcept;
  [[nodiscard]] constexpr SquareSet kings() const noexcept;  ///< of both sides
  [[nodiscard]] constexpr Piece at(Square square) const noexcept;

  /// Whether the mover must capture (DR-10).
  [[nodiscard]] bool has_capture() const noexcept;
  /// Whether the mover has any legal move; without one the mover has lost (DR-15).
  [[nodiscard]] bool has_move() const noexcept;
  /// All legal moves in rising order (DR-5 to DR-14), replacing what `out` held.
  void moves(MoveList& out) const noexcept;
  /// How many there are, without listing them.
  [[nodiscard]] std::size_t count_moves() const noexcept;
  [[nodiscard]] bool is_legal(Move move) const noexcept;
  /// The position after a legal move. What happens with any other is undefined: ask `is_legal` first.
  [[nodiscard]] Position after(Move move) const noexcept;
  /// Whether a legal move can never be undone: a capture or a move of a man (DR-17).
  [[nodiscard]] bool is_irreversible(Move move) const noexcept;

  /// The directions in which the mover's piece on `from` may jump next in a capture that began on `start` and has
  /// jumped `jumped` so far; the piece stands on `from` in this position, and jumped pieces still stand (DR-13).
  /// Bit n: all_directions[n].
  [[nodiscard]] unsigned jumps(Square from, SquareSet jumped) const noexcept;
  /// The directions in which the mover's piece on `from` may step to an empty square, captures aside.
  [[nodiscard]] unsigned steps(Square from) const noexcept;

  /// Board and mover, for search; the same on every platform.
  [[nodiscard]] std::uint64_t hash() const noexcept;

  friend constexpr bool operator==(const Position&, const Position&) noexcept = default;
};

}  // namespace touchline::inline v1::draughts
