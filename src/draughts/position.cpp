#include "touchline/draughts/position.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

#include "touchline/core/hash.hpp"

#include "board.hpp"
#include "captures.hpp"
#include "child.hpp"

namespace touchline::inline v1::draughts {

namespace {

bool goes(const Board& board, Seat mover, std::uint32_t piece, Direction direction) noexcept {
  return is_forward(mover, direction) || (board.kings & piece) != 0;
}

/// The hops of a move, the first in the highest four bits; shifting to the left goes on to the next.
constexpr std::uint64_t hops_of(Move move) noexcept { return move.code() << 28; }
constexpr unsigned first_of(std::uint64_t hops) noexcept { return static_cast<unsigned>(hops >> 60); }

/// Whether the mover's piece on `from` can step in a direction, captures aside.
template <Seat mover>
bool has_step(Board board, std::uint32_t from, Direction direction) noexcept {
  constexpr std::uint32_t not_at_edge[] = {layout::not_at_edge<Direction::nw>, layout::not_at_edge<Direction::ne>,
                                           layout::not_at_edge<Direction::sw>, layout::not_at_edge<Direction::se>};
  const std::uint32_t to = layout::ahead(from & not_at_edge[static_cast<std::size_t>(direction)], direction);
  return (to & board.empty()) != 0 && (is_forward(mover, direction) || (from & board.kings) != 0);
}

/// Whether the hops of `move` are a whole capture of the piece on `from`.
template <Seat mover>
bool has_capture_along(Board board, std::uint32_t from, Move move) noexcept {
  const auto may_go = [king = (board.kings & from) != 0](Direction d) { return king || is_forward(mover, d); };
  Jumper jumper = Jumper::on(from, board);
  for (std::uint64_t hops = hops_of(move); hops != 0; hops <<= 4) {
    const unsigned hop = first_of(hops);
    if (!Move::is_jump(hop) || hop > Move::last_hop || !may_go(Move::direction(hop))) return false;
    jumper = jumper.after_jump(Move::direction(hop));
    if (jumper.at == 0) return false;
  }
  return std::none_of(std::begin(all_directions), std::end(all_directions),  // DR-11
                      [&](Direction d) { return may_go(d) && jumper.after_jump(d).at != 0; });
}

template <Seat mover>
bool allows(const Position& position, Move move) noexcept {
  const Board board(position);
  const std::uint32_t from = layout::bit(move.from());
  if (move.code() >> 41 != 0 || (board.own & from) == 0) return false;
  if (move.is_capture()) return has_capture_along<mover>(board, from, move);
  const bool is_step = move.hop(0) != 0 && move.hop(0) <= Move::last_hop && (move.code() & 0xffffffff) == 0;
  return is_step && has_step<mover>(board, from, Move::direction(move.hop(0))) && jumpers<mover>(board) == 0;  // DR-10
}

}  // namespace

unsigned Position::jumps(Square from, SquareSet jumped) const noexcept {
  const Board board(*this);
  const std::uint32_t piece = layout::bit(from) & board.own;
  const Jumper jumper{piece, board.targets() & ~layout::pack(jumped), board.empty()};
  unsigned found = 0;
  for (const Direction direction : all_directions)
    if (goes(board, to_move(), piece, direction) && jumper.after_jump(direction).at != 0)
      found |= 1U << static_cast<unsigned>(direction);
  return found;
}

unsigned Position::steps(Square from) const noexcept {
  const Board board(*this);
  const std::uint32_t piece = layout::bit(from) & board.own;
  unsigned found = 0;
  for (const Direction direction : all_directions) {
    const auto to = neighbour(from, direction);
    if (piece != 0 && to && goes(board, to_move(), piece, direction) && (layout::bit(*to) & board.empty()) != 0)
      found |= 1U << static_cast<unsigned>(direction);
  }
  return found;
}

bool Position::is_legal(Move move) const noexcept {
  return to_move() == dark ? allows<dark>(*this, move) : allows<light>(*this, move);
}

Position Position::after(Move move) const noexcept {
  const Board board(*this);
  const std::uint32_t from = layout::bit(move.from());
  std::uint32_t to = from;
  std::uint32_t taken = 0;
  if (move.is_capture()) {
    for (std::uint64_t hops = hops_of(move); hops != 0; hops <<= 4) {
      const std::uint32_t over = layout::ahead(to, Move::direction(first_of(hops)));
      to = layout::ahead(over, Move::direction(first_of(hops)));
      taken |= over;
    }
  } else {
    to = layout::ahead(from, Move::direction(move.hop(0)));
  }
  return to_move() == dark ? child<dark>(board, from, to, taken).position<light>()
                           : child<light>(board, from, to, taken).position<dark>();
}

std::uint64_t Position::hash() const noexcept {
  const std::uint64_t pieces = std::uint64_t{dark_} << 32 | light_;
  const std::uint64_t rest = std::uint64_t{kings_} << 32 | std::uint64_t{to_move_};
  return hash_more(hash_more(0, pieces), rest);
}

}  // namespace touchline::inline v1::draughts
