// Speed of English draughts. Rates (`items_per_second`) are of leaves, moves, positions or documents.
#include <array>
#include <benchmark/benchmark.h>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"
#include "touchline/draughts/game.hpp"
#include "touchline/draughts/perft.hpp"
#include "touchline/draughts/position.hpp"
#include "touchline/draughts/random_moves.hpp"
#include "touchline/draughts/state.hpp"

#include "every_game.hpp"

namespace {

using namespace touchline;
using draughts::MoveList;
using draughts::Position;
using draughts::State;

/// The positions of some random games.
std::vector<Position> positions() {
  std::vector<Position> all;
  for (std::uint64_t game = 0; game < 50; ++game) {
    Rng rng(1, game);
    Position position;
    for (int ply = 0; ply < 100; ++ply) {
      MoveList moves;
      position.moves(moves);
      if (moves.is_empty()) break;
      all.push_back(position);
      position = position.after(moves[static_cast<std::size_t>(rng.below(moves.size()))]);
    }
  }
  return all;
}

/// A state somewhere in a random game.
State state_after(int plies) {
  Rng rng(2);
  State state;
  std::array<ActionId, 128> actions;
  for (int ply = 0; ply < plies; ++ply) {
    const std::size_t count = state.legal(actions);
    if (count == 0) break;
    state.apply(actions[static_cast<std::size_t>(rng.below(count))]);
  }
  return state;
}

void items(benchmark::State& run, std::size_t done) { run.SetItemsProcessed(static_cast<std::int64_t>(done)); }

void perft_bulk(benchmark::State& run) {
  std::size_t leaves = 0;
  for ([[maybe_unused]] auto turn : run)
    leaves += static_cast<std::size_t>(draughts::perft(Position(), static_cast<int>(run.range(0))));
  items(run, leaves);
}
BENCHMARK(perft_bulk)->DenseRange(9, 11)->Unit(benchmark::kMillisecond);

void perft_unique(benchmark::State& run) {
  std::size_t leaves = 0;
  for ([[maybe_unused]] auto turn : run)
    leaves += static_cast<std::size_t>(draughts::perft_unique(Position(), static_cast<int>(run.range(0))));
  items(run, leaves);
}
BENCHMARK(perft_unique)->Arg(10)->Unit(benchmark::kMillisecond);

void perft_options(benchmark::State& run) {
  std::size_t leaves = 0;
  const PerftOptions options{.threads = static_cast<unsigned>(run.range(1)),
                             .hash_mib = static_cast<std::size_t>(run.range(2))};
  for ([[maybe_unused]] auto turn : run)
    leaves +=
        static_cast<std::size_t>(draughts::perft(State(), static_cast<int>(run.range(0)), options, nullptr).nodes);
  items(run, leaves);
}
BENCHMARK(perft_options)
    ->ArgNames({"depth", "threads", "hash_mib"})
    ->Args({11, 1, 0})
    ->Args({11, 2, 0})
    ->Args({11, 1, 64})
    ->Args({11, 2, 64})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// Every leaf is made and stored.
void perft_without_bulk(benchmark::State& run) {
  std::size_t leaves = 0;
  for ([[maybe_unused]] auto turn : run)
    leaves += static_cast<std::size_t>(draughts::perft_without_bulk(Position(), static_cast<int>(run.range(0))));
  items(run, leaves);
}
BENCHMARK(perft_without_bulk)->Arg(9)->Arg(10)->Unit(benchmark::kMillisecond);

std::uint64_t walk(const Position& position, int depth) {
  if (depth == 0) return 1;
  MoveList moves;
  position.moves(moves);
  std::uint64_t leaves = 0;
  for (const draughts::Move move : moves) leaves += walk(position.after(move), depth - 1);
  return leaves;
}

/// Every leaf is made from a listed move, by what applications call.
void perft_by_moves(benchmark::State& run) {
  std::size_t leaves = 0;
  for ([[maybe_unused]] auto turn : run)
    leaves += static_cast<std::size_t>(walk(Position(), static_cast<int>(run.range(0))));
  items(run, leaves);
}
BENCHMARK(perft_by_moves)->Arg(9)->Unit(benchmark::kMillisecond);

void list_moves(benchmark::State& run) {
  const auto all = positions();
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run)
    for (const Position& position : all) {
      MoveList moves;
      position.moves(moves);
      benchmark::DoNotOptimize(moves);
      ++done;
    }
  items(run, done);
}
BENCHMARK(list_moves);

void count_moves(benchmark::State& run) {
  const auto all = positions();
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run)
    for (const Position& position : all) {
      benchmark::DoNotOptimize(position.count_moves());
      ++done;
    }
  items(run, done);
}
BENCHMARK(count_moves);

void is_legal(benchmark::State& run) {
  const auto all = positions();
  std::vector<draughts::Move> moves;
  for (const Position& position : all) {
    MoveList legal;
    position.moves(legal);
    moves.push_back(legal[legal.size() / 2]);
  }
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run)
    for (std::size_t i = 0; i < all.size(); ++i, ++done) benchmark::DoNotOptimize(all[i].is_legal(moves[i]));
  items(run, done);
}
BENCHMARK(is_legal);

void after(benchmark::State& run) {
  const auto all = positions();
  std::vector<draughts::Move> moves;
  for (const Position& position : all) {
    MoveList legal;
    position.moves(legal);
    moves.push_back(legal[legal.size() / 2]);
  }
  std::size_t done = 0;
  for ([[maybe_unused]] auto turn : run)
    for (std::size_t i = 0; i < all.size(); ++i, ++done) benchmark::DoNotOptimize(all[i].after(moves[i]));
  items(run, done);
}
BENCHMARK(after);

void copy_position(benchmark::State& run) {
  Position from;
  for ([[maybe_unused]] auto turn : run) {
    benchmark::DoNotOptimize(from);
    Position to = from;
    benchmark::DoNotOptimize(to);
  }
  items(run, static_cast<std::size_t>(run.iterations()));
}
BENCHMARK(copy_position);

/// `quiet`: many visits are in use (DR-17).
void copy_state(benchmark::State& run) {
  State from = run.range(0) != 0 ? state_after(150) : State();
  for ([[maybe_unused]] auto turn : run) {
    benchmark::DoNotOptimize(from);
    State to = from;
    benchmark::DoNotOptimize(to);
  }
  items(run, static_cast<std::size_t>(run.iterations()));
}
BENCHMARK(copy_state)->ArgName("late")->Arg(0)->Arg(1);

/// Random games with tournament draws: the list of moves, one of them at random, the move. Rates are of moves.
template <class AnyOrTypedState>
void play_games(benchmark::State& run, const AnyOrTypedState& start) {
  std::array<ActionId, 128> actions;
  std::size_t moves = 0;
  Rng rng(3);
  for ([[maybe_unused]] auto turn : run) {
    AnyOrTypedState state = start;
    while (const std::size_t count = state.legal(std::span<ActionId>(actions))) {
      if (state.try_apply(actions[static_cast<std::size_t>(rng.below(count))])) run.SkipWithError("a move was refused");
      ++moves;
    }
  }
  items(run, moves);
}

void random_games(benchmark::State& run) { play_games(run, State()); }
BENCHMARK(random_games);

void random_games_by_steps(benchmark::State& run) {
  play_games(run, State({draughts::Draws::tournament, draughts::Unit::step}));
}
BENCHMARK(random_games_by_steps);

/// The same moves found and played without lists.
void random_games_without_lists(benchmark::State& run) {
  std::size_t moves = 0;
  Rng rng(3);
  for ([[maybe_unused]] auto turn : run)
    for (State state; state.play_random(rng);) ++moves;
  items(run, moves);
}
BENCHMARK(random_games_without_lists);

/// Games on bare positions, which forty plies without a capture end; several are played by turns, so that the processor
/// has something to do while it waits for one.
void random_games_of_positions(benchmark::State& run) {
  struct Board {
    Position position;
    int quiet = 0;
  };
  std::vector<Board> boards(static_cast<std::size_t>(run.range(0)));
  std::size_t moves = 0;
  Rng rng(3);
  for ([[maybe_unused]] auto turn : run)
    for (Board& board : boards) {
      const auto move = board.position.play_random(rng);
      moves += move ? 1 : 0;
      board.quiet = move && !move->is_capture() ? board.quiet + 1 : 0;
      if (!move || board.quiet == 40) board = Board{};
    }
  items(run, moves);
}
BENCHMARK(random_games_of_positions)->ArgName("boards")->Arg(1)->Arg(4);

/// The same games, a move of each in one call; each has a generator of its own.
void random_games_of_positions_at_once(benchmark::State& run) {
  const auto boards = static_cast<std::size_t>(run.range(0));
  std::vector<Position> positions(boards);
  std::vector<draughts::Move> played(boards);
  std::vector<int> quiet(boards, 0);
  std::vector<Rng> rngs;
  for (std::size_t i = 0; i < boards; ++i) rngs.emplace_back(3, i);
  std::size_t moves = 0;
  for ([[maybe_unused]] auto turn : run) {
    draughts::play_random(positions, rngs, played);
    for (std::size_t i = 0; i < boards; ++i) {
      const bool any = played[i] != draughts::Move();
      moves += any ? 1 : 0;
      quiet[i] = played[i].is_capture() ? 0 : quiet[i] + 1;
      if (any && quiet[i] != 40) continue;
      positions[i] = Position();
      quiet[i] = 0;
    }
  }
  items(run, moves);
}
BENCHMARK(random_games_of_positions_at_once)->ArgName("boards")->Arg(16)->Arg(256);

void copy_any_state(benchmark::State& run) {
  const AnyState from = AnyState::of<draughts::Game>(State());
  AnyState to = from;
  for ([[maybe_unused]] auto turn : run) {
    to = from;
    benchmark::DoNotOptimize(to);
  }
  items(run, static_cast<std::size_t>(run.iterations()));
}
BENCHMARK(copy_any_state);

[[maybe_unused]] const bool of_every_game = touchline_benchmark::add<draughts::Game>();

}  // namespace
