// JSON Schemas of whole documents: the envelope here, the inner objects from the game.
#include <algorithm>
#include <string>
#include <vector>

#include "touchline/core/any_state.hpp"
#include "touchline/core/text.hpp"

namespace touchline::inline v1 {
namespace {

constexpr std::string_view result_schema =
    R"({"additionalProperties":false,"properties":{"mvp":{"maximum":9,"minimum":0,"type":["integer","null"]},)"
    R"("reason":{"enum":["no_moves","repetition","forty_moves","goal","max_turns","goals_to_win","full_time",)"
    R"("regulation","overtime","max_hands","forfeit","agreement"]},"scores":{"items":{"type":"integer"},)"
    R"("maxItems":10,"minItems":2,"type":"array"},"team_scores":{"items":{"type":"integer"},"maxItems":2,)"
    R"("minItems":2,"type":["array","null"]},"winners":{"items":{"maximum":9,"minimum":0,"type":"integer"},)"
    R"("maxItems":10,"type":"array","uniqueItems":true},"winning_team":{"enum":[0,1,null]}},)"
    R"("required":["mvp","reason","scores","team_scores","winners","winning_team"],"type":"object"})";

constexpr std::string_view seat_schema = R"({"maximum":9,"minimum":0,"type":["integer","null"]})";

struct Property {
  std::string_view name;
  std::string schema;
};

std::string record_property(std::string_view name, const GameTable& table) {
  if (name == "actions") return R"({"items":{"type":"string"},"type":"array"})";
  if (name == "comments")
    return R"({"items":{"items":false,"prefixItems":[{"minimum":0,"type":"integer"},{"type":"string"}],)"
           R"("minItems":2,"type":"array"},"type":"array"})";
  if (name == "result") return R"({"anyOf":[{"type":"null"},{"$ref":"#/$defs/result"}]})";
  if (name == "seats") return R"({"items":{"type":"string"},"maxItems":10,"type":"array"})";
  if (name == "start")
    return R"({"anyOf":[{"type":"null"},)" + std::string(table.state_schema()) +
           (table.view_schema == nullptr ? "" : "," + std::string(table.view_schema())) + "]}";
  return R"({"additionalProperties":{"type":"string"},"type":"object"})";  // tags
}

std::string view_property(const GameTable& table) {
  if (table.view_schema != nullptr) return std::string(table.view_schema());
  return R"({"additionalProperties":false,"properties":{"seat":)" + std::string(seat_schema) + R"(,"state":)" +
         std::string(table.state_schema()) + R"(},"required":["seat","state"],"type":"object"})";
}

std::string constant(std::string_view text) { return R"({"const":")" + std::string(text) + R"("})"; }

std::string document_schema(const GameTable& table, std::string_view kind, std::vector<Property> members) {
  members.push_back({"game", constant(table.info->name)});
  members.push_back({"kind", constant(kind)});
  members.push_back({"touchline", R"({"const":1})"});
  std::sort(members.begin(), members.end(), [](const Property& a, const Property& b) { return a.name < b.name; });
  std::string properties;
  std::string required;
  for (const auto& [name, schema] : members) {
    const std::string_view comma = required.empty() ? "" : ",";
    properties.append(comma).append("\"").append(name).append("\":").append(schema);
    required.append(comma).append("\"").append(name).append("\"");
  }
  return R"({"$defs":{"result":)" + std::string(result_schema) +
         R"(},"$schema":"https://json-schema.org/draft/2020-12/schema","additionalProperties":false,"properties":{)" +
         properties + R"(},"required":[)" + required + R"(],"title":")" + std::string(table.info->title) + ": " +
         std::string(kind) + R"(","type":"object"})";
}

}  // namespace

std::string GameRef::schema(std::string_view kind) const {
  const Property rules{"rules", std::string(table_->rules_schema())};
  if (kind == "rules") return document_schema(*table_, kind, {rules});
  if (kind == "state") return document_schema(*table_, kind, {rules, {"state", std::string(table_->state_schema())}});
  if (kind == "view") return document_schema(*table_, kind, {rules, {"view", view_property(*table_)}});
  if (kind == "record") {
    std::vector<Property> inner{rules};
    for (const std::string_view name : {"actions", "comments", "result", "seats", "start", "tags"})
      inner.push_back({name, record_property(name, *table_)});
    return document_schema(*table_, kind, inner);
  }
  throw Error(ErrorCode::unknown_name,
              "there is no schema of " + quote(kind) + "; kinds are state, rules, record, view");
}

}  // namespace touchline::inline v1
