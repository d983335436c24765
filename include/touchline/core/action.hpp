/// What a seat, chance or the host does to a game.
#pragma once

#include <compare>
#include <cstdint>

#include "touchline/core/seat.hpp"

namespace touchline::inline v1 {

/// One action of a game: an unsigned 64-bit number whose meaning the game defines and never changes
/// within a major version. Lists of actions are in rising order of this number.
enum class ActionId : std::uint64_t {};

/// The number itself, for messages, files and tables of dense ids.
[[nodiscard]] constexpr std::uint64_t value(ActionId action) noexcept { return static_cast<std::uint64_t>(action); }

/// What a record holds: an action, or an event that the host brings in from outside the rules' own lists.
struct Event {
  /// What happened.
  enum class Kind : std::uint8_t {
    action,   ///< `action` was played, or came up as a chance outcome
    forfeit,  ///< seat `who` lost by refusal, resignation or time
    draw,     ///< the players agreed to a draw
    penalty,  ///< the host penalised team `who` (games that have penalties)
  };

  Kind kind = Kind::action;  ///< tells which of the other members count
  std::uint8_t who = 0;      ///< the seat that forfeits, the team that is penalised; else 0
  ActionId action{};         ///< only with Kind::action

  /// An event of each kind, with the members that the kind does not use at 0, so that equal events compare equal.
  ///@{
  [[nodiscard]] static constexpr Event of(ActionId id) noexcept { return {Kind::action, 0, id}; }
  [[nodiscard]] static constexpr Event forfeit(Seat seat) noexcept {
    return {Kind::forfeit, static_cast<std::uint8_t>(seat), {}};
  }
  [[nodiscard]] static constexpr Event draw() noexcept { return {Kind::draw, 0, {}}; }
  [[nodiscard]] static constexpr Event penalty(int team) noexcept {
    return {Kind::penalty, static_cast<std::uint8_t>(team), {}};
  }
  ///@}

  friend constexpr bool operator==(const Event&, const Event&) noexcept = default;
};

}  // namespace touchline::inline v1
