// Known counts: from the start different paths are OEIS A133046.
#include "touchline/draughts/perft.hpp"

#include <cstdint>

#include "support/catch.hpp"
#include "support/draughts_board.hpp"
#include "support/slow_draughts.hpp"

using namespace touchline;
using draughts::Position;

namespace {

constexpr std::uint64_t from_start[] = {1,      7,      49,      302,      1469,     7361,      36768,
                                        179740, 845931, 3963680, 18391564, 85242128, 388623673, 1766623630};
constexpr std::uint64_t unique_from_start[] = {1,      7,      49,      302,      1469,     7361,      36768,
                                               179740, 845931, 3963680, 18391564, 85242128, 388617999, 1766564893};

}  // namespace

TEST_CASE("perft from the start, different paths counted apart", "[draughts][DR-14]") {
  for (int depth = 0; depth <= 10; ++depth) {
    INFO("depth " << depth);
    CHECK(draughts::perft(Position(), depth) == from_start[depth]);
    CHECK(draughts::perft_without_bulk(Position(), depth) == from_start[depth]);
  }
}

TEST_CASE("perft from the start, one move for each resulting position", "[draughts][DR-14]") {
  for (int depth = 0; depth <= 10; ++depth) {
    INFO("depth " << depth);
    CHECK(draughts::perft_unique(Position(), depth) == unique_from_start[depth]);
  }
}

TEST_CASE("perft from the start to depth 13", "[draughts][DR-14][long]") {
  for (int depth = 11; depth <= 13; ++depth) {
    INFO("depth " << depth);
    CHECK(draughts::perft(Position(), depth) == from_start[depth]);
    CHECK(draughts::perft_unique(Position(), depth) == unique_from_start[depth]);
  }
}

TEST_CASE("perft of a position in the middle of a game", "[draughts][DR-14]") {
  const Position position = test::board("W:B1,2,3,4,5,6,7,8,10,12,13,18:W17,21,22,23,24,25,26,27,28,30,31,32");
  const std::uint64_t known[] = {1, 2, 8, 36, 129, 641, 2850, 13020};
  for (int depth = 0; depth <= 7; ++depth) {
    INFO("depth " << depth);
    CHECK(draughts::perft(position, depth) == known[depth]);
    CHECK(draughts::perft_unique(position, depth) == known[depth]);
  }
}

TEST_CASE("the slow generator knows the same counts", "[draughts][DR-14]") {
  const std::uint64_t steps[] = {1, 7, 49, 302, 1469, 7361, 36768};
  for (int depth = 0; depth <= 6; ++depth) {
    INFO("depth " << depth);
    CHECK(slow::perft(slow::start(), depth) == from_start[depth]);
    CHECK(slow::perft_steps(slow::start(), depth) == steps[depth]);
  }
}
