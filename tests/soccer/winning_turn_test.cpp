// The turn that scores (SO-27), on positions that a person can solve. Random ones are in random_test.cpp.
#include "boards.hpp"

using namespace boards;
using touchline::WinningTurn;
using touchline::soccer::blue;
using touchline::soccer::red;
using touchline::soccer::Rules;

namespace {

constexpr std::uint64_t no_limit = ~std::uint64_t{0};

WinningTurn solve(const State& state, std::uint64_t limit = no_limit) { return winning_turn(state, limit); }

// Whether a turn is found; it is played, and must score for the mover at its last action.
bool wins(const State& state) {
  const WinningTurn found = solve(state);
  CHECK(found.answer != WinningTurn::Answer::unknown);
  if (found.answer != WinningTurn::Answer::turn) {
    CHECK(found.actions.empty());
    return false;
  }
  CHECK(found.nodes > 0);
  const auto side = static_cast<std::size_t>(state.mover().seat());
  State now = state;
  for (const ActionId action : found.actions) {
    CHECK(now.score()[side] == state.score()[side]);
    now.apply(action);
  }
  CHECK(now.score()[side] == state.score()[side] + 1);
  CHECK_FALSE(turn_text(state, found.actions).empty());
  return true;
}

}  // namespace

TEST_CASE("a shot at once, after two moves, and one square too far", "[soccer][SO-27]") {
  CHECK(wins(at("F10", "A15", "F11")));
  CHECK(wins(at("F8", "A15", "F11")));        // F8-F9-F10, shot
  CHECK_FALSE(wins(at("F7", "A15", "F11")));  // three moves and no step left
  CHECK(wins(at("A15", "F6", "F5", blue)));
  CHECK_FALSE(wins(at("A15", "F9", "F5", blue)));
}

TEST_CASE("the first piece brings the ball, the second shoots", "[soccer][SO-27]") {
  // As in the source's diagram: F6 moves two squares and passes to F11, the edge of the zone; H8 moves two and shoots.
  CHECK(wins(at("F6 H8", "A15", "F9")));
  CHECK_FALSE(wins(at("F6 H7", "A15", "F9")));  // H7 comes to row 9 at best in two moves, and cannot stand behind F11
  CHECK_FALSE(wins(at("F6", "A15", "F9")));     // alone: pass, but nobody to shoot
}

TEST_CASE("the first piece only gets out of the way", "[soccer][SO-27]") {
  // F13, its own, stands in F10's line, and from F11 no diagonal leads to a goal square (B15, J15).
  CHECK(wins(at("F10 F13", "A1", "F11")));
  Rules single;
  single.pieces = 1;
  CHECK_FALSE(wins(at("F10 F13", "A1", "F11", red, single)));
  // It cannot get away when it is shut in.
  CHECK_FALSE(wins(at("F10 F13", "A1 E12 F12 G12 E13 G13 E14 F14 G14", "F11")));
}

TEST_CASE("the goal square has to be empty", "[soccer][SO-27]") {
  Rules rules;
  rules.goal_width = 1;
  CHECK(wins(at("F10 A1", "A15", "F11", red, rules)));
  CHECK_FALSE(wins(at("F10 A1", "F15", "F11", red, rules)));
}

TEST_CASE("the ball in front of one's own goal is three kicks from a goal", "[soccer][SO-27]") {
  // F4 passes F5 to F9; E8 goes to F8 and passes to F11; E10 goes to F10 and shoots.
  Rules rules;
  rules.pieces = 3;
  CHECK(wins(at("F4 E8 E10", "A15", "F5", red, rules)));
  // With two pieces: F4 passes to F10, E10 goes to F9, pushes to F11 and shoots; not with F10 taken.
  rules.pieces = 2;
  CHECK(wins(at("F4 E8 E10", "A15", "F5", red, rules)));
  CHECK_FALSE(wins(at("F4 E8 E10", "A15 F10", "F5", red, rules)));
  // Without passes there F3 dribbles to F6 in two steps and passes to F11 with the third.
  rules.zone_passes = 0;
  CHECK(wins(at("F3 E10", "A15", "F4", red, rules)));
  CHECK_FALSE(wins(at("F2 E10", "A15", "F3", red, rules)));  // one row further back
}

TEST_CASE("in mid-turn the rest of the turn is searched", "[soccer][SO-27]") {
  const State start = at("F8 C4", "A15", "F11");
  CHECK(wins(after(start, "F8-F9")));
  CHECK_FALSE(wins(after(start, "F8-E8 E8-D8")));  // one step left, and C4 is far away
  CHECK_FALSE(wins(after(start, "F8-F9 end-piece")));
  CHECK(wins(after(start, "C4-C5 end-piece")));
  const WinningTurn rest = solve(after(start, "F8-F9 F9-F10"));
  REQUIRE(rest.actions.size() == 1);
  CHECK(rest.nodes == 1);
}

TEST_CASE("the start has no winning turn, and a finished game neither", "[soccer][SO-27]") {
  CHECK_FALSE(wins(State()));
  State over = at("F10", "A15", "F11");
  over.agree_draw();
  const WinningTurn none = solve(over);
  CHECK(none.answer == WinningTurn::Answer::none);
  CHECK(none.nodes == 0);
}

TEST_CASE("at the limit of steps the answer is unknown", "[soccer][SO-27]") {
  const State state = at("F6 H8", "A15", "F9");
  const WinningTurn full = solve(state);
  REQUIRE(full.answer == WinningTurn::Answer::turn);
  REQUIRE(full.nodes > 4);
  for (const std::uint64_t limit : {std::uint64_t{0}, std::uint64_t{1}, full.nodes / 2, full.nodes - 1}) {
    const WinningTurn cut = solve(state, limit);
    CHECK(cut.answer == WinningTurn::Answer::unknown);
    CHECK(cut.nodes == limit);
    CHECK(cut.actions.empty());
  }
  CHECK(solve(state, full.nodes).answer == WinningTurn::Answer::turn);
}

TEST_CASE("what led nowhere is not searched again", "[soccer][SO-27]") {
  // No turn scores here, see above. Without a memory of what led nowhere it takes more than eight thousand steps to
  // know.
  CHECK(solve(at("F4 E8 E10", "A15 F10", "F5"), 6000).answer == WinningTurn::Answer::none);
}
