// Punts, field goals, returns and conversions.
#include "touchline/power_poker_football/yards.hpp"

#include "referee.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

constexpr int punt_yards = 20;
constexpr int field_goal_yards = 10;
constexpr int prediction_yards = 5;
constexpr int field_goal_points = 3;
constexpr int conversion_cards = 4;

}  // namespace

void Referee::begin_kick(Kick kick) noexcept {  // PP-44
  now_.kick = kick;
  await_card(Phase::first_kick_card);
}

void Referee::first_kick_card(Card card) noexcept {
  if (is_king(card)) return miss();  // blocked
  now_.kick_card = card;
  now_.kick_yards = static_cast<std::uint8_t>(now_.kick == Kick::punt ? punt_yards : field_goal_yards);
  go_on_with_kick();
}

void Referee::go_on_with_kick() noexcept {
  const bool reaches_goal = now_.ball + now_.kick_yards >= goal_line;
  if (reaches_goal && now_.kick == Kick::punt) return give_ball(returner(), rules_.touchback);  // PP-48, PP-50
  if (reaches_goal && now_.kick_yards > field_goal_yards) return make_field_goal();             // PP-47
  ask(Phase::prediction, now_.dealer);
}

void Referee::make_field_goal() noexcept {
  const Seat kicker = now_.dealer;
  clear_kick();
  end_coverage();
  if (score(kicker, field_goal_points)) return;
  begin_drive(clockwise(kicker), rules_.drive_start);  // PP-6, PP-13
}

void Referee::kick_card(Card card) noexcept {
  const Card last = now_.kick_card;
  serve(last);
  now_.kick_card = card;
  const Prediction prediction = now_.prediction;
  now_.prediction = Prediction::none;
  if (cards::rank_of(card) == cards::rank_of(last)) {  // PP-46
    if (now_.kick == Kick::punt) return await_card(Phase::punt_return);
    return ask(Phase::prediction, now_.dealer);
  }
  const bool is_higher = cards::rank_of(card) > cards::rank_of(last);
  if (is_higher == (prediction == Prediction::higher)) {
    now_.kick_yards = static_cast<std::uint8_t>(now_.kick_yards + prediction_yards);
    return go_on_with_kick();
  }
  const bool kicker_may = may_be_asked(Phase::void_prediction, now_.dealer);  // PP-45
  const bool returner_may = may_be_asked(Phase::void_prediction, returner());
  ask_void(kicker_may ? now_.dealer : returner_may ? returner() : no_seat);
}

void Referee::end_kick() noexcept {
  if (now_.kick == Kick::field_goal) return miss();
  give_ball(returner(), goal_line - now_.ball - now_.kick_yards);  // PP-48, PP-50
}

// The other team has the ball at the line of scrimmage (PP-44, PP-47, PP-13).
void Referee::miss() noexcept { give_ball(clockwise(now_.dealer), goal_line - now_.ball); }

void Referee::punt_return(Card card) noexcept {  // PP-49
  const Seat returner = this->returner();
  const int to = goal_line - now_.ball - now_.kick_yards + yards_forward(card);
  if (is_black_ace(card) || to >= goal_line) return touchdown(returner);
  give_ball(returner, to);
}

void Referee::give_ball(Seat dealer, int yard) noexcept {
  clear_kick();
  begin_drive(dealer, yard);
}

void Referee::clear_kick() noexcept {
  now_.kick = Kick::none;
  now_.prediction = Prediction::none;
  now_.kick_card = no_card;
  now_.kick_yards = 0;
  now_.served = {};
}

void Referee::begin_conversion(Seat scorer) noexcept {  // PP-51
  now_.player = scorer;
  now_.ball = now_.marker = goal_line;
  now_.down = 1;
  ask(Phase::conversion, scorer);
}

void Referee::conversion_card(Card card) noexcept {
  serve(card);
  if (is_king(card)) return end_conversion();
  int hits = 0;
  for (const Card turned : now_.served) hits += cards::is_number(turned) ? 0 : 1;
  if (hits == now_.conversion) {
    now_.at(now_.player).points += now_.conversion;
    return end_conversion();
  }
  if (now_.served.size() == conversion_cards) end_conversion();
}

// The team scored against has the next drive (PP-6, PP-13, PP-49).
void Referee::end_conversion() noexcept {
  const Seat next = clockwise(now_.dealer, team_of(now_.player) == now_.offense() ? 1 : 2);
  now_.conversion = 0;
  now_.player = no_seat;
  now_.served = {};
  begin_drive(next, rules_.drive_start);
}

}  // namespace touchline::inline v1::power_poker_football
