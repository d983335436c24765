// The library against the slow reference of tests/support, over random games.
#include <cstdint>
#include <string>

#include "play.hpp"
#include "support/catch.hpp"
#include "support/slow_checker_football.hpp"

using namespace football;

namespace {

slow::FootballRules slow_rules(const cf::Rules& rules) {
  slow::FootballRules out;
  out.columns = rules.columns;
  out.offense_men = rules.offense_men;
  out.defense_men = rules.defense_men;
  out.standard = rules.line_up == cf::LineUpMode::standard;
  out.touchdown_points = rules.touchdown_points;
  out.max_moves = rules.max_moves;
  out.accuracy = rules.accuracy;
  out.possessions = rules.possessions;
  return out;
}

// The first difference between the two, or nothing.
std::string difference(const cf::State& fast, const slow::Football& slow) {
  if (json_of(fast) != slow.json()) return "library " + json_of(fast) + "\nslow    " + slow.json();
  const auto choices = slow.choices();
  const auto actions = legal(fast);
  for (std::size_t i = 0; i < std::max(choices.size(), actions.size()); ++i) {
    const std::string left = i < actions.size() ? cf::action_text(fast, actions[i]) : "none";
    const std::string right = i < choices.size() ? choices[i].text : "none";
    if (left != right) return "action " + std::to_string(i) + ": " + left + ", slow " + right + " in " + slow.json();
    if (fast.weight(actions[i]) != static_cast<std::uint64_t>(choices[i].weight)) return "weight of " + left;
  }
  return {};
}

// Plays and compares until the game or the number of actions is over; returns the actions played.
int compare(const cf::Rules& rules, std::uint64_t seed, int most) {
  touchline::Rng rng(seed);
  cf::State fast(rules);
  slow::Football slow(slow_rules(rules));
  for (int played = 0;; ++played) {
    const std::string fault = difference(fast, slow);
    INFO("seed " << seed << ", action " << played);
    REQUIRE(fault == "");
    if (fast.phase() == cf::Phase::finished || played == most) return played;
    const auto action = random_action(fast, rng);
    slow.play(cf::action_text(fast, action));
    fast.apply(action);
  }
}

std::uint64_t slow_perft(const slow::Football& game, int depth) {
  if (depth == 0) return 1;
  std::uint64_t nodes = 0;
  for (const slow::Choice& choice : game.choices()) {
    slow::Football child = game;
    child.play(choice.text);
    nodes += slow_perft(child, depth - 1);
  }
  return nodes;
}

cf::Rules with(cf::LineUpMode mode, int accuracy) {
  cf::Rules rules;
  rules.line_up = mode;
  rules.accuracy = accuracy;
  return rules;
}

}  // namespace

TEST_CASE("random games are those of the slow reference", "[checker_football][slow]") {
  const auto mode = GENERATE(cf::LineUpMode::free, cf::LineUpMode::standard);
  const int accuracy = GENERATE(0, 1, 12);
  CAPTURE(static_cast<int>(mode), accuracy);
  for (std::uint64_t seed = 1; seed <= 2; ++seed) compare(with(mode, accuracy), seed, 500);
}

TEST_CASE("whole random games are those of the slow reference", "[checker_football][slow][long]") {
  const auto mode = GENERATE(cf::LineUpMode::free, cf::LineUpMode::standard);
  const int accuracy = GENERATE(0, 1, 12);
  CAPTURE(static_cast<int>(mode), accuracy);
  for (std::uint64_t seed = 100; seed < 130; ++seed) compare(with(mode, accuracy), seed, 1000000);
}

TEST_CASE("random games of other sizes are those of the slow reference", "[checker_football][slow]") {
  cf::Rules wide;
  wide.columns = 12;
  wide.offense_men = wide.defense_men = 24;
  wide.max_moves = 60;
  cf::Rules narrow;
  narrow.columns = 7;
  narrow.offense_men = 8;
  narrow.defense_men = 6;
  narrow.possessions = 3;
  cf::Rules crowded;
  crowded.columns = 7;
  crowded.offense_men = crowded.defense_men = 14;
  crowded.max_moves = 7;
  crowded.touchdown_points = 0;
  for (const cf::Rules& rules : {wide, narrow, crowded})
    for (std::uint64_t seed = 1; seed <= 2; ++seed) compare(rules, seed, 250);
}

TEST_CASE("the first checked counts are those of the slow reference", "[checker_football][slow]") {
  const std::uint64_t known[] = {1, 3, 6, 10, 15, 21};
  for (int depth = 0; depth <= 5; ++depth) CHECK(slow_perft(slow::Football({}), depth) == known[depth]);
  slow::FootballRules rules;
  rules.standard = true;
  CHECK(slow_perft(slow::Football(rules), 1) == 87);
}

TEST_CASE("the checked counts are those of the slow reference", "[checker_football][slow][long]") {
  CHECK(slow_perft(slow::Football({}), 6) == 28);
  CHECK(slow_perft(slow::Football({}), 7) == 764);
  slow::FootballRules rules;
  rules.standard = true;
  CHECK(slow_perft(slow::Football(rules), 2) == 2855);
  CHECK(slow_perft(slow::Football(rules), 3) == 234738);
  rules.accuracy = 0;
  CHECK(slow_perft(slow::Football(rules), 2) == 4002);
  CHECK(slow_perft(slow::Football(rules), 3) == 302270);
}
