#include "referee.hpp"

namespace touchline::inline v1::power_poker_football {

// A card's bit; `no_card` and `covered_card` have bits beyond the deck, which CardSet drops.
static std::uint64_t bit_of(Card card) noexcept { return std::uint64_t{1} << (cards::index(card) & 63); }
static_assert((cards::index(no_card) & 63) >= cards::card_count &&
              (cards::index(covered_card) & 63) >= cards::card_count);

CardSet drawable(const Rules& rules, const Situation& now) noexcept {
  std::uint64_t out = now.served.bits() | bit_of(now.kick_card);
  for (const Card card : now.community.cards) out |= bit_of(card);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seat_count(rules)); ++seat) {
    out |= bit_of(now.players[seat].hole[0].card) | bit_of(now.players[seat].hole[1].card);
    out |= bit_of(now.draws[seat]);
  }
  const CardSet left = ~CardSet(out);
  return left.is_empty() ? now.served : left;  // PP-3
}

// Puts a face-up card beside the deck.
void Referee::serve(Card card) noexcept { now_.served.insert(card); }

void Referee::decide(Decision decision) noexcept {
  const Seat seat = now_.to_move;
  Player& player = now_.at(seat);
  switch (decision) {
    case Decision::pass:
      return decline();
    case Decision::check:
      return resume_round(seat);
    case Decision::call_blast:
      now_.player = seat;
      return ask_challenge(first_in_order(&Table::is_active_defender));
    case Decision::challenge:
      return challenge();
    case Decision::bet_sack:
      --player.chips;
      now_.sack = seat;
      return await_card(Phase::flop);
    case Decision::safety_stop:
      --player.chips;
      now_.safety_stop = seat;
      return ask_safety_stop(no_seat);
    case Decision::goal_line_stand:
      --player.chips;
      now_.goal_line_stand = true;
      return ask_goal_line_stand(no_seat);
    case Decision::discard_first:
      return discard(0);
    case Decision::discard_second:
      return discard(1);
    case Decision::run:
      return run();
    case Decision::tackle_first:
      return now_.phase == Phase::round ? tackle(0) : tackle_runner(0);
    case Decision::tackle_second:
      return now_.phase == Phase::round ? tackle(1) : tackle_runner(1);
    case Decision::pass_play:
      return declare_pass(false);
    case Decision::hail_mary:
      return declare_pass(true);
    case Decision::coverage:
      --player.chips;
      now_.coverage = seat;
      return ask_coverage(no_seat);
    case Decision::blitz:
      player.folded = true;
      now_.player = seat;
      return await_card(Phase::blitz_card);
    case Decision::bet_to_win:
      player.bet = true;
      return resume_round(seat);
    case Decision::go:
      return ask_before_deal();
    case Decision::punt:
      return begin_kick(Kick::punt);
    case Decision::field_goal:
      return begin_kick(Kick::field_goal);
    case Decision::higher:
    case Decision::lower:
      now_.prediction = decision == Decision::higher ? Prediction::higher : Prediction::lower;
      return await_card(Phase::kick_card);
    case Decision::void_prediction:
      --player.chips;
      return ask(Phase::prediction, now_.dealer);
    case Decision::one_point:
    case Decision::two_points:
      now_.conversion = decision == Decision::one_point ? 1 : 2;
      return await_card(Phase::conversion_card);
  }
}

// `pass`: the question goes to the next seat, or is over.
void Referee::decline() noexcept {
  const Seat seat = now_.to_move;
  switch (now_.phase) {
    case Phase::safety_stop:
      return ask_safety_stop(next_in_order(seat, &Table::may_stop_safety));
    case Phase::goal_line_stand:
      return ask_goal_line_stand(next_in_order(seat, &Table::is_defender_with_chip));
    case Phase::blast:
      return ask_blast(next_in_order(seat, &Table::is_active_offense));
    case Phase::challenge:
      return ask_challenge(next_in_order(seat, &Table::is_active_defender));
    case Phase::sack:
      return ask_sack(next_in_order(seat, &Table::is_defender_with_chip));
    case Phase::coverage:
      return ask_coverage(next_in_order(seat, &Table::is_defender_with_chip));
    case Phase::tackle_runner:
      return touchdown(now_.player);
    case Phase::void_prediction:
      return ask_void(seat == now_.dealer && may_be_asked(Phase::void_prediction, returner()) ? returner() : no_seat);
    default:
      return;
  }
}

void Referee::draw(Card card) noexcept {
  if (now_.served.has(card)) now_.served = {};  // the deck had run out (PP-3)
  switch (now_.phase) {
    case Phase::draw_for_deal:
      if (const Seat dealer = take_draw(card); dealer != no_seat) {
        now_.served = {};
        begin_down(dealer);
      }
      return;
    case Phase::deal:
      return deal(card);
    case Phase::flop:
      return flop(card);
    case Phase::fumble:
      return fumble(card);
    case Phase::pass_card:
      return pass_card(card);
    case Phase::blitz_card:
      return blitz_card(card);
    case Phase::turn:
    case Phase::river:
      return turn_or_river(card);
    case Phase::tie:
      if (const Seat winner = take_draw(card); winner != no_seat) win(winner);
      return;
    case Phase::clutch:
      return clutch(card);
    case Phase::first_kick_card:
      return first_kick_card(card);
    case Phase::kick_card:
      return kick_card(card);
    case Phase::punt_return:
      return punt_return(card);
    case Phase::conversion_card:
      return conversion_card(card);
    default:
      return;
  }
}

}  // namespace touchline::inline v1::power_poker_football
