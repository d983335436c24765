// The cursor over turns against the visitor.
#include <algorithm>
#include <vector>

#include "fixture.hpp"

using namespace capi_test;

namespace {

using Turns = std::vector<std::vector<std::uint64_t>>;

struct Listed {
  Turns turns;
  std::int32_t ending = -1;
};

std::int32_t keep(void* user, const std::uint64_t* actions, std::size_t count) {
  static_cast<Turns*>(user)->emplace_back(actions, actions + count);
  return 0;
}

Listed by_visitor(const tl_state* state, const tl_turn_options& options) {
  Listed listed;
  REQUIRE(tl_state_visit_turns(state, &options, &keep, &listed.turns, &listed.ending) == TL_OK);
  return listed;
}

Listed by_cursor(const tl_state* state, const tl_turn_options& options) {
  Listed listed;
  tl_turns* turns = nullptr;
  std::uint64_t actions[16];
  std::size_t count = 1;
  REQUIRE(tl_turns_new(state, &options, &turns) == TL_OK);
  while (count != 0) {
    REQUIRE(tl_turns_next(turns, actions, 16, &count) == TL_OK);
    if (count != 0) listed.turns.emplace_back(actions, actions + count);
  }
  REQUIRE(tl_turns_ending(turns, &listed.ending) == TL_OK);
  tl_turns_free(turns);
  return listed;
}

}  // namespace

TEST_CASE("the cursor gives what the visitor is given, past the ends of its chunks", "[capi]") {
  // Chunks hold 8, 16, 32 turns at most. Kings with four ways each, none in another's: six have 24 moves, which fill
  // two chunks, and two have 8, which fill one.
  struct Position {
    std::string_view fen;
    std::size_t moves;
  };
  const Objects on;
  for (const auto& [fen, moves] : {Position{"B:W32:BK6,K8,K14,K16,K22,K24", 24}, Position{"B:W32:BK10,K11", 8},
                                   Position{"B:W32:BK1", 2}, Position{"B:W6,15:B1", 1}}) {
    tl_state* state = nullptr;
    REQUIRE(tl_state_from_position(on.game, fen.data(), fen.size(), "{\"unit\":\"step\"}", 15, &state) == TL_OK);
    for (const std::uint64_t limit : {0U, 1U, 7U, 8U, 9U, 15U, 16U, 24U, 25U}) {
      for (const std::int32_t unique : {0, 1}) {
        INFO(fen << ", limit " << limit << ", unique " << unique);
        const tl_turn_options options = {limit, 0, unique, 0, {}};
        const Listed visited = by_visitor(state, options);
        const Listed pulled = by_cursor(state, options);
        CHECK(pulled.turns == visited.turns);
        CHECK(pulled.ending == visited.ending);
        CHECK(pulled.turns.size() == (limit == 0 ? moves : std::min<std::size_t>(moves, limit)));
      }
    }
    tl_state_free(state);
  }
}

TEST_CASE("the cursor stays at its end, and where a buffer was too short", "[capi]") {
  const Objects on;
  tl_state* state = nullptr;
  tl_turns* turns = nullptr;
  REQUIRE(tl_state_from_position(on.game, "B:W6,15:B1", 10, "{\"unit\":\"step\"}", 15, &state) == TL_OK);
  REQUIRE(tl_turns_new(state, nullptr, &turns) == TL_OK);
  tl_state_free(state);  // the cursor has a copy
  Outputs o;
  CHECK(tl_turns_next(turns, o.actions.data(), 1, &o.size) == TL_ERROR_SHORT_BUFFER);
  CHECK(o.size == 2);
  CHECK(o.untouched_but_size());
  CHECK(tl_turns_next(turns, o.actions.data(), 2, &o.size) == TL_OK);
  CHECK(o.size == 2);
  for (int i = 0; i < 3; ++i) {
    CHECK(tl_turns_next(turns, o.actions.data(), 2, &o.size) == TL_OK);
    CHECK(o.size == 0);
  }
  tl_turns_free(turns);
}
