// Speed of the cards kit. Rates (`items_per_second`) are of hands or of draws.
#include <algorithm>
#include <array>
#include <benchmark/benchmark.h>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "touchline/cards/card_set.hpp"
#include "touchline/cards/poker.hpp"
#include "touchline/core/random.hpp"

namespace {

using namespace touchline;
using cards::Card;
using cards::CardSet;
using cards::PokerHand;

using SevenCards = std::array<Card, 7>;

constexpr std::size_t hand_count = 1 << 16;

/// Random hands in the order in which they were drawn.
std::vector<SevenCards> random_hands() {
  Rng rng(1);
  std::vector<SevenCards> hands(hand_count);
  for (SevenCards& hand : hands) {
    CardSet left = CardSet::deck();
    for (Card& card : hand) {
      card = left.nth(rng.below(static_cast<std::uint64_t>(left.size())));
      left.erase(card);
    }
  }
  return hands;
}

/// Looks for the best of all hands, so that every one is worked out and none is written.
template <class Hands>
void best_of(benchmark::State& run, const Hands& hands) {
  for ([[maybe_unused]] auto turn : run) {
    PokerHand best;
    for (const auto& hand : hands) best = std::max(best, cards::best_hand(hand));
    benchmark::DoNotOptimize(best);
  }
  run.SetItemsProcessed(run.iterations() * static_cast<std::int64_t>(hands.size()));
}

void best_of_seven_from_list(benchmark::State& run) { best_of(run, random_hands()); }
BENCHMARK(best_of_seven_from_list);

void best_of_seven_from_set(benchmark::State& run) {
  std::vector<CardSet> sets;
  for (const SevenCards& hand : random_hands()) sets.push_back(CardSet::of(hand));
  best_of(run, sets);
}
BENCHMARK(best_of_seven_from_set);

void fair_draws(benchmark::State& run) {
  Rng rng(2);
  CardSet left = CardSet::deck();
  for ([[maybe_unused]] auto turn : run) {
    if (left.is_empty()) left = CardSet::deck();
    left.erase(left.nth(rng.below(static_cast<std::uint64_t>(left.size()))));
  }
  benchmark::DoNotOptimize(left);
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK(fair_draws);

}  // namespace
