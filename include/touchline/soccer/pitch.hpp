/// The pitch of given rules: what move generation asks again and again.
#pragma once

#include <cstdint>

#include "touchline/core/seat.hpp"
#include "touchline/soccer/rules.hpp"
#include "touchline/soccer/square.hpp"

namespace touchline::inline v1::soccer {

/// The three zones of the field, and the perimeter, which belongs to none (SO-3).
enum class Zone : std::uint8_t { perimeter, blue_shooting, neutral, red_shooting };

/// Where a side may bring the ball from where it lies: rows of the field, both included (SO-15, SO-16), and the row of
/// the goal that it may shoot at, or 0 (SO-19).
struct Reach {
  int lowest = 0;    ///< row
  int highest = 0;   ///< row
  int goal_row = 0;  ///< 0: no shot from here
};

/// Measures and limits of sound rules, in the form that is quick to ask. A small value.
class Pitch {
 public:
  /// The rules must have passed `check`.
  explicit constexpr Pitch(const Rules& rules) noexcept
      : goal_bits_(((1U << rules.goal_width) - 1U) << ((rules.columns - rules.goal_width) / 2 + 1)),
        wall_bits_(~(((1U << (rules.columns - 2)) - 1U) << 2U)),
        columns_(static_cast<std::uint8_t>(rules.columns)),
        rows_(static_cast<std::uint8_t>(rules.rows)),
        depth_(static_cast<std::uint8_t>(rules.shooting_depth)),
        steps_(static_cast<std::uint8_t>(rules.steps)),
        pieces_(static_cast<std::uint8_t>(rules.pieces)),
        zone_passes_(static_cast<std::uint8_t>(rules.zone_passes)) {}

  /// The measures and limits by the names of their rules.
  ///@{
  [[nodiscard]] constexpr int columns() const noexcept { return columns_; }
  [[nodiscard]] constexpr int rows() const noexcept { return rows_; }
  [[nodiscard]] constexpr int shooting_depth() const noexcept { return depth_; }
  [[nodiscard]] constexpr int steps() const noexcept { return steps_; }
  [[nodiscard]] constexpr int pieces() const noexcept { return pieces_; }
  [[nodiscard]] constexpr int zone_passes() const noexcept { return zone_passes_; }
  ///@}
  /// The longest pass that ids provide for: L of SO-23.
  [[nodiscard]] constexpr int longest_pass() const noexcept { return (columns_ > rows_ ? columns_ : rows_) - 2; }
  /// Squares of the board, the perimeter counted.
  [[nodiscard]] constexpr int square_count() const noexcept { return columns_ * rows_; }

  /// On the board, its perimeter included.
  [[nodiscard]] constexpr bool is_on_board(Square square) const noexcept {
    return column(square) >= 1 && column(square) <= columns_ && row(square) >= 1 && row(square) <= rows_;
  }
  /// On the board and not on its perimeter.
  [[nodiscard]] constexpr bool is_on_field(Square square) const noexcept {
    return column(square) > 1 && column(square) < columns_ && row(square) > 1 && row(square) < rows_;
  }

  /// The columns of the goals, bit n for column n (SO-2).
  [[nodiscard]] constexpr std::uint32_t goal_bits() const noexcept { return goal_bits_; }
  /// The columns that are not of the field, those beside the board included.
  [[nodiscard]] constexpr std::uint32_t wall_bits() const noexcept { return wall_bits_; }
  /// The row of the goal that a side defends.
  [[nodiscard]] constexpr int own_goal_row(Seat side) const noexcept { return side == red ? 1 : rows_; }
  /// Whether a square belongs to the goal that a side defends (SO-2).
  [[nodiscard]] constexpr bool is_own_goal(Seat side, Square square) const noexcept {
    return row(square) == own_goal_row(side) && (goal_bits_ >> column(square) & 1U) != 0;
  }

  /// The zone of a square (SO-3).
  [[nodiscard]] constexpr Zone zone(Square square) const noexcept {
    if (!is_on_field(square)) return Zone::perimeter;
    if (row(square) <= 1 + depth_) return Zone::blue_shooting;
    return row(square) >= rows_ - depth_ ? Zone::red_shooting : Zone::neutral;
  }
  /// The shooting zone of a side: in front of the goal that it attacks.
  [[nodiscard]] static constexpr Zone shooting_zone(Seat side) noexcept {
    return side == red ? Zone::red_shooting : Zone::blue_shooting;
  }

  /// Where `side` may bring the ball from a square of the field. Into its own shooting zone and the neutral zone from
  /// there; from the opponent's shooting zone into that zone and the neutral one.
  [[nodiscard]] constexpr Reach reach(Seat side, Square ball) const noexcept {
    const Zone from = zone(ball);
    const bool defends = from == shooting_zone(other(side));
    const bool is_low = defends == (side == red);  // the zone of the low rows and the neutral one
    const int goal_row = from == shooting_zone(side) ? own_goal_row(other(side)) : 0;
    return is_low ? Reach{2, rows_ - depth_ - 1, goal_row} : Reach{2 + depth_, rows_ - 1, goal_row};
  }

  friend constexpr bool operator==(const Pitch&, const Pitch&) noexcept = default;

 private:
  std::uint32_t goal_bits_;
  std::uint32_t wall_bits_;
  std::uint8_t columns_;
  std::uint8_t rows_;
  std::uint8_t depth_;
  std::uint8_t steps_;
  std::uint8_t pieces_;
  std::uint8_t zone_passes_;
};

}  // namespace touchline::inline v1::soccer
