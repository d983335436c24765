// What a seat may know: states that differ only in what it cannot see look alike to it in everything (PP-54), and the
// cards it does not see are dealt again as its knowledge allows (PP-55).
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "touchline/power_poker_football/covered_events.hpp"

#include "play.hpp"
#include "support/catch.hpp"
#include "support/hand_script.hpp"
#include "watcher.hpp"

using namespace table;
using touchline::Seat;
using touchline::Viewer;

namespace {

pp::Rules rules_of(int per_team, pp::FoldPlays plays = pp::FoldPlays::by_round) {
  pp::Rules rules;
  rules.players_per_team = per_team;
  rules.fold_plays = plays;
  return rules;
}

std::vector<Viewer> viewers(const pp::Rules& rules) {
  std::vector<Viewer> out{Viewer()};
  for (int seat = 0; seat < pp::seat_count(rules); ++seat) out.emplace_back(static_cast<Seat>(seat));
  return out;
}

// The message of refusing a text, or nothing when it is a legal action.
std::string refusal(const pp::State& state, const std::string& text) {
  try {
    (void)pp::parse_action(state, text);
    return {};
  } catch (const touchline::Error& error) {
    return std::string(touchline::name(error.code())) + " " + error.what();
  }
}

std::string refusal(const pp::State& state, touchline::ActionId action) {
  pp::State copy = state;
  const auto error = copy.try_apply(action);
  return error ? std::string(touchline::name(error->code())) + " " + error->what() : "";
}

// Everything that a seat may be told: its view, its list, and what it hears when it tries something else.
void check_alike(const pp::State& one, const pp::State& other, Viewer viewer) {
  CHECK(json_of(pp::View(one, viewer)) == json_of(pp::View(other, viewer)));
  CHECK(one.view_hash(viewer) == other.view_hash(viewer));
  CHECK(one.mover() == other.mover());
  CHECK(pp::legal_texts(one) == pp::legal_texts(other));
  if (one.mover().is_seat()) CHECK(legal(one) == legal(other));
  for (std::uint64_t id = 0; id < pp::action_count + 2; ++id) {
    const auto action = static_cast<touchline::ActionId>(id);
    const std::string text = pp::action_text(action);
    // At a chance event the host's card is accepted or not; what is said of a refusal is the same.
    const bool card = id < touchline::cards::card_count && one.mover().is_chance();
    if (!card || (!refusal(one, action).empty() && !refusal(other, action).empty())) {
      CHECK(refusal(one, action) == refusal(other, action));
      CHECK(refusal(one, text) == refusal(other, text));
    }
  }
  for (const char* text : {"", "??", "tackle-third", "fold-to-tackle-second", "1C", "discard", "AS AS"})
    CHECK(refusal(one, text) == refusal(other, text));
}

// Plays random games and calls `visit` with each state in which somebody holds a card.
template <class Visit>
void for_each_state(const pp::Rules& rules, std::uint64_t seed, int states, const Visit& visit) {
  touchline::Rng rng(seed);
  pp::State state(rules);
  Watcher watcher(rules);
  for (int met = 0; met < states;) {
    if (state.phase() == pp::Phase::finished) state = pp::State(rules);
    const auto action = lively_action(state, rng);
    watcher.before(state, action);
    state.apply(action);
    watcher.after(state);
    if (pp::part_of(state.phase()) != pp::PhaseRow::Part::hand) continue;
    ++met;
    visit(state, watcher, rng);
  }
}

}  // namespace

TEST_CASE("what cannot be seen changes nothing", "[power_poker_football][PP-54]") {
  const int per_team = GENERATE(1, 2, 3, 5);
  const auto plays = GENERATE(pp::FoldPlays::by_round, pp::FoldPlays::any_round);
  const pp::Rules rules = rules_of(per_team, plays);
  int different = 0;
  for_each_state(rules, 7, 80, [&](const pp::State& state, const Watcher& watcher, touchline::Rng& rng) {
    for (const Viewer viewer : viewers(rules)) {
      if (rng.below(3) != 0) continue;
      const pp::State other(rules, watcher.swapped(state, viewer, rng));
      different += other == state ? 0 : 1;
      CHECK((other == state) == (other.state_hash() == state.state_hash()));
      check_alike(state, other, viewer);
    }
  });
  CHECK(different > 20);
}

TEST_CASE("a state tells what everybody has learnt of a hidden card", "[power_poker_football][PP-55][PP-18][PP-28]") {
  const int per_team = GENERATE(1, 2, 4);
  int known = 0;
  for_each_state(rules_of(per_team), 11, 2000, [&](const pp::State& state, const Watcher& watcher, touchline::Rng&) {
    for (int seat = 0; seat < pp::seat_count(state.rules()); ++seat)
      for (std::size_t n = 0; n < 2; ++n) {
        const auto& card = state.situation().at(static_cast<Seat>(seat)).hole[n];
        if (!card.is_hidden()) continue;
        CHECK(card.no_black_ace == watcher.no_black_ace(seat, n));
        CHECK(card.no_black_number == watcher.no_black_number(seat, n));
        known += card.no_black_ace || card.no_black_number ? 1 : 0;
      }
  });
  CHECK(known > 100);
}

TEST_CASE("cards dealt again give the same view", "[power_poker_football][PP-55]") {
  const int per_team = GENERATE(1, 2, 3, 5);
  const pp::Rules rules = rules_of(per_team);
  int different = 0;
  for_each_state(rules, 13, 150, [&](const pp::State& state, const Watcher& watcher, touchline::Rng& rng) {
    for (const Viewer viewer : viewers(rules)) {
      const pp::View view(state, viewer);
      touchline::Rng same = rng;
      const pp::State dealt = view.redeal(rng);
      CHECK(view.redeal(same) == dealt);
      CHECK(json_of(pp::View(dealt, viewer)) == json_of(view));
      CHECK(watcher.allows(dealt));
      different += dealt == state ? 0 : 1;
      if (!viewer) continue;
      const auto& own = state.situation().at(*viewer).hole;
      CHECK(dealt.situation().at(*viewer).hole == own);
    }
  });
  CHECK(different > 100);
}

TEST_CASE("a view says nothing of hidden cards", "[power_poker_football][PP-54]") {
  const pp::Rules rules = rules_of(2);
  for_each_state(rules, 17, 200, [&](const pp::State& state, const Watcher&, touchline::Rng&) {
    for (const Viewer viewer : viewers(rules)) {
      const std::string text = json_of(pp::View(state, viewer));
      for (int seat = 0; seat < 4; ++seat)
        for (const auto& card : state.situation().at(static_cast<Seat>(seat)).hole) {
          if (!card.is_hidden()) continue;
          const bool own = viewer && index(*viewer) == seat;
          const std::string name = "\"card\":\"" + std::string(touchline::cards::name(card.card)) + "\"";
          CHECK((text.find(name) != std::string::npos) == own);
        }
    }
  });
}

TEST_CASE("a view is a value that can be read back", "[power_poker_football][PP-54]") {
  const pp::Rules rules = rules_of(2);
  for_each_state(rules, 19, 100, [&](const pp::State& state, const Watcher&, touchline::Rng&) {
    for (const Viewer viewer : viewers(rules)) {
      const std::string text = json_of(pp::View(state, viewer));
      CHECK(json_of(view_of(text, rules)) == text);
      CHECK(view_of(text, rules).viewer() == viewer);
    }
  });
}

TEST_CASE("a viewer is a seat of the table or nobody", "[power_poker_football][PP-54]") {
  CHECK_THROWS_AS(pp::View(pp::State(), Viewer(Seat{4})), touchline::Error);
  CHECK_NOTHROW(pp::View(pp::State(), Viewer(Seat{3})));
  CHECK_NOTHROW(pp::View(pp::State(), Viewer()));
}

TEST_CASE("which cards a seat's record covers", "[power_poker_football][PP-17][PP-54]") {
  // Dealt from seat 1 on: events 0 to 3 the first cards of seats 1, 2, 3, 0, and 4 to 7 the second ones.
  const pp::State start = script::Hand().state();
  std::vector<touchline::Event> events;
  script::Hand hand;
  const auto play = [&](std::initializer_list<const char*> texts) {
    for (const char* text : texts) {
      events.push_back(touchline::Event::of(pp::parse_action(hand.state(), text)));
      hand.play(text);
    }
  };
  const auto covered = [&](Viewer viewer) {
    std::string out;
    const std::vector<bool> all = pp::covered_events(start, events, viewer);
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i]) out += (out.empty() ? "" : " ") + std::to_string(i);
    return out;
  };
  play({"4C", "6C", "7C", "2C", "5H", "8H", "9H", "3H"});
  CHECK(covered(std::nullopt) == "0 1 2 3 4 5 6 7");
  CHECK(covered(Seat{0}) == "0 1 2 4 5 6");
  CHECK(covered(Seat{1}) == "1 2 3 5 6 7");
  // Seat 0 runs and shows the 2C, which was event 3 (PP-28).
  play({"pass", "pass", "pass", "pass", "TD", "QH", "JH", "run"});
  CHECK(covered(std::nullopt) == "0 1 2 4 5 6 7");
  CHECK(covered(Seat{1}) == "1 2 5 6 7");
  // The others show all at the showdown (PP-36); the runner's other card is never seen.
  play({"check", "check", "check", "2S", "check", "check", "check", "3S", "check", "check", "check"});
  REQUIRE(hand.state().situation().hands == 1);
  CHECK(covered(std::nullopt) == "7");
  CHECK(covered(Seat{0}) == "");
  // In the next hand seat 2 deals, so seat 3 is the first; its card is event 27.
  play({"4D"});
  CHECK(events.size() == 28);
  CHECK(covered(Seat{0}) == "27");
  CHECK(covered(Seat{3}) == "7");
}
