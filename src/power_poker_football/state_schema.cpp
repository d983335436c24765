#include "touchline/power_poker_football/json.hpp"

namespace touchline::inline v1::power_poker_football {

#define TOUCHLINE_CARD R"({"pattern":"^[2-9TJQKA][CDHS]$","type":"string"})"
#define TOUCHLINE_CARD_OR_NULL R"({"pattern":"^[2-9TJQKA][CDHS]$","type":["string","null"]})"
#define TOUCHLINE_CARDS(most) \
  R"({"items":)" TOUCHLINE_CARD R"(,"maxItems":)" most R"(,"type":"array","uniqueItems":true})"
#define TOUCHLINE_SEAT R"({"maximum":9,"minimum":0,"type":["integer","null"]})"
#define TOUCHLINE_YARD R"({"maximum":100,"minimum":0,"type":"integer"})"

// A state and a view differ in how a card in hand may read and in who looks.
#define TOUCHLINE_SITUATION(card_in_hand, seat_property, seat_required)                                                                                                \
  R"({"additionalProperties":false,"properties":{"ball":)" TOUCHLINE_YARD R"(,"community":)" TOUCHLINE_CARDS(                                                          \
      "5") R"(,"conversion":{"maximum":2,"minimum":0,"type":"integer"},"coverage":)" TOUCHLINE_SEAT                                                                    \
           R"(,"dealer":)" TOUCHLINE_SEAT R"(,"down":{"maximum":4,"minimum":1,"type":"integer"},)"                                                                     \
           R"("draw":{"additionalProperties":false,"properties":{"among":{"items":{"maximum":9,"minimum":0,"type":"integer"},)"                                        \
           R"("minItems":2,"type":"array","uniqueItems":true},"cards":{"items":)" TOUCHLINE_CARD_OR_NULL                                                               \
           R"(,"maxItems":10,"minItems":2,"type":"array"}},"required":["among","cards"],"type":["object","null"]},)"                                                   \
           R"("drive":{"minimum":1,"type":"integer"},"goal_line_stand":{"type":"boolean"},)"                                                                           \
           R"("hail_mary":{"enum":["open","thrown","spent"]},"hands":{"maximum":100000,"minimum":0,"type":"integer"},)"                                                \
           R"("kick":{"additionalProperties":false,"properties":{"card":)" TOUCHLINE_CARD_OR_NULL                                                                      \
           R"(,"kind":{"enum":["punt","field_goal"]},"prediction":{"enum":["higher","lower",null]},)"                                                                  \
           R"("yards":{"maximum":200,"minimum":0,"type":"integer"}},"required":["card","kind","prediction","yards"],)"                                                 \
           R"("type":["object","null"]},)"                                                                                                                             \
           R"("last_hand":{"additionalProperties":false,"properties":{"community":)" TOUCHLINE_CARDS(                                                                  \
               "5") R"(,"shown":{"items":{"items":)" TOUCHLINE_CARD_OR_NULL                                                                                            \
                    R"(,"maxItems":2,"minItems":2,"type":"array"},"maxItems":10,"minItems":2,"type":"array"},"turned":)" TOUCHLINE_CARDS(                              \
                        "52") R"(,"winner":)" TOUCHLINE_SEAT                                                                                                           \
                              R"(},"required":["community","shown","turned","winner"],"type":["object","null"]},)"                                                     \
                              R"("marker":)" TOUCHLINE_YARD                                                                                                            \
                              R"(,"overtime":{"type":"boolean"},"phase":{"enum":[)" TOUCHLINE_PHASES                                                                   \
                              R"(]},"player":)" TOUCHLINE_SEAT                                                                                                         \
                              R"(,"players":{"items":{"additionalProperties":false,"properties":{"benched":{"type":"boolean"},)"                                       \
                              R"("bet":{"type":"boolean"},"cards":{"items":{"additionalProperties":false,"properties":{"card":)" card_in_hand                          \
                              R"(,"discarded":{"type":"boolean"},"not":{"items":{"enum":["black_ace","black_number"]},"type":"array",)"                                \
                              R"("uniqueItems":true},"shown":{"type":"boolean"}},"required":["card","discarded","not","shown"],)"                                      \
                              R"("type":"object"},"maxItems":2,"type":"array"},"chips":{"maximum":20,"minimum":0,"type":"integer"},)"                                  \
                              R"("folded":{"type":"boolean"},"points":{"minimum":0,"type":"integer"},)"                                                                \
                              R"("regulation_points":{"minimum":0,"type":"integer"}},"required":["benched","bet","cards","chips","folded",)"                           \
                              R"("points","regulation_points"],"type":"object"},"maxItems":10,"minItems":2,"type":"array"},)"                                          \
                              R"("result":{"$ref":"#/$defs/result"},"sack":)" TOUCHLINE_SEAT                                                                           \
                              R"(,"safety_stop":)" TOUCHLINE_SEAT seat_property R"(,"served":)" TOUCHLINE_CARDS(                                                       \
                                  "52") R"(,"to_move":{"anyOf":[{"maximum":9,"minimum":0,"type":"integer"},{"enum":["chance",null]}]}},)"                              \
                                        R"("required":["ball","community","conversion","coverage","dealer","down","draw","drive","goal_line_stand",)"                  \
                                        R"("hail_mary","hands","kick","last_hand","marker","overtime","phase","player","players","sack","safety_stop",)" seat_required \
                                        R"("served","to_move"],"type":"object"})"

#define TOUCHLINE_PHASES                                                                \
  R"("draw_for_deal","fourth_down","safety_stop","goal_line_stand","deal","blast",)"    \
  R"("challenge","discard","sack","flop","fumble","round","tackle_runner","coverage",)" \
  R"("pass_card","blitz_card","turn","river","tie","clutch","first_kick_card",)"        \
  R"("prediction","kick_card","void","punt_return","conversion","conversion_card",)"    \
  R"("finished")"

std::string_view state_schema() { return TOUCHLINE_SITUATION(TOUCHLINE_CARD, "", ""); }

std::string_view view_schema() {
  return TOUCHLINE_SITUATION(R"({"pattern":"^([2-9TJQKA][CDHS]|[?][?])$","type":"string"})",
                             R"(,"seat":)" TOUCHLINE_SEAT, R"("seat",)");
}

#undef TOUCHLINE_PHASES
#undef TOUCHLINE_SITUATION
#undef TOUCHLINE_YARD
#undef TOUCHLINE_SEAT
#undef TOUCHLINE_CARDS
#undef TOUCHLINE_CARD_OR_NULL
#undef TOUCHLINE_CARD

}  // namespace touchline::inline v1::power_poker_football
