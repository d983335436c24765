// Speed of Power Poker Football. Rates (`items_per_second`) are of leaves, actions, states or documents.
#include <array>
#include <benchmark/benchmark.h>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"
#include "touchline/power_poker_football/game.hpp"

#include "every_game.hpp"

namespace {

using namespace touchline;
using power_poker_football::Game;
using power_poker_football::Phase;
using power_poker_football::Rules;
using power_poker_football::State;
using power_poker_football::View;

using Buffer = std::array<ActionId, 80>;

Rules rules_of(std::int64_t players_per_team) {
  Rules rules;
  rules.players_per_team = static_cast<int>(players_per_team);
  return rules;
}

// All outcomes weigh the same (PP-3).
ActionId random_action(const State& state, Rng& rng, Buffer& actions) {
  return actions[static_cast<std::size_t>(rng.below(state.legal(actions)))];
}

/// States of random games in the rounds of a hand.
std::vector<State> rounds() {
  std::vector<State> all;
  Rng rng(1);
  Buffer actions;
  for (State state; all.size() < 2000;) {
    if (state.phase() == Phase::finished) state = State(state.rules());
    state.apply(random_action(state, rng, actions));
    if (state.phase() == Phase::round) all.push_back(state);
  }
  return all;
}

void items(benchmark::State& run, std::size_t done) { run.SetItemsProcessed(static_cast<std::int64_t>(done)); }

void random_play(benchmark::State& run) {
  const State start(rules_of(run.range(0)));
  std::size_t played = 0;
  std::uint64_t game = 0;
  Buffer actions;
  for ([[maybe_unused]] auto turn : run) {
    Rng rng(1, game++);
    for (State state = start; state.phase() != Phase::finished; ++played)
      if (const auto error = state.try_apply(random_action(state, rng, actions))) run.SkipWithError("refused");
  }
  items(run, played);
}
BENCHMARK(random_play)->ArgName("players")->Arg(1)->Arg(2)->Arg(5)->Unit(benchmark::kMillisecond);

void perft(benchmark::State& run) {
  const auto state = AnyState::of<Game>(State());
  std::size_t leaves = 0;
  for ([[maybe_unused]] auto turn : run) leaves += static_cast<std::size_t>(state.perft(4).nodes);
  items(run, leaves);
}
BENCHMARK(perft)->Unit(benchmark::kMillisecond);

void observe_and_redeal(benchmark::State& run) {
  const std::vector<State> states = rounds();
  Rng rng(3);
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run) {
    const View view(states[done % states.size()], Seat{0});
    benchmark::DoNotOptimize(view.redeal(rng));
    ++done;
  }
  items(run, done);
}
BENCHMARK(observe_and_redeal);

[[maybe_unused]] const bool of_every_game = touchline_benchmark::add<power_poker_football::Game>();

}  // namespace
