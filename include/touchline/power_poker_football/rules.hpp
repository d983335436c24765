/// The options of Power Poker Football.
#pragma once

#include <array>
#include <cstdint>

#include "touchline/cards/poker.hpp"
#include "touchline/core/seat.hpp"

namespace touchline::inline v1::power_poker_football {

inline constexpr int goal_line = 100;        ///< the opponents' goal line, in yards from the offense's own
inline constexpr int downs = 4;              ///< to gain ten yards (PP-7)
inline constexpr int regulation_drives = 8;  ///< PP-5
inline constexpr int drives_in_quarter = 2;  ///< PP-5

/// Which fold plays a round of the hand offers (PP-26).
enum class FoldPlays : std::uint8_t {
  by_round,   ///< runs and tackles after the flop, passes and blitzes after the turn
  any_round,  ///< all four in both
};

/// Yards by category of hand, from high card to royal flush.
using WinningHandChart = std::array<int, cards::category_count>;

/// The options of the game. Any values may be put in; `check` and `State` refuse those out of range.
struct Rules {
  int players_per_team = 2;                    ///< 1 to 5 (PP-1)
  int game_chips = 3;                          ///< of each player, 0 to 20 (PP-2)
  int drive_start = 20;                        ///< own yard where drives after a score start, 1 to 99 (PP-6)
  int touchback = 20;                          ///< own yard after a punt into the end zone, 1 to 99 (PP-48)
  int safety_stop_yard = 20;                   ///< the last own yard where a Safety Stop is offered, 0 to 99 (PP-14)
  int touchdown_points = 6;                    ///< 1 to 20 (PP-9)
  int max_hands = 500;                         ///< 1 to 100000 (PP-53)
  bool sack_chip_returns = false;              ///< a Blitz Sack chip comes back with a red Ace (PP-22)
  FoldPlays fold_plays = FoldPlays::by_round;  ///< PP-26
  WinningHandChart offense_chart{0, 2, 5, 10, 15, 20, 25, 35, 50, 100};  ///< each 0 to 100 (PP-38)
  /// Each 0 to 100 (PP-38).
  WinningHandChart defense_chart{0, 2, 5, 10, 10, 15, 15, 20, 25, 50};

  friend constexpr bool operator==(const Rules&, const Rules&) noexcept = default;
};

/// Throws Error(bad_rules) for a field out of range, with the field and the range (PP-58).
void check(const Rules& rules);

/// Seats of both teams.
[[nodiscard]] constexpr int seat_count(const Rules& rules) noexcept { return 2 * rules.players_per_team; }

/// Seats alternate between the teams 0 and 1 (PP-1).
[[nodiscard]] constexpr int team_of(Seat seat) noexcept { return index(seat) % 2; }

}  // namespace touchline::inline v1::power_poker_football
