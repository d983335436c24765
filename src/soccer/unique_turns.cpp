#include "unique_turns.hpp"

#include <bit>

#include "steps.hpp"

namespace touchline::inline v1::soccer {
namespace {

constexpr std::uint64_t result_mark = 7;  // where states in mid-turn have the steps left
constexpr Key goal_key{~std::uint64_t{0}, result_mark << (passes_bits + list_bits)};

}  // namespace

UniqueTurns::UniqueTurns(const State& state, const TurnOptions& options, TurnVisitor visit)
    : pitch_(state.pitch()),
      position_(state.position()),
      start_(position_.pieces(position_.to_move())),
      start_ball_(position_.ball()),
      counts_passes_(state.turns() + 1 != state.rules().max_turns),
      start_passes_(passes_in_result()),
      end_turn_(id(pitch_, Action::end_turn())),
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
  const Turn turn = position_.turn();
  const auto try_it = [this](Action action) { return try_action(action); };
  if (turn.piece != no_square) return for_each_action(pitch_, position_, try_it);
  uses_[origins_.count + 1].origin = no_square;
  if (turn.finished_count == 0 || turn.finished_count + 1 != pitch_.pieces())
    return for_each_action(pitch_, position_, try_it);
  return search_last_piece();
}

// All actions where the next piece is the last one of the turn, which walks.
bool UniqueTurns::search_last_piece() {
  const Steps steps(pitch_, position_);
  const SquareSet unused = position_.unused();
  const auto try_it = [this](Action action) { return try_action(action); };
  for (const Square piece : unused) {
    const bool is_beside_ball = distance(piece, position_.ball()) == 1;
    if (!(is_beside_ball ? steps.for_each_run(piece, try_it) : walk_from(piece))) return false;
  }
  return steps.for_each_pass(unused, try_it) &&
         (position_.turn().after_end_piece || try_action(Action::end_turn()));  // SO-23
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
  Use& use = this->use();
  for (std::size_t left = 0; left < static_cast<std::size_t>(pitch_.steps()); ++left) use.met[left] = {};
  use.origin = piece;
  use.ball = position_.ball();
  use.passes = passes();
  find_changes(position_.turn(), use.left, use.entered);
  use.packed_left = use.left.packed();
  use.packed_entered = use.entered.packed();
  use.pairs.reset();
  if (use.left.count == 2 && use.entered.count == 1 && may_be_pair()) use.pairs = pairs_.of(use.left);
  use.obstacles = obstacles_to(piece);
}

// Where the piece in use cannot go as long as nothing else moves: where others stand, beside the board, and if another
// stands on the own goal, to no square of that goal (SO-10, SO-14).
SquareSet UniqueTurns::obstacles_to(Square piece) const noexcept {
  SquareSet obstacles = position_.blocked();
  obstacles.erase(piece);
  const Seat mover = position_.to_move();
  bool is_goal_kept = false;
  for (const Square other : position_.pieces(mover))
    is_goal_kept = is_goal_kept || (other != piece && pitch_.is_own_goal(mover, other));
  if (is_goal_kept) obstacles.insert_row(pitch_.own_goal_row(mover), pitch_.goal_bits());
  return obstacles;
}

void UniqueTurns::find_changes(const Turn& turn, Indices& left, Indices& entered) const noexcept {
  left = origins_;
  entered = {};
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
  Use& use = this->use();
  if (is_ball_unmoved(use)) return !use.meet(piece, 0) || end_walk(use, piece);
  return !meet_result(use, piece) || delivery_.deliver(path_);
}

bool UniqueTurns::end_turn_between_pieces(const Turn& turn) {
  Indices left, entered;
  find_changes(turn, left, entered);
  return !meet_result(left, entered) || delivery_.deliver(path_);
}

// The piece in use has steps left.
bool UniqueTurns::go_on_with_piece() {
  Use& use = this->use();
  if (!is_ball_unmoved(use)) return !met_.insert(mid_turn_key()) || search();
  const Turn turn = position_.turn();
  if (turn.used() == pitch_.pieces()) return walk(use, turn.piece, turn.steps_left);
  if (!use.meet(turn.piece, turn.steps_left)) return true;
  if (!search()) return false;
  use.close(turn.piece, turn.steps_left);
  return true;
}

// The piece is finished, and the turn can go on. Whether it was by `end-piece` matters to `end-turn` alone.
bool UniqueTurns::go_on_with_another() {
  if (met_.insert(mid_turn_key())) return search();
  return position_.turn().after_end_piece || try_action(Action::end_turn());
}

// The last piece of a turn walks, and the ball lies still: here most of the work is. Nothing changes but where the
// piece stands and how many steps it has left, so that moves are not played, and the position may have it elsewhere.
bool UniqueTurns::walk_from(Square piece) {
  start_piece(piece);
  const Position::Saved saved = position_.save(Action::end_piece());
  const auto steps = static_cast<unsigned>(pitch_.steps());
  position_.take_into_use(piece, steps);
  const bool goes_on = walk_on(use(), piece, steps);
  position_.restore(saved);
  origins_.erase(index_of(piece));
  return goes_on;
}

// With so many steps left.
bool UniqueTurns::walk(Use& use, Square piece, unsigned left) {
  if (!use.meet(piece, left)) return true;
  const bool is_beside_ball = distance(piece, position_.ball()) == 1;
  if (!(is_beside_ball ? walk_on_beside_ball(use, piece, left) : walk_on(use, piece, left))) return false;
  path_.push(end_turn_);
  const bool goes_on = !use.meet(piece, 0) || end_walk(use, piece);
  path_.pop();
  use.close(piece, left);
  return goes_on;
}

bool UniqueTurns::walk_on(Use& use, Square piece, unsigned left) {
  SquareSet& met = use.met[left - 1];
  const std::uint64_t first = value(id(pitch_, Action::run(piece, Direction::n)));
  unsigned directions = directions_of_window[~(use.obstacles.around(piece) | met.around(piece)) & window_ring];
  for (; directions != 0; directions &= directions - 1) {
    const int direction = std::countr_zero(directions);
    const Square to = neighbour(piece, static_cast<Direction>(direction));
    path_.push(static_cast<ActionId>(first + static_cast<unsigned>(direction)));
    if (left == 1) met.insert(to);
    const bool goes_on = left == 1 ? end_walk(use, to) : walk(use, to, left - 1);
    path_.pop();
    if (!goes_on) return false;
  }
  return true;
}

// Dribbles and passes are played.
bool UniqueTurns::walk_on_beside_ball(Use& use, Square piece, unsigned left) {
  const Turn before = position_.turn();
  position_.put_piece_in_use(piece, left);
  const bool goes_on = Steps(pitch_, position_).for_each(piece, [&](Action action) {
    const Square to = neighbour(piece, action.direction);
    if (action.kind == Action::Kind::pass || to == position_.ball()) return try_action(action);
    path_.push(id(pitch_, action));
    const bool is_wanted = left > 1 ? walk(use, to, left - 1) : !use.meet(to, 0) || end_walk(use, to);
    path_.pop();
    return is_wanted;
  });
  position_.put_piece_in_use(before.piece, before.steps_left);
  return goes_on;
}

// The turn ends where this walk has not ended before. With steps left it leads to the same as by the last step.
bool UniqueTurns::end_walk(const Use& use, Square piece) {
  const bool is_new = use.pairs && !start_.has(piece) ? pairs_.insert(*use.pairs, use.entered.items[0], index_of(piece))
                                                      : meet_result(use, piece);
  return !is_new || delivery_.deliver(path_);
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
    return pairs_.insert(pairs_.of(use.left), use.entered.items[0], index);
  return met_.insert(result_key(use.packed_left, use.entered.packed_with(index, use.packed_entered)));
}

// The same with the squares that the turn has left and entered.
bool UniqueTurns::meet_result(const Indices& left, const Indices& entered) {
  if (left.count == 2 && may_be_pair()) return pairs_.insert(pairs_.of(left), entered.items[0], entered.items[1]);
  return met_.insert(result_key(left.packed(), entered.packed()));
}

// What the turn has changed.
Key UniqueTurns::result_key(std::uint64_t left, std::uint64_t entered) const noexcept {
  return {left << index_bits | index_of(position_.ball()),
          (result_mark << passes_bits | passes_in_result()) << list_bits | entered};
}

}  // namespace touchline::inline v1::soccer
