#include "touchline/phutball/game.hpp"

#include "touchline/core/any_state.hpp"
#include "touchline/core/registry.hpp"

#include "board.hpp"
#include "support/catch.hpp"

using namespace phutball_test;

static_assert(touchline::Game<phutball::Game>);
static_assert(sizeof(State) <= AnyState::inline_size);

namespace {

Registry registry() {
  Registry out;
  out.add<phutball::Game>();
  return out;
}

}  // namespace

TEST_CASE("phutball is a game like the others", "[phutball]") {
  const Registry games = registry();
  const GameRef game = games.game("phutball");
  CHECK(game.info().seats == 2);
  CHECK_FALSE(game.info().has_chance);
  CHECK_FALSE(game.info().has_hidden);
  CHECK(game.info().perft_unit == "turns");
  CHECK(game.action_count() == 294);
  CHECK(game.action_count(R"({"columns":3,"rows":5})") == 24);
  CHECK(game.rules_json() == R"({"game":"phutball","kind":"rules",)"
                             R"("rules":{"ball_row":0,"columns":15,"first":0,"max_turns":0,"rows":19},"touchline":1})");
  AnyState state = game.start();
  for (const ActionId action : state.parse_turn("H11")) state.apply(action);
  CHECK(state.position_text() == "15x19 X H10 H11");
  CHECK(state == game.parse_position("15x19 X H10 H11"));
  CHECK(AnyState::from_json(games, state.to_json()) == state);
  CHECK(state.turn_text(state.parse_turn("h10-h12")) == "H10-H12");
  CHECK(state.winning_turn(1000).answer == WinningTurn::Answer::none);
  CHECK(state.perft(1).nodes == 284);
  CHECK(game.parse_position("9x9 O E5 -", R"({"first":1})").rules_json().find(R"("first":1)") != std::string::npos);
}
