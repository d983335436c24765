/// The bare board: stacks of men, the ball, and what the team with the ball may do with it. Rules:
/// docs/rules/checker_football.md (CF-n).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "touchline/checker_football/around.hpp"
#include "touchline/checker_football/rules.hpp"
#include "touchline/checker_football/square.hpp"
#include "touchline/checker_football/square_set.hpp"

namespace touchline::inline v1::checker_football {

/// Where a ball in the air comes down (CF-30).
struct Flight {
  /// How the flight ends.
  enum class End : std::uint8_t {
    caught,    ///< by whoever controls `square`
    grounded,  ///< on the empty square `square`
    off,       ///< beside the board; `square` is the last square of its line on the board, or the passer's own
  };
  End end{};        ///< how it ends
  Square square{};  ///< where
};

/// Who stands where. No phase, no score, no clock; see State for those. Trivially copyable; nothing here allocates or
/// throws.
///
/// A block grows only by a man of the team that does not control it (CF-14), and no man leaves it (CF-15), so the
/// owners in a stack alternate: its top man and its height tell every man in it.
class Position {
 public:
  /// An empty board without a ball.
  explicit constexpr Position(int columns) noexcept : columns_(static_cast<std::uint8_t>(columns)) {}

  /// The width of the board, and its squares.
  ///@{
  [[nodiscard]] constexpr int columns() const noexcept { return columns_; }
  [[nodiscard]] constexpr SquareSet board() const noexcept { return SquareSet::board(columns_); }
  ///@}

  /// The squares whose single or top man is of `team` (CF-15).
  [[nodiscard]] constexpr const SquareSet& controlled(Seat team) const noexcept {
    return tops_[static_cast<std::size_t>(index(team))];
  }
  [[nodiscard]] constexpr const SquareSet& blocks() const noexcept { return blocks_; }  ///< stacks of two and more
  /// Where anybody stands, and where nobody does.
  ///@{
  [[nodiscard]] constexpr SquareSet occupied() const noexcept { return tops_[0] | tops_[1]; }
  [[nodiscard]] constexpr SquareSet empty() const noexcept { return board() - occupied(); }
  ///@}

  [[nodiscard]] constexpr int height(Square square) const noexcept { return heights_[slot(square)]; }  ///< men on it
  /// Whose single or top man stands there.
  [[nodiscard]] constexpr std::optional<Seat> controller(Square square) const noexcept {
    if (tops_[0].has(square)) return home;
    if (tops_[1].has(square)) return away;
    return std::nullopt;
  }
  /// The owner of man `level` of a stack, from the bottom, 0 … height − 1.
  [[nodiscard]] constexpr Seat man(Square square, int level) const noexcept {
    const Seat top = tops_[0].has(square) ? home : away;
    return (height(square) - 1 - level) % 2 == 0 ? top : other(top);
  }
  [[nodiscard]] int men(Seat team) const noexcept;  ///< on the board, those under others included

  /// The ball's square: under its carrier, or on its own if it is live; `no_square` when there is none on the board.
  [[nodiscard]] constexpr Square ball() const noexcept { return ball_; }
  /// Whether there is a ball on the board.
  [[nodiscard]] constexpr bool has_ball() const noexcept { return ball_ != no_square; }
  [[nodiscard]] constexpr bool is_live() const noexcept { return live_; }  ///< CF-33
  /// Whether a man has it.
  [[nodiscard]] constexpr bool is_carried() const noexcept { return has_ball() && !live_; }
  /// The team that has the ball, had it last while it is live, or will begin with it.
  [[nodiscard]] constexpr Seat offense() const noexcept { return offense_; }
  /// The line of scrimmage, 1 … 9 (CF-2, CF-6).
  [[nodiscard]] constexpr int line() const noexcept { return line_; }
  /// Whether the forward pass of the down is still to be had (CF-29).
  [[nodiscard]] constexpr bool forward_pass() const noexcept { return forward_pass_; }

  /// Sets one part and nothing else: nothing is checked. The ball is put under its carrier, or laid down live, or taken
  /// away.
  ///@{
  constexpr void set_offense(Seat team) noexcept { offense_ = team; }
  constexpr void set_line(int line) noexcept { line_ = static_cast<std::uint8_t>(line); }
  constexpr void set_forward_pass(bool allowed) noexcept { forward_pass_ = allowed; }
  constexpr void carry_ball(Square square) noexcept { set_ball(square, false); }
  constexpr void drop_ball(Square square) noexcept { set_ball(square, true); }
  constexpr void remove_ball() noexcept { set_ball(no_square, false); }
  ///@}

  /// Puts a stack on an empty square: `height` men, the top one of `team`.
  constexpr void put(Square square, Seat team, int height = 1) noexcept;
  /// Moves a stack to an empty square; the ball stays where it is.
  constexpr void move(Square from, Square to) noexcept;
  /// Places a single man on an opponent (CF-14); the ball stays where it is.
  constexpr void cover(Square from, Square to) noexcept;
  /// Takes all men and the ball from the board.
  constexpr void clear() noexcept {
    tops_ = {};
    blocks_ = {};
    heights_ = {};
    remove_ball();
  }

  /// Calls `visit(square, directions)` for each stack of `team` that may step, block, tackle, hand off or move as a
  /// block, in rising order (CF-10, CF-11, CF-14 to CF-19, CF-29, CF-33).
  template <class Visit>
  void for_each_contact(Seat team, const Visit& visit) const noexcept;
  /// Whether that stack is one of them, and that direction one of its.
  [[nodiscard]] bool may_contact(Seat team, Square from, Direction direction) const noexcept;
  /// The directions in which the carrier may jump (CF-12); `landed` are the squares that this move has landed on.
  [[nodiscard]] Directions jumps(const SquareSet& landed) const noexcept;
  /// The squares that the carrier may name as the target of a pass (CF-26 to CF-29, CF-33).
  [[nodiscard]] SquareSet passes() const noexcept;
  /// Whether a target is that of a forward pass (CF-29).
  [[nodiscard]] constexpr bool is_forward(Square target) const noexcept {
    return is_ahead(row_of(target), row_of(ball_), offense_);
  }
  /// Whether `team` has any of these moves (CF-24).
  [[nodiscard]] bool has_move(Seat team) const noexcept;
  /// The way of a ball from its carrier towards the centre of `landing`, a square of the board or beside it (CF-30).
  [[nodiscard]] Flight flight(Cell landing) const noexcept;

  /// Men, ball and what its team may do with it; the same on every platform.
  [[nodiscard]] std::uint64_t hash() const noexcept;

  friend constexpr bool operator==(const Position&, const Position&) noexcept = default;

 private:
  static constexpr std::size_t slot(Square square) noexcept {
    return static_cast<std::size_t>(row_of(square) * most_columns + column_of(square));
  }
  constexpr void set_ball(Square square, bool live) noexcept {
    ball_ = square;
    live_ = live;
  }
  [[nodiscard]] Directions hand_offs() const noexcept;
  [[nodiscard]] constexpr SquareSet man_targets(Seat team) const noexcept;
  [[nodiscard]] constexpr SquareSet block_targets() const noexcept;

  std::array<SquareSet, 2> tops_{};
  SquareSet blocks_{};
  std::array<std::uint8_t, std::size_t{rows} * most_columns> heights_{};
  std::uint8_t columns_;
  std::uint8_t line_ = 5;
  Seat offense_ = home;
  Square ball_ = no_square;
  bool live_ = false;
  bool forward_pass_ = false;
};

static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 224);

constexpr void Position::put(Square square, Seat team, int height) noexcept {
  tops_[static_cast<std::size_t>(index(team))].insert(square);
  if (height > 1) blocks_.insert(square);
  heights_[slot(square)] = static_cast<std::uint8_t>(height);
}

constexpr void Position::move(Square from, Square to) noexcept {
  auto& tops = tops_[tops_[0].has(from) ? 0 : 1];
  tops.erase(from);
  tops.insert(to);
  if (blocks_.has(from)) {
    blocks_.erase(from);
    blocks_.insert(to);
  }
  heights_[slot(to)] = heights_[slot(from)];
  heights_[slot(from)] = 0;
}

constexpr void Position::cover(Square from, Square to) noexcept {
  const std::size_t team = tops_[0].has(from) ? 0 : 1;
  tops_[team].erase(from);
  tops_[team].insert(to);
  tops_[1 - team].erase(to);
  blocks_.insert(to);
  heights_[slot(from)] = 0;
  ++heights_[slot(to)];
}

// CF-10: an empty square; CF-14, CF-19: an opponent's; CF-33: that of a live ball.
constexpr SquareSet Position::man_targets(Seat team) const noexcept { return board() - controlled(team); }

// CF-16: an empty square; CF-33: not the one where a live ball lies.
constexpr SquareSet Position::block_targets() const noexcept {
  SquareSet targets = empty();
  if (live_) targets.erase(ball_);
  return targets;
}

template <class Visit>
void Position::for_each_contact(Seat team, const Visit& visit) const noexcept {
  const Surroundings block_targets(this->block_targets());
  const Surroundings man_targets(this->man_targets(team));
  for (const Square square : controlled(team)) {
    Directions directions = (blocks_.has(square) ? block_targets : man_targets).of(square);
    if (square == ball_ && !live_) directions |= hand_offs();
    if (directions != 0) visit(square, directions);
  }
}

}  // namespace touchline::inline v1::checker_football
