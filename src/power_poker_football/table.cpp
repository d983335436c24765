#include "table.hpp"

namespace touchline::inline v1::power_poker_football {

Seat Table::clockwise(Seat seat, int steps) const noexcept {
  return static_cast<Seat>((index(seat) + steps) % seat_count(rules_));
}

Seat Table::first_from(int offset, Fits fits) const noexcept {
  for (; offset < seat_count(rules_); ++offset)
    if (const Seat seat = clockwise(now_.dealer, offset); (this->*fits)(seat)) return seat;
  return no_seat;
}

Seat Table::first_in_order(Fits fits) const noexcept { return first_from(0, fits); }

Seat Table::next_in_order(Seat after, Fits fits) const noexcept {
  const int seats = seat_count(rules_);
  return first_from((index(after) - index(now_.dealer) + seats) % seats + 1, fits);
}

bool Table::is_active_offense(Seat seat) const noexcept { return is_offense(seat) && !now_.at(seat).benched; }

bool Table::is_active_defender(Seat seat) const noexcept { return !is_offense(seat) && !now_.at(seat).benched; }

bool Table::is_defender_with_chip(Seat seat) const noexcept {
  return is_active_defender(seat) && now_.at(seat).chips > 0;
}

bool Table::may_stop_safety(Seat seat) const noexcept {  // PP-14
  return is_active_offense(seat) && seat != now_.dealer && now_.at(seat).chips > 0 &&
         now_.ball <= rules_.safety_stop_yard;
}

bool Table::acts_in_round(Seat seat) const noexcept {  // PP-26, PP-27
  const Player& player = now_.at(seat);
  const bool only_check = now_.community.count == 5 && in_count() == 1;
  return player.is_in() && !player.bet && !only_check;
}

bool Table::may_tackle_runner(Seat seat) const noexcept {  // PP-29
  const Player& player = now_.at(seat);
  return !is_offense(seat) && player.is_in() && !player.bet;
}

int Table::in_count() const noexcept {
  int count = 0;
  for (int seat = 0; seat < seat_count(rules_); ++seat) count += now_.at(static_cast<Seat>(seat)).is_in() ? 1 : 0;
  return count;
}

Seat Table::returner() const noexcept { return first_in_order(&Table::is_active_defender); }  // PP-49

Seat Table::next_dealt() const noexcept {  // PP-17
  for (std::size_t round = 0; round < 2; ++round)
    for (int offset = 1; offset <= seat_count(rules_); ++offset) {
      const Seat seat = clockwise(now_.dealer, offset);
      const Player& player = now_.at(seat);
      if (!player.benched && !player.hole[round].is_dealt()) return seat;
    }
  return no_seat;
}

Seat Table::next_drawer() const noexcept {
  const Seat first = now_.dealer == no_seat ? Seat{0} : now_.dealer;  // PP-4, PP-37
  for (int offset = 0; offset < seat_count(rules_); ++offset) {
    const Seat seat = clockwise(first, offset);
    if (now_.draws_for(seat) && now_.draws[static_cast<std::size_t>(index(seat))] == no_card) return seat;
  }
  return no_seat;
}

bool Table::may_be_asked(Phase phase, Seat seat) const noexcept {
  const bool has_chip = now_.at(seat).chips > 0;
  switch (phase) {
    case Phase::fourth_down:
    case Phase::prediction:
      return seat == now_.dealer;
    case Phase::safety_stop:
      return may_stop_safety(seat);
    case Phase::goal_line_stand:
      return is_defender_with_chip(seat) && now_.ball > goal_line - 10;  // PP-15
    case Phase::blast:
      return is_active_offense(seat);
    case Phase::challenge:
      return is_active_defender(seat);
    case Phase::discard:
      return !now_.at(seat).benched;
    case Phase::sack:
    case Phase::coverage:
      return is_defender_with_chip(seat);
    case Phase::round:
      return acts_in_round(seat);
    case Phase::tackle_runner:
      return may_tackle_runner(seat);
    case Phase::void_prediction:  // PP-45
      return has_chip && (seat == now_.dealer || (now_.kick == Kick::punt && seat == returner()));
    case Phase::conversion:
      return seat == now_.player;
    default:
      return false;
  }
}

cards::PokerHand Table::hand_of(Seat seat) const noexcept {
  CardSet hand = now_.community.set();
  for (const HoleCard& card : now_.at(seat).hole)
    if (!card.discarded) hand.insert(card.card);
  return cards::best_hand(hand);
}

// With one card only there is no second one (PP-56).
Decisions Table::tackles() const noexcept {
  return bit(Decision::tackle_first) | (now_.at(now_.to_move).held() == 2 ? bit(Decision::tackle_second) : 0);
}

// The questions of PP-56 and what may be answered.
Decisions Table::decisions() const noexcept {
  constexpr Decisions pass = bit(Decision::pass);
  switch (now_.phase) {
    case Phase::fourth_down:
      return bit(Decision::go) | bit(Decision::punt) | bit(Decision::field_goal);
    case Phase::safety_stop:
      return pass | bit(Decision::safety_stop);
    case Phase::goal_line_stand:
      return pass | bit(Decision::goal_line_stand);
    case Phase::blast:
      return pass | bit(Decision::call_blast);
    case Phase::challenge:
      return pass | bit(Decision::challenge);
    case Phase::discard:
      return bit(Decision::discard_first) | bit(Decision::discard_second);
    case Phase::sack:
      return pass | bit(Decision::bet_sack);
    case Phase::round:
      return decisions_in_round();
    case Phase::tackle_runner:
      return pass | tackles();
    case Phase::coverage:
      return pass | bit(Decision::coverage);
    case Phase::prediction:
      return bit(Decision::higher) | bit(Decision::lower);
    case Phase::void_prediction:
      return pass | bit(Decision::void_prediction);
    case Phase::conversion:
      return bit(Decision::one_point) | bit(Decision::two_points);
    default:
      return 0;
  }
}

// PP-26: which plays the round offers; PP-27: no bet of the last player in; PP-32: one Hail Mary from midfield on.
Decisions Table::decisions_in_round() const noexcept {
  const Player& player = now_.at(now_.to_move);
  const int cards = now_.community.count;
  const bool any = rules_.fold_plays == FoldPlays::any_round && cards < 5;
  Decisions open = bit(Decision::check) | (in_count() > 1 ? bit(Decision::bet_to_win) : 0);
  if (cards == 3 || any) open |= is_offense(now_.to_move) ? bit(Decision::run) : tackles();
  if (cards == 4 || any) {
    const bool hail_mary = now_.hail_mary == HailMary::open && player.chips > 0 && now_.ball >= goal_line / 2;
    open |= !is_offense(now_.to_move) ? bit(Decision::blitz)
                                      : bit(Decision::pass_play) | (hail_mary ? bit(Decision::hail_mary) : 0);
  }
  return open;
}

}  // namespace touchline::inline v1::power_poker_football
