#include "touchline/checker_football/rules.hpp"

#include <string>

#include "touchline/core/error.hpp"

namespace touchline::inline v1::checker_football {
namespace {

void check_range(std::string_view field, int value, int low, int high, std::string_view why = {}) {
  if (value >= low && value <= high) return;
  throw Error(ErrorCode::bad_rules,
              "expected " + std::to_string(low) + " to " + std::to_string(high) + std::string(why) + ", found " +
                  std::to_string(value),
              "/" + std::string(field));
}

}  // namespace

void check(const Rules& rules) {
  check_range("columns", rules.columns, 7, most_columns);  // CF-1: seven men must fit on a row
  check_range("offense_men", rules.offense_men, 8, 2 * rules.columns, " (twice the columns)");  // CF-3
  check_range("defense_men", rules.defense_men, 6, 2 * rules.columns, " (twice the columns)");
  check_range("touchdown_points", rules.touchdown_points, 0, 100);  // CF-38
  check_range("max_moves", rules.max_moves, 1, 100000);
  check_range("accuracy", rules.accuracy, 0, 1000);
  check_range("possessions", rules.possessions, 1, 1000);
  const bool usual = rules.columns == 8 && rules.offense_men == 11 && rules.defense_men == 12;
  if (rules.line_up == LineUpMode::standard && !usual)  // CF-7
    throw Error(
        ErrorCode::bad_rules,
        "the standard line_up needs 8 columns, 11 offense_men and 12 defense_men; the free one has no such need",
        "/line_up");
}

}  // namespace touchline::inline v1::checker_football
