// The hot path allocates nothing. This program counts its own allocations.
#include <array>
#include <cstddef>
#include <cstdlib>
#include <span>

#include "touchline/checker_football/game.hpp"
#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"

#include "support/catch.hpp"
#include "support/counted_new.hpp"

using namespace touchline;
using checker_football::LineUpMode;
using checker_football::Rules;
using checker_football::State;

namespace {

/// Plays `actions` random actions on copies, and says how often that allocated.
template <class AnyOrTypedState>
std::size_t allocations_of_play(AnyOrTypedState state, int actions) {
  const std::size_t before = touchline_test::allocation_count();
  Rng rng(4);
  std::array<ActionId, 1024> legal;
  for (int i = 0; i < actions; ++i) {
    const std::size_t count = state.legal(std::span<ActionId>(legal));
    if (count == 0) break;
    AnyOrTypedState copy = state;
    const ActionId action = legal[static_cast<std::size_t>(rng.below(count))];
    if (!copy.is_legal(action) || copy.try_apply(action)) std::abort();
    if (copy.legal(std::span<ActionId>()) == count && copy.mover().is_chance() && copy.weight(legal[0]) > 1000)
      std::abort();
    state = copy;
  }
  return touchline_test::allocation_count() - before;
}

}  // namespace

TEST_CASE("games allocate nothing, whatever the rules", "[checker_football]") {
  ::operator delete(::operator new(100));
  CHECK(touchline_test::allocation_count() > 0);  // the counting works
  for (const LineUpMode mode : {LineUpMode::free, LineUpMode::standard}) {
    Rules rules;
    rules.line_up = mode;
    const State start(rules);
    CHECK(allocations_of_play(start, 3000) == 0);
    CHECK(allocations_of_play(AnyState::of<checker_football::Game>(start), 3000) == 0);
  }
}
