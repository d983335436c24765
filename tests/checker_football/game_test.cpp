// Tries, kicks, halves: CF-34 to CF-38, and host events.
#include "field.hpp"
#include "support/catch.hpp"

using namespace football;

namespace {

cf::State choice(int line, Seat offense, int possession = 1, int half = 1, cf::Rules rules = {}) {
  cf::Situation now(rules.columns);
  now.phase = cf::Phase::play_or_punt;
  now.play = cf::Play::none;
  now.to_move = offense;
  now.half = static_cast<std::uint8_t>(half);
  now.possession = static_cast<std::uint16_t>(possession);
  now.position.set_offense(offense);
  now.position.set_line(line);
  return {rules, now};
}

// After a touchdown.
cf::State try_of(Seat scorer, int possession = 1, int half = 1, cf::Rules rules = {}) {
  cf::Situation now(rules.columns);
  now.phase = cf::Phase::one_or_two;
  now.play = cf::Play::none;
  now.to_move = scorer;
  now.half = static_cast<std::uint8_t>(half);
  now.possession = static_cast<std::uint16_t>(possession);
  now.position.set_offense(scorer);
  now.score[static_cast<std::size_t>(touchline::index(scorer))] = rules.touchdown_points;
  return {rules, now};
}

cf::Rules perfect_arm() {
  cf::Rules rules;
  rules.accuracy = 0;
  return rules;
}

Field two_points(const std::string& stacks, const std::string& ball) {
  return {.stacks = stacks, .ball = ball, .line = 5, .play = cf::Play::two_points};
}

// The try came to nothing and the scorer kicks off.
void check_missed(const cf::State& state) {
  CHECK(state.phase() == cf::Phase::kickers_line_up);
  CHECK(state.mover() == touchline::Mover(cf::home));
  CHECK(state.position().offense() == cf::away);
  CHECK(state.score(cf::home) == 6);
  CHECK(state.score(cf::away) == 0);
}

}  // namespace

TEST_CASE("after a touchdown the team chooses one point or two", "[checker_football][CF-34]") {
  CHECK(those_with(try_of(cf::home), "") == "one-point two-points");
}

TEST_CASE("one point: a man alone on the row behind line 5 passes into the end zone", "[checker_football][CF-34]") {
  const cf::State state = after(try_of(cf::home), {"one-point"});
  CHECK(those_with(state, "") == "passer a5 passer b5 passer c5 passer d5 passer e5 passer f5 passer g5 passer h5");
  const cf::State ready = after(state, {"passer c5"});
  CHECK(ready.position().occupied().size() == 1);
  CHECK(those_with(ready, "") == "c5>a11 c5>b11 c5>c11 c5>d11 c5>e11 c5>f11 c5>g11 c5>h11");
  const cf::State flying = after(ready, {"c5>h11"});
  CHECK(flying.mover().is_chance());
  CHECK(flying.weight(legal(flying).back()) == 6);
  CHECK(after(flying, {"land 0"}).score(cf::home) == 7);
  CHECK(after(flying, {"land W"}).score(cf::home) == 7);
  CHECK(after(flying, {"land S"}).score(cf::home) == 6);
  CHECK(after(flying, {"land N"}).score(cf::home) == 6);  // beyond the end zone
  CHECK(after(flying, {"land E"}).score(cf::home) == 6);  // beside it
  CHECK(after(flying, {"land 0"}).phase() == cf::Phase::kickers_line_up);
  const cf::State away = after(try_of(cf::away, 1, 1, perfect_arm()), {"one-point"});
  CHECK(can(away, "passer h6"));
  CHECK(after(away, {"passer h6", "h6>a0"}).score(cf::away) == 7);
}

TEST_CASE("two points: a down from the 50 with a normal line-up", "[checker_football][CF-34]") {
  const cf::State state = after(try_of(cf::home), {"two-points"});
  CHECK(state.phase() == cf::Phase::offense_line_up);
  CHECK(state.position().line() == 5);
  CHECK(state.line_up()->front_men() == 7);
  cf::Rules rules;
  rules.line_up = cf::LineUpMode::standard;
  const cf::State fixed = after(try_of(cf::away, 1, 1, rules), {"two-points"});
  CHECK(fixed.phase() == cf::Phase::move);
  CHECK(ball_of(fixed) == "d8");
  CHECK(fixed.position().forward_pass());
}

TEST_CASE("a touchdown in the try scores two", "[checker_football][CF-34]") {
  Field field = two_points("Hd10", "d10");
  field.forward_pass = false;
  field.away_idle = 8;
  const cf::State state = after(field.state(), {"d10-d11"});
  CHECK(state.score(cf::home) == 8);
  CHECK(state.phase() == cf::Phase::kickers_line_up);
  CHECK(state.mover() == touchline::Mover(cf::home));  // the scorer kicks
}

TEST_CASE("a try ends with nothing by tackle, incomplete pass, exchange, dead ball, safety or max_moves",
          "[checker_football][CF-34]") {
  Field tackle = two_points("Hd4 Ad5", "d4");
  tackle.to_move = cf::away;
  check_missed(after(tackle.state(), {"d5#d4"}));
  check_missed(after(two_points("Hd4", "d4").state(), {"d4>d6", "land 0"}));      // incomplete
  check_missed(after(two_points("Hd4 Ad7", "d4").state(), {"d4>d6", "land N"}));  // intercepted
  check_missed(after(two_points("Ha4", "a4").state(), {"a4>a3", "land W"}));      // dead beside the board
  Field recovered = two_points("Hd4 Ac4", "b3");
  recovered.live = true;
  recovered.to_move = cf::away;
  check_missed(after(recovered.state(), {"c4-b3"}));
  Field scoring = two_points("Hd4 Ab1", "a0");  // not even in the end zone that the others attack
  scoring.live = true;
  scoring.to_move = cf::away;
  scoring.home_idle = 2;
  check_missed(after(scoring.state(), {"b1-a0"}));
  Field safety = two_points("Hd0 Ad1", "d0");
  safety.to_move = cf::away;
  safety.home_idle = 2;
  check_missed(after(safety.state(), {"d1#d0"}));
  Field last = two_points("Hd4", "d4");
  last.rules.max_moves = 21;
  check_missed(after(last.state(), {"d4-d5"}));
}

TEST_CASE("a live lateral of a try goes on", "[checker_football][CF-34]") {
  const cf::State state = after(two_points("Hd4 Ha3", "d4").state(), {"d4>b4", "land 0"});
  CHECK(state.phase() == cf::Phase::move);
  CHECK(state.position().is_live());
  CHECK(ball_of(after(state, {"a10-a9", "a3-b4"})) == "b4");
}

TEST_CASE("before its down a team may punt, but not on a return or try", "[checker_football][CF-35]") {
  CHECK(those_with(choice(4, cf::home), "") == "play punt");
  CHECK_FALSE(can(try_of(cf::home), "punt"));
  CHECK_FALSE(can(cf::State(), "punt"));
  CHECK_FALSE(can(after(try_of(cf::home), {"two-points"}), "punt"));
}

TEST_CASE("a punt moves the ball four rows", "[checker_football][CF-36]") {
  const auto from = [](int line, Seat team) { return spot_of(after(choice(line, team), {"punt"})); };
  CHECK(from(1, cf::home) == "Away on line 5");
  CHECK(from(5, cf::home) == "Away on line 9");
  CHECK(from(6, cf::home) == "Away on line 9");  // row 10 is the fourth; then CF-6
  CHECK(from(7, cf::home) == "Away on line 8");  // the fourth row is the end zone
  CHECK(from(9, cf::home) == "Away on line 8");
  CHECK(from(9, cf::away) == "Home on line 5");
  CHECK(from(5, cf::away) == "Home on line 1");
  CHECK(from(4, cf::away) == "Home on line 1");
  CHECK(from(3, cf::away) == "Home on line 2");
  CHECK(from(1, cf::away) == "Home on line 2");
}

TEST_CASE("Away kicks off the first half, Home the second", "[checker_football][CF-37]") {
  const cf::State first;
  CHECK(first.phase() == cf::Phase::kickers_line_up);
  CHECK(first.mover() == touchline::Mover(cf::away));
  CHECK(first.line_up()->area() == cf::SquareSet::rows_of_board(7, 11, 8));
  CHECK(first.line_up()->front() == cf::SquareSet::rows_of_board(7, 7, 8));
  CHECK(first.line_up()->men() == 12);
  CHECK(first.line_up()->front_men() == 6);
  const cf::State second = after(choice(4, cf::home, 8), {"punt"});
  CHECK(second.situation().half == 2);
  CHECK(second.phase() == cf::Phase::kickers_line_up);
  CHECK(second.mover() == touchline::Mover(cf::home));
  CHECK(second.line_up()->area() == cf::SquareSet::rows_of_board(0, 4, 8));
}

TEST_CASE("kickers set up, then receivers, then the returner is named", "[checker_football][CF-37]") {
  cf::State state = after(cf::State(), {"a7", "b7", "c7", "d7", "e7", "f7", "a9", "b9", "c9", "d9", "e9", "f9"});
  CHECK(state.phase() == cf::Phase::receivers_line_up);
  CHECK(state.mover() == touchline::Mover(cf::home));
  CHECK(state.line_up()->area() == cf::SquareSet::rows_of_board(0, 5, 8));
  CHECK(state.line_up()->front() == cf::SquareSet::rows_of_board(5, 5, 8));
  CHECK(state.line_up()->men() == 11);
  CHECK(state.line_up()->front_men() == 7);
  CHECK(state.line_up()->starters() == cf::SquareSet::rows_of_board(0, 1, 8));
  CHECK(those_with(state, "@c2") == "");  // the first man must be one of the two rearmost rows
  state = after(state, {"c0", "h1", "d2", "e2", "b5", "c5", "d5", "e5", "f5", "g5", "h5"});
  CHECK(state.phase() == cf::Phase::returner);
  CHECK(those_with(state, "") == "returner c0 returner h1");
  const cf::State returning = after(state, {"returner c0"});
  CHECK(returning.phase() == cf::Phase::move);
  CHECK(returning.mover() == touchline::Mover(cf::home));  // the receiving team moves first
  CHECK(returning.situation().gained);
  CHECK_FALSE(returning.position().forward_pass());
  CHECK_FALSE(after(state, {"returner h1"}).situation().gained);
}

TEST_CASE("Away's receivers stand on rows 6 to 11", "[checker_football][CF-37]") {
  const cf::LineUp receivers({}, cf::LineUp::Role::receivers, cf::away, 5);
  CHECK(receivers.area() == cf::SquareSet::rows_of_board(6, 11, 8));
  CHECK(receivers.front() == cf::SquareSet::rows_of_board(6, 6, 8));
  CHECK(receivers.starters() == cf::SquareSet::rows_of_board(10, 11, 8));
}

TEST_CASE("however a return ends, the team with the ball has its down there", "[checker_football][CF-37]") {
  Field field{.stacks = "Hd4 Ad5",
              .ball = "d4",
              .to_move = cf::away,
              .line = 5,
              .play = cf::Play::kickoff,
              .forward_pass = false};
  cf::State state = after(field.state(), {"d5#d4"});
  CHECK(spot_of(state) == "Home on line 4");
  CHECK(state.situation().possession == 1);
  field.ball = "c4";
  field.live = true;
  state = after(field.state(), {"d5-c4", "d4#c4"});  // lost to the kickers
  CHECK(spot_of(state) == "Away on line 3");
}

TEST_CASE("the scorer kicks off after a try", "[checker_football][CF-37]") {
  const cf::State state = after(try_of(cf::away, 1, 1, perfect_arm()), {"one-point", "passer a6", "a6>a0"});
  CHECK(state.mover() == touchline::Mover(cf::away));
  CHECK(state.phase() == cf::Phase::kickers_line_up);
  CHECK(state.position().offense() == cf::home);
}

TEST_CASE("possessions are counted when play or punt is asked", "[checker_football][CF-38]") {
  CHECK(after(choice(4, cf::home), {"punt"}).situation().possession == 2);
  // A touchdown on a return counts as one too.
  const Field field{
      .stacks = "Hd10", .ball = "d10", .line = 5, .play = cf::Play::kickoff, .forward_pass = false, .away_idle = 8};
  const cf::State state = after(field.state(), {"d10-d11"});
  CHECK(state.phase() == cf::Phase::one_or_two);
  CHECK(state.situation().possession == 1);
  // One in a scrimmage has been counted.
  const Field scrimmage{.stacks = "Hd10", .ball = "d10", .forward_pass = false, .away_idle = 8};
  CHECK(after(scrimmage.state(), {"d10-d11"}).situation().possession == 1);
}

TEST_CASE("a half ends after its last possession, a try included", "[checker_football][CF-38]") {
  const cf::State half = after(choice(4, cf::home, 8), {"punt"});
  CHECK(half.situation().half == 2);
  CHECK(half.situation().possession == 0);
  const cf::State last_try = after(try_of(cf::home, 8, 1, perfect_arm()), {"one-point", "passer a5", "a5>a11"});
  CHECK(last_try.situation().half == 2);
  CHECK(last_try.score(cf::home) == 7);
  CHECK(last_try.mover() == touchline::Mover(cf::home));  // Home kicks off the second half
}

TEST_CASE("the higher score wins, level is a draw", "[checker_football][CF-38]") {
  const cf::State draw = after(choice(4, cf::home, 8, 2), {"punt"});
  REQUIRE(draw.result());
  CHECK(draw.phase() == cf::Phase::finished);
  CHECK(draw.result()->reason == touchline::Reason::full_time);
  CHECK(draw.result()->is_draw());
  CHECK(draw.mover().is_nobody());
  CHECK(legal(draw).empty());
  const cf::State won = after(try_of(cf::away, 8, 2, perfect_arm()), {"one-point", "passer a6", "a6>a0"});
  REQUIRE(won.result());
  CHECK(won.result()->is_winner(cf::away));
  CHECK_FALSE(won.result()->is_winner(cf::home));
  CHECK(won.result()->scores[0] == 0);
  CHECK(won.result()->scores[1] == 7);
}

TEST_CASE("a listed action and only such is legal", "[checker_football][CF-39]") {
  // All ids, in states of most phases; 96 squares: 96 + 5 + 768 + 768 + 96 * 96 + 9.
  const Field field{.stacks = "Hd2 Hd3 He5 Hf5 AHe6", .ball = "d2"};
  Field defending = field;
  defending.to_move = cf::away;
  const std::vector<cf::State> states{cf::State(),
                                      choice(4, cf::home),
                                      try_of(cf::home),
                                      field.state(),
                                      after(field.state(), {"d2^d4"}),
                                      after(field.state(), {"d2>a5"}),
                                      defending.state(),
                                      after(try_of(cf::home), {"one-point"}),
                                      after(try_of(cf::home), {"one-point", "passer c5"})};
  for (const cf::State& state : states) {
    CAPTURE(json_of(state));
    std::vector<touchline::ActionId> found;
    for (std::uint64_t id = 0; id < 10862; ++id)
      if (state.is_legal(touchline::ActionId{id})) found.push_back(touchline::ActionId{id});
    CHECK(found == legal(state));
    CHECK_FALSE(state.is_legal(touchline::ActionId{10862}));
  }
}

TEST_CASE("a single point more wins", "[checker_football][CF-38]") {
  // Six points each, and in the last try of the game the seventh.
  for (const Seat scorer : {cf::home, cf::away}) {
    const cf::Rules rules = perfect_arm();
    cf::Situation level = try_of(scorer, 8, 2, rules).situation();
    level.score = {6, 6};
    const std::vector<std::string> pass = scorer == cf::home ? std::vector<std::string>{"passer a5", "a5>a11"}
                                                             : std::vector<std::string>{"passer a6", "a6>a0"};
    const cf::State won = after(after(cf::State(rules, level), {"one-point"}), pass);
    REQUIRE(won.result());
    CHECK(won.result()->is_winner(scorer));
    CHECK_FALSE(won.result()->is_winner(touchline::other(scorer)));
  }
}

TEST_CASE("the ranges of the rules", "[checker_football][CF-38]") {
  const auto fails = [](int cf::Rules::*field, int value) {
    cf::Rules rules;
    rules.*field = value;
    try {
      cf::check(rules);
    } catch (const touchline::Error& error) {
      return error.code() == touchline::ErrorCode::bad_rules;
    }
    return false;
  };
  CHECK(fails(&cf::Rules::possessions, 0));
  CHECK(fails(&cf::Rules::possessions, 1001));
  CHECK_FALSE(fails(&cf::Rules::possessions, 1000));
  CHECK(fails(&cf::Rules::max_moves, 0));
  CHECK(fails(&cf::Rules::max_moves, 100001));
  CHECK_FALSE(fails(&cf::Rules::max_moves, 1));
  CHECK(fails(&cf::Rules::accuracy, -1));
  CHECK(fails(&cf::Rules::accuracy, 1001));
  CHECK(fails(&cf::Rules::touchdown_points, -1));
  CHECK(fails(&cf::Rules::touchdown_points, 101));
}

TEST_CASE("a forfeit and an agreement end the game and keep the score", "[checker_football][CF-38]") {
  cf::State state = try_of(cf::home);
  cf::State forfeited = state;
  forfeited.forfeit(cf::home);
  REQUIRE(forfeited.result());
  CHECK(forfeited.result()->reason == touchline::Reason::forfeit);
  CHECK(forfeited.result()->is_winner(cf::away));
  CHECK(forfeited.result()->scores[0] == 6);
  CHECK_THROWS_AS(forfeited.forfeit(cf::away), touchline::Error);
  cf::State agreed = state;
  agreed.agree_draw();
  CHECK(agreed.result()->is_draw());
  CHECK_THROWS_AS(agreed.agree_draw(), touchline::Error);
  CHECK_THROWS_AS(state.forfeit(touchline::Seat{2}), touchline::Error);
  CHECK_FALSE(state.result());
}

TEST_CASE("a game given up keeps its board to be shown, and nothing else of its past", "[checker_football]") {
  const Field field{.stacks = "Hd2 AHe6", .ball = "d2"};
  cf::State early = field.state();
  Field later = field;
  later.moves = 60;
  later.line = 7;
  later.forward_pass = false;
  cf::State late = later.state();
  CHECK_FALSE(early == late);
  early.forfeit(cf::home);
  late.forfeit(cf::home);
  CHECK(early == late);
  CHECK(early.state_hash() == late.state_hash());
  CHECK(early.position().height(Field::at("e6")) == 2);
  CHECK(ball_of(early) == "d2");
}

TEST_CASE("random play is the same with and without lists", "[checker_football][CF-30]") {
  cf::Rules rules;
  rules.columns = GENERATE(7, 8, 12);
  rules.accuracy = GENERATE(0, 1, 12);
  for (std::uint64_t game = 0; game < 5; ++game) {
    touchline::Rng rng(5, game);
    touchline::Rng of_list = rng;
    cf::State state(rules), listed(rules);
    while (!listed.mover().is_nobody()) {
      const touchline::ActionId action = random_action(listed, of_list);
      listed.apply(action);
      REQUIRE(state.play_random(rng) == action);
      REQUIRE(state == listed);
      REQUIRE(rng == of_list);
    }
    CHECK_FALSE(state.play_random(rng).has_value());
    CHECK(rng == of_list);
  }
}
