#include "touchline/phutball/rules.hpp"

#include <string>

#include "touchline/core/error.hpp"

namespace touchline::inline v1::phutball {
namespace {

void check_range(std::string_view field, int value, int low, int high) {
  if (value >= low && value <= high) return;
  throw Error(ErrorCode::bad_rules,
              "expected " + std::to_string(low) + " to " + std::to_string(high) + ", found " + std::to_string(value),
              "/" + std::string(field));
}

}  // namespace

void check(const Rules& rules) {
  check_range("columns", rules.columns, Board::min_columns, Board::max_columns);  // PH-5
  check_range("rows", rules.rows, Board::min_rows, Board::max_rows);
  if (rules.ball_row != 0 && (rules.ball_row < 2 || rules.ball_row >= rules.rows))
    throw Error(ErrorCode::bad_rules,
                "expected 0 or 2 to " + std::to_string(rules.rows - 1) + ", found " + std::to_string(rules.ball_row),
                "/ball_row");
  check_range("first", rules.first, 0, 1);                             // PH-6
  check_range("max_turns", rules.max_turns, 0, Rules::max_max_turns);  // PH-18
}

}  // namespace touchline::inline v1::phutball
