#include "draughts/count_men.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "support/catch.hpp"
#include "support/draughts_board.hpp"
#include "support/draughts_positions.hpp"

using namespace touchline;
using draughts::Board;
using draughts::Position;

namespace {

constexpr std::size_t most = draughts::MenSum::lanes * draughts::MenSum::most_rounds;

std::uint32_t counted(const std::vector<Position>& positions) {
  draughts::Boards<most> boards;
  for (const Position& position : positions) boards.add(Board(position));
  return positions[0].to_move() == draughts::dark ? draughts::count_moves_of_men<draughts::dark>(boards)
                                                  : draughts::count_moves_of_men<draughts::light>(boards);
}

bool has_kings(const slow::Board& board) {
  for (int n = 1; n <= 32; ++n)
    if (slow::at(board, slow::place(n)) == (board.dark_moves ? 'B' : 'W')) return true;
  return false;
}

/// Boards on which one side is to move, as many as can be counted at once.
std::vector<slow::Board> batch(bool dark_moves, Rng& rng) {
  std::vector<slow::Board> boards;
  while (boards.size() < most)
    for (slow::Board board : slow::crowded(rng, 100)) {
      board.dark_moves = dark_moves;
      if (boards.size() < most) boards.push_back(board);
    }
  return boards;
}

}  // namespace

TEST_CASE("captures by men are counted path by path", "[draughts][DR-6][DR-10][DR-11][DR-14]") {
  // 1 and 3 both capture to 10 and on to 17 or to 19. From 19 both could go on to 26 or 28.
  CHECK(counted({test::board("B:B1,3:W6,7,14,15")}) == 4);
  CHECK(counted({test::board("B:B1,3:W6,7,14,15,23,24")}) == 6);
  // The same seen from the other side: square n is 33 - n.
  CHECK(counted({test::board("W:W32,30:B27,26,19,18")}) == 4);
  CHECK(counted({test::board("W:W32,30:B27,26,19,18,10,9")}) == 6);
}

TEST_CASE("steps of men are counted where nobody captures", "[draughts][DR-5][DR-10]") {
  CHECK(counted({Position()}) == 7);
  CHECK(counted({test::board("B:B1,12:W32")}) == 3);        // 1-5, 1-6, 12-16
  CHECK(counted({test::board("B:B1,12,26:W32,31")}) == 4);  // and 26-30; 31 stands on the edge
  CHECK(counted({test::board("B:B1,12,14:W32,18")}) == 1);  // 14x23 only
  CHECK(counted({test::board("B:BK1:W32")}) == 0);          // sides with kings are left to others
}

TEST_CASE("many boards count as much as each of them", "[draughts][DR-10][DR-14]") {
  Rng rng(5);
  for (const bool dark_moves : {true, false})
    for (int round = 0; round < 20; ++round) {
      const auto boards = batch(dark_moves, rng);
      for (const std::size_t first : {std::size_t{0}, most - 15, most - 16, most - 17}) {
        std::vector<Position> positions;
        std::uint64_t expected = 0;
        for (std::size_t i = first; i < most; ++i) {
          positions.push_back(slow::position(boards[i]));
          if (!has_kings(boards[i])) expected += slow::moves(boards[i]).size();
        }
        REQUIRE(counted(positions) == expected);
      }
    }
}

TEST_CASE("the most that can be added at once", "[draughts]") {
  // Each round adds the same squares, so that their numbers carry as far as they can.
  const std::vector<Position> same(most, test::board("B:B1,3:W6,7,14,15,23,24"));
  CHECK(counted(same) == 6 * most);
  const std::vector<Position> starts(most, Position());
  CHECK(counted(starts) == 7 * most);
}
