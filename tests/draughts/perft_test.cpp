// Known counts: from the start different paths are OEIS A133046.
#include "touchline/draughts/perft.hpp"

#include <cstdint>

#include "support/catch.hpp"

using namespace touchline;
using draughts::Position;

TEST_CASE("perft from the start, different paths counted apart", "[draughts][DR-14]") {
  const std::uint64_t known[] = {1, 7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564};
  for (int depth = 0; depth <= 10; ++depth) {
    INFO("depth " << depth);
    CHECK(draughts::perft(Position(), depth) == known[depth]);
  }
}

TEST_CASE("perft from the start, one move for each resulting position", "[draughts][DR-14]") {
  const std::uint64_t known[] = {1, 7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564};
  for (int depth = 0; depth <= 10; ++depth) {
    INFO("depth " << depth);
    CHECK(draughts::perft_unique(Position(), depth) == known[depth]);
  }
}
