// One hand, from the Safety Stop to the Clutch card.
#include <algorithm>

#include "support/slow_cards.hpp"
#include "support/slow_poker.hpp"
#include "support/slow_power_poker_football.hpp"

namespace slow {
namespace {

slow_poker::Value best(const std::vector<int>& held, const std::vector<int>& community) {
  std::vector<int> cards = community;
  cards.insert(cards.end(), held.begin(), held.end());
  return slow_poker::value_of(slow_poker::best_five(cards));
}

}  // namespace

void PokerFootball::before_deal() {
  if (now_.ball <= rules_.safety_stop_yard)  // PP-14
    for (const int seat : order())
      if (on_offense(seat) && seat != now_.dealer && !player(seat).benched && player(seat).chips > 0 &&
          ask("safety_stop", seat, {"pass", "safety-stop"}) != "pass") {
        player(seat).chips -= 1;
        now_.stop = seat;
        break;
      }
  if (now_.ball > 90)  // PP-15
    for (const int seat : defenders())
      if (player(seat).chips > 0 && ask("goal_line_stand", seat, {"pass", "goal-line-stand"}) != "pass") {
        spend(seat);
        now_.stand = true;
        break;
      }
}

void PokerFootball::deal() {
  for (int time = 0; time < 2; ++time)
    for (int i = 1; i <= seats(); ++i) {
      const int seat = (now_.dealer + i) % seats();
      if (!player(seat).benched) player(seat).cards.push_back({draw("deal")});
    }
}

void PokerFootball::blast() {  // PP-18
  int caller = -1;
  for (const int seat : order())
    if (caller < 0 && on_offense(seat) && !player(seat).benched &&
        ask("blast", seat, {"pass", "call-blast"}) == "call-blast")
      caller = seat;
  if (caller < 0) return;
  for (const int seat : defenders())
    if (ask("challenge", seat, {"pass", "challenge"}) == "challenge") return challenged(caller, seat);
  forward(5, caller);
}

void PokerFootball::challenged(int caller, int challenger) {
  for (Dealt& one : player(caller).cards)
    if (ace(one.card) && !red(one.card)) {
      one.shown = true;
      forward(5, caller);
      return discard(challenger);
    }
  discard(caller);
}

void PokerFootball::discard(int seat) {
  const std::string answer = ask("discard", seat, {"discard-first", "discard-second"});
  player(seat).cards[answer == "discard-first" ? 0 : 1].discarded = true;
}

void PokerFootball::sack_bet() {  // PP-19
  for (const int seat : defenders())
    if (player(seat).chips > 0 && ask("sack", seat, {"pass", "bet-sack"}) == "bet-sack") {
      spend(seat);
      now_.sack = seat;
      return;
    }
}

void PokerFootball::flop() {  // PP-20
  bool stopped = false;
  int red_aces = 0;
  for (int i = 0; i < 3; ++i) {
    const int card = draw("flop");
    now_.community.push_back(card);
    if (king(card)) stopped = true;
    if (king(card) && now_.stand) throw Over{};  // PP-15
    if (!stopped) forward(gain(card), now_.dealer);
    if (ace(card) && red(card)) red_ace(++red_aces == 1);
  }
  load_the_box();
}

void PokerFootball::red_ace(bool first) {  // PP-10, PP-21, PP-22
  if (now_.sack >= 0 && first && rules_.sack_chip_returns) {
    player(now_.sack).chips += 1;
    player(now_.sack).used -= 1;
  }
  back(5, now_.sack >= 0 ? now_.sack : defenders().front());
  if (now_.sack < 0 || !first) return;
  const int card = draw("fumble");
  now_.served.push_back(card);
  now_.turned.insert(card);
  if (red(card)) throw Turnover{now_.sack};
}

void PokerFootball::load_the_box() {  // PP-25
  for (const int card : now_.community)
    if (!red(card) || !number(card)) return;
  for (int seat = 0; seat < seats(); ++seat)
    if (!on_offense(seat)) {
      player(seat).chips += player(seat).used;
      player(seat).used = 0;
    }
}

std::vector<std::string> PokerFootball::offers(int seat, int number) const {  // PP-26
  const Player& who = player(seat);
  const bool first = number == 0 || (number == 1 && rules_.any_round);
  const bool second = number == 1 || (number == 0 && rules_.any_round);
  int held = 0;
  for (const Dealt& one : who.cards) held += one.discarded ? 0 : 1;
  std::vector<std::string> out{"check"};
  if (on_offense(seat)) {
    if (first) out.push_back("run");
    if (second) out.push_back("pass-play");
    if (second && now_.ball >= 50 && who.chips > 0 && !now_.hail_mary) out.push_back("hail-mary");
  } else {
    if (first) out.push_back("tackle-first");
    if (first && held == 2) out.push_back("tackle-second");
    if (second) out.push_back("blitz");
  }
  if (players_in() > 1) out.push_back("bet-to-win");  // PP-27
  return out;
}

void PokerFootball::round(int number) {
  if (number > 0) {
    now_.community.push_back(draw(number == 1 ? "turn" : "river"));
    if (king(now_.community.back()) && now_.stand) throw Over{};
  }
  for (const int seat : order()) {
    if (!in(seat) || player(seat).bet) continue;
    const auto choices = offers(seat, number);
    if (choices.size() == 1) continue;  // the last player in
    act(seat, ask("round", seat, choices));
    if (players_in() == 0) throw Over{};  // PP-36
  }
}

void PokerFootball::act(int seat, const std::string& text) {
  if (text == "check") return;
  if (text == "bet-to-win") {
    player(seat).bet = true;
    return;
  }
  player(seat).folded = true;
  if (text == "run") run_ball(seat);
  if (text == "tackle-first" || text == "tackle-second") back(tackle(seat, text == "tackle-second"), seat);
  if (text == "pass-play" || text == "hail-mary") pass(seat, text == "hail-mary");
  if (text == "blitz") blitz(seat);
}

void PokerFootball::run_ball(int seat) {  // PP-28, PP-29
  int yards = 0;
  for (Dealt& one : player(seat).cards)
    if (!one.discarded && !red(one.card) && number(one.card)) {
      one.shown = true;
      yards += rank(one.card);
    }
  if (now_.ball + yards < 100) {
    now_.ball += yards;
    return;
  }
  now_.ball = 100;
  for (int i = 1; i < seats(); ++i) {
    const int other = (seat + i) % seats();
    if (on_offense(other) || !in(other) || player(other).bet) continue;
    std::vector<std::string> choices{"pass", "tackle-first"};
    int held = 0;
    for (const Dealt& one : player(other).cards) held += one.discarded ? 0 : 1;
    if (held == 2) choices.push_back("tackle-second");
    const std::string answer = ask("tackle_runner", other, choices);
    if (answer == "pass") throw Touchdown{seat};
    player(other).folded = true;
    const int back = tackle(other, answer == "tackle-second");
    if (back == 0) throw Touchdown{seat};
    now_.ball = 100 - back;
    return;
  }
  throw Touchdown{seat};
}

int PokerFootball::tackle(int seat, bool second) {  // PP-30
  std::vector<Dealt*> held;
  for (Dealt& one : player(seat).cards)
    if (!one.discarded) held.push_back(&one);
  Dealt& one = *held[second ? 1 : 0];
  one.shown = true;
  return red(one.card) && number(one.card) ? rank(one.card) : 0;
}

void PokerFootball::pass(int seat, bool hail_mary) {  // PP-31 to PP-34
  if (hail_mary) {
    spend(seat);
    now_.hail_mary = true;
  }
  if (now_.coverage < 0)
    for (const int other : defenders())
      if (player(other).chips > 0 && ask("coverage", other, {"pass", "coverage"}) == "coverage") {
        player(other).chips -= 1;
        now_.coverage = other;
        break;
      }
  const int card = draw("pass_card");
  now_.served.push_back(card);
  now_.turned.insert(card);
  if (hail_mary && ace(card) && !red(card)) throw Touchdown{seat};
  if (now_.coverage >= 0 && king(card)) throw Turnover{now_.coverage};
  forward(now_.coverage >= 0 ? std::min(5, gain(card)) : gain(card), seat);
}

void PokerFootball::blitz(int seat) {  // PP-35
  const int card = draw("blitz_card");
  now_.served.push_back(card);
  now_.turned.insert(card);
  if (red(card) && !number(card)) back(5, seat);
}

void PokerFootball::showdown() {  // PP-36 to PP-38
  std::vector<int> level;
  slow_poker::Value most{};
  for (const int seat : order()) {
    if (!in(seat)) continue;
    std::vector<int> held;
    for (Dealt& one : player(seat).cards) {
      one.shown = one.shown || !one.discarded;
      if (!one.discarded) held.push_back(one.card);
    }
    const auto value = best(held, now_.community);
    if (level.empty() || value > most) level.clear();
    if (level.empty()) most = value;
    if (value == most) level.push_back(seat);
  }
  const int winner = high_card("tie", level);
  now_.winner = winner;
  const auto category = static_cast<std::size_t>(most[0]);
  const int yards = on_offense(winner) ? rules_.offense_chart[category] : rules_.defense_chart[category];
  if (on_offense(winner))
    forward(yards, winner);
  else
    back(yards, winner);
  if (player(winner).bet) clutch(winner, yards);
  throw Over{};
}

void PokerFootball::clutch(int winner, int yards) {  // PP-39
  const int card = draw("clutch");
  now_.turned.insert(card);
  if (on_offense(winner) && !red(card)) {
    if (picture(card)) forward(yards, winner);
    if (ace(card)) throw Touchdown{winner};
  }
  if (!on_offense(winner) && red(card)) {
    if (picture(card)) back(yards, winner);
    if (ace(card)) throw Turnover{winner};
  }
}

}  // namespace slow
