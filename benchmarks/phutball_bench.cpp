// Speed of phutball. Rates (`items_per_second`) are of ball moves, leaves, actions, positions or documents.
#include <array>
#include <benchmark/benchmark.h>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"
#include "touchline/phutball/game.hpp"

#include "every_game.hpp"

namespace {

using namespace touchline;
using phutball::Position;
using phutball::State;

/// Crowded surroundings of a ball on H10.
struct Crowd {
  const char* name;
  std::string_view position;
};

constexpr std::array<Crowd, 4> crowds{
    {{"ring8", "15x19 O H10 G9,H9,J9,G10,J10,G11,H11,J11"},
     {"edges2", "15x19 O H10 G8,J8,F9,H9,K9,G10,J10,F11,H11,K11,G12,J12"},
     {"edges3", "15x19 O H10 F7,H7,K7,E8,G8,J8,L8,F9,H9,K9,E10,G10,J10,L10,F11,H11,K11,E12,G12,J12,L12,F13,H13,K13"},
     {"lattice2", "15x19 O H10 G8,J8,F9,G9,H9,J9,K9,G10,J10,F11,G11,H11,J11,K11,G12,J12"}}};

/// No goal is in reach, and only a proof says so.
constexpr std::string_view hopeless =
    "15x19 O D11 C1,D1,J1,E2,G2,H2,K2,L2,P2,E3,K3,O3,A4,B4,D4,H4,J4,L4,M4,O4,P4,E5,G5,H5,O5,P5,D6,F6,G6,J6,L6,M6,N6,"
    "A7,D7,G7,H7,K7,L7,F8,J8,N8,C9,E9,F9,M9,N9,P9,C10,F10,H10,J10,K10,M10,P10,A11,C11,E11,H11,L11,O11,P11,A12,J12,L12,"
    "M12,O12,B13,D13,E13,L13,M13,O13,B14,C14,E14,L14,N14,O14,E15,H15,J15,K15,B16,C16,K16,M16,N16,P16,A18,D19,E19,F19,"
    "G19,K19,O19";

/// A state somewhere in a random game.
State state_after(int actions) {
  Rng rng(2);
  State state;
  std::array<ActionId, 420> legal;
  for (int i = 0; i < actions; ++i) {
    const std::size_t count = state.legal(legal);
    if (count == 0) break;
    state.apply(legal[rng.below(count)]);
  }
  return state;
}

void items(benchmark::State& run, std::size_t done) { run.SetItemsProcessed(static_cast<std::int64_t>(done)); }

void ball_moves(benchmark::State& run, const Crowd& crowd) {
  const Position position = phutball::parse_position(crowd.position).position();
  std::size_t paths = 0, actions = 0;
  for ([[maybe_unused]] auto turn : run)
    phutball::for_each_ball_move(position, {}, [&](std::span<const ActionId> path) {
      ++paths;
      actions += path.size();
      return true;
    });
  benchmark::DoNotOptimize(actions);
  items(run, paths);
}

void ball_moves_by_result(benchmark::State& run, const Crowd& crowd) {
  const Position position = phutball::parse_position(crowd.position).position();
  TurnOptions options;
  options.unique = true;
  std::size_t results = 0;
  for ([[maybe_unused]] auto turn : run)
    phutball::for_each_ball_move(position, options, [&](std::span<const ActionId>) {
      ++results;
      return true;
    });
  items(run, results);
}

void counted_ball_moves(benchmark::State& run, const Crowd& crowd) {
  const Position position = phutball::parse_position(crowd.position).position();
  std::size_t paths = 0;
  for ([[maybe_unused]] auto turn : run) paths += phutball::count_ball_moves(position);
  items(run, paths);
}

void whole_turns(benchmark::State& run, const Crowd& crowd) {
  const State state = phutball::parse_position(crowd.position);
  std::size_t turns = 0;
  for ([[maybe_unused]] auto turn : run)
    phutball::for_each_turn(state, {}, [&](std::span<const ActionId>) {
      ++turns;
      return true;
    });
  items(run, turns);
}

void perft(benchmark::State& run) {
  std::size_t leaves = 0;
  for ([[maybe_unused]] auto turn : run)
    leaves += phutball::perft(State(), static_cast<int>(run.range(0)), {}, nullptr).nodes;
  items(run, leaves);
}
BENCHMARK(perft)->Arg(3)->Unit(benchmark::kMillisecond);

void perft_options(benchmark::State& run) {
  const PerftOptions options{.threads = static_cast<unsigned>(run.range(1)),
                             .hash_mib = static_cast<std::size_t>(run.range(2))};
  std::size_t leaves = 0;
  for ([[maybe_unused]] auto turn : run)
    leaves += phutball::perft(State(), static_cast<int>(run.range(0)), options, nullptr).nodes;
  items(run, leaves);
}
BENCHMARK(perft_options)
    ->ArgNames({"depth", "threads", "hash_mib"})
    ->Args({3, 1, 0})
    ->Args({3, 2, 0})
    ->Args({3, 1, 64})
    ->Args({3, 2, 64})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void winning_turn(benchmark::State& run) {
  const State state = phutball::parse_position(hopeless);
  for ([[maybe_unused]] auto turn : run) benchmark::DoNotOptimize(phutball::winning_turn(state, 1'000'000));
}
BENCHMARK(winning_turn)->Unit(benchmark::kMillisecond);

void random_actions(benchmark::State& run) {
  std::array<ActionId, 420> legal;
  std::size_t actions = 0;
  std::uint64_t game = 0;
  for ([[maybe_unused]] auto turn : run) {
    Rng rng(3, game++);
    State state;
    while (const std::size_t count = state.legal(legal)) {
      static_cast<void>(state.try_apply(legal[rng.below(count)]));
      ++actions;
    }
  }
  items(run, actions);
}
BENCHMARK(random_actions);

void position_hashes(benchmark::State& run) {
  const State state = state_after(100);
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run) {
    benchmark::DoNotOptimize(state.position_hash());
    ++done;
  }
  items(run, done);
}
BENCHMARK(position_hashes);

const bool registered = [] {
  for (const Crowd& crowd : crowds) {
    const std::string name(crowd.name);
    benchmark::RegisterBenchmark(("ball_moves/" + name).c_str(), ball_moves, crowd);
    benchmark::RegisterBenchmark(("ball_moves_by_result/" + name).c_str(), ball_moves_by_result, crowd);
    benchmark::RegisterBenchmark(("counted_ball_moves/" + name).c_str(), counted_ball_moves, crowd);
    benchmark::RegisterBenchmark(("whole_turns/" + name).c_str(), whole_turns, crowd);
  }
  return true;
}();

[[maybe_unused]] const bool of_every_game = touchline_benchmark::add<phutball::Game>();

}  // namespace
