#include <array>
#include <string>

#include "touchline/soccer/json.hpp"

#include "../core/rules_fields.hpp"
#include "square_json.hpp"

namespace touchline::inline v1::soccer {
namespace {

constexpr std::array<std::string_view, 13> all_fields{
    "ball",   "blue", "columns", "first",          "goal_width", "goals_to_win", "max_turns",
    "pieces", "red",  "rows",    "shooting_depth", "steps",      "zone_passes"};

void read_pieces(const json::Members& members, std::string_view field, SquareSet& pieces) {
  if (members.has(field)) pieces = read_squares(members[field], ErrorCode::bad_rules);
}

}  // namespace

void write_rules(json::Writer& writer, const Rules& rules) {
  const auto number = [&](std::string_view field, int value) {
    writer.key(field);
    writer.integer(value);
  };
  writer.begin_object();
  writer.key("ball");
  if (rules.ball == no_square) {
    writer.null();
  } else {
    write_square(writer, rules.ball);
  }
  writer.key("blue");
  write_squares(writer, rules.blue);
  number("columns", rules.columns);
  number("first", index(rules.first));
  number("goal_width", rules.goal_width);
  number("goals_to_win", rules.goals_to_win);
  number("max_turns", rules.max_turns);
  number("pieces", rules.pieces);
  writer.key("red");
  write_squares(writer, rules.red);
  number("rows", rules.rows);
  number("shooting_depth", rules.shooting_depth);
  number("steps", rules.steps);
  number("zone_passes", rules.zone_passes);
  writer.end_object();
}

Rules read_rules(json::Value value, Fields fields) {
  const std::span<const std::string_view> none;
  const json::Members members =
      fields == Fields::all ? value.members(all_fields, none) : value.members(none, all_fields);
  Rules rules;
  if (members.has("ball") && !members["ball"].is_null())
    rules.ball = read_square(members["ball"], ErrorCode::bad_rules);
  read_pieces(members, "blue", rules.blue);
  read_number(members, "columns", rules.columns);
  if (members.has("first")) rules.first = static_cast<Seat>(members["first"].as_integer(0, 1));
  read_number(members, "goal_width", rules.goal_width);
  read_number(members, "goals_to_win", rules.goals_to_win);
  read_number(members, "max_turns", rules.max_turns);
  read_number(members, "pieces", rules.pieces);
  read_pieces(members, "red", rules.red);
  read_number(members, "rows", rules.rows);
  read_number(members, "shooting_depth", rules.shooting_depth);
  read_number(members, "steps", rules.steps);
  read_number(members, "zone_passes", rules.zone_passes);
  try {
    check(rules);
  } catch (const Error& error) {
    fail_within(value, error);
  }
  return rules;
}

std::string_view rules_schema() {
  return R"({"additionalProperties":false,"properties":{)"
         R"("ball":{"pattern":"^[A-S]([1-9]|1[0-9]|2[0-5])$","type":["string","null"]},)"
         R"("blue":{"items":{"pattern":"^[A-S]([1-9]|1[0-9]|2[0-5])$","type":"string"},"type":"array",)"
         R"("uniqueItems":true},)"
         R"("columns":{"enum":[7,9,11,13,15,17,19]},)"
         R"("first":{"enum":[0,1]},)"
         R"("goal_width":{"enum":[1,3,5,7,9,11,13,15,17]},)"
         R"("goals_to_win":{"maximum":100,"minimum":1,"type":"integer"},)"
         R"("max_turns":{"maximum":1000000,"minimum":0,"type":"integer"},)"
         R"("pieces":{"maximum":6,"minimum":1,"type":"integer"},)"
         R"("red":{"items":{"pattern":"^[A-S]([1-9]|1[0-9]|2[0-5])$","type":"string"},"type":"array",)"
         R"("uniqueItems":true},)"
         R"("rows":{"enum":[9,11,13,15,17,19,21,23,25]},)"
         R"("shooting_depth":{"maximum":11,"minimum":1,"type":"integer"},)"
         R"("steps":{"maximum":6,"minimum":1,"type":"integer"},)"
         R"("zone_passes":{"maximum":100,"minimum":0,"type":"integer"}},)"
         R"("required":["ball","blue","columns","first","goal_width","goals_to_win","max_turns","pieces","red",)"
         R"("rows","shooting_depth","steps","zone_passes"],"type":"object"})";
}

}  // namespace touchline::inline v1::soccer
