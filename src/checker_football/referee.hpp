// Carries out actions: from phase to phase, down to down, half to half.
#pragma once

#include "touchline/checker_football/action.hpp"
#include "touchline/checker_football/line_up.hpp"
#include "touchline/checker_football/situation.hpp"

namespace touchline::inline v1::checker_football {

// Works on a situation in place. Actions must be legal. Nothing allocates or throws.
class Referee {
 public:
  Referee(const Rules& rules, Situation& now) noexcept : rules_(rules), now_(now), board_(now.position) {}

  void begin_game() noexcept;
  void carry_out(const Action& action) noexcept;

  // The line-up that a team is placing in a phase of that kind.
  static LineUp line_up(const Rules& rules, const Situation& now) noexcept;
  // Where the ball is spotted after a punt by `team` from `line` (CF-36).
  static int line_after_punt(int line, Seat team) noexcept;

 private:
  // Between downs (referee.cpp).
  void choose_square(Square square) noexcept;
  void kick_off(Seat receivers) noexcept;
  void begin_half(int half) noexcept;
  void line_up_for(Play play) noexcept;
  void place_man(Square square) noexcept;
  void begin_down(Square carrier) noexcept;
  void prepare_try() noexcept;
  void place_passer(Square square) noexcept;
  void judge_one_point(Cell landing) noexcept;
  void spot_ball(Seat team, int line) noexcept;
  void touchdown() noexcept;
  void safety() noexcept;
  void end_held(Square at) noexcept;
  void end_incomplete() noexcept;
  void end_try() noexcept;
  void end_half() noexcept;
  void reset() noexcept;

  // In a down (down.cpp).
  void contact(Square from, Direction direction) noexcept;
  void jump(Direction direction) noexcept;
  void pass(Square target) noexcept;
  void land(Cell landing, Square target) noexcept;
  void hand_off(Square to) noexcept;
  void recover(Square at) noexcept;
  void catch_pass(Square at) noexcept;
  bool change_hands(Seat team, Square at) noexcept;
  void note_ball() noexcept;
  void end_move() noexcept;
  [[nodiscard]] bool is_touchdown() const noexcept;

  const Rules& rules_;
  Situation& now_;
  Position& board_;
};

}  // namespace touchline::inline v1::checker_football
