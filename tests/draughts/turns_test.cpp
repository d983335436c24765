#include "touchline/draughts/turns.hpp"

#include <string>
#include <vector>

#include "touchline/draughts/notation.hpp"

#include "support/catch.hpp"

using namespace touchline;
using namespace touchline::draughts;

namespace {

using Texts = std::vector<std::string>;

// A king on 15 in front of a ring of four: it runs round either way and is back on 15, the ring gone.
constexpr const char* ring = "B:W18,19,26,27:BK15";
// And one more to the north-east, on 11.
constexpr const char* ring_and_one = "B:W11,18,19,26,27:BK15";

State state_of(const char* fen, Unit unit) { return State(Rules{.draws = Draws::none, .unit = unit}, parse_fen(fen)); }

Texts turns(const State& state, const TurnOptions& options = {}, Listing expected = Listing::complete) {
  Texts out;
  const Listing listing = for_each_turn(state, options, [&](std::span<const ActionId> actions) {
    out.push_back(turn_text(state, actions));
    return true;
  });
  CHECK(listing == expected);
  return out;
}

std::vector<std::uint64_t> values(const std::vector<ActionId>& actions) {
  std::vector<std::uint64_t> out;
  for (const ActionId action : actions) out.push_back(value(action));
  return out;
}

Error refusal(const State& state, std::string_view text) {
  try {
    (void)parse_turn(state, text);
  } catch (const Error& error) {
    return error;
  }
  FAIL("accepted: " << text);
  throw;
}

}  // namespace

TEST_CASE("turns are whole moves in both units", "[draughts][DR-21]") {
  const Texts first = {"9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"};
  CHECK(turns(State(Rules{})) == first);
  CHECK(turns(State(Rules{.unit = Unit::step})) == first);

  const Texts captures = {"15x8", "15x22x31x24x15x8", "15x24x31x22x15x8"};
  CHECK(turns(state_of(ring_and_one, Unit::move)) == captures);
  CHECK(turns(state_of(ring_and_one, Unit::step)) == captures);
}

TEST_CASE("turns of steps are the steps, one for each jump", "[draughts][DR-21]") {
  const State state = state_of(ring, Unit::step);
  // 15SW, 22SE, 31NE, 24NW: (square − 1)·4 + direction.
  const std::vector<std::uint64_t> steps = {58, 87, 121, 92};
  CHECK(values(parse_turn(state, "15x22x31x24x15")) == steps);
  CHECK(values(parse_turn(state_of("B:W31:B11", Unit::step), "11-15")) == std::vector<std::uint64_t>{42});
  CHECK(parse_turn(state_of(ring, Unit::move), "15x22x31x24x15").size() == 1);
}

TEST_CASE("every listed turn can be played, and its text read back", "[draughts][DR-21]") {
  for (const Unit unit : {Unit::move, Unit::step}) {
    const State state = state_of(ring_and_one, unit);
    std::size_t count = 0;
    for_each_turn(state, {}, [&](std::span<const ActionId> actions) {
      ++count;
      const std::vector<ActionId> listed(actions.begin(), actions.end());
      CHECK(parse_turn(state, turn_text(state, listed)) == listed);
      State after = state;
      for (const ActionId action : listed) after.apply(action);
      CHECK_FALSE(after.mid_turn());
      CHECK(after.position().to_move() == light);
      return true;
    });
    CHECK(count == 3);
  }
}

TEST_CASE("unique keeps the move with the smallest list of squares", "[draughts][DR-14]") {
  for (const Unit unit : {Unit::move, Unit::step}) {
    const TurnOptions unique{.unique = true};
    CHECK(turns(state_of(ring, unit)) == Texts{"15x22x31x24x15", "15x24x31x22x15"});
    CHECK(turns(state_of(ring, unit), unique) == Texts{"15x22x31x24x15"});
    // 15x8 leaves the ring standing: another position.
    CHECK(turns(state_of(ring_and_one, unit), unique) == Texts{"15x8", "15x22x31x24x15x8"});
    // The other's text is still accepted.
    CHECK_FALSE(parse_turn(state_of(ring, unit), "15x24x31x22x15").empty());
  }
}

TEST_CASE("in mid-capture moves are written from where the piece is", "[draughts][DR-21]") {
  State state = state_of(ring_and_one, Unit::step);
  state.apply(parse_action(state, "15SW"));
  CHECK(turns(state) == Texts{"22x31x24x15x8"});
  CHECK(values(parse_turn(state, "22x8")) == std::vector<std::uint64_t>{87, 121, 92, 57});
  CHECK(refusal(state, "15x8").code() == ErrorCode::illegal_action);

  for (const auto* step : {"22SE", "31NE"}) state.apply(parse_action(state, step));
  CHECK(turns(state) == Texts{"24x15x8"});
  state.apply(parse_action(state, "24NW"));
  // Back on 15: only 11 is left to jump.
  CHECK(turns(state) == Texts{"15x8"});
}

TEST_CASE("in mid-capture two ways to one position count once when unique", "[draughts][DR-14][DR-21]") {
  // A king on 8 jumps 11 to 15 and runs round the ring either way, back to 15.
  State state = state_of("B:W11,18,19,26,27:BK8", Unit::step);
  state.apply(parse_action(state, "8SW"));
  CHECK(turns(state) == Texts{"15x22x31x24x15", "15x24x31x22x15"});
  CHECK(turns(state, {.unique = true}) == Texts{"15x22x31x24x15"});
}

TEST_CASE("a limit cuts the list and says so", "[draughts][DR-21]") {
  const State state = state_of(ring_and_one, Unit::move);
  CHECK(turns(state, {.limit = 2}, Listing::cut) == Texts{"15x8", "15x22x31x24x15x8"});
  CHECK(turns(state, {.limit = 3}, Listing::complete).size() == 3);
  CHECK(turns(state, {.limit = 0}, Listing::cut).empty());
  // The third leads where the second leads: two unique turns are all there are.
  CHECK(turns(state, {.unique = true, .limit = 2}, Listing::complete).size() == 2);
}

TEST_CASE("a visitor may stop", "[draughts][DR-21]") {
  int seen = 0;
  const Listing listing = for_each_turn(State(), {}, [&](std::span<const ActionId>) { return ++seen < 3; });
  CHECK(listing == Listing::stopped);
  CHECK(seen == 3);
}

TEST_CASE("a finished game has no turns", "[draughts][DR-15]") {
  State state;
  state.agree_draw();
  CHECK(turns(state).empty());
  CHECK(refusal(state, "11-15").code() == ErrorCode::game_over);
}

TEST_CASE("what is no whole move has no turn text", "[draughts][DR-21]") {
  const State moves = state_of(ring, Unit::move);
  const State steps = state_of(ring, Unit::step);
  const std::vector<ActionId> whole = parse_turn(steps, "15x22x31x24x15");
  const std::span<const ActionId> half(whole.data(), 2);
  CHECK_THROWS_AS(turn_text(moves, {}), Error);
  CHECK_THROWS_AS(turn_text(steps, {}), Error);
  CHECK_THROWS_AS(turn_text(steps, half), Error);  // the capture goes on
  std::vector<ActionId> more = whole;
  more.push_back(whole.front());
  CHECK_THROWS_AS(turn_text(steps, more), Error);
  const std::vector<ActionId> two(2, parse_turn(moves, "15x22x31x24x15").front());
  CHECK_THROWS_AS(turn_text(moves, two), Error);
}

TEST_CASE("errors in turn texts are those of moves", "[draughts][DR-18][DR-21]") {
  for (const Unit unit : {Unit::move, Unit::step}) {
    const State state = state_of(ring, unit);
    CHECK(refusal(state, "15x22").code() == ErrorCode::illegal_action);
    CHECK(refusal(state, "15x22").message() == "the capture goes on; legal: 15x22x31x24x15, 15x24x31x22x15");
    CHECK(refusal(state, "15x15").code() == ErrorCode::ambiguous_text);
    CHECK(refusal(state, "x").code() == ErrorCode::bad_text);
  }
}
