#pragma once
// For programs of tests that are built with counted_new.cpp.
#include <array>
#include <cstddef>
#include <cstdlib>
#include <span>

#include "touchline/core/random.hpp"

#include "counted_new.hpp"

namespace touchline_test {

/// Plays at most `actions` random actions on copies of copies, and says how often that allocated. Ends the program if a
/// listed action is refused. `State` is AnyState or a game's own.
template <class State>
std::size_t allocations_of_play(State state, int actions) {
  const std::size_t before = allocation_count();
  touchline::Rng rng(4);
  std::array<touchline::ActionId, 1024> legal;
  for (int i = 0; i < actions; ++i) {
    const std::size_t count = state.legal(std::span<touchline::ActionId>(legal));
    if (count == 0) break;
    State copy = state;
    const touchline::ActionId action = legal[static_cast<std::size_t>(rng.below(count))];
    if (!copy.is_legal(action) || copy.try_apply(action)) std::abort();
    state = copy;
  }
  return allocation_count() - before;
}

}  // namespace touchline_test
