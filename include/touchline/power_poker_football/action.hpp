/// The decisions of the players and the cards, as actions with fixed ids (PP-56).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "touchline/cards/card.hpp"
#include "touchline/core/action.hpp"

namespace touchline::inline v1::power_poker_football {

using cards::Card;

/// What a player may decide; in the order of the ids. `name` gives the text.
enum class Decision : std::uint8_t {
  pass,
  check,
  call_blast,
  challenge,
  bet_sack,
  safety_stop,
  goal_line_stand,
  discard_first,
  discard_second,
  run,
  tackle_first,
  tackle_second,
  pass_play,
  hail_mary,
  coverage,
  blitz,
  bet_to_win,
  go,
  punt,
  field_goal,
  higher,
  lower,
  void_prediction,
  one_point,
  two_points,
};

/// How many decisions there are.
inline constexpr std::size_t decision_count = 25;
/// The cards come first, then the decisions.
inline constexpr std::uint64_t action_count = cards::card_count + decision_count;

/// The action that brings up a card, or makes a decision.
///@{
[[nodiscard]] constexpr ActionId id_of(Card card) noexcept { return static_cast<ActionId>(cards::index(card)); }
[[nodiscard]] constexpr ActionId id_of(Decision decision) noexcept {
  return static_cast<ActionId>(cards::card_count + static_cast<std::uint64_t>(decision));
}
///@}
/// The card that an action brings up, if it is one.
[[nodiscard]] constexpr std::optional<Card> card_in(ActionId action) noexcept {
  if (value(action) >= cards::card_count) return std::nullopt;
  return static_cast<Card>(value(action));
}
/// The decision that an action is, if it is one.
[[nodiscard]] constexpr std::optional<Decision> decision_in(ActionId action) noexcept {
  if (value(action) < cards::card_count || value(action) >= action_count) return std::nullopt;
  return static_cast<Decision>(value(action) - cards::card_count);
}

/// `call-blast`, `bet-to-win`, `void`: as PP-56 writes them.
[[nodiscard]] std::string_view name(Decision decision) noexcept;

/// Sets of decisions as bits, so that a list of them is one word.
using Decisions = std::uint32_t;
/// The set of that one.
[[nodiscard]] constexpr Decisions bit(Decision decision) noexcept {
  return Decisions{1} << static_cast<unsigned>(decision);
}

}  // namespace touchline::inline v1::power_poker_football
