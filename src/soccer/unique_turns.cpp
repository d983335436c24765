#include "unique_turns.hpp"

#include "steps.hpp"

namespace touchline::inline v1::soccer {
namespace {

constexpr std::uint64_t result_mark = 7;  // where states in mid-turn have the steps left
constexpr Key goal_key{~std::uint64_t{0}, result_mark << (passes_bits + list_bits)};

// Sets a bit of the marks of a square, where bit n stands for the piece there with n steps left; false if it was set.
// A turn that ends with steps left leads to the same as one that ends by the last step, so both are bit 0.
bool mark(std::uint8_t& marks, unsigned bit) noexcept {
  if ((marks >> bit & 1U) != 0) return false;
  marks = static_cast<std::uint8_t>(marks | 1U << bit);
  return true;
}

}  // namespace

UniqueTurns::UniqueTurns(const State& state, const TurnOptions& options, TurnVisitor visit)
    : pitch_(state.pitch()),
      position_(state.position()),
      start_(position_.pieces(position_.to_move())),
      start_ball_(position_.ball()),
      counts_passes_(state.turns() + 1 != state.rules().max_turns),
      start_passes_(passes_in_result()),
      delivery_(options, visit),
      pairs_(pitch_, start_, options.memory / 8),
      met_(options.memory - pairs_.memory()) {
  if (position_.turn().piece != no_square) start_piece(position_.turn().piece);
}

Listing UniqueTurns::list() {
  search();
  return delivery_.listing();
}

bool UniqueTurns::search() {
  if (position_.turn().piece == no_square) uses_[origins_.count + 1].origin = no_square;
  return for_each_action(pitch_, position_, [this](Action action) { return try_action(action); });
}

bool UniqueTurns::try_action(Action action) {
  const Position::Saved saved = position_.save(action);
  const Turn& before = saved.head.turn;
  const bool starts = action.is_step() && before.piece == no_square;
  if (starts) start_piece(action.piece);
  path_.push(id(pitch_, action));
  bool goes_on = true;
  switch (position_.play(pitch_, action)) {
    case Outcome::goal:
      goes_on = !met_.insert(goal_key) || delivery_.deliver(path_);
      break;
    case Outcome::turn_over:
      if (!action.is_step() && before.piece == no_square) {
        goes_on = end_turn_between_pieces(before);
      } else {
        const Square piece = action.kind == Action::Kind::run ? saved.to : starts ? action.piece : before.piece;
        goes_on = end_turn(piece);
      }
      break;
    case Outcome::goes_on:
      goes_on = position_.turn().piece == no_square ? go_on_with_another() : go_on_with_piece();
      break;
  }
  path_.pop();
  if (starts) origins_.erase(index_of(action.piece));
  position_.restore(saved);
  return goes_on;
}

// A piece is used. What was met with another one after the same pieces is forgotten.
void UniqueTurns::start_piece(Square piece) noexcept {
  origins_.insert(index_of(piece));
  if (use().origin == piece) return;
  use() = {piece, position_.ball(), passes(), {}, {}, 0, {}};
  find_changes(position_.turn(), use().left, use().entered);
  use().packed_left = use().left.packed();
}

void UniqueTurns::find_changes(const Turn& turn, Indices& left, Indices& entered) const noexcept {
  left = origins_;
  for (std::size_t i = 0; i < turn.finished_count; ++i) {
    const std::uint16_t index = index_of(turn.finished[i]);
    if (left.has(index)) {
      left.erase(index);
    } else if (!start_.has(turn.finished[i])) {
      entered.insert(index);
    }
  }
}

bool UniqueTurns::is_ball_unmoved(const Use& use) const noexcept {
  return use.ball == position_.ball() && use.passes == passes();
}

// The turn is over with the piece in use, or that was until its last step.
bool UniqueTurns::end_turn(Square piece) {
  if (is_ball_unmoved(use()) && !mark(use().marks[static_cast<std::size_t>(piece)], 0)) return true;
  return !meet_result(use(), piece) || delivery_.deliver(path_);
}

bool UniqueTurns::end_turn_between_pieces(const Turn& turn) {
  Indices left, entered;
  find_changes(turn, left, entered);
  return !meet_result(left, entered) || delivery_.deliver(path_);
}

// The piece in use has steps left.
bool UniqueTurns::go_on_with_piece() {
  if (!is_ball_unmoved(use())) return !met_.insert(mid_turn_key()) || search();
  const unsigned left = position_.turn().steps_left;
  std::uint8_t& marks = use().marks[static_cast<std::size_t>(position_.turn().piece)];
  if (!mark(marks, left)) return true;
  if (!(position_.turn().used() == pitch_.pieces() ? search_last_piece() : search())) return false;
  marks = static_cast<std::uint8_t>(marks | ((1U << left) - 1U));  // with fewer steps it now leads to nothing new
  return true;
}

// The piece is finished, and the turn can go on. Whether it was by `end-piece` matters to `end-turn` alone.
bool UniqueTurns::go_on_with_another() {
  if (met_.insert(mid_turn_key())) return search();
  return position_.turn().after_end_piece || try_action(Action::end_turn());
}

// The same as `search` for the last piece of a turn while the ball lies still, where most of the work is: a move that
// ends the turn is not played, and others change nothing but where the piece stands.
bool UniqueTurns::search_last_piece() {
  const Square piece = position_.turn().piece;
  const unsigned left = position_.turn().steps_left - 1U;
  const std::uint8_t* marks = use().marks.data();
  const bool goes_on = Steps(pitch_, position_).for_each(piece, [&](Action action) {
    const Square to = neighbour(piece, action.direction);
    if (action.kind == Action::Kind::pass || to == position_.ball()) return try_action(action);
    return (marks[static_cast<std::size_t>(to)] >> left & 1U) != 0 || move_last_piece(action, to);
  });
  if (!goes_on) return false;
  path_.push(id(pitch_, Action::end_turn()));
  const bool is_wanted = end_turn(piece);
  path_.pop();
  return is_wanted;
}

bool UniqueTurns::move_last_piece(Action move, Square to) {
  const unsigned left = position_.turn().steps_left - 1U;
  bool goes_on = true;
  path_.push(id(pitch_, move));
  if (left == 0) {
    goes_on = end_turn(to);
  } else {
    position_.put_piece_in_use(to, left);
    goes_on = go_on_with_piece();
    position_.put_piece_in_use(move.piece, left + 1);
  }
  path_.pop();
  return goes_on;
}

Key UniqueTurns::mid_turn_key() const noexcept {
  return turn_key(pitch_, position_, origins_, position_.turn().steps_left);
}

// The turn ends with the piece in use on `piece`; false if another one led to the same.
bool UniqueTurns::meet_result(const Use& use, Square piece) {
  const std::uint16_t index = index_of(piece);
  if (start_.has(piece)) {  // the piece has come home, or to where another one was
    Indices left = use.left;
    left.erase(index);
    return meet_result(left, use.entered);
  }
  if (use.left.count == 2 && use.entered.count == 1 && may_be_pair())
    return pairs_.insert(use.left, use.entered.items[0], index);
  return met_.insert(result_key(use.packed_left, use.entered.packed_with(index)));
}

// The same with the squares that the turn has left and entered.
bool UniqueTurns::meet_result(const Indices& left, const Indices& entered) {
  if (left.count == 2 && may_be_pair()) return pairs_.insert(left, entered.items[0], entered.items[1]);
  return met_.insert(result_key(left.packed(), entered.packed()));
}

// What the turn has changed.
Key UniqueTurns::result_key(std::uint64_t left, std::uint64_t entered) const noexcept {
  return {left << index_bits | index_of(position_.ball()),
          (result_mark << passes_bits | passes_in_result()) << list_bits | entered};
}

}  // namespace touchline::inline v1::soccer
