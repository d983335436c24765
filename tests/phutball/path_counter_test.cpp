#include "phutball/path_counter.hpp"

#include "board.hpp"
#include "positions.hpp"
#include "support/catch.hpp"

using namespace phutball_test;

namespace {

std::uint64_t count_within(const Position& position, std::size_t most_bytes) {
  return phutball::with_men_sets(position, [&]<std::size_t Words>() {
    phutball::JumpGraph<Words> graph(position);
    return phutball::PathCounter<Words>(graph, most_bytes).count();
  });
}

}  // namespace

TEST_CASE("ball moves are counted right however few results are kept", "[phutball][PH-21]") {
  std::size_t checked = 0;
  for (const Counted& counted : counted_positions()) {
    if (counted.paths == 0 || counted.paths > 400'000) continue;
    CAPTURE(counted.name);
    const Position position = at(counted.position).position();
    for (const std::size_t most_bytes : {std::size_t{0}, std::size_t{1000}, std::size_t{20000}, std::size_t{1} << 26})
      CHECK(count_within(position, most_bytes) == counted.paths);
    ++checked;
  }
  CHECK(checked >= 12);
}
