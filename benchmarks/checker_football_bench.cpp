// Speed of Checker Football. Rates (`items_per_second`) are of leaves, actions, positions or documents.
#include <array>
#include <benchmark/benchmark.h>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "touchline/checker_football/game.hpp"
#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"

#include "every_game.hpp"

namespace {

using namespace touchline;
using checker_football::LineUpMode;
using checker_football::Rules;
using checker_football::State;

using Buffer = std::array<ActionId, 1024>;

Rules rules_of(LineUpMode mode, int accuracy = 12) {
  Rules rules;
  rules.line_up = mode;
  rules.accuracy = accuracy;
  return rules;
}

/// A random action, landings by their weight.
ActionId random_action(const State& state, Rng& rng, Buffer& actions) {
  const std::size_t count = state.legal(actions);
  if (!state.mover().is_chance()) return actions[static_cast<std::size_t>(rng.below(count))];
  std::array<std::uint64_t, 9> weights{};
  for (std::size_t i = 0; i < count; ++i) weights[i] = state.weight(actions[i]);
  return actions[rng.pick(weights)];
}

/// States of random games on the move in a down.
std::vector<State> downs() {
  std::vector<State> all;
  Rng rng(1);
  Buffer actions;
  for (State state(rules_of(LineUpMode::standard)); all.size() < 2000;) {
    if (state.phase() == checker_football::Phase::finished) state = State(state.rules());
    state.apply(random_action(state, rng, actions));
    if (state.phase() == checker_football::Phase::move) all.push_back(state);
  }
  return all;
}

void items(benchmark::State& run, std::size_t done) { run.SetItemsProcessed(static_cast<std::int64_t>(done)); }

void random_play(benchmark::State& run) {
  const Rules rules =
      rules_of(run.range(0) == 0 ? LineUpMode::free : LineUpMode::standard, static_cast<int>(run.range(1)));
  std::size_t played = 0;
  std::uint64_t game = 0;
  Buffer actions;
  for ([[maybe_unused]] auto turn : run) {
    Rng rng(1, game++);
    for (State state(rules); state.phase() != checker_football::Phase::finished; ++played)
      if (const auto error = state.try_apply(random_action(state, rng, actions))) run.SkipWithError("refused");
  }
  items(run, played);
}
BENCHMARK(random_play)
    ->ArgNames({"standard", "accuracy"})
    ->Args({0, 12})
    ->Args({1, 12})
    ->Args({1, 0})
    ->Unit(benchmark::kMillisecond);

void perft(benchmark::State& run) {
  const auto state =
      AnyState::of<checker_football::Game>(State(rules_of(LineUpMode::standard, static_cast<int>(run.range(1)))));
  std::size_t leaves = 0;
  for ([[maybe_unused]] auto turn : run)
    leaves += static_cast<std::size_t>(state.perft(static_cast<int>(run.range(0))).nodes);
  items(run, leaves);
}
BENCHMARK(perft)
    ->ArgNames({"depth", "accuracy"})
    ->Args({3, 12})
    ->Args({3, 0})
    ->Args({4, 12})
    ->Unit(benchmark::kMillisecond);

void list_actions(benchmark::State& run) {
  const std::vector<State> states = downs();
  Buffer actions;
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run) {
    benchmark::DoNotOptimize(states[done % states.size()].legal(actions));
    ++done;
  }
  items(run, done);
}
BENCHMARK(list_actions);

void count_actions(benchmark::State& run) {
  const std::vector<State> states = downs();
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run) {
    benchmark::DoNotOptimize(states[done % states.size()].legal({}));
    ++done;
  }
  items(run, done);
}
BENCHMARK(count_actions);

void find_passes(benchmark::State& run) {
  const std::vector<State> states = downs();
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run) {
    benchmark::DoNotOptimize(states[done % states.size()].position().passes());
    ++done;
  }
  items(run, done);
}
BENCHMARK(find_passes);

[[maybe_unused]] const bool of_every_game = touchline_benchmark::add<checker_football::Game>();

}  // namespace
