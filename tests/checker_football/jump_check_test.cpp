// A state in the middle of a chain of jumps: which squares landed on can be (CF-12, CF-40).
#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "touchline/core/error.hpp"

#include "field.hpp"
#include "support/catch.hpp"

using namespace football;

namespace {

// Every second square of every second row, from b2 on: those that a carrier on one of them can come to by jumps.
std::vector<cf::Square> landing_squares(int columns, int rows) {
  std::vector<cf::Square> squares;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) squares.push_back(cf::square_at(1 + 2 * column, 2 + 2 * row));
  return squares;
}

// The squares between those.
std::vector<cf::Square> squares_between(int columns, int rows) {
  std::vector<cf::Square> squares;
  for (int row = 2; row <= 2 * rows; ++row)
    for (int column = 1; column < 2 * columns; ++column)
      if (column % 2 == 0 || row % 2 != 0) squares.push_back(cf::square_at(column, row));
  return squares;
}

bool is_jump(const cf::Position& board, cf::Square from, cf::Square to) {
  const int columns = cf::column_of(to) - cf::column_of(from), rows = cf::row_of(to) - cf::row_of(from);
  if (std::max(std::abs(columns), std::abs(rows)) != 2 || columns % 2 != 0 || rows % 2 != 0) return false;
  const cf::Square over = cf::square_at(cf::column_of(from) + columns / 2, cf::row_of(from) + rows / 2);
  return board.controlled(cf::home).has(over);
}

// By trying every order.
bool leads_to_ball(const cf::Position& board, std::vector<cf::Square> landed) {
  std::sort(landed.begin(), landed.end());
  do {
    bool all = is_jump(board, landed.back(), board.ball());
    for (std::size_t i = 1; i < landed.size(); ++i) all = all && is_jump(board, landed[i - 1], landed[i]);
    if (all) return true;
  } while (std::next_permutation(landed.begin(), landed.end()));
  return false;
}

template <class Item>
std::vector<Item> some(std::vector<Item> items, std::size_t count, touchline::Rng& rng) {
  for (std::size_t i = 0; i < count; ++i) std::swap(items[i], items[i + rng.below(items.size() - i)]);
  items.resize(count);
  return items;
}

std::string refusal(const cf::Rules& rules, const cf::Situation& now) {
  try {
    const cf::State state(rules, now);
    return {};
  } catch (const touchline::Error& error) {
    return error.what();
  }
}

// Home jumping with the ball on `ball`, the other men in one row of their own end zone.
cf::Situation jumping(const cf::Rules& rules, cf::Square ball, const std::vector<cf::Square>& men,
                      const std::vector<cf::Square>& landed) {
  Field field{.stacks = "H" + cf::name(ball),
              .ball = cf::name(ball),
              .forward_pass = false,
              .home_idle = 0,
              .away_idle = 11,
              .rules = rules};
  for (const cf::Square man : men) field.stacks += " H" + cf::name(man);
  cf::Situation now = field.situation();
  now.phase = cf::Phase::jump;
  for (const cf::Square square : landed) now.landed.insert(square);
  return now;
}

}  // namespace

TEST_CASE("squares landed on are accepted exactly if some order of jumps leads over them",
          "[checker_football][CF-12][CF-40]") {
  const cf::Rules rules = small_rules();
  const auto landing = landing_squares(3, 3), between = squares_between(3, 3);
  touchline::Rng rng(1);
  int possible = 0, impossible = 0;
  for (int times = 0; times < 4000; ++times) {
    const auto squares = some(landing, 2 + rng.below(5), rng);  // the first is the carrier's
    const std::vector<cf::Square> landed(squares.begin() + 1, squares.end());
    const cf::Situation now = jumping(rules, squares[0], some(between, 7, rng), landed);
    if (now.position.jumps(now.landed) == 0) continue;
    const std::string reason = refusal(rules, now);
    const bool can_be = leads_to_ball(now.position, landed);
    INFO(reason);
    CHECK((reason.find("no order of jumps") == std::string::npos) == can_be);
    CHECK(reason.empty() == can_be);
    ++(can_be ? possible : impossible);
  }
  CHECK(possible > 50);
  CHECK(impossible > 50);
}

TEST_CASE("a tangle of jumps is judged as exactly", "[checker_football][CF-12][CF-40]") {
  // Twelve squares in three rows of four and a man between any two of them, but for the one on g6; c1 leads on from b2.
  cf::Rules rules;
  rules.columns = 12;
  rules.offense_men = 24;
  auto landed = landing_squares(4, 3);
  auto men = squares_between(4, 3);
  REQUIRE(men.size() == 23);
  men.back() = Field::at("c1");
  landed.erase(landed.begin());
  CHECK(refusal(rules, jumping(rules, Field::at("b2"), men, landed)).empty());
  landed.push_back(Field::at("l8"));  // no man stands beside it
  CHECK(refusal(rules, jumping(rules, Field::at("b2"), men, landed)).find("no order of jumps") != std::string::npos);
}

TEST_CASE("the first chain of a down began where the line-up had left the carrier",
          "[checker_football][CF-12][CF-40]") {
  // Line 3: Home's eleven with d0 behind d1, Away's twelve with d4 left open, so that d0 jumps to d2 and could go on to
  // d4.
  cf::Situation now(8);
  now.phase = cf::Phase::play_or_punt;
  now.play = cf::Play::none;
  now.possession = 1;
  now.to_move = cf::home;
  now.position.set_offense(cf::home);
  now.position.set_line(3);
  cf::State state(cf::Rules{}, now);
  for (const char* text : {"play", "d0", "h0", "d1", "h1", "b3", "c3", "d3", "e3", "f3", "g3", "h3",   "a4",
                           "b4",   "c4", "e4", "f4", "g4", "a6", "b6", "c6", "d6", "e6", "f6", "QB d0"})
    state = after(state, {text});
  CHECK(can(state, "d0^d2"));
  state = after(state, {"d0^d2"});
  CHECK(those_with(state, "") == "stop d2^d4");
  CHECK(state.situation().moves == 0);
  CHECK(state_of(json_of(state)) == state);
  state = after(state, {"d2^d4"});  // beyond the line, where no line-up puts him
  CHECK(those_with(state, "") == "stop d4^f2 d4^b2");
  CHECK(state_of(json_of(state)) == state);
  // Where no line-up has put men, a chain cannot be the first move.
  cf::Situation scattered =
      jumping(small_rules(), Field::at("d4"), {Field::at("d3"), Field::at("d5")}, {Field::at("d2")});
  CHECK(refusal(small_rules(), scattered).empty());
  scattered.moves = 0;
  CHECK(refusal(small_rules(), scattered).find("no order of jumps") != std::string::npos);
}
