// The library against the slow soccer of tests/support: random games step by step, and whole turns of random positions.
#include "touchline/core/random.hpp"

#include <map>
#include <set>

#include "boards.hpp"
#include "support/slow_soccer.hpp"

using namespace boards;
using touchline::Rng;
using touchline::WinningTurn;
using touchline::soccer::blue;
using touchline::soccer::red;
using touchline::soccer::Rules;

namespace {

slow_soccer::Square slow(soccer::Square square) { return {column(square), row(square)}; }

std::vector<slow_soccer::Square> slow(const soccer::SquareSet& set) {
  std::vector<slow_soccer::Square> out;
  for (const auto square : set) out.push_back(slow(square));
  return out;
}

slow_soccer::Rules slow(const Rules& rules) {
  return {rules.columns,
          rules.rows,
          rules.goal_width,
          rules.shooting_depth,
          rules.steps,
          rules.pieces,
          rules.zone_passes,
          rules.goals_to_win,
          rules.max_turns,
          touchline::index(rules.first),
          slow(start_pieces(rules, red)),
          slow(start_pieces(rules, blue)),
          slow(start_ball(rules))};
}

std::string names(const soccer::SquareSet& set) {
  std::string out;
  for (const auto square : set) out += name(square) + " ";
  return out;
}

// As slow_soccer::Game::summary writes it.
std::string summary(const State& state) {
  const auto& position = state.position();
  std::string out = "red " + names(position.pieces(red)) + "blue " + names(position.pieces(blue)) + "ball " +
                    name(position.ball()) + " score " + std::to_string(state.score()[0]) + ":" +
                    std::to_string(state.score()[1]);
  if (const auto result = state.result())
    return out + " over " + (result->is_draw() ? "drawn" : result->is_winner(red) ? "red" : "blue");
  out += " mover " + std::to_string(index(position.to_move())) + " passes " +
         std::to_string(position.zone_passes(red)) + "," + std::to_string(position.zone_passes(blue)) + " turns " +
         std::to_string(state.turns());
  const auto& turn = position.turn();
  if (turn.piece != soccer::no_square) out += " using " + name(turn.piece) + " left " + std::to_string(turn.steps_left);
  if (turn.finished_count != 0) {
    out += " finished ";
    for (std::size_t i = 0; i < turn.finished_count; ++i) out += name(turn.finished[i]) + " ";
  }
  if (turn.after_end_piece) out += " after end-piece";
  return out;
}

// A random number from `low` to `high`.
int between(Rng& rng, int low, int high) {
  return low + static_cast<int>(rng.below(static_cast<std::uint64_t>(high - low + 1)));
}

// Sound rules of every kind, on boards up to `columns` by `rows`, with up to `most` pieces a side.
Rules random_rules(Rng& rng, int columns, int rows, int most) {
  for (;;) {
    Rules rules;
    rules.columns = 7 + 2 * between(rng, 0, (columns - 7) / 2);
    rules.rows = 9 + 2 * between(rng, 0, (rows - 9) / 2);
    rules.goal_width = 1 + 2 * between(rng, 0, (rules.columns - 3) / 2);
    rules.shooting_depth = between(rng, 1, (rules.rows - 3) / 2);
    rules.steps = between(rng, 1, 4);
    rules.pieces = between(rng, 1, 3);
    rules.zone_passes = between(rng, 0, 3);
    rules.goals_to_win = between(rng, 1, 3);
    rules.max_turns = rng.below(2) == 0 ? 0 : between(rng, 1, 60);
    rules.first = static_cast<Seat>(rng.below(2));
    const auto any = [&] { return soccer::square_at(between(rng, 1, rules.columns), between(rng, 1, rules.rows)); };
    for (int i = between(rng, 1, most); i > 0; --i) rules.red.insert(any());
    for (int i = between(rng, 1, most); i > 0; --i) rules.blue.insert(any());
    rules.ball = any();
    try {
      check(rules);
      return rules;
    } catch (const touchline::Error&) {  // two things on one square, and the like: draw again
    }
  }
}

std::vector<slow_soccer::Action> listed_actions(const State& state) {
  std::vector<ActionId> actions(state.legal({}));
  state.legal(actions);
  std::vector<slow_soccer::Action> out;
  for (const ActionId action : actions) out.push_back({action_text(state, action), value(action)});
  return out;
}

bool same(const std::vector<slow_soccer::Action>& a, const std::vector<slow_soccer::Action>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const auto& one, const auto& other) { return one.text == other.text && one.id == other.id; });
}

// Passes and dribbles are rare among the steps: prefer them, so that zones and goals come up.
const slow_soccer::Action& random_choice(const std::vector<slow_soccer::Action>& actions, Rng& rng) {
  std::size_t chosen = rng.below(actions.size());
  for (int again = 0; again < 3 && actions[chosen].text.find_first_of("x:") == std::string::npos; ++again)
    chosen = rng.below(actions.size());
  return actions[chosen];
}

// Plays both games to the end or for so many actions, comparing lists and states; returns the actions played.
int play_both(const Rules& rules, Rng& rng, int most_actions) {
  State state(rules);
  slow_soccer::Game game(slow(rules));
  for (int i = 0;; ++i) {
    REQUIRE(summary(state) == game.summary());
    const auto actions = listed_actions(state);
    REQUIRE(same(actions, game.legal()));
    REQUIRE((actions.empty() || state.position().count(state.pitch()) == actions.size()));
    REQUIRE(actions.empty() == state.result().has_value());
    if (actions.empty() || i == most_actions) return i;
    const auto& chosen = random_choice(actions, rng);
    state.apply(ActionId{chosen.id});
    game.apply(chosen.id);
  }
}

// A state of a small game after some random actions, with the slow game beside it; not finished.
struct Pair {
  State state;
  slow_soccer::Game game;
};

Pair random_position(Rng& rng, int most_pieces, int most_steps) {
  for (;;) {
    Rules rules = random_rules(rng, 7, 9, 3);
    rules.steps = std::min(rules.steps, most_steps);
    rules.pieces = std::min(rules.pieces, most_pieces);
    Pair pair{State(rules), slow_soccer::Game(slow(rules))};
    for (int i = between(rng, 0, 40); i > 0 && !pair.state.result(); --i) {
      const auto actions = listed_actions(pair.state);
      const auto& chosen = random_choice(actions, rng);
      pair.state.apply(ActionId{chosen.id});
      pair.game.apply(chosen.id);
    }
    if (!pair.state.result()) return pair;
  }
}

State after_turn(State state, std::span<const ActionId> actions) {
  for (const ActionId action : actions) state.apply(action);
  return state;
}

// Compares the unique turns with the first of all turns to each result, at most `most_turns` of all.
void check_unique(const State& start, int most_turns) {
  std::map<std::uint64_t, std::vector<State>> met;  // by hash, only to be quick
  std::vector<std::vector<ActionId>> expected, found;
  int turns = 0;
  for_each_turn(start, {}, [&](std::span<const ActionId> actions) {
    const State state = after_turn(start, actions);
    auto& alike = met[state.state_hash()];
    if (std::find(alike.begin(), alike.end(), state) == alike.end()) {
      alike.push_back(state);
      expected.emplace_back(actions.begin(), actions.end());
    }
    return ++turns < most_turns;
  });
  touchline::TurnOptions options;
  options.unique = true;
  for_each_turn(start, options, [&](std::span<const ActionId> actions) {
    found.emplace_back(actions.begin(), actions.end());
    return turns < most_turns || found.size() < expected.size();
  });
  CHECK(found == expected);
}

}  // namespace

TEST_CASE("random games agree step by step with the slow soccer, on boards of every size", "[soccer]") {
  int actions = 0, finished = 0;
  for (std::uint64_t n = 0; n < 60; ++n) {
    CAPTURE(n);
    Rng rng(1, n);
    const Rules rules = n % 2 == 0 ? random_rules(rng, 7, 9, 3) : random_rules(rng, 19, 25, 8);
    const int played = play_both(rules, rng, 300);
    actions += played;
    finished += played < 300 ? 1 : 0;
  }
  CHECK(actions > 5000);
  CHECK(finished > 5);
}

TEST_CASE("random games of the standard set-up agree step by step with the slow soccer", "[soccer]") {
  for (std::uint64_t n = 0; n < 6; ++n) {
    CAPTURE(n);
    Rng rng(2, n);
    Rules rules;
    rules.max_turns = n == 0 ? 20 : 200;
    CHECK(play_both(rules, rng, 300) > 20);
  }
}

TEST_CASE("all whole turns of random positions, and one for each result", "[soccer][SO-25][SO-26]") {
  std::size_t turns = 0, results = 0, in_mid_turn = 0;
  for (std::uint64_t n = 0; n < 200; ++n) {
    CAPTURE(n);
    Rng rng(3, n);
    const Pair pair = n % 4 == 0 ? random_position(rng, 3, 1) : random_position(rng, 2, 2);
    const auto expected = pair.game.turns_with_results();
    std::size_t i = 0;
    std::set<std::string> met;
    std::vector<std::string> first_of_each;
    for_each_turn(pair.state, {}, [&](std::span<const ActionId> actions) {
      REQUIRE(i < expected.size());
      const auto& [text, result] = expected[i++];
      REQUIRE(turn_text(pair.state, actions) == text);
      REQUIRE(summary(after_turn(pair.state, actions)) == result);
      if (i % 8 == 0) {
        const auto parsed = parse_turn(pair.state, text);
        REQUIRE(std::equal(parsed.begin(), parsed.end(), actions.begin(), actions.end()));
      }
      if (met.insert(result).second) first_of_each.push_back(text);
      return true;
    });
    CHECK(i == expected.size());
    std::vector<std::string> unique;
    touchline::TurnOptions options;
    options.unique = true;
    for_each_turn(pair.state, options, [&](std::span<const ActionId> actions) {
      unique.push_back(turn_text(pair.state, actions));
      return true;
    });
    CHECK(unique == first_of_each);
    turns += expected.size();
    results += unique.size();
    in_mid_turn += pair.state.mid_turn() ? 1 : 0;
  }
  CHECK(turns > results);
  CHECK(results > 10000);
  CHECK(in_mid_turn > 20);
}

TEST_CASE("unique turns are the first ones to each result, with more steps and pieces", "[soccer][SO-25]") {
  for (std::uint64_t n = 0; n < 40; ++n) {
    CAPTURE(n);
    Rng rng(4, n);
    check_unique((n % 2 == 0 ? random_position(rng, 2, 3) : random_position(rng, 3, 2)).state, 20000);
  }
}

TEST_CASE("unique turns are the first ones to each result, on a large board with many pieces", "[soccer][SO-25]") {
  touchline::soccer::Rules rules;
  rules.columns = 19;
  rules.rows = 25;
  rules.steps = 1;
  for (int row = 3; row <= 9; row += 2)
    for (int column = 4; column <= 12; column += 2) rules.red.insert(touchline::soccer::square_at(column, row));
  rules.blue.insert(touchline::soccer::square_at(10, 20));
  rules.ball = touchline::soccer::square_at(7, 8);
  check_unique(State(rules), 1000000);
}

TEST_CASE("a winning turn is found exactly where there is one", "[soccer][SO-27]") {
  int winning = 0, none = 0;
  for (std::uint64_t n = 0; n < 800; ++n) {
    CAPTURE(n);
    Rng rng(5, n);
    const Pair pair = n % 2 == 0 ? random_position(rng, 2, 2) : random_position(rng, 1, 4);
    const auto side = static_cast<std::size_t>(pair.state.mover().seat());
    bool exists = false;
    for_each_turn(pair.state, {}, [&](std::span<const ActionId> actions) {
      exists = after_turn(pair.state, actions).score()[side] != pair.state.score()[side];
      return !exists;
    });
    const WinningTurn found = winning_turn(pair.state, ~std::uint64_t{0});
    REQUIRE(found.answer == (exists ? WinningTurn::Answer::turn : WinningTurn::Answer::none));
    if (exists) REQUIRE(after_turn(pair.state, found.actions).score()[side] == pair.state.score()[side] + 1);
    ++(exists ? winning : none);
  }
  CHECK(winning > 20);
  CHECK(none > 20);
}
