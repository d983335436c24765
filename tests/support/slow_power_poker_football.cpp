#include "support/slow_power_poker_football.hpp"

#include <algorithm>
#include <stdexcept>

#include "support/slow_cards.hpp"

namespace slow {

PokerFootball::PokerFootball(const PokerRules& rules) : rules_(rules) {
  base_.players.resize(static_cast<std::size_t>(2 * rules.players_per_team));
  for (Player& one : base_.players) one.chips = rules.game_chips;
  base_.ball = rules.drive_start;
  base_.marker = std::min(100, base_.ball + 10);
  run();
}

void PokerFootball::play(const std::string& text) {
  if (std::find(question_.choices.begin(), question_.choices.end(), text) == question_.choices.end())
    throw std::logic_error("not a choice: " + text);
  answers_.push_back(text);
  run();
}

void PokerFootball::penalize(int team) {
  now_ = base_;
  penalty(team);
  base_ = now_;
  run();
}

void PokerFootball::run() {
  try {
    for (;;) {
      now_ = base_;
      next_ = 0;
      if (now_.stage == "draw")
        draw_for_deal();
      else if (now_.stage == "down")
        down();
      else
        throw Question{"finished", -1, {}};
      base_ = now_;
      answers_.clear();
    }
  } catch (const Question& question) {
    question_ = question;
  }
}

std::string PokerFootball::ask(const std::string& phase, int seat, const std::vector<std::string>& choices) {
  if (next_ == answers_.size()) throw Question{phase, seat, choices};
  return answers_[next_++];
}

int PokerFootball::draw(const std::string& phase) {
  if (now_.deck.empty()) now_.deck.swap(now_.served);  // PP-3
  std::sort(now_.deck.begin(), now_.deck.end());
  std::vector<std::string> choices;
  for (const int card : now_.deck) choices.push_back(text(card));
  const std::string answer = ask(phase, -1, choices);
  for (std::size_t i = 0;; ++i)
    if (text(now_.deck[i]) == answer) {
      const int card = now_.deck[i];
      now_.deck.erase(now_.deck.begin() + static_cast<std::ptrdiff_t>(i));
      return card;
    }
}

void PokerFootball::fresh_deck() {
  now_.deck.clear();
  now_.served.clear();
  for (int card = 0; card < 52; ++card) now_.deck.push_back(card);
}

int PokerFootball::players_in() const {
  int count = 0;
  for (int seat = 0; seat < seats(); ++seat) count += in(seat) ? 1 : 0;
  return count;
}

std::vector<int> PokerFootball::order() const {
  std::vector<int> out;
  for (int i = 0; i < seats(); ++i) out.push_back((now_.dealer + i) % seats());
  return out;
}

// Active ones, in order.
std::vector<int> PokerFootball::defenders() const {
  std::vector<int> out;
  for (const int seat : order())
    if (!on_offense(seat) && !player(seat).benched) out.push_back(seat);
  return out;
}

int PokerFootball::next_of_team(int team, int after) const {
  for (int i = 1;; ++i)
    if ((after + i) % seats() % 2 == team) return (after + i) % seats();
}

// The seat itself, or the next of its team who does not sit out.
int PokerFootball::active_from(int seat) const {
  while (player(seat).benched) seat = next_of_team(seat % 2, seat);
  return seat;
}

// Draws until one is highest; returns that seat (PP-4, PP-37).
int PokerFootball::high_card(const std::string& phase, std::vector<int> among) {
  while (among.size() > 1) {
    std::vector<int> cards;
    for (std::size_t i = 0; i < among.size(); ++i) {
      cards.push_back(draw(phase));
      if (phase == "tie") now_.turned.insert(cards.back());
    }
    int highest = 0;
    for (const int card : cards) highest = std::max(highest, rank(card));
    std::vector<int> level;
    for (std::size_t i = 0; i < among.size(); ++i)
      if (rank(cards[i]) == highest) level.push_back(among[i]);
    now_.served.insert(now_.served.end(), cards.begin(), cards.end());
    among = level;
  }
  return among.front();
}

void PokerFootball::draw_for_deal() {
  fresh_deck();
  std::vector<int> all;
  for (int seat = 0; seat < seats(); ++seat) all.push_back(seat);
  now_.dealer = high_card("draw_for_deal", all);
  now_.stage = "down";
}

void PokerFootball::down() {
  if (now_.hands >= rules_.max_hands) {  // PP-53
    now_.stage = "finished";
    now_.reason = "max_hands";
    return;
  }
  fresh_deck();
  if (now_.down == 4) {  // PP-16
    const std::string choice = ask("fourth_down", now_.dealer, {"go", "punt", "field-goal"});
    if (choice != "go") return kick(choice == "punt");
  }
  const int dealer = now_.dealer;
  try {
    before_deal();
    deal();
    blast();
    sack_bet();
    flop();
    for (int number = 0; number < 3; ++number) round(number);
    showdown();
  } catch (const Touchdown& end) {
    const int other = 1 - dealer % 2;
    return touchdown(end.scorer, other, next_of_team(other, dealer));
  } catch (const Safety& end) {  // PP-10
    player(end.causer).points += 2;
    clear_hand(true);
    if (now_.overtime) {
      now_.stage = "finished";
      now_.reason = "overtime";
      now_.scorer = end.causer;
      return;
    }
    return new_drive(end.causer, rules_.drive_start);
  } catch (const Turnover& end) {
    const int spot = 100 - now_.ball;
    clear_hand(true);
    return new_drive(end.dealer, spot);
  } catch (const Over&) {
    const int winner = now_.winner;
    clear_hand(true);
    settle(winner);
  }
}

void PokerFootball::kick(bool punt) {  // PP-44 to PP-50
  const int team = now_.dealer % 2;
  const int receiver = active_from(next_of_team(1 - team, now_.dealer));
  int last = draw("first_kick_card");
  if (king(last)) return new_drive(receiver, 100 - now_.ball);
  std::vector<int> turned;
  bool right_once = false;
  now_.kick_yards = punt ? 20 : 10;
  for (;;) {
    const bool there = now_.ball + now_.kick_yards >= 100;
    if (punt && there) return new_drive(receiver, rules_.touchback);
    if (!punt && there && right_once) {
      player(now_.dealer).points += 3;
      if (!now_.overtime) return new_drive(receiver, rules_.drive_start);
      now_.stage = "finished";
      now_.reason = "overtime";
      now_.scorer = now_.dealer;
      return;
    }
    const std::string said = ask("prediction", now_.dealer, {"higher", "lower"});
    const int before = last;
    last = draw("kick_card");
    now_.served.push_back(before);
    if (rank(last) == rank(before)) {
      if (punt) return punt_return();
      continue;
    }
    if ((rank(last) > rank(before)) == (said == "higher")) {
      now_.kick_yards += 5;
      right_once = true;
    } else if (!voided(punt)) {
      return new_drive(receiver, 100 - now_.ball - (punt ? now_.kick_yards : 0));
    }
  }
}

bool PokerFootball::voided(bool punt) {  // PP-45
  std::vector<int> asked{now_.dealer};
  if (punt) asked.push_back(defenders().front());
  for (const int seat : asked)
    if (player(seat).chips > 0 && ask("void", seat, {"pass", "void"}) == "void") {
      spend(seat);
      return true;
    }
  return false;
}

void PokerFootball::punt_return() {  // PP-49
  const int returner = defenders().front();
  const int card = draw("punt_return");
  if (ace(card) && !red(card)) return touchdown(returner, now_.dealer % 2, next_of_team(now_.dealer % 2, now_.dealer));
  new_drive(returner, 100 - now_.ball - now_.kick_yards + gain(card));
}

void PokerFootball::convert(int scorer) {  // PP-51
  fresh_deck();
  const int tried = ask("conversion", scorer, {"one-point", "two-points"}) == "one-point" ? 1 : 2;
  int found = 0;
  for (int i = 0; i < 4; ++i) {
    const int card = draw("conversion_card");
    if (king(card)) return;
    if (!number(card)) ++found;
    if (found < tried) continue;
    player(scorer).points += tried;
    return;
  }
}

void PokerFootball::forward(int yards, int scorer) {
  now_.ball += yards;
  if (now_.ball >= 100) throw Touchdown{scorer};
}

void PokerFootball::back(int yards, int causer) {
  now_.ball -= yards;
  if (now_.ball > 0) return;
  if (now_.stop < 0) throw Safety{causer};
  player(now_.stop).used += 1;  // PP-14
  now_.stop = -1;
  now_.ball = 1;
}

void PokerFootball::spend(int seat) {
  player(seat).chips -= 1;
  player(seat).used += 1;
}

void PokerFootball::end_coverage() {
  if (now_.coverage >= 0) player(now_.coverage).used += 1;
  now_.coverage = -1;
}

// Cards and chips after a hand; who sits out the next one (PP-41). Kicks only put the cards away.
void PokerFootball::clear_hand(bool was_hand) {
  if (was_hand) {
    now_.hands += 1;
    now_.last.played = true;
    now_.last.winner = now_.winner;
    now_.last.community = now_.community;
    now_.last.turned = now_.turned;
    now_.last.cards.clear();
    for (int seat = 0; seat < seats(); ++seat) {
      now_.last.cards.push_back(player(seat).cards);
      player(seat).benched = now_.winner >= 0 && player(seat).bet && seat != now_.winner;
    }
    if (now_.stop >= 0) player(now_.stop).chips += 1;
  }
  for (Player& one : now_.players) {
    one.bet = one.folded = false;
    one.cards.clear();
  }
  now_.stop = now_.sack = now_.winner = -1;
  now_.stand = now_.hail_mary = false;
  now_.kick_yards = 0;
  now_.community.clear();
  now_.turned.clear();
}

void PokerFootball::touchdown(int scorer, int next_team, int next_dealer) {
  const bool was_hand = now_.kick_yards == 0;
  player(scorer).points += rules_.touchdown_points;
  clear_hand(was_hand);
  end_coverage();
  now_.ball = now_.marker = 100;
  now_.down = 1;
  if (now_.overtime) {
    now_.stage = "finished";
    now_.reason = "overtime";
    now_.scorer = scorer;
    return;
  }
  convert(scorer);
  if (next_dealer % 2 != next_team) throw std::logic_error("next dealer");
  new_drive(next_dealer, rules_.drive_start);
}

// Downs after a hand that kept possession so far (PP-7, PP-8, PP-12, PP-13).
void PokerFootball::settle(int winner) {
  const int team = now_.dealer % 2;
  if (now_.ball >= now_.marker) {
    now_.down = 1;
    now_.marker = std::min(100, now_.ball + 10);
    end_coverage();
  } else if (now_.down == 4) {
    return new_drive(winner >= 0 && winner % 2 != team ? winner : next_of_team(1 - team, now_.dealer), 100 - now_.ball);
  } else {
    now_.down += 1;
  }
  bench_penalty();
  now_.dealer = active_from(winner >= 0 && winner % 2 == team ? winner : next_of_team(team, now_.dealer));
}

void PokerFootball::new_drive(int dealer, int spot) {
  end_coverage();
  clear_hand(false);
  if (!now_.overtime && now_.drive == 8) return end_of_regulation();
  now_.drive += 1;
  now_.ball = spot;
  now_.down = 1;
  now_.marker = std::min(100, spot + 10);
  now_.dealer = dealer;  // so that penalties know the offense
  bench_penalty();
  now_.dealer = active_from(dealer);
}

void PokerFootball::bench_penalty() {  // PP-43
  for (int team = 0; team < 2; ++team) {
    bool all = true;
    for (int seat = team; seat < seats(); seat += 2) all = all && player(seat).benched;
    if (!all) continue;
    penalty(team);
    for (int seat = team; seat < seats(); seat += 2) player(seat).benched = false;
  }
}

void PokerFootball::penalty(int team) {  // PP-11
  now_.ball += now_.dealer % 2 == team ? -5 : 5;
  now_.ball = std::max(1, std::min(99, now_.ball));
}

bool PokerFootball::level() const {
  std::vector<int> totals(2), scores;
  for (int seat = 0; seat < seats(); ++seat) {
    totals[static_cast<std::size_t>(seat % 2)] += player(seat).points;
    scores.push_back(player(seat).points);
  }
  std::sort(scores.rbegin(), scores.rend());
  return totals[0] == totals[1] || scores[0] == scores[1];
}

void PokerFootball::end_of_regulation() {  // PP-5, PP-52, PP-53
  if (!level() || now_.hands >= rules_.max_hands) {
    now_.stage = "finished";
    now_.reason = level() ? "max_hands" : "regulation";
    return;
  }
  for (Player& one : now_.players) {
    one.regulation = one.points;
    one.points = 0;
    one.benched = false;
  }
  now_.overtime = true;
  now_.stage = "draw";
  now_.drive += 1;
  now_.down = 1;
  now_.dealer = -1;
  now_.ball = rules_.drive_start;
  now_.marker = std::min(100, now_.ball + 10);
}

std::string PokerFootball::result() const {
  std::array<int, 2> totals{};
  std::vector<int> scores;
  for (int seat = 0; seat < seats(); ++seat) {
    totals[static_cast<std::size_t>(seat % 2)] += player(seat).points + player(seat).regulation;
    scores.push_back(now_.overtime ? player(seat).regulation : player(seat).points);
  }
  int team = totals[0] == totals[1] ? -1 : totals[0] > totals[1] ? 0 : 1;
  int mvp = -1;
  const int most = *std::max_element(scores.begin(), scores.end());
  if (std::count(scores.begin(), scores.end(), most) == 1)
    mvp = static_cast<int>(std::find(scores.begin(), scores.end(), most) - scores.begin());
  if (now_.reason == "overtime") {
    mvp = now_.scorer;
    team = mvp % 2;
  }
  return now_.reason + " team " + std::to_string(team) + " mvp " + std::to_string(mvp) + " totals " +
         std::to_string(totals[0]) + ":" + std::to_string(totals[1]);
}

std::string PokerFootball::summary() const {
  const auto n = [](int value) { return std::to_string(value); };
  std::string out = question_.phase + " mover " + n(question_.seat);
  if (!finished()) {
    out += " ball " + n(now_.ball) + " down " + n(now_.down) + " marker " + n(now_.marker) + " dealer " +
           n(now_.dealer) + " drive " + n(now_.drive) + " hands " + n(now_.hands) + " coverage " + n(now_.coverage) +
           " stop " + n(now_.stop) + " sack " + n(now_.sack) + " kicked " + n(now_.kick_yards) +
           (now_.stand ? " stand" : "") + "\n";
    for (const Player& one : now_.players) {
      out += " chips " + n(one.chips) + "+" + n(one.used) + " points " + n(one.points) + "/" + n(one.regulation) +
             (one.benched ? " benched" : "") + (one.folded ? " folded" : "") + (one.bet ? " bet" : "");
      for (const Dealt& card : one.cards)
        out += " " + text(card.card) + (card.shown ? "+" : "") + (card.discarded ? "-" : "");
    }
    out += "\n board";
    for (const int card : now_.community) out += " " + text(card);
  } else {
    for (const Player& one : now_.players) out += " points " + n(one.points) + "/" + n(one.regulation);
    out += " result " + result();
  }
  if (!now_.last.played) return out;
  out += "\n last " + n(now_.last.winner);
  for (const int card : now_.last.community) out += " " + text(card);
  out += " turned";
  for (const int card : now_.last.turned) out += " " + text(card);
  for (const auto& cards : now_.last.cards) {
    out += " /";
    for (const Dealt& card : cards)
      if (card.shown) out += " " + text(card.card);
  }
  return out;
}

}  // namespace slow
