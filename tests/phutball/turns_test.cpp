#include "touchline/phutball/turns.hpp"

#include <algorithm>

#include "board.hpp"
#include "positions.hpp"
#include "support/catch.hpp"

using namespace phutball_test;

namespace {

constexpr std::uint64_t small_count = 400'000;  // what a debug build counts in no time

std::vector<std::string> turns(const State& state, const TurnOptions& options, Listing expected = Listing::complete) {
  std::vector<std::string> out;
  const Listing listing = for_each_turn(state, options, [&](std::span<const ActionId> actions) {
    out.push_back(turn_text(state, actions));
    return true;
  });
  CHECK(listing == expected);
  return out;
}

TurnOptions limited(std::uint64_t limit, bool unique = false) {
  TurnOptions options;
  options.limit = limit;
  options.unique = unique;
  return options;
}

struct Counts {
  std::uint64_t turns = 0;
  std::uint64_t ball_moves = 0;
  std::uint64_t goals = 0;
  std::size_t longest = 0;
};

// Counts a listing, and looks where the ball comes to rest.
Counts count(const State& state, bool unique, bool look) {
  Counts counts;
  TurnOptions options;
  options.unique = unique;
  const auto points = static_cast<std::uint64_t>(state.position().board().points());
  for_each_turn(state, options, [&](std::span<const ActionId> actions) {
    ++counts.turns;
    if (value(actions[0]) < points) return true;
    ++counts.ball_moves;
    if (!look) return true;
    State after = state;
    for (const ActionId action : actions) after.apply(action);
    if (after.result() && after.result()->is_winner(state.mover().seat())) ++counts.goals;
    const bool stops = value(actions.back()) == points + 8;
    counts.longest = std::max(counts.longest, actions.size() - (stops ? 1 : 0));
    return true;
  });
  return counts;
}

void check_counts(const Counted& counted) {
  CAPTURE(counted.name);
  const State state = at(counted.position);
  const Counts all = count(state, false, counted.paths <= small_count);
  CHECK(all.ball_moves == counted.paths);
  CHECK(all.turns - all.ball_moves == counted.placements);
  if (counted.paths <= small_count && counted.winning) {
    CHECK(all.goals == counted.winning_paths);
    CHECK(all.longest == counted.longest);
  }
  CHECK(count_turns(state) == counted.paths + counted.placements);
  CHECK(count_ball_moves(state.position()) == counted.paths);
  CHECK(count(state, true, false).ball_moves == counted.results);
}

}  // namespace

TEST_CASE("placements come first in id order, then ball moves depth first", "[phutball][PH-21]") {
  const State state = at("5x7 O C3 C4,D5,E4,D3");
  const auto all = turns(state, {});
  REQUIRE(all.size() == 30 + 8);  // 35 points, the ball and four men
  CHECK(all[0] == "A1");
  CHECK(all[10] == "A3");
  CHECK(all[12] == "E3");  // C3 holds the ball and D3 a man
  CHECK(all[29] == "E7");
  const std::vector<std::string> moves(all.begin() + 30, all.end());
  CHECK(moves == std::vector<std::string>{"C3-C5", "C3-C5-E5", "C3-C5-E5-E3", "C3-C5-E5-E3-C3", "C3-E3", "C3-E3-E5",
                                          "C3-E3-E5-C5", "C3-E3-E5-C5-C3"});
}

TEST_CASE("directions are tried in the order of their ids", "[phutball][PH-19][PH-21]") {
  CHECK(ball_moves(at("15x19 O H10 G9,H9,J9,G10,J10,G11,H11,J11")).size() == 272);
  std::vector<std::string> first;
  for (const std::string& move : ball_moves(at("15x19 O H10 G9,H9,J9,G10,J10,G11,H11,J11")))
    if (std::count(move.begin(), move.end(), '-') == 1) first.push_back(move);
  CHECK(first ==
        std::vector<std::string>{"H10-H12", "H10-K12", "H10-K10", "H10-K8", "H10-H8", "H10-F8", "H10-F10", "H10-F12"});
}

TEST_CASE("on request there is one turn for each result, the first met", "[phutball][PH-21]") {
  // Either way round the four men the ball comes back to C3 and all are gone.
  CHECK(ball_moves(at("5x7 O C3 C4,D5,E4,D3"), true) == std::vector<std::string>{"C3-C5", "C3-C5-E5", "C3-C5-E5-E3",
                                                                                 "C3-C5-E5-E3-C3", "C3-E3", "C3-E3-E5",
                                                                                 "C3-E3-E5-C5"});
}

TEST_CASE("in mid-turn the turns are stop and the continuations", "[phutball][PH-21]") {
  CHECK(turns(at("15x19 O G9 G10,H11 jumping"), {}) == std::vector<std::string>{"stop", "G9-G11", "G9-G11-J11"});
}

TEST_CASE("a finished game has no turns", "[phutball][PH-21]") {
  State state = at("15x19 O H18 H19,G19");
  play(state, {"H18-H20"});
  CHECK(turns(state, {}).empty());
  CHECK(count_turns(state) == 0);
}

TEST_CASE("a listing stops at its limit and says whether there was more", "[phutball][PH-21]") {
  const State state = at("5x7 O C3 C4,D5,E4,D3");
  CHECK(turns(state, limited(38)).size() == 38);
  CHECK(turns(state, limited(37), Listing::cut).size() == 37);
  CHECK(turns(state, limited(1), Listing::cut) == std::vector<std::string>{"A1"});
  CHECK(turns(state, limited(0), Listing::cut).empty());
  CHECK(turns(state, limited(37, true)).size() == 37);
  CHECK(turns(state, limited(36, true), Listing::cut).size() == 36);
}

TEST_CASE("the visitor stops a listing of any size", "[phutball][PH-21]") {
  // 71,485,882 paths; the first few are delivered at once.
  const auto positions = counted_positions();
  const auto huge = std::max_element(positions.begin(), positions.end(),
                                     [](const Counted& a, const Counted& b) { return a.paths < b.paths; });
  const State state = at(huge->position);
  for (const std::size_t wanted : {std::size_t{1}, std::size_t{261}, std::size_t{262}, std::size_t{1000}}) {
    std::size_t seen = 0;
    CHECK(for_each_turn(state, {}, [&](std::span<const ActionId>) { return ++seen < wanted; }) == Listing::stopped);
    CHECK(seen == wanted);
  }
}

TEST_CASE("telling results apart takes no more memory than allowed", "[phutball][PH-21]") {
  const State state = at("15x19 O H10 G8,J8,F9,G9,H9,J9,K9,G10,J10,F11,G11,H11,J11,K11,G12,J12");
  TurnOptions options;
  options.unique = true;
  options.memory = 20'000;
  std::size_t delivered = 0;
  const std::string fault =
      error_of([&] { for_each_turn(state, options, [&](std::span<const ActionId>) { return ++delivered, true; }); });
  CHECK(fault.starts_with("limit_exceeded: more than "));
  CHECK(fault.ends_with("takes more than 20000 bytes"));
  CHECK(delivered > 268);  // placements, and what results there was room for
  options.memory = 1 << 20;
  CHECK(for_each_turn(state, options, [](std::span<const ActionId>) { return true; }) == Listing::complete);
}

TEST_CASE("the numbers of turns are those of two other programs", "[phutball][PH-9][PH-10][PH-11][PH-21]") {
  std::size_t checked = 0;
  for (const Counted& counted : counted_positions()) {
    if (counted.paths > small_count) continue;
    check_counts(counted);
    ++checked;
  }
  CHECK(checked >= 14);
}

TEST_CASE("the numbers of turns are those of two other programs: the large ones", "[phutball][PH-21][long]") {
  for (const Counted& counted : counted_positions())
    if (counted.paths > small_count) check_counts(counted);
}

TEST_CASE("exactly ten ball moves, one path each", "[phutball][PH-9][PH-11]") {
  const State state = at("15x19 O H10 F5,G7,E4,J13,F7,D3,K17,H11,K15,H9");
  std::vector<std::string> rests;
  for (const std::string& move : ball_moves(state)) rests.push_back(move.substr(move.rfind('-') + 1));
  // South to H8, from there south-west to F6, which has men to its north (F7) and south (F5).
  CHECK(rests == std::vector<std::string>{"H12", "K14", "K16", "K18", "H8", "F6", "F8", "F4", "D4", "D2"});
  CHECK(ball_moves(state, true).size() == 10);
}

TEST_CASE("men jumped over are gone before the next jump", "[phutball][PH-10]") {
  const State state = at("15x19 O C4 D4,E4,E5,D5,D3");
  CHECK(verdict(state, "c4-f4-d6-d4-d2") == "legal");
  CHECK(verdict(state, "c4-f4-d6-d2") ==
        "illegal_action: \"D6-D2\": the jump from D6 towards S lands on D4; legal are S and stop");
}

TEST_CASE("two ball moves down the middle of a narrow board", "[phutball][PH-9]") {
  CHECK(ball_moves(at("5x10 O C7 C6,C4,C3")) == std::vector<std::string>{"C7-C5", "C7-C5-C2"});
}

TEST_CASE("the start has 284 placements and no jump, a man beside the ball gives one", "[phutball][PH-7][PH-8]") {
  CHECK(turns(State(), {}).size() == 284);
  CHECK(ball_moves(State()).empty());
  CHECK(turns(at("15x19 X H10 G10"), {}).size() == 284);
  CHECK(ball_moves(at("15x19 X H10 G10")) == std::vector<std::string>{"H10-F10"});
}
