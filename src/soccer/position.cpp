#include "touchline/soccer/position.hpp"

#include <bit>

#include "touchline/core/hash.hpp"
#include "touchline/grid/direction_numbers.hpp"

#include "steps.hpp"

namespace touchline::inline v1::soccer {
namespace {

SquareSet beside_board(const Pitch& pitch) noexcept {
  constexpr std::uint32_t all = ~std::uint32_t{0};
  const std::uint32_t beside = ~(((1U << pitch.columns()) - 1U) << 1U);
  SquareSet set;
  for (int row = 0; row < SquareSet::row_count; ++row)
    set.insert_row(row, row >= 1 && row <= pitch.rows() ? beside : all);
  return set;
}

// Ids as they are listed: what does not fit is only counted. Numbers of one piece follow each other, so that its square
// is looked at once.
class IdList {
 public:
  IdList(const Pitch& pitch, std::span<ActionId> out) noexcept : pitch_(pitch), out_(out) {}

  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  void add(Action action) noexcept { put(value(id(pitch_, action))); }
  // The runs of a piece, a bit for each direction. Always writes eight where there is room, the surplus to be written
  // over: how many there are can hardly be foreseen by a processor.
  void add_runs(Square piece, unsigned directions) noexcept {
    const grid::DirectionNumbers& set = grid::numbers_of_directions[directions];
    const std::uint64_t first = value(id(pitch_, Action::run(piece, Direction::n)));
    if (size_ + set.numbers.size() <= out_.size()) {
      for (std::size_t i = 0; i < set.numbers.size(); ++i)
        out_[size_ + i] = static_cast<ActionId>(first + set.numbers[i]);
      size_ += set.count;
    } else {
      for (std::size_t i = 0; i < set.count; ++i) put(first + set.numbers[i]);
    }
  }
  void add_passes(const Steps& steps, Square piece) noexcept {
    const Direction direction = steps.kick_from(piece);
    const std::uint64_t first = value(id(pitch_, Action::pass(piece, direction, 1)));
    const int longest = steps.longest_pass(direction);
    for (int more = 0; more < longest; ++more) put(first + static_cast<std::uint64_t>(more));
  }

 private:
  void put(std::uint64_t number) noexcept {
    if (size_ < out_.size()) out_[size_] = static_cast<ActionId>(number);
    ++size_;
  }

  const Pitch& pitch_;
  std::span<ActionId> out_;
  std::size_t size_ = 0;
};

}  // namespace

Position::Position(const Pitch& pitch, const SquareSet& red_pieces, const SquareSet& blue_pieces, Square ball,
                   Seat to_move, const Passes& zone_passes, const Turn& turn) noexcept
    : pieces_{red_pieces, blue_pieces},
      blocked_(beside_board(pitch) | red_pieces | blue_pieces),
      head_{ball, to_move, zone_passes, turn} {}

std::size_t Position::legal(const Pitch& pitch, std::span<ActionId> out) const noexcept {
  const Steps steps(pitch, *this);
  const Turn& turn = head_.turn;
  IdList list(pitch, out);
  if (turn.piece != no_square) {
    list.add_runs(turn.piece, steps.runs(turn.piece));
    if (distance(turn.piece, head_.ball) == 1) list.add_passes(steps, turn.piece);
    if (turn.used() < pitch.pieces() && steps.has_unused_step()) list.add(Action::end_piece());  // SO-23
    list.add(Action::end_turn());
    return list.size();
  }
  const SquareSet own = unused();
  for (const Square piece : own) list.add_runs(piece, steps.runs(piece));
  for (unsigned left = steps.beside_ball(own); left != 0; left &= left - 1)
    list.add_passes(steps, neighbour(head_.ball, window_directions[static_cast<std::size_t>(std::countr_zero(left))]));
  if (turn.finished_count == 0) {
    if (list.size() == 0) list.add(Action::pass_turn());  // SO-9
  } else if (!turn.after_end_piece) {
    list.add(Action::end_turn());  // SO-23
  }
  return list.size();
}

std::size_t Position::count(const Pitch& pitch) const noexcept {
  const Steps steps(pitch, *this);
  const Turn& turn = head_.turn;
  if (turn.piece != no_square) {
    const bool may_end_piece = turn.used() < pitch.pieces() && steps.has_unused_step();
    return static_cast<std::size_t>(steps.count(turn.piece)) + (may_end_piece ? 2 : 1);
  }
  const auto count = static_cast<std::size_t>(steps.count(unused()));
  if (turn.finished_count == 0) return count == 0 ? 1 : count;  // SO-9: pass-turn
  return turn.after_end_piece ? count : count + 1;              // SO-23: end-turn
}

bool Position::has_unused_step(const Pitch& pitch) const noexcept { return Steps(pitch, *this).has_unused_step(); }

bool Position::is_legal(const Pitch& pitch, Action action) const noexcept {
  const Turn& turn = head_.turn;
  const Steps steps(pitch, *this);
  switch (action.kind) {
    case Action::Kind::end_piece:
      return turn.piece != no_square && turn.used() < pitch.pieces() && steps.has_unused_step();  // SO-23
    case Action::Kind::end_turn:
      return turn.has_begun() && !turn.after_end_piece;  // SO-9, SO-23
    case Action::Kind::pass_turn:
      return !turn.has_begun() && !steps.has_unused_step();  // SO-9
    default:
      break;
  }
  const Square piece = action.piece;
  if (!pitch.is_on_board(piece) || !steps.own().has(piece)) return false;
  if (turn.piece != no_square ? piece != turn.piece : turn.has_finished(piece)) return false;  // SO-7
  const Square to = neighbour(piece, action.direction);
  if (action.kind == Action::Kind::pass)
    return to == head_.ball && action.length >= 1 && action.length <= steps.longest_pass(action.direction);
  return (steps.runs(piece) >> static_cast<unsigned>(action.direction) & 1U) != 0;
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
