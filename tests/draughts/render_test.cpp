#include "touchline/draughts/render.hpp"

#include "touchline/draughts/notation.hpp"

#include "support/catch.hpp"
#include "support/xml.hpp"

using namespace touchline::draughts;

namespace {

constexpr std::string_view crown = "v-11l5 5 4-8";

std::size_t count_of(std::string_view text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

}  // namespace

TEST_CASE("the text board has dark on top and light below", "[draughts][DR-2]") {
  const State state({}, parse_fen("W:W29,K2:B1,K32"));
  CHECK(text_board(state) ==
        " 1    b   W   .   .  4\n"
        " 5  .   .   .   .    8\n"
        " 9    .   .   .   .  12\n"
        "13  .   .   .   .    16\n"
        "17    .   .   .   .  20\n"
        "21  .   .   .   .    24\n"
        "25    .   .   .   .  28\n"
        "29  w   .   .   B    32\n"
        "light to move\n");
}

TEST_CASE("the picture has 32 numbered squares and the pieces", "[draughts][DR-2]") {
  const State start{};
  const std::string svg = touchline::draughts::svg(start, {}, nullptr);
  CHECK(support::xml_fault(svg).empty());
  CHECK(count_of(svg, "<circle") == 2 * 24);  // a disc and a ring upon it
  CHECK(count_of(svg, "<text") == 32 + 1);
  CHECK(count_of(svg, ">dark to move<") == 1);
  CHECK(count_of(svg, crown) == 0);
  CHECK(count_of(svg, "stroke-linecap") == 0);

  const State kings({}, parse_fen("B:WK32:BK1,K2"));
  CHECK(count_of(touchline::draughts::svg(kings, {}, nullptr), crown) == 3);
}

TEST_CASE("the last move is drawn through every square", "[draughts][DR-18]") {
  const State before({}, parse_fen("W:W22,32:B1,11,18"));
  State after = before;
  const auto action = parse_action(before, "22x15x8");
  after.apply(action);
  const touchline::LastTurn<State> last{before, std::span(&action, 1)};
  // 22, 15 and 8 are in rows 5, 3, 1 and columns 2, 4, 6; cells are 40 wide with a margin of 12. The line ends 25
  // before the middle of 8, on the diagonal 25 / 1.414 = 17.7 to the left and below it: at 254.3 and 89.7.
  const std::string picture = touchline::draughts::svg(after, {}, &last);
  CHECK(picture.find("M112 232L192 152L254.3") != std::string::npos);
  CHECK(count_of(picture, "stroke-dasharray") == 2);  // the men on 18 and 11, which were taken
  touchline::SvgOptions flipped;
  flipped.flip = true;
  CHECK(touchline::draughts::svg(after, flipped, &last).find("M232 112L152 192L89.6") != std::string::npos);
}

TEST_CASE("targets ring the pieces that can move and dot the squares they come to", "[draughts]") {
  const State start{};
  touchline::SvgOptions targets;
  targets.targets = true;
  // 9, 10, 11 and 12 can move, to 13, 14, 15 and 16.
  const std::string svg = touchline::draughts::svg(start, targets, nullptr);
  CHECK(count_of(svg, "r=\"17\"") == 4);
  CHECK(count_of(svg, "r=\"6\"") == 4);
}

TEST_CASE("the text board turns round and has colours", "[draughts]") {
  const State state({}, parse_fen("W:W29,K2:B1,K32"));
  CHECK(text_board(state, {.flip = true}) ==
        "32    B   .   .   w  29\n"
        "28  .   .   .   .    25\n"
        "24    .   .   .   .  21\n"
        "20  .   .   .   .    17\n"
        "16    .   .   .   .  13\n"
        "12  .   .   .   .    9\n"
        " 8    .   .   .   .  5\n"
        " 4  .   .   W   b    1\n"
        "light to move\n");
  const std::string coloured = text_board(state, {.colour = true});
  CHECK(coloured.find("\x1b[1;31mb\x1b[0m") != std::string::npos);
  CHECK(coloured.find("\x1b[1;36mW\x1b[0m") != std::string::npos);
  CHECK(coloured.find("\x1b[1mlight to move\x1b[0m\n") != std::string::npos);
}
