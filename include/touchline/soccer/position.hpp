/// The bare soccer board: pieces, ball, side on move and how far its turn has come. Rules: docs/rules/soccer.md (SO-n).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "touchline/core/seat.hpp"
#include "touchline/soccer/action.hpp"
#include "touchline/soccer/pitch.hpp"
#include "touchline/soccer/square.hpp"

namespace touchline::inline v1::soccer {

/// How far the turn of the side on move has come (SO-24).
struct Turn {
  static constexpr std::size_t most_finished = 5;  ///< the last piece of a turn is never on the list: it ends the turn

  Square piece = no_square;             ///< the piece in use, with steps left
  std::uint8_t steps_left = 0;          ///< of the piece in use; else 0
  bool after_end_piece = false;         ///< the last action was `end-piece`
  std::uint8_t finished_count = 0;      ///< pieces that were used and are finished
  std::array<Square, 5> finished = {};  ///< where they stand, rising; the rest no_square

  /// Whether a step of this turn has been made.
  [[nodiscard]] constexpr bool has_begun() const noexcept { return piece != no_square || finished_count != 0; }
  /// Pieces used in this turn, the one in use counted.
  [[nodiscard]] constexpr int used() const noexcept { return finished_count + (piece != no_square ? 1 : 0); }
  /// Whether a finished piece stands there.
  [[nodiscard]] constexpr bool has_finished(Square square) const noexcept {
    for (std::size_t i = 0; i < finished_count; ++i)
      if (finished[i] == square) return true;
    return false;
  }
  /// Adds a square to the finished ones, keeping their order.
  constexpr void finish(Square square) noexcept {
    std::size_t i = finished_count++;
    for (; i > 0 && finished[i - 1] > square; --i) finished[i] = finished[i - 1];
    finished[i] = square;
  }

  friend constexpr bool operator==(const Turn&, const Turn&) noexcept = default;
};

/// What an action led to.
enum class Outcome : std::uint8_t {
  goes_on,    ///< the same side goes on with its turn
  turn_over,  ///< the other side is on move
  goal,       ///< a goal was shot; the position is as before the shot and has to be set up anew (SO-21)
};

/// The bare board. No score, no turn count; see State. Trivially copyable; nothing here allocates or throws. The pitch
/// that its functions take is that of the rules it was made by.
///
/// Any pieces and ball make a Position, also what play cannot lead to; State is stricter.
class Position {
 public:
  /// Counts of passes by seat (SO-17).
  using Passes = std::array<std::uint8_t, 2>;

  /// Pieces and ball must lie on the board, no two of them on one square.
  Position(const Pitch& pitch, const SquareSet& red_pieces, const SquareSet& blue_pieces, Square ball, Seat to_move,
           const Passes& zone_passes = {}, const Turn& turn = {}) noexcept;

  /// The side on move, the ball, how far the turn has come, and where the pieces of a side stand.
  ///@{
  [[nodiscard]] Seat to_move() const noexcept { return head_.to_move; }
  [[nodiscard]] Square ball() const noexcept { return head_.ball; }
  [[nodiscard]] const Turn& turn() const noexcept { return head_.turn; }
  [[nodiscard]] const SquareSet& pieces(Seat side) const noexcept { return pieces_[static_cast<std::size_t>(side)]; }
  ///@}
  /// Squares where no piece can go: all pieces, and what lies beside the board.
  [[nodiscard]] const SquareSet& blocked() const noexcept { return blocked_; }
  /// Passes that a side has made inside the opponent's shooting zone since the ball came there (SO-17).
  [[nodiscard]] int zone_passes(Seat side) const noexcept { return head_.passes[static_cast<std::size_t>(side)]; }
  /// The mover's pieces that this turn has not used.
  [[nodiscard]] SquareSet unused() const noexcept {
    SquareSet set = pieces(to_move());
    const Turn& turn = head_.turn;
    if (turn.piece != no_square) set.erase(turn.piece);
    for (std::size_t i = 0; i < turn.finished_count; ++i) set.erase(turn.finished[i]);
    return set;
  }

  /// All legal actions in rising order of their ids; writes what fits and returns how many there are. Never none.
  std::size_t legal(const Pitch& pitch, std::span<ActionId> out) const noexcept;
  /// How many there are, without listing them.
  [[nodiscard]] std::size_t count(const Pitch& pitch) const noexcept;
  /// Whether `action` is among them; any action may be asked about.
  [[nodiscard]] bool is_legal(const Pitch& pitch, Action action) const noexcept;
  /// Whether a piece that this turn has not used has a legal step.
  [[nodiscard]] bool has_unused_step(const Pitch& pitch) const noexcept;

  /// Plays a legal action. What happens with any other is undefined: ask `is_legal` first.
  Outcome play(const Pitch& pitch, Action action) noexcept;

  /// What `restore` needs to take an action back.
  struct Saved;
  /// To be asked before `play`: what takes that action back.
  [[nodiscard]] Saved save(Action action) const noexcept;
  /// Takes back the action played last, for which `save` was asked before.
  void restore(const Saved& saved) noexcept;

  /// For searches that know what they do: between two pieces, the next one is taken into use before its first step,
  /// with so many left; the piece in use stands on `to`, an empty square or its own, with that many steps left.
  ///@{
  void take_into_use(Square piece, unsigned steps_left) noexcept {
    head_.turn.piece = piece;
    head_.turn.steps_left = static_cast<std::uint8_t>(steps_left);
    head_.turn.after_end_piece = false;
  }
  void put_piece_in_use(Square to, unsigned steps_left) noexcept {
    carry(head_.turn.piece, to);
    head_.turn.piece = to;
    head_.turn.steps_left = static_cast<std::uint8_t>(steps_left);
  }
  ///@}

  /// Takes a piece of the mover off the board, which is no move of the game.
  void take_off(Square square) noexcept {
    pieces_[static_cast<std::size_t>(head_.to_move)].erase(square);
    blocked_.erase(square);
  }

  /// The same board with the turn of `side` to begin.
  [[nodiscard]] Position with_turn_of(Seat side) const noexcept {
    Position position = *this;
    position.head_.to_move = side;
    position.head_.turn = Turn{};
    return position;
  }
  /// The same board with no passes counted.
  [[nodiscard]] Position without_zone_passes() const noexcept {
    Position position = *this;
    position.head_.passes = {};
    return position;
  }

  /// Everything here, for search; the same on every platform.
  [[nodiscard]] std::uint64_t hash() const noexcept;

  friend bool operator==(const Position&, const Position&) noexcept = default;

 private:
  // What an action changes beside one piece's square.
  struct Head {
    Square ball = no_square;
    Seat to_move{};
    Passes passes{};
    Turn turn;

    friend constexpr bool operator==(const Head&, const Head&) noexcept = default;
  };

  void run(const Pitch& pitch, Square from, Square to, Direction direction) noexcept;
  void bring_ball(const Pitch& pitch, Square to, bool is_pass) noexcept;
  Outcome end_step(const Pitch& pitch, Square piece) noexcept;
  Outcome end_turn() noexcept;
  void carry(Square from, Square to) noexcept {
    SquareSet& own = pieces_[static_cast<std::size_t>(head_.to_move)];
    own.toggle(from);
    own.toggle(to);
    blocked_.toggle(from);
    blocked_.toggle(to);
  }

  std::array<SquareSet, 2> pieces_;
  SquareSet blocked_;  // both sides' pieces, and the ring and all else beside the board
  Head head_;
};

/// What an action changes, but for what follows from it.
struct Position::Saved {
  Head head;                ///< all but the pieces
  Square from = no_square;  ///< of a run; else both no_square
  Square to = no_square;    ///< likewise
};

static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 368);

inline Outcome Position::end_turn() noexcept {
  head_.to_move = other(head_.to_move);
  head_.turn = Turn{};
  return Outcome::turn_over;
}

// The ball comes to rest on a square of the field.
inline void Position::bring_ball(const Pitch& pitch, Square to, bool is_pass) noexcept {
  const Seat mover = head_.to_move;
  const Zone zone = pitch.zone(to);
  if (zone == Zone::neutral) {
    head_.passes = {};  // SO-17: counted anew when the ball comes back
  } else if (is_pass && zone == Pitch::shooting_zone(other(mover)) && pitch.zone(head_.ball) == zone) {
    ++head_.passes[static_cast<std::size_t>(mover)];  // SO-17
  }
  head_.ball = to;
}

inline void Position::run(const Pitch& pitch, Square from, Square to, Direction direction) noexcept {
  if (to == head_.ball) bring_ball(pitch, neighbour(to, direction), false);  // SO-11
  carry(from, to);
}

// After a step by the piece that now stands on `piece`.
inline Outcome Position::end_step(const Pitch& pitch, Square piece) noexcept {
  Turn& turn = head_.turn;
  const int left = (turn.piece == no_square ? pitch.steps() : turn.steps_left) - 1;  // SO-6
  turn.after_end_piece = false;
  turn.steps_left = static_cast<std::uint8_t>(left);
  turn.piece = left == 0 ? no_square : piece;
  if (left != 0) return Outcome::goes_on;
  if (turn.finished_count + 1 == pitch.pieces()) return end_turn();  // SO-23: the last piece's last step
  turn.finish(piece);                                                // SO-23: finished by itself
  return Outcome::goes_on;
}

inline Outcome Position::play(const Pitch& pitch, Action action) noexcept {
  switch (action.kind) {
    case Action::Kind::run: {
      const Square to = neighbour(action.piece, action.direction);
      run(pitch, action.piece, to, action.direction);
      return end_step(pitch, to);
    }
    case Action::Kind::pass: {
      const Square to = neighbour(head_.ball, action.direction, action.length);
      if (!pitch.is_on_field(to)) return Outcome::goal;  // SO-19: the only pass that leaves the field
      bring_ball(pitch, to, true);
      return end_step(pitch, action.piece);
    }
    case Action::Kind::end_piece:
      head_.turn.finish(head_.turn.piece);
      head_.turn.piece = no_square;
      head_.turn.steps_left = 0;
      head_.turn.after_end_piece = true;
      return Outcome::goes_on;
    default:
      return end_turn();
  }
}

inline Position::Saved Position::save(Action action) const noexcept {
  if (action.kind != Action::Kind::run) return {head_, no_square, no_square};
  return {head_, action.piece, neighbour(action.piece, action.direction)};
}

inline void Position::restore(const Saved& saved) noexcept {
  head_ = saved.head;
  if (saved.from != no_square) carry(saved.from, saved.to);
}

}  // namespace touchline::inline v1::soccer
