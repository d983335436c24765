// Showdown, level hands, winning yards, Clutch Play; and the draws for a card.
#include "touchline/power_poker_football/yards.hpp"

#include "referee.hpp"

namespace touchline::inline v1::power_poker_football {

void Referee::show_down() noexcept {  // PP-36
  unsigned best = 0;
  cards::PokerHand highest{};
  for (int i = 0; i < seat_count(rules_); ++i) {
    const Seat seat = static_cast<Seat>(i);
    Player& player = now_.at(seat);
    if (!player.is_in()) continue;
    for (HoleCard& card : player.hole)
      if (!card.discarded) card.show();
    const cards::PokerHand hand = hand_of(seat);
    if (best == 0 || hand > highest) {
      best = 0;
      highest = hand;
    }
    if (hand == highest) best |= 1U << i;
  }
  if (std::has_single_bit(best)) return win(static_cast<Seat>(std::countr_zero(best)));
  begin_draw(best);
  await_card(Phase::tie);  // PP-37
}

void Referee::begin_draw(unsigned drawers) noexcept {
  now_.drawers = static_cast<std::uint16_t>(drawers);
  now_.draws = Situation::no_draws();
}

// The seat that has won the draw with this card, or no_seat while it goes on (PP-4, PP-37).
Seat Referee::take_draw(Card card) noexcept {
  now_.draws[static_cast<std::size_t>(index(next_drawer()))] = card;
  if (next_drawer() != no_seat) return no_seat;
  unsigned best = 0;
  int highest = -1;
  for (int seat = 0; seat < seat_count(rules_); ++seat) {
    if (!now_.draws_for(static_cast<Seat>(seat))) continue;
    const Card drawn = now_.draws[static_cast<std::size_t>(seat)];
    now_.served.insert(drawn);
    const int rank = static_cast<int>(cards::rank_of(drawn));
    if (rank > highest) best = 0;
    if (rank >= highest) best |= 1U << seat;
    highest = std::max(highest, rank);
  }
  const bool decided = std::has_single_bit(best);
  begin_draw(decided ? 0 : best);
  return decided ? static_cast<Seat>(std::countr_zero(best)) : no_seat;
}

int Referee::winning_yards() const noexcept {  // PP-38
  const auto category = static_cast<std::size_t>(hand_of(winner_).category());
  return (is_offense(winner_) ? rules_.offense_chart : rules_.defense_chart)[category];
}

void Referee::win(Seat winner) noexcept {
  winner_ = winner;
  if (move_for_winner()) return;
  if (!now_.at(winner).bet) return end_down();
  now_.player = winner;
  await_card(Phase::clutch);  // PP-39
}

bool Referee::move_for_winner() noexcept {
  return is_offense(winner_) ? advance(winning_yards(), winner_) : push_back(winning_yards(), winner_);
}

void Referee::clutch(Card card) noexcept {  // PP-39
  serve(card);
  winner_ = now_.player;
  const bool own_color = is_offense(winner_) ? cards::is_black(card) : cards::is_red(card);
  if (own_color && cards::is_ace(card)) {
    const Seat winner = winner_;
    if (is_offense(winner)) return touchdown(winner);
    end_hand();
    return turn_over(winner);
  }
  if (own_color && cards::is_picture(card) && move_for_winner()) return;
  end_down();
}

}  // namespace touchline::inline v1::power_poker_football
