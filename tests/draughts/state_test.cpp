#include "touchline/draughts/state.hpp"

#include <array>
#include <vector>

#include "touchline/draughts/notation.hpp"

#include "support/catch.hpp"

using namespace touchline::draughts;
using touchline::ActionId;
using touchline::Error;
using touchline::ErrorCode;
using touchline::Mover;
using touchline::Reason;
using touchline::Seat;

namespace {

constexpr Rules step_rules{Draws::tournament, Unit::step};

State from_fen(std::string_view text, const Rules& rules = {}) { return {rules, parse_fen(text)}; }

void play(State& state, std::initializer_list<const char*> moves) {
  for (const char* move : moves) state.apply(parse_action(state, move));
}

std::string legal_of(const State& state) { return legal_texts(state); }

// The message of the refusal; a legal action fails the test.
std::string refusal(State& state, ActionId action) {
  const State before = state;
  const auto error = state.try_apply(action);
  REQUIRE(error.has_value());
  CHECK(state == before);
  return std::string(error->message());
}

}  // namespace

TEST_CASE("dark moves first and sides alternate", "[draughts][DR-4]") {
  State state{};
  CHECK(state.mover() == Mover(dark));
  play(state, {"11-15"});
  CHECK(state.mover() == Mover(light));
  play(state, {"23-19"});
  CHECK(state.mover() == Mover(dark));
  CHECK(from_fen("W:W21:B1").mover() == Mover(light));
  CHECK(index(from_fen("W:W21:B1").mover().seat()) == 1);
}

TEST_CASE("a player without a legal move has lost", "[draughts][DR-15]") {
  SECTION("all pieces taken") {
    State state = from_fen("B:W18:B14");
    play(state, {"14x23"});
    REQUIRE(state.result().has_value());
    CHECK(state.result()->reason == Reason::no_moves);
    CHECK(state.result()->is_winner(dark));
    CHECK(state.result()->scores[0] == 1);
    CHECK(state.result()->scores[1] == -1);
    CHECK(state.mover().is_nobody());
    CHECK(state.legal({}) == 0);
  }
  SECTION("the only piece is blocked") {
    // Light's man on 12 could only step to 8 or jump over it to 3.
    State open = from_fen("B:W12:B3,4");
    play(open, {"3-8"});
    CHECK(legal_of(open) == "12x3");
    State closed = from_fen("B:W12:B3,4");
    play(closed, {"4-8"});
    REQUIRE(closed.result().has_value());
    CHECK(closed.result()->reason == Reason::no_moves);
    CHECK(closed.result()->is_winner(dark));
  }
  SECTION("in a set-up at once") {
    const State state = from_fen("B:W18:B");
    REQUIRE(state.result().has_value());
    CHECK(state.result()->is_winner(light));
    CHECK(state.position().to_move() == dark);
  }
}

namespace {

// Light's kings on 22 and 30 against the king on 29, light to move, with 79 quiet plies behind it.
State one_ply_before_forty_moves() {
  const Position position = parse_fen("W:WK22,K30:BK29");
  std::vector<Visits::Key> visits;
  // Other places of light's kings, at most twice each. Every ply moves a king by one row, so 1, 3, 5 … plies back the
  // kings stand on rows of odd sum (as now, on rows 5 and 7, they stand on rows of even sum).
  for (int back = 79; back > 0; --back) {
    SquareSet kings;
    kings.insert(static_cast<Square>(back % 2 == 0 ? 13 + back / 4 % 4 : 9 + back / 4 % 4));  // row 3, or row 2
    kings.insert(static_cast<Square>(5 + back / 16 % 4));                                     // row 1
    if (back >= 64) kings = SquareSet(kings.bits() << 8);                                     // two rows further down
    visits.push_back(Visits::key_of(Position(SquareSet(1U << 28), kings, kings | SquareSet(1U << 28), light)));
  }
  visits.push_back(Visits::key_of(position));
  return {Rules{}, position, visits};
}

}  // namespace

TEST_CASE("a state keeps one position at least and eighty at most", "[draughts][DR-17]") {
  // After eighty plies without progress the game is drawn, so the eightieth position is the last one kept.
  const Position position = parse_fen("W:WK22,K30:BK29");
  for (const std::size_t count : {std::size_t{0}, std::size_t{81}}) {
    const std::vector<Visits::Key> visits(count, Visits::key_of(position));
    std::string reason;
    try {
      (void)State(Rules{}, position, visits);
    } catch (const Error& error) {
      reason = error.message();
    }
    CHECK(reason.find("expected 1 to 80 positions") != std::string::npos);
  }
  CHECK(one_ply_before_forty_moves().visits().size() == 80);
}

TEST_CASE("having no move comes before the draw by count", "[draughts][DR-15][DR-17]") {
  State drawn = one_ply_before_forty_moves();
  CHECK(drawn.quiet_plies() == 79);
  play(drawn, {"30-26"});
  REQUIRE(drawn.result().has_value());
  CHECK(drawn.result()->reason == Reason::forty_moves);
  CHECK(drawn.result()->is_draw());

  State lost = one_ply_before_forty_moves();
  play(lost, {"30-25"});  // 29 can neither step to 25 nor jump over it to 22
  REQUIRE(lost.result().has_value());
  CHECK(lost.result()->reason == Reason::no_moves);
  CHECK(lost.result()->is_winner(light));
}

TEST_CASE("a forfeit loses for either side at any time before the end", "[draughts][DR-16]") {
  State state{};
  state.forfeit(light);
  CHECK(state.result()->reason == Reason::forfeit);
  CHECK(state.result()->is_winner(dark));
  CHECK_THROWS_AS(state.forfeit(dark), Error);

  State mover{};
  mover.forfeit(dark);
  CHECK(mover.result()->is_winner(light));
  State nobody{};
  CHECK_THROWS_AS(nobody.forfeit(Seat{2}), Error);
  CHECK_FALSE(nobody.result().has_value());
}

TEST_CASE("an illegal move is an error and changes nothing", "[draughts][DR-16]") {
  State state{};
  CHECK(refusal(state, Move::from(Square{11}).with_hop(0, Move::step_hop(Direction::nw)).action()) ==
        "11-7 is not legal here; legal are 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16");
  CHECK(refusal(state, ActionId{UINT64_MAX}) ==
        "move 18446744073709551615 is not legal here; legal are 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16");
  State must = from_fen("B:W18,32:B14,1");
  CHECK(refusal(must, parse_action(from_fen("B:W32:B14,1"), "1-5")) ==
        "1-5 is not legal here (a capture is compulsory); legal are 14x23");
  must.apply(parse_action(must, "14x23"));
  must.forfeit(dark);
  CHECK(refusal(must, ActionId{0}) == "the game is finished");
}

TEST_CASE("the third occurrence of a position with the same side to move is a draw", "[draughts][DR-17]") {
  State state = from_fen("B:WK32:BK1");  // the set-up counts as the first
  play(state, {"1-5", "32-28", "5-1", "28-32"});
  CHECK_FALSE(state.result().has_value());
  play(state, {"1-5", "32-28", "5-1"});
  CHECK_FALSE(state.result().has_value());  // that one, with light to move, is there for the second time only
  play(state, {"28-32"});
  REQUIRE(state.result().has_value());
  CHECK(state.result()->reason == Reason::repetition);
  CHECK(state.result()->is_draw());
  CHECK(state.result()->scores[0] == 0);
  CHECK(state.legal({}) == 0);
}

TEST_CASE("a move of a man starts the count and the positions anew", "[draughts][DR-17]") {
  State state = from_fen("B:WK32,21:BK1");
  play(state, {"1-5", "32-28", "5-1", "28-32"});
  CHECK(state.quiet_plies() == 4);
  play(state, {"1-5", "21-17"});  // a man moves
  CHECK(state.quiet_plies() == 0);
  CHECK(state.visits().size() == 1);
  play(state, {"5-1", "32-28", "1-5", "28-32"});
  CHECK_FALSE(state.result().has_value());
}

TEST_CASE("eighty plies without a capture or a move of a man are a draw", "[draughts][DR-17]") {
  // Two kings a side, each time the first move that gives nothing away and ends nothing, as long as there is one.
  State state = from_fen("B:WK31,K32:BK1,K2");
  int plies = 0;
  for (; !state.result(); ++plies) {
    std::vector<ActionId> actions(state.legal({}));
    state.legal(actions);
    State next = state;
    for (const ActionId action : actions) {
      next = state;
      next.apply(action);
      if (!next.result() && !next.position().has_capture()) break;
    }
    REQUIRE_FALSE(Move(actions.front()).is_capture());
    state = next;
    CHECK((state.result() || state.quiet_plies() == plies + 1));
  }
  CHECK(plies == 80);
  CHECK(state.result()->reason == Reason::forty_moves);
  CHECK(state.result()->is_draw());
}

TEST_CASE("without draws the play goes on", "[draughts][DR-17]") {
  State state = from_fen("B:WK32:BK1", {Draws::none, Unit::move});
  for (int i = 0; i < 50; ++i) play(state, {"1-5", "32-28", "5-1", "28-32"});
  CHECK_FALSE(state.result().has_value());
  CHECK(state.visits().size() == 0);
  state.agree_draw();
  CHECK(state.result()->reason == Reason::agreement);
}

TEST_CASE("equal states are equal whichever way the positions arose", "[draughts][DR-17]") {
  // Dark's king goes round 1, 5, 9, 6 one way or the other while light's goes to and fro: the same eight positions.
  State one = from_fen("B:WK32:BK1");
  State two = one;
  State cut = one;
  play(one, {"1-5", "32-28", "5-9", "28-32", "9-6", "32-28", "6-1", "28-32"});
  play(two, {"1-6", "32-28", "6-9", "28-32", "9-5", "32-28", "5-1", "28-32"});
  CHECK_FALSE(std::equal(one.visits().keys().begin(), one.visits().keys().end(), two.visits().keys().begin()));
  CHECK(one == two);
  CHECK(one.state_hash() == two.state_hash());

  // The same number of plies to the same board by other positions is another state.
  play(cut, {"1-5", "32-28", "5-9", "28-32", "9-5", "32-28", "5-1", "28-32"});
  CHECK(cut.position() == one.position());
  CHECK_FALSE(cut == one);
  CHECK_FALSE(cut.state_hash() == one.state_hash());
  CHECK(cut.position_hash() == one.position_hash());
}

TEST_CASE("random play is the same with and without lists", "[draughts][DR-17][DR-21]") {
  const auto rules = GENERATE(Rules{}, Rules{Draws::none, Unit::move}, step_rules);
  std::array<ActionId, Step::count> legal;
  for (std::uint64_t game = 0; game < 60; ++game) {
    touchline::Rng rng(5, game);
    touchline::Rng of_list = rng;
    State state(rules), listed(rules);
    for (int i = 0; i < 400; ++i) {
      const std::size_t count = listed.legal(legal);
      REQUIRE(state.legal({}) == count);
      const auto action = state.play_random(rng);
      REQUIRE(action.has_value() == (count != 0));
      if (!action) break;
      listed.apply(legal[static_cast<std::size_t>(of_list.below(count))]);
      REQUIRE(state == listed);
      REQUIRE(rng == of_list);
    }
  }
}

TEST_CASE("steps have dense ids from square and direction", "[draughts][DR-21]") {
  CHECK(value(Step{Square{22}, Direction::ne}.action()) == 85);  // (22 − 1)·4 + 1
  CHECK(number(Step::of(ActionId{85}).from) == 22);
  CHECK(Step::of(ActionId{127}).direction == Direction::se);
  State state{step_rules};
  CHECK(legal_of(state) == "9SW, 9SE, 10SW, 10SE, 11SW, 11SE, 12SW");
  CHECK(refusal(state, ActionId{128}).starts_with("step 128 is not legal here"));
}

TEST_CASE("between the jumps of a capture the state is a full citizen", "[draughts][DR-21][DR-13][DR-11]") {
  State state = from_fen("W:W22,32:B1,11,18", step_rules);  // 22x15x8
  CHECK(legal_of(state) == "22NE");
  play(state, {"22NE"});
  REQUIRE(state.capture().has_value());
  CHECK(number(state.capture()->from) == 22);
  CHECK(number(state.capture()->at) == 15);
  CHECK(state.capture()->jumped.size() == 1);
  CHECK(state.position().at(Square{18}) == Piece::dark_man);  // still stands
  CHECK(state.position().at(Square{15}) == Piece::light_man);
  CHECK(state.position().at(Square{22}) == Piece::none);
  CHECK(state.mover() == Mover(light));
  CHECK(state.mid_turn());
  CHECK(legal_of(state) == "15NE");  // the other man may not move
  play(state, {"15NE"});
  CHECK_FALSE(state.mid_turn());
  CHECK(fen(state) == "B:W8,32:B1");
}

TEST_CASE("a capture in progress is kept only if jumps lead there and on", "[draughts][DR-21]") {
  const Position between = parse_fen("W:W15,32:B1,11,18");
  const auto with = [&](int from, int at, std::initializer_list<int> jumped) {
    Capture capture{static_cast<Square>(from), static_cast<Square>(at), {}};
    for (const int square : jumped) capture.jumped.insert(static_cast<Square>(square));
    return State(step_rules, between, capture);
  };
  CHECK(with(22, 15, {18}).legal({}) == 1);
  CHECK_THROWS_AS(with(21, 15, {18}), Error);      // no jump from 21 over 18 to 15
  CHECK_THROWS_AS(with(22, 15, {}), Error);        // nothing jumped
  CHECK_THROWS_AS(with(22, 15, {18, 11}), Error);  // two jumps do not end there
  CHECK_THROWS_AS(with(22, 14, {18}), Error);      // nobody stands there
  CHECK_THROWS_AS(with(32, 15, {18}), Error);      // 32 is not empty
  CHECK_THROWS_AS(with(22, 15, {17}), Error);      // no enemy there
  CHECK_THROWS_AS(State(step_rules, parse_fen("W:W15,32:B1,18"), Capture{Square{22}, Square{15}, SquareSet(1U << 17)}),
                  Error);  // no further jump
  CHECK_THROWS_AS(State(Rules{}, between, Capture{Square{22}, Square{15}, SquareSet(1U << 17)}), Error);  // moves
}

TEST_CASE("a king may come back to where it started", "[draughts][DR-13][DR-21]") {
  // Four men around 15 make a ring: from 7 over 10, 18, 19 and 11 by 14, 23 and 16.
  State state = from_fen("W:WK7,32:B10,11,18,19", step_rules);
  play(state, {"7SW", "14SE", "23NE"});
  REQUIRE(state.capture().has_value());
  CHECK(number(state.capture()->at) == 16);
  CHECK(legal_of(state) == "16NW");  // over 11, back to 7, which counts as empty
  play(state, {"16NW"});
  CHECK(state.result().has_value());  // nothing of dark is left
  CHECK(state.position().at(Square{7}) == Piece::light_king);
}

TEST_CASE("a man that is crowned by a capture stops there", "[draughts][DR-9][DR-21]") {
  // The man on 22 takes 26 and lands on 31, from where a king could go on over 27.
  State state = from_fen("B:W26,27:B22,1", step_rules);
  play(state, {"22SE"});
  CHECK_FALSE(state.mid_turn());
  CHECK(state.position().at(Square{31}) == Piece::dark_king);
  CHECK(state.mover() == Mover(light));
}

TEST_CASE("set-ups that play could not lead to are refused", "[draughts][DR-3][DR-9]") {
  const auto bits = [](std::initializer_list<int> squares) {
    SquareSet set;
    for (const int square : squares) set.insert(static_cast<Square>(square));
    return set;
  };
  CHECK_THROWS_AS(State({}, Position(SquareSet(0x1fff), bits({32}), SquareSet(), dark)), Error);  // thirteen
  CHECK_THROWS_AS(State({}, Position(bits({30}), bits({20}), SquareSet(), dark)), Error);         // own crowning row
  CHECK_THROWS_AS(State({}, Position(bits({3}), bits({4}), SquareSet(), dark)), Error);
  CHECK_THROWS_AS(State({}, Position(bits({3}), bits({3}), SquareSet(), dark)), Error);  // both on one
  CHECK_THROWS_AS(State({}, Position(bits({3}), bits({20}), bits({9}), dark)), Error);   // king of nobody
  CHECK_NOTHROW(State({}, Position(bits({30}), bits({4}), bits({4, 30}), dark)));
}

TEST_CASE("a finished state keeps nothing of its past", "[draughts][DR-16][DR-17]") {
  State one{};
  play(one, {"11-15", "22-18"});
  State two = one;
  one.agree_draw();
  play(two, {"15x22"});
  CHECK_FALSE(one == two);
  State quiet = from_fen("B:WK32:BK1");
  play(quiet, {"1-5", "32-28", "5-1", "28-32"});
  State fresh = from_fen("B:WK32:BK1");
  CHECK_FALSE(quiet == fresh);
  quiet.forfeit(dark);
  fresh.forfeit(dark);
  CHECK(quiet == fresh);
  CHECK(quiet.state_hash() == fresh.state_hash());
}
