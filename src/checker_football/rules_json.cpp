#include <array>
#include <string>

#include "touchline/checker_football/json.hpp"
#include "touchline/core/text.hpp"

#include "../core/rules_fields.hpp"

namespace touchline::inline v1::checker_football {
namespace {

constexpr std::array<std::string_view, 8> all_fields{"accuracy",  "columns",     "defense_men", "line_up",
                                                     "max_moves", "offense_men", "possessions", "touchdown_points"};
constexpr std::array<std::string_view, 2> line_up_names{"free", "standard"};

LineUpMode read_line_up(json::Value value) {
  for (std::size_t i = 0; i < line_up_names.size(); ++i)
    if (value.as_string() == line_up_names[i]) return static_cast<LineUpMode>(i);
  value.fail(ErrorCode::bad_rules, "expected \"free\" or \"standard\", found " + quote(value.as_string()));
}

}  // namespace

void write_rules(json::Writer& writer, const Rules& rules) {
  writer.begin_object();
  writer.key("accuracy");
  writer.integer(rules.accuracy);
  writer.key("columns");
  writer.integer(rules.columns);
  writer.key("defense_men");
  writer.integer(rules.defense_men);
  writer.key("line_up");
  writer.string(line_up_names[static_cast<std::size_t>(rules.line_up)]);
  writer.key("max_moves");
  writer.integer(rules.max_moves);
  writer.key("offense_men");
  writer.integer(rules.offense_men);
  writer.key("possessions");
  writer.integer(rules.possessions);
  writer.key("touchdown_points");
  writer.integer(rules.touchdown_points);
  writer.end_object();
}

Rules read_rules(json::Value value, Fields fields) {
  const std::span<const std::string_view> none;
  const json::Members members =
      fields == Fields::all ? value.members(all_fields, none) : value.members(none, all_fields);
  Rules rules;
  read_number(members, "accuracy", rules.accuracy);
  read_number(members, "columns", rules.columns);
  read_number(members, "defense_men", rules.defense_men);
  if (members.has("line_up")) rules.line_up = read_line_up(members["line_up"]);
  read_number(members, "max_moves", rules.max_moves);
  read_number(members, "offense_men", rules.offense_men);
  read_number(members, "possessions", rules.possessions);
  read_number(members, "touchdown_points", rules.touchdown_points);
  try {
    check(rules);
  } catch (const Error& error) {
    throw Error(error.code(), error.message(), value.place() + std::string(error.place()));
  }
  return rules;
}

std::string_view rules_schema() {
  return R"({"additionalProperties":false,"properties":{)"
         R"("accuracy":{"maximum":1000,"minimum":0,"type":"integer"},)"
         R"("columns":{"maximum":12,"minimum":7,"type":"integer"},)"
         R"("defense_men":{"maximum":24,"minimum":6,"type":"integer"},)"
         R"("line_up":{"enum":["free","standard"]},)"
         R"("max_moves":{"maximum":100000,"minimum":1,"type":"integer"},)"
         R"("offense_men":{"maximum":24,"minimum":8,"type":"integer"},)"
         R"("possessions":{"maximum":1000,"minimum":1,"type":"integer"},)"
         R"("touchdown_points":{"maximum":100,"minimum":0,"type":"integer"}},)"
         R"("required":["accuracy","columns","defense_men","line_up","max_moves","offense_men","possessions",)"
         R"("touchdown_points"],"type":"object"})";
}

}  // namespace touchline::inline v1::checker_football
