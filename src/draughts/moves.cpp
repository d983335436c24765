// Move generation (DR-5 to DR-14).
#include <bit>

#include "touchline/draughts/position.hpp"

#include "board.hpp"
#include "captures.hpp"
#include "count.hpp"

namespace touchline::inline v1::draughts {

namespace {

template <Seat mover, bool king>
void list_captures(const Jumper& jumper, Move so_far, int hops, MoveList& out) noexcept {
  bool ended = true;
  for_each_jump<mover, king>(jumper, [&](Direction direction, const Jumper& next) {
    ended = false;
    list_captures<mover, king>(next, so_far.with_hop(hops, Move::jump_hop(direction)), hops + 1, out);
  });
  if (ended) out.push_back(so_far);  // DR-11
}

template <Seat mover>
void list_captures(Board board, std::uint32_t jumping, MoveList& out) noexcept {
  for (const Square from : layout::unpack(jumping)) {
    const std::uint32_t start = layout::bit(from);
    const Jumper jumper = Jumper::on(start, board);
    if ((start & board.kings) != 0) {
      list_captures<mover, true>(jumper, Move::from(from), 0, out);
    } else {
      list_captures<mover, false>(jumper, Move::from(from), 0, out);
    }
  }
}

/// Lists the steps in the directions given, which rise.
template <Seat mover, Direction... directions>
void list_steps(Board board, MoveList& out) noexcept {
  for (const Square from : layout::unpack((steppers<mover, directions>(board) | ...))) {
    const std::uint32_t start = layout::bit(from);
    (out.push_back_if((steppers<mover, directions>(board) & start) != 0,
                      Move::from(from).with_hop(0, Move::step_hop(directions))),
     ...);
  }
}

template <Seat mover>
void list(Board board, MoveList& out) noexcept {
  if (const std::uint32_t jumping = jumpers<mover>(board); jumping != 0) {  // DR-10
    list_captures<mover>(board, jumping, out);
  } else if (board.own_kings() != 0) {
    list_steps<mover, Direction::nw, Direction::ne, Direction::sw, Direction::se>(board, out);
  } else {
    list_steps<mover, forward_left<mover>, forward_right<mover>>(board, out);
  }
}

/// Whether there is a move. Asked one direction after the other: mostly the first answers.
template <Seat mover>
bool has_any(Board board) noexcept {
  return steppers<mover, forward_left<mover>>(board) != 0 || steppers<mover, forward_right<mover>>(board) != 0 ||
         steppers<mover, backward_left<mover>>(board) != 0 || steppers<mover, backward_right<mover>>(board) != 0 ||
         jumpers<mover>(board) != 0;
}

}  // namespace

bool Position::has_capture() const noexcept {
  const Board board(*this);
  return (to_move() == dark ? jumpers<dark>(board) : jumpers<light>(board)) != 0;
}

bool Position::has_move() const noexcept {
  const Board board(*this);
  return to_move() == dark ? has_any<dark>(board) : has_any<light>(board);
}

void Position::moves(MoveList& out) const noexcept {
  out.clear();
  const Board board(*this);
  if (to_move() == dark) {
    list<dark>(board, out);
  } else {
    list<light>(board, out);
  }
}

std::size_t Position::count_moves() const noexcept {
  const Board board(*this);
  return to_move() == dark ? draughts::count_moves<dark>(board) : draughts::count_moves<light>(board);
}

}  // namespace touchline::inline v1::draughts
