/// What the benchmarks of all games measure in the same way. Rates (`items_per_second`) are of actions, states or
/// documents.
#pragma once

#include <array>
#include <benchmark/benchmark.h>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"
#include "touchline/core/registry.hpp"
#ifdef TOUCHLINE_BENCHMARK_C
#include "touchline.h"
#endif

namespace touchline_benchmark {

using namespace touchline;
using Buffer = std::array<ActionId, 2048>;

inline void items(benchmark::State& run, std::size_t done) { run.SetItemsProcessed(static_cast<std::int64_t>(done)); }

/// The place in the list of a random action: by weight at a chance event, unless all outcomes weigh the same.
template <Game G>
std::size_t pick(const typename G::State& state, Rng& rng, std::span<const ActionId> legal) {
  if constexpr (
      requires { state.weight(ActionId{}); } && !requires { G::uniform_chance; }) {
    if (state.mover().is_chance()) {
      std::uint64_t total = 0;
      for (const ActionId action : legal) total += state.weight(action);
      std::uint64_t draw = rng.below(total);
      std::size_t i = 0;
      for (std::uint64_t weight; draw >= (weight = state.weight(legal[i])); ++i) draw -= weight;
      return i;
    }
  }
  return static_cast<std::size_t>(rng.below(legal.size()));
}

/// States that random games pass, each with an action that is legal in it.
template <class State>
struct Moment {
  State state;
  ActionId action;
};

template <Game G>
std::vector<Moment<typename G::State>> moments() {
  std::vector<Moment<typename G::State>> all;
  Buffer legal;
  for (std::uint64_t game = 0; all.size() < 500; ++game) {
    Rng rng(1, game);
    typename G::State state;
    for (int i = 0; i < 400; ++i) {
      const std::size_t count = state.legal(legal);
      if (count == 0) break;
      const ActionId action = legal[pick<G>(state, rng, std::span(legal).first(count))];
      if (rng.below(4) == 0) all.push_back({state, action});
      if (state.try_apply(action)) break;
    }
  }
  return all;
}

template <Game G>
void legal_lists(benchmark::State& run) {
  const auto all = moments<G>();
  Buffer legal;
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run) benchmark::DoNotOptimize(all[done++ % all.size()].state.legal(legal));
  items(run, done);
}

template <Game G>
void copies(benchmark::State& run) {
  const auto all = moments<G>();
  auto copy = all.front().state;
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run) {
    copy = all[done++ % all.size()].state;
    benchmark::DoNotOptimize(copy);
  }
  items(run, done);
}

/// A legal action on a copy.
template <Game G>
void actions_on_copies(benchmark::State& run) {
  const auto all = moments<G>();
  auto copy = all.front().state;
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run) {
    const auto& [state, action] = all[done++ % all.size()];
    copy = state;
    if (copy.try_apply(action)) run.SkipWithError("refused");
    benchmark::DoNotOptimize(copy);
  }
  items(run, done);
}

/// Whole random games: the list, one of it, the action.
template <Game G>
void games_of_state(benchmark::State& run) {
  const typename G::State start;
  Buffer legal;
  std::size_t done = 0;
  std::uint64_t game = 0;
  for ([[maybe_unused]] auto turn : run) {
    Rng rng(3, game++);
    auto state = start;
    while (const std::size_t count = state.legal(legal)) {
      if (state.try_apply(legal[pick<G>(state, rng, std::span(legal).first(count))])) run.SkipWithError("refused");
      ++done;
    }
  }
  items(run, done);
}

template <Game G>
void games_of_any_state(benchmark::State& run) {
  const auto start = AnyState::of<G>(typename G::State());
  std::vector<ActionId> buffer;
  std::size_t done = 0;
  std::uint64_t game = 0;
  for ([[maybe_unused]] auto turn : run) {
    Rng rng(3, game++);
    for (AnyState state = start; !state.is_finished(); ++done) state.play_random(rng, buffer);
  }
  items(run, done);
}

#ifdef TOUCHLINE_BENCHMARK_C
/// Random play of a thousand states in one call, begun anew where they have ended.
template <Game G>
void batches_of_c(benchmark::State& run) {
  constexpr std::size_t count = 1000;
  const tl_game* game = nullptr;
  tl_state* start = nullptr;
  std::vector<tl_state*> states(count);
  std::vector<tl_rng*> rngs(count);
  std::vector<std::uint64_t> actions(count);
  std::vector<tl_status> statuses(count);
  const bool made = tl_game_find(G::info.name.data(), G::info.name.size(), &game) == TL_OK &&
                    tl_state_new(game, nullptr, 0, &start) == TL_OK &&
                    tl_batch_new(start, count, states.data()) == TL_OK &&
                    tl_batch_rngs_new(3, 0, count, rngs.data()) == TL_OK;
  if (!made) run.SkipWithError("no states");
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run) {
    if (tl_batch_random_step(states.data(), rngs.data(), count, 1, actions.data(), statuses.data()) != TL_OK)
      run.SkipWithError("no step");
    for (std::size_t i = 0; i < count; ++i) {
      if (statuses[i] == TL_OK)
        ++done;
      else if (tl_state_assign(states[i], start) != TL_OK)
        run.SkipWithError("no new start");
    }
  }
  items(run, done);
  if (!made) return;
  tl_batch_free(states.data(), count);
  tl_batch_rngs_free(rngs.data(), count);
  tl_state_free(start);
}
#endif

template <Game G>
void json_written(benchmark::State& run) {
  std::vector<AnyState> states;
  for (const auto& moment : moments<G>()) states.push_back(AnyState::of<G>(moment.state));
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run) benchmark::DoNotOptimize(states[done++ % states.size()].to_json());
  items(run, done);
}

/// `spaced`: with white space behind it, as other programs write it, which goes through the general parser.
template <Game G>
void json_read(benchmark::State& run) {
  const Registry registry = Registry::built_in();
  std::vector<std::string> texts;
  for (const auto& moment : moments<G>())
    texts.push_back(AnyState::of<G>(moment.state).to_json() + (run.range(0) != 0 ? "\n" : ""));
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run)
    benchmark::DoNotOptimize(AnyState::from_json(registry, texts[done++ % texts.size()]));
  items(run, done);
}

/// Adds all of these for a game. The result means nothing: it lets the call stand where a value is initialised.
template <Game G>
bool add() {
  const auto add = [](const char* name, void (*measure)(benchmark::State&)) {
    return benchmark::RegisterBenchmark(name, measure);
  };
  add("every_game/legal", legal_lists<G>);
  add("every_game/copy", copies<G>);
  add("every_game/apply_on_copy", actions_on_copies<G>);
  add("every_game/random_games_of_state", games_of_state<G>);
  add("every_game/random_games_of_any_state", games_of_any_state<G>);
#ifdef TOUCHLINE_BENCHMARK_C
  add("every_game/random_batches_of_c", batches_of_c<G>);
#endif
  add("every_game/json_write", json_written<G>);
  add("every_game/json_read", json_read<G>)->ArgName("spaced")->Arg(0)->Arg(1);
  return true;
}

}  // namespace touchline_benchmark
