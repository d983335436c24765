#include "refusal.hpp"

#include <string>

#include "touchline/core/text.hpp"
#include "touchline/soccer/notation.hpp"

namespace touchline::inline v1::soccer {
namespace {

std::string side_name(Seat side) { return side == red ? "red" : "blue"; }

std::string zone_name(Zone zone) {
  if (zone == Zone::neutral) return "neutral zone";
  return zone == Zone::red_shooting ? "red shooting zone" : "blue shooting zone";
}

// Words for each rule that can stand in the way of an action.
class Reason {
 public:
  explicit Reason(const State& state) : position_(state.position()), pitch_(state.pitch()) {}

  [[nodiscard]] std::string of(Action action) const {
    switch (action.kind) {
      case Action::Kind::end_piece:
        return of_end_piece();
      case Action::Kind::end_turn:
        return turn().has_begun() ? "after end-piece another piece has to step (SO-23)"
                                  : "a turn has at least one step (SO-9)";
      case Action::Kind::pass_turn:
        return turn().has_begun() ? "the turn has begun (SO-9)" : "there is a legal step (SO-9)";
      default:
        return of_step(action);
    }
  }

 private:
  [[nodiscard]] const Turn& turn() const { return position_.turn(); }
  [[nodiscard]] Seat mover() const { return position_.to_move(); }

  [[nodiscard]] std::string of_end_piece() const {
    if (turn().piece == no_square) return "no piece is in use";
    if (turn().used() >= pitch_.pieces())
      return "a turn uses at most " + std::to_string(pitch_.pieces()) + " pieces; end-turn ends it (SO-6)";
    return "no other piece has a legal step (SO-23)";
  }

  [[nodiscard]] std::string of_step(Action action) const {
    const Square piece = action.piece;
    if (!position_.pieces(mover()).has(piece)) {
      return position_.pieces(other(mover())).has(piece)
                 ? "the piece on " + name(piece) + " is " + side_name(other(mover())) + "'s, and " +
                       side_name(mover()) + " is to move"
                 : "there is no piece on " + name(piece);
    }
    if (turn().has_finished(piece)) return "the piece on " + name(piece) + " has been used in this turn (SO-7)";
    if (turn().piece != no_square && turn().piece != piece)
      return "the piece on " + name(turn().piece) + " is in use; end-piece comes before another one's steps (SO-7)";
    return action.kind == Action::Kind::pass ? of_pass(action) : of_run(action);
  }

  [[nodiscard]] std::string of_run(Action action) const {
    const Square to = neighbour(action.piece, action.direction);
    if (!pitch_.is_on_board(to)) return "there is no square on that side of " + name(action.piece);
    if (position_.blocked().has(to)) return name(to) + " is occupied (SO-10)";
    if (to != position_.ball())
      return "another " + side_name(mover()) + " piece stands on " + side_name(mover()) + "'s own goal (SO-14)";
    const Square pushed = neighbour(to, action.direction);
    if (pitch_.zone(pushed) == Zone::perimeter) return "the ball cannot be dribbled to the perimeter (SO-11, SO-13)";
    return of_ball_to(pushed);
  }

  [[nodiscard]] std::string of_pass(Action action) const {
    const Square ball = neighbour(action.piece, action.direction);
    if (ball != position_.ball())
      return "the ball is on " + name(position_.ball()) + ", not in that line beside " + name(action.piece) +
             " (SO-12)";
    if (pitch_.zone(ball) == Pitch::shooting_zone(other(mover())) &&
        position_.zone_passes(mover()) >= pitch_.zone_passes())
      return side_name(mover()) + " has made " + std::to_string(pitch_.zone_passes()) + " passes in the " +
             zone_name(pitch_.zone(ball)) + "; the ball has to be dribbled out (SO-17)";
    for (int length = 1; length < action.length; ++length) {
      const Square over = neighbour(ball, action.direction, length);
      if (pitch_.zone(over) == Zone::perimeter || position_.blocked().has(over)) return of_ball_to(over);
    }
    return of_ball_to(neighbour(ball, action.direction, action.length));
  }

  // Why the ball cannot come to a square, or over it.
  [[nodiscard]] std::string of_ball_to(Square to) const {
    const Zone from = pitch_.zone(position_.ball());
    if (!pitch_.is_on_board(to)) return "the ball would leave the board (SO-13)";
    if (position_.blocked().has(to)) return name(to) + " is occupied (SO-11, SO-12)";
    if (pitch_.is_own_goal(mover(), to)) return "the ball cannot enter the goal that its passer defends (SO-20)";
    if (pitch_.is_own_goal(other(mover()), to) && from != Pitch::shooting_zone(mover()))
      return "a goal is shot from the " + zone_name(Pitch::shooting_zone(mover())) + " (SO-19)";
    if (pitch_.zone(to) == Zone::perimeter) return "the ball cannot rest on the perimeter (SO-13)";
    return "the ball cannot go from the " + zone_name(from) + " into the " + zone_name(pitch_.zone(to)) +
           (from == Zone::neutral ? " (SO-15)" : " (SO-16)");
  }

  const Position& position_;
  const Pitch& pitch_;
};

std::string because(const State& state, const std::string& what, const std::string& reason) {
  return what + " is not legal: " + reason + "; legal are " + legal_texts(state);
}

}  // namespace

Error refusal(const State& state, ActionId id) {
  if (state.result()) return {ErrorCode::game_over, "the game is finished"};
  const auto action = Action::of(state.pitch(), id);
  if (!action)
    return {ErrorCode::illegal_action, "action " + std::to_string(value(id)) +
                                           " is none of these rules; ids are 0 to " +
                                           std::to_string(action_count(state.pitch()) - 1)};
  return {ErrorCode::illegal_action,
          because(state, "action " + std::to_string(value(id)) + " (" + action_text(state, id) + ")",
                  Reason(state).of(*action))};
}

Error refusal(const State& state, Action action, std::string_view text) {
  if (state.result()) return {ErrorCode::game_over, "the game is finished"};
  return {ErrorCode::illegal_action, because(state, quote(text), Reason(state).of(action))};
}

}  // namespace touchline::inline v1::soccer
