// The hot path allocates nothing. This program counts its own allocations.
#include <array>
#include <cstddef>
#include <cstdlib>
#include <span>

#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"
#include "touchline/power_poker_football/game.hpp"

#include "support/catch.hpp"
#include "support/counted_new.hpp"

using namespace touchline;
using power_poker_football::Rules;
using power_poker_football::State;

namespace {

/// Plays `actions` random actions on copies, and says how often that allocated.
template <class AnyOrTypedState>
std::size_t allocations_of_play(AnyOrTypedState state, int actions) {
  const std::size_t before = touchline_test::allocation_count();
  Rng rng(4);
  std::array<ActionId, 80> legal;
  for (int i = 0; i < actions; ++i) {
    const std::size_t count = state.legal(std::span<ActionId>(legal));
    if (count == 0) break;
    AnyOrTypedState copy = state;
    const ActionId action = legal[static_cast<std::size_t>(rng.below(count))];
    if (!copy.is_legal(action) || copy.try_apply(action)) std::abort();
    state = copy;
  }
  return touchline_test::allocation_count() - before;
}

}  // namespace

TEST_CASE("games and redeals allocate nothing", "[power_poker_football]") {
  ::operator delete(::operator new(100));
  CHECK(touchline_test::allocation_count() > 0);  // the counting works
  for (const int players : {1, 2, 5}) {
    Rules rules;
    rules.players_per_team = players;
    const State start(rules);
    CHECK(allocations_of_play(start, 3000) == 0);
    CHECK(allocations_of_play(AnyState::of<power_poker_football::Game>(start), 3000) == 0);
    State state = start;
    for (const auto text : {"AS", "2C"}) state.apply(power_poker_football::parse_action(state, text));
    Rng rng(1);
    const std::size_t before = touchline_test::allocation_count();
    const power_poker_football::View view(state, Seat{0});
    const State again = view.redeal(rng);
    CHECK(touchline_test::allocation_count() == before);
    CHECK(again.view_hash(Seat{0}) == state.view_hash(Seat{0}));
  }
}
