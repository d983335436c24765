#include "touchline/draughts/json.hpp"

#include <nlohmann/json.hpp>

#include "touchline/core/registry.hpp"
#include "touchline/draughts/game.hpp"

#include "support/catch.hpp"

using namespace touchline::draughts;
using touchline::AnyState;
using touchline::Error;
using touchline::Registry;

namespace {

std::string inner(const State& state) {
  std::string out;
  touchline::json::Writer writer(out);
  write_state(writer, state);
  return out;
}

State read(std::string_view text, const Rules& rules = {}) {
  const touchline::json::Document document(text);
  return read_state(rules, document.root());
}

std::string place_of_refusal(std::string_view text, const Rules& rules = {}) {
  try {
    (void)read(text, rules);
  } catch (const Error& error) {
    return std::string(error.place()) + ": " + std::string(error.message());
  }
  return "accepted";
}

constexpr std::string_view kings =
    R"({"dark_kings":[1],"dark_men":[],"history":[[0,[1],[32],1]],"light_kings":[32],"light_men":[],)"
    R"("quiet_plies":0,"to_move":0})";

std::string changed(std::string_view text, std::string_view part, std::string_view instead) {
  std::string out(text);
  const auto at = out.find(part);
  REQUIRE(at != std::string::npos);
  return out.replace(at, part.size(), instead);
}

}  // namespace

TEST_CASE("the start in JSON", "[draughts][DR-3]") {
  CHECK(inner(State{}) ==
        R"({"dark_kings":[],"dark_men":[1,2,3,4,5,6,7,8,9,10,11,12],"history":[[0,[],[],1]],"light_kings":[],)"
        R"("light_men":[21,22,23,24,25,26,27,28,29,30,31,32],"quiet_plies":0,"to_move":0})");
}

TEST_CASE("draw counter and positions are saved and load to the same result", "[draughts][DR-20][DR-17]") {
  State state({}, parse_fen("B:WK32:BK1"));
  for (const char* move : {"1-5", "32-28", "5-1", "28-32", "1-6"}) state.apply(parse_action(state, move));
  // Dark to move: twice 1/32 and once 5/28, hence with light to move 5/32, 1/28, 6/32.
  CHECK(inner(state) ==
        R"({"dark_kings":[6],"dark_men":[],"history":[[0,[1],[32],2],[0,[5],[28],1],[1,[1],[28],1],[1,[5],[32],1],)"
        R"([1,[6],[32],1]],"light_kings":[32],"light_men":[],"quiet_plies":5,"to_move":1})");
  State loaded = read(inner(state));
  CHECK(loaded == state);
  for (State* each : {&state, &loaded})
    for (const char* move : {"32-28", "6-1", "28-32"}) each->apply(parse_action(*each, move));
  CHECK(loaded.result()->reason == touchline::Reason::repetition);
  CHECK(loaded == state);
}

TEST_CASE("the order of the lists does not matter, what they say does", "[draughts][DR-20]") {
  const State state =
      read(R"({"to_move":1,"history":[[1,[6],[32],1],[1,[1],[28],1],[0,[5],[28],1],[0,[1],[32],2],[1,[5],[32],1]],)"
           R"("dark_kings":[6],"dark_men":[],"light_kings":[32],"light_men":[],"quiet_plies":5})");
  CHECK(state.quiet_plies() == 5);
  CHECK(inner(read(inner(state))) == inner(state));
}

TEST_CASE("histories that cannot be are refused", "[draughts][DR-17][DR-20]") {
  CHECK(place_of_refusal(kings) == "accepted");
  CHECK(place_of_refusal(changed(kings, "[0,[1],[32],1]", "[0,[2],[32],1]")) ==
        "/history: the current position must be among those kept for draws");
  CHECK(place_of_refusal(changed(kings, "\"quiet_plies\":0", "\"quiet_plies\":1")) ==
        "/history: expected one position more than quiet_plies in all, found 1");
  CHECK(place_of_refusal(changed(kings, "[0,[1],[32],1]", "[0,[1],[32],3]")).starts_with("/history/0/3"));
  CHECK(place_of_refusal(changed(kings, "[0,[1],[32],1]", "[1,[1],[32],1]")).starts_with("/history: sides alternate"));
  const std::string two = changed(kings, "\"quiet_plies\":0", "\"quiet_plies\":1");
  CHECK(place_of_refusal(changed(two, "[0,[1],[32],1]", "[0,[1],[32],1],[1,[1],[28],1]")) == "accepted");
  CHECK(place_of_refusal(changed(two, "[0,[1],[32],1]", "[0,[1],[32],1],[1,[1,5],[28],1]")) ==
        ": a position kept for draws differs by more than where the kings stand");
  CHECK(place_of_refusal(changed(kings, "[0,[1],[32],1]", "[0,[1],[32],1],[0,[1],[32],1]")) ==
        "/history/1: this position is listed twice");
}

TEST_CASE("keys belong to the states that have them", "[draughts][DR-20]") {
  constexpr Rules no_draws{Draws::none, Unit::move};
  CHECK(place_of_refusal(kings, no_draws) == ": the key \"history\" does not belong to this state");
  const std::string bare = R"({"dark_kings":[1],"dark_men":[],"light_kings":[32],"light_men":[],"to_move":0})";
  CHECK(place_of_refusal(bare, no_draws) == "accepted");
  CHECK(place_of_refusal(bare) == ": the key \"history\" is missing in this state");
  CHECK(place_of_refusal(changed(bare, "\"to_move\":0", "\"to_move\":null"), no_draws) ==
        ": the key \"result\" is missing in this state");
  CHECK(place_of_refusal(changed(bare, "\"to_move\":0", "\"to_move\":\"chance\""), no_draws).starts_with("/to_move"));
}

TEST_CASE("boards that cannot be are refused", "[draughts][DR-19]") {
  CHECK(place_of_refusal(changed(kings, "\"dark_men\":[]", "\"dark_men\":[1]")) == ": two pieces stand on square 1");
  CHECK(place_of_refusal(changed(kings, "\"dark_men\":[]", "\"dark_men\":[5,5]")) ==
        "/dark_men/1: square 5 stands twice in this list");
  CHECK(place_of_refusal(changed(kings, "\"dark_men\":[]", "\"dark_men\":[33]")) ==
        "/dark_men/0: expected an integer from 1 to 32, found 33");
  CHECK(place_of_refusal(changed(kings, "\"dark_men\":[]", "\"dark_men\":[30]")) ==
        ": a dark man stands on 30, its own crowning row; there it would be a king");
  // A mover without a move has lost, so that state must say so.
  CHECK(place_of_refusal(R"({"dark_kings":[],"dark_men":[],"history":[[0,[],[],1]],"light_kings":[],"light_men":[21],)"
                         R"("quiet_plies":0,"to_move":0})") ==
        ": the side to move has no legal move; it has lost (DR-15)");
}

TEST_CASE("results that cannot be are refused", "[draughts][DR-15][DR-17]") {
  const auto finished = [](std::string_view board, std::string_view reason, std::string_view scores,
                           std::string_view winners) {
    return "{" + std::string(board) + R"(,"result":{"mvp":null,"reason":")" + std::string(reason) + R"(","scores":)" +
           std::string(scores) + R"(,"team_scores":null,"winners":)" + std::string(winners) +
           R"(,"winning_team":null},"to_move":null})";
  };
  constexpr std::string_view both = R"("dark_kings":[1],"dark_men":[],"light_kings":[32],"light_men":[])";
  constexpr std::string_view lost = R"("dark_kings":[1],"dark_men":[],"light_kings":[],"light_men":[])";
  constexpr std::string_view men = R"("dark_kings":[],"dark_men":[1],"light_kings":[],"light_men":[32])";
  CHECK(place_of_refusal(finished(both, "repetition", "[0,0]", "[]")) == "accepted");
  CHECK(place_of_refusal(finished(both, "forty_moves", "[0,0]", "[]")) == "accepted");
  CHECK(place_of_refusal(finished(both, "agreement", "[0,0]", "[]")) == "accepted");
  CHECK(place_of_refusal(finished(both, "forfeit", "[1,-1]", "[0]")) == "accepted");
  CHECK(place_of_refusal(finished(lost, "no_moves", "[1,-1]", "[0]")) == "accepted");
  for (const auto& bad : {finished(both, "no_moves", "[1,-1]", "[0]"), finished(lost, "no_moves", "[-1,1]", "[1]"),
                          finished(both, "repetition", "[1,-1]", "[0]"), finished(men, "repetition", "[0,0]", "[]"),
                          finished(both, "forfeit", "[0,0]", "[]"), finished(both, "forfeit", "[1,-1]", "[1]"),
                          finished(both, "forfeit", "[2,-2]", "[0]"), finished(both, "goal", "[1,-1]", "[0]"),
                          finished(both, "agreement", "[1,-1]", "[0]"), finished(both, "forfeit", "[1,-1]", "[0,1]")})
    CHECK_FALSE(place_of_refusal(bad) == "accepted");
  CHECK_FALSE(place_of_refusal(finished(both, "repetition", "[0,0]", "[]"), {Draws::none, Unit::move}) == "accepted");
}

TEST_CASE("a capture in progress is saved with where it started and what it jumped", "[draughts][DR-21]") {
  constexpr Rules steps{Draws::tournament, Unit::step};
  State state(steps, parse_fen("W:W22,32:B1,11,18"));
  state.apply(parse_action(state, "22NE"));
  CHECK(inner(state) ==
        R"({"capture":{"at":15,"from":22,"jumped":[18]},"dark_kings":[],"dark_men":[1,11,18],"light_kings":[],)"
        R"("light_men":[15,32],"to_move":1})");
  CHECK(read(inner(state), steps) == state);
  CHECK(place_of_refusal(changed(inner(state), "\"from\":22", "\"from\":21"), steps) ==
        ": no order of jumps from 21 to 15 takes those pieces");
}

TEST_CASE("rules are read in full from documents and in part from people", "[draughts]") {
  const auto game = Registry::built_in().game("draughts");
  CHECK(game.rules_json(R"({"unit":"step"})") ==
        R"({"game":"draughts","kind":"rules","rules":{"draws":"tournament","unit":"step"},"touchline":1})");
  CHECK_THROWS_AS(game.start(R"({"unit":"turn"})"), Error);
  CHECK(game.action_count(R"({"unit":"step"})") == 128);
  CHECK_FALSE(game.action_count().has_value());
}
