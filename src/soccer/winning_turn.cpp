// Search for a turn that scores (SO-27): depth first, with bounds on the steps that a shot still needs.
#include <algorithm>
#include <cstdlib>
#include <vector>

#include "touchline/soccer/turns.hpp"

#include "steps.hpp"
#include "turn_keys.hpp"
#include "turn_path.hpp"

namespace touchline::inline v1::soccer {
namespace {

// Lower bounds: each is met on any board, so what they exclude cannot be played.
class Bounds {
 public:
  Bounds(const Pitch& pitch, const Position& position) noexcept
      : pitch_(pitch),
        ball_(position.ball()),
        mover_(position.to_move()),
        goal_row_(pitch.own_goal_row(other(mover_))),
        touches_(touches(position)) {}

  // Whether a piece with that many steps may be able to score without another one's help.
  [[nodiscard]] bool may_score(Square piece, int steps) const noexcept {
    const int approach = distance(piece, ball_) - 1;
    if (touches_ > 1) return approach + touches_ <= steps;
    if (approach + 2 <= steps) return true;
    for (const int aside : {-1, 0, 1})
      if (can_shoot(aside) && distance(piece, square_at(column(ball_) - aside, row(ball_) - ahead())) + 1 <= steps)
        return true;
    return false;
  }
  // Whether a piece with that many steps may be able to touch the ball where it lies.
  [[nodiscard]] bool may_touch(Square piece, int steps) const noexcept { return distance(piece, ball_) <= steps; }
  // Whether a piece with that many steps may come to stand behind a ball in its own shooting zone, and shoot.
  [[nodiscard]] bool may_shoot(Square piece, int steps) const noexcept {
    return std::abs(goal_row_ - row(piece)) - pitch_.shooting_depth() - 1 <= steps - 1;
  }

 private:
  [[nodiscard]] int ahead() const noexcept { return mover_ == red ? 1 : -1; }

  // Whether the goal lies in the line from the ball that goes that much aside a row.
  [[nodiscard]] bool can_shoot(int aside) const noexcept {
    const int to = column(ball_) + aside * std::abs(goal_row_ - row(ball_));
    return to >= 1 && to <= pitch_.columns() && (pitch_.goal_bits() >> to & 1U) != 0;
  }

  // The least number of kicks and pushes from here to a goal, the shot counted.
  [[nodiscard]] int touches(const Position& position) const noexcept {
    const Zone zone = pitch_.zone(ball_);
    if (zone == Pitch::shooting_zone(mover_)) return can_shoot(-1) || can_shoot(0) || can_shoot(1) ? 1 : 2;
    if (zone == Zone::neutral) return 2;                                // into the shooting zone first (SO-19)
    if (position.zone_passes(mover_) < pitch_.zone_passes()) return 3;  // SO-16: by way of the neutral zone
    const int goal = pitch_.own_goal_row(mover_);
    return pitch_.shooting_depth() + 1 - std::abs(row(ball_) - goal) + 2;  // SO-17: dribbled out
  }

  const Pitch& pitch_;
  Square ball_;
  Seat mover_;
  int goal_row_;
  int touches_;
};

// States known to lead to no goal. An entry gives way to the next one that falls on its place. Most searches are short,
// so the table begins small.
class Known {
 public:
  [[nodiscard]] bool has(const Key& key) const noexcept { return !keys_.empty() && keys_[place(key)] == key; }
  void add(const Key& key) {
    if (added_ * 2 >= keys_.size() && keys_.size() < most) grow();
    ++added_;
    keys_[place(key)] = key;
  }

 private:
  static constexpr std::size_t first = 128;
  static constexpr std::size_t most = 8192;

  [[nodiscard]] std::size_t place(const Key& key) const noexcept {
    return static_cast<std::size_t>(hash(key)) & (keys_.size() - 1);
  }
  void grow() {
    std::vector<Key> old(keys_.empty() ? first : keys_.size() * 4);
    old.swap(keys_);
    for (const Key& key : old)
      if (!(key == Key{})) keys_[place(key)] = key;
  }

  std::vector<Key> keys_;
  std::size_t added_ = 0;
};

class GoalSearch {
 public:
  enum class Verdict : std::uint8_t { goal, none, out_of_nodes };

  GoalSearch(const Pitch& pitch, const Position& position, std::uint64_t node_limit)
      : pitch_(pitch), position_(position), node_limit_(node_limit) {
    if (position.turn().piece != no_square) origins_.insert(index_of(pitch, position.turn().piece));
  }

  [[nodiscard]] WinningTurn run() {
    WinningTurn answer;
    const Verdict verdict = search(position_);
    answer.nodes = nodes_;
    if (verdict == Verdict::none) answer.answer = WinningTurn::Answer::none;
    if (verdict != Verdict::goal) return answer;
    answer.answer = WinningTurn::Answer::turn;
    answer.actions.assign(path_.actions().begin(), path_.actions().end());
    return answer;
  }

 private:
  // Marks of keys, more than any steps left: what is known of the question of `could_score_without_piece`.
  static constexpr unsigned could_mark = 6;
  static constexpr unsigned could_not_mark = 7;

  // As deep as a turn has actions. On a goal the path stays as it is.
  Verdict search(Position& position) {
    const Square piece = position.turn().piece;
    if (!may_score(position)) return Verdict::none;
    const Key key = turn_key(pitch_, position, origins_, position.turn().steps_left);
    if (!is_relaxed_ && known_.has(key)) return Verdict::none;
    if (piece != no_square && is_beside_the_point(position)) {
      const Verdict relaxed = could_score_without_piece(position);
      if (relaxed != Verdict::goal) return relaxed;
    }
    const Verdict verdict = piece == no_square ? search_pieces(position) : search_piece(position, piece);
    if (verdict == Verdict::none) known_.add(key);  // the more so with the piece on the board
    return verdict;
  }

  Verdict search_piece(Position& position, Square piece) {
    if (shoot(position, piece)) return shot();
    const Verdict verdict = search_steps(position, piece);
    if (verdict != Verdict::none || position.turn().used() == pitch_.pieces()) return verdict;
    return play(position, Action::end_piece());
  }

  Verdict search_pieces(Position& position) {
    const SquareSet unused = position.unused();
    for (const Square piece : unused)
      if (shoot(position, piece)) return shot();
    for (const Square piece : unused) {
      origins_.insert(index_of(pitch_, piece));
      const Verdict verdict = search_steps(position, piece);
      if (verdict != Verdict::none) return verdict;
      origins_.erase(index_of(pitch_, piece));
    }
    return Verdict::none;
  }

  Verdict search_steps(Position& position, Square piece) {
    Verdict verdict = Verdict::none;
    Steps(pitch_, position).for_each(piece, [&](Action action) {
      verdict = play(position, action);
      return verdict == Verdict::none;
    });
    return verdict;
  }

  Verdict play(Position& position, Action action) {
    if (action.is_step() && !count_node()) return Verdict::out_of_nodes;
    const Position::Saved saved = position.save(action);
    path_.push(id(pitch_, action));
    Verdict verdict = Verdict::none;
    if (position.play(pitch_, action) == Outcome::goes_on) verdict = search(position);
    position.restore(saved);
    if (verdict != Verdict::goal) path_.pop();
    return verdict;
  }

  [[nodiscard]] bool count_node() noexcept {
    if (nodes_ == node_limit_) return false;
    ++nodes_;
    return true;
  }

  // Looks for a shot by a piece where it stands, and puts it on the path.
  bool shoot(const Position& position, Square piece) {
    if (distance(piece, position.ball()) != 1) return false;
    const Steps steps(pitch_, position);
    const Direction kick = steps.kick_from(piece);
    if (!steps.may_shoot(kick)) return false;
    path_.push(id(pitch_, Action::pass(piece, kick, steps.longest_pass(kick))));
    return true;
  }
  // After `shoot`: the shot is a step too.
  Verdict shot() {
    if (count_node()) return Verdict::goal;
    path_.pop();
    return Verdict::out_of_nodes;
  }

  [[nodiscard]] bool may_score(const Position& position) const noexcept {
    const Bounds bounds(pitch_, position);
    const Turn& turn = position.turn();
    if (turn.piece != no_square && bounds.may_score(turn.piece, turn.steps_left)) return true;
    const int more = pitch_.pieces() - turn.used();  // pieces that may be used yet
    if (more == 0) return false;
    const bool in_use_may_touch = turn.piece != no_square && bounds.may_touch(turn.piece, turn.steps_left);
    bool shooter = false, toucher = in_use_may_touch;
    for (const Square piece : position.unused()) {
      shooter = shooter || bounds.may_shoot(piece, pitch_.steps());
      toucher =
          toucher || (more == 1 ? bounds.may_score(piece, pitch_.steps()) : bounds.may_touch(piece, pitch_.steps()));
    }
    return shooter && toucher;
  }

  // Whether the piece in use cannot come to the ball, so that the last piece has to score by itself: all that the
  // piece in use can do is to get out of its way.
  [[nodiscard]] bool is_beside_the_point(const Position& position) const noexcept {
    const Turn& turn = position.turn();
    return turn.used() + 1 == pitch_.pieces() && distance(turn.piece, position.ball()) > turn.steps_left;
  }

  // Whether the last piece could score if the piece in use were not on the board at all: only then is it worth while to
  // move that piece about.
  Verdict could_score_without_piece(const Position& position) {
    const auto key_with = [&](unsigned mark) {
      Key key = turn_key(pitch_, position, origins_, mark);
      key.low |= no_index;  // wherever the piece is
      return key;
    };
    if (known_.has(key_with(could_mark))) return Verdict::goal;
    if (known_.has(key_with(could_not_mark))) return Verdict::none;
    Position without = position;
    without.play(pitch_, Action::end_piece());
    without.take_off(position.turn().piece);
    const TurnPath path = path_;
    const Indices origins = origins_;
    is_relaxed_ = true;
    const Verdict verdict = search(without);
    is_relaxed_ = false;
    path_ = path;
    origins_ = origins;
    if (verdict != Verdict::out_of_nodes) known_.add(key_with(verdict == Verdict::goal ? could_mark : could_not_mark));
    return verdict;
  }

  const Pitch& pitch_;
  Position position_;
  std::uint64_t node_limit_;
  std::uint64_t nodes_ = 0;
  TurnPath path_;
  Indices origins_;
  Known known_;
  bool is_relaxed_ = false;  // a piece is off the board that is not in the game
};

}  // namespace

WinningTurn winning_turn(const State& state, std::uint64_t node_limit) {
  if (state.result()) {
    WinningTurn answer;
    answer.answer = WinningTurn::Answer::none;
    return answer;
  }
  return GoalSearch(state.pitch(), state.position(), node_limit).run();
}

}  // namespace touchline::inline v1::soccer
