#include "touchline/phutball/winning_turn.hpp"

#include "touchline/core/random.hpp"

#include "board.hpp"
#include "positions.hpp"
#include "support/catch.hpp"

using namespace phutball_test;

namespace {

using Answer = WinningTurn::Answer;

// Checks that the turn of an answer is whole, legal and a goal of the mover.
void check_goal(const State& state, const WinningTurn& answer) {
  State after = state;
  for (const ActionId action : answer.actions) REQUIRE_FALSE(after.try_apply(action));
  REQUIRE(after.result().has_value());
  CHECK(after.result()->is_winner(state.mover().seat()));
  CHECK_FALSE(turn_text(state, answer.actions).empty());
}

std::string answer_of(const State& state, std::uint64_t nodes = 1'000'000) {
  const WinningTurn found = winning_turn(state, nodes);
  if (found.answer == Answer::turn) {
    check_goal(state, found);
    return turn_text(state, found.actions);
  }
  CHECK(found.actions.empty());
  return found.answer == Answer::none ? "none" : "unknown";
}

// Whether some turn is a goal, by looking at all of them; nothing when there are too many.
std::optional<bool> has_goal(const State& state) {
  bool found = false;
  TurnOptions options;
  options.unique = true;
  options.limit = 20'000;
  const Listing listing = for_each_turn(state, options, [&](std::span<const ActionId> actions) {
    State after = state;
    for (const ActionId action : actions) after.apply(action);
    found = after.result() && after.result()->is_winner(state.mover().seat());
    return !found;
  });
  if (listing == Listing::cut) return std::nullopt;
  return found;
}

}  // namespace

TEST_CASE("a goal in one jump is found", "[phutball][PH-21]") {
  CHECK(answer_of(at("15x19 O H18 H19")) == "H18-H20");
  CHECK(answer_of(at("15x19 O H17 H18")) == "H17-H19");
  CHECK(answer_of(at("15x19 X H2 J1")) == "H2-K0");
}

TEST_CASE("only the mover's own goal counts", "[phutball][PH-16][PH-21]") {
  CHECK(answer_of(at("15x19 X H18 H19")) == "none");
  CHECK(answer_of(at("15x19 O H2 H1")) == "none");
}

TEST_CASE("a placement never wins", "[phutball][PH-21]") {
  const WinningTurn answer = winning_turn(State(), 1000);
  CHECK(answer.answer == Answer::none);
  CHECK(answer.nodes == 0);
}

TEST_CASE("in mid-turn stop wins where the ball lies on the goal line", "[phutball][PH-21]") {
  CHECK(answer_of(at("15x19 O H19 J19 jumping")) == "stop");
  CHECK(winning_turn(at("15x19 O H19 J19 jumping"), 1000).nodes == 0);  // no jump is tried
  CHECK(answer_of(at("15x19 X H19 J19 jumping")) == "none");
  CHECK(answer_of(at("15x19 O H17 H18,G17 jumping")) == "H17-H19");
}

TEST_CASE("the turn found ends with stop where the ball could jump on", "[phutball][PH-19][PH-21]") {
  const State state = at("15x19 O H17 H18,J19");
  const WinningTurn answer = winning_turn(state, 1000);
  REQUIRE(answer.actions.size() == 2);
  CHECK(action_text(state, answer.actions[1]) == "stop");
  check_goal(state, answer);
}

TEST_CASE("a goal over a man whose neighbour was jumped before is found", "[phutball][PH-9][PH-10][PH-21]") {
  // The jump from M8 over N7 lands on O6 only when the man there is gone: with him the line N7, O6, P5 leads off the
  // board. The ball comes round to him and back to M8, one way or the other, and then goes on to the goal.
  const State state = at("15x11 O M8 M7,M6,N5,O6,O8,O9,N10,M9,N7,P5,N6,L7,K9,K10");
  CHECK(verdict(state, "M8-O6") != "legal");
  const std::string answer = answer_of(state);
  CHECK((answer == "M8-M5-O5-O7-O10-M10-M8-O6-M6-K8-K11" || answer == "M8-M10-O10-O7-O5-M5-M8-O6-M6-K8-K11"));
}

TEST_CASE("a finished game has no winning turn", "[phutball][PH-21]") {
  State state = at("15x19 O H18 H19,G19");
  play(state, {"H18-H20"});
  CHECK(winning_turn(state, 1000).answer == Answer::none);
}

TEST_CASE("without enough nodes the answer is unknown, never none", "[phutball][PH-21]") {
  for (const Counted& counted : counted_positions()) {
    if (counted.winning != true) continue;
    CAPTURE(counted.name);
    const State state = at(counted.position);
    const std::uint64_t needed = winning_turn(state, 1'000'000).nodes;
    REQUIRE(needed > 0);
    const WinningTurn starved = winning_turn(state, needed - 1);
    CHECK(starved.answer == Answer::unknown);
    CHECK(starved.nodes == needed - 1);
    CHECK(winning_turn(state, 0).answer == Answer::unknown);
    CHECK(winning_turn(state, needed).answer == Answer::turn);
  }
}

TEST_CASE("every counted position is answered right within a million jumps", "[phutball][PH-21]") {
  std::size_t winning = 0, hopeless = 0;
  for (const Counted& counted : counted_positions()) {
    if (!counted.winning) continue;
    CAPTURE(counted.name);
    const std::string answer = answer_of(at(counted.position));
    CHECK((answer != "none") == *counted.winning);
    CHECK(answer != "unknown");
    ++(*counted.winning ? winning : hopeless);
  }
  CHECK(winning >= 10);
  CHECK(hopeless >= 7);
}

TEST_CASE("none is said only where no turn is a goal", "[phutball][PH-21]") {
  std::size_t none = 0, found = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Rng rng(21, seed);
    Rules rules;
    rules.columns = 3 + static_cast<int>(rng.below(7));
    rules.rows = 5 + static_cast<int>(rng.below(7));
    const Board board = phutball::board(rules);
    Setup setup;
    setup.mover = rng.below(2) == 0 ? ohs : eks;
    setup.position =
        Position(board, {static_cast<std::int8_t>(2 + rng.below(static_cast<std::uint64_t>(rules.rows - 2))),
                         static_cast<std::int8_t>(rng.below(static_cast<std::uint64_t>(rules.columns)))});
    const std::uint64_t percent = 15 + rng.below(45);
    for (int id = 0; id < board.points(); ++id)
      if (board.point(id) != setup.position.ball() && rng.below(100) < percent) setup.position.place(board.point(id));
    const State state(rules, setup);
    const auto expected = has_goal(state);
    if (!expected) continue;
    CAPTURE(position_text(state));
    const std::string answer = answer_of(state);
    REQUIRE((answer != "none") == *expected);
    REQUIRE(answer != "unknown");
    ++(*expected ? found : none);
  }
  CHECK(none > 700);
  CHECK(found > 700);
}
