// States that play cannot lead to are refused, with the reason.
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using namespace table;
using nlohmann::json;
using script::Hand;

namespace {

constexpr auto small = "2C3H 4C5H 6C8H 7C9H";

using Change = std::pair<std::string, json>;

// The reason why a state with these changes is refused; empty when it is read.
std::string refusal(const Hand& hand, const std::vector<Change>& changes) {
  json state = json::parse(json_of(hand.state()));
  for (const auto& [pointer, value] : changes) state[json::json_pointer(pointer)] = value;
  try {
    (void)state_of(state.dump(), hand.state().rules());
  } catch (const touchline::Error& error) {
    CHECK(error.code() != touchline::ErrorCode::bad_rules);
    return error.what();
  }
  return {};
}

// Whether it is refused and the reason says that.
bool refused(const Hand& hand, const std::vector<Change>& changes, const std::string& reason) {
  const std::string text = refusal(hand, changes);
  if (text.find(reason) != std::string::npos && !text.empty()) return true;
  WARN("found \"" << text << "\" where \"" << reason << "\" was expected");
  return false;
}

Hand in_round() { return Hand().deal(small).play("pass*4 / TD QH JH"); }
Hand after_pass() { return in_round().play("check*4 / 2S / pass-play pass pass 5S"); }

json dealt(const char* card) {
  return {{"card", card}, {"discarded", false}, {"not", json::array()}, {"shown", false}};
}

}  // namespace

TEST_CASE("cards lie in one place", "[power_poker_football][PP-3]") {
  const Hand hand = in_round();
  CHECK(refusal(hand, {}) == "");
  CHECK(refused(hand, {{"/players/0/cards/0/card", "4C"}}, "4C is in two places"));
  CHECK(refused(hand, {{"/players/0/cards/0/card", "TD"}}, "TD is in two places"));
  CHECK(refused(after_pass(), {{"/served/0", "2S"}}, "2S is in two places"));
  CHECK(refused(hand, {{"/players/0/cards/0/card", "1C"}}, "1C"));
  CHECK(refused(hand, {{"/players/0/cards/0/card", "ac"}}, "ac"));
  CHECK(refused(hand, {{"/players/0/cards/0/card", "??"}}, "??"));
}

TEST_CASE("the cards of a hand", "[power_poker_football][PP-17]") {
  const Hand hand = in_round();
  CHECK(refused(hand, {{"/players/2/cards", json::array({dealt("6C")})}}, "dealt"));
  CHECK(refused(hand, {{"/players/2/cards", json::array()}}, "dealt"));
  CHECK(
      refused(hand, {{"/players/2/cards", json::array({dealt("6C"), dealt("8H"), dealt("2D")})}}, "two cards at most"));
  CHECK(refused(hand, {{"/community", json::array({"TD", "QH"})}}, "community"));
  CHECK(refused(hand, {{"/community", json::array({"TD", "QH", "JH", "2S", "3S", "4S"})}}, "five community cards"));
  CHECK(refused(hand, {{"/phase", "flop"}, {"/to_move", "chance"}}, "3 community cards"));
  // A runner is tackled after the flop, or with any_round after the turn too (PP-26).
  const auto community = json::array({"TD", "QH", "JH", "2S"});
  for (const auto plays : {pp::FoldPlays::by_round, pp::FoldPlays::any_round}) {
    Hand runner({.rules = {.fold_plays = plays}, .ball = 92, .marker = 100});
    runner.deal("8C9S 4C5H 6C8H 7C9H").play("pass*4 / TD QH JH / run");
    REQUIRE(runner.state().phase() == pp::Phase::tackle_runner);
    const bool fits = plays == pp::FoldPlays::any_round;
    CHECK((fits ? refusal(runner, {{"/community", community}}) == ""
                : refused(runner, {{"/community", community}}, "4 community cards")));
  }
  // Dealt clockwise from seat 1: seat 2 cannot have a card before it.
  Hand dealing;
  dealing.play("2C");
  CHECK(refused(dealing, {{"/players/1/cards", json::array()}, {"/players/2/cards", json::array({dealt("2C")})}},
                "clockwise"));
  CHECK(refused(dealing, {{"/players/1/cards/0/shown", true}}, "before the cards are dealt"));
}

TEST_CASE("who has bet or folded", "[power_poker_football][PP-26]") {
  Hand hand = in_round();
  hand.play("bet-to-win");
  CHECK(refused(hand, {{"/players/0/folded", true}}, "bet and folded"));
  Hand blast;
  blast.deal(small);
  CHECK(refused(blast, {{"/players/0/folded", true}}, "before the rounds"));
  CHECK(refused(blast, {{"/players/1/bet", true}}, "before the rounds"));
  // Who has bet is not asked, nor who has folded.
  CHECK(refused(hand, {{"/to_move", 0}}, "seat 0 is not asked"));
  hand.play("tackle-first");
  CHECK(refused(hand, {{"/to_move", 1}}, "seat 1 is not asked"));
}

TEST_CASE("who is asked", "[power_poker_football][PP-14][PP-15][PP-16][PP-18]") {
  const Hand fourth(script::fourth_down({}));
  CHECK(refused(fourth, {{"/to_move", 1}}, "seat 1 is not asked"));
  CHECK(refused(fourth, {{"/to_move", 2}}, "seat 2 is not asked"));
  CHECK(refused(fourth, {{"/to_move", "chance"}}, "to_move"));
  CHECK(refused(fourth, {{"/to_move", nullptr}}, "to_move"));
  CHECK(refused(fourth, {{"/to_move", 4}}, "3"));
  CHECK(refused(fourth, {{"/down", 3}}, "down 4"));
  const Hand stop({.ball = 15, .marker = 25, .phase = pp::Phase::safety_stop, .to_move = 2});
  CHECK(refused(stop, {{"/to_move", 0}}, "not asked"));
  CHECK(refused(stop, {{"/to_move", 1}}, "not asked"));
  CHECK(refused(stop, {{"/ball", 21}}, "not asked"));
  CHECK(refused(stop, {{"/players/2/chips", 0}}, "not asked"));
  const Hand stand({.ball = 95, .marker = 100, .phase = pp::Phase::goal_line_stand, .to_move = 1});
  CHECK(refused(stand, {{"/to_move", 2}}, "not asked"));
  CHECK(refused(stand, {{"/ball", 90}}, "not asked"));
  Hand blast;
  blast.deal(small);
  CHECK(refused(blast, {{"/to_move", 1}}, "not asked"));
  blast.play("pass*2");
  CHECK(refused(blast, {{"/to_move", 2}}, "not asked"));
  CHECK(refused(blast, {{"/players/1/chips", 0}}, "not asked"));
}

TEST_CASE("chips and what is laid out", "[power_poker_football][PP-2][PP-14][PP-19][PP-33]") {
  const Hand hand = in_round();
  CHECK(refused(hand, {{"/players/0/chips", 4}}, "more than 3 Game Chips"));
  CHECK(refused(hand, {{"/players/0/chips", 21}}, "20"));
  CHECK(refused(hand, {{"/coverage", 1}}, "more than 3 Game Chips"));  // its chip is still at hand
  CHECK(refused(hand, {{"/coverage", 2}, {"/players/2/chips", 2}}, "coverage is a defender's"));
  CHECK(refused(hand, {{"/safety_stop", 0}, {"/players/0/chips", 2}}, "other than the dealer"));
  CHECK(refused(hand, {{"/safety_stop", 1}, {"/players/1/chips", 2}}, "offensive player"));
  CHECK(refused(hand, {{"/sack", 0}, {"/players/0/chips", 2}}, "active defender"));
  CHECK(refused(hand, {{"/hail_mary", "thrown"}}, "waits for its card"));
  CHECK(refused(hand, {{"/hail_mary", "spent"}}, "passer"));
  CHECK(refused(hand, {{"/hail_mary", "closed"}}, "open"));
  Hand kings = Hand().deal(small).play("pass*4 / TD QH KH");
  CHECK(refused(kings, {{"/goal_line_stand", true}, {"/players/1/chips", 2}}, "King ends the down"));
}

TEST_CASE("what was spent in a hand is gone", "[power_poker_football][PP-2][PP-15][PP-19][PP-22][PP-25][PP-32]") {
  Hand mary({.ball = 55, .marker = 65});
  mary.deal(small).play("pass*4 / TD QH JH / check*4 / 2S / hail-mary");
  CHECK(refusal(mary, {}) == "");
  CHECK(refused(mary, {{"/players/0/chips", 3}}, "the passer of a Hail Mary has spent a Game Chip"));
  mary.play("pass pass 5S");
  CHECK(refusal(mary, {}) == "");
  CHECK(refused(mary, {{"/players/0/chips", 3}, {"/players/2/chips", 2}}, "the passer of a Hail Mary"));

  Hand sack;
  sack.deal(small).play("pass pass bet-sack / TD QH JH");
  CHECK(refused(sack, {{"/players/1/chips", 3}, {"/players/3/chips", 2}}, "the sack bet has cost a Game Chip"));
  CHECK(refusal(Hand().deal(small).play("pass pass bet-sack / TD 4H 2H"), {}) == "");  // the box was loaded
  pp::Rules rules;
  rules.sack_chip_returns = true;
  const Hand returned = Hand({.rules = rules}).deal(small).play("pass pass bet-sack / TD AH QS QD");
  CHECK(refusal(returned, {}) == "");
  CHECK(refusal(returned, {{"/players/1/chips", 2}}) == "");  // one spent before

  Hand stand({.ball = 91, .marker = 100, .phase = pp::Phase::goal_line_stand, .to_move = 1});
  stand.play("goal-line-stand").deal(small).play("pass pass bet-sack / TD QH JH");
  CHECK(refusal(stand, {}) == "");  // seat 1 has spent two
  CHECK(refusal(stand, {{"/players/1/chips", 2}, {"/players/3/chips", 2}}) == "");
  CHECK(refused(stand, {{"/players/1/chips", 2}}, "a Goal Line Stand has cost an active defender a Game Chip"));
  CHECK(refused(stand, {{"/players/1/chips", 2}, {"/players/2/chips", 2}}, "a Goal Line Stand"));
}

TEST_CASE("ball, downs, drives and hands", "[power_poker_football][PP-5][PP-7][PP-53]") {
  const Hand hand({.down = 3});
  CHECK(refused(hand, {{"/ball", 0}}, "ball is 1 to 99"));
  CHECK(refused(hand, {{"/ball", 100}}, "ball is 1 to 99"));
  CHECK(refused(hand, {{"/ball", 101}}, "100"));
  CHECK(refused(hand, {{"/marker", 10}}, "marker is 11 to 100"));
  CHECK(refused(hand, {{"/down", 5}}, "4"));
  CHECK(refused(hand, {{"/down", 0}}, "1"));
  CHECK(refused(hand, {{"/drive", 9}}, "1 to 8"));
  CHECK(refused(hand, {{"/drive", 0}}, "1"));
  CHECK(refused(hand, {{"/overtime", true}}, "9"));
  CHECK(refused(hand, {{"/hands", 1}}, "hands must be from 2"));
  CHECK(refused(hand, {{"/hands", 500}}, "499"));
  CHECK(refused(hand, {{"/hands", 0}, {"/down", 1}}, "last_hand"));
  CHECK(refused(hand, {{"/last_hand", nullptr}}, "last_hand"));
}

TEST_CASE("points", "[power_poker_football][PP-5][PP-9][PP-52]") {
  const Hand hand({.drive = 3, .points = {6, 0, 0, 3}});
  CHECK(refused(hand, {{"/players/0/points", -1}}, "0"));
  CHECK(refused(hand, {{"/players/0/points", 14}}, "2 drives"));  // twice a touchdown with two points: 16
  CHECK(refusal(hand, {{"/players/0/points", 13}}) == "");
  CHECK(refused(hand, {{"/players/0/regulation_points", 3}}, "overtime only"));
  const Hand overtime({.drive = 9, .hands = 40, .overtime = true});
  CHECK(refused(overtime, {{"/players/0/points", 3}}, "first score ends overtime"));
}

TEST_CASE("the bench", "[power_poker_football][PP-41][PP-43]") {
  const Hand hand({.benched = {1}});
  CHECK(refusal(hand, {}) == "");
  CHECK(refused(hand, {{"/players/2/benched", true}}, "without having lost"));
  CHECK(refused(hand, {{"/players/0/benched", true}}, "bench"));
  CHECK(refused(hand, {{"/players/3/benched", true}, {"/last_hand/shown/3/0", "KC"}}, "wholly benched"));
  CHECK(refused(hand, {{"/last_hand/winner", nullptr}}, "lost the last hand"));
  Hand dealt_in = Hand({.benched = {1}}).deal("2C3H -- 6C8H 7C9H");
  CHECK(refused(dealt_in, {{"/players/1/cards", json::array({dealt("2S"), dealt("3S")})}},
                "benched player has no cards"));
  CHECK(refused(dealt_in, {{"/players/1/bet", true}}, "benched player"));
}

TEST_CASE("the draw for the deal", "[power_poker_football][PP-4]") {
  const Hand hand{pp::State()};
  CHECK(refused(hand, {{"/dealer", 0}}, "dealer"));
  CHECK(refused(hand, {{"/draw", nullptr}}, "two players draw"));
  CHECK(refused(hand, {{"/draw/among", json::array({1})}}, "two players draw"));
  CHECK(refused(hand, {{"/draw/among", json::array()}}, "two players draw"));
  CHECK(refused(hand, {{"/draw/among", json::array({0, 0})}}, "twice"));
  CHECK(refused(hand, {{"/draw/cards/1", "AS"}}, "in order"));
  CHECK(refused(hand, {{"/draw/among", json::array({0, 1})}, {"/draw/cards/3", "AS"}}, "without taking part"));
  CHECK(refused(hand, {{"/draw/cards", json::array({"AS", "2C", "3C", "4C"})}}, "still to draw"));
  CHECK(refused(hand, {{"/draw/cards", json::array({nullptr, nullptr})}}, "4 seats"));
  CHECK(refused(hand, {{"/ball", 30}}, "drives start"));
}

TEST_CASE("shown, discarded and known cards", "[power_poker_football][PP-18][PP-28][PP-30]") {
  const Hand hand = in_round();
  CHECK(refused(hand, {{"/players/1/cards/0/shown", true}}, "too early"));
  CHECK(refused(hand, {{"/players/0/cards/0/discarded", true}}, "no black Ace"));
  CHECK(refused(hand, {{"/players/1/cards/0/discarded", true}}, "black Ace that was shown"));
  CHECK(refused(hand, {{"/players/0/cards/0/not", json::array({"black_number"})}}, "does not hold"));
  CHECK(refused(hand, {{"/players/0/cards/1/not", json::array({"black_number"})}}, "has not run"));
  CHECK(refused(hand, {{"/players/0/cards/1/not", json::array({"black_ace"})}}, "challenged"));
  CHECK(refused(hand, {{"/players/0/cards/1/not", json::array({"red_ace"})}}, "black_ace"));
  Hand caller = Hand().deal(small).play("call-blast challenge discard-first pass*2 / TD QH JH");
  CHECK(refused(caller, {{"/players/0/cards/1/discarded", true}}, "both cards"));
  CHECK(refused(caller, {{"/players/0/cards/0/not", json::array()}}, "black Ace"));
  CHECK(refused(caller, {{"/players/0/cards/0/card", "AS"}}, "does not hold"));
  CHECK(refused(caller, {{"/players/3/cards/0/discarded", true}}, "one card is discarded"));
  Hand runner = in_round().play("run");
  CHECK(refused(runner, {{"/players/0/cards/1/not", json::array()}}, "every black number"));
  CHECK(refused(runner, {{"/players/0/cards/1/card", "9S"}}, "does not hold"));
  Hand tackler = in_round().play("check tackle-second");
  CHECK(refused(tackler, {{"/players/1/cards/0/shown", true}}, "shows both"));
}

TEST_CASE("served cards", "[power_poker_football][PP-3][PP-31][PP-35]") {
  CHECK(refusal(after_pass(), {}) == "");
  CHECK(refused(after_pass(), {{"/served", json::array()}}, "served"));
  CHECK(refused(after_pass(), {{"/served", json::array({"5S", "6S"})}}, "served"));
  CHECK(refused(in_round(), {{"/served", json::array({"5S"})}}, "served"));
  CHECK(refused(after_pass(), {{"/served", json::array({"5S", "5S"})}}, "twice"));
  Hand fumble = Hand().deal(small).play("pass*3 bet-sack / AH 2S");
  CHECK(refused(fumble, {{"/served/0", "2D"}}, "black"));
}

TEST_CASE("whose play is settled", "[power_poker_football][PP-29][PP-31][PP-39]") {
  Hand pass = in_round().play("check*4 / 2S / pass-play");
  CHECK(refused(pass, {{"/player", nullptr}}, "player is missing"));
  CHECK(refused(pass, {{"/player", 1}}, "does not fit"));
  CHECK(refused(pass, {{"/player", 2}}, "does not fit"));
  CHECK(refused(in_round(), {{"/player", 0}}, "player is null"));
  CHECK(refused(pass, {{"/coverage", 3}, {"/players/3/chips", 2}}, "on already"));
  Hand runner({.ball = 92, .marker = 100});
  runner.deal("8C9S 4C5H 6C8H 7C9H").play("pass*4 / TD QH JH / run");
  CHECK(refused(runner, {{"/ball", 99}}, "ball is 100"));
  CHECK(refused(runner, {{"/to_move", 3}}, "next defender clockwise"));
  Hand clutch = Hand().deal("9C9D 2C3H 4C5H 6C8H");
  clutch.play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / bet-to-win*2 check*2");
  CHECK(refused(clutch, {{"/player", 2}}, "does not fit"));  // has not bet
  CHECK(refused(clutch, {{"/player", 1}}, "best hands"));    // has bet, but 0 has the better hand
  CHECK(refused(clutch, {{"/players/3/cards/0/shown", false}}, "shown all cards"));
  Hand tie = Hand().deal("8C2D 8S3D 2C3H 4C5H");
  tie.play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4");
  CHECK(refused(tie, {{"/draw/among", json::array({0, 2})}}, "best hands"));
}

TEST_CASE("kicks and conversions", "[power_poker_football][PP-44][PP-47][PP-51]") {
  const Hand kick = Hand(script::fourth_down({})).play("punt 5C higher 6C");
  CHECK(refused(kick, {{"/down", 2}}, "down 4"));
  CHECK(refused(kick, {{"/kick", nullptr}}, "down 4"));
  CHECK(refused(kick, {{"/kick/yards", 22}}, "5 for each"));
  CHECK(refused(kick, {{"/kick/yards", 10}}, "20 or 10"));
  CHECK(refused(kick, {{"/kick/yards", 60}}, "ends at the goal line"));
  CHECK(refused(kick, {{"/kick/prediction", "higher"}}, "waits for its card"));
  CHECK(refused(kick, {{"/kick/card", "5C"}}, "two places"));
  CHECK(refused(kick, {{"/served", json::array()}}, "below"));
  CHECK(refused(kick, {{"/to_move", 2}}, "not asked"));
  CHECK(
      refused(in_round(), {{"/kick", json::parse(R"({"card":"5C","kind":"punt","prediction":null,"yards":20})")}}, ""));
  const Hand pair = Hand(script::fourth_down({})).play("punt 5C higher 5D");
  CHECK(refused(pair, {{"/served", json::array({"6C"})}}, "two equal cards"));
  CHECK(refused(pair, {{"/kick/kind", "field_goal"}, {"/kick/yards", 10}}, "punt"));
  Hand tried = Hand({.ball = 85, .marker = 95}).deal(small).play("pass*4 / QS / two-points QD 2C");
  CHECK(refused(tried, {{"/conversion", 0}}, "one point or two"));
  CHECK(refused(tried, {{"/conversion", 1}}, "over"));
  CHECK(refused(tried, {{"/served", json::array({"KC"})}}, "King"));
  CHECK(refused(tried, {{"/served", json::array({"2C", "3C", "4C", "5C"})}}, "over"));
  CHECK(refused(tried, {{"/ball", 50}}, "100"));
  CHECK(refused(tried, {{"/players/0/points", 5}}, "scored a touchdown"));
  CHECK(refused(tried, {{"/player", nullptr}}, "player is missing"));
}

TEST_CASE("the points of a conversion are yet to come", "[power_poker_football][PP-9][PP-51]") {
  // On the first drive: a touchdown, 6 points, and nothing else so far.
  const Hand first = Hand({.ball = 85, .marker = 95}).deal(small).play("pass*4 / QS");
  REQUIRE(first.shows("points 6,0,0,0 phase conversion"));
  CHECK(refusal(first, {}) == "");
  CHECK(refused(first, {{"/players/0/points", 7}}, "0 drives and a touchdown"));
  CHECK(refused(first, {{"/players/2/points", 1}}, "0 drives and a touchdown"));
  // On the second: at most 8 points before it.
  CHECK(refusal(first, {{"/drive", 2}, {"/hands", 2}, {"/players/2/points", 8}}) == "");
  CHECK(refused(first, {{"/drive", 2}, {"/hands", 2}, {"/players/2/points", 9}}, "1 drives and a touchdown"));
}

TEST_CASE("a finished game keeps its points and how it ended", "[power_poker_football][PP-5][PP-53]") {
  Hand over({.drive = 3, .points = {6, 0, 0, 3}});
  over.state().forfeit(touchline::Seat{0});
  CHECK(refusal(over, {}) == "");
  CHECK(refused(over, {{"/result/winning_team", 0}}, ""));
  CHECK(refused(over, {{"/result/reason", "regulation"}}, ""));
  CHECK(refused(over, {{"/result/reason", "goal"}}, ""));
  CHECK(refused(over, {{"/players/0/points", 7}}, "result"));
  CHECK(
      refused(over, {{"/players/0/cards", json::array({dealt("2C"), dealt("3C")})}}, "points and the last hand only"));
  CHECK(refused(over, {{"/to_move", 0}}, "to_move"));
  json state = json::parse(json_of(over.state()));
  state.erase("result");
  CHECK_THROWS_AS(state_of(state.dump()), touchline::Error);
  CHECK(refused(in_round(), {{"/result", json::parse(json_of(over.state()))["result"]}}, "finished"));
}

TEST_CASE("the shape of the document", "[power_poker_football][PP-54]") {
  const Hand hand = in_round();
  CHECK(refused(hand, {{"/extra", 1}}, "extra"));
  CHECK(refused(hand, {{"/players/0/extra", 1}}, "extra"));
  CHECK(refused(hand, {{"/phase", "huddle"}}, "huddle"));
  CHECK(refused(hand, {{"/players/4", json::object()}}, "4 seats"));
  CHECK(refused(hand, {{"/ball", "40"}}, "ball"));
  CHECK(refused(hand, {{"/ball", 40.5}}, "ball"));
  CHECK(refused(hand, {{"/dealer", 4}}, "3"));
  json state = json::parse(json_of(hand.state()));
  state.erase("served");
  CHECK_THROWS_AS(state_of(state.dump()), touchline::Error);
}

TEST_CASE("nobody is asked where only a check is open", "[power_poker_football][PP-26][PP-56]") {
  // 0 is the last player in and asked after the turn; with a fifth card only a check would be open.
  Hand hand = Hand().deal("JCJS 2C3H KC5H 6C8H").play("pass*4 / TD QH JH / check tackle-first run tackle-first / 2S");
  CHECK(refusal(hand, {}) == "");
  CHECK(refused(hand, {{"/community", json::array({"TD", "QH", "JH", "2S", "3S"})}}, "not asked"));
}

TEST_CASE("a Hail Mary is thrown from midfield on", "[power_poker_football][PP-32]") {
  Hand hand = Hand({.ball = 60, .marker = 70}).deal(small).play("pass*4 / TD QH JH / check*4 / 2S / hail-mary");
  CHECK(refusal(hand, {}) == "");
  CHECK(refused(hand, {{"/ball", 49}}, "50"));
}
