#include "touchline/soccer/render.hpp"

#include "boards.hpp"
#include "support/xml.hpp"

using namespace boards;
using touchline::LastTurn;
using touchline::SvgOptions;
using touchline::soccer::blue;
using touchline::soccer::red;
using touchline::soccer::Rules;

namespace {

constexpr std::size_t most_bytes = 40 * 1024;

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

}  // namespace

TEST_CASE("the text board shows zones, goals, pieces and ball", "[soccer][SO-2][SO-3]") {
  Rules rules;
  rules.columns = 7;
  rules.rows = 9;
  rules.goal_width = 3;
  rules.shooting_depth = 3;
  CHECK(text_board(State(rules)) ==
        "   A B C D E F G\n"
        " 9 , , = b = , , 9\n"
        " 8 b : : : : : b 8\n"
        " 7 , b : b : b , 7\n"
        " 6 , : : : : : , 6\n"
        " 5 , . . o . . , 5\n"
        " 4 , : : : : : , 4\n"
        " 3 , r : r : r , 3\n"
        " 2 r : : : : : r 2\n"
        " 1 , , = r = , , 1\n"
        "   A B C D E F G\n"
        "red to move; red 0:0 blue; 0 of 200 turns played\n");
}

TEST_CASE("the line below says how far the turn has come and how the game ended", "[soccer][SO-24]") {
  const auto last_line = [](const State& state) {
    const std::string board = text_board(state);
    return board.substr(board.rfind('\n', board.size() - 2) + 1);
  };
  const State start = at("F6 H6", "A15", "F4");
  CHECK(last_line(after(start, "F6-F7")) ==
        "red to move, F7 in use with 2 steps left; red 0:0 blue; 0 of 200 turns played\n");
  CHECK(text_board(after(start, "F6-F7")).find(" R ") != std::string::npos);
  CHECK(last_line(after(start, "F6-F7 end-piece")) ==
        "red to move, finished F7, another piece to step; red 0:0 blue; 0 of 200 turns played\n");
  CHECK(last_line(after(at("E4 H6", "A15", "F4"), "E4:F4>G4 end-turn")) ==
        "blue to move; red 0:0 blue; 1 of 200 turns played; red passed there: 1 of 2\n");
  State over = start;
  over.forfeit(blue);
  CHECK(last_line(over) == "red won 0:0: forfeit\n");
  over = start;
  over.agree_draw();
  CHECK(last_line(over) == "drawn 0:0: agreement\n");
}

TEST_CASE("the SVG is well-formed, names each piece and keeps its size", "[soccer]") {
  const State start;
  for (const auto theme : {SvgOptions::Theme::light, SvgOptions::Theme::dark})
    for (const bool flip : {false, true})
      for (const bool targets : {false, true}) {
        const std::string picture = svg(start, {theme, flip, targets}, nullptr);
        CHECK(support::xml_fault(picture) == "");
        CHECK(picture.size() < most_bytes);
        for (const char* square : {"F1", "C4", "I4", "D6", "F6", "H6", "D10", "F10", "H10", "C12", "I12", "F15"})
          CHECK(count(picture, std::string(">") + square + "<") == 1);
      }
  CHECK_FALSE(svg(start, {}, nullptr) == svg(start, {.flip = true}, nullptr));
  CHECK_FALSE(svg(start, {}, nullptr) == svg(start, {.targets = true}, nullptr));
}

TEST_CASE("the last turn is drawn step by step", "[soccer]") {
  const State before = at("F6 H6", "A15", "F8");
  const auto actions = parse_turn(before, "F6-F7,F7:F8>F11 / H6-H7");
  State now = before;
  for (const ActionId action : actions) now.apply(action);
  const LastTurn<State> last{before, actions};
  const std::string picture = svg(now, {}, &last);
  CHECK(support::xml_fault(picture) == "");
  // Runs F6-F7 and H6-H7: columns 6 and 8 are at x 20 + 40·5.5 = 240 and 320; rows 6 and 7 at y 20 + 40·9.5 = 400, 360.
  // Lines end 26 before the middle of a piece, 21 before that of the ball.
  CHECK(picture.find("M240 400L240 386") != std::string::npos);
  CHECK(picture.find("M320 400L320 386") != std::string::npos);
  // The pass F8-F11: y 320 to 200.
  CHECK(picture.find("M240 320L240 221") != std::string::npos);
  CHECK(svg(now, {}, nullptr).find("M240 320L240 221") == std::string::npos);
}

TEST_CASE("the largest and fullest board keeps its size", "[soccer]") {
  Rules rules;
  rules.columns = 19;
  rules.rows = 25;
  rules.goal_width = 1;
  for (int column = 1; column <= 19; ++column)
    for (int row = 1; row <= 25; ++row) {
      const auto square = touchline::soccer::square_at(column, row);
      if (column == 10 && row == 13) continue;  // the ball
      (row <= 12 || (row == 13 && column < 10) ? rules.red : rules.blue).insert(square);
    }
  const State full(rules);
  CHECK(full.position().pieces(red).size() + full.position().pieces(blue).size() == 474);
  CHECK(full.position().count(full.pitch()) == 1);  // nothing moves: pass-turn
  const std::string picture = svg(full, {.targets = true}, nullptr);
  CHECK(picture.size() < most_bytes);
  // With a gap beside the ball there are steps, and marks.
  rules.red.erase(touchline::soccer::square_at(9, 12));
  rules.red.erase(touchline::soccer::square_at(1, 1));
  const std::string marked = svg(State(rules), {.targets = true}, nullptr);
  CHECK(marked.size() < most_bytes);
  CHECK(support::xml_fault(marked) == "");
}

TEST_CASE("the text board turns round and has colours", "[soccer]") {
  Rules rules;
  rules.columns = 7;
  rules.rows = 9;
  rules.goal_width = 3;
  rules.shooting_depth = 3;
  const State state = after(State(rules), "D1-D2");
  const std::string plain = text_board(state), flipped = text_board(state, {.flip = true});
  CHECK(plain.find(" 2 r : : R : : r 2\n 1 , , = = = , , 1\n") != std::string::npos);
  CHECK(flipped.find("   G F E D C B A\n 1 , , = = = , , 1\n 2 r : : R : : r 2\n") == 0);
  CHECK(count(text_board(state, {.colour = true}), "\x1b[1;31mR\x1b[0m") == 1);
}
