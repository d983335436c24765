// Every phase can be saved and read back; views are read as strictly as states (PP-54).
#include "touchline/power_poker_football/json.hpp"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "play.hpp"
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using namespace table;
using nlohmann::json;
using script::Hand;

namespace {

constexpr auto small = "2C3H 4C5H 6C8H 7C9H";

std::string refusal(const json& view) {
  try {
    (void)view_of(view.dump());
  } catch (const touchline::Error& error) {
    return error.what();
  }
  return {};
}

bool mentions(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// The view of a viewer with one value changed.
std::string refusal(const Hand& hand, touchline::Viewer viewer, const std::string& pointer, const json& value) {
  json view = json::parse(json_of(pp::View(hand.state(), viewer)));
  view[json::json_pointer(pointer)] = value;
  return refusal(view);
}

void check_round_trip(const pp::State& state) {
  const std::string text = json_of(state);
  INFO(text);
  const pp::State back = state_of(text, state.rules());
  CHECK(back == state);
  CHECK(json_of(back) == text);
  CHECK(back.state_hash() == state.state_hash());
  CHECK(back.position_hash() == state.position_hash());
  CHECK(legal(back) == legal(state));
}

}  // namespace

TEST_CASE("every phase is written and read back", "[power_poker_football][PP-54]") {
  std::set<pp::Phase> met;
  for (int per_team = 1; per_team <= 5; ++per_team)
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      pp::Rules rules;
      rules.players_per_team = per_team;
      rules.safety_stop_yard = seed % 2 == 0 ? 20 : 70;
      rules.fold_plays = seed % 2 == 0 ? pp::FoldPlays::by_round : pp::FoldPlays::any_round;
      rules.max_hands = 40;
      rules.offense_chart.fill(seed == 3 ? 0 : 12);
      touchline::Rng rng(seed);
      pp::State state(rules);
      for (;;) {
        met.insert(state.phase());
        check_round_trip(state);
        if (state.phase() == pp::Phase::finished) break;
        state.apply(lively_action(state, rng));
      }
    }
  // A tie and a punt's return are rare in random play.
  Hand tie;
  tie.deal("8C2D 8S3D 2C3H 4C5H").play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  Hand punt(script::fourth_down({}));
  punt.play("punt 5C higher 5D");
  for (const Hand& hand : {tie, punt}) {
    met.insert(hand.state().phase());
    check_round_trip(hand.state());
  }
  for (const pp::PhaseRow& row : pp::phase_table) {
    INFO(row.name);
    CHECK(met.count(row.phase) == 1);
  }
}

TEST_CASE("the start of a game in full", "[power_poker_football][PP-4]") {
  pp::Rules rules;
  rules.players_per_team = 1;
  const std::string player =
      R"({"benched":false,"bet":false,"cards":[],"chips":3,"folded":false,"points":0,"regulation_points":0})";
  CHECK(json_of(pp::State(rules)) ==
        R"({"ball":20,"community":[],"conversion":0,"coverage":null,"dealer":null,"down":1,)"
        R"("draw":{"among":[0,1],"cards":[null,null]},"drive":1,"goal_line_stand":false,"hail_mary":"open","hands":0,)"
        R"("kick":null,"last_hand":null,"marker":30,"overtime":false,"phase":"draw_for_deal","player":null,)"
        R"("players":[)" +
            player + "," + player + R"(],"sack":null,"safety_stop":null,"served":[],"to_move":"chance"})");
}

TEST_CASE("a hand in JSON", "[power_poker_football][PP-54][PP-57]") {
  Hand hand;
  hand.deal("AS3H 4C5H 6C8H 7C9H").play("call-blast challenge discard-first pass*2 / TD QH JH / bet-to-win");
  const json state = json::parse(json_of(hand.state()));
  CHECK(state["community"] == json::array({"TD", "QH", "JH"}));
  CHECK(state["ball"] == 45);
  CHECK(state["to_move"] == 1);
  CHECK(state["players"][0]["bet"] == true);
  CHECK(state["players"][0]["cards"][0] == json::parse(R"({"card":"AS","discarded":false,"not":[],"shown":true})"));
  CHECK(state["players"][1]["cards"][0] == json::parse(R"({"card":"4C","discarded":true,"not":[],"shown":false})"));
  // The seat that discarded still knows its card; another does not.
  const json own = json::parse(json_of(pp::View(hand.state(), touchline::Seat{1})));
  CHECK(own["players"][1]["cards"][0]["card"] == "4C");
  CHECK(own["players"][0]["cards"][0]["card"] == "AS");
  CHECK(own["players"][0]["cards"][1]["card"] == "??");
  CHECK(own["seat"] == 1);
  const json onlooker = json::parse(json_of(pp::View(hand.state(), touchline::Viewer())));
  CHECK(onlooker["players"][1]["cards"][0]["card"] == "??");
  CHECK(onlooker["seat"].is_null());
}

TEST_CASE("what was learnt of hidden cards stands in JSON", "[power_poker_football][PP-55]") {
  Hand hand;
  hand.deal(small).play("call-blast challenge discard-first pass*2 / TD QH JH / run");
  const json state = json::parse(json_of(hand.state()));
  CHECK(state["players"][0]["cards"][0]["not"] == json::array({"black_ace"}));
  CHECK(state["players"][0]["cards"][1]["not"] == json::array({"black_ace", "black_number"}));
}

TEST_CASE("the last hand stays public until the next ends", "[power_poker_football][PP-54]") {
  Hand hand;
  hand.deal("9C9D 2C3H 4C5H 6C8H").play("pass*4 / TD QH KH / check*3 tackle-second / 7S / check*3 / AC / check*3");
  const json shown = json::parse(json_of(hand.state()))["last_hand"];
  CHECK(shown["winner"] == 0);
  CHECK(shown["community"] == json::array({"TD", "QH", "KH", "7S", "AC"}));
  CHECK(shown["shown"][0] == json::array({"9C", "9D"}));
  CHECK(shown["shown"][3] == json::array({nullptr, "8H"}));
  hand.deal(small).play("pass*4 / TH JD QH / check*4 / 2S / pass-play pass pass 5S");
  CHECK(json::parse(json_of(hand.state()))["last_hand"] == shown);
  hand.play("blitz 9S pass-play pass pass 5C blitz 9D");
  const json next = json::parse(json_of(hand.state()))["last_hand"];
  CHECK(next["winner"].is_null());
  CHECK(next["turned"] == json::array({"5C", "9D", "5S", "9S"}));  // by id
  CHECK(next["shown"][0] == json::array({nullptr, nullptr}));
}

TEST_CASE("a view with wrong covers is refused", "[power_poker_football][PP-54]") {
  Hand hand;
  hand.deal(small).play("pass*4 / TD QH JH");
  const touchline::Viewer seat = touchline::Seat{0};
  CHECK(refusal(hand, seat, "/players/0/cards/0/card", "2C") == "");
  CHECK(mentions(refusal(hand, seat, "/players/0/cards/0/card", "??"), "sees its own cards"));
  CHECK(mentions(refusal(hand, seat, "/players/1/cards/0/card", "4C"), "is covered"));
  CHECK(mentions(refusal(hand, touchline::Viewer(), "/players/0/cards/0/card", "2C"), "is covered"));
  CHECK(mentions(refusal(hand, seat, "/players/0/cards/0/card", "TD"), "two places"));
  CHECK(mentions(refusal(hand, seat, "/seat", 1), "covered"));
  CHECK(mentions(refusal(hand, seat, "/seat", nullptr), "covered"));
  CHECK(refusal(hand, seat, "/seat", 4) != "");
  CHECK(refusal(hand, seat, "/seat", -1) != "");
  CHECK(refusal(hand, seat, "/community/0", "??") != "");
  CHECK(refusal(hand, seat, "/players/0/cards/0/card", "?") != "");
  json view = json::parse(json_of(pp::View(hand.state(), seat)));
  view.erase("seat");
  CHECK(mentions(refusal(view), "seat"));
  // A state has no covers and no seat.
  json state = json::parse(json_of(hand.state()));
  state["players"][0]["cards"][0]["card"] = "??";
  CHECK_THROWS_AS(state_of(state.dump()), touchline::Error);
  state = json::parse(json_of(hand.state()));
  state["seat"] = 0;
  CHECK_THROWS_AS(state_of(state.dump()), touchline::Error);
  // A card that was shown is not covered.
  Hand run;
  run.deal(small).play("pass*4 / TD QH JH / run");
  CHECK(mentions(refusal(run, touchline::Seat{1}, "/players/0/cards/0/card", "??"), "covered"));
}

TEST_CASE("rules in JSON", "[power_poker_football][PP-58]") {
  std::string text;
  touchline::json::Writer writer(text);
  pp::write_rules(writer, pp::Rules());
  json rules = json::parse(text);
  CHECK(rules["players_per_team"] == 2);
  CHECK(rules["offense_chart"] == json::array({0, 2, 5, 10, 15, 20, 25, 35, 50, 100}));
  CHECK(rules["defense_chart"] == json::array({0, 2, 5, 10, 10, 15, 15, 20, 25, 50}));
  CHECK(rules["fold_plays"] == "by_round");
  const auto read = [](const json& value, touchline::Fields fields) {
    const std::string dumped = value.dump();
    const touchline::json::Document document(dumped);
    return pp::read_rules(document.root(), fields);
  };
  CHECK(read(rules, touchline::Fields::all) == pp::Rules());
  CHECK(read(json::object(), touchline::Fields::some) == pp::Rules());
  CHECK_THROWS_AS(read(json::object(), touchline::Fields::all), touchline::Error);
  CHECK(read({{"fold_plays", "any_round"}}, touchline::Fields::some).fold_plays == pp::FoldPlays::any_round);
  for (const char* bad :
       {R"({"players_per_team":6})", R"({"players":2})", R"({"fold_plays":"all"})", R"({"offense_chart":[1,2]})",
        R"({"sack_chip_returns":1})", R"({"game_chips":-1})", R"({"max_hands":2.5})"}) {
    INFO(bad);
    CHECK_THROWS_AS(read(json::parse(bad), touchline::Fields::some), touchline::Error);
  }
}
