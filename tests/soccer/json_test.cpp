#include "touchline/soccer/json.hpp"

#include <nlohmann/json.hpp>

#include "boards.hpp"

using namespace boards;
using nlohmann::json;
using touchline::Error;
using touchline::ErrorCode;
using touchline::Fields;
using touchline::soccer::blue;
using touchline::soccer::red;
using touchline::soccer::Rules;

namespace {

std::string inner(const State& state) {
  std::string out;
  touchline::json::Writer writer(out);
  write_state(writer, state);
  return out;
}

std::string inner(const Rules& rules) {
  std::string out;
  touchline::json::Writer writer(out);
  write_rules(writer, rules);
  return out;
}

State read(const std::string& text, const Rules& rules) {
  const touchline::json::Document document(text);
  return read_state(rules, document.root());
}

Rules rules_from(const std::string& text, Fields fields = Fields::some) {
  const touchline::json::Document document(text);
  return touchline::soccer::read_rules(document.root(), fields);
}

// `place: reason` of the refusal, with `key` of the state's document changed to `value`.
std::string refused(const State& state, const std::string& pointer, const json& value) {
  json document = json::parse(inner(state));
  document[json::json_pointer(pointer)] = value;
  try {
    (void)read(document.dump(), state.rules());
  } catch (const Error& error) {
    CHECK((error.code() == ErrorCode::bad_state || error.code() == ErrorCode::bad_json));
    return error.what();
  }
  return "accepted";
}

std::string refused_rules(const std::string& text) {
  try {
    (void)rules_from(text);
  } catch (const Error& error) {
    return error.what();
  }
  return "accepted";
}

bool starts(const std::string& text, const std::string& beginning) { return text.rfind(beginning, 0) == 0; }

Rules three_pieces() {
  Rules rules;
  rules.pieces = 3;
  return rules;
}

State mid_turn() { return after(at("F6 H6 C4", "A15 B15", "F8", red, three_pieces()), "F6-F7 end-piece H6-H7"); }

}  // namespace

TEST_CASE("the rules in JSON", "[soccer][SO-24]") {
  CHECK(inner(Rules()) ==
        R"({"ball":null,"blue":[],"columns":11,"first":0,"goal_width":5,"goals_to_win":3,"max_turns":200,"pieces":2,)"
        R"("red":[],"rows":15,"shooting_depth":4,"steps":3,"zone_passes":2})");
  Rules rules = set_up("F6 A15 B2", "C7", "G9", blue);
  rules.max_turns = 0;
  CHECK(inner(rules) ==
        R"({"ball":"G9","blue":["C7"],"columns":11,"first":1,"goal_width":5,"goals_to_win":3,"max_turns":0,"pieces":2,)"
        R"("red":["B2","F6","A15"],"rows":15,"shooting_depth":4,"steps":3,"zone_passes":2})");
  CHECK(rules_from(inner(rules), Fields::all) == rules);
  CHECK(rules_from("{}") == Rules());
}

TEST_CASE("rules that make no sense are refused with the field", "[soccer][SO-4]") {
  CHECK(starts(refused_rules(R"({"columns":10})"), "/columns: expected an odd number"));
  CHECK(starts(refused_rules(R"({"goal_width":4})"), "/goal_width: expected an odd number"));
  CHECK(starts(refused_rules(R"({"rows":27})"), "/rows: expected 9 to 25"));
  CHECK(starts(refused_rules(R"({"rows":9})"), "/shooting_depth: expected 1 to 3"));
  CHECK(starts(refused_rules(R"({"first":2})"), "/first"));
  CHECK(starts(refused_rules(R"({"ball":"A8"})"), "/ball: the ball must lie on the field"));
  CHECK(starts(refused_rules(R"({"ball":"f8"})"), "/ball: \"f8\" is no square"));
  CHECK(starts(refused_rules(R"({"red":["F6","Z1"]})"), "/red/1: \"Z1\" is no square"));
  CHECK(starts(refused_rules(R"({"red":["F6","F6"]})"), "/red/1: F6 stands twice"));
  CHECK(starts(refused_rules(R"({"red":["L6"]})"), "/red: L6 is not on this board"));
  CHECK(starts(refused_rules(R"({"blue":["E1","F15","G15"]})"), "/blue: at most one blue piece"));
  CHECK(starts(refused_rules(R"({"steps":7})"), "/steps: expected 1 to 6"));
  CHECK(refused_rules(R"({"stepps":2})") != "accepted");
}

TEST_CASE("states in JSON", "[soccer][SO-24]") {
  CHECK(inner(State()) ==
        R"({"ball":"F8","blue":["D10","F10","H10","C12","I12","F15"],"red":["F1","C4","I4","D6","F6","H6"],)"
        R"("score":[0,0],"to_move":0,"turn":null,"turns":0,"zone_passes":[0,0]})");
  CHECK(inner(mid_turn()) ==
        R"({"ball":"F8","blue":["A15","B15"],"red":["C4","F7","H7"],"score":[0,0],"to_move":0,)"
        R"("turn":{"finished":["F7"],"piece":"H7","stepped":true,"steps_left":2},"turns":0,"zone_passes":[0,0]})");
  const State between = after(mid_turn(), "end-piece");
  CHECK(
      inner(between) ==
      R"({"ball":"F8","blue":["A15","B15"],"red":["C4","F7","H7"],"score":[0,0],"to_move":0,)"
      R"("turn":{"finished":["F7","H7"],"piece":null,"stepped":false,"steps_left":0},"turns":0,"zone_passes":[0,0]})");
  for (const State& state : {State(), mid_turn(), between}) CHECK(read(inner(state), state.rules()) == state);
}

TEST_CASE("turns stand only where they are limited, and a finished state has neither turn nor passes",
          "[soccer][SO-24]") {
  Rules endless;
  endless.max_turns = 0;
  const State state = at("F6", "A15", "F8", red, endless);
  CHECK(inner(state) == R"({"ball":"F8","blue":["A15"],"red":["F6"],"score":[0,0],"to_move":0,"turn":null,)"
                        R"("zone_passes":[0,0]})");
  CHECK(refused(state, "/turns", 3).find("\"turns\"") != std::string::npos);
  State over = after(at("F6", "A15", "F8"), "F6-F7");
  over.forfeit(red);
  CHECK(inner(over) ==
        R"({"ball":"F8","blue":["A15"],"red":["F7"],"result":{"mvp":null,"reason":"forfeit","scores":[0,0],)"
        R"("team_scores":null,"winners":[1],"winning_team":null},"score":[0,0],"to_move":null})");
  CHECK(read(inner(over), over.rules()) == over);
}

TEST_CASE("boards that cannot be are refused", "[soccer][SO-4][SO-13][SO-14][SO-28]") {
  const State state = at("F6 H6", "A15 B15", "F8");
  CHECK(starts(refused(state, "/red", {"F6", "H6", "C2"}), "/red: by these rules red has 2 pieces, found 3"));
  CHECK(starts(refused(state, "/blue", {"A15"}), "/blue: by these rules blue has 2 pieces, found 1"));
  CHECK(starts(refused(state, "/red", {"F6", "F6"}), "/red/1: F6 stands twice"));
  CHECK(starts(refused(state, "/red", {"F6", "L6"}), "/red/1: L6 is not on this board"));
  CHECK(starts(refused(state, "/red", {"F6", "F8"}), "/ball: a piece stands on F8"));
  CHECK(starts(refused(state, "/blue", {"F6", "A15"}), "/blue: a red and a blue piece stand on F6"));
  for (const char* square : {"A8", "F15", "K1"})
    CHECK(starts(refused(state, "/ball", square), "/ball: the ball lies on"));
  CHECK(starts(refused(state, "/red", {"D1", "E1"}), "/red: at most one red piece"));
  CHECK(starts(refused(state, "/blue", {"F15", "G15"}), "/blue: at most one blue piece"));
  CHECK(refused(state, "/blue", {"D1", "E1"}) == "accepted");  // on red's goal
  CHECK(refused(state, "/to_move", 1) == "accepted");
  CHECK(refused(state, "/score", {2, 2}) == "accepted");
  CHECK(starts(refused(state, "/score", {3, 0}), "/score/0: the game is over"));
  CHECK(starts(refused(state, "/score", {0, -1}), "/score/1"));
  CHECK(refused(state, "/turns", 199) == "accepted");
  CHECK(starts(refused(state, "/turns", 200), "/turns: expected fewer turns than the limit of 200"));
}

TEST_CASE("turns that cannot have been played so far are refused", "[soccer][SO-23][SO-28]") {
  const State state = mid_turn();
  for (const int steps : {0, 3, 4, -1, 256})
    CHECK(starts(refused(state, "/turn/steps_left", steps), "/turn/steps_left"));
  CHECK(refused(state, "/turn/steps_left", 1) == "accepted");
  CHECK(starts(refused(state, "/turn/piece", "H6"), "/turn/piece: there is no red piece on H6"));
  CHECK(starts(refused(state, "/turn/piece", "A15"), "/turn/piece: there is no red piece on A15"));
  CHECK(starts(refused(state, "/turn/piece", "F7"), "/turn/finished: the piece in use is not finished"));
  CHECK(starts(refused(state, "/turn/piece", nullptr), "/turn/steps_left: without a piece in use"));
  CHECK(starts(refused(state, "/turn/stepped", false), "/turn/stepped"));
  CHECK(starts(refused(state, "/turn/finished", {"F6"}), "/turn/finished: there is no red piece on F6"));
  CHECK(starts(refused(state, "/turn/finished", {"F7", "F7"}), "/turn/finished/1: F7 stands twice"));
  CHECK(refused(state, "/turn/finished", {"C4"}) == "accepted");
  CHECK(refused(state, "/turn/finished", {"F7", "C4"}) == "accepted");  // in any order: it is a set
  // Blue's pieces are not the mover's.
  CHECK(starts(refused(state, "/turn/finished", {"B15"}), "/turn/finished: there is no red piece on B15"));
  const json nothing = {{"finished", json::array()}, {"piece", nullptr}, {"stepped", true}, {"steps_left", 0}};
  CHECK(starts(refused(state, "/turn", nothing), "/turn: a turn that has begun"));
  CHECK(refused(state, "/turn", nullptr) == "accepted");  // the turn is to begin
  // Three finished pieces would have ended it.
  const json three = {{"finished", {"C4", "F7", "H7"}}, {"piece", nullptr}, {"stepped", true}, {"steps_left", 0}};
  CHECK(starts(refused(state, "/turn", three), "/turn/finished: a turn goes on while fewer than 3"));
}

TEST_CASE("an end-piece that was not legal cannot have been the last action", "[soccer][SO-23][SO-28]") {
  const State start = at("A1 A2 A3 B1 B2 K10", "C1 C2 C3 B3 A4 B4", "F8");
  const json between = {{"finished", {"K10"}}, {"piece", nullptr}, {"stepped", false}, {"steps_left", 0}};
  CHECK(starts(refused(start, "/turn", between), "/turn/stepped: end-piece was not legal"));
  // Finished by its last step it may be.
  json finished = between;
  finished["stepped"] = true;
  CHECK(refused(start, "/turn", finished) == "accepted");
  // With one step a piece, pieces finish by themselves.
  Rules hurried;
  hurried.steps = 1;
  CHECK(starts(refused(at("K10 A1", "B4", "F8", red, hurried), "/turn", between), "/turn/stepped"));
}

TEST_CASE("passes that cannot have been counted are refused", "[soccer][SO-17][SO-28]") {
  const State low = at("E6", "A15", "F4");  // the ball in front of red's goal
  CHECK(refused(low, "/zone_passes", {2, 0}) == "accepted");
  CHECK(starts(refused(low, "/zone_passes", {3, 0}), "/zone_passes/0: at most 2 passes"));
  CHECK(starts(refused(low, "/zone_passes", {0, 1}), "/zone_passes/1: the ball is not in"));
  CHECK(starts(refused(at("E6", "A15", "F8"), "/zone_passes", {1, 0}), "/zone_passes/0: the ball is not in"));
  const State high = at("E6", "A15", "F12");
  CHECK(refused(high, "/zone_passes", {0, 2}) == "accepted");
  CHECK(starts(refused(high, "/zone_passes", {1, 0}), "/zone_passes/0: the ball is not in"));
}

TEST_CASE("results that do not fit are refused", "[soccer][SO-21][SO-22][SO-28]") {
  Rules rules;
  rules.goals_to_win = 1;
  const State won = after(at("F10", "A15", "F11", red, rules), "F10:F11>F15#");
  CHECK(read(inner(won), won.rules()) == won);
  CHECK(starts(refused(won, "/ball", "F12"), "/result: after the deciding goal the board is set up anew"));
  CHECK(starts(refused(won, "/result/winners", {1}), "/result: the winner, and only the winner, has 1 goals"));
  CHECK(starts(refused(won, "/result/winners", json::array()), "/result: goals_to_win has a winner"));
  CHECK(starts(refused(won, "/result/reason", "max_turns"), "/score/0: the game is over"));
  CHECK(starts(refused(won, "/result/reason", "goal"), "/score/0"));
  CHECK(starts(refused(won, "/score", {0, 0}), "/score: the scores of the result differ"));
  CHECK(starts(refused(won, "/to_move", 0), "\"result\" stands in a finished state"));

  rules.goals_to_win = 3;
  rules.max_turns = 1;
  const State drawn = after(at("F10", "A15", "F11", red, rules), "F10-F9 end-turn");
  CHECK(read(inner(drawn), drawn.rules()) == drawn);
  CHECK(starts(refused(drawn, "/result/winners", {0}), "/result: the side ahead wins"));
  CHECK(starts(refused(drawn, "/result/reason", "no_moves"), "/result: soccer does not end by no_moves"));
  CHECK(starts(refused(drawn, "/result/reason", "forfeit"), "/result: a forfeit has one winner"));
  CHECK(refused(drawn, "/result/reason", "agreement") == "accepted");
  CHECK(refused(drawn, "/ball", "F12") == "accepted");
  CHECK(starts(refused(drawn, "/result/mvp", 0), "/result"));

  json endless = json::parse(inner(drawn));
  Rules no_limit = drawn.rules();
  no_limit.max_turns = 0;
  CHECK_THROWS_AS(read(endless.dump(), no_limit), Error);
}

TEST_CASE("the schemas are JSON and name every key", "[soccer]") {
  const json rules = json::parse(touchline::soccer::rules_schema()),
             state = json::parse(touchline::soccer::state_schema());
  const json all_rules = json::parse(inner(Rules()));
  for (const auto& [key, value] : all_rules.items()) CHECK(rules["properties"].contains(key));
  CHECK(rules["required"].size() == 13);
  State over;
  over.agree_draw();
  for (const State& some : {State(), mid_turn(), over}) {
    const json document = json::parse(inner(some));
    for (const auto& [key, value] : document.items()) CHECK(state["properties"].contains(key));
  }
}
