// Ids and texts of actions: CF-39 and CF-41.
#include "touchline/checker_football/notation.hpp"

#include "field.hpp"
#include "support/catch.hpp"

using namespace football;
using touchline::ActionId;
using touchline::ErrorCode;

namespace {

std::uint64_t id(const cf::State& state, const std::string& text) {
  return touchline::value(cf::parse_action(state, text));
}

ErrorCode code(const cf::State& state, const std::string& text) {
  try {
    (void)cf::parse_actions(state, text);
  } catch (const touchline::Error& error) {
    CHECK(error.message().find('"') != std::string_view::npos);
    return error.code();
  }
  FAIL("\"" << text << "\" was accepted");
  return ErrorCode::bad_json;
}

std::string message(const cf::State& state, const std::string& text) {
  try {
    (void)cf::parse_actions(state, text);
  } catch (const touchline::Error& error) {
    return std::string(error.message());
  }
  return {};
}

const Field field{.stacks = "Hd2 Hd3 He2 Ae3 AHf5", .ball = "d2", .home_idle = 0};
const Field chain{.stacks = "Hd2 Hd3 He5", .ball = "d2"};

}  // namespace

TEST_CASE("ids are dense and laid out as the rules say", "[checker_football][CF-39]") {
  const cf::ActionIds ids(8);
  CHECK(ids.count() == 96 + 5 + 96 * 8 + 96 * 8 + 96 * 96 + 9);
  const cf::State state = field.state();
  CHECK(id(cf::State(), "@c7") == 58);            // row · 8 + column
  CHECK(id(state, "d2-c1") == 101 + 19 * 8 + 5);  // n + 5, d2 is 19, south-west
  CHECK(id(state, "e2+e3") == 101 + 20 * 8 + 0);
  CHECK(id(state, "d2^d4") == 101 + 768 + 19 * 8 + 0);
  CHECK(id(state, "d2>b3") == 101 + 768 + 768 + 19 * 96 + 25);  // b3 is 25
  CHECK(id(after(state, {"d2>b3"}), "land 0") == 101 + 1536 + 9216);
  CHECK(id(after(state, {"d2>b3"}), "land NW") == 101 + 1536 + 9216 + 8);
  CHECK(id(after(chain.state(), {"d2^d4"}), "stop") == 100);
  for (std::uint64_t number = 0; number < ids.count(); number += 7) {
    const cf::Action action = ids.parts(ActionId{number});
    ActionId back{};
    switch (action.kind) {
      case cf::Action::Kind::square:
        back = ids.square(action.square);
        break;
      case cf::Action::Kind::contact:
        back = ids.contact(action.square, action.direction);
        break;
      case cf::Action::Kind::jump:
        back = ids.jump(action.square, action.direction);
        break;
      case cf::Action::Kind::pass:
        back = ids.pass(action.square, action.target);
        break;
      case cf::Action::Kind::landing:
        back = action.strays ? ids.landing(action.direction) : ids.landing_on_target();
        break;
      default:
        back = ids.special(action.kind);
    }
    CHECK(touchline::value(back) == number);
  }
}

TEST_CASE("each action has its text", "[checker_football][CF-41]") {
  const cf::State state = field.state();
  for (const char* text : {"d2-c1", "e2+e3", "d2^d4", "d2>b3", "d2:d3", "d2+e3", "f5-f6"}) CHECK(can(state, text));
  Field theirs = field;
  theirs.to_move = cf::away;
  CHECK(can(theirs.state(), "e3#d2"));
  CHECK(can(theirs.state(), "e3+e2"));
  CHECK(texts_of(cf::State()) == std::vector<std::string>{"@a7", "@b7", "@c7"});
}

TEST_CASE("case, spaces and short forms are accepted", "[checker_football][CF-41]") {
  const cf::State state = field.state();
  CHECK(id(state, "  D2 - C1 ") == id(state, "d2-c1"));
  CHECK(id(state, "e2 f1") == id(state, "e2-f1"));
  CHECK(id(state, "d2d3") == id(state, "d2:d3"));
  CHECK(id(state, "e2 e3") == id(state, "e2+e3"));
  CHECK(id(cf::State(), "b7") == id(cf::State(), "@b7"));
  CHECK(id(cf::State(), "@ B7") == id(cf::State(), "@b7"));
  const cf::State flying = after(state, {"d2>b3"});
  CHECK(id(flying, "ne") == id(flying, "land NE"));
  CHECK(id(flying, "0") == id(flying, "land 0"));
  CHECK(id(flying, "LAND  sw") == id(flying, "land SW"));
  // In a chain of jumps the square to land on.
  const cf::State jumping = after(chain.state(), {"d2^d4"});
  CHECK(id(jumping, "f6") == id(jumping, "d4^f6"));
  CHECK(id(jumping, "^f6") == id(jumping, "d4^f6"));
}

TEST_CASE("the words before a down and in a try", "[checker_football][CF-41]") {
  cf::Rules rules;
  rules.line_up = cf::LineUpMode::standard;
  cf::Situation now(8);
  now.phase = cf::Phase::one_or_two;
  now.play = cf::Play::none;
  now.to_move = cf::home;
  now.possession = 1;
  now.score = {6, 0};
  const cf::State tries(rules, now);
  CHECK(id(tries, "one-point") == 98);
  CHECK(id(tries, "1") == 98);
  CHECK(id(tries, "One Point") == 98);
  CHECK(id(tries, "two") == 99);
  CHECK(id(after(tries, {"one-point"}), "passer e5") == 44);
  CHECK(id(after(tries, {"one-point"}), "E5") == 44);
  now.phase = cf::Phase::play_or_punt;
  now.score = {0, 0};
  const cf::State choice(rules, now);
  CHECK(id(choice, "PLAY") == 96);
  CHECK(id(choice, "punt") == 97);
}

TEST_CASE("a text that is no action, or none that is legal, says what is", "[checker_football][CF-41]") {
  const cf::State state = field.state();
  CHECK(code(state, "") == ErrorCode::bad_text);
  CHECK(code(state, "d2") == ErrorCode::bad_text);
  CHECK(code(state, "d2-i3") == ErrorCode::bad_text);
  CHECK(code(state, "d2-c12") == ErrorCode::bad_text);
  CHECK(code(state, "land X") == ErrorCode::bad_text);
  CHECK(code(state, "d2-c5") == ErrorCode::illegal_action);
  CHECK(code(state, "punt") == ErrorCode::illegal_action);
  CHECK(code(state, "land N") == ErrorCode::illegal_action);
  CHECK(code(state, "QB d2") == ErrorCode::illegal_action);
  CHECK(code(state, "@d5") == ErrorCode::illegal_action);
  CHECK(code(cf::State(), "@d7") == ErrorCode::illegal_action);
  CHECK(message(state, "d2-d3") == "\"d2-d3\" is not legal here; between these squares there is d2:d3");
  CHECK(message(cf::State(), "@h11") == "\"@h11\" is not legal here; legal are @a7, @b7, @c7");
}

TEST_CASE("two squares without a sign must mean one action", "[checker_football][CF-41]") {
  const cf::State state = field.state();
  // Over d3 the carrier may jump to d4; no pass goes there past d3.
  CHECK(id(state, "d2 d4") == id(state, "d2^d4"));
  const Field two{.stacks = "Hd2 Ha4", .ball = "d2", .forward_pass = true};
  CHECK(can(two.state(), "d2-d3"));
  CHECK(can(two.state(), "d2>d3"));
  CHECK(code(two.state(), "d2 d3") == ErrorCode::ambiguous_text);
  CHECK(message(two.state(), "d2d3") == "\"d2d3\" may be d2-d3, d2>d3; write the sign");
}

TEST_CASE("a whole line-up is one text at its beginning", "[checker_football][CF-41]") {
  const cf::State state;
  const auto actions = cf::parse_actions(state, "@a7,b7,c7,d7,e7,f7,g7,h7,a8,b8,c8,d8");
  REQUIRE(actions.size() == 12);
  cf::State placed = state;
  for (const ActionId action : actions) placed.apply(action);
  CHECK(placed.phase() == cf::Phase::receivers_line_up);
  CHECK(cf::parse_actions(state, "@ D8, c8,b8,a8,h7,g7,f7,e7,d7,c7,b7,A7") == actions);  // in any order
  CHECK(cf::parse_actions(state, "@standard") == cf::parse_actions(state, "@b7,c7,d7,e7,f7,g7,a8,c8,d8,e8,f8,h8"));
  CHECK(cf::parse_actions(state, "@c7") == std::vector<ActionId>{cf::parse_action(state, "@c7")});
}

TEST_CASE("a whole line-up must be one", "[checker_football][CF-41]") {
  const cf::State state;
  CHECK(message(state, "@a7,b7") == "this line-up is not possible: it needs 12 men, not 2");
  CHECK(message(state, "@a7,b7,c7,d7,e7,a8,b8,c8,d8,e8,f8,g8") ==
        "this line-up is not possible: at least 6 men must stand on row 7");
  CHECK(message(state, "@a6,b7,c7,d7,e7,f7,g7,b8,c8,d8,e8,f8") ==
        "this line-up is not possible: a6 is beyond the rows of this line-up");
  CHECK(message(state, "@a7,a7") == "a7 stands twice in the line-up");
  CHECK(message(state, "@a7,x7") == "\"x7\" is not a square of this board");
  const cf::State begun = after(state, {"@a7"});
  CHECK(message(begun, "@b7,c7,d7,e7,f7,g7,h7,a8,b8,c8,d8") ==
        "a whole line-up is accepted only when no man of it is placed");
  const cf::State receivers =
      after(state, {"@a7", "@b7", "@c7", "@d7", "@e7", "@f7", "@g7", "@h7", "@a8", "@b8", "@c8", "@d8"});
  CHECK(message(receivers, "@a5,b5,c5,d5,e5,f5,g5,h5,a4,b4,c4") ==
        "this line-up is not possible: no man of it can begin with the ball");
}

TEST_CASE("a refusal names what is legal and changes nothing", "[checker_football][CF-39]") {
  cf::State state;
  const cf::State before = state;
  const auto error = state.try_apply(ActionId{3});
  REQUIRE(error);
  CHECK(error->code() == ErrorCode::illegal_action);
  CHECK(error->message() == "@d0 is not legal here; legal are @a7, @b7, @c7");
  CHECK(state == before);
  CHECK(state.try_apply(ActionId{~std::uint64_t{0}})->message() ==
        "action 18446744073709551615 is not legal here; legal are @a7, @b7, @c7");
}
