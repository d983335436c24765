#include <string>
#include <string_view>

#include "touchline/draughts/notation.hpp"

#include "support/catch.hpp"

using namespace touchline;
using namespace touchline::draughts;

namespace {

constexpr std::string_view example = "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29";

}  // namespace

TEST_CASE("a position is written light first, rising, without ranges", "[draughts][DR-19]") {
  CHECK(fen(Position()) == "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
  // Kings stand among the men, by their squares.
  CHECK(fen(parse_fen(example)) == "B:WK10,K15,18,24,27,28:B12,16,20,K22,K25,K29");
  CHECK(fen(parse_fen("W:W:B1")) == "W:W:B1");
}

TEST_CASE("a position that is read holds what the text says", "[draughts][DR-19]") {
  const Position position = parse_fen(example);
  CHECK(position.to_move() == dark);
  CHECK(position.at(static_cast<Square>(18)) == Piece::light_man);
  CHECK(position.at(static_cast<Square>(10)) == Piece::light_king);
  CHECK(position.at(static_cast<Square>(12)) == Piece::dark_man);
  CHECK(position.at(static_cast<Square>(29)) == Piece::dark_king);
  CHECK(position.at(static_cast<Square>(1)) == Piece::none);
  CHECK(position.pieces(dark).size() == 6);
  CHECK(position.pieces(light).size() == 6);
  CHECK(position.kings().size() == 5);
}

TEST_CASE("positions are read tolerantly", "[draughts][DR-19]") {
  const Position position = parse_fen("W:WK4,28:BK11,19");
  for (const auto* text : {
           "W:BK11,19:WK4,28",              // either colour first
           "w:wk4,28:bk11,19",              // lower case
           "W:WK4,28:BK11,19.",             // a full stop
           "W:WK4,28:BK11,19. ",            // and a blank
           " W : W K4 , 28 : B K11 , 19 ",  // blanks
           "W:WK04,028:BK11,19",            // leading zeros
           "W:W28,K4:B19,K11",              // any order
       }) {
    INFO(text);
    CHECK(parse_fen(text) == position);
  }
}

TEST_CASE("ranges stand for all their squares", "[draughts][DR-19]") {
  CHECK(parse_fen("B:W21-32:B1-12") == Position());
  CHECK(parse_fen("B:W32:BK5-8") == parse_fen("B:W32:BK5,K6,K7,K8"));
  CHECK(parse_fen("B:W32:BK5-K8") == parse_fen("B:W32:BK5,K6,K7,K8"));
  CHECK(parse_fen("B:W32:B5-5,9 - 10") == parse_fen("B:W32:B5,9,10"));
}

TEST_CASE("a side may have nothing", "[draughts][DR-19]") {
  CHECK(parse_fen("B:W18:B").pieces(dark).is_empty());
  CHECK(parse_fen("B:B:W18.").pieces(dark).is_empty());
  CHECK(parse_fen("W:W:B").pieces(light).is_empty());
}

TEST_CASE("a text that is no position is refused with the place and the reason", "[draughts][DR-19]") {
  struct Case {
    const char* text;
    const char* place;
    const char* reason;
  };
  const Case cases[] = {
      // squares outside 1–32
      {"B:W33:B1", "column 4", "\"33\" is no square: squares are 1 to 32"},
      {"B:W0:B1", "column 4", "\"0\" is no square: squares are 1 to 32"},
      {"B:W18:B1-33", "column 10", "\"33\" is no square: squares are 1 to 32"},
      {"B:W99999999999999999999:B1", "column 4", "\"99999999999999999999\" is no square: squares are 1 to 32"},
      // a square named twice, by one side or both
      {"B:W18,18:B1", "column 7", "square 18 is named twice"},
      {"B:W18:B1,18", "column 10", "square 18 is named twice"},
      {"B:W18:B1-5,3", "column 12", "square 3 is named twice"},
      // a falling range, and one of men and kings
      {"B:W18:B12-9", "column 8", "the range 12-9 falls"},
      {"B:W18:B5-K8", "column 10", "a range is of men or of kings: K5-8 is four kings"},
      // a colour missing or doubled
      {"B:W18", "column 6", "expected the pieces of dark (B) after \":\", the text ends here"},
      {"B:B12", "column 6", "expected the pieces of light (W) after \":\", the text ends here"},
      {"B:W18:W19", "column 7", "the pieces of light (W) are given twice"},
      {"B:B1:B2", "column 6", "the pieces of dark (B) are given twice"},
      {"B:18:B1", "column 3", "expected W or B and a list of squares, found \"18\""},
      // more than twelve
      {"B:W20-32:B1", "column 4", "light (W) has more than twelve pieces"},
      {"B:W32:B1-13", "column 8", "dark (B) has more than twelve pieces"},
      // a man on its crowning row
      {"W:W4:B5", "column 4", "a man of light (W) on 4, its own crowning row, would be a king: K4"},
      {"W:W9:B29", "column 7", "a man of dark (B) on 29, its own crowning row, would be a king: K29"},
      {"W:W9:B28-29", "column 7", "a man of dark (B) on 29, its own crowning row, would be a king: K29"},
      // no side to move
      {"", "column 1", "expected a side to move, B or W, the text ends here"},
      {":W18:B1", "column 1", "expected a side to move, B or W, found \":W18\""},
      {"W18:B1", "column 2", "expected \":\" after the side to move, found \"18\""},
      {"X:W18:B1", "column 1", "expected a side to move, B or W, found \"X\""},
      // trailing junk, and gaps
      {"B:W18:B1 x", "column 10", "expected the end, found \"x\""},
      {"B:W18:B1..", "column 10", "expected the end, found \".\""},
      {"B:W18:B1:", "column 9", "expected the end, found \":\""},
      {"B:W18:B1,", "column 10", "expected a square, 1 to 32, the text ends here"},
      {"B:W18,,19:B1", "column 7", "expected a square, 1 to 32, found \",19\""},
      {"B:WK:B1", "column 5", "expected a square, 1 to 32, found \":B1\""},
      {"B:W18-:B1", "column 7", "expected a square, 1 to 32, found \":B1\""},
      {"B:W18 19:B1", "column 7", "expected the pieces of dark (B) after \":\", found \"19\""},
  };
  for (const auto& [text, place, reason] : cases) {
    INFO(text);
    try {
      (void)parse_fen(text);
      FAIL("accepted");
    } catch (const Error& error) {
      CHECK(error.code() == ErrorCode::bad_text);
      CHECK(error.place() == place);
      CHECK(error.message().starts_with(reason));
    }
  }
}

TEST_CASE("a zero byte is junk like any other", "[draughts][DR-19]") {
  using namespace std::string_view_literals;
  CHECK_THROWS_AS(parse_fen("B:W18:B1\0"sv), Error);
  CHECK_THROWS_AS(parse_fen("B:W18:B\0"sv), Error);
  CHECK_THROWS_AS(parse_fen("\0"sv), Error);
}

TEST_CASE("only unfinished states between moves have a FEN", "[draughts][DR-19]") {
  CHECK(fen(State()) == fen(Position()));

  State over;
  over.forfeit(dark);
  CHECK_THROWS_AS(fen(over), Error);

  State midway(Rules{.unit = Unit::step}, parse_fen("B:W15,23,31:B11"));
  midway.apply(Step{static_cast<Square>(11), Direction::sw}.action());
  REQUIRE(midway.mid_turn());
  CHECK_THROWS_AS(fen(midway), Error);
}

TEST_CASE("a position without a move for the mover reads as lost", "[draughts][DR-19][DR-15]") {
  const State state(Rules{}, parse_fen("B:W18:B"));
  REQUIRE(state.result());
  CHECK(state.result()->is_winner(light));
}
