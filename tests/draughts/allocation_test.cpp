// The hot path allocates nothing. This program counts its own allocations.
#include <array>
#include <cstddef>
#include <cstdlib>
#include <span>

#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"
#include "touchline/draughts/game.hpp"
#include "touchline/draughts/perft.hpp"
#include "touchline/draughts/state.hpp"

#include "support/catch.hpp"
#include "support/counted_new.hpp"

using namespace touchline;
using draughts::Draws;
using draughts::Position;
using draughts::Rules;
using draughts::State;
using draughts::Unit;

namespace {

/// How often `work` allocates.
template <class Work>
std::size_t allocations_of(const Work& work) {
  const std::size_t before = touchline_test::allocation_count();
  work();
  return touchline_test::allocation_count() - before;
}

/// Plays a random game to its end on copies of copies.
template <class AnyOrTypedState>
void play(AnyOrTypedState state, Rng& rng) {
  std::array<ActionId, 128> actions;
  while (const std::size_t count = state.legal(std::span<ActionId>(actions))) {
    AnyOrTypedState copy = state;
    const ActionId action = actions[static_cast<std::size_t>(rng.below(count))];
    if (!copy.is_legal(action) || copy.try_apply(action)) std::abort();
    state = copy;
  }
}

}  // namespace

TEST_CASE("the counting works", "[draughts]") {
  CHECK(allocations_of([] { ::operator delete(::operator new(100)); }) == 1);
}

TEST_CASE("listing, counting, asking and moving on positions allocate nothing", "[draughts]") {
  std::size_t legal = 0;
  const std::size_t count = allocations_of([&] {
    Position position;
    Rng rng(3);
    for (int i = 0; i < 1000; ++i) {
      draughts::MoveList moves;
      position.moves(moves);
      if (moves.is_empty()) {
        position = Position();
        continue;
      }
      const draughts::Move move = moves[static_cast<std::size_t>(rng.below(moves.size()))];
      if (position.is_legal(move)) legal += position.count_moves();
      position = position.after(move);
    }
    legal += static_cast<std::size_t>(draughts::perft(position, 4) + draughts::perft_unique(position, 4));
  });
  CHECK(count == 0);
  CHECK(legal > 1000);
}

TEST_CASE("games allocate nothing, whatever the rules", "[draughts]") {
  for (const Unit unit : {Unit::move, Unit::step}) {
    const State start(Rules{Draws::tournament, unit});
    const AnyState any = AnyState::of<draughts::Game>(start);
    Rng rng(4);
    CHECK(allocations_of([&] { play(start, rng); }) == 0);
    CHECK(allocations_of([&] { play(any, rng); }) == 0);
  }
}
