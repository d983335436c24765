#include "touchline/checker_football/json.hpp"

namespace touchline::inline v1::checker_football {

#define TOUCHLINE_SQUARE R"({"pattern":"^[a-l]([0-9]|1[01])$","type":"string"})"

std::string_view state_schema() {
  return R"({"additionalProperties":false,"properties":{)"
         R"("ball":{"pattern":"^[a-l]([0-9]|1[01])$","type":["string","null"]},)"
         R"("down":{"additionalProperties":false,"properties":{"exchanged":{"type":"boolean"},)"
         R"("forward_pass":{"type":"boolean"},"gained":{"type":"boolean"},)"
         R"("moves":{"maximum":99999,"minimum":0,"type":"integer"}},)"
         R"("required":["exchanged","forward_pass","gained","moves"],"type":"object"},)"
         R"("half":{"enum":[1,2]},)"
         R"("landed":{"items":)" TOUCHLINE_SQUARE R"(,"minItems":1,"type":"array","uniqueItems":true},)"
         R"("line":{"maximum":9,"minimum":1,"type":"integer"},)"
         R"("live":{"type":"boolean"},)"
         R"("offense":{"enum":[0,1]},)"
         R"("phase":{"enum":["kickers_line_up","receivers_line_up","returner","play_or_punt","offense_line_up",)"
         R"("defense_line_up","quarterback","move","jump","landing","one_or_two","passer","one_point_pass",)"
         R"("finished"]},)"
         R"("play":{"enum":["kickoff","scrimmage","one_point","two_points",null]},)"
         R"("possession":{"maximum":1000,"minimum":0,"type":"integer"},)"
         R"("result":{"$ref":"#/$defs/result"},)"
         R"("score":{"items":{"minimum":0,"type":"integer"},"maxItems":2,"minItems":2,"type":"array"},)"
         R"("stacks":{"items":{"items":{"enum":[0,1]},"maxItems":49,"minItems":2,)"
         R"("prefixItems":[)" TOUCHLINE_SQUARE R"(],"type":"array"},"maxItems":48,"type":"array"},)"
         R"("target":)" TOUCHLINE_SQUARE R"(,)"
         R"("to_move":{"enum":[0,1,"chance",null]}},)"
         R"("required":["ball","live","phase","score","stacks","to_move"],"type":"object"})";
}

#undef TOUCHLINE_SQUARE

}  // namespace touchline::inline v1::checker_football
