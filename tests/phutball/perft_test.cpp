#include "touchline/phutball/perft.hpp"

#include "board.hpp"
#include "support/catch.hpp"

using namespace phutball_test;

namespace {

using Unit = PerftOptions::Unit;

State start(int columns, int rows) {
  Rules rules;
  rules.columns = columns;
  rules.rows = rows;
  return State(rules);
}

std::uint64_t nodes(const State& state, int depth, Unit unit = Unit::standard, bool unique = false,
                    unsigned threads = 1) {
  PerftOptions options;
  options.unit = unit;
  options.unique = unique;
  options.threads = threads;
  const PerftCount count = perft(state, depth, options, nullptr);
  CHECK(count.complete);
  return count.nodes;
}

void check(int columns, int rows, Unit unit, std::initializer_list<std::uint64_t> expected) {
  int depth = 0;
  for (const std::uint64_t leaves : expected) CHECK(nodes(start(columns, rows), ++depth, unit) == leaves);
}

}  // namespace

TEST_CASE("whole turns from the start are counted right", "[phutball][perft][PH-7][PH-8][PH-21]") {
  check(15, 19, Unit::standard, {284, 80380});
  check(15, 19, Unit::turns, {284, 80380});
  check(5, 7, Unit::turns, {34, 1130, 36768});
  check(3, 5, Unit::turns, {14, 184, 2236, 24960});
}

TEST_CASE("atomic actions from the start are counted right", "[phutball][perft][PH-19]") {
  check(15, 19, Unit::actions, {284, 80380});
  check(5, 7, Unit::actions, {34, 1130, 36692});
  check(5, 7, Unit::steps, {34, 1130, 36692});
  check(3, 5, Unit::actions, {14, 184, 2236, 24960});
}

TEST_CASE("the large counts are right", "[phutball][perft][PH-19][PH-21][long]") {
  check(15, 19, Unit::turns, {284, 80380, 22671816});
  check(15, 19, Unit::actions, {284, 80380, 22671704});
  check(5, 7, Unit::turns, {34, 1130, 36768, 1172582});
  check(5, 7, Unit::actions, {34, 1130, 36692, 1160778});
  check(3, 5, Unit::turns, {14, 184, 2236, 24960, 253968, 2333760, 19150560});
  check(3, 5, Unit::actions, {14, 184, 2236, 24960, 253968, 2333760, 19150560});
}

TEST_CASE("a full board has two ball moves", "[phutball][perft][PH-17]") {
  Setup setup;
  for (int id = 0; id < 285; ++id)
    if (const Point point = Board().point(id); point != setup.position.ball()) setup.position.place(point);
  CHECK(nodes(State({}, setup), 1) == 2);
}

TEST_CASE("nothing is counted below a finished game", "[phutball][perft][PH-15][PH-18]") {
  // Ohs jumps over B4 to the goal line, or stops: then Eks has 13 placements and that jump.
  const State state = at("3x5 O B3 B4 jumping");
  CHECK(nodes(state, 0) == 1);
  CHECK(nodes(state, 1) == 2);
  CHECK(nodes(state, 2) == 14);
  State over = state;
  play(over, {"B3-B5"});
  CHECK(over.mover().is_nobody());
  CHECK(nodes(over, 1) == 0);
  CHECK(nodes(over, 0) == 1);
  // Two turns are left, then the draw: the third ply counts nothing.
  CHECK(nodes(at("3x5 O B3 - turns 3/5"), 2) == 184);
  CHECK(nodes(at("3x5 O B3 - turns 3/5"), 3) == 0);
}

TEST_CASE("unique counts one turn for each result", "[phutball][perft][PH-21]") {
  const State state = at("5x7 O C3 C4,D5,E4,D3");
  CHECK(nodes(state, 1, Unit::standard, false) == 38);
  CHECK(nodes(state, 1, Unit::standard, true) == 37);
  CHECK(nodes(State(), 2, Unit::turns, true) == 80380);
  CHECK(error_of([&] { (void)nodes(state, 1, Unit::actions, true); }).starts_with("unsupported"));
}

TEST_CASE("the count is the same for any number of threads", "[phutball][perft]") {
  CHECK(nodes(start(5, 7), 3, Unit::turns, false, 3) == 36768);
  CHECK(nodes(start(3, 5), 4, Unit::actions, false, 4) == 24960);
}

TEST_CASE("kept counts are those of the same place, depth and turns", "[phutball][perft][PH-20][PH-21]") {
  // A table of 1 MiB holds some 8,000 counts, so that there are places that give way and places that are met again.
  PerftOptions options{.hash_mib = 1};
  for (const unsigned threads : {1U, 2U}) {
    options.threads = threads;
    for (const Unit unit : {Unit::turns, Unit::actions}) {
      options.unit = unit;
      CHECK(perft(start(3, 5), 6, options, nullptr).nodes == 2333760);
      CHECK(perft(at("3x5 O B3 - turns 0/5"), 6, options, nullptr).nodes == 0);
      CHECK(perft(at("3x5 O B3 - turns 0/5"), 5, options, nullptr).nodes == 253968);
    }
    options.unit = Unit::turns;
    CHECK(perft(start(5, 7), 4, options, nullptr).nodes == 1172582);
    CHECK(perft(at("15x19 O G9 G10,H11 jumping"), 2, options, nullptr).nodes ==
          nodes(at("15x19 O G9 G10,H11 jumping"), 2));
    options.unique = true;
    CHECK(perft(start(5, 7), 4, options, nullptr).nodes == nodes(start(5, 7), 4, Unit::turns, true));
    options.unique = false;
  }
}

TEST_CASE("a divide adds up and stands in the order of listing", "[phutball][perft][PH-21]") {
  const State state = at("5x7 O C3 C4,D5,E4,D3");
  for (const int depth : {1, 2}) {
    std::vector<std::string> texts;
    std::uint64_t sum = 0;
    const auto collect = [&](std::string_view text, std::uint64_t leaves) {
      texts.emplace_back(text);
      sum += leaves;
    };
    const DivideVisitor visit = collect;
    const PerftCount count = perft(state, depth, {}, &visit);
    CHECK(count.nodes == sum);
    REQUIRE(texts.size() == 38);
    CHECK(texts.front() == "A1");
    CHECK(texts.back() == "C3-E3-E5-C5-C3");
  }
}

TEST_CASE("a state in mid-turn counts the rest of its turn as one", "[phutball][perft][PH-21]") {
  CHECK(nodes(at("15x19 O G9 G10,H11 jumping"), 1) == 3);
  CHECK(nodes(at("15x19 O G9 G10,H11 jumping"), 1, Unit::actions) == 2);  // N and stop
}

TEST_CASE("a position with very many turns is counted without holding them", "[phutball][perft][long]") {
  // 317,896 paths, 268 placements; one ply further each of them has some 270 to 317,000 turns.
  const State state = at("15x19 O H10 G8,J8,F9,G9,H9,J9,K9,G10,J10,F11,G11,H11,J11,K11,G12,J12");
  std::uint64_t calls = 0;
  PerftOptions options;
  options.progress = [&](std::uint64_t, double) { return ++calls < 100; };
  const PerftCount count = perft(state, 2, options, nullptr);
  CHECK_FALSE(count.complete);
  CHECK(calls == 100);
  CHECK(perft(state, 0, {}, nullptr).nodes == 1);
}
