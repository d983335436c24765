// Which moves are legal. Squares with dark on top, rows from dark's side:
//    .  1  .  2  .  3  .  4
//    5  .  6  .  7  .  8  .
//    .  9  . 10  . 11  . 12
//   13  . 14  . 15  . 16  .
//    . 17  . 18  . 19  . 20
//   21  . 22  . 23  . 24  .
//    . 25  . 26  . 27  . 28
//   29  . 30  . 31  . 32  .
#include <string>
#include <vector>

#include "touchline/draughts/perft.hpp"
#include "touchline/draughts/position.hpp"

#include "support/catch.hpp"
#include "support/draughts_board.hpp"

using namespace touchline;
using namespace touchline::test;
using draughts::Position;

using Texts = std::vector<std::string>;

TEST_CASE("the seven first moves, in rising order", "[draughts][DR-5]") {
  CHECK(legal(Position()) == Texts{"9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"});
}

TEST_CASE("a man moves one square diagonally forward to an empty square", "[draughts][DR-5]") {
  CHECK(legal(board("B:W32:B14")) == Texts{"14-17", "14-18"});
  CHECK(legal(board("W:W18:B1")) == Texts{"18-14", "18-15"});
  CHECK(legal(board("B:W32:B13")) == Texts{"13-17"});                       // the left edge
  CHECK(legal(board("B:W32:B12")) == Texts{"12-16"});                       // the right edge
  CHECK(legal(board("B:W32:B14,17")) == Texts{"14-18", "17-21", "17-22"});  // 17 is taken
  const Position alone = board("B:W32:B14");
  CHECK_FALSE(alone.is_legal(move_along({14, 10})));  // backward
  CHECK_FALSE(alone.is_legal(move_along({14, 23})));  // two squares
  CHECK_FALSE(alone.is_legal(move_along({32, 28})));  // the other side's
  CHECK_FALSE(alone.is_legal(move_along({15, 18})));  // nobody's
}

TEST_CASE("a man captures forward only, to the empty square directly beyond", "[draughts][DR-6]") {
  CHECK(legal(board("B:W18:B14")) == Texts{"14x23"});
  CHECK(legal(board("B:W17:B14")) == Texts{"14x21"});
  CHECK(legal(board("W:W18:B14")) == Texts{"18x9"});
  CHECK(legal(board("B:W10:B14")) == Texts{"14-17", "14-18"});              // behind him
  CHECK(legal(board("B:W18,23:B14")) == Texts{"14-17"});                    // no room beyond
  CHECK(legal(board("B:W23:B14")) == Texts{"14-17", "14-18"});              // not adjacent
  CHECK(legal(board("B:W32:B14,18")) == Texts{"14-17", "18-22", "18-23"});  // not over his own
  CHECK(legal(board("B:W12:B8")) == Texts{"8-11"});                         // nothing lies beyond the edge
  CHECK(legal(board("B:W13:B9")) == Texts{"9-14"});
  CHECK(legal(board("B:W30:B25")) == Texts{"25-29"});
}

TEST_CASE("a king moves one square in any direction", "[draughts][DR-7]") {
  CHECK(legal(board("B:W32:BK14")) == Texts{"14-9", "14-10", "14-17", "14-18"});
  CHECK(legal(board("W:WK14:B1")) == Texts{"14-9", "14-10", "14-17", "14-18"});
  CHECK(legal(board("W:WK29:B1")) == Texts{"29-25"});
  CHECK_FALSE(board("B:W32:BK14").is_legal(move_along({14, 7})));  // it does not fly
}

TEST_CASE("a king captures forward and backward as a man does", "[draughts][DR-8]") {
  CHECK(legal(board("B:W10,18:BK14")) == Texts{"14x7", "14x23"});
  CHECK(legal(board("W:WK14:B9,17")) == Texts{"14x5", "14x21"});
  CHECK(legal(board("B:W7:BK14")) == Texts{"14-9", "14-10", "14-17", "14-18"});  // not from afar
}

TEST_CASE("a man's move ends on the farthest row", "[draughts][DR-9]") {
  CHECK(legal(board("B:W26,27:B22")) == Texts{"22x31"});  // as a king he would go on
  CHECK(legal(board("B:W26,27:BK22")) == Texts{"22x31x24"});
  CHECK(legal(board("W:W11:B6,7")) == Texts{"11x2"});
  CHECK(legal(board("W:WK11:B6,7")) == Texts{"11x2x9"});
  CHECK_FALSE(board("B:W26,27:B22").is_legal(move_along({22, 31, 24})));
  CHECK_FALSE(board("B:W26,27:BK22").is_legal(move_along({22, 31})));
}

TEST_CASE("with any capture on the board only captures are legal", "[draughts][DR-10]") {
  const Position position = board("B:W18:B1,14");
  CHECK(legal(position) == Texts{"14x23"});
  CHECK(position.has_capture());
  CHECK_FALSE(position.is_legal(move_along({1, 5})));
  CHECK_FALSE(position.is_legal(move_along({14, 17})));
  const Position quiet = board("B:W19:B1,14");
  CHECK_FALSE(quiet.has_capture());
  CHECK(quiet.is_legal(move_along({1, 5})));
  CHECK(quiet.is_legal(move_along({14, 17})));
}

TEST_CASE("a capture goes on until there is no further jump", "[draughts][DR-11]") {
  const Position position = board("B:W18,27:B14");
  CHECK(legal(position) == Texts{"14x23x32"});
  CHECK_FALSE(position.is_legal(move_along({14, 23})));
  CHECK_FALSE(position.is_legal(move_along({14, 23, 32, 23})));
}

TEST_CASE("the player chooses freely among captures of any length", "[draughts][DR-12]") {
  CHECK(legal(board("B:W17,18,27:B14")) == Texts{"14x21", "14x23x32"});
  CHECK(legal(board("B:W14:B9,10")) == Texts{"9x18", "10x17"});
}

TEST_CASE("a man's capture forks wherever it can", "[draughts][DR-12]") {
  // 2 over 6 to 9, over 14 to 18; or over 7 to 11 and over 15 to 18 or over 16 to 20. From 18 over 22 or 23.
  CHECK(legal(board("B:W6,7,14,15,16,22,23:B2")) ==
        Texts{"2x9x18x25", "2x9x18x27", "2x11x18x25", "2x11x18x27", "2x11x20"});
  CHECK(board("B:W6,7,14,15,16,22,23:B2").count_moves() == 5);
  CHECK(board("W:W31:B10,11,17,18,19,26,27").count_moves() == 5);  // the same with the board turned by half
}

TEST_CASE("a piece is jumped once only, and the start square may be landed on", "[draughts][DR-13]") {
  CHECK(legal(board("B:W18:BK15")) == Texts{"15x22"});
  const Position ring = board("B:W18,19,26,27:BK15");
  CHECK(legal(ring) == Texts{"15x22x31x24x15", "15x24x31x22x15"});
  CHECK_FALSE(ring.is_legal(move_along({15, 22, 31, 24})));          // not finished
  CHECK_FALSE(ring.is_legal(move_along({15, 22, 31, 24, 15, 22})));  // 18 a second time
  CHECK_FALSE(ring.is_legal(move_along({15, 22, 15})));
}

TEST_CASE("the start square may be jumped from again", "[draughts][DR-13]") {
  CHECK(legal(board("B:W11,18,19,26,27:BK15")) == Texts{"15x8", "15x22x31x24x15x8", "15x24x31x22x15x8"});
}

TEST_CASE("a piece that only stands in the way of a landing blocks it", "[draughts][DR-13]") {
  CHECK(legal(board("B:W18,26,31:BK15")) == Texts{"15x22"});
  CHECK(legal(board("B:W18,26:BK15,31")) == Texts{"15x22"});
}

TEST_CASE("different paths are different moves, even with one result", "[draughts][DR-14]") {
  const Position ring = board("B:W18,19,26,27:BK15");
  CHECK(ring.count_moves() == 2);
  CHECK(ring.after(move_along({15, 22, 31, 24, 15})) == ring.after(move_along({15, 24, 31, 22, 15})));
  CHECK(draughts::perft(ring, 1) == 2);
  CHECK(draughts::perft_unique(ring, 1) == 1);
  CHECK(draughts::perft(board("B:W11,18,19,26,27:BK15"), 1) == 3);
  CHECK(draughts::perft_unique(board("B:W11,18,19,26,27:BK15"), 1) == 2);
}

TEST_CASE("a side that is blocked or gone has no move", "[draughts][DR-15]") {
  CHECK_FALSE(board("B:W17,22:B13").has_move());  // 17 is in the way and 22 behind it
  CHECK(board("B:W17:B13").has_move());           // 13x22
  CHECK_FALSE(board("B:W1:B").has_move());
  CHECK(legal(board("B:W17,22:B13")).empty());
  CHECK(Position().has_move());
}
