#include "touchline/draughts/position.hpp"

#include <set>

#include "support/catch.hpp"
#include "support/draughts_board.hpp"

using namespace touchline;
using namespace touchline::test;
using draughts::dark;
using draughts::light;
using draughts::Piece;
using draughts::Position;
using draughts::SquareSet;

TEST_CASE("twelve dark men on 1-12, twelve light men on 21-32, dark to move", "[draughts][DR-3][DR-4]") {
  constexpr Position start;
  STATIC_REQUIRE(start.to_move() == dark);
  for (int n = 1; n <= 32; ++n) {
    INFO("square " << n);
    CHECK(start.at(sq(n)) == (n <= 12 ? Piece::dark_man : n >= 21 ? Piece::light_man : Piece::none));
  }
  CHECK(start.pieces(dark).size() == 12);
  CHECK(start.pieces(light).size() == 12);
  CHECK(start.kings().is_empty());
  CHECK(start == board("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"));
}

TEST_CASE("a position holds what it was made of", "[draughts][DR-4]") {
  const SquareSet dark_pieces = set_of({1, 5, 22, 29, 32});
  const SquareSet light_pieces = set_of({4, 9, 17, 31});
  const SquareSet kings = set_of({4, 22, 31});
  const Position position(dark_pieces, light_pieces, kings, light);
  CHECK(position.to_move() == light);
  CHECK(position.pieces(dark) == dark_pieces);
  CHECK(position.pieces(light) == light_pieces);
  CHECK(position.kings() == kings);
  CHECK(position.at(sq(22)) == Piece::dark_king);
  CHECK(position.at(sq(32)) == Piece::dark_man);
  CHECK(position.at(sq(4)) == Piece::light_king);
  CHECK(position.at(sq(17)) == Piece::light_man);
  CHECK(position.at(sq(18)) == Piece::none);
}

TEST_CASE("sides alternate, whoever moves first", "[draughts][DR-4]") {
  CHECK(Position().after(move_along({11, 15})).to_move() == light);
  const Position set_up = board("W:W27:B1");
  CHECK(set_up.after(move_along({27, 23})).to_move() == dark);
}

TEST_CASE("a plain move changes two squares", "[draughts][DR-5]") {
  CHECK(Position().after(move_along({11, 15})) ==
        board("W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15"));
  CHECK(board("W:W32,K14:B1").after(move_along({14, 17})) == board("B:W32,K17:B1"));
}

TEST_CASE("a capture takes what it jumped, kings and men, and nothing else", "[draughts][DR-13]") {
  CHECK(board("B:W18,K27,28:B14,1").after(move_along({14, 23, 32})) == board("W:W28:B1,K32"));
  CHECK(board("B:WK18,10:BK14").after(move_along({14, 7})) == board("W:WK18:BK7"));
}

TEST_CASE("a capture that comes back to its start leaves the piece there", "[draughts][DR-13]") {
  const Position before = board("B:W18,19,26,27:BK15");
  CHECK(before.after(move_along({15, 22, 31, 24, 15})) == board("W:W:BK15"));
  CHECK(before.after(move_along({15, 24, 31, 22, 15})) == board("W:W:BK15"));
}

TEST_CASE("a man on the farthest row is a king", "[draughts][DR-9]") {
  CHECK(board("B:W1:B27").after(move_along({27, 32})).at(sq(32)) == Piece::dark_king);
  CHECK(board("B:W1:B23").after(move_along({23, 27})).at(sq(27)) == Piece::dark_man);
  CHECK(board("W:W5:B32").after(move_along({5, 1})).at(sq(1)) == Piece::light_king);
  CHECK(board("W:W11:B6,7").after(move_along({11, 2})) == board("B:WK2:B6"));
  CHECK(board("B:W1:BK27").after(move_along({27, 32})).at(sq(32)) == Piece::dark_king);
}

TEST_CASE("captures and moves of men cannot be undone, moves of kings can", "[draughts][DR-17]") {
  CHECK(Position().is_irreversible(move_along({11, 15})));
  CHECK(board("B:W18:BK14").is_irreversible(move_along({14, 23})));
  CHECK(board("B:W1:B27").is_irreversible(move_along({27, 32})));
  CHECK_FALSE(board("B:W1:BK27").is_irreversible(move_along({27, 32})));
}

namespace {

constexpr unsigned nw = 1, ne = 2, sw = 4, se = 8;

}  // namespace

TEST_CASE("the directions in which a piece may step", "[draughts][DR-5][DR-7][DR-21]") {
  const Position position = board("B:W18,29:BK14,9,6,32");
  CHECK(position.steps(sq(14)) == (ne | sw));  // 9 is its own, 18 the enemy's
  CHECK(position.steps(sq(9)) == sw);
  CHECK(position.steps(sq(32)) == 0);  // an edge
  CHECK(position.steps(sq(18)) == 0);  // not the mover's
  CHECK(position.steps(sq(23)) == 0);  // nobody
  CHECK(board("W:W18:B1").steps(sq(18)) == (nw | ne));
  CHECK(board("W:WK5:B32").steps(sq(5)) == (ne | se));
}

TEST_CASE("the directions in which a capture may go on", "[draughts][DR-11][DR-13][DR-21]") {
  // 15x22x31x24x15, jump by jump: what was jumped still stands, the start is empty.
  Position position = board("B:W18,19,26,27:BK15");
  CHECK(position.jumps(sq(15), {}) == (sw | se));
  position = position.with_piece_moved(sq(15), sq(22));
  CHECK(position == board("B:W18,19,26,27:BK22"));
  CHECK(position.jumps(sq(22), set_of({18})) == se);
  position = position.with_piece_moved(sq(22), sq(31));
  CHECK(position.jumps(sq(31), set_of({18, 26})) == ne);
  position = position.with_piece_moved(sq(31), sq(24));
  CHECK(position.jumps(sq(24), set_of({18, 26, 27})) == nw);
  position = position.with_piece_moved(sq(24), sq(15));
  CHECK(position.jumps(sq(15), set_of({18, 19, 26, 27})) == 0);
  CHECK(position.with_move_ended(sq(15), set_of({18, 19, 26, 27})) == board("W:W:BK15"));

  CHECK(board("B:W18:B14").jumps(sq(14), {}) == se);
  CHECK(board("B:W10:B14").jumps(sq(14), {}) == 0);     // behind a man
  CHECK(board("B:W18,23:B14").jumps(sq(14), {}) == 0);  // no room
  CHECK(board("B:W18:B14").jumps(sq(18), {}) == 0);     // not the mover's
  CHECK(board("B:W18:B14").jumps(sq(15), {}) == 0);     // nobody
}

TEST_CASE("a man is crowned when his move has ended, not on the way", "[draughts][DR-9]") {
  const Position arrived = board("B:W26,27:B22").with_piece_moved(sq(22), sq(31));
  CHECK(arrived == board("B:W26,27:B31"));
  CHECK(arrived.jumps(sq(31), set_of({26})) == 0);
  CHECK(arrived.with_move_ended(sq(31), set_of({26})) == board("W:W27:BK31"));
}

TEST_CASE("hashes tell boards and movers apart and are the same everywhere", "[draughts]") {
  std::set<std::uint64_t> hashes;
  for (const char* text : {"B:W32:B1", "W:W32:B1", "B:W1:B32", "B:WK32:B1", "B:W32:BK1", "B:W:B1", "B:W32:B2"})
    hashes.insert(board(text).hash());
  CHECK(hashes.size() == 7);
  // Worked out apart from the library, from the bits of layout.hpp and the mixing of hash.hpp.
  CHECK(Position().hash() == 0xca33e2fe44ae8243);
  CHECK(board("W:WK2:B1").hash() == 0x737c357e2fe82dfb);
}
