// The steps of a position: what each piece of the side on move may do (SO-10 to SO-20).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "touchline/soccer/position.hpp"

namespace touchline::inline v1::soccer {

// The places of a window (SquareSet::around) as directions; the middle, 4, is none.
inline constexpr unsigned window_ring = 0x1ef;
inline constexpr std::array<Direction, 9> window_directions{Direction::sw, Direction::s, Direction::se,
                                                            Direction::w,  Direction::n, Direction::e,
                                                            Direction::nw, Direction::n, Direction::ne};

// For each window: its directions as bits in the order of Direction.
inline constexpr std::array<std::uint8_t, 512> directions_of_window = [] {
  std::array<std::uint8_t, 512> table{};
  for (unsigned window = 0; window < 512; ++window)
    for (unsigned place = 0; place < 9; ++place)
      if (place != 4 && (window >> place & 1U) != 0)
        table[window] |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(window_directions[place]));
  return table;
}();

// For each window: how many of its places are taken.
inline constexpr std::array<std::uint8_t, 512> size_of_window = [] {
  std::array<std::uint8_t, 512> table{};
  for (unsigned window = 0; window < 512; ++window) table[window] = static_cast<std::uint8_t>(std::popcount(window));
  return table;
}();

// Answers for one position, which must not change meanwhile.
class Steps {
 public:
  Steps(const Pitch& pitch, const Position& position) noexcept
      : pitch_(pitch),
        position_(position),
        own_goal_row_(pitch.own_goal_row(position.to_move())),
        keeper_(static_cast<std::uint32_t>(own().words()[static_cast<std::size_t>(own_goal_row_) / 2] >>
                                           (own_goal_row_ % 2 * 32)) &
                pitch.goal_bits()),
        reach_(pitch.reach(position.to_move(), position.ball())),
        may_pass_(!is_defending() || position.zone_passes(position.to_move()) < pitch.zone_passes()) {}  // SO-17

  [[nodiscard]] const SquareSet& own() const noexcept { return position_.pieces(position_.to_move()); }

  // The squares that an own piece may go to, the ball's included: without pieces (SO-10) and, if another own piece
  // stands on the own goal, not of that goal (SO-14).
  [[nodiscard]] unsigned open(Square piece) const noexcept {
    const unsigned empty = ~position_.blocked().around(piece) & window_ring;
    return keeper_ == 0 ? empty : empty & ~closed_goal(piece);
  }

  // The directions in which it may go, moves and dribbles, as bits in their order (SO-10, SO-11).
  [[nodiscard]] unsigned runs(Square piece) const noexcept {
    const unsigned directions = directions_of_window[open(piece)];
    if (distance(piece, position_.ball()) != 1) return directions;
    const Direction kick = kick_from(piece);
    return may_push(kick) ? directions : directions & ~(1U << static_cast<unsigned>(kick));
  }

  // The own pieces beside the ball, of those in `set`, as a window around the ball.
  [[nodiscard]] unsigned beside_ball(const SquareSet& set) const noexcept {
    return set.around(position_.ball()) & window_ring;
  }
  // The direction in which a piece at a place of that window kicks and pushes.
  [[nodiscard]] static Direction kick_direction(unsigned place) noexcept { return opposite(window_directions[place]); }

  // Whether the ball may be pushed that way (SO-11, SO-13, SO-15).
  [[nodiscard]] bool may_push(Direction direction) const noexcept {
    return is_in_reach(neighbour(position_.ball(), direction));
  }
  // The legal lengths of a pass that way are 1 to this number (SO-12, SO-13, SO-15 to SO-17, SO-19).
  [[nodiscard]] int longest_pass(Direction direction) const noexcept {
    if (!may_pass_) return 0;
    int length = 0;
    Square to = neighbour(position_.ball(), direction);
    for (; is_in_reach(to); to = neighbour(to, direction)) ++length;
    return is_open_goal(to) ? length + 1 : length;
  }
  // Whether a pass that way can reach the goal; then the longest one does (SO-19).
  [[nodiscard]] bool may_shoot(Direction direction) const noexcept {
    if (reach_.goal_row == 0) return false;
    Square to = neighbour(position_.ball(), direction);
    while (is_in_reach(to)) to = neighbour(to, direction);
    return is_open_goal(to);
  }

  // How many steps the pieces of a set have together.
  [[nodiscard]] int count(const SquareSet& set) const noexcept {
    int count = 0;
    for (const Square piece : set) count += size_of_window[open(piece)];
    return count + count_kicks(beside_ball(set));
  }
  [[nodiscard]] int count(Square piece) const noexcept {
    int count = size_of_window[open(piece)];
    if (distance(piece, position_.ball()) == 1) count += count_kick(kick_from(piece));
    return count;
  }
  // Whether a piece that this turn has not used has a step.
  [[nodiscard]] bool has_unused_step() const noexcept {
    const Turn& turn = position_.turn();
    // NOLINTNEXTLINE(readability-use-anyofallof): the set ends at a sentinel, which std::any_of does not take
    for (const Square piece : own())
      if (piece != turn.piece && !turn.has_finished(piece) && has_step(piece)) return true;
    return false;
  }

  // Visits the steps of a set's pieces in rising order; false from the visitor stops, and is returned.
  template <class Visit>
  bool for_each(const SquareSet& set, Visit&& visit) const {
    for (const Square piece : set)
      if (!for_each_run(piece, visit)) return false;
    return for_each_pass(set, visit);
  }
  // The same with the passes alone.
  template <class Visit>
  bool for_each_pass(const SquareSet& set, Visit&& visit) const {
    for (unsigned left = beside_ball(set); left != 0; left &= left - 1) {
      const auto place = static_cast<unsigned>(std::countr_zero(left));
      const Square piece = neighbour(position_.ball(), window_directions[place]);
      if (!for_each_pass(piece, kick_direction(place), visit)) return false;
    }
    return true;
  }
  // Those of one piece; its moves and dribbles alone.
  template <class Visit>
  bool for_each(Square piece, Visit&& visit) const {
    if (!for_each_run(piece, visit)) return false;
    return distance(piece, position_.ball()) != 1 || for_each_pass(piece, kick_from(piece), visit);
  }
  template <class Visit>
  bool for_each_run(Square piece, Visit&& visit) const {
    for (unsigned left = runs(piece); left != 0; left &= left - 1) {
      const auto direction = static_cast<Direction>(std::countr_zero(left));
      if (!visit(Action::run(piece, direction))) return false;
    }
    return true;
  }

  // The direction from a piece beside the ball to the ball.
  [[nodiscard]] Direction kick_from(Square piece) const noexcept {
    const int columns = column(position_.ball()) - column(piece), rows = row(position_.ball()) - row(piece);
    return opposite(window_directions[static_cast<std::size_t>(4 - columns - 3 * rows)]);
  }

 private:
  [[nodiscard]] bool is_defending() const noexcept {
    return pitch_.zone(position_.ball()) == Pitch::shooting_zone(other(position_.to_move()));
  }

  [[nodiscard]] unsigned closed_goal(Square piece) const noexcept {
    const int south = own_goal_row_ - row(piece);
    if (south < -1 || south > 1) return 0;
    if (south == 0 && (keeper_ >> column(piece) & 1U) != 0) return 0;  // the keeper itself may go along the goal
    return (pitch_.goal_bits() >> (column(piece) - 1) & 7U) << (3 * (south + 1));
  }

  [[nodiscard]] bool is_in_reach(Square to) const noexcept {
    return row(to) >= reach_.lowest && row(to) <= reach_.highest && (pitch_.wall_bits() >> column(to) & 1U) == 0 &&
           !position_.blocked().has(to);
  }
  [[nodiscard]] bool is_open_goal(Square to) const noexcept {
    return row(to) == reach_.goal_row && (pitch_.goal_bits() >> column(to) & 1U) != 0 && !position_.blocked().has(to);
  }

  [[nodiscard]] bool has_step(Square piece) const noexcept {
    const unsigned squares = open(piece);
    if (distance(piece, position_.ball()) != 1) return squares != 0;
    return size_of_window[squares] > 1 || may_push(kick_from(piece)) || longest_pass(kick_from(piece)) != 0;
  }

  // What a piece that kicks this way has beside the moves to open squares; the ball's square counts as one of those.
  [[nodiscard]] int count_kick(Direction direction) const noexcept {
    return longest_pass(direction) + (may_push(direction) ? 0 : -1);
  }
  [[nodiscard]] int count_kicks(unsigned beside) const noexcept {
    int count = 0;
    for (; beside != 0; beside &= beside - 1)
      count += count_kick(kick_direction(static_cast<unsigned>(std::countr_zero(beside))));
    return count;
  }

  template <class Visit>
  bool for_each_pass(Square piece, Direction direction, Visit& visit) const {
    const int longest = longest_pass(direction);
    for (int length = 1; length <= longest; ++length)
      if (!visit(Action::pass(piece, direction, length))) return false;
    return true;
  }

  const Pitch& pitch_;
  const Position& position_;
  int own_goal_row_;
  std::uint32_t keeper_;  // the columns of own pieces on the own goal
  Reach reach_;
  bool may_pass_;
};

// Visits all legal actions in rising order of their ids; false from the visitor stops, and is returned. The visitor may
// change the position if it restores it before it returns true.
template <class Visit>
bool for_each_action(const Pitch& pitch, const Position& position, Visit&& visit) {
  const Steps steps(pitch, position);
  const Turn turn = position.turn();
  if (turn.piece != no_square) {
    if (!steps.for_each(turn.piece, visit)) return false;
    if (turn.used() < pitch.pieces() && steps.has_unused_step() && !visit(Action::end_piece())) return false;
    return visit(Action::end_turn());
  }
  bool any = false;
  const bool goes_on = steps.for_each(position.unused(), [&](Action action) {
    any = true;
    return visit(action);
  });
  if (!goes_on) return false;
  if (turn.finished_count == 0) return any || visit(Action::pass_turn());  // SO-9
  return turn.after_end_piece || visit(Action::end_turn());                // SO-23
}

}  // namespace touchline::inline v1::soccer
