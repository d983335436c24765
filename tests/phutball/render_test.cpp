#include "touchline/phutball/render.hpp"

#include "board.hpp"
#include "support/catch.hpp"
#include "support/xml.hpp"

using namespace phutball_test;

namespace {

std::size_t count_of(std::string_view text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

std::string picture(const State& state, const SvgOptions& options = {}) {
  const std::string out = phutball::svg(state, options, nullptr);
  CHECK(support::xml_fault(out).empty());
  CHECK(out.size() < 40 * 1024);
  return out;
}

// The picture of the state after a turn, with that turn drawn.
std::string picture_of_turn(std::string_view line, std::string_view turn, const SvgOptions& options = {}) {
  const State before = at(line);
  const auto actions = parse_turn(before, turn);
  State after = before;
  for (const ActionId action : actions) after.apply(action);
  const LastTurn<State> last{before, actions};
  const std::string out = phutball::svg(after, options, &last);
  CHECK(support::xml_fault(out).empty());
  return out;
}

}  // namespace

TEST_CASE("the text board has the last row on top", "[phutball][PH-1]") {
  CHECK(text_board(at("5x6 O C3 A1,E6,C4")) ==
        "   A B C D E\n"
        " 6 . . . . #  6\n"
        " 5 . . . . .  5\n"
        " 4 . . # . .  4\n"
        " 3 . . @ . .  3\n"
        " 2 . . . . .  2\n"
        " 1 # . . . .  1\n"
        "   A B C D E\n"
        "Ohs to move\n");
}

TEST_CASE("the text board shows a ball beyond a goal line", "[phutball][PH-12]") {
  State state = at("5x6 O C5 C6,A1");
  play(state, {"C5-C7"});
  CHECK(text_board(state) ==
        "   A B C D E\n"
        " 7     @      7\n"
        " 6 . . . . .  6\n"
        " 5 . . . . .  5\n"
        " 4 . . . . .  4\n"
        " 3 . . . . .  3\n"
        " 2 . . . . .  2\n"
        " 1 # . . . .  1\n"
        "   A B C D E\n"
        "Ohs won: goal\n");
  State south = at("5x6 X C2 C1");
  play(south, {"C2-C0"});
  CHECK(text_board(south).find(" 0     @      0\n") != std::string::npos);
}

TEST_CASE("below the board stands who moves, or how it ended", "[phutball][PH-3]") {
  const auto last_line = [](const State& state) {
    const std::string board = text_board(state);
    return board.substr(board.rfind('\n', board.size() - 2) + 1);
  };
  CHECK(last_line(at("15x19 X H12 H13 jumping")) == "Eks to move, jumping from H12\n");
  CHECK(last_line(at("15x19 O H10 - turns 7/200")) == "Ohs to move; turn 8 of 200\n");
  State drawn;
  drawn.agree_draw();
  CHECK(last_line(drawn) == "drawn: agreement\n");
  State lost;
  lost.forfeit(ohs);
  CHECK(last_line(lost) == "Eks won: forfeit\n");
}

TEST_CASE("the picture has the lines, coordinates, men and ball", "[phutball][PH-1]") {
  const std::string start = picture(State());
  CHECK(count_of(start, "<text") == 2 * 15 + 2 * 19 + 2 + 1);  // coordinates, goals, caption
  CHECK(start.find(">I<") == std::string::npos);
  CHECK(count_of(start, ">Ohs scores here<") == 1);
  CHECK(count_of(start, ">Ohs to move<") == 1);
  // 15 columns are 20 apart with a margin of 30; H is the eighth, row 10 the tenth below row 20.
  CHECK(count_of(start, "translate(170 230)") == 1);
  const std::string men = picture(at("15x19 O H10 A1,P19"));
  CHECK(count_of(men, R"(cx="30" cy="410" r="8")") == 1);  // A1
  CHECK(count_of(men, R"(cx="310" cy="50" r="8")") == 1);  // P19
}

TEST_CASE("the picture turns round for the other side", "[phutball]") {
  SvgOptions flipped;
  flipped.flip = true;
  const std::string men = picture(at("15x19 O H10 A1"), flipped);
  CHECK(count_of(men, R"(cx="310" cy="50" r="8")") == 1);  // A1 where P19 was
}

TEST_CASE("the last turn is drawn through every landing", "[phutball][PH-22]") {
  // K6, G9, G11, J11: columns 9, 6, 6, 8; rows 6, 9, 11, 11. The line ends 19 before the ball.
  const std::string path = picture_of_turn("15x19 O K6 J7,H8,G10,H11", "K6-G9-G11-J11");
  CHECK(path.find("M210 310L150 250L150 210L171 210") != std::string::npos);
  SvgOptions flipped;
  flipped.flip = true;
  CHECK(
      picture_of_turn("15x19 O K6 J7,H8,G10,H11", "K6-G9-G11-J11", flipped).find("M130 150L190 210L190 250L169 250") !=
      std::string::npos);
  const std::string placed = picture_of_turn("15x19 O H10 -", "A1");
  CHECK(placed.find("stroke-linecap") == std::string::npos);
  CHECK(count_of(placed, R"(cx="30" cy="410" r="8" fill="none")") == 1);
}

TEST_CASE("targets mark the landings and the vacant points", "[phutball][PH-9]") {
  SvgOptions targets;
  targets.targets = true;
  const std::string marked = picture(at("15x19 O H10 H11"), targets);
  CHECK(count_of(marked, "h0") == 283);
  CHECK(count_of(marked, R"(cx="170" cy="190" r="4")") == 1);  // H12
  CHECK(count_of(picture(at("15x19 O H12 H13 jumping"), targets), "h0") == 0);
  State over;
  over.agree_draw();
  CHECK(picture(over, targets) == picture(over));
}

TEST_CASE("pictures of any board and theme are sound and small", "[phutball]") {
  SvgOptions dark;
  dark.theme = SvgOptions::Theme::dark;
  dark.targets = true;
  CHECK(picture(State(), dark) != picture(State()));
  for (const int columns : {3, 9, 19})
    for (const int rows : {5, 13, 21}) {
      Rules rules;
      rules.columns = columns;
      rules.rows = rows;
      Setup setup;
      setup.position = Position(rules);
      for (int id = 0; id < columns * rows; ++id)
        if (const Point point = board(rules).point(id); point != setup.position.ball()) setup.position.place(point);
      picture(State(rules), dark);
      picture(State(rules, setup), dark);
    }
}

TEST_CASE("the text board turns round and has colours", "[phutball]") {
  CHECK(text_board(at("5x6 O C3 A1,E6,C4"), {.flip = true}) ==
        "   E D C B A\n"
        " 1 . . . . #  1\n"
        " 2 . . . . .  2\n"
        " 3 . . @ . .  3\n"
        " 4 . . # . .  4\n"
        " 5 . . . . .  5\n"
        " 6 # . . . .  6\n"
        "   E D C B A\n"
        "Ohs to move\n");
  CHECK(count_of(text_board(at("5x6 O C3 A1,E6,C4"), {.colour = true}), "\x1b[1;33m@\x1b[0m") == 1);
}
