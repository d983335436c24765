#include <array>
#include <span>
#include <string>

#include "touchline/core/text.hpp"
#include "touchline/power_poker_football/json.hpp"

#include "../core/rules_fields.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

constexpr std::array<std::string_view, 11> all_fields{
    "defense_chart",    "drive_start",       "fold_plays",       "game_chips", "max_hands",       "offense_chart",
    "players_per_team", "sack_chip_returns", "safety_stop_yard", "touchback",  "touchdown_points"};
constexpr std::array<std::string_view, 2> fold_plays_names{"by_round", "any_round"};

void read_chart(const json::Members& members, std::string_view field, WinningHandChart& chart) {
  if (!members.has(field)) return;
  const json::Value value = members[field];
  if (value.size() != chart.size())
    value.fail(ErrorCode::bad_rules, "expected ten yardages, from high card to royal flush");
  std::size_t i = 0;
  value.for_each_element([&](json::Value yards) { chart[i++] = read_rules_number(yards); });
}

FoldPlays read_fold_plays(json::Value value) {
  for (std::size_t i = 0; i < fold_plays_names.size(); ++i)
    if (value.as_string() == fold_plays_names[i]) return static_cast<FoldPlays>(i);
  value.fail(ErrorCode::bad_rules, "expected \"by_round\" or \"any_round\", found " + quote(value.as_string()));
}

void write_chart(json::Writer& writer, const WinningHandChart& chart) {
  writer.begin_array();
  for (const int yards : chart) writer.integer(yards);
  writer.end_array();
}

}  // namespace

void write_rules(json::Writer& writer, const Rules& rules) {
  const auto number = [&](std::string_view field, int value) {
    writer.key(field);
    writer.integer(value);
  };
  writer.begin_object();
  writer.key("defense_chart");
  write_chart(writer, rules.defense_chart);
  number("drive_start", rules.drive_start);
  writer.key("fold_plays");
  writer.string(fold_plays_names[static_cast<std::size_t>(rules.fold_plays)]);
  number("game_chips", rules.game_chips);
  number("max_hands", rules.max_hands);
  writer.key("offense_chart");
  write_chart(writer, rules.offense_chart);
  number("players_per_team", rules.players_per_team);
  writer.key("sack_chip_returns");
  writer.boolean(rules.sack_chip_returns);
  number("safety_stop_yard", rules.safety_stop_yard);
  number("touchback", rules.touchback);
  number("touchdown_points", rules.touchdown_points);
  writer.end_object();
}

Rules read_rules(json::Value value, Fields fields) {
  const std::span<const std::string_view> none;
  const json::Members members =
      fields == Fields::all ? value.members(all_fields, none) : value.members(none, all_fields);
  Rules rules;
  read_chart(members, "defense_chart", rules.defense_chart);
  read_number(members, "drive_start", rules.drive_start);
  if (members.has("fold_plays")) rules.fold_plays = read_fold_plays(members["fold_plays"]);
  read_number(members, "game_chips", rules.game_chips);
  read_number(members, "max_hands", rules.max_hands);
  read_chart(members, "offense_chart", rules.offense_chart);
  read_number(members, "players_per_team", rules.players_per_team);
  if (members.has("sack_chip_returns")) rules.sack_chip_returns = members["sack_chip_returns"].as_boolean();
  read_number(members, "safety_stop_yard", rules.safety_stop_yard);
  read_number(members, "touchback", rules.touchback);
  read_number(members, "touchdown_points", rules.touchdown_points);
  try {
    check(rules);
  } catch (const Error& error) {
    throw Error(error.code(), error.message(), value.place() + std::string(error.place()));
  }
  return rules;
}

#define TOUCHLINE_CHART \
  R"({"items":{"maximum":100,"minimum":0,"type":"integer"},"maxItems":10,"minItems":10,"type":"array"})"

std::string_view rules_schema() {
  return R"({"additionalProperties":false,"properties":{"defense_chart":)" TOUCHLINE_CHART
         R"(,"drive_start":{"maximum":99,"minimum":1,"type":"integer"},)"
         R"("fold_plays":{"enum":["by_round","any_round"]},)"
         R"("game_chips":{"maximum":20,"minimum":0,"type":"integer"},)"
         R"("max_hands":{"maximum":100000,"minimum":1,"type":"integer"},"offense_chart":)" TOUCHLINE_CHART
         R"(,"players_per_team":{"maximum":5,"minimum":1,"type":"integer"},)"
         R"("sack_chip_returns":{"type":"boolean"},)"
         R"("safety_stop_yard":{"maximum":99,"minimum":0,"type":"integer"},)"
         R"("touchback":{"maximum":99,"minimum":1,"type":"integer"},)"
         R"("touchdown_points":{"maximum":20,"minimum":1,"type":"integer"}},)"
         R"("required":["defense_chart","drive_start","fold_plays","game_chips","max_hands","offense_chart",)"
         R"("players_per_team","sack_chip_returns","safety_stop_yard","touchback","touchdown_points"],)"
         R"("type":"object"})";
}

#undef TOUCHLINE_CHART

}  // namespace touchline::inline v1::power_poker_football
