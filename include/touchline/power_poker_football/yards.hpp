/// What cards are worth in yards.
#pragma once

#include "touchline/cards/card.hpp"

namespace touchline::inline v1::power_poker_football {

/// Yards forward of a card that is turned for the flop, a pass or a return (PP-20, PP-31, PP-49): the face value of
/// black number cards, 10, 15, 20 for the black jack, queen and ace, 0 for all others.
[[nodiscard]] constexpr int yards_forward(cards::Card card) noexcept {
  if (cards::is_red(card)) return 0;
  if (cards::is_number(card)) return cards::face_value(card);
  switch (cards::rank_of(card)) {
    case cards::Rank::jack:
      return 10;
    case cards::Rank::queen:
      return 15;
    case cards::Rank::ace:
      return 20;
    default:
      return 0;
  }
}

/// What a card must be for one of the plays.
///@{
[[nodiscard]] constexpr bool is_black_number(cards::Card card) noexcept {
  return cards::is_black(card) && cards::is_number(card);
}
[[nodiscard]] constexpr bool is_red_number(cards::Card card) noexcept {
  return cards::is_red(card) && cards::is_number(card);
}
[[nodiscard]] constexpr bool is_black_ace(cards::Card card) noexcept {
  return cards::is_black(card) && cards::is_ace(card);
}
[[nodiscard]] constexpr bool is_red_ace(cards::Card card) noexcept {
  return cards::is_red(card) && cards::is_ace(card);
}
[[nodiscard]] constexpr bool is_king(cards::Card card) noexcept { return cards::rank_of(card) == cards::Rank::king; }
///@}

}  // namespace touchline::inline v1::power_poker_football
