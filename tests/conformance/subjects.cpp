#include "subject.hpp"
#include "support/tiny_game.hpp"

namespace conformance {

std::vector<Subject> subjects() {
  return {
      {"checker_football", "{}", 3, 700, 7},
      {"checker_football", R"({"line_up":"standard"})", 3, 500, 2},
      {"checker_football", R"({"accuracy":0,"line_up":"standard","max_moves":20,"possessions":1})", 3, 500, 2},
      {"checker_football", R"({"accuracy":1,"columns":9,"defense_men":14,"offense_men":13})", 2, 400, 7},
      {"draughts", "{}", 6, 400, 5},
      {"draughts", R"({"draws":"none"})", 4, 300, 5},
      {"draughts", R"({"unit":"step"})", 6, 400, 5},
      {"draughts", R"({"draws":"none","unit":"step"})", 4, 300, 5},
      {"soccer", "{}", 2, 400, 3},
      {"soccer",
       R"({"blue":["B10","D11"],"columns":7,"first":1,"goal_width":3,"goals_to_win":1,"max_turns":40,"pieces":3,)"
       R"("red":["C2","E2","D1"],"rows":11,"shooting_depth":3,"steps":2,"zone_passes":1})",
       4, 300, 4},
      {"phutball", R"({"columns":5,"rows":7})", 6, 300, 3},
      {"phutball", R"({"ball_row":3,"columns":15,"first":1,"max_turns":60,"rows":19})", 2, 150, 1},
      {"power_poker_football", "{}", 3, 500, 3},
      {"power_poker_football", R"({"max_hands":12,"players_per_team":1})", 4, 300, 3},
      {"power_poker_football",
       R"({"fold_plays":"any_round","game_chips":20,"players_per_team":5,"sack_chip_returns":true})", 1, 400, 2},
      {"power_poker_football",
       R"({"drive_start":97,"game_chips":1,"players_per_team":3,"safety_stop_yard":99,"touchback":3})", 2, 300, 2},
      {"tiny", "{}", 60, 50, 6},
      {"tiny", R"({"cards":9})", 60, 50, 4},
  };
}

const touchline::Registry& registry() {
  static const touchline::Registry all = [] {
    auto made = touchline::Registry::built_in();
    made.add<tiny::Game>();
    return made;
  }();
  return all;
}

}  // namespace conformance
