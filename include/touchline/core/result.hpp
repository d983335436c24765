/// How a finished game ended.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "touchline/core/seat.hpp"

namespace touchline::inline v1 {

/// Why a game ended. `name` gives the text used in JSON.
enum class Reason : std::uint8_t {
  no_moves,      ///< draughts: the player on move had no legal move (DR-15)
  repetition,    ///< draughts: the position occurred for the third time (DR-17)
  forty_moves,   ///< draughts: forty moves of each side without progress (DR-17)
  goal,          ///< phutball
  max_turns,     ///< phutball, soccer: the turn limit of the rules
  goals_to_win,  ///< soccer
  full_time,     ///< Checker Football
  regulation,    ///< Power Poker Football
  overtime,      ///< Power Poker Football
  max_hands,     ///< Power Poker Football
  forfeit,       ///< a side lost by refusal, resignation or time
  agreement,     ///< the players agreed to a draw
};

/// The text of a reason, for example `forty_moves`.
[[nodiscard]] std::string_view name(Reason reason) noexcept;

/// The reason with that text, or nothing.
[[nodiscard]] std::optional<Reason> reason_named(std::string_view text) noexcept;

/// Scores and winners of a finished game, with the reason. A draw has no winners.
struct Result {
  Reason reason = Reason::agreement;                       ///< why it ended
  std::uint8_t seats = 2;                                  ///< how many of `scores` count
  std::uint16_t winners = 0;                               ///< bit n set: seat n is among the winners
  std::array<std::int32_t, max_seats> scores{};            ///< by seat
  std::optional<std::array<std::int32_t, 2>> team_scores;  ///< only in games with teams
  std::optional<std::uint8_t> winning_team;                ///< only in games with teams
  std::optional<Seat> mvp;                                 ///< only in games that name a most valuable player

  /// Whether that seat is among the winners; false for every seat of a draw.
  [[nodiscard]] constexpr bool is_winner(Seat seat) const noexcept { return (winners >> index(seat) & 1) != 0; }
  /// Whether nobody has won.
  [[nodiscard]] constexpr bool is_draw() const noexcept { return winners == 0; }

  /// The result of a game of two seats scored 1, 0 or -1 that `winner` won.
  [[nodiscard]] static constexpr Result won_by(Seat winner, Reason reason) noexcept {
    Result result;
    result.reason = reason;
    result.winners = static_cast<std::uint16_t>(1U << index(winner));
    result.scores[static_cast<std::size_t>(index(winner))] = 1;
    result.scores[static_cast<std::size_t>(index(other(winner)))] = -1;
    return result;
  }

  /// A drawn game of two seats scored 1, 0 or -1.
  [[nodiscard]] static constexpr Result drawn(Reason reason) noexcept {
    Result result;
    result.reason = reason;
    return result;
  }

  friend constexpr bool operator==(const Result&, const Result&) noexcept = default;
};

}  // namespace touchline::inline v1
