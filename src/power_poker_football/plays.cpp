// The three rounds and the fold plays.
#include <algorithm>

#include "touchline/power_poker_football/yards.hpp"

#include "referee.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

constexpr int coverage_limit = 5;
constexpr int blitz_yards = 5;

}  // namespace

void Referee::begin_round() noexcept { ask_in_round(first_in_order(&Table::acts_in_round)); }

void Referee::resume_round(Seat after) noexcept {
  now_.player = no_seat;
  if (in_count() == 0) return end_down();  // PP-36
  ask_in_round(next_in_order(after, &Table::acts_in_round));
}

void Referee::end_round() noexcept {  // PP-24, PP-26
  now_.to_move = no_seat;
  switch (now_.community.count) {
    case 3:
      return await_card(Phase::turn);
    case 4:
      return await_card(Phase::river);
    default:
      return show_down();
  }
}

void Referee::turn_or_river(Card card) noexcept {
  now_.community.add(card);
  if (stand_holds(card)) return;
  begin_round();
}

void Referee::run() noexcept {  // PP-28
  const Seat runner = now_.to_move;
  int yards = 0;
  for (HoleCard& card : now_.at(runner).hole) {
    if (!card.is_hidden() || card.discarded) continue;
    if (!is_black_number(card.card)) {
      card.no_black_number = true;
      continue;
    }
    card.show();
    yards += yards_forward(card.card);
  }
  now_.at(runner).folded = true;
  if (now_.ball + yards < goal_line) {
    now_.ball = static_cast<std::uint8_t>(now_.ball + yards);
    return resume_round(runner);
  }
  now_.ball = goal_line;  // PP-29
  now_.player = runner;
  for (int steps = 1; steps < seat_count(rules_); ++steps)
    if (const Seat tackler = clockwise(runner, steps); may_tackle_runner(tackler))
      return ask(Phase::tackle_runner, tackler);
  touchdown(runner);
}

// The yards of the card that the seat to move shows (PP-30).
int Referee::show_tackle(int held) noexcept {
  Player& player = now_.at(now_.to_move);
  HoleCard& card = player.hole[player.held_at(held)];
  card.show();
  player.folded = true;
  return is_red_number(card.card) ? cards::face_value(card.card) : 0;
}

void Referee::tackle(int held) noexcept {
  const Seat tackler = now_.to_move;
  if (const int yards = show_tackle(held); yards > 0 && push_back(yards, tackler)) return;
  resume_round(tackler);
}

void Referee::tackle_runner(int held) noexcept {  // PP-29
  const Seat runner = now_.player;
  const int yards = show_tackle(held);
  if (yards == 0) return touchdown(runner);
  now_.ball = static_cast<std::uint8_t>(goal_line - yards);
  resume_round(runner);
}

void Referee::declare_pass(bool hail_mary) noexcept {  // PP-31, PP-32
  Player& passer = now_.at(now_.to_move);
  passer.folded = true;
  now_.player = now_.to_move;
  if (hail_mary) {
    --passer.chips;
    now_.hail_mary = HailMary::thrown;
  }
  ask_coverage(now_.coverage == no_seat ? first_in_order(&Table::is_defender_with_chip) : no_seat);
}

void Referee::pass_card(Card card) noexcept {
  serve(card);
  if (settle_pass(card)) return;
  if (now_.hail_mary == HailMary::thrown) now_.hail_mary = HailMary::spent;
  resume_round(now_.player);
}

// Whether the pass has ended the hand.
bool Referee::settle_pass(Card card) noexcept {
  const bool covered = now_.coverage != no_seat;
  if (now_.hail_mary == HailMary::thrown && is_black_ace(card)) {  // PP-32
    touchdown(now_.player);
    return true;
  }
  if (covered && is_king(card)) {  // PP-33, PP-34
    const Seat interceptor = now_.coverage;
    end_hand();
    turn_over(interceptor);
    return true;
  }
  const int yards = yards_forward(card);  // PP-31
  return advance(covered ? std::min(yards, coverage_limit) : yards, now_.player);
}

void Referee::blitz_card(Card card) noexcept {  // PP-35
  serve(card);
  const bool sacked = cards::is_red(card) && !cards::is_number(card);
  if (sacked && push_back(blitz_yards, now_.player)) return;
  resume_round(now_.player);
}

}  // namespace touchline::inline v1::power_poker_football
