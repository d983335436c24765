#include "touchline/soccer/rules.hpp"

#include <algorithm>
#include <string>

#include "touchline/core/error.hpp"
#include "touchline/soccer/pitch.hpp"

namespace touchline::inline v1::soccer {
namespace {

[[noreturn]] void refuse(std::string_view field, const std::string& reason) {
  throw Error(ErrorCode::bad_rules, reason, field);
}

void check_range(std::string_view field, int number, int least, int most) {
  if (number < least || number > most)
    refuse(field,
           "expected " + std::to_string(least) + " to " + std::to_string(most) + ", found " + std::to_string(number));
}

// A number that is odd, so that there is a middle (SO-1, SO-2).
void check_odd(std::string_view field, int number, int least, int most) {
  check_range(field, number, least, most);
  if (number % 2 == 0) refuse(field, "expected an odd number, found " + std::to_string(number));
}

std::string side_name(Seat side) { return side == red ? "red" : "blue"; }

// One side's set-up (SO-4, SO-14).
void check_pieces(const Pitch& pitch, const SquareSet& pieces, Seat side) {
  int keepers = 0;
  for (const Square square : pieces) {
    if (!pitch.is_on_board(square)) refuse(side_name(side), name(square) + " is not on this board");
    if (pitch.is_own_goal(side, square)) ++keepers;
  }
  if (keepers > 1)
    refuse(side_name(side), "at most one " + side_name(side) + " piece may stand on its own goal (SO-14)");
}

// The set-up as a whole (SO-4). The standard places may be at odds with places that were chosen.
void check_set_up(const Rules& rules, const Pitch& pitch) {
  const SquareSet red_pieces = start_pieces(rules, red), blue_pieces = start_pieces(rules, blue);
  const Square ball = start_ball(rules);
  check_pieces(pitch, red_pieces, red);
  check_pieces(pitch, blue_pieces, blue);
  if (!pitch.is_on_field(ball)) refuse("ball", "the ball must lie on the field, inside the perimeter");
  const SquareSet shared = red_pieces & blue_pieces;
  if (!shared.is_empty())
    refuse(rules.blue.is_empty() ? "red" : "blue", "a red and a blue piece stand on " + name(*shared.begin()));
  if ((red_pieces | blue_pieces).has(ball)) refuse("ball", "a piece stands on " + name(ball) + ", where the ball lies");
}

}  // namespace

void check(const Rules& rules) {
  check_odd("columns", rules.columns, 7, most_columns);                          // SO-1
  check_odd("rows", rules.rows, 9, most_rows);                                   // SO-1
  check_odd("goal_width", rules.goal_width, 1, rules.columns - 2);               // SO-2
  check_range("shooting_depth", rules.shooting_depth, 1, (rules.rows - 3) / 2);  // SO-3
  check_range("steps", rules.steps, 1, 6);                                       // SO-6
  check_range("pieces", rules.pieces, 1, 6);                                     // SO-6
  check_range("zone_passes", rules.zone_passes, 0, 100);                         // SO-17, SO-24
  check_range("goals_to_win", rules.goals_to_win, 1, 100);                       // SO-22, SO-24
  check_range("max_turns", rules.max_turns, 0, 1000000);                         // SO-22, SO-24
  if (index(rules.first) > 1) refuse("first", "expected 0 (red) or 1 (blue)");   // SO-5
  check_set_up(rules, Pitch(rules));
}

SquareSet start_pieces(const Rules& rules, Seat side) noexcept {
  const SquareSet& chosen = side == red ? rules.red : rules.blue;
  if (!chosen.is_empty()) return chosen;
  const int middle = (rules.columns + 1) / 2, halfway = (rules.rows + 1) / 2;
  const int backs = std::max(2, halfway - 4), forwards = halfway - 2;
  SquareSet pieces;
  const auto add = [&](int column, int row) {
    pieces.insert(square_at(column, side == red ? row : rules.rows + 1 - row));
  };
  add(middle, 1);
  for (const int aside : {-3, 3}) add(middle + aside, backs);
  for (const int aside : {-2, 0, 2}) add(middle + aside, forwards);
  return pieces;
}

Square start_ball(const Rules& rules) noexcept {
  if (rules.ball != no_square) return rules.ball;
  return square_at((rules.columns + 1) / 2, (rules.rows + 1) / 2);
}

}  // namespace touchline::inline v1::soccer
