#include "touchline/phutball/notation.hpp"

#include "board.hpp"
#include "support/catch.hpp"

using namespace phutball_test;

namespace {

std::string point_fault(std::string_view text, Board board = Board(15, 19)) {
  return error_of([&] { static_cast<void>(parse_point(text, board)); });
}

std::string line_fault(std::string_view line, const Rules& rules = {}) {
  return error_of([&] { static_cast<void>(parse_position(line, rules)); });
}

}  // namespace

TEST_CASE("points are a letter without I and a row", "[phutball][PH-1][PH-22]") {
  const Board board(15, 19);
  CHECK(parse_point("H10", board) == Point{10, 7});
  CHECK(parse_point("j1", board) == Point{1, 8});  // in either case
  CHECK(parse_point("A0", board) == Point{0, 0});
  CHECK(parse_point("p20", board) == Point{20, 14});
  CHECK(point_fault("I7") == "bad_text: \"I7\": there is no column I (columns are A-H and J-P)");
  CHECK(point_fault("Q7") == "bad_text: \"Q7\": there is no column Q (columns are A-H and J-P)");
  CHECK(point_fault("H07") == "bad_text: \"H07\": a row number has no leading zero");
  CHECK(point_fault("H00") == "bad_text: \"H00\": a row number has no leading zero");
  CHECK(point_fault("H21") == "bad_text: \"H21\": there is no row 21 (rows are 1 to 19, with 0 and 20 off the board)");
  CHECK(point_fault("H99999999999999999999").starts_with("bad_text"));
  for (const std::string_view text : {"", "H", "10", "H1x", "H-1", "H 1", "1H", "ÄH1"})
    CHECK(point_fault(text).find("a point is a column letter and a row number, such as H10") != std::string::npos);
}

TEST_CASE("wider boards go on with the letters Q, R, S, T", "[phutball][PH-22]") {
  const Board board(19, 21);
  CHECK(parse_point("T21", board) == Point{21, 18});
  CHECK(text(Point{22, 15}) == "Q22");
  CHECK(point_fault("U1", board).starts_with("bad_text"));
  CHECK(point_fault("J1", Board(8, 9)) == "bad_text: \"J1\": there is no column J (columns are A-H)");
  CHECK(point_fault("K1", Board(9, 9)) == "bad_text: \"K1\": there is no column K (columns are A-H and J)");
  CHECK(point_fault("D1", Board(3, 9)) == "bad_text: \"D1\": there is no column D (columns are A-C)");
}

TEST_CASE("actions are a point, a direction or stop", "[phutball][PH-22a]") {
  const State state = at("15x19 O H10 H11,G9,J10");
  CHECK(action_text(state, parse_action(state, "k7")) == "K7");
  CHECK(action_text(state, parse_action(state, " n ")) == "N");
  CHECK(action_text(state, parse_action(state, "sw")) == "SW");
  CHECK(action_text(state, parse_action(state, "E")) == "E");  // the direction: a column has a row behind it
  const State jumping = at("15x19 O H12 H13 jumping");
  CHECK(action_text(jumping, parse_action(jumping, "STOP")) == "stop");
  CHECK(error_of([&] { (void)parse_action(state, ""); }) ==
        "bad_text: \"\": expected a point such as H10, a direction N … NW, or stop");
  CHECK(error_of([&] { (void)parse_action(state, "SE"); }) ==
        "illegal_action: SE: there is no man next to H10 towards SE; legal are 281 points, N, E and SW");
  CHECK(error_of([&] { (void)parse_action(state, "pass"); }).starts_with("bad_text"));
  CHECK(error_of([&] { (void)action_text(state, static_cast<ActionId>(294)); }) ==
        "out_of_range: there is no action 294; ids are 0 to 293");
}

TEST_CASE("each legal action has one text, and the text stands for it", "[phutball][PH-22a]") {
  for (const std::string_view line : {"15x19 O H10 H11,G9,J10", "15x19 O H12 H13 jumping", "19x21 X K11 K12,J11"}) {
    const State state = at(line);
    std::vector<ActionId> legal(state.legal({}));
    state.legal(legal);
    REQUIRE_FALSE(legal.empty());
    for (const ActionId action : legal) REQUIRE(parse_action(state, action_text(state, action)) == action);
  }
}

TEST_CASE("a line holds a position", "[phutball][PH-20]") {
  for (const std::string_view line :
       {"15x19 O H10 -", "15x19 O H10 H11,J12", "15x19 X H10 A1,H11,P19", "19x21 X T20 Q1,T21", "3x5 O B3 -",
        "15x19 O H12 H13 jumping", "15x19 O H10 H11,J12 turns 7/200", "15x19 X H19 J19 jumping turns 0/1"})
    CHECK(position_text(at(line)) == line);
}

TEST_CASE("a line is read as people type it", "[phutball][PH-20]") {
  CHECK(at(" 15X19  o  h10\tj12,H11 ") == at("15x19 O H10 H11,J12"));
  CHECK(at("15x19 eks H10 H11, J12") == at("15x19 X H10 H11,J12"));
  CHECK(at("15x19 Ohs h12 h13 JUMPING Turns 3/9") == at("15x19 O H12 H13 jumping turns 3/9"));
}

TEST_CASE("what a line does not say are the rules given", "[phutball][PH-20]") {
  Rules rules;
  rules.first = 1;
  rules.ball_row = 4;
  rules.max_turns = 30;
  const State state = parse_position("9x9 O E5 -", rules);
  CHECK(state.rules().columns == 9);
  CHECK(state.rules().rows == 9);
  CHECK(state.rules().first == 1);
  CHECK(state.rules().ball_row == 4);
  CHECK(state.rules().max_turns == 30);
  CHECK(state.turns() == 0);
  CHECK(parse_position("9x9 O E5 - turns 2/5", rules).rules().max_turns == 5);
  rules.ball_row = 12;  // no row of a smaller board
  CHECK(parse_position("9x9 O E5 -", rules).rules().ball_row == 0);
  CHECK(at("15x19 O H10 -").rules() == Rules{});
}

TEST_CASE("a broken line is refused with the part at fault", "[phutball][PH-20]") {
  CHECK(line_fault("") == "bad_text: \"\": a position is a line such as 15x19 O H10 H11,J12");
  CHECK(line_fault("15x19 O H10").find("a position is a line such as") != std::string::npos);
  CHECK(line_fault("15 O H10 -") == "bad_text: \"15\": expected the columns and rows of the board, such as 15x19");
  CHECK(line_fault("30x19 O H10 -") == "bad_rules: \"30x19\": columns: expected 3 to 19, found 30");
  CHECK(line_fault("15x4 O H10 -") == "bad_rules: \"15x4\": rows: expected 5 to 21, found 4");
  CHECK(line_fault("15x19 Y H10 -") == "bad_text: \"Y\": expected the side to move, O or X");
  CHECK(line_fault("15x19 O I10 -") == "bad_text: \"I10\": there is no column I (columns are A-H and J-P)");
  CHECK(line_fault("15x19 O H10 H11,H11") == "bad_text: \"H11\": the man stands twice in the list");
  CHECK(line_fault("15x19 O H10 H20") == "bad_text: \"H20\": a man stands on the board, not beyond its goal lines");
  CHECK(line_fault("15x19 O H10 H11,") == "bad_text: \"\": a point is a column letter and a row number, such as H10");
  CHECK(line_fault("15x19 O H10 - leaping") ==
        "bad_text: \"leaping\": expected the end of the line, jumping, or turns 7/200");
  CHECK(line_fault("15x19 O H10 - turns 7") ==
        "bad_text: \"7\": expected the turns played and their limit, such as 7/200");
  CHECK(line_fault("15x19 O H10 - turns").starts_with("bad_text: \"turns\""));
  CHECK(line_fault("15x19 O H10 - turns 0/0") == "bad_text: \"0/0\": a limit of turns is at least 1");
  CHECK(line_fault("15x19 O H10 - turns 5/5") == "bad_state: \"15x19 O H10 - turns 5/5\": expected 0 to 4, found 5");
  CHECK(line_fault("15x19 O H10 H10") == "bad_state: \"15x19 O H10 H10\": a man stands on H10, where the ball is");
  CHECK(line_fault("15x19 O H19 -") == "bad_state: \"15x19 O H19 -\": a ball at rest on H19 has ended the game");
  CHECK(line_fault("15x19 O H12 - jumping") ==
        "bad_state: \"15x19 O H12 - jumping\": no jump is possible from H12, so the turn is over");
}

TEST_CASE("a line holds unfinished games only", "[phutball][PH-20]") {
  State state = at("15x19 O H18 H19");
  play(state, {"H18-H20"});
  CHECK(error_of([&] { (void)position_text(state); }) ==
        "game_over: a line of text holds unfinished games; this one is finished");
}

TEST_CASE("a ball move is the ball's start and every landing", "[phutball][PH-22]") {
  const State state = at("15x19 O K6 J7,H8,G10,H11");  // the source's own example
  CHECK(ball_moves(state) == std::vector<std::string>{"K6-G9", "K6-G9-G11", "K6-G9-G11-J11"});
  CHECK(verdict(state, "K6-G9-G11-J11") == "legal");
  CHECK(verdict(state, " k6 - g9-G11 - j11 ") == "legal");
  CHECK(verdict(state, "K6-G9-J9") ==
        "illegal_action: \"G9-J9\": there is no man next to G9 towards E; legal are N and stop");
  CHECK(verdict(state, "K6-G9-G12") ==
        "illegal_action: \"G9-G12\": the jump from G9 towards N lands on G11; legal are N and stop");
  CHECK(verdict(state, "K6-G9-H12") == "illegal_action: \"G9-H12\": H12 is not in line with G9; legal are N and stop");
  CHECK(verdict(state, "K6-K6") == "illegal_action: \"K6-K6\": K6 is not in line with K6; legal are 280 points and NW");
  CHECK(verdict(state, "J6-G9") ==
        "illegal_action: \"J6-G9\": the ball is on K6, not on J6; legal are 280 points and NW");
  CHECK(verdict(state, "K6-G9-G11-J11-L11") ==
        "illegal_action: \"K6-G9-G11-J11-L11\": the turn ended at J11: no jump is possible from there");
  CHECK(verdict(state, "K6-") == "bad_text: \"\": a point is a column letter and a row number, such as H10");
  CHECK(verdict(state, "-G9").starts_with("bad_text"));
  CHECK(verdict(state, "K6-I9") == "bad_text: \"I9\": there is no column I (columns are A-H and J-P)");
  CHECK(verdict(state, "K6-G09") == "bad_text: \"G09\": a row number has no leading zero");
  CHECK(verdict(state, "NW") == "bad_text: \"NW\": a ball move is written with its landings, such as K6-G9");
}

TEST_CASE("a move that ends in the middle stops there", "[phutball][PH-22]") {
  State state = at("15x19 O K6 J7,H8,G10,H11");
  play(state, {"K6-G9"});
  CHECK(position_text(state) == "15x19 X G9 G10,H11");
}

TEST_CASE("landings off the board are rows 0 and last + 1", "[phutball][PH-13][PH-22]") {
  CHECK(ball_moves(at("15x19 O H18 H19")) == std::vector<std::string>{"H18-H20"});
  CHECK(ball_moves(at("15x19 O D2 C1")) == std::vector<std::string>{"D2-B0"});
  CHECK(verdict(at("15x19 O H18 H19,G19"), "H18-H20-F18") ==
        "illegal_action: \"H18-H20-F18\": the turn ended at H20: no jump is possible from there");
}

TEST_CASE("in mid-turn a move is written from where the ball lies", "[phutball][PH-21][PH-22]") {
  const State state = at("15x19 O G9 G10,H11 jumping");
  CHECK(ball_moves(state) == std::vector<std::string>{"stop", "G9-G11", "G9-G11-J11"});
  CHECK(verdict(state, "stop") == "legal");
  CHECK(verdict(state, "G9-G11") == "legal");
  CHECK(verdict(state, "A1").starts_with("illegal_action: A1: a turn that began with a jump goes on"));
}

TEST_CASE("a turn's text is read back as its actions", "[phutball][PH-22]") {
  for (const std::string_view line :
       {"15x19 O K6 J7,H8,G10,H11", "15x19 O G9 G10,H11 jumping", "5x7 O C3 C4,D5,E4,D3", "15x19 O H18 H19,G18,G19"}) {
    const State state = at(line);
    std::size_t count = 0;
    for_each_turn(state, {}, [&](std::span<const ActionId> actions) {
      const auto read = parse_turn(state, turn_text(state, actions));
      REQUIRE(read == std::vector<ActionId>(actions.begin(), actions.end()));
      ++count;
      return true;
    });
    CHECK(count > 1);
  }
}

TEST_CASE("what is no whole turn has no text", "[phutball][PH-22]") {
  const State state = at("15x19 O K6 J7,H8,G10,H11");
  const Board board(15, 19);
  const auto fault = [&](std::vector<ActionId> actions) { return error_of([&] { (void)turn_text(state, actions); }); };
  const ActionId north_west = jump_towards(Direction::nw, board);
  CHECK(fault({}) == "illegal_action: the actions are not a whole turn");
  CHECK(fault({north_west}) == "illegal_action: K6-G9: the actions are not a whole turn");
  CHECK(fault({north_west, stop(board), stop(board)}) ==
        "illegal_action: K6-G9: the turn ended before its last action");
  CHECK(fault({ActionId{0}, ActionId{1}}) == "illegal_action: A1: the turn ended before its last action");
  CHECK(fault({stop(board)}).starts_with("illegal_action: stop: stop ends a turn of jumps"));
  State over = at("15x19 O H18 H19");
  play(over, {"H18-H20"});
  CHECK(error_of([&] { (void)parse_turn(over, "A1"); }) == "game_over: the game is finished");
}
