// The hot path allocates nothing. This program counts its own allocations.
#include <cstddef>

#include "touchline/checker_football/game.hpp"
#include "touchline/core/any_state.hpp"

#include "support/allocations_of_play.hpp"
#include "support/catch.hpp"

using namespace touchline;
using checker_football::LineUpMode;
using checker_football::Rules;
using checker_football::State;

TEST_CASE("games allocate nothing, whatever the rules", "[checker_football]") {
  ::operator delete(::operator new(100));
  CHECK(touchline_test::allocation_count() > 0);  // the counting works
  for (const LineUpMode mode : {LineUpMode::free, LineUpMode::standard}) {
    Rules rules;
    rules.line_up = mode;
    const State start(rules);
    CHECK(touchline_test::allocations_of_play(start, 3000) == 0);
    CHECK(touchline_test::allocations_of_play(AnyState::of<checker_football::Game>(start), 3000) == 0);
  }
}
