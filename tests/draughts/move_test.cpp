#include "touchline/draughts/move.hpp"

#include <algorithm>
#include <vector>

#include "touchline/draughts/move_list.hpp"

#include "support/catch.hpp"
#include "support/draughts_board.hpp"

using namespace touchline;
using namespace touchline::test;
using draughts::Direction;
using draughts::Move;

namespace {

std::vector<int> numbers(Move move) {
  std::vector<int> squares;
  if (const auto path = move.path())
    for (const auto square : *path) squares.push_back(draughts::number(square));
  return squares;
}

}  // namespace

TEST_CASE("the codes of moves are frozen", "[draughts][DR-21]") {
  // 11-15 starts on square 11 (0xa) and steps SW (5); 22x15x8 starts on 22 (0x15) and jumps NE (2) twice.
  CHECK(move_along({11, 15}).code() == 0x0a'500000000);
  CHECK(move_along({22, 15, 8}).code() == 0x15'220000000);
  CHECK(numbers(Move(0x0a'500000000)) == std::vector{11, 15});
  CHECK(numbers(Move(0x15'220000000)) == std::vector{22, 15, 8});
  // From 18 (0x11) in the order of the digits: jumps to 9 and 11, steps to 14, 15, 22 and 23, jumps to 25 and 27.
  const int reached[] = {9, 11, 14, 15, 22, 23, 25, 27};
  for (unsigned digit = 1; digit <= 8; ++digit)
    CHECK(numbers(Move(0x11'000000000 | std::uint64_t{digit} << 32)) == std::vector{18, reached[digit - 1]});
}

TEST_CASE("codes rise as lists of squares compared number by number", "[draughts][DR-21]") {
  std::vector<Move> moves;
  for (int from = 1; from <= 32; ++from)
    for (unsigned first = 1; first <= 8; ++first)
      for (unsigned second = 0; second <= 8; ++second) {
        const Move move = Move::from(sq(from)).with_hop(0, first).with_hop(1, second);
        if (move.path()) moves.push_back(move);
      }
  CHECK(moves.size() > 200);
  for (const Move a : moves)
    for (const Move b : moves)
      if ((a < b) != (numbers(a) < numbers(b))) FAIL(written(a) << " and " << written(b));
}

TEST_CASE("the parts of a move", "[draughts][DR-21]") {
  const Move move = move_along({15, 22, 31, 24, 15, 8});
  CHECK(move.from() == sq(15));
  CHECK(move.length() == 5);
  CHECK(move.is_capture());
  CHECK_FALSE(move_along({11, 15}).is_capture());
  CHECK(Move::direction(move.hop(0)) == Direction::sw);
  CHECK(Move::direction(move.hop(4)) == Direction::ne);
  CHECK(Move(move.action()) == move);
  for (const Direction direction : draughts::all_directions) {
    CHECK(Move::direction(Move::step_hop(direction)) == direction);
    CHECK(Move::direction(Move::jump_hop(direction)) == direction);
    CHECK(Move::is_jump(Move::jump_hop(direction)));
    CHECK_FALSE(Move::is_jump(Move::step_hop(direction)));
  }
}

TEST_CASE("a number that is no move has no path", "[draughts][DR-21]") {
  CHECK(numbers(Move(0x0a'777777777)).empty());       // nine jumps SW leave the board
  CHECK(numbers(Move(0x15'272727272)).size() == 10);  // nine hops are the most
  CHECK_FALSE(Move().path());                         // no hop
  CHECK_FALSE(Move(0x0a'900000000).path());           // a digit out of range
  CHECK_FALSE(Move(0x0a'f00000000).path());
  CHECK_FALSE(Move(0x15'290000000).path());
  CHECK_FALSE(Move(0x0a'500000001).path());  // digits after the end
  CHECK_FALSE(Move(0x15'202000000).path());
  CHECK_FALSE(Move(0x0a'550000000).path());                           // two steps
  CHECK_FALSE(Move(0x15'230000000).path());                           // a jump, then a step
  CHECK_FALSE(Move(0x15'320000000).path());                           // a step, then a jump
  CHECK_FALSE(Move(0x00'300000000).path());                           // 1 has no neighbour NW
  CHECK_FALSE(Move(0x00'200000000).path());                           // nor room to jump NE
  CHECK_FALSE(Move(0x20'500000000).path());                           // there is no square 33
  CHECK_FALSE(Move(std::uint64_t{1} << 63 | 0x0a'500000000).path());  // bits beyond the start square
  CHECK_FALSE(Move(~std::uint64_t{0}).path());
}

namespace {

/// The captures of a king on square `at` of the 16 landing squares of one kind, a grid of four by four, when an enemy
/// stands between any two that lie diagonally and the squares of `blocked` are taken. Bit 3i + j of `jumped` is the
/// enemy between grid squares (i, j) and (i + 1, j + 1), who also stands between (i + 1, j) and (i, j + 1).
unsigned count_trails(int at, unsigned blocked, unsigned jumped) {
  unsigned trails = 0;
  for (const int down : {-1, 1})
    for (const int right : {-1, 1}) {
      const int row = at / 4 + down;
      const int column = at % 4 + right;
      if (row < 0 || row > 3 || column < 0 || column > 3 || (blocked >> (4 * row + column) & 1) != 0) continue;
      const unsigned enemy = 1U << (3 * std::min(row, at / 4) + std::min(column, at % 4));
      if ((jumped & enemy) == 0) trails += count_trails(4 * row + column, blocked, jumped | enemy);
    }
  return trails == 0 && jumped != 0 ? 1 : trails;
}

}  // namespace

TEST_CASE("a list has room for the moves of any position", "[draughts][DR-14]") {
  unsigned most = 0;
  for (unsigned kings = 0; kings < 1U << 16; ++kings) {
    unsigned captures = 0;
    for (int at = 0; at < 16; ++at)
      if ((kings >> at & 1) != 0) captures += count_trails(at, kings & ~(1U << at), 0);
    most = std::max(most, captures);
  }
  CHECK(most == 34);
  CHECK(draughts::MoveList::capacity >= 2 * most);
  CHECK(draughts::MoveList::capacity >= 49);  // plain moves
}
