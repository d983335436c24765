// The moves of a down.
#include "referee.hpp"

namespace touchline::inline v1::checker_football {

bool Referee::is_touchdown() const noexcept {  // CF-22
  return board_.is_carried() && row_of(board_.ball()) == goal_row(board_.offense());
}

// Whenever the ball has come to a square, carried or live.
void Referee::note_ball() noexcept {
  const int row = row_of(board_.ball());
  if (is_beyond(row, board_.line(), board_.offense())) board_.set_forward_pass(false);  // CF-29
  if (row != own_end_row(board_.offense())) now_.gained = false;                        // CF-23
}

void Referee::contact(Square from, Direction direction) noexcept {
  const Square to = neighbour(from, direction);
  const Seat team = now_.to_move;
  const bool with_ball = board_.is_carried() && from == board_.ball();
  if (board_.controlled(team).has(to)) return hand_off(to);
  if (board_.controlled(other(team)).has(to)) {
    if (board_.is_carried() && to == board_.ball()) return end_held(to);  // CF-19: a tackle
    board_.cover(from, to);                                               // CF-14
  } else {
    board_.move(from, to);  // CF-10, CF-11, CF-16
    if (board_.is_live() && to == board_.ball()) return recover(to);
  }
  if (with_ball) {
    board_.carry_ball(to);
    note_ball();
  }
  end_move();
}

// Beyond the line it is the forward pass of the down, and the ball's coming there says so already (CF-29).
void Referee::hand_off(Square to) noexcept {
  board_.carry_ball(to);
  note_ball();
  end_move();
}

void Referee::jump(Direction direction) noexcept {  // CF-12
  const Square from = board_.ball(), to = neighbour(from, direction, 2);
  now_.landed.insert(from);
  board_.move(from, to);
  board_.carry_ball(to);
  note_ball();
  if (is_touchdown() || board_.jumps(now_.landed) == 0) return end_move();
  now_.phase = Phase::jump;
}

void Referee::pass(Square target) noexcept {
  if (rules_.accuracy == 0) return land(cell_of(target), target);  // CF-30
  now_.target = target;
  now_.phase = Phase::landing;
}

void Referee::land(Cell landing, Square target) noexcept {
  if (now_.play == Play::one_point) return judge_one_point(landing);
  const bool is_forward = board_.is_forward(target);
  if (is_forward) board_.set_forward_pass(false);  // CF-29
  now_.target = no_square;
  const Flight flight = board_.flight(landing);
  if (flight.end == Flight::End::caught) return catch_pass(flight.square);
  if (is_forward) return end_incomplete();                             // CF-32
  if (flight.end == Flight::End::off) return end_held(flight.square);  // CF-33
  board_.drop_ball(flight.square);                                     // CF-33
  note_ball();
  end_move();
}

void Referee::catch_pass(Square at) noexcept {
  const Seat catcher = board_.controlled(home).has(at) ? home : away;
  if (catcher != board_.offense() && !change_hands(catcher, at)) return;  // CF-31
  board_.carry_ball(at);
  note_ball();
  end_move();
}

void Referee::recover(Square at) noexcept {  // CF-33
  if (now_.to_move != board_.offense() && !change_hands(now_.to_move, at)) return;
  board_.carry_ball(at);
  note_ball();
  end_move();
}

// The teams exchange their parts (CF-31); false when that ends a try (CF-34).
bool Referee::change_hands(Seat team, Square at) noexcept {
  if (now_.play == Play::two_points) {
    end_try();
    return false;
  }
  board_.set_offense(team);
  board_.set_forward_pass(false);                 // CF-29
  now_.exchanged = now_.play == Play::scrimmage;  // in a return the holder keeps the ball anyway (CF-37)
  now_.gained = row_of(at) == own_end_row(team);  // CF-23
  return true;
}

// A move is complete: the down ends, or the other team moves.
void Referee::end_move() noexcept {
  now_.landed = {};
  ++now_.moves;
  if (is_touchdown()) return touchdown();
  if (now_.moves == static_cast<std::uint32_t>(rules_.max_moves)) return end_held(board_.ball());  // CF-25
  now_.phase = Phase::move;
  now_.to_move = other(now_.to_move);                                      // CF-8
  if (!board_.has_move(now_.to_move)) now_.to_move = other(now_.to_move);  // CF-24
}

}  // namespace touchline::inline v1::checker_football
