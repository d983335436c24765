#include "touchline/soccer/json.hpp"

namespace touchline::inline v1::soccer {

#define TOUCHLINE_SQUARE R"({"pattern":"^[A-S]([1-9]|1[0-9]|2[0-5])$","type":"string"})"
#define TOUCHLINE_SQUARES R"({"items":)" TOUCHLINE_SQUARE R"(,"minItems":1,"type":"array","uniqueItems":true})"
#define TOUCHLINE_PAIR(most) \
  R"({"items":{"maximum":)" most R"(,"minimum":0,"type":"integer"},"maxItems":2,"minItems":2,"type":"array"})"

std::string_view state_schema() {
  return R"({"additionalProperties":false,"properties":{"ball":)" TOUCHLINE_SQUARE R"(,"blue":)" TOUCHLINE_SQUARES
         R"(,"red":)" TOUCHLINE_SQUARES R"(,"result":{"$ref":"#/$defs/result"},"score":)" TOUCHLINE_PAIR(
             "100") R"(,"to_move":{"enum":[0,1,null]},"turn":{"anyOf":[{"type":"null"},{"additionalProperties":false,"properties":{)"
                    R"("finished":{"items":)" TOUCHLINE_SQUARE R"(,"maxItems":5,"type":"array","uniqueItems":true},)"
                    R"("piece":{"pattern":"^[A-S]([1-9]|1[0-9]|2[0-5])$","type":["string","null"]},)"
                    R"("stepped":{"type":"boolean"},"steps_left":{"maximum":5,"minimum":0,"type":"integer"}},)"
                    R"("required":["finished","piece","stepped","steps_left"],"type":"object"}]},)"
                    R"("turns":{"maximum":999999,"minimum":0,"type":"integer"},"zone_passes":)" TOUCHLINE_PAIR(
                        "100") R"(},"required":["ball","blue","red","score","to_move"],"type":"object"})";
}

#undef TOUCHLINE_SQUARE
#undef TOUCHLINE_SQUARES
#undef TOUCHLINE_PAIR

}  // namespace touchline::inline v1::soccer
