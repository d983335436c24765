// The hand up to the flop: deal, Running Back Blast, Blitz Sack bet, fumble, Loading the Box.
#include <algorithm>

#include "touchline/power_poker_football/yards.hpp"

#include "referee.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

constexpr int blast_yards = 5;
constexpr int red_ace_yards = 5;

}  // namespace

void Referee::deal(Card card) noexcept {  // PP-17
  Player& player = now_.at(next_dealt());
  player.hole[player.hole[0].is_dealt() ? 1 : 0].card = card;
  if (next_dealt() == no_seat) ask_blast(first_in_order(&Table::is_active_offense));
}

// The position of the first black Ace dealt, or -1 (PP-18).
int Referee::black_ace_of(const Player& player) noexcept {
  for (int n = 0; n < 2; ++n)
    if (is_black_ace(player.hole[static_cast<std::size_t>(n)].card)) return n;
  return -1;
}

void Referee::challenge() noexcept {  // PP-18
  const Seat caller = now_.player;
  const Seat challenger = now_.to_move;
  auto& hole = now_.at(caller).hole;
  const int ace = black_ace_of(now_.at(caller));
  now_.player = no_seat;
  if (ace < 0) {
    for (HoleCard& card : hole) card.no_black_ace = true;
    return ask(Phase::discard, caller);
  }
  hole[static_cast<std::size_t>(ace)].show();
  hole[0].no_black_ace = ace == 1;
  if (advance(blast_yards, caller)) return;
  ask(Phase::discard, challenger);
}

void Referee::gain_blast() noexcept {
  const Seat caller = now_.player;
  now_.player = no_seat;
  if (advance(blast_yards, caller)) return;
  ask_sack(first_in_order(&Table::is_defender_with_chip));
}

void Referee::discard(int held) noexcept {
  Player& player = now_.at(now_.to_move);
  player.hole[player.held_at(held)].discarded = true;
  ask_sack(first_in_order(&Table::is_defender_with_chip));
}

void Referee::flop(Card card) noexcept {  // PP-20, PP-23
  const int gain = flop_gain(card);
  now_.community.add(card);
  if (stand_holds(card)) return;
  if (gain > 0 && advance(gain, now_.dealer)) return;
  if (is_red_ace(card) && red_ace()) return;
  go_on_with_flop();
}

int Referee::flop_gain(Card card) const noexcept {
  return std::any_of(now_.community.begin(), now_.community.end(), is_king) ? 0 : yards_forward(card);
}

// Whether the hand has ended or waits for the fumble card (PP-21, PP-22).
bool Referee::red_ace() noexcept {
  const bool bet = now_.sack != no_seat;
  const bool first = std::count_if(now_.community.begin(), now_.community.end(), is_red_ace) == 1;
  if (bet && first && rules_.sack_chip_returns) ++now_.at(now_.sack).chips;
  const Seat causer = bet ? now_.sack : first_in_order(&Table::is_active_defender);  // PP-10
  if (push_back(red_ace_yards, causer)) return true;
  if (bet && first) await_card(Phase::fumble);
  return bet && first;
}

void Referee::fumble(Card card) noexcept {  // PP-21
  serve(card);
  if (cards::is_black(card)) return go_on_with_flop();
  const Seat bettor = now_.sack;
  end_hand();
  turn_over(bettor);
}

void Referee::go_on_with_flop() noexcept {
  if (now_.community.count < 3) return await_card(Phase::flop);
  load_the_box();
  begin_round();
}

void Referee::load_the_box() noexcept {  // PP-25
  if (!std::all_of(now_.community.begin(), now_.community.end(), is_red_number)) return;
  for (int i = 0; i < seat_count(rules_); ++i) {
    const Seat seat = static_cast<Seat>(i);
    if (!is_offense(seat))
      now_.at(seat).chips = static_cast<std::uint8_t>(now_.at(seat).chips + used_chips(rules_, now_, seat));
  }
}

bool Referee::stand_holds(Card card) noexcept {  // PP-15
  if (!now_.goal_line_stand || !is_king(card)) return false;
  end_down();
  return true;
}

}  // namespace touchline::inline v1::power_poker_football
