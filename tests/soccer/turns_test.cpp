// Whole turns, listed and in text (SO-25, SO-26).
#include "touchline/soccer/turns.hpp"

#include <set>

#include "boards.hpp"

using namespace boards;
using touchline::Error;
using touchline::ErrorCode;
using touchline::Listing;
using touchline::TurnOptions;
using touchline::soccer::blue;
using touchline::soccer::red;
using touchline::soccer::Rules;

namespace {

Rules with(int steps, int pieces, int max_turns = 200) {
  Rules rules;
  rules.steps = steps;
  rules.pieces = pieces;
  rules.max_turns = max_turns;
  return rules;
}

std::vector<std::string> listed_turns(const State& state, bool unique = false) {
  TurnOptions options;
  options.unique = unique;
  std::vector<std::string> out;
  CHECK(for_each_turn(state, options, [&](std::span<const ActionId> actions) {
          out.push_back(turn_text(state, actions));
          return true;
        }) == Listing::complete);
  return out;
}

bool has_turn(const State& state, const std::string& text) {
  const auto all = listed_turns(state);
  return std::find(all.begin(), all.end(), text) != all.end();
}

std::string refused(const State& state, const std::string& text) {
  try {
    (void)parse_turn(state, text);
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

// The texts of the actions of a turn.
std::string actions_of(const State& state, const std::string& turn) {
  State now = state;
  std::string out;
  for (const ActionId action : parse_turn(state, turn)) {
    out += (out.empty() ? "" : " ") + action_text(now, action);
    now.apply(action);
  }
  CHECK_FALSE(now.mid_turn());
  return out;
}

// A red piece on A1 with blue on B1 and B2 has one way, to A2 and on to A3, B3; the ball is out of reach.
State alley(int steps, int pieces, const std::string& more = "") {
  return at("A1" + more, "B1 B2", "J8", red, with(steps, pieces));
}

}  // namespace

TEST_CASE("whole turns are listed depth first in rising order of ids", "[soccer][SO-25]") {
  // One piece, two steps. From A2: A3 (north), B3 (north-east), A1 (south), or stop.
  CHECK(listed_turns(alley(2, 1)) == std::vector<std::string>{"A1-A2,A2-A3", "A1-A2,A2-B3", "A1-A2,A2-A1", "A1-A2"});
}

TEST_CASE("with two pieces the turn may end after the first", "[soccer][SO-25]") {
  // One step each: the pieces on A1 and K1, shut in but for A2 and K2.
  const State state = at("A1 K1", "B1 B2 J1 J2", "F8", red, with(1, 2));
  CHECK(listed_turns(state) == std::vector<std::string>{"A1-A2 / K1-K2", "A1-A2", "K1-K2 / A1-A2", "K1-K2"});
  // Both orders lead to one state: the first is delivered.
  CHECK(listed_turns(state, true) == std::vector<std::string>{"A1-A2 / K1-K2", "A1-A2", "K1-K2"});
}

TEST_CASE("turns that come back to a state met before are left out with unique", "[soccer][SO-25]") {
  // A1-A2,A2-A1 leaves the board as it was; nothing else does.
  CHECK(listed_turns(alley(2, 1), true) == listed_turns(alley(2, 1)));
  // With three steps A1-A2,A2-A3,A3-A2 comes before A1-A2 and to the same board, as do others.
  const auto all = listed_turns(alley(3, 1)), unique = listed_turns(alley(3, 1), true);
  std::set<std::string> places;
  for (const std::string& turn : unique) {
    State state = alley(3, 1);
    for (const ActionId action : parse_turn(state, turn)) state.apply(action);
    CHECK(places.insert(pieces(state, red)).second);
    CHECK(std::find(all.begin(), all.end(), turn) != all.end());
  }
  // In three steps A1 can end on A1, A2, A3, A4, B3, B4, C2, C3, C4 by hand: A2; from A2 A1, A3, B3; from A3 A4, B4;
  // from B3 A4, B4, C4, C3, C2.
  CHECK(places == std::set<std::string>{"A1", "A2", "A3", "A4", "B3", "B4", "C2", "C3", "C4"});
}

TEST_CASE("all goals are one result", "[soccer][SO-25]") {
  // With the ball on F13 E12 shoots at H15, F12 at F15 and G12 at D15.
  const State state = at("E12 F12 G12", "A1", "F13", red, with(1, 1));
  int goals = 0;
  for (const std::string& turn : listed_turns(state)) goals += turn.back() == '#' ? 1 : 0;
  CHECK(goals == 3);
  goals = 0;
  for (const std::string& turn : listed_turns(state, true)) goals += turn.back() == '#' ? 1 : 0;
  CHECK(goals == 1);
}

TEST_CASE("results that differ in the passes counted are different, but not when the game is over", "[soccer][SO-25]") {
  // E3 pushes the ball from F4 to G5 by going to F4, or passes it there, which counts, and then goes to F4.
  const State state = at("E3", "A15", "F4", red, with(2, 1));
  CHECK(has_turn(state, "E3xF4"));
  CHECK(has_turn(state, "E3:F4>G5,E3-F4"));
  const auto unique = listed_turns(state, true);
  CHECK(std::find(unique.begin(), unique.end(), "E3xF4") != unique.end());
  CHECK(std::find(unique.begin(), unique.end(), "E3:F4>G5,E3-F4") != unique.end());
  const auto last = listed_turns(at("E3", "A15", "F4", red, with(2, 1, 1)), true);  // max_turns 1
  const auto found = std::count_if(last.begin(), last.end(),
                                   [](const std::string& turn) { return turn == "E3xF4" || turn == "E3:F4>G5,E3-F4"; });
  CHECK(found == 1);
  CHECK(last.size() < unique.size());
}

TEST_CASE("a listing stops when the visitor says so and is cut at the limit", "[soccer][SO-25]") {
  for (const bool unique : {false, true}) {
    TurnOptions options;
    options.unique = unique;
    int seen = 0;
    CHECK(for_each_turn(State(), options, [&](auto) { return ++seen < 5; }) == Listing::stopped);
    CHECK(seen == 5);
    seen = 0;
    options.limit = 3;
    CHECK(for_each_turn(State(), options, [&](auto) { return ++seen != 0; }) == Listing::cut);
    CHECK(seen == 3);
    options.limit = 4;  // exactly as many as there are
    CHECK(for_each_turn(alley(2, 1), options, [](auto) { return true; }) == Listing::complete);
    options.limit = 0;
    CHECK(for_each_turn(alley(2, 1), options, [](auto) { return true; }) == Listing::cut);
  }
}

TEST_CASE("unique turns keep within their memory", "[soccer][SO-25]") {
  TurnOptions options;
  options.unique = true;
  options.memory = 100000;  // far below what 34,523 results need
  try {
    (void)for_each_turn(State(), options, [](auto) { return true; });
    FAIL("no limit");
  } catch (const Error& error) {
    CHECK(error.code() == ErrorCode::limit_exceeded);
    CHECK(std::string(error.what()).find("100000") != std::string::npos);
  }
  options.memory = std::size_t{4} << 20;
  CHECK(for_each_turn(State(), options, [](auto) { return true; }) == Listing::complete);
  options.memory = 0;
  CHECK_THROWS_AS(for_each_turn(alley(2, 1), options, [](auto) { return true; }), Error);
}

TEST_CASE("in mid-turn the ways to finish the turn are listed", "[soccer][SO-25]") {
  const State state = at("A1 K1", "B1 B2 J1 J2", "F8", red, with(2, 2));
  const State begun = after(state, "A1-A2");
  // The piece on A2 goes on, is finished by its last step, and then K1 may go; `/ ` when it is done with before;
  // the empty way is end-turn.
  const std::vector<std::string> all = listed_turns(begun);
  const auto has = [&](const char* text) { return std::find(all.begin(), all.end(), text) != all.end(); };
  CHECK(has("A2-A3"));
  CHECK(has("A2-A3 / K1-K2"));
  CHECK(has("/ K1-K2"));
  CHECK(has("/ K1-K2,K2-K3"));
  CHECK(has("end-turn"));
  CHECK(all.back() == "end-turn");
  // After an end-piece, or a piece finished by itself, the text begins with the next step.
  CHECK(listed_turns(after(begun, "end-piece")) ==
        std::vector<std::string>{"K1-K2,K2-K3", "K1-K2,K2-K1", "K1-K2,K2-J3", "K1-K2"});
  CHECK(listed_turns(after(begun, "A2-A3")) ==
        std::vector<std::string>{"K1-K2,K2-K3", "K1-K2,K2-K1", "K1-K2,K2-J3", "K1-K2", "end-turn"});
  // And unique finds as many results as there are different ones.
  CHECK(listed_turns(after(begun, "end-piece"), true).size() == 4);
}

TEST_CASE("a player without a step has one turn", "[soccer][SO-25]") {
  CHECK(listed_turns(at("A1 A2 A3 B1 B2", "C1 C2 C3 B3 A4 B4", "F8")) == std::vector<std::string>{"pass-turn"});
}

TEST_CASE("a finished game has no turns", "[soccer][SO-25]") {
  State over;
  over.agree_draw();
  CHECK(listed_turns(over).empty());
  CHECK(listed_turns(over, true).empty());
  CHECK_THROWS_AS(parse_turn(over, "F6-F7"), Error);
}

TEST_CASE("end-piece and end-turn are implied in the text of a turn", "[soccer][SO-26]") {
  const State state = at("F6 H6", "A15", "F8");
  CHECK(actions_of(state, "F6-F7,F7:F8>F11 / H6-H7") == "F6-F7 F7:F8>F11 end-piece H6-H7 end-turn");
  CHECK(actions_of(state, "f6-f7 , f7:f8>f11/h6-h7") == "F6-F7 F7:F8>F11 end-piece H6-H7 end-turn");
  // A piece finished by its third step needs no end-piece, nor the turn an end-turn after the second piece's third.
  CHECK(actions_of(state, "F6-E6,E6-E5,E5-E4 / H6-H7") == "F6-E6 E6-E5 E5-E4 H6-H7 end-turn");
  CHECK(actions_of(state, "F6-E6 / H6-H7,H7-H8,H8-H9") == "F6-E6 end-piece H6-H7 H7-H8 H8-H9");
  CHECK(actions_of(state, "F6-E6") == "F6-E6 end-turn");
  // A goal ends the turn.
  CHECK(actions_of(at("F10 H6", "A15", "F11"), "F10:F11>F15#") == "F10:F11>F15#");
  // In mid-turn.
  const State begun = after(state, "F6-F7");
  CHECK(actions_of(begun, "end-turn") == "end-turn");
  CHECK(actions_of(begun, "/ H6-H7") == "end-piece H6-H7 end-turn");
  CHECK(actions_of(begun, "F7xF8") == "F7xF8 end-turn");
  CHECK(actions_of(at("A1 A2 A3 B1 B2", "C1 C2 C3 B3 A4 B4", "F8"), "pass-turn") == "pass-turn");
}

TEST_CASE("a turn's text is that of its actions", "[soccer][SO-26]") {
  const State state = at("F6 H6", "A15", "F8");
  for (const char* text : {"F6-F7,F7:F8>F11 / H6-H7", "F6-E6,E6-E5,E5-E4 / H6-H7", "F6-E6", "H6-G6 / F6-F7,F7xF8"}) {
    CHECK(turn_text(state, parse_turn(state, text)) == text);
  }
}

TEST_CASE("texts that are no turn are refused", "[soccer][SO-26]") {
  const State state = at("F6 H6", "A15", "F8");
  for (const char* text : {"", "/", "/ F6-F7", "F6-F7 /", "F6-F7,", ",F6-F7", "F6-F7 / / H6-H7", "F6-F7 / F7-F8",
                           "F6-F7,H6-H7", "F6-F7,F7-F8,F7-F6", "F6-E6,E6-E5,E5-E4,E4-E3", "F6-E6 / H6-H7 / F6-F7",
                           "F6-E6 / H6-H7,H7-H8,H8-H9 / E6-E7", "end-turn", "end-piece", "pass-turn", "F6-F9"}) {
    CAPTURE(text);
    CHECK_FALSE(refused(state, text).empty());
  }
  CHECK(refused(state, "F6-E6,E6-E5,E5-E4,H6-H7").find("write /") != std::string::npos);
  const State shot = at("F10 H6", "A15", "F11");
  CHECK(refused(shot, "F10:F11>F15# / H6-H7").find("the turn ends before") != std::string::npos);
  CHECK(refused(shot, "F10:F11>F15#,F10-F9").find("the turn ends before") != std::string::npos);
  CHECK_FALSE(refused(after(state, "F6-F7 end-piece"), "/ H6-H7").empty());
}

TEST_CASE("actions that are not one whole turn have no text", "[soccer][SO-26]") {
  const State state = at("F6 H6", "A15", "F8");
  const auto turn = parse_turn(state, "F6-F7 / H6-H7");
  const std::span<const ActionId> actions(turn);
  CHECK_THROWS_AS(turn_text(state, actions.first(0)), Error);
  CHECK_THROWS_AS(turn_text(state, actions.first(3)), Error);  // it goes on
  CHECK_THROWS_AS(turn_text(state, actions.subspan(1)), Error);
  auto more = turn;
  more.push_back(turn.front());
  CHECK_THROWS_AS(turn_text(state, more), Error);
}
