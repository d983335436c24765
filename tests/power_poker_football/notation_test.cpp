// Ids, texts and ranges (PP-56 to PP-58).
#include <set>
#include <string>

#include "play.hpp"
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using namespace table;
using script::Hand;
using touchline::ActionId;

namespace {

// The clause's list in its order.
constexpr std::array<const char*, 25> decisions{
    "pass",          "check",          "call-blast", "challenge",    "bet-sack",      "safety-stop", "goal-line-stand",
    "discard-first", "discard-second", "run",        "tackle-first", "tackle-second", "pass-play",   "hail-mary",
    "coverage",      "blitz",          "bet-to-win", "go",           "punt",          "field-goal",  "higher",
    "lower",         "void",           "one-point",  "two-points"};

std::string read_as(const Hand& hand, const char* text) {
  return pp::action_text(pp::parse_action(hand.state(), text));
}

std::string error_of(const Hand& hand, const char* text) {
  try {
    (void)pp::parse_action(hand.state(), text);
  } catch (const touchline::Error& error) {
    return std::string(touchline::name(error.code())) + ": " + error.what();
  }
  return {};
}

bool mentions(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

touchline::ErrorCode code_of(const pp::Rules& rules) {
  try {
    pp::check(rules);
  } catch (const touchline::Error& error) {
    return error.code();
  }
  return touchline::ErrorCode::unsupported;  // none
}

// Accepted at both ends, refused beyond them.
template <class Set>
void check_range(int least, int most, const Set& set) {
  for (const int value : {least, most}) {
    pp::Rules rules;
    set(rules, value);
    CHECK_NOTHROW(pp::State(rules));
  }
  for (const int value : {least - 1, most + 1}) {
    pp::Rules rules;
    set(rules, value);
    CHECK(code_of(rules) == touchline::ErrorCode::bad_rules);
    CHECK_THROWS_AS(pp::State(rules), touchline::Error);
  }
}

}  // namespace

TEST_CASE("77 ids: cards, then decisions", "[power_poker_football][PP-56][PP-57]") {
  CHECK(pp::action_count == 77);
  std::uint64_t id = 0;
  for (const char suit : std::string("CDHS"))
    for (const char rank : std::string("23456789TJQKA"))
      CHECK(pp::action_text(static_cast<ActionId>(id++)) == std::string{rank, suit});
  for (const char* text : decisions) CHECK(pp::action_text(static_cast<ActionId>(id++)) == text);
  CHECK(id == 77);
  std::set<std::string> texts;
  for (id = 0; id < 77; ++id) texts.insert(pp::action_text(static_cast<ActionId>(id)));
  CHECK(texts.size() == 77);
  CHECK(texts.count(pp::action_text(static_cast<ActionId>(77))) == 0);
}

TEST_CASE("listed is accepted, all else is refused and changes nothing", "[power_poker_football][PP-56]") {
  touchline::Rng rng(23);
  pp::State state;
  for (int step = 0; step < 2000; ++step) {
    if (state.phase() == pp::Phase::finished) {
      CHECK(legal(state).empty());
      state = pp::State();
    }
    const auto actions = legal(state);
    CHECK(std::is_sorted(actions.begin(), actions.end()));
    const std::set<ActionId> listed(actions.begin(), actions.end());
    CHECK(listed.size() == actions.size());
    REQUIRE_FALSE(actions.empty());
    for (std::uint64_t id = 0; id < 80; ++id) {
      const auto action = static_cast<ActionId>(id);
      const bool is = listed.count(action) == 1;
      CHECK(state.is_legal(action) == is);
      CHECK(state.weight(action) == (is && state.mover().is_chance() ? 1U : 0U));
      pp::State copy = state;
      CHECK(copy.try_apply(action).has_value() == !is);
      if (!is) CHECK(copy == state);
      if (is) CHECK(pp::parse_action(state, pp::action_text(action)) == action);
    }
    if (!state.mover().is_chance()) CHECK(actions.size() > 1);  // one answer only is no question
    state.apply(lively_action(state, rng));
  }
}

TEST_CASE("what people type", "[power_poker_football][PP-57]") {
  Hand hand;
  CHECK(read_as(hand, "as") == "AS");
  CHECK(read_as(hand, "10d") == "TD");
  CHECK(read_as(hand, " 2c ") == "2C");
  hand.deal("2C3H 4C5H 6C8H 7C9H");
  CHECK(read_as(hand, "running-back-blast") == "call-blast");
  CHECK(read_as(hand, "CALL-BLAST") == "call-blast");
  CHECK(read_as(hand, "call blast") == "call-blast");
  CHECK(read_as(hand, "call_blast") == "call-blast");
  hand.play("pass*4 / TD QH JH");
  CHECK(read_as(hand, "fold-to-run") == "run");
  CHECK(read_as(hand, "Fold-to-Run") == "run");
  CHECK(read_as(hand, "Bet to win") == "bet-to-win");
  hand.play("check");
  CHECK(read_as(hand, "fold-to-tackle-first") == "tackle-first");
  CHECK(read_as(hand, "fold-to-tackle-second") == "tackle-second");
  hand.play("check*3 / 2S");
  CHECK(read_as(hand, "fold-to-pass") == "pass-play");
  hand.play("check");
  CHECK(read_as(hand, "fold-to-blitz") == "blitz");
}

TEST_CASE("what is wrong, and what would be legal", "[power_poker_football][PP-57]") {
  Hand hand;
  hand.deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / TD QH JH");
  CHECK(mentions(error_of(hand, "blitz"), "illegal_action"));
  CHECK(mentions(error_of(hand, "blitz"), "check, run, bet-to-win"));
  CHECK(mentions(error_of(hand, "huddle"), "bad_text"));
  CHECK(mentions(error_of(hand, ""), "bad_text"));
  CHECK(mentions(error_of(hand, "AS"), "illegal_action"));
  // At a chance event neither the deck nor what is left of it is told; a card in hand is refused as one face up is.
  hand.play("check*4");
  const std::string in_hand = error_of(hand, "2C");
  const std::string face_up = error_of(hand, "TD");
  CHECK(mentions(error_of(hand, "check"), "a card of the deck"));
  CHECK(in_hand.substr(in_hand.rfind("2C") + 2) == face_up.substr(face_up.rfind("TD") + 2));
  CHECK_FALSE(mentions(in_hand, "seat"));
  hand.state().agree_draw();
  CHECK(mentions(error_of(hand, "AS"), "game_over"));
}

TEST_CASE("a player without chips is not asked", "[power_poker_football][PP-56]") {
  // Nobody has chips: no sack bet, no coverage, no voids; blast, challenge and rounds are asked.
  Hand hand({.chips = {0, 0, 0, 0}});
  hand.deal("2C3H 4C5H 6C8H 7C9H");
  CHECK(hand.shows("phase blast mover 0"));
  CHECK(hand.play("pass call-blast").shows("phase challenge mover 1"));
  CHECK(hand.play("pass pass").shows("phase flop mover chance"));
  CHECK(hand.play("TD QH JH check*4 2S pass-play").shows("phase pass_card mover chance"));
}

TEST_CASE("the ranges of the rules", "[power_poker_football][PP-58][PP-1][PP-2]") {
  check_range(1, 5, [](pp::Rules& rules, int value) { rules.players_per_team = value; });
  check_range(1, 99, [](pp::Rules& rules, int value) { rules.drive_start = value; });
  check_range(1, 99, [](pp::Rules& rules, int value) { rules.touchback = value; });
  check_range(0, 99, [](pp::Rules& rules, int value) { rules.safety_stop_yard = value; });
  check_range(0, 20, [](pp::Rules& rules, int value) { rules.game_chips = value; });
  check_range(1, 20, [](pp::Rules& rules, int value) { rules.touchdown_points = value; });
  check_range(1, 100000, [](pp::Rules& rules, int value) { rules.max_hands = value; });
  for (std::size_t i = 0; i < 10; ++i) {
    check_range(0, 100, [&](pp::Rules& rules, int value) { rules.offense_chart[i] = value; });
    check_range(0, 100, [&](pp::Rules& rules, int value) { rules.defense_chart[i] = value; });
  }
}

TEST_CASE("the defaults", "[power_poker_football][PP-58]") {
  const pp::Rules rules;
  CHECK(rules.players_per_team == 2);
  CHECK(rules.game_chips == 3);
  CHECK(rules.drive_start == 20);
  CHECK(rules.touchback == 20);
  CHECK(rules.safety_stop_yard == 20);
  CHECK(rules.touchdown_points == 6);
  CHECK(rules.max_hands == 500);
  CHECK_FALSE(rules.sack_chip_returns);
  CHECK(rules.fold_plays == pp::FoldPlays::by_round);
}
