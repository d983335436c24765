#include "draughts/perft_table.hpp"

#include <atomic>
#include <cstdint>
#include <vector>

#include "touchline/core/error.hpp"
#include "touchline/core/hash.hpp"
#include "touchline/core/joined_thread.hpp"
#include "touchline/core/random.hpp"

#include "support/catch.hpp"

using namespace touchline;
using draughts::Board;
using draughts::PerftTable;

namespace {

PerftTable::Key key(std::uint32_t own, int depth = 5, Seat mover = draughts::dark, std::uint32_t kings = 0) {
  return {Board(own, ~own, kings), mover, depth};
}

/// A count that belongs to a key and to no other.
std::uint64_t leaves_of(const PerftTable::Key& key) { return hash_more(key.pieces(), key.rest()); }

}  // namespace

TEST_CASE("a table finds what it keeps, by the whole position, the mover and the depth", "[draughts]") {
  PerftTable table(1);
  CHECK_FALSE(table.find(key(1)));
  table.store(key(1), 42);
  CHECK(table.find(key(1)) == 42U);
  CHECK_FALSE(table.find(key(2)));
  CHECK_FALSE(table.find(key(1, 6)));
  CHECK_FALSE(table.find(key(1, 5, draughts::light)));
  CHECK_FALSE(table.find(key(1, 5, draughts::dark, 1)));
}

TEST_CASE("a full table forgets, but never takes one position for another", "[draughts]") {
  PerftTable table(1);  // 32768 entries
  for (std::uint32_t i = 0; i < 200000; ++i) table.store(key(i), leaves_of(key(i)));
  std::size_t kept = 0;
  for (std::uint32_t i = 0; i < 200000; ++i)
    if (const auto leaves = table.find(key(i))) {
      ++kept;
      if (*leaves != leaves_of(key(i))) FAIL("key " << i << " has the count of another");
    }
  CHECK(kept > 30000);
  CHECK(kept <= 32768);
}

TEST_CASE("the deepest counts stay", "[draughts]") {
  PerftTable table(1);
  table.store(key(7, 50), 1000);
  for (std::uint32_t i = 0; i < 200000; ++i) table.store(key(i, 4), 1);
  CHECK(table.find(key(7, 50)) == 1000U);
}

TEST_CASE("threads share a table and read no torn entries", "[draughts]") {
  PerftTable table(1);
  std::atomic<bool> torn{false};
  {
    std::vector<JoinedThread> threads;
    for (std::uint64_t t = 0; t < 4; ++t)
      threads.emplace_back([&table, &torn, t] {
        Rng rng(1, t);
        for (int i = 0; i < 100000; ++i) {
          const auto mine = key(static_cast<std::uint32_t>(rng.below(100000)));
          const auto found = table.find(mine);
          if (found && *found != leaves_of(mine)) torn = true;
          table.store(mine, leaves_of(mine));
        }
      });
  }
  CHECK_FALSE(torn);
}

TEST_CASE("a table beyond the limit is refused", "[draughts]") {
  try {
    PerftTable table(PerftTable::max_mib + 1);
    FAIL("not refused");
  } catch (const Error& error) {
    CHECK(error.code() == ErrorCode::limit_exceeded);
  }
}
