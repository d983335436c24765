#include "touchline/soccer/position.hpp"

#include "touchline/core/hash.hpp"

#include "steps.hpp"

namespace touchline::inline v1::soccer {
namespace {

SquareSet beside_board(const Pitch& pitch) noexcept {
  SquareSet set;
  for (int n = 0; n < static_cast<int>(SquareSet::word_count) * 64; ++n)
    if (!pitch.is_on_board(static_cast<Square>(n))) set.insert(static_cast<Square>(n));
  return set;
}

}  // namespace

Position::Position(const Pitch& pitch, const SquareSet& red_pieces, const SquareSet& blue_pieces, Square ball,
                   Seat to_move, const Passes& zone_passes, const Turn& turn) noexcept
    : pieces_{red_pieces, blue_pieces},
      blocked_(beside_board(pitch) | red_pieces | blue_pieces),
      head_{ball, to_move, zone_passes, turn} {}

std::size_t Position::legal(const Pitch& pitch, std::span<ActionId> out) const noexcept {
  std::size_t count = 0;
  for_each_action(pitch, *this, [&](Action action) {
    if (count < out.size()) out[count] = id(pitch, action);
    ++count;
    return true;
  });
  return count;
}

std::size_t Position::count(const Pitch& pitch) const noexcept {
  const Steps steps(pitch, *this);
  const Turn& turn = head_.turn;
  if (turn.piece != no_square) {
    const bool may_end_piece = turn.used() < pitch.pieces() && steps.has_step(unused());
    return static_cast<std::size_t>(steps.count(turn.piece)) + (may_end_piece ? 2 : 1);
  }
  const auto count = static_cast<std::size_t>(steps.count(unused()));
  if (turn.finished_count == 0) return count == 0 ? 1 : count;  // SO-9: pass-turn
  return turn.after_end_piece ? count : count + 1;              // SO-23: end-turn
}

bool Position::has_unused_step(const Pitch& pitch) const noexcept { return Steps(pitch, *this).has_step(unused()); }

bool Position::is_legal(const Pitch& pitch, Action action) const noexcept {
  const Turn& turn = head_.turn;
  const Steps steps(pitch, *this);
  switch (action.kind) {
    case Action::Kind::end_piece:
      return turn.piece != no_square && turn.used() < pitch.pieces() && steps.has_step(unused());  // SO-23
    case Action::Kind::end_turn:
      return turn.has_begun() && !turn.after_end_piece;  // SO-9, SO-23
    case Action::Kind::pass_turn:
      return !turn.has_begun() && !steps.has_step(unused());  // SO-9
    default:
      break;
  }
  const Square piece = action.piece;
  if (!pitch.is_on_board(piece) || !steps.own().has(piece)) return false;
  if (turn.piece != no_square ? piece != turn.piece : turn.has_finished(piece)) return false;  // SO-7
  const Square to = neighbour(piece, action.direction);
  if (action.kind == Action::Kind::pass)
    return to == head_.ball && action.length >= 1 && action.length <= steps.longest_pass(action.direction);
  const unsigned directions = directions_of_window[steps.open(piece)];
  if ((directions >> static_cast<unsigned>(action.direction) & 1U) == 0) return false;
  return to != head_.ball || steps.may_push(action.direction);
}

std::uint64_t Position::hash() const noexcept {
  std::uint64_t sum = 0;  // over the words that hold pieces; most hold none
  for (std::size_t side = 0; side < 2; ++side)
    for (std::size_t i = 0; i < SquareSet::word_count; ++i)
      if (const std::uint64_t word = pieces_[side].words()[i]; word != 0) sum += hash_more(2 * i + side, word);
  const Turn& turn = head_.turn;
  std::uint64_t finished = 0;
  for (const Square square : turn.finished) finished = finished << 10 | static_cast<std::uint64_t>(number(square));
  std::uint64_t hash = hash_more(sum, finished);
  hash = hash_more(
      hash, static_cast<std::uint64_t>(number(head_.ball)) << 16 | static_cast<std::uint64_t>(number(turn.piece)));
  return hash_more(hash, static_cast<std::uint64_t>(head_.passes[0]) << 32 |
                             static_cast<std::uint64_t>(head_.passes[1]) << 16 |
                             static_cast<std::uint64_t>(turn.steps_left) << 8 |
                             static_cast<std::uint64_t>(turn.after_end_piece ? 2 : 0) |
                             static_cast<std::uint64_t>(index(head_.to_move)));
}

}  // namespace touchline::inline v1::soccer
