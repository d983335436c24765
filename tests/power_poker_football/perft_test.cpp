// The checked counts of the rules, chance outcomes counted as actions.
#include <array>
#include <cstdint>

#include "play.hpp"
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using namespace table;

namespace {

std::uint64_t nodes(const pp::State& state, int depth) {
  std::array<touchline::ActionId, pp::action_count> actions{};
  const std::size_t count = state.legal(actions);
  if (depth == 1) return count;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < count; ++i) {
    pp::State child = state;
    (void)child.try_apply(actions[i]);
    sum += nodes(child, depth - 1);
  }
  return sum;
}

}  // namespace

TEST_CASE("perft of the start", "[power_poker_football][PP-4][PP-56]") {
  CHECK(nodes(pp::State(), 1) == 52);
  CHECK(nodes(pp::State(), 2) == 2652);
  CHECK(nodes(pp::State(), 3) == 132600);
}

TEST_CASE("perft of the start, four and five deep", "[power_poker_football][PP-4][PP-56][long]") {
  CHECK(nodes(pp::State(), 4) == 6497400);
  // 2 · 5740800 + 48 · 756600: one highest card and a Safety Stop to decide, or level ones that draw again.
  CHECK(nodes(pp::State(), 5) == 47798400);
}

TEST_CASE("perft after a draw", "[power_poker_football][PP-14][PP-17][PP-56]") {
  const pp::State state = script::Hand(pp::State()).play("AS 2C 2D 2H").state();
  CHECK(nodes(state, 1) == 2);
  CHECK(nodes(state, 2) == 104);
  CHECK(nodes(state, 3) == 5304);
  CHECK(nodes(state, 4) == 265200);
}
