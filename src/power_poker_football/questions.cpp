// Asking: each function puts its question to a seat, or with no_seat goes on to what follows.
#include "referee.hpp"

namespace touchline::inline v1::power_poker_football {

void Referee::ask(Phase phase, Seat seat) noexcept {
  now_.phase = phase;
  now_.to_move = seat;
}

void Referee::await_card(Phase phase) noexcept { ask(phase, no_seat); }

void Referee::ask_before_deal() noexcept { ask_safety_stop(first_in_order(&Table::may_stop_safety)); }

void Referee::ask_safety_stop(Seat seat) noexcept {  // PP-14
  if (seat != no_seat) return ask(Phase::safety_stop, seat);
  const bool near_goal = now_.ball > goal_line - 10;  // PP-15
  ask_goal_line_stand(near_goal ? first_in_order(&Table::is_defender_with_chip) : no_seat);
}

void Referee::ask_goal_line_stand(Seat seat) noexcept {
  if (seat != no_seat) return ask(Phase::goal_line_stand, seat);
  await_card(Phase::deal);
}

void Referee::ask_blast(Seat seat) noexcept {  // PP-18
  if (seat != no_seat) return ask(Phase::blast, seat);
  ask_sack(first_in_order(&Table::is_defender_with_chip));
}

void Referee::ask_challenge(Seat seat) noexcept {
  if (seat != no_seat) return ask(Phase::challenge, seat);
  gain_blast();
}

void Referee::ask_sack(Seat seat) noexcept {  // PP-19
  if (seat != no_seat) return ask(Phase::sack, seat);
  await_card(Phase::flop);
}

void Referee::ask_in_round(Seat seat) noexcept {  // PP-26
  if (seat != no_seat) return ask(Phase::round, seat);
  end_round();
}

void Referee::ask_coverage(Seat seat) noexcept {  // PP-33
  if (seat != no_seat) return ask(Phase::coverage, seat);
  await_card(Phase::pass_card);
}

void Referee::ask_void(Seat seat) noexcept {  // PP-45
  if (seat != no_seat) return ask(Phase::void_prediction, seat);
  end_kick();
}

}  // namespace touchline::inline v1::power_poker_football
