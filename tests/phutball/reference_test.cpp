// The fast generator against the slow one, on random positions of all sizes and densities.
#include "reference.hpp"

#include <map>

#include "touchline/core/random.hpp"
#include "touchline/phutball/turns.hpp"

#include "support/catch.hpp"

using namespace touchline;
using namespace touchline::phutball;

namespace {

constexpr std::size_t most_paths = 200;

struct Case {
  Position position;
  reference::Board board;
};

// A board of any size with some men; on every fourth the men stand near the ball, where jumps are.
Case random_case(Rng& rng) {
  const auto between = [&](int low, int high) {
    return low + static_cast<int>(rng.below(static_cast<std::uint64_t>(high - low + 1)));
  };
  const int columns = between(Board::min_columns, Board::max_columns);
  const int rows = between(Board::min_rows, Board::max_rows);
  reference::Board board(columns, rows);
  board.ball_row = between(1, rows);
  board.ball_column = between(0, columns - 1);
  Position position(Board(columns, rows),
                    {static_cast<std::int8_t>(board.ball_row), static_cast<std::int8_t>(board.ball_column)});
  const auto percent = rng.below(4) == 0 ? 100U : rng.below(101);
  const int reach = rng.below(4) == 0 ? between(1, 3) : Board::max_rows;
  const auto near = [&](int row, int column) {
    return std::abs(row - board.ball_row) <= reach && std::abs(column - board.ball_column) <= reach;
  };
  const auto kept = percent == 100 ? 90 + rng.below(11) : percent;
  for (int row = 1; row <= rows; ++row)
    for (int column = 0; column < columns; ++column) {
      if (row == board.ball_row && column == board.ball_column) continue;
      if (!near(row, column) || rng.below(100) >= kept) continue;
      board.at(row, column) = 'M';
      position.place({static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)});
    }
  return {position, board};
}

// The turns that a listing delivers, written as the reference writes them.
std::vector<std::string> listed(const Position& position, bool unique, std::size_t limit) {
  std::vector<std::string> out;
  const auto first = static_cast<std::uint64_t>(position.board().points());
  TurnOptions options;
  options.unique = unique;
  options.limit = limit;
  for_each_ball_move(position, options, [&](std::span<const ActionId> actions) {
    std::string turn;
    for (const ActionId action : actions) turn += "01234567s"[value(action) - first];
    out.push_back(turn);
    return true;
  });
  return out;
}

Position after(Position position, const std::string& turn) {
  for (const char c : turn)
    if (c != 's') position.jump(static_cast<Direction>(c - '0'));
  return position;
}

std::string result(const Position& position) {
  const Board size = position.board();
  reference::Board board(size.columns(), size.rows());
  board.ball_row = position.ball().row;
  board.ball_column = position.ball().column;
  position.for_each_man([&](Point man) { board.at(man.row, man.column) = 'M'; });
  return board.result();
}

}  // namespace

TEST_CASE("ball moves are those of a slow reference, in the same order",
          "[phutball][PH-9][PH-10][PH-11][PH-12][PH-21]") {
  Rng rng(20);
  std::size_t with_moves = 0, complete = 0, paths = 0;
  for (int i = 0; i < 10000; ++i) {
    const Case sample = random_case(rng);
    CAPTURE(i, sample.board.result());
    const reference::BallMoves expected = reference::ball_moves(sample.board, most_paths);
    REQUIRE(listed(sample.position, false, most_paths) == expected.paths);
    const auto unique = listed(sample.position, true, expected.first_paths.size());
    REQUIRE(unique == expected.first_paths);
    if (expected.complete) {
      REQUIRE(count_ball_moves(sample.position) == expected.paths.size());
      REQUIRE(listed(sample.position, true, most_paths) == expected.first_paths);
    }
    for (std::size_t n = 0; n < expected.paths.size(); n += 7)
      REQUIRE(result(after(sample.position, expected.paths[n])) == expected.results[n]);
    with_moves += expected.paths.empty() ? 0 : 1;
    complete += expected.complete ? 1 : 0;
    paths += expected.paths.size();
  }
  // Enough of the samples must say something.
  CHECK(with_moves > 5000);
  CHECK(complete > 5000);
  CHECK(paths > 200000);
}
