// Speed of three-step soccer. Rates (`items_per_second`) are of leaves, turns, actions or documents.
#include <array>
#include <benchmark/benchmark.h>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"
#include "touchline/soccer/game.hpp"

#include "every_game.hpp"

namespace {

using namespace touchline;
using soccer::State;

constexpr std::size_t most_actions = 1024;  // more than any state met here has

/// The states of some random games, each where a turn begins.
std::vector<State> states_between_turns() {
  std::vector<State> all;
  std::array<ActionId, most_actions> actions;
  for (std::uint64_t game = 0; game < 20; ++game) {
    Rng rng(1, game);
    State state;
    for (int i = 0; i < 400 && !state.result(); ++i) {
      if (!state.mid_turn()) all.push_back(state);
      const std::size_t count = state.legal(actions);
      state.apply(actions[static_cast<std::size_t>(rng.below(count))]);
    }
  }
  return all;
}

void items(benchmark::State& run, std::size_t done) { run.SetItemsProcessed(static_cast<std::int64_t>(done)); }

/// Atomic actions, the last ply counted in bulk.
void perft_bulk(benchmark::State& run) {
  std::size_t leaves = 0;
  for ([[maybe_unused]] auto turn : run)
    leaves += static_cast<std::size_t>(soccer::perft(State(), static_cast<int>(run.range(0))));
  items(run, leaves);
}
BENCHMARK(perft_bulk)->DenseRange(5, 7)->Unit(benchmark::kMillisecond);

/// Every action is played and taken back, the last one too.
void perft_without_bulk(benchmark::State& run) {
  std::size_t leaves = 0;
  for ([[maybe_unused]] auto turn : run)
    leaves += static_cast<std::size_t>(soccer::perft_without_bulk(State(), static_cast<int>(run.range(0))));
  items(run, leaves);
}
BENCHMARK(perft_without_bulk)->Arg(5)->Arg(6)->Unit(benchmark::kMillisecond);

void perft_options(benchmark::State& run) {
  std::size_t leaves = 0;
  const PerftOptions options{.threads = static_cast<unsigned>(run.range(1)),
                             .hash_mib = static_cast<std::size_t>(run.range(2))};
  for ([[maybe_unused]] auto turn : run)
    leaves += static_cast<std::size_t>(soccer::perft(State(), static_cast<int>(run.range(0)), options, nullptr).nodes);
  items(run, leaves);
}
BENCHMARK(perft_options)
    ->ArgNames({"depth", "threads", "hash_mib"})
    ->Args({6, 1, 0})
    ->Args({6, 2, 0})
    ->Args({6, 1, 64})
    ->Args({6, 2, 64})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// All whole turns of the first state: 6,968,974, or with `unique` 34,523.
void first_turns(benchmark::State& run) {
  const State state;
  TurnOptions options;
  options.unique = run.range(0) != 0;
  std::size_t turns = 0;
  for ([[maybe_unused]] auto turn : run)
    soccer::for_each_turn(state, options, [&](std::span<const ActionId>) { return ++turns != 0; });
  items(run, turns);
}
BENCHMARK(first_turns)->ArgName("unique")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void winning_turns(benchmark::State& run) {
  const auto all = states_between_turns();
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run)
    for (const State& state : all) {
      benchmark::DoNotOptimize(soccer::winning_turn(state, ~std::uint64_t{0}));
      ++done;
    }
  items(run, done);
}
BENCHMARK(winning_turns)->Unit(benchmark::kMillisecond);

void list_actions(benchmark::State& run) {
  const auto all = states_between_turns();
  std::array<ActionId, most_actions> actions;
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run)
    for (const State& state : all) {
      benchmark::DoNotOptimize(state.legal(actions));
      ++done;
    }
  items(run, done);
}
BENCHMARK(list_actions);

/// Random games: the list of actions, one of them at random, the action. Rates are of actions.
template <class AnyOrTypedState>
void play_games(benchmark::State& run, const AnyOrTypedState& start) {
  std::array<ActionId, most_actions> actions;
  std::size_t done = 0;
  Rng rng(3);
  for ([[maybe_unused]] auto turn : run) {
    AnyOrTypedState state = start;
    while (const std::size_t count = state.legal(std::span<ActionId>(actions))) {
      if (state.try_apply(actions[static_cast<std::size_t>(rng.below(count))]))
        run.SkipWithError("an action was refused");
      ++done;
    }
  }
  items(run, done);
}
void random_games(benchmark::State& run) { play_games(run, State()); }
BENCHMARK(random_games)->Unit(benchmark::kMillisecond);
void random_games_any_state(benchmark::State& run) { play_games(run, AnyState::of<soccer::Game>(State())); }
BENCHMARK(random_games_any_state)->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool of_every_game = touchline_benchmark::add<soccer::Game>();

}  // namespace
