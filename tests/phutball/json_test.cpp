#include "touchline/phutball/json.hpp"

#include <nlohmann/json.hpp>

#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"

#include "board.hpp"
#include "support/catch.hpp"

using namespace phutball_test;

namespace {

std::string inner(const State& state) {
  std::string out;
  json::Writer writer(out);
  write_state(writer, state);
  return out;
}

std::string rules_text(const Rules& rules) {
  std::string out;
  json::Writer writer(out);
  write_rules(writer, rules);
  return out;
}

State read(std::string_view text, const Rules& rules = {}) {
  const json::Document document(text);
  return read_state(rules, document.root());
}

Rules read_rules_text(std::string_view text, Fields fields = Fields::some) {
  const json::Document document(text);
  return read_rules(document.root(), fields);
}

std::string fault(std::string_view text, const Rules& rules = {}) {
  return error_of([&] { (void)read(text, rules); });
}

std::string rules_fault(std::string_view text, Fields fields = Fields::some) {
  return error_of([&] { (void)read_rules_text(text, fields); });
}

Rules limited(int max_turns) {
  Rules rules;
  rules.max_turns = max_turns;
  return rules;
}

// A sound state with one value put in place of another.
std::string changed(std::string_view key, const nlohmann::json& with) {
  auto document = nlohmann::json::parse(R"({"ball":"H10","jumping":false,"men":["G9"],"to_move":0})");
  document[std::string(key)] = with;
  return document.dump();
}

}  // namespace

TEST_CASE("the inner state is written as the formats say", "[phutball][PH-20]") {
  CHECK(inner(at("15x19 O H10 G9")) == R"({"ball":"H10","jumping":false,"men":["G9"],"to_move":0})");
  CHECK(inner(at("15x19 X H12 J12,H13 jumping")) == R"({"ball":"H12","jumping":true,"men":["J12","H13"],"to_move":1})");
  CHECK(inner(at("15x19 O H10 - turns 7/200")) == R"({"ball":"H10","jumping":false,"men":[],"to_move":0,"turns":7})");
  State over = at("15x19 O H18 H19,A1");
  play(over, {"H18-H20"});
  CHECK(inner(over) ==
        R"({"ball":"H20","jumping":false,"men":["A1"],"result":{"mvp":null,"reason":"goal","scores":[1,-1],)"
        R"("team_scores":null,"winners":[0],"winning_team":null},"to_move":null})");
  CHECK(rules_text({}) == R"({"ball_row":0,"columns":15,"first":0,"max_turns":0,"rows":19})");
}

TEST_CASE("what is written is read back", "[phutball][PH-20]") {
  std::array<ActionId, 420> actions;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Rng rng(22, seed);
    Rules rules;
    rules.columns = 3 + static_cast<int>(rng.below(9));
    rules.rows = 5 + static_cast<int>(rng.below(9));
    rules.max_turns = seed % 3 == 0 ? 90 : 0;
    rules.first = static_cast<int>(seed % 2);
    State state(rules);
    for (int i = 0; i < 150 && !state.mover().is_nobody(); ++i) {
      REQUIRE(read(inner(state), rules) == state);
      const std::size_t count = state.legal(actions);
      // Jumps are rarer than placements; take one every other time.
      const std::size_t n = rng.below(2) == 0 ? count - 1 : rng.below(count);
      REQUIRE_FALSE(state.try_apply(actions[n]));
    }
    REQUIRE(read(inner(state), rules) == state);
    CHECK(read_rules_text(rules_text(rules), Fields::all) == rules);
  }
}

TEST_CASE("JSON that says the same is accepted", "[phutball]") {
  CHECK(read(R"( {"to_move" : 0, "men":["J12","H11"], "jumping":false, "ball":"H10"} )") == at("15x19 O H10 H11,J12"));
}

TEST_CASE("a state is refused with the place and the reason", "[phutball][PH-7][PH-20]") {
  CHECK(fault(changed("ball", "I7")) == "bad_state: /ball: \"I7\": there is no column I (columns are A-H and J-P)");
  CHECK(fault(changed("ball", "h10")) == "bad_state: /ball: \"h10\" is written \"H10\"");
  CHECK(fault(changed("ball", "H19")) == "bad_state: /ball: a ball at rest on H19 has ended the game");
  CHECK(fault(changed("ball", "H21")) ==
        "bad_state: /ball: \"H21\": there is no row 21 (rows are 1 to 19, with 0 and 20 off the board)");
  CHECK(fault(changed("ball", 7)).starts_with("bad_json: /ball"));
  CHECK(fault(changed("men", {"G9", "H11", "G9"})) == "bad_state: /men/2: the man on G9 stands twice in this list");
  CHECK(fault(changed("men", {"H10"})) == "bad_state: /men/0: the ball is on H10");
  CHECK(fault(changed("men", {"A1", "H20"})) == "bad_state: /men/1: a man stands on the board, not on H20");
  CHECK(fault(changed("men", {"A1", "Q5"})).starts_with("bad_state: /men/1: \"Q5\": there is no column Q"));
  CHECK(fault(changed("men", {{"A1"}})).starts_with("bad_json: /men/0"));
  CHECK(fault(changed("men", "A1")).starts_with("bad_json: /men"));
  CHECK(fault(changed("to_move", 2)).find("/to_move") != std::string::npos);
  CHECK(fault(changed("to_move", "chance")) == "bad_state: /to_move: phutball has no chance events");
  CHECK(fault(changed("to_move", nullptr)) ==
        "bad_state: the key \"result\" is missing (it belongs to finished games)");
  CHECK(fault(changed("jumping", true)) == "none");  // over G9, from K7 say
  CHECK(fault(changed("jumping", 1)).starts_with("bad_json: /jumping"));
  CHECK(fault(changed("turns", 3)) ==
        "bad_state: the key \"turns\" does not belong here (it belongs to games with max_turns)");
  CHECK(fault(changed("path", "H10")).find("unknown key") != std::string::npos);
  CHECK(fault(R"({"ball":"H10","jumping":false,"to_move":0})").find("men") != std::string::npos);
  CHECK(fault(changed("turns", 5), limited(5)) == "bad_state: /turns: expected 0 to 4, found 5");
  CHECK(fault(changed("ball", "H10"), limited(5)) ==
        "bad_state: the key \"turns\" is missing (it belongs to games with max_turns)");
  CHECK(fault(R"({"ball":"H12","jumping":true,"men":[],"to_move":0})") ==
        "bad_state: /jumping: no jump is possible from H12, so the turn is over");
}

TEST_CASE("a finished state needs a result that fits", "[phutball][PH-15]") {
  const auto finished = [](std::string_view ball, std::string_view result) {
    return R"({"ball":")" + std::string(ball) + R"(","jumping":false,"men":[],"result":)" + std::string(result) +
           R"(,"to_move":null})";
  };
  const std::string ohs_goal =
      R"({"mvp":null,"reason":"goal","scores":[1,-1],"team_scores":null,"winners":[0],"winning_team":null})";
  const std::string odd_goal =
      R"({"mvp":null,"reason":"goal","scores":[1,0],"team_scores":null,"winners":[0],"winning_team":null})";
  CHECK(fault(finished("H19", ohs_goal)) == "none");
  CHECK(fault(finished("H20", ohs_goal)) == "none");
  CHECK(fault(finished("H1", ohs_goal)) == "bad_state: /result: a goal on H1 is one of Eks");
  CHECK(fault(finished("H10", ohs_goal)) == "bad_state: /ball: there is no goal with the ball on H10");
  CHECK(fault(finished("H19", odd_goal)) == "bad_state: /result: a goal on H19 is one of Ohs");
  CHECK(fault(finished("H19", "null")) == "bad_state: /result: a finished state has a result");
  const auto unfinished = nlohmann::json::parse(finished("H10", ohs_goal));
  auto with_mover = unfinished;
  with_mover["to_move"] = 1;
  CHECK(fault(with_mover.dump()) ==
        "bad_state: the key \"result\" does not belong here (it belongs to finished games)");
}

TEST_CASE("rules are read with some fields or all, in range", "[phutball][PH-5][PH-6][PH-18]") {
  CHECK(read_rules_text("{}") == Rules{});
  CHECK(read_rules_text(R"({"rows":21,"columns":19,"ball_row":20})") == (Rules{20, 19, 0, 0, 21}));
  CHECK(rules_fault("{}", Fields::all).find("ball_row") != std::string::npos);
  CHECK(rules_fault(R"({"columns":20})") == "bad_rules: /columns: expected 3 to 19, found 20");
  CHECK(rules_fault(R"({"ball_row":1})") == "bad_rules: /ball_row: expected 0 or 2 to 18, found 1");
  CHECK(rules_fault(R"({"first":2})") == "bad_rules: /first: expected 0 to 1, found 2");
  CHECK(rules_fault(R"({"max_turns":99999999999})").starts_with("bad_rules: /max_turns: expected 0 to 1000000"));
  CHECK(rules_fault(R"({"rows":"19"})").starts_with("bad_json: /rows"));
  CHECK(rules_fault(R"({"row":19})").find("unknown key") != std::string::npos);
}

TEST_CASE("the schemas are JSON and name every key", "[phutball]") {
  const auto rules = nlohmann::json::parse(rules_schema());
  CHECK(rules["required"] == nlohmann::json({"ball_row", "columns", "first", "max_turns", "rows"}));
  const auto state = nlohmann::json::parse(state_schema());
  CHECK(state["required"] == nlohmann::json({"ball", "jumping", "men", "to_move"}));
  CHECK(state["properties"].size() == 6);
  CHECK(state["additionalProperties"] == false);
}

TEST_CASE("documents of whole states hold the rules, and come back", "[phutball]") {
  const AnyState state = AnyState::of<phutball::Game>(at("15x19 O H10 G9"));
  CHECK(state.to_json() ==
        R"({"game":"phutball","kind":"state","rules":{"ball_row":0,"columns":15,"first":0,"max_turns":0,"rows":19},)"
        R"("state":{"ball":"H10","jumping":false,"men":["G9"],"to_move":0},"touchline":1})");
}
