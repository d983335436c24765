// Looks at a situation: who comes next, who may be asked, and what he may answer.
#pragma once

#include "touchline/cards/poker.hpp"
#include "touchline/power_poker_football/action.hpp"
#include "touchline/power_poker_football/situation.hpp"

namespace touchline::inline v1::power_poker_football {

// "In order" is from the dealer clockwise, the dealer first; no_seat where nobody fits.
class Table {
 public:
  Table(const Rules& rules, const Situation& now) noexcept : rules_(rules), now_(now) {}

  // What the seat to move may choose. The same whatever the cards are that it cannot see.
  [[nodiscard]] Decisions decisions() const noexcept;
  // Whether a phase may ask a seat, as things stand.
  [[nodiscard]] bool may_be_asked(Phase phase, Seat seat) const noexcept;

  using Fits = bool (Table::*)(Seat) const noexcept;
  [[nodiscard]] Seat clockwise(Seat seat, int steps = 1) const noexcept;
  [[nodiscard]] Seat first_in_order(Fits fits) const noexcept;
  [[nodiscard]] Seat next_in_order(Seat after, Fits fits) const noexcept;

  [[nodiscard]] bool is_offense(Seat seat) const noexcept { return team_of(seat) == now_.offense(); }
  [[nodiscard]] bool is_active_offense(Seat seat) const noexcept;
  [[nodiscard]] bool is_active_defender(Seat seat) const noexcept;
  [[nodiscard]] bool is_defender_with_chip(Seat seat) const noexcept;
  [[nodiscard]] bool may_stop_safety(Seat seat) const noexcept;
  [[nodiscard]] bool acts_in_round(Seat seat) const noexcept;
  [[nodiscard]] bool may_tackle_runner(Seat seat) const noexcept;

  // Players who take part in the poker hand.
  [[nodiscard]] int in_count() const noexcept;
  // The seat that the next card of the deal goes to (PP-17).
  [[nodiscard]] Seat next_dealt() const noexcept;
  // The seat that draws next (PP-4, PP-37).
  [[nodiscard]] Seat next_drawer() const noexcept;
  // Who returns a punt (PP-49).
  [[nodiscard]] Seat returner() const noexcept;
  // The best poker hand of a player's held cards and the community cards (PP-36).
  [[nodiscard]] cards::PokerHand hand_of(Seat seat) const noexcept;

 private:
  [[nodiscard]] Seat first_from(int offset, Fits fits) const noexcept;
  [[nodiscard]] Decisions decisions_in_round() const noexcept;
  [[nodiscard]] Decisions tackles() const noexcept;

  const Rules& rules_;
  const Situation& now_;
};

}  // namespace touchline::inline v1::power_poker_football
