/// One player at the table: cards, chips and points.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "touchline/cards/card.hpp"

namespace touchline::inline v1::power_poker_football {

using cards::Card;

inline constexpr Card no_card{255};       ///< where no card lies
inline constexpr Card covered_card{254};  ///< one that the viewer does not see

/// Whether a card value is a card that can be named.
[[nodiscard]] constexpr bool is_seen(Card card) noexcept { return cards::index(card) < cards::card_count; }

/// One of the two cards dealt to a player, and what everybody knows of it.
struct HoleCard {
  Card card = no_card;           ///< or `covered_card` in a view
  bool shown = false;            ///< lies face up
  bool discarded = false;        ///< laid aside face down (PP-18)
  bool no_black_ace = false;     ///< it is hidden and cannot be a black Ace (PP-18)
  bool no_black_number = false;  ///< it is hidden and cannot be a black number card (PP-28)

  /// Whether there is a card, seen or not.
  [[nodiscard]] constexpr bool is_dealt() const noexcept { return card != no_card; }
  /// Face down: known to its player alone.
  [[nodiscard]] constexpr bool is_hidden() const noexcept { return is_dealt() && !shown; }
  /// Turns it face up; what was known of it while it was hidden is no longer said.
  constexpr void show() noexcept {
    shown = true;
    no_black_ace = no_black_number = false;
  }

  friend constexpr bool operator==(const HoleCard&, const HoleCard&) noexcept = default;
};

/// A seat's cards, chips and points.
struct Player {
  std::array<HoleCard, 2> hole{};      ///< in the order dealt (PP-17)
  bool benched = false;                ///< sits out this hand (PP-41)
  bool folded = false;                 ///< in this hand
  bool bet = false;                    ///< has bet to win in this hand (PP-26)
  std::uint8_t chips = 0;              ///< Game Chips at hand; see `used_chips` for the others (PP-2)
  std::int32_t points = 0;             ///< of regulation; in overtime those made in overtime
  std::int32_t regulation_points = 0;  ///< in overtime (PP-52)

  /// Still takes part in the poker hand.
  [[nodiscard]] constexpr bool is_in() const noexcept { return !benched && !folded; }
  /// How many cards are still held (folded ones too), and the position among the cards dealt of the n-th of them.
  [[nodiscard]] constexpr int held() const noexcept {
    int count = 0;
    for (const HoleCard& card : hole) count += card.is_dealt() && !card.discarded ? 1 : 0;
    return count;
  }
  /// Where in `hole` the n-th card still held lies, n from 0 and below `held()`.
  [[nodiscard]] constexpr std::size_t held_at(int n) const noexcept {
    return static_cast<std::size_t>(n) + (hole[0].discarded ? 1 : 0);
  }

  friend constexpr bool operator==(const Player&, const Player&) noexcept = default;
};

}  // namespace touchline::inline v1::power_poker_football
