#include "touchline/draughts/position.hpp"

#include <bit>

#include "touchline/core/hash.hpp"

#include "board.hpp"
#include "captures.hpp"

namespace touchline::inline v1::draughts {

namespace {

bool goes(const Board& board, Seat mover, std::uint32_t piece, Direction direction) noexcept {
  return is_forward(mover, direction) || (board.kings & piece) != 0;
}

}  // namespace

unsigned Position::jumps(Square from, SquareSet jumped) const noexcept {
  const Board board(*this);
  const std::uint32_t piece = layout::bit(from) & board.own;
  const Jumper jumper{piece, board.targets() & ~layout::pack(jumped), board.empty()};
  unsigned found = 0;
  for (const Direction direction : all_directions)
    if (goes(board, to_move_, piece, direction) && jumper.after_jump(direction).at != 0)
      found |= 1U << static_cast<unsigned>(direction);
  return found;
}

unsigned Position::steps(Square from) const noexcept {
  const Board board(*this);
  const std::uint32_t piece = layout::bit(from) & board.own;
  unsigned found = 0;
  for (const Direction direction : all_directions) {
    const auto to = neighbour(from, direction);
    if (piece != 0 && to && goes(board, to_move_, piece, direction) && (layout::bit(*to) & board.empty()) != 0)
      found |= 1U << static_cast<unsigned>(direction);
  }
  return found;
}

bool Position::is_legal(Move move) const noexcept {
  const auto path = move.path();
  if (!path) return false;
  const Square from = path->front();
  const unsigned first = 1U << static_cast<unsigned>(Move::direction(move.hop(0)));
  if (!move.is_capture()) return (steps(from) & first) != 0 && !has_capture();  // DR-10

  Position board = *this;
  Square at = from;
  SquareSet jumped;
  for (int i = 0; i < move.length(); ++i) {
    const Direction direction = Move::direction(move.hop(i));
    if ((board.jumps(at, jumped) >> static_cast<unsigned>(direction) & 1) == 0) return false;
    jumped.insert(*neighbour(at, direction));
    const Square to = path->squares[static_cast<std::size_t>(i) + 1];
    board = board.with_piece_moved(at, to);
    at = to;
  }
  return board.jumps(at, jumped) == 0;  // DR-11
}

Position Position::after(Move move) const noexcept {
  const std::uint32_t from = layout::bit(move.from());
  std::uint32_t at = from;
  std::uint32_t jumped = 0;
  if (move.is_capture()) {
    for (int i = 0; i < Move::max_hops && move.hop(i) != 0; ++i) {
      const Direction direction = Move::direction(move.hop(i));
      const std::uint32_t over = layout::ahead(at, direction);
      jumped |= over;
      at = layout::ahead(over, direction);
    }
  } else {
    at = layout::ahead(at, Move::direction(move.hop(0)));
  }
  const std::uint32_t row = to_move_ == dark ? layout::light_back_row : layout::dark_back_row;
  Position next = *this;
  std::uint32_t& own = to_move_ == dark ? next.dark_ : next.light_;
  std::uint32_t& other_side = to_move_ == dark ? next.light_ : next.dark_;
  const bool king = (kings_ & from) != 0;
  own = (own & ~from) | at;
  other_side &= ~jumped;                                               // DR-13
  next.kings_ = (kings_ & ~(jumped | from)) | (king ? at : at & row);  // DR-9
  next.to_move_ = other(to_move_);                                     // DR-4
  return next;
}

std::uint64_t Position::hash() const noexcept {
  const std::uint64_t pieces = std::uint64_t{dark_} << 32 | light_;
  const std::uint64_t rest = std::uint64_t{kings_} << 32 | static_cast<std::uint64_t>(index(to_move_));
  return hash_more(hash_more(0, pieces), rest);
}

}  // namespace touchline::inline v1::draughts
