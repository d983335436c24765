// The hot path allocates nothing. This program counts its own allocations.
#include <cstddef>

#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"
#include "touchline/power_poker_football/game.hpp"

#include "support/allocations_of_play.hpp"
#include "support/catch.hpp"

using namespace touchline;
using power_poker_football::Rules;
using power_poker_football::State;

TEST_CASE("games allocate nothing", "[power_poker_football]") {
  ::operator delete(::operator new(100));
  CHECK(touchline_test::allocation_count() > 0);  // the counting works
  for (const int players : {1, 2, 5}) {
    Rules rules;
    rules.players_per_team = players;
    const State start(rules);
    CHECK(touchline_test::allocations_of_play(start, 3000) == 0);
    CHECK(touchline_test::allocations_of_play(AnyState::of<power_poker_football::Game>(start), 3000) == 0);
  }
}

TEST_CASE("seeing and dealing again allocate nothing", "[power_poker_football]") {
  State state;
  for (const auto* text : {"AS", "2C", "2D", "2H", "pass", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC"})
    state.apply(power_poker_football::parse_action(state, text));
  REQUIRE(state.phase() == power_poker_football::Phase::blast);  // two cards before each of four players
  Rng rng(1);
  const std::size_t before = touchline_test::allocation_count();
  const power_poker_football::View view(state, Seat{0});
  const State again = view.redeal(rng);
  CHECK(touchline_test::allocation_count() == before);
  CHECK_FALSE(again == state);
  CHECK(again.view_hash(Seat{0}) == state.view_hash(Seat{0}));
}
