/// Everything of a game in progress but its rules.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "touchline/cards/card_set.hpp"
#include "touchline/core/result.hpp"
#include "touchline/core/seat.hpp"
#include "touchline/power_poker_football/phase.hpp"
#include "touchline/power_poker_football/player.hpp"
#include "touchline/power_poker_football/rules.hpp"

namespace touchline::inline v1::power_poker_football {

using cards::CardSet;

/// Stands for no seat.
inline constexpr Seat no_seat{255};

/// What kind of kick is under way (PP-44).
enum class Kick : std::uint8_t { none, punt, field_goal };
/// What the kicker has said of the next card (PP-44).
enum class Prediction : std::uint8_t { none, higher, lower };
/// The one Hail Mary of a hand (PP-32).
enum class HailMary : std::uint8_t {
  open,    ///< may be declared
  thrown,  ///< is the pass under way
  spent,   ///< was declared earlier in the hand
};

/// Up to five cards face up, in the order turned.
struct Community {
  std::array<Card, 5> cards{no_card, no_card, no_card, no_card, no_card};  ///< the first `count` of them
  std::uint8_t count = 0;                                                  ///< cards turned

  /// Turns one more, of at most five; the cards in order, for range loops, and as a set.
  ///@{
  constexpr void add(Card card) noexcept { cards[count++] = card; }
  [[nodiscard]] constexpr const Card* begin() const noexcept { return cards.data(); }
  [[nodiscard]] constexpr const Card* end() const noexcept { return cards.data() + count; }
  [[nodiscard]] constexpr CardSet set() const noexcept { return CardSet::of({cards.data(), count}); }
  ///@}

  friend constexpr bool operator==(const Community&, const Community&) noexcept = default;
};

/// What the last hand showed; public until the next one ends (PP-54).
struct LastHand {
  bool played = false;    ///< there was one
  Seat winner = no_seat;  ///< of the showdown, if there was one
  Community community;    ///< its community cards
  CardSet turned;         ///< fumble, pass, blitz, tie and Clutch cards
  /// By seat, in the order dealt; `no_card` where nothing was shown.
  std::array<std::array<Card, 2>, max_seats> shown = nothing();

  friend constexpr bool operator==(const LastHand&, const LastHand&) noexcept = default;

 private:
  static constexpr std::array<std::array<Card, 2>, max_seats> nothing() noexcept {
    std::array<std::array<Card, 2>, max_seats> cards{};
    cards.fill({no_card, no_card});
    return cards;
  }
};

/// The parts of a state, to look at and to make a state from: State checks them. A part that the phase does not use has
/// the value given here.
struct Situation {
  Phase phase = Phase::draw_for_deal;  ///< what is to be done
  Seat to_move = no_seat;              ///< the seat asked; none when a card is to be drawn
  Seat dealer = no_seat;  ///< none while it is drawn for; the dealer's team is the offense, during a return too
  bool overtime = false;  ///< PP-52
  Reason reason = Reason::regulation;   ///< of a finished game
  std::uint8_t loser = 2;               ///< the team that forfeited; 2 for none
  bool goal_line_stand = false;         ///< in force (PP-15)
  HailMary hail_mary = HailMary::open;  ///< of this hand (PP-32)
  Seat safety_stop = no_seat;           ///< whose chip waits (PP-14)
  Seat coverage = no_seat;              ///< whose chip keeps King Zone Pass Coverage on (PP-33)
  Seat sack = no_seat;                  ///< who bet on a red Ace in this hand (PP-19)
  /// Whose play is being settled: the blast's caller, the runner, the passer, the blitzer, the winner at the Clutch
  /// card, the scorer at a conversion.
  Seat player = no_seat;

  std::int32_t drive = 1;   ///< from 1; goes on counting in overtime
  std::int32_t hands = 0;   ///< played (PP-53)
  std::uint8_t down = 1;    ///< 1 to 4 (PP-7)
  std::uint8_t ball = 0;    ///< yards from the offense's own goal line; 100 for a runner stopped there (PP-29)
  std::uint8_t marker = 0;  ///< where the next first down is made (PP-7)

  Kick kick = Kick::none;                    ///< under way
  Prediction prediction = Prediction::none;  ///< that awaits its card
  Card kick_card = no_card;                  ///< the last one turned
  std::uint8_t kick_yards = 0;               ///< so far

  std::uint8_t conversion = 0;  ///< points tried for: 1, 2, or 0 before the choice (PP-51)

  Community community;  ///< of this hand
  CardSet served;       ///< face-up cards that are out of the deck and have done their service (PP-3)
  /// In draws (PP-4, PP-37): who takes part in this round, as bits by seat, and what each of them has drawn.
  std::uint16_t drawers = 0;
  std::array<Card, max_seats> draws = no_draws();  ///< by seat; `no_card` for none yet

  std::array<Player, max_seats> players{};  ///< by seat; those beyond the rules' seats stay as they are here
  LastHand last_hand;                       ///< what it showed (PP-54)

  /// The player on a seat.
  ///@{
  [[nodiscard]] constexpr Player& at(Seat seat) noexcept { return players[static_cast<std::size_t>(index(seat))]; }
  [[nodiscard]] constexpr const Player& at(Seat seat) const noexcept {
    return players[static_cast<std::size_t>(index(seat))];
  }
  ///@}
  /// The team that has the ball; only with a dealer.
  [[nodiscard]] constexpr int offense() const noexcept { return team_of(dealer); }
  /// Whether a seat takes part in the draw under way.
  [[nodiscard]] constexpr bool draws_for(Seat seat) const noexcept { return (drawers >> index(seat) & 1) != 0; }

  /// Nobody has drawn.
  static constexpr std::array<Card, max_seats> no_draws() noexcept {
    std::array<Card, max_seats> cards{};
    cards.fill(no_card);
    return cards;
  }

  friend constexpr bool operator==(const Situation&, const Situation&) noexcept = default;
};

static_assert(std::is_trivially_copyable_v<Situation>);

/// A player's Game Chips in the used area: those that are neither at hand nor laid out for a coverage or a Safety Stop.
[[nodiscard]] constexpr int used_chips(const Rules& rules, const Situation& now, Seat seat) noexcept {
  return rules.game_chips - now.at(seat).chips - (now.coverage == seat ? 1 : 0) - (now.safety_stop == seat ? 1 : 0);
}

/// A team's points, regulation and overtime together.
[[nodiscard]] constexpr int team_points(const Situation& now, int team) noexcept {
  int sum = 0;
  for (std::size_t i = static_cast<std::size_t>(team); i < now.players.size(); i += 2)
    sum += now.players[i].points + now.players[i].regulation_points;
  return sum;
}

/// The cards that a draw may bring: the deck, or when that has run out the cards that have served, shuffled again
/// (PP-3).
[[nodiscard]] CardSet drawable(const Rules& rules, const Situation& now) noexcept;

}  // namespace touchline::inline v1::power_poker_football
