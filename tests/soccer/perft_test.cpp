#include "touchline/soccer/perft.hpp"

#include "boards.hpp"

using namespace boards;
using touchline::Error;
using touchline::PerftOptions;

namespace {

std::uint64_t turns(const State& state, int depth, bool unique) {
  PerftOptions options;
  options.unit = PerftOptions::Unit::turns;
  options.unique = unique;
  return perft(state, depth, options, nullptr).nodes;
}

// Counted through states alone.
std::uint64_t slow_perft(const State& state, int depth) {
  if (depth == 0) return 1;
  std::vector<ActionId> actions(state.legal({}));
  state.legal(actions);
  std::uint64_t leaves = 0;
  for (const ActionId action : actions) {
    State next = state;
    next.apply(action);
    leaves += slow_perft(next, depth - 1);
  }
  return leaves;
}

}  // namespace

TEST_CASE("atomic perft of the first state", "[soccer][SO-23]") {
  const State state;
  const std::uint64_t expected[] = {1, 45, 429, 6891, 157238, 1656180};  // docs/rules/soccer.md, checked positions
  for (int depth = 0; depth < 6; ++depth) {
    CHECK(perft(state, depth) == expected[depth]);
    CHECK(perft_without_bulk(state, depth) == expected[depth]);
  }
}

TEST_CASE("atomic perft of the first state, depth 6", "[soccer][SO-23][long]") { CHECK(perft(State(), 6) == 27573397); }

TEST_CASE("the first turn: whole turns", "[soccer][SO-25]") {
  CHECK(turns(State(), 1, false) == 6968974);
  CHECK(turns(State(), 1, true) == 34523);
}

TEST_CASE("perft is the same with threads, a hash table and by parts", "[soccer]") {
  const State state = at("F9 E4", "C12 F13", "F10");  // goals within reach
  const std::uint64_t expected = perft(state, 5);
  CHECK(expected == slow_perft(state, 5));
  CHECK(expected == perft_without_bulk(state, 5));
  for (const unsigned threads : {1U, 3U})
    for (const std::size_t hash_mib : {0U, 1U, 16U}) {
      PerftOptions options;
      options.threads = threads;
      options.hash_mib = hash_mib;
      CHECK(perft(state, 5, options, nullptr).nodes == expected);
      std::uint64_t sum = 0;
      const auto add = [&](std::string_view, std::uint64_t nodes) { sum += nodes; };
      const touchline::DivideVisitor divide(add);
      CHECK(perft(state, 5, options, &divide).nodes == expected);
      CHECK(sum == expected);
    }
}

TEST_CASE("a finished game counts nothing below itself", "[soccer][SO-22]") {
  touchline::soccer::Rules rules;
  rules.goals_to_win = 1;
  rules.max_turns = 1;
  const State state = at("F10", "F14 A15", "F11", touchline::soccer::red, rules);
  // One turn is all there is, so below it counts what a turn holds. Passes to F12 and F13: no shot, F14 is in the way.
  CHECK(perft(state, 8) == 0);
  for (int depth = 0; depth < 8; ++depth) CHECK(perft_without_bulk(state, depth) == slow_perft(state, depth));
  State over = state;
  over.agree_draw();
  CHECK(perft(over, 0) == 1);
  CHECK(perft(over, 1) == 0);
  CHECK(turns(over, 1, false) == 0);
  CHECK(turns(over, 1, true) == 0);
}

TEST_CASE("perft of whole turns to depth two, in mid-turn too", "[soccer][SO-25]") {
  touchline::soccer::Rules rules;
  rules.steps = 2;
  rules.pieces = 1;
  const State state = at("F9", "F13", "F10", touchline::soccer::red, rules);
  // Counted the slow way: every turn, then every turn of the other side.
  const auto slow = [](const State& from) {
    std::uint64_t sum = 0;
    for_each_turn(from, {}, [&](std::span<const ActionId> first) {
      State next = from;
      for (const ActionId action : first) next.apply(action);
      for_each_turn(next, {}, [&](std::span<const ActionId>) { return ++sum != 0; });
      return true;
    });
    return sum;
  };
  CHECK(turns(state, 2, false) == slow(state));
  const State begun = after(state, "F9-E9");
  CHECK(turns(begun, 2, false) == slow(begun));
  std::uint64_t sum = 0;
  const auto add = [&](std::string_view, std::uint64_t nodes) { sum += nodes; };
  const touchline::DivideVisitor divide(add);
  PerftOptions options;
  options.unit = PerftOptions::Unit::turns;
  CHECK(perft(state, 2, options, &divide).nodes == slow(state));
  CHECK(sum == slow(state));
}

TEST_CASE("a count of whole turns can be stopped soon: there are 45 parts with some 10^12 turns each",
          "[soccer][SO-25]") {
  for (const bool unique : {false, true})
    for (const bool with_divide : {false, true}) {
      CAPTURE(unique, with_divide);
      int calls = 0;
      std::uint64_t last = 0;
      bool rising = true;
      PerftOptions options;
      options.unit = PerftOptions::Unit::turns;
      options.unique = unique;
      options.progress = [&](std::uint64_t nodes, double share) {
        rising = rising && nodes > last && share >= 0 && share < 1;
        last = nodes;
        return ++calls < 3;
      };
      const auto ignore = [](std::string_view, std::uint64_t) {};
      const touchline::DivideVisitor divide(ignore);
      const touchline::PerftCount count = perft(State(), 2, options, with_divide ? &divide : nullptr);
      CHECK_FALSE(count.complete);
      CHECK(calls == 3);
      CHECK(rising);
      CHECK(count.nodes == last);
      CHECK(count.nodes < 250'000);
    }
}

TEST_CASE("of several threads that count whole turns all stop", "[soccer][SO-25]") {
  int calls = 0;
  PerftOptions options;
  options.unit = PerftOptions::Unit::turns;
  options.threads = 3;
  options.progress = [&](std::uint64_t, double) { return ++calls < 3; };
  const touchline::PerftCount count = perft(State(), 2, options, nullptr);
  CHECK_FALSE(count.complete);
  CHECK(calls == 3);
}

TEST_CASE("reports change no count of whole turns", "[soccer][SO-25]") {
  for (const unsigned threads : {1U, 3U}) {
    std::uint64_t last = 0;
    std::size_t calls = 0;
    PerftOptions options;
    options.unit = PerftOptions::Unit::turns;
    options.threads = threads;
    options.progress = [&](std::uint64_t nodes, double) { return last = nodes, ++calls != 0; };
    const touchline::PerftCount count = perft(State(), 1, options, nullptr);
    CHECK(count.complete);
    CHECK(count.nodes == 6968974);
    CHECK(last == 6968974);
    CHECK(calls > 45);  // after each of the 45 parts, and meanwhile
  }
}

TEST_CASE("no turn at all is one way to play none", "[soccer]") {
  CHECK(turns(State(), 0, false) == 1);
  CHECK(turns(State(), 0, true) == 1);
}

TEST_CASE("what soccer does not count is refused", "[soccer]") {
  PerftOptions options;
  options.unit = PerftOptions::Unit::steps;
  CHECK_THROWS_AS(perft(State(), 1, options, nullptr), Error);
  options.unit = PerftOptions::Unit::actions;
  options.unique = true;
  CHECK_THROWS_AS(perft(State(), 1, options, nullptr), Error);
}
