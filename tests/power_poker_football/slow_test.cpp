// The library against the slow reference of tests/support, over random games.
#include <algorithm>
#include <cstdint>
#include <string>

#include "play.hpp"
#include "support/catch.hpp"
#include "support/slow_power_poker_football.hpp"

using namespace table;
using touchline::Seat;

namespace {

slow::PokerRules slow_rules(const pp::Rules& rules) {
  slow::PokerRules out;
  out.players_per_team = rules.players_per_team;
  out.game_chips = rules.game_chips;
  out.drive_start = rules.drive_start;
  out.touchback = rules.touchback;
  out.safety_stop_yard = rules.safety_stop_yard;
  out.touchdown_points = rules.touchdown_points;
  out.max_hands = rules.max_hands;
  out.sack_chip_returns = rules.sack_chip_returns;
  out.any_round = rules.fold_plays == pp::FoldPlays::any_round;
  out.offense_chart.assign(rules.offense_chart.begin(), rules.offense_chart.end());
  out.defense_chart.assign(rules.defense_chart.begin(), rules.defense_chart.end());
  return out;
}

std::string n(int value) { return std::to_string(value); }
std::string n(Seat seat) { return seat == pp::no_seat ? "-1" : n(index(seat)); }
std::string n(pp::Card card) { return std::string(touchline::cards::name(card)); }

std::string result_text(const touchline::Result& result) {
  return std::string(touchline::name(result.reason)) + " team " +
         n(result.winning_team ? static_cast<int>(*result.winning_team) : -1) + " mvp " +
         (result.mvp ? n(*result.mvp) : "-1") + " totals " + n((*result.team_scores)[0]) + ":" +
         n((*result.team_scores)[1]);
}

void add_table(std::string& out, const pp::State& state) {
  const pp::Situation& now = state.situation();
  out += " ball " + n(now.ball) + " down " + n(now.down) + " marker " + n(now.marker) + " dealer " + n(now.dealer) +
         " drive " + n(now.drive) + " hands " + n(now.hands) + " coverage " + n(now.coverage) + " stop " +
         n(now.safety_stop) + " sack " + n(now.sack) + " kicked " + n(now.kick_yards) +
         (now.goal_line_stand ? " stand" : "") + "\n";
  for (int i = 0; i < pp::seat_count(state.rules()); ++i) {
    const auto seat = static_cast<Seat>(i);
    const pp::Player& one = now.at(seat);
    out += " chips " + n(one.chips) + "+" + n(pp::used_chips(state.rules(), now, seat)) + " points " + n(one.points) +
           "/" + n(one.regulation_points) + (one.benched ? " benched" : "") + (one.folded ? " folded" : "") +
           (one.bet ? " bet" : "");
    for (const pp::HoleCard& card : one.hole)
      if (card.is_dealt()) out += " " + n(card.card) + (card.shown ? "+" : "") + (card.discarded ? "-" : "");
  }
  out += "\n board";
  for (const pp::Card card : now.community) out += " " + n(card);
}

// As slow::PokerFootball::summary.
std::string summary(const pp::State& state) {
  const pp::Situation& now = state.situation();
  const auto mover = state.mover();
  std::string out = std::string(pp::name(now.phase)) + " mover " + (mover.is_seat() ? n(mover.seat()) : "-1");
  if (now.phase != pp::Phase::finished) {
    add_table(out, state);
  } else {
    for (int i = 0; i < pp::seat_count(state.rules()); ++i)
      out +=
          " points " + n(now.at(static_cast<Seat>(i)).points) + "/" + n(now.at(static_cast<Seat>(i)).regulation_points);
    out += " result " + result_text(*state.result());
  }
  if (!now.last_hand.played) return out;
  out += "\n last " + n(now.last_hand.winner);
  for (const pp::Card card : now.last_hand.community) out += " " + n(card);
  out += " turned";
  for (const pp::Card card : now.last_hand.turned) out += " " + n(card);
  for (int i = 0; i < pp::seat_count(state.rules()); ++i) {
    out += " /";
    for (const pp::Card card : now.last_hand.shown[static_cast<std::size_t>(i)])
      if (pp::is_seen(card)) out += " " + n(card);
  }
  return out;
}

// The first difference between the two, or nothing.
std::string difference(const pp::State& fast, const slow::PokerFootball& slow) {
  const std::string left = summary(fast);
  const std::string right = slow.summary();
  if (pp::State(fast.rules(), fast.situation()) != fast) return "made from its parts it is another: " + right;
  if (left != right) return "library " + left + "\nslow    " + right;
  const auto actions = legal(fast);
  const auto& choices = slow.choices();
  for (std::size_t i = 0; i < std::max(choices.size(), actions.size()); ++i) {
    const std::string one = i < actions.size() ? pp::action_text(actions[i]) : "none";
    const std::string other = i < choices.size() ? choices[i] : "none";
    if (one != other) return "action " + std::to_string(i) + ": " + one + ", slow " + other + " in " + right;
  }
  return {};
}

// In one position of fifty, penalties where they are allowed; elsewhere they are refused.
void penalize(pp::State& fast, slow::PokerFootball& slow, touchline::Rng& rng) {
  if (rng.below(50) != 0) return;
  const int team = static_cast<int>(rng.below(2));
  bool allowed = true;
  try {
    fast.penalize(team);
  } catch (const touchline::Error&) {
    allowed = false;
  }
  REQUIRE(allowed == slow.may_penalize());
  if (allowed) slow.penalize(team);
}

// Plays and compares until the game or the number of actions is over.
int compare(const pp::Rules& rules, std::uint64_t seed, int most, bool lively) {
  touchline::Rng rng(seed);
  pp::State fast(rules);
  slow::PokerFootball slow(slow_rules(rules));
  std::string last;
  for (int played = 0;; ++played) {
    penalize(fast, slow, rng);
    const std::string fault = difference(fast, slow);
    INFO("seed " << seed << ", action " << played << " " << last);
    REQUIRE(fault == "");
    if (slow.finished() || played == most) return played;
    const auto action = lively ? lively_action(fast, rng) : random_action(fast, rng);
    last = pp::action_text(action);
    slow.play(last);
    fast.apply(action);
  }
}

pp::Rules rules_of(int per_team, int chips, pp::FoldPlays plays) {
  pp::Rules rules;
  rules.players_per_team = per_team;
  rules.game_chips = chips;
  rules.fold_plays = plays;
  return rules;
}

constexpr int all = 1000000;

}  // namespace

TEST_CASE("random games are those of the slow reference", "[power_poker_football][slow]") {
  const int per_team = GENERATE(1, 2, 3, 5);
  const auto plays = GENERATE(pp::FoldPlays::by_round, pp::FoldPlays::any_round);
  const int chips = GENERATE(0, 3, 20);
  CAPTURE(per_team, static_cast<int>(plays), chips);
  compare(rules_of(per_team, chips, plays), 1, all, false);
  compare(rules_of(per_team, chips, plays), 2, all, true);
}

TEST_CASE("many random games are those of the slow reference", "[power_poker_football][slow][long]") {
  const int per_team = GENERATE(1, 2, 3, 5);
  const auto plays = GENERATE(pp::FoldPlays::by_round, pp::FoldPlays::any_round);
  const int start = GENERATE(3, 20, 88);
  CAPTURE(per_team, static_cast<int>(plays), start);
  pp::Rules rules = rules_of(per_team, 3, plays);
  rules.drive_start = start;
  for (std::uint64_t seed = 1000; seed < 1040; ++seed) {
    rules.safety_stop_yard = seed % 2 == 0 ? 20 : 95;
    rules.sack_chip_returns = seed % 3 == 0;
    rules.touchdown_points = seed % 5 == 0 ? 1 : 6;
    compare(rules, seed, all, seed % 4 != 0);
  }
}

TEST_CASE("random games of extreme rules are those of the slow reference", "[power_poker_football][slow]") {
  const int per_team = GENERATE(1, 2, 3);
  const int start = GENERATE(1, 8, 50, 92, 99);
  const int stop = GENERATE(0, 5, 99);
  CAPTURE(per_team, start, stop);
  pp::Rules rules = rules_of(per_team, 2, start % 2 == 0 ? pp::FoldPlays::by_round : pp::FoldPlays::any_round);
  rules.drive_start = start;
  rules.safety_stop_yard = stop;
  rules.touchback = 100 - start;
  rules.sack_chip_returns = stop != 0;
  rules.touchdown_points = 20;
  compare(rules, 1, all, true);
}

TEST_CASE("short games and other charts are those of the slow reference", "[power_poker_football][slow]") {
  const int hands = GENERATE(1, 2, 5, 20, 40);
  const int per_team = GENERATE(1, 2);
  CAPTURE(hands, per_team);
  pp::Rules rules = rules_of(per_team, 3, pp::FoldPlays::by_round);
  rules.max_hands = hands;
  rules.touchdown_points = 1;
  rules.offense_chart = {3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
  rules.defense_chart = {0, 9, 9, 9, 9, 9, 9, 9, 9, 9};
  for (std::uint64_t seed = 1; seed <= 6; ++seed) compare(rules, seed, all, seed % 2 == 0);
}

TEST_CASE("games without yards in hands reach overtime", "[power_poker_football][slow][PP-52]") {
  // Charts of nothing and points of one: level scores are common.
  pp::Rules rules = rules_of(GENERATE(1, 2, 5), 3, pp::FoldPlays::by_round);
  rules.touchdown_points = 1;
  rules.offense_chart.fill(0);
  rules.defense_chart.fill(0);
  for (std::uint64_t seed = 1; seed <= 6; ++seed) compare(rules, seed, all, seed % 2 == 0);
}
