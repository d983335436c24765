#include "touchline/draughts/render.hpp"

#include "touchline/draughts/notation.hpp"

#include "support/catch.hpp"
#include "support/xml.hpp"

using namespace touchline::draughts;

namespace {

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
  CHECK(count_of(svg, "<circle") == 24);
  CHECK(count_of(svg, "<text") == 32);
  CHECK(count_of(svg, "<polygon") == 0);
  CHECK(count_of(svg, "<polyline") == 0);

  const State kings({}, parse_fen("B:WK32:BK1,K2"));
  CHECK(count_of(touchline::draughts::svg(kings, {}, nullptr), "<polygon") == 3);
}

TEST_CASE("the last move is drawn through every square", "[draughts][DR-18]") {
  const State before({}, parse_fen("W:W22,32:B1,11,18"));
  State after = before;
  const auto action = parse_action(before, "22x15x8");
  after.apply(action);
  const touchline::LastTurn<State> last{before, std::span(&action, 1)};
  // 22, 15 and 8 are in rows 5, 3, 1 and columns 2, 4, 6; cells are 40 wide with a margin of 6.
  CHECK(touchline::draughts::svg(after, {}, &last).find("points=\"106,226 186,146 266,66\"") != std::string::npos);
  touchline::SvgOptions flipped;
  flipped.flip = true;
  CHECK(touchline::draughts::svg(after, flipped, &last).find("points=\"226,106 146,186 66,266\"") != std::string::npos);
}
