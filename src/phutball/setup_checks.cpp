#include "setup_checks.hpp"

#include <algorithm>
#include <string>

#include "touchline/phutball/notation.hpp"

namespace touchline::inline v1::phutball {
namespace {

[[noreturn]] void refuse(std::string_view place, std::string_view message) {
  throw Error(ErrorCode::bad_state, message, place);
}

bool on_goal_line_or_beyond(const Position& position) { return position.board().goal_at(position.ball()).has_value(); }

// Whether the ball may just have landed where it is: from somewhere, over a man who is gone. Both points are vacant
// now.
bool may_have_landed(const Position& position) {
  const Board board = position.board();
  return std::any_of(all_directions.begin(), all_directions.end(), [&](Direction direction) {
    const Point man = neighbour(position.ball(), direction), start = neighbour(position.ball(), direction, 2);
    return board.has(man) && board.has(start) && position.is_vacant(man) && position.is_vacant(start);
  });
}

void check_board(const Rules& rules, const Position& position) {
  const Board board = phutball::board(rules);
  const auto size = [](Board of) { return std::to_string(of.columns()) + "x" + std::to_string(of.rows()); };
  if (position.board() != board)
    refuse("", "the rules have a board of " + size(board) + ", the position one of " + size(position.board()));
  if (!board.has_landing(position.ball())) refuse("/ball", "the ball lies beside the board");
  for (int row = 0; row <= Board::max_rows; ++row) {
    const bool beside = row < 1 || row > board.rows() ? position.men_in_row(row) != 0
                                                      : position.men_in_row(row) >> board.columns() != 0;
    if (beside) refuse("/men", "a man stands beside the board");  // PH-7
  }
  if (board.has(position.ball()) && position.has_man(position.ball()))
    refuse("/men", "a man stands on " + text(position.ball()) + ", where the ball is");
}

void check_turns(const Rules& rules, const Setup& setup) {
  if (rules.max_turns == 0) {
    if (setup.turns != 0) refuse("/turns", "turns are not counted without max_turns");  // PH-20
    return;
  }
  const int low = setup.result && setup.result->reason == Reason::goal ? 1 : 0;
  const int high = setup.result && setup.result->reason == Reason::goal ? rules.max_turns : rules.max_turns - 1;
  if (setup.result && setup.result->reason == Reason::max_turns) return;  // see check_result
  if (setup.turns < low || setup.turns > high)
    refuse("/turns", "expected " + std::to_string(low) + " to " + std::to_string(high) + ", found " +
                         std::to_string(setup.turns));  // PH-18
}

void check_mid_turn(const Position& position) {
  if (!position.board().has(position.ball()))
    refuse("/ball", "a ball that has left the board at " + text(position.ball()) + " has ended the turn");  // PH-13
  if (position.jumps() == 0)
    refuse("/jumping", "no jump is possible from " + text(position.ball()) + ", so the turn is over");  // PH-19
  if (!may_have_landed(position))
    refuse("/jumping", "no jump can have led to " + text(position.ball()) + ": it needs two vacant points in a line");
}

void check_between_turns(const Position& position) {
  if (on_goal_line_or_beyond(position))
    refuse("/ball", "a ball at rest on " + text(position.ball()) + " has ended the game");  // PH-5, PH-15
}

void check_goal(const Position& position, const Result& result) {
  const auto scorer = position.board().goal_at(position.ball());
  if (!scorer) refuse("/ball", "there is no goal with the ball on " + text(position.ball()));  // PH-15
  if (result != Result::won_by(*scorer, Reason::goal))
    refuse("/result", "a goal on " + text(position.ball()) + " is one of " + std::string(side_name(*scorer)));  // PH-16
  if (!may_have_landed(position))
    refuse("/ball", "no jump can have led to " + text(position.ball()) + ": it needs two vacant points in a line");
}

void check_max_turns(const Rules& rules, const Setup& setup) {
  if (rules.max_turns == 0) refuse("/result", "the rules have no max_turns");
  if (*setup.result != Result::drawn(Reason::max_turns)) refuse("/result", "max_turns ends a game as a draw, 0 to 0");
  if (setup.turns != rules.max_turns)
    refuse("/turns", "expected " + std::to_string(rules.max_turns) + ", found " + std::to_string(setup.turns));
  check_between_turns(setup.position);  // PH-18: a goal counts first
}

// A host's result, which may come in mid-turn as well.
void check_host_result(const Position& position, const Result& result) {
  const bool fits = result.reason == Reason::agreement ? result == Result::drawn(Reason::agreement)
                                                       : result == Result::won_by(ohs, Reason::forfeit) ||
                                                             result == Result::won_by(eks, Reason::forfeit);
  if (!fits) refuse("/result", "scores and winners do not fit the reason");
  if (on_goal_line_or_beyond(position)) check_mid_turn(position);
}

void check_finished(const Rules& rules, const Setup& setup) {
  if (!setup.mover.is_nobody()) refuse("/to_move", "nobody is to move in a finished game");
  if (setup.jumping) refuse("/jumping", "no turn is under way in a finished game");
  switch (setup.result->reason) {
    case Reason::goal:
      return check_goal(setup.position, *setup.result);
    case Reason::max_turns:
      return check_max_turns(rules, setup);
    case Reason::forfeit:
    case Reason::agreement:
      return check_host_result(setup.position, *setup.result);
    default:
      refuse("/result", "phutball does not end by " + std::string(name(setup.result->reason)) +
                            "; reasons are goal, max_turns, forfeit, agreement");
  }
}

}  // namespace

void check_setup(const Rules& rules, const Setup& setup) {
  check_board(rules, setup.position);
  check_turns(rules, setup);
  if (setup.result) return check_finished(rules, setup);
  if (!setup.mover.is_seat() || index(setup.mover.seat()) > 1) refuse("/to_move", "expected Ohs (0) or Eks (1)");
  if (setup.jumping) {
    check_mid_turn(setup.position);
  } else {
    check_between_turns(setup.position);
  }
}

}  // namespace touchline::inline v1::phutball
