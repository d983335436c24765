// A measure of the machine: an ordinary perft of English draughts on a mailbox board, no tables, no bit sets.
// Prints leaves, seconds of processor time and leaves a second; docs/performance.md tells what for.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <vector>

namespace {

// Nine places for two rows, one of them beyond the edge, so that the four diagonals are fixed distances.
constexpr int nw = -5, ne = -4, sw = 4, se = 5;

enum class Cell : signed char { beyond, empty, dark_man, dark_king, light_man, light_king };

struct Board {
  std::array<Cell, 46> cells{};
  bool dark_moves = true;

  Cell& at(int place) { return cells[static_cast<std::size_t>(place)]; }
  [[nodiscard]] Cell at(int place) const { return cells[static_cast<std::size_t>(place)]; }
};

using Children = std::vector<Board>;

// Squares 1 to 32 lie on places 5 to 39.
constexpr int place(int square) { return square + 4 + (square - 1) / 8; }

bool is_dark(Cell cell) { return cell == Cell::dark_man || cell == Cell::dark_king; }
bool is_light(Cell cell) { return cell == Cell::light_man || cell == Cell::light_king; }
bool is_own(const Board& board, Cell cell) { return board.dark_moves ? is_dark(cell) : is_light(cell); }
bool is_other(const Board& board, Cell cell) { return board.dark_moves ? is_light(cell) : is_dark(cell); }

bool may_go(Cell piece, int way) {
  if (piece == Cell::dark_man) return way > 0;
  return piece != Cell::light_man || way < 0;
}

void put_down(Board& board, int to, Cell piece) {
  if (piece == Cell::dark_man && to >= place(29)) piece = Cell::dark_king;
  if (piece == Cell::light_man && to <= place(4)) piece = Cell::light_king;
  board.at(to) = piece;
  board.dark_moves = !board.dark_moves;
}

// The ways to capture on with a piece that has been picked up from the board; jumped pieces are gone already, which
// comes to the same: a square that has been jumped over cannot be jumped again, and no jump ends on it, as all ends of
// one capture lie in rows that its jumped pieces do not lie in.
void capture_on(const Board& board, int from, Cell piece, bool has_jumped, Children& out) {
  bool jumps = false;
  for (const int way : {nw, ne, sw, se}) {
    if (!may_go(piece, way) || !is_other(board, board.at(from + way))) continue;
    if (board.at(from + 2 * way) != Cell::empty) continue;
    jumps = true;
    Board next = board;
    next.at(from + way) = Cell::empty;
    capture_on(next, from + 2 * way, piece, true, out);
  }
  if (jumps || !has_jumped) return;
  out.push_back(board);
  put_down(out.back(), from, piece);
}

void list_captures(const Board& board, Children& out) {
  for (int square = 1; square <= 32; ++square) {
    const int from = place(square);
    const Cell piece = board.at(from);
    if (!is_own(board, piece)) continue;
    Board without = board;
    without.at(from) = Cell::empty;
    capture_on(without, from, piece, false, out);
  }
}

void list_steps(const Board& board, Children& out) {
  for (int square = 1; square <= 32; ++square) {
    const int from = place(square);
    const Cell piece = board.at(from);
    if (!is_own(board, piece)) continue;
    for (const int way : {nw, ne, sw, se}) {
      if (!may_go(piece, way) || board.at(from + way) != Cell::empty) continue;
      out.push_back(board);
      out.back().at(from) = Cell::empty;
      put_down(out.back(), from + way, piece);
    }
  }
}

std::uint64_t perft(const Board& board, int depth, std::vector<Children>& lists) {
  Children& children = lists[static_cast<std::size_t>(depth)];
  children.clear();
  list_captures(board, children);
  if (children.empty()) list_steps(board, children);
  if (depth == 1) return children.size();
  std::uint64_t leaves = 0;
  for (const Board& child : children) leaves += perft(child, depth - 1, lists);
  return leaves;
}

Board start() {
  Board board;
  for (int square = 1; square <= 32; ++square) board.at(place(square)) = Cell::empty;
  for (int square = 1; square <= 12; ++square) board.at(place(square)) = Cell::dark_man;
  for (int square = 21; square <= 32; ++square) board.at(place(square)) = Cell::light_man;
  return board;
}

}  // namespace

int main() {
  constexpr int depth = 9;
  std::vector<Children> lists(depth + 1);
  const std::clock_t begin = std::clock();
  const std::uint64_t leaves = perft(start(), depth, lists);
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  std::printf("%llu leaves, %.3f s, %.2f M leaves a second\n", static_cast<unsigned long long>(leaves), seconds,
              static_cast<double>(leaves) / seconds / 1e6);
  return leaves == 3963680 ? 0 : 1;  // OEIS A133046
}
