// Zone restrictions (SO-15 to SO-18). By default rows 2-5 are blue's shooting zone, 6-10 neutral, 11-14 red's.
#include "boards.hpp"

using namespace boards;
using touchline::soccer::blue;
using touchline::soccer::red;

namespace {

touchline::soccer::Rules with_zone_passes(int passes) {
  touchline::soccer::Rules rules;
  rules.zone_passes = passes;
  return rules;
}

}  // namespace

TEST_CASE("not from the neutral zone back into the zone in front of one's own goal", "[soccer][SO-15]") {
  // Red south of nothing: the ball on F6, the last neutral row, is not pushed to F5; from F7 it is pushed to F6.
  CHECK_FALSE(is_listed(at("F7", "A15", "F6"), "F7xF6"));
  CHECK(is_listed(at("F8", "A15", "F7"), "F8xF7"));
  // A pass from F8 goes as far as F6.
  CHECK(listed(at("F9", "A15", "F8"), "F9:") == "F9:F8>F7 F9:F8>F6");
  CHECK(listed(at("G9", "A15", "F8"), "G9:") == "G9:F8>E7 G9:F8>D6");
  // Along the row it stays in the zone.
  CHECK(listed(at("E6", "A15", "F6"), "E6:") == "E6:F6>G6 E6:F6>H6 E6:F6>I6 E6:F6>J6");
  CHECK(refusal(at("F7", "A15", "F6"), "F7xF6").find("SO-15") != std::string::npos);
  // Blue goes the other way: into rows 2-5 freely, into rows 11-14 not.
  CHECK(is_listed(at("A1", "F7", "F6", blue), "F7xF6"));
  CHECK(listed(at("A1", "F7", "F6", blue), "F7:") == "F7:F6>F5 F7:F6>F4 F7:F6>F3 F7:F6>F2");
  CHECK_FALSE(is_listed(at("A1", "F9", "F10", blue), "F9xF10"));
  CHECK(listed(at("A1", "F8", "F9", blue), "F8:") == "F8:F9>F10");
}

TEST_CASE("into the own shooting zone freely", "[soccer][SO-15]") {
  CHECK(is_listed(at("F9", "A15", "F10"), "F9xF10"));
  CHECK(listed(at("F9", "A15", "F10"), "F9:") == "F9:F10>F11 F9:F10>F12 F9:F10>F13 F9:F10>F14");
  CHECK(is_listed(at("F12", "A15", "F11"), "F12xF11"));  // and back out again
}

TEST_CASE("not straight from one shooting zone into the other, by either side", "[soccer][SO-16]") {
  // From red's zone: rows 10 to 6, not 5.
  CHECK(listed(at("F12", "A15", "F11"), "F12:") == "F12:F11>F10 F12:F11>F9 F12:F11>F8 F12:F11>F7 F12:F11>F6");
  CHECK(listed(at("A1", "F12", "F11", blue), "F12:") == "F12:F11>F10 F12:F11>F9 F12:F11>F8 F12:F11>F7 F12:F11>F6");
  // From blue's zone: rows 6 to 10, not 11.
  CHECK(listed(at("F4", "A15", "F5"), "F4:") == "F4:F5>F6 F4:F5>F7 F4:F5>F8 F4:F5>F9 F4:F5>F10");
  CHECK(listed(at("A1", "F4", "F5", blue), "F4:") == "F4:F5>F6 F4:F5>F7 F4:F5>F8 F4:F5>F9 F4:F5>F10");
  CHECK(refusal(at("F4", "A15", "F5"), "F4:F5>F11").find("SO-16") != std::string::npos);
}

TEST_CASE("two passes in the opponent's shooting zone, counted over turns", "[soccer][SO-17]") {
  // The ball lies in front of red's own goal.
  const State start = at("E4 I4", "A15", "F4");
  const State one = after(start, "E4:F4>H4");
  CHECK(one.position().zone_passes(red) == 1);
  const State two = after(one, "end-piece I4:H4>G4 end-turn");
  CHECK(two.position().zone_passes(red) == 2);
  CHECK(two.position().zone_passes(blue) == 0);

  const State next = after(two, "A15-A14 end-turn");
  CHECK(next.position().zone_passes(red) == 2);
  const State beside = after(next, "E4-F4");  // ball on G4
  CHECK(listed(beside, "F4:").empty());
  CHECK(is_listed(beside, "F4xG4"));
  CHECK(refusal(beside, "F4:G4>H4").find("SO-17") != std::string::npos);
}

TEST_CASE("at the limit also the passes that would leave the zone are illegal", "[soccer][SO-17]") {
  const State start = at("F3 I5", "A15", "G4", red, with_zone_passes(1));
  CHECK(is_listed(start, "F3:G4>I6"));  // the first pass may leave the zone
  const State at_limit = after(start, "F3:G4>H5 F3-G4");
  CHECK(at_limit.position().zone_passes(red) == 1);
  CHECK(listed(at_limit, "G4:").empty());  // neither I6, beyond the zone, nor anything else
  CHECK(is_listed(at_limit, "G4xH5"));     // the ball is dribbled out, to I6
  const State out = after(at_limit, "G4xH5");
  CHECK(ball(out) == "I6");
  CHECK(out.position().zone_passes(red) == 0);
}

TEST_CASE("the pass that reaches the limit may itself leave the zone", "[soccer][SO-17]") {
  const State start = at("F3 H4", "A15", "F4");
  const State one = after(start, "F3:F4>F5 F3-F4");
  CHECK(one.position().zone_passes(red) == 1);
  CHECK(is_listed(one, "F4:F5>F7"));
  const State out = after(one, "F4:F5>F7");
  CHECK(out.position().zone_passes(red) == 0);
}

TEST_CASE("dribbles are not counted, nor the other side's passes there", "[soccer][SO-17]") {
  const State dribbled = after(at("F3", "A15", "F4"), "F3xF4");
  CHECK(ball(dribbled) == "F5");
  CHECK(dribbled.position().zone_passes(red) == 0);
  // Blue passes in its own shooting zone as often as it likes; red's count stands meanwhile.
  State state = after(at("E4", "H5 D5", "F4"), "E4:F4>G4 end-turn");
  CHECK(state.position().zone_passes(red) == 1);
  state = after(state, "H5:G4>F3 H5-G4 G4:F3>E2 end-turn");
  CHECK(state.position().zone_passes(red) == 1);
  CHECK(state.position().zone_passes(blue) == 0);
}

TEST_CASE("the count is nought as soon as the ball stands outside the zone, whoever moved it", "[soccer][SO-17]") {
  // Red passes once, blue then brings the ball out of rows 2-5 and back in one turn: red begins anew.
  State state = after(at("E4", "H4", "F5"), "E4:F5>G6");
  CHECK(state.position().zone_passes(red) == 0);  // that pass left the zone
  state = after(at("E5", "H4", "F5"), "E5:F5>G5 end-turn");
  CHECK(state.position().zone_passes(red) == 1);
  state = after(state, "H4:G5>F6");
  CHECK(state.position().zone_passes(red) == 0);  // in mid-turn
  state = after(state, "H4-G5 G5xF6 end-turn");
  CHECK(ball(state) == "E7");
  CHECK(state.position().zone_passes(red) == 0);
}

TEST_CASE("zone passes of nought: the ball has to be dribbled out", "[soccer][SO-17]") {
  const State none = at("F3", "A15", "F4", red, with_zone_passes(0));
  CHECK(listed(none, "F3:").empty());
  CHECK(is_listed(none, "F3xF4"));
  // Elsewhere passes are free, and blue passes there too.
  CHECK_FALSE(listed(at("F7", "A15", "F8", red, with_zone_passes(0)), "F7:").empty());
  CHECK_FALSE(listed(at("A1", "F3", "F4", blue, with_zone_passes(0)), "F3:").empty());
}

TEST_CASE("no dribble is ever forced", "[soccer][SO-18]") {
  const State start = at("F3 B7", "A15", "F4", red, with_zone_passes(0));
  CHECK(is_listed(start, "B7-B8"));
  CHECK(is_listed(start, "F3-G3"));
  CHECK(is_listed(after(start, "B7-B8"), "end-turn"));
  CHECK(ball(after(start, "B7-B8 end-turn")) == "F4");
}
