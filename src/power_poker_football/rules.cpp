#include "touchline/power_poker_football/rules.hpp"

#include <string>

#include "touchline/core/error.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

bool is_in(int value, int low, int high) { return value >= low && value <= high; }

[[noreturn]] void refuse(const std::string& place, int value, int low, int high) {
  throw Error(ErrorCode::bad_rules,
              "expected " + std::to_string(low) + " to " + std::to_string(high) + ", found " + std::to_string(value),
              place);
}

void check_range(const char* field, int value, int low, int high) {
  if (!is_in(value, low, high)) refuse(std::string("/") + field, value, low, high);
}

void check_chart(const char* field, const WinningHandChart& chart) {
  for (std::size_t i = 0; i < chart.size(); ++i) {
    if (is_in(chart[i], 0, goal_line)) continue;
    refuse("/" + std::string(field) + "/" + std::to_string(i), chart[i], 0, goal_line);
  }
}

}  // namespace

void check(const Rules& rules) {  // PP-58
  check_range("players_per_team", rules.players_per_team, 1, 5);
  check_range("game_chips", rules.game_chips, 0, 20);
  check_range("drive_start", rules.drive_start, 1, 99);
  check_range("touchback", rules.touchback, 1, 99);
  check_range("safety_stop_yard", rules.safety_stop_yard, 0, 99);
  check_range("touchdown_points", rules.touchdown_points, 1, 20);
  check_range("max_hands", rules.max_hands, 1, 100000);
  check_chart("offense_chart", rules.offense_chart);
  check_chart("defense_chart", rules.defense_chart);
  if (rules.fold_plays != FoldPlays::by_round && rules.fold_plays != FoldPlays::any_round)
    throw Error(ErrorCode::bad_rules, "expected by_round or any_round", "/fold_plays");
}

}  // namespace touchline::inline v1::power_poker_football
