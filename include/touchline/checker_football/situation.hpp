/// Everything of a game in progress but its rules.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "touchline/checker_football/phase.hpp"
#include "touchline/checker_football/position.hpp"

namespace touchline::inline v1::checker_football {

/// The parts of a state, to look at and to make a state from: State checks them. A part that the phase does not use has
/// the value given here for "none".
struct Situation {
  /// The kickoff of the first half before anybody has lined up, on a board of so many columns.
  explicit constexpr Situation(int columns) noexcept : position(columns) {}

  /// Men, ball, and with it the team with the ball (`offense`), the line of scrimmage and the forward pass.
  Position position;
  Phase phase = Phase::kickers_line_up;  ///< what is to be done
  Play play = Play::kickoff;             ///< of what down or try
  /// The seat that acts; while a ball is in the air (`landing`) the passer's.
  Seat to_move = away;
  std::uint8_t half = 1;                ///< 1 or 2 (CF-38)
  std::uint16_t possession = 0;         ///< how many were counted in this half (CF-38)
  std::array<std::int32_t, 2> score{};  ///< of Home and Away

  /// In a down: the teams' parts have been exchanged (CF-31); only in a scrimmage, else it decides nothing.
  bool exchanged = false;
  /// In a down: the team with the ball gained it in the end zone that it defends, by kickoff or from the opponents, and
  /// the ball has not been outside since (CF-23).
  bool gained = false;
  std::uint32_t moves = 0;    ///< made in this down (CF-25)
  SquareSet landed;           ///< in `jump`: squares of this move before the present one (CF-12)
  Square target = no_square;  ///< in `landing` (CF-30)

  friend constexpr bool operator==(const Situation&, const Situation&) noexcept = default;
};

static_assert(std::is_trivially_copyable_v<Situation>);

}  // namespace touchline::inline v1::checker_football
