#include <cstdint>

#include "touchline/checker_football/game.hpp"
#include "touchline/core/game_table.hpp"

#include "support/catch.hpp"

using namespace touchline;

namespace {

std::uint64_t nodes(const checker_football::Rules& rules, int depth) {
  return perft_actions<checker_football::Game>(checker_football::State(rules), depth, {}, nullptr).nodes;
}

}  // namespace

TEST_CASE("perft of the kickoff line-up", "[checker_football][CF-37][CF-39]") {
  const std::uint64_t known[] = {1, 3, 6, 10, 15, 21, 28, 764};
  for (int depth = 0; depth <= 7; ++depth) CHECK(nodes({}, depth) == known[depth]);
}

TEST_CASE("perft of the standard kickoff return", "[checker_football][CF-7]") {
  checker_football::Rules rules;
  rules.line_up = checker_football::LineUpMode::standard;
  CHECK(nodes(rules, 1) == 87);
  CHECK(nodes(rules, 2) == 2855);
  CHECK(nodes(rules, 3) == 234738);
  rules.accuracy = 0;
  CHECK(nodes(rules, 1) == 87);
  CHECK(nodes(rules, 2) == 4002);
  CHECK(nodes(rules, 3) == 302270);
}
