// Speed of reading PDN: games read, replayed and checked. Rates (`items_per_second`) are of plies.
#include <benchmark/benchmark.h>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>

#include "touchline/core/random.hpp"
#include "touchline/core/record.hpp"
#include "touchline/draughts/game.hpp"
#include "touchline/draughts/pdn.hpp"

namespace {

using namespace touchline;

/// Random games to their end, with the tags that such files have.
std::string random_games(int games) {
  std::string text;
  std::vector<ActionId> buffer;
  for (int game = 0; game < games; ++game) {
    Rng rng(1, static_cast<std::uint64_t>(game));
    Record record(AnyState::of<draughts::Game>(draughts::State({draughts::Draws::tournament, draughts::Unit::move})));
    while (!record.state().is_finished()) record.apply(record.state().random_action(rng, buffer));
    record.set_seats({"One", "Another"});
    record.set_tag("Event", "Random play");
    record.set_tag("Round", std::to_string(game + 1));
    text += draughts::write_pdn(record) + "\n";
  }
  return text;
}

std::string historical_games() {
  std::ifstream file(TOUCHLINE_SOURCE_DIR "/examples/data/historical_games.pdn", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void read(benchmark::State& run, const std::string& text) {
  std::size_t plies = 0, games = 0;
  for ([[maybe_unused]] auto turn : run)
    draughts::read_pdn(text, [&](GameTextItem&& item) {
      if (item.record == nullptr) {
        run.SkipWithError("a game is refused");
        return false;
      }
      plies += item.record->events().size();
      ++games;
      return true;
    });
  run.SetItemsProcessed(static_cast<std::int64_t>(plies));
  run.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * static_cast<std::int64_t>(run.iterations()));
  run.counters["games"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
}

void random_pdn(benchmark::State& run) { read(run, random_games(1000)); }
BENCHMARK(random_pdn)->Unit(benchmark::kMillisecond);

void historical_pdn(benchmark::State& run) { read(run, historical_games()); }
BENCHMARK(historical_pdn)->Unit(benchmark::kMillisecond);

}  // namespace
