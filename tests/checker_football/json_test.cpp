// Every phase can be saved, printed and hashed (CF-40), and only what play can lead to is read.
#include "touchline/checker_football/json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "field.hpp"
#include "support/catch.hpp"

using namespace football;
using nlohmann::json;

namespace {

// The reason why a state is refused; empty when it is read.
std::string refusal(const json& state, const cf::Rules& rules = small_rules()) {
  try {
    (void)state_of(state.dump(), rules);
  } catch (const touchline::Error& error) {
    CHECK(error.code() != touchline::ErrorCode::bad_rules);
    return std::string(error.message());
  }
  return {};
}

// The same with one value of the JSON of a field changed.
std::string refusal(const Field& field, const std::string& pointer, const json& value) {
  json state = json::parse(json_of(field.state()));
  state[json::json_pointer(pointer)] = value;
  return refusal(state, field.rules);
}

bool mentions(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const Field plain{.stacks = "Hd2 AHe6", .ball = "d2"};

}  // namespace

TEST_CASE("stacks are written bottom to top", "[checker_football][CF-40]") {
  const Field field{.stacks = "Hd2 HAHe6", .ball = "d2"};
  const json state = json::parse(json_of(field.state()));
  const auto& stacks = state["stacks"];
  CHECK(std::count(stacks.begin(), stacks.end(), json::array({"e6", 0, 1, 0})) == 1);
  CHECK(state["ball"] == "d2");
  CHECK(state["to_move"] == 0);
}

TEST_CASE("the start of a game in full", "[checker_football][CF-40]") {
  CHECK(json_of(cf::State()) ==
        R"({"ball":null,"half":1,"line":5,"live":false,"offense":0,"phase":"kickers_line_up","play":"kickoff",)"
        R"("possession":0,"score":[0,0],"stacks":[],"to_move":1})");
}

TEST_CASE("every phase is written, read back, hashed and shown", "[checker_football][CF-40]") {
  // Random games meet nearly every phase, a touchdown and its tries the rest; each state comes back from its JSON.
  std::set<cf::Phase> met;
  const auto check = [&](const cf::State& state) {
    met.insert(state.phase());
    const cf::State back = state_of(json_of(state), state.rules());
    CHECK(back == state);
    CHECK(json_of(back) == json_of(state));
    CHECK(back.state_hash() == state.state_hash());
    CHECK(back.position_hash() == state.position_hash());
    CHECK(legal(back) == legal(state));
  };
  for (const auto mode : {cf::LineUpMode::free, cf::LineUpMode::standard})
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      cf::Rules rules;
      rules.line_up = mode;
      rules.possessions = 4;
      touchline::Rng rng(seed);
      cf::State state(rules);
      check(state);
      while (state.phase() != cf::Phase::finished) {
        state.apply(random_action(state, rng));
        check(state);
      }
    }
  const Field far{.stacks = "Hd10", .ball = "d10", .forward_pass = false, .away_idle = 7};
  const std::vector<std::vector<std::string>> ways{{"d10-d11", "two-points"},
                                                   {"d10-d11", "one-point", "passer c5", "c5>c11", "land N"}};
  for (const auto& way : ways) {
    cf::State state = far.state();
    for (const std::string& text : way) check(state = after(state, {text}));
  }
  for (const cf::PhaseRow& row : cf::phase_table) {
    INFO(row.name);
    CHECK(met.count(row.phase) == 1);
  }
}

TEST_CASE("the squares of a chain of jumps are part of the state", "[checker_football][CF-40]") {
  const Field field{.stacks = "Hd2 Hd3 He5 Hf5", .ball = "d2"};
  const cf::State jumping = after(field.state(), {"d2^d4", "d4^f6"});
  json state = json::parse(json_of(jumping));
  CHECK(state["landed"] == json::array({"d2", "d4"}));
  CHECK(state_of(state.dump(), field.rules) == jumping);
  state["landed"] = json::array({"d4", "d2"});  // a set, in any order
  CHECK(state_of(state.dump(), field.rules) == jumping);
  state["landed"] = json::array({"d4"});
  CHECK(state_of(state.dump(), field.rules) != jumping);  // this one may land on d2 again
  CHECK(state_of(state.dump(), field.rules).state_hash() != jumping.state_hash());
}

TEST_CASE("before a landing the target is part of the state", "[checker_football][CF-40]") {
  const cf::State flying = after(plain.state(), {"d2>c5"});
  json state = json::parse(json_of(flying));
  CHECK(state["target"] == "c5");
  CHECK(state["to_move"] == "chance");
  CHECK(state_of(state.dump(), plain.rules) == flying);
}

TEST_CASE("a state that play cannot lead to is refused", "[checker_football][CF-40]") {
  CHECK(mentions(refusal(plain, "/half", 3), "2"));
  CHECK(mentions(refusal(plain, "/possession", 0), "from 1 to 8"));
  CHECK(mentions(refusal(plain, "/possession", 9), "from 1 to 8"));
  CHECK(mentions(refusal(plain, "/score", json::array({5, 6})), "so many points"));
  CHECK(mentions(refusal(plain, "/ball", "d3"), "carrier is of the team"));
  CHECK(mentions(refusal(plain, "/ball", nullptr), "ball must be on the board"));
  CHECK(mentions(refusal(plain, "/ball", "i3"), "not a square"));
  CHECK(mentions(refusal(plain, "/ball", "D2"), "not a square"));
  CHECK(mentions(refusal(plain, "/live", true), "empty square"));
  CHECK(mentions(refusal(plain, "/play", nullptr), "has a play"));
  CHECK(mentions(refusal(plain, "/play", "one_point"), "does not go with"));
  CHECK(mentions(refusal(plain, "/play", "kickoff"), "touchdown"));
  CHECK(mentions(refusal(plain, "/phase", "moves"), "not a phase"));
  CHECK(mentions(refusal(plain, "/line", 10), "9"));
  CHECK(mentions(refusal(plain, "/down/moves", 100), "max_moves"));
  CHECK(mentions(refusal(plain, "/down/exchanged", true), "forward pass"));
  CHECK(mentions(refusal(plain, "/down/gained", true), "gained"));
  CHECK(mentions(refusal(plain, "/to_move", "chance"), "who acts"));
  CHECK(mentions(refusal(plain, "/to_move", nullptr), "who acts"));
  CHECK(mentions(refusal(plain, "/stacks/0", json::array({"e6", 0})), "already a stack"));
  CHECK(mentions(refusal(plain, "/stacks/0", json::array({"a1", 0, 0})), "alternate"));
  CHECK(mentions(refusal(plain, "/stacks/0", json::array({"a1", 0, 1})), "there must be 8 men"));
  CHECK(mentions(refusal(plain, "/stacks/0", json::array({"a1"})), "a stack is a square"));
  CHECK(mentions(refusal(plain, "/target", "d4"), "does not belong"));
  CHECK(mentions(refusal(plain, "/landed", json::array({"d4"})), "does not belong"));
}

TEST_CASE("nothing lies beside the board", "[checker_football][CF-1][CF-40]") {
  // By the names of a wider board: eight columns end with h.
  const auto refused = [](const cf::Situation& now) {
    try {
      (void)cf::State(small_rules(), now);
    } catch (const touchline::Error& error) {
      return mentions(std::string(error.message()), "beside the board");
    }
    return false;
  };
  const Field live{.stacks = "Hd3", .ball = "i4", .live = true, .forward_pass = false};
  CHECK(refused(live.situation()));
  const Field man{.stacks = "Hd3 Hi4", .ball = "d3"};
  CHECK(refused(man.situation()));
  cf::Situation flying = after(plain.state(), {"d2>c5"}).situation();
  flying.target = Field::at("i5");
  CHECK(refused(flying));
}

TEST_CASE("a game has two halves", "[checker_football][CF-38][CF-40]") {
  for (const int half : {0, 1, 2, 3}) {
    cf::Situation now = plain.situation();
    now.half = static_cast<std::uint8_t>(half);
    std::string reason;
    try {
      (void)cf::State(small_rules(), now);
    } catch (const touchline::Error& error) {
      reason = error.message();
    }
    CHECK(reason == (half == 1 || half == 2 ? "" : "half is 1 or 2"));
  }
}

TEST_CASE("blocks take moves, and before the first move all is as the line-ups left it", "[checker_football][CF-40]") {
  CHECK(mentions(refusal(plain, "/down/moves", 0), "at least 1 moves"));
  CHECK(refusal(plain, "/down/moves", 1) == "");
  const Field scattered{.stacks = "Hd2", .ball = "d2"};
  CHECK(mentions(refusal(scattered, "/down/moves", 0), "as the line-ups left them"));
  cf::Rules rules;
  rules.line_up = cf::LineUpMode::standard;
  json start = json::parse(json_of(cf::State(rules)));
  CHECK(refusal(start, rules) == "");
  start["ball"] = "d4";
  CHECK(mentions(refusal(start, rules), "as the line-ups left them"));
  start["ball"] = "d3";
  start["to_move"] = 1;
  CHECK(mentions(refusal(start, rules), "moves first"));
}

TEST_CASE("a touchdown, a forfeited move and the end of a chain are not left standing", "[checker_football][CF-40]") {
  const Field far{.stacks = "Hd10", .ball = "d10", .forward_pass = false, .away_idle = 7};
  json state = json::parse(json_of(far.state()));
  for (auto& stack : state["stacks"])
    if (stack[0] == "d10") stack[0] = "d11";
  state["ball"] = "d11";
  CHECK(mentions(refusal(state), "touchdown"));
  const Field stuck{.stacks = "AHa9 AHc9 AHe9 AHg9 AHa7 AHc7 Hd2 He2", .ball = "d2"};
  CHECK(mentions(refusal(stuck, "/to_move", 1), "no legal move"));

  const Field chain{.stacks = "Hd2 Hd3 He5 Hf5", .ball = "d2"};
  json jumping = json::parse(json_of(after(chain.state(), {"d2^d4"})));
  CHECK(refusal(jumping) == "");
  json other = jumping;
  other["landed"] = json::array({"h8"});
  CHECK(mentions(refusal(other), "no order of jumps"));
  other["landed"] = json::array({"d3"});
  CHECK(mentions(refusal(other), "are empty"));
  other["landed"] = json::array({"d2", "f6"});
  CHECK(mentions(refusal(other), "no further jump"));
}

TEST_CASE("a pass in the air has a lane", "[checker_football][CF-28][CF-40]") {
  const cf::State flying = after(plain.state(), {"d2>c5"});
  json state = json::parse(json_of(flying));
  state["target"] = "e6";  // an own block, but there may be a lane: d3, d4, e4, e5
  CHECK(refusal(state) == "");
  state["target"] = "d2";
  CHECK(mentions(refusal(state), "no lane"));
  cf::Rules rules = small_rules();
  rules.accuracy = 0;
  state["target"] = "c5";
  CHECK(mentions(refusal(state, rules), "accuracy 0"));
}

TEST_CASE("line-ups in progress must be completable", "[checker_football][CF-39][CF-40]") {
  json state = json::parse(json_of(after(cf::State(), {"@a7", "@b7"})));
  CHECK(refusal(state, {}) == "");
  state["stacks"] =
      json::array({json::array({"d7", 1})});  // five of the row are left, five more are needed: not with d7
  CHECK(mentions(refusal(state, {}), "higher squares"));
  state["stacks"] = json::array({json::array({"a6", 1})});
  CHECK(mentions(refusal(state, {}), "higher squares"));
  state["stacks"] = json::array({json::array({"a7", 0})});
  CHECK(mentions(refusal(state, {}), "one team lines up after the other"));
  state["stacks"] = json::array({json::array({"a7", 1, 0})});
  CHECK(mentions(refusal(state, {}), "blocks"));
  cf::Rules rules;
  rules.line_up = cf::LineUpMode::standard;
  CHECK(mentions(refusal(json::parse(json_of(cf::State())), rules), "standard"));
}

TEST_CASE("a finished state has its result and no more", "[checker_football][CF-40]") {
  cf::State over = plain.state();
  over.forfeit(cf::away);
  json state = json::parse(json_of(over));
  CHECK(refusal(state) == "");
  CHECK(state["to_move"].is_null());
  CHECK_FALSE(state.contains("half"));
  json other = state;
  other["result"]["reason"] = "full_time";
  CHECK(mentions(refusal(other), "higher score"));
  other = state;
  other["result"]["scores"] = json::array({1, 0});
  CHECK(mentions(refusal(other), "does not agree"));
  other = state;
  other["result"]["winners"] = json::array({0, 1});
  CHECK(mentions(refusal(other), "has a winner"));
  other = state;
  other["result"]["reason"] = "goal";
  CHECK(mentions(refusal(other), "does not end by goal"));
  other = state;
  other["half"] = 1;
  CHECK(mentions(refusal(other), "does not belong"));
  other = state;
  other.erase("result");
  CHECK(mentions(refusal(other), "missing"));
  other = json::parse(json_of(plain.state()));
  other["result"] = state["result"];
  CHECK(mentions(refusal(other), "does not belong"));
}

TEST_CASE("hashes tell states apart by what they hold", "[checker_football][CF-40]") {
  const cf::State state = plain.state();
  Field later = plain;
  later.moves = 21;
  CHECK(later.state().state_hash() != state.state_hash());
  CHECK(later.state().position_hash() == state.position_hash());  // the clock is not on the board
  Field passed = plain;
  passed.forward_pass = false;
  CHECK(passed.state().position_hash() != state.position_hash());
  Field taller = plain;
  taller.stacks = "Hd2 AHAHe6";
  CHECK(taller.state().position_hash() != state.position_hash());
  cf::Rules rules = small_rules();
  rules.max_moves = 99;
  CHECK(cf::State(rules, plain.situation()).state_hash() != state.state_hash());
  CHECK(state.view_hash(cf::home) != state.view_hash(cf::away));
}
