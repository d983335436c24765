// Perft from a state: by moves and by steps, with threads, a table, divide and progress.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "touchline/core/error.hpp"
#include "touchline/draughts/perft.hpp"
#include "touchline/draughts/state.hpp"

#include "support/catch.hpp"
#include "support/draughts_board.hpp"
#include "support/draughts_positions.hpp"

using namespace touchline;
using draughts::Draws;
using draughts::Position;
using draughts::Rules;
using draughts::State;
using draughts::Unit;

namespace {

const Rules by_steps{Draws::tournament, Unit::step};

std::uint64_t nodes(const State& state, int depth, const PerftOptions& options = {}) {
  const PerftCount count = draughts::perft(state, depth, options, nullptr);
  CHECK(count.complete);
  return count.nodes;
}

PerftOptions steps() { return {.unit = PerftOptions::Unit::steps}; }

using Divided = std::vector<std::pair<std::string, std::uint64_t>>;

Divided divide(const State& state, int depth, const PerftOptions& options = {}) {
  Divided parts;
  const auto note = [&](std::string_view text, std::uint64_t leaves) { parts.emplace_back(text, leaves); };
  const DivideVisitor visitor(note);
  draughts::perft(state, depth, options, &visitor);
  return parts;
}

/// K15 may capture 11 at once, or go round over 18, 26, 27 and 19 either way first.
State ring(const Rules& rules = {}) { return State(rules, test::board("B:W11,18,19,26,27:BK15")); }

draughts::Step step(int from, draughts::Direction direction) { return {test::sq(from), direction}; }

}  // namespace

TEST_CASE("perft is the same with any number of threads, with and without a table", "[draughts][DR-14]") {
  const std::uint64_t known[] = {1, 7, 49, 302, 1469, 7361, 36768, 179740, 845931};
  for (const unsigned threads : {1U, 2U, 5U})
    for (const std::size_t mib : {0U, 1U, 8U})
      for (int depth = 0; depth <= 8; ++depth) {
        INFO(threads << " threads, " << mib << " MiB, depth " << depth);
        PerftOptions options{.threads = threads, .hash_mib = mib};
        CHECK(nodes(State(), depth, options) == known[depth]);
        options.unique = true;
        CHECK(nodes(State(), depth, options) == known[depth]);  // the same to depth 11
      }
}

TEST_CASE("a table changes no count where kings capture by many paths", "[draughts][DR-14]") {
  Rng rng(99);
  int unlike = 0;
  for (const auto& board : slow::rings(rng, 60)) {
    const Position position = slow::position(board);
    if (!slow::is_playable(board) || !position.has_move()) continue;
    const State state({}, position);
    for (const bool unique : {false, true}) {
      const std::uint64_t expected = slow::perft(board, 3, unique);
      CHECK(nodes(state, 3, {.unique = unique}) == expected);
      CHECK(nodes(state, 3, {.unique = unique, .hash_mib = 1}) == expected);
      CHECK(nodes(state, 5, {.unique = unique, .hash_mib = 1}) == nodes(state, 5, {.unique = unique}));
    }
    if (nodes(state, 3) != nodes(state, 3, {.unique = true})) ++unlike;
  }
  CHECK(unlike > 0);
}

TEST_CASE("divide gives the moves in the order of listing with the leaves below each", "[draughts][DR-14]") {
  const Divided parts = divide(State(), 5);
  REQUIRE(parts.size() == 7);
  const auto texts = test::legal(Position());
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    CHECK(parts[i].first == texts[i]);
    sum += parts[i].second;
  }
  CHECK(sum == 7361);
  CHECK(divide(ring(), 1) == Divided{{"15x8", 1}, {"15x22x31x24x15x8", 1}, {"15x24x31x22x15x8", 1}});
  CHECK(divide(ring(), 1, {.unique = true}) == Divided{{"15x8", 1}, {"15x22x31x24x15x8", 1}});
}

TEST_CASE("perft by steps from the start", "[draughts][DR-21]") {
  const std::uint64_t known[] = {1, 7, 49, 302, 1469, 7361, 36768, 179255};
  for (int depth = 0; depth <= 7; ++depth) {
    INFO("depth " << depth);
    CHECK(nodes(State(), depth, steps()) == known[depth]);
    CHECK(nodes(State(by_steps), depth, steps()) == known[depth]);
    CHECK(nodes(State(by_steps), depth, {.unit = PerftOptions::Unit::actions, .threads = 3}) == known[depth]);
  }
  CHECK(nodes(State(by_steps), 7) == 179740);  // moves are the standard, whatever the unit
  CHECK(nodes(State(), 7, {.unit = PerftOptions::Unit::actions}) == 179740);
}

TEST_CASE("every jump of a capture is a step", "[draughts][DR-21]") {
  const State twice({}, test::board("B:W18,27:B14"));  // 14x23x32, and light has nothing left
  CHECK(nodes(twice, 1, steps()) == 1);
  CHECK(nodes(twice, 2, steps()) == 1);
  CHECK(nodes(twice, 3, steps()) == 0);
  // 15NE ends a capture and leaves light eight moves; 15SW and 15SE each go on in one way.
  CHECK(divide(ring(), 2, steps()) == Divided{{"15NE", 8}, {"15SW", 1}, {"15SE", 1}});
}

TEST_CASE("steps are counted as by the slow generator", "[draughts][DR-21]") {
  Rng rng(5);
  auto boards = slow::rings(rng, 60);
  for (const auto& more : {slow::crowded(rng, 200), slow::reached(rng, 4, 80)})
    boards.insert(boards.end(), more.begin(), more.end());
  int compared = 0;
  for (const auto& board : boards) {
    const Position position = slow::position(board);
    if (!slow::is_playable(board) || !position.has_move()) continue;
    ++compared;
    for (int depth = 1; depth <= 3; ++depth)
      CHECK(nodes(State({}, position), depth, steps()) == slow::perft_steps(board, depth));
  }
  CHECK(compared > 200);
}

TEST_CASE("in mid-capture the rest of the capture is one move", "[draughts][DR-21]") {
  State state = ring(by_steps);
  state.apply(step(15, draughts::Direction::sw).action());
  CHECK(divide(state, 1) == Divided{{"22x31x24x15x8", 1}});
  CHECK(divide(state, 2) == Divided{{"22x31x24x15x8", 0}});  // light has nothing left
  CHECK(nodes(state, 1, steps()) == 1);
  CHECK(nodes(state, 4, steps()) == 1);
  CHECK(nodes(state, 5, steps()) == 0);

  // From 15 over 10 to 6 or over 11 to 8.
  State fork(by_steps, test::board("B:W18,10,11:BK22"));
  fork.apply(step(22, draughts::Direction::ne).action());
  CHECK(divide(fork, 1) == Divided{{"15x6", 1}, {"15x8", 1}});
  CHECK(divide(fork, 1, steps()) == Divided{{"15NW", 1}, {"15NE", 1}});
}

TEST_CASE("draws do not cut the tree", "[draughts][DR-17]") {
  const Position kings = test::board("B:WK1:BK32");
  State state({}, kings);
  using test::move_along;
  for (int twice = 0; twice < 2; ++twice) {
    state.apply(move_along({32, 28}));
    state.apply(move_along({1, 5}));
    if (twice == 1) break;  // one ply before the third occurrence
    state.apply(move_along({28, 32}));
    state.apply(move_along({5, 1}));
  }
  for (int depth = 1; depth <= 4; ++depth) CHECK(nodes(state, depth) == draughts::perft(state.position(), depth));
}

TEST_CASE("a finished game counts nothing below itself", "[draughts][DR-15]") {
  const State lost({}, test::board("B:W17,22:B13"));
  CHECK(nodes(lost, 0) == 1);
  CHECK(nodes(lost, 1) == 0);
  CHECK(nodes(lost, 1, steps()) == 0);
  State given_up;
  given_up.forfeit(draughts::dark);
  CHECK(nodes(given_up, 3) == 0);
}

TEST_CASE("unique goes with whole moves only", "[draughts][DR-14][DR-21]") {
  PerftOptions options = steps();
  options.unique = true;
  try {
    draughts::perft(State(), 2, options, nullptr);
    FAIL("not refused");
  } catch (const Error& error) {
    CHECK(error.code() == ErrorCode::unsupported);
  }
}

TEST_CASE("perft can be watched and stopped", "[draughts]") {
  double last = 0;
  bool rising = true;
  PerftOptions options;
  options.progress = [&](std::uint64_t, double share) {
    rising = rising && share > last;
    last = share;
    return true;
  };
  CHECK(nodes(State(), 7, options) == 179740);
  CHECK(rising);
  CHECK(last == 1);
  options.progress = [](std::uint64_t, double) { return false; };
  const PerftCount stopped = draughts::perft(State(), 7, options, nullptr);
  CHECK_FALSE(stopped.complete);
  CHECK(stopped.nodes < 179740);
}
