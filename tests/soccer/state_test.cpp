// States as values (SO-24), and host events.
#include "touchline/soccer/state.hpp"

#include <type_traits>

#include "boards.hpp"

using namespace boards;
using touchline::Error;
using touchline::ErrorCode;
using touchline::Mover;
using touchline::Reason;
using touchline::soccer::blue;
using touchline::soccer::Position;
using touchline::soccer::red;
using touchline::soccer::Rules;
using touchline::soccer::Turn;

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::is_trivially_copyable_v<Rules>);
static_assert(sizeof(State) <= 1024);

TEST_CASE("pieces of a side are interchangeable", "[soccer][SO-24]") {
  // Two ways to have pieces on F7 and G7, both used: F6 to F7 and G6 to G7, or crosswise.
  const State start = at("F6 G6", "A15", "C8");
  const State straight = after(start, "F6-F7 end-piece G6-G7 end-turn");
  const State crossed = after(start, "F6-G7 end-piece G6-F7 end-turn");
  CHECK(straight == crossed);
  CHECK(straight.state_hash() == crossed.state_hash());
  CHECK(straight.position_hash() == crossed.position_hash());
  Rules rules;
  rules.pieces = 3;
  const State three = at("F6 G6 A1", "A15", "C8", red, rules);
  CHECK(after(three, "F6-F7 end-piece G6-G7 end-piece") == after(three, "G6-F7 end-piece F6-G7 end-piece"));
}

TEST_CASE("what can still matter tells states apart", "[soccer][SO-24]") {
  Rules rules;
  rules.pieces = 3;
  const State start = at("F6 G6 A1", "A15", "C8", red, rules);
  const State used_f = after(start, "F6-F7 end-piece"), used_g = after(start, "F6-E6 E6-F6 F6-F7");
  CHECK_FALSE(used_f == used_g);  // end-piece before, or a step: end-turn is legal in one of them only
  CHECK_FALSE(used_f.state_hash() == used_g.state_hash());
  CHECK_FALSE(after(start, "F6-F7") == after(start, "F6-E6 E6-F7"));  // steps left
  CHECK_FALSE(after(start, "F6-F7 end-piece") == after(start, "F6-F7"));
  CHECK_FALSE(start == at("F6 G6 A1", "A15", "C8", blue, rules));
  State scored(start.rules(), start.position(), {1, 0}, 0);
  CHECK_FALSE(scored == start);
  CHECK_FALSE(scored.state_hash() == start.state_hash());
  CHECK(scored.position_hash() == start.position_hash());  // board and mover alone
}

TEST_CASE("views are told apart by who looks", "[soccer]") {
  const State start;
  CHECK_FALSE(start.view_hash(red) == start.view_hash(blue));
  CHECK_FALSE(start.view_hash(red) == start.view_hash(std::nullopt));
}

TEST_CASE("a refused action changes nothing", "[soccer]") {
  State state = after(at("F6 H6", "A15", "F8"), "F6-F7");
  const State before = state;
  for (std::uint64_t n = 0; n <= 18483; n += 11) {
    if (state.is_legal(ActionId{n})) continue;
    CHECK(state.try_apply(ActionId{n}).has_value());
    CHECK_THROWS_AS(state.apply(ActionId{n}), Error);
  }
  CHECK(state == before);
}

TEST_CASE("a listed action and only such is legal, at every moment of some turns", "[soccer][SO-23]") {
  for (const char* steps :
       {"", "F6-F7", "F6-F7 F7xF8", "F6-F7 end-piece", "F6-F7 F7xF8 F8-G9", "F6-F7 end-piece H6-H7"}) {
    const State state = after(at("F6 H6 F1 E2", "F10 A15 G8", "F8"), steps);
    std::vector<ActionId> actions(state.legal({}));
    state.legal(actions);
    std::size_t next = 0;
    for (std::uint64_t n = 0; n < 18483; ++n) {
      const bool is_listed = next < actions.size() && actions[next] == ActionId{n};
      CHECK(state.is_legal(ActionId{n}) == is_listed);
      if (is_listed) ++next;
    }
    CHECK(next == actions.size());
    CHECK(state.position().count(state.pitch()) == actions.size());
  }
}

TEST_CASE("a forfeit in mid-turn: the other side wins, scores stand, the turn is gone", "[soccer]") {
  State state = after(at("F10 H6", "A15", "F11"), "F10:F11>F15# A15-A14 end-turn H6-H7");
  CHECK(state.mid_turn());
  state.forfeit(red);
  REQUIRE(state.result());
  CHECK(state.result()->reason == Reason::forfeit);
  CHECK(state.result()->winners == 2);
  CHECK(state.result()->scores[0] == 1);
  CHECK_FALSE(state.mid_turn());
  CHECK(state.mover().is_nobody());
  CHECK(pieces(state, red) == "H7 F10");
  CHECK_THROWS_AS(state.forfeit(blue), Error);
  CHECK_THROWS_AS(state.agree_draw(), Error);
  CHECK(state.try_apply(ActionId{0})->code() == ErrorCode::game_over);
}

TEST_CASE("a draw by agreement has no winner", "[soccer]") {
  State state;
  CHECK_THROWS_AS(state.forfeit(touchline::Seat{2}), Error);
  state.agree_draw();
  REQUIRE(state.result());
  CHECK(state.result()->reason == Reason::agreement);
  CHECK(state.result()->is_draw());
}

TEST_CASE("finished states keep nothing of the past", "[soccer][SO-24]") {
  State one = after(at("E4", "A15", "F4"), "E4:F4>G4"), other = at("E4", "A15", "G4");
  one.agree_draw();
  other.agree_draw();
  // The ball lies on G4 in both; one had a turn begun and a pass counted, and one more thing differs: the set-up.
  CHECK(one.position() == other.position());
  CHECK(one.turns() == other.turns());
}

TEST_CASE("states are made of sound parts only", "[soccer][SO-28]") {
  const State start;
  const auto& pitch = start.pitch();
  const auto make = [&](const Position& position) { return State(start.rules(), position, {0, 0}, 0); };
  CHECK(make(start.position()) == start);
  Turn turn;
  turn.piece = square("F6");
  turn.steps_left = 4;
  const auto with = [&](const Turn& so_far) {
    return Position(pitch, start.position().pieces(red), start.position().pieces(blue), start.position().ball(), red,
                    {}, so_far);
  };
  CHECK_THROWS_AS(make(with(turn)), Error);
  turn.steps_left = 2;
  CHECK_NOTHROW(make(with(turn)));
  turn.finished_count = 9;
  CHECK_THROWS_AS(make(with(turn)), Error);
  turn.finished_count = 0;
  turn.finished[0] = square("H6");
  CHECK_THROWS_AS(make(with(turn)), Error);
  CHECK_THROWS_AS(State(start.rules(), start.position(), {0, 3}, 0), Error);
  CHECK_THROWS_AS(State(start.rules(), start.position(), {0, 0}, 200), Error);
}
