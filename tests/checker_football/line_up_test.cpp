// Rules, board and line-ups: CF-1 to CF-7, CF-39.
#include "touchline/checker_football/line_up.hpp"

#include <functional>
#include <set>

#include "field.hpp"
#include "support/catch.hpp"

using namespace football;
using cf::LineUp;

namespace {

using Role = LineUp::Role;

std::string squares(const cf::SquareSet& set) {
  std::string out;
  for (const cf::Square square : set) out += (out.empty() ? "" : " ") + cf::name(square);
  return out;
}

cf::SquareSet set_of(std::initializer_list<const char*> names) {
  cf::SquareSet out;
  for (const char* name : names) out.insert(Field::at(name));
  return out;
}

// A state before a scrimmage with the ball on a line.
cf::State at_line(int line, Seat offense, const cf::Rules& rules = {}) {
  cf::Situation now(rules.columns);
  now.phase = cf::Phase::play_or_punt;
  now.play = cf::Play::none;
  now.to_move = offense;
  now.possession = 1;
  now.position.set_offense(offense);
  now.position.set_line(line);
  return {rules, now};
}

void refused(const std::function<void(cf::Rules&)>& change) {
  cf::Rules rules;
  change(rules);
  CHECK_THROWS_AS(cf::State(rules), touchline::Error);
}

}  // namespace

TEST_CASE("squares are named by column and row", "[checker_football][CF-1]") {
  CHECK(cf::name(cf::square_at(0, 0)) == "a0");
  CHECK(cf::name(cf::square_at(7, 11)) == "h11");
  CHECK(cf::parse_square("H11", 8) == cf::square_at(7, 11));
  CHECK_FALSE(cf::parse_square("i3", 8));
  CHECK(cf::parse_square("i3", 9) == cf::square_at(8, 3));
  for (const char* text : {"", "a", "3a", "a12", "a-1", "a03", "aa", "a3x", "ä3"})
    CHECK_FALSE(cf::parse_square(text, 8));
  CHECK(cf::SquareSet::board(8).size() == 96);
  CHECK(cf::SquareSet::board(12).size() == 144);
}

TEST_CASE("the columns are 7 to 12", "[checker_football][CF-1]") {
  refused([](cf::Rules& rules) { rules.columns = 6; });
  refused([](cf::Rules& rules) { rules.columns = 13; });
  cf::Rules rules;
  rules.columns = 12;
  CHECK(cf::square_count(rules) == 144);
  CHECK_NOTHROW(cf::State(rules));
}

TEST_CASE("line k lies between rows k and k + 1, and Home attacks upwards", "[checker_football][CF-2]") {
  CHECK(cf::line_row(3, cf::home) == 3);
  CHECK(cf::line_row(3, cf::away) == 4);
  CHECK(cf::goal_row(cf::home) == 11);
  CHECK(cf::goal_row(cf::away) == 0);
  CHECK(cf::own_end_row(cf::home) == 0);
  CHECK(cf::is_beyond(4, 3, cf::home));
  CHECK_FALSE(cf::is_beyond(3, 3, cf::home));
  CHECK(cf::is_beyond(3, 3, cf::away));
  CHECK_FALSE(cf::is_beyond(4, 3, cf::away));
}

TEST_CASE("the offense has 11 men and the defense 12", "[checker_football][CF-3]") {
  CHECK(cf::Rules{}.offense_men == 11);
  CHECK(cf::Rules{}.defense_men == 12);
  refused([](cf::Rules& rules) { rules.offense_men = 7; });
  refused([](cf::Rules& rules) { rules.offense_men = 17; });
  refused([](cf::Rules& rules) { rules.defense_men = 5; });
  refused([](cf::Rules& rules) { rules.defense_men = 17; });
  for (const int men : {8, 16}) {
    cf::Rules rules;
    rules.offense_men = rules.defense_men = men;
    CHECK_NOTHROW(cf::State(rules));
  }
}

TEST_CASE("seven of the offense and six of the defense stand next to the line", "[checker_football][CF-4]") {
  const LineUp offense({}, Role::offense, cf::home, 4), defense({}, Role::defense, cf::away, 4);
  CHECK(squares(offense.front()) == "a4 b4 c4 d4 e4 f4 g4 h4");
  CHECK(squares(defense.front()) == "a5 b5 c5 d5 e5 f5 g5 h5");
  CHECK(offense.front_men() == 7);
  CHECK(defense.front_men() == 6);
  // Four men of eleven behind are all that may be: the others go to the line row.
  const auto behind = set_of({"a1", "b1", "c1", "d1"});
  CHECK(offense.open(behind) == offense.front());
  CHECK(offense.next(behind) == set_of({"a4", "b4"}));  // seven more are needed, so at most b4 comes next
  const auto six_behind = set_of({"a7", "b7", "c7", "d7", "e7", "f7"});
  CHECK(defense.open(six_behind) == defense.front());
}

TEST_CASE("men stand on their own side, the end zone included, one a square", "[checker_football][CF-5]") {
  CHECK(LineUp({}, Role::offense, cf::home, 4).area() == cf::SquareSet::rows_of_board(0, 4, 8));
  CHECK(LineUp({}, Role::defense, cf::away, 4).area() == cf::SquareSet::rows_of_board(5, 11, 8));
  CHECK(LineUp({}, Role::offense, cf::away, 4).area() == cf::SquareSet::rows_of_board(5, 11, 8));
  CHECK(LineUp({}, Role::defense, cf::home, 4).area() == cf::SquareSet::rows_of_board(0, 4, 8));
  const auto placed = set_of({"a0", "c2"});
  CHECK((LineUp({}, Role::offense, cf::home, 4).open(placed) & placed).is_empty());
}

TEST_CASE("the offense sets up, then the defense, then the quarterback is named", "[checker_football][CF-5]") {
  cf::State state = after(at_line(3, cf::home), {"play"});
  CHECK(state.phase() == cf::Phase::offense_line_up);
  CHECK(state.mover() == touchline::Mover(cf::home));
  state = after(state, {"d1", "b2", "d2", "g2", "b3", "c3", "d3", "e3", "f3", "g3", "h3"});
  CHECK(state.phase() == cf::Phase::defense_line_up);
  CHECK(state.mover() == touchline::Mover(cf::away));
  state = after(state, {"b4", "c4", "d4", "e4", "f4", "g4", "a5", "c5", "d5", "e5", "f5", "h5"});
  CHECK(state.phase() == cf::Phase::quarterback);
  CHECK(state.mover() == touchline::Mover(cf::home));
  CHECK(those_with(state, "") == "QB d1 QB b2 QB d2 QB g2");  // any man not on the line row
  state = after(state, {"QB b2"});
  CHECK(state.phase() == cf::Phase::move);
  CHECK(state.mover() == touchline::Mover(cf::home));
  CHECK(ball_of(state) == "b2");
  CHECK(state.situation().moves == 0);
}

TEST_CASE("a line-up always leaves a man who can be quarterback", "[checker_football][CF-5][CF-39]") {
  cf::Rules rules;
  rules.offense_men = 8;
  // Away on line 9 has rows 10 and 11, and the line row comes first.
  const LineUp offense(rules, Role::offense, cf::away, 9);
  const auto seven = set_of({"a10", "b10", "c10", "d10", "e10", "f10", "g10"});
  CHECK(offense.next(seven) == cf::SquareSet::rows_of_board(11, 11, 8));  // not h10: nobody would be left
  CHECK(offense.open(seven) == cf::SquareSet::rows_of_board(11, 11, 8));
  const LineUp home_offense(rules, Role::offense, cf::home, 1);
  CHECK(home_offense.next({}) == cf::SquareSet::rows_of_board(0, 0, 8));  // the first must be the one behind
}

TEST_CASE("on line 1 Home's quarterback starts in his own end zone", "[checker_football][CF-6]") {
  cf::Rules rules;
  rules.line_up = cf::LineUpMode::standard;
  CHECK(ball_of(after(at_line(1, cf::home, rules), {"play"})) == "d0");
}

TEST_CASE("the standard formations", "[checker_football][CF-7]") {
  const auto line_up = [](Role role, Seat team, int line) { return LineUp({}, role, team, line); };
  CHECK(squares(line_up(Role::offense, cf::home, 4).standard()) == "d2 b3 d3 g3 b4 c4 d4 e4 f4 g4 h4");
  CHECK(cf::name(line_up(Role::offense, cf::home, 4).standard_starter()) == "d2");
  CHECK(squares(line_up(Role::offense, cf::away, 4).standard()) == "b5 c5 d5 e5 f5 g5 h5 b6 d6 g6 d7");
  CHECK(squares(line_up(Role::offense, cf::home, 1).standard()) == "b0 d0 e0 g0 b1 c1 d1 e1 f1 g1 h1");
  CHECK(cf::name(line_up(Role::offense, cf::home, 1).standard_starter()) == "d0");
  CHECK(squares(line_up(Role::offense, cf::away, 9).standard()) == "b10 c10 d10 e10 f10 g10 h10 b11 d11 e11 g11");
  CHECK(squares(line_up(Role::offense, cf::home, 2).standard()) == "d0 b1 d1 g1 b2 c2 d2 e2 f2 g2 h2");
  CHECK(squares(line_up(Role::defense, cf::away, 4).standard()) == "b5 c5 d5 e5 f5 g5 a6 c6 d6 e6 f6 h6");
  CHECK(squares(line_up(Role::defense, cf::home, 4).standard()) == "a3 c3 d3 e3 f3 h3 b4 c4 d4 e4 f4 g4");
  CHECK(squares(line_up(Role::kickers, cf::away, 5).standard()) == "b7 c7 d7 e7 f7 g7 a8 c8 d8 e8 f8 h8");
  CHECK(squares(line_up(Role::receivers, cf::home, 5).standard()) == "d3 b4 d4 g4 b5 c5 d5 e5 f5 g5 h5");
  for (int line = 1; line <= 9; ++line)
    for (const Seat team : {cf::home, cf::away})
      for (const Role role : {Role::offense, Role::defense, Role::kickers, Role::receivers}) {
        const LineUp one = line_up(role, team, line);
        CHECK(one.is_complete(one.standard()));
        CHECK((role == Role::receivers || one.can_be_completed(one.standard())));
      }
}

TEST_CASE("with the standard line-up only play, try and passer are asked", "[checker_football][CF-7]") {
  cf::Rules rules;
  rules.line_up = cf::LineUpMode::standard;
  CHECK(cf::State(rules).phase() == cf::Phase::move);
  const cf::State state = after(at_line(4, cf::home, rules), {"play"});
  CHECK(state.phase() == cf::Phase::move);
  CHECK(ball_of(state) == "d2");
  refused([](cf::Rules& r) {
    r.line_up = cf::LineUpMode::standard;
    r.columns = 9;
  });
  refused([](cf::Rules& r) {
    r.line_up = cf::LineUpMode::standard;
    r.offense_men = 12;
  });
}

TEST_CASE("a line-up in progress tells which squares are open", "[checker_football][CF-5]") {
  cf::State state = after(at_line(3, cf::home), {"play", "c1"});
  REQUIRE(state.line_up());
  CHECK(squares(state.placed()) == "c1");
  CHECK(state.line_up()->men() == 11);
  CHECK(state.line_up()->open(state.placed()).has(Field::at("a0")));  // for one who places in any order
  CHECK_FALSE(state.line_up()->next(state.placed()).has(Field::at("a0")));
  CHECK_FALSE(after(at_line(3, cf::home), {"punt"}).line_up());
}

TEST_CASE("men are placed in rising order, and the rest can always be completed", "[checker_football][CF-39]") {
  // By trying all ways to go on: on 7 columns with 8 men, Home on line 1.
  cf::Rules rules;
  rules.columns = 7;
  rules.offense_men = 8;
  const LineUp line_up(rules, Role::offense, cf::home, 1);
  std::set<std::string> complete;
  const std::function<void(const cf::SquareSet&)> walk = [&](const cf::SquareSet& placed) {
    if (line_up.is_complete(placed)) {
      complete.insert(squares(placed));
      CHECK(line_up.can_be_completed(placed));
      return;
    }
    const cf::SquareSet next = line_up.next(placed);
    CHECK_FALSE(next.is_empty());
    for (const cf::Square square : next) {
      CHECK((placed.is_empty() || square > placed.last()));
      cf::SquareSet with = placed;
      with.insert(square);
      walk(with);
    }
  };
  walk({});
  CHECK(complete.size() == 7);  // all seven of row 1, and any one square of row 0
}

TEST_CASE("any order and rising order lead to the same line-ups", "[checker_football][CF-39]") {
  cf::Rules rules;
  rules.columns = 7;
  rules.defense_men = 7;
  const LineUp line_up(rules, Role::defense, cf::away, 9);  // rows 10 and 11, at least six on row 10
  std::set<std::string> rising, any;
  const std::function<void(const cf::SquareSet&)> walk = [&](const cf::SquareSet& placed) {
    if (line_up.is_complete(placed)) rising.insert(squares(placed));
    for (const cf::Square square : line_up.next(placed)) {
      cf::SquareSet with = placed;
      with.insert(square);
      walk(with);
    }
  };
  walk({});
  std::set<std::string> seen;
  const std::function<void(const cf::SquareSet&)> wander = [&](const cf::SquareSet& placed) {
    if (!seen.insert(squares(placed)).second) return;
    if (line_up.is_complete(placed)) any.insert(squares(placed));
    for (const cf::Square square : line_up.open(placed)) {
      cf::SquareSet with = placed;
      with.insert(square);
      wander(with);
    }
  };
  wander({});
  CHECK(rising == any);
  CHECK(rising.size() == 50);  // 1 with seven in front, 7 · 7 with six
}
