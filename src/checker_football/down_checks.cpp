// Whether men and ball can have come to stand so in a down.
#include <array>
#include <string>

#include "touchline/checker_football/line_up.hpp"
#include "touchline/core/error.hpp"

#include "referee.hpp"
#include "state_checks.hpp"

namespace touchline::inline v1::checker_football {
namespace {

// As many as began the down, neither more nor fewer: nobody leaves the board (CF-13).
void check_numbers(const Rules& rules, const Situation& now) {
  const Position& board = now.position;
  const Seat offense = board.offense();
  const int with_ball = board.men(offense), without = board.men(other(offense));
  const bool as_begun = with_ball == rules.offense_men && without == rules.defense_men;
  const bool changed = with_ball == rules.defense_men && without == rules.offense_men;
  const bool may_have_changed = now.exchanged || now.play == Play::kickoff;  // CF-31
  if (!as_begun && !(changed && may_have_changed))
    refuse("there must be " + std::to_string(rules.offense_men) + " men of the team that began with the ball and " +
           std::to_string(rules.defense_men) + " of the other, not " + std::to_string(with_ball) + " and " +
           std::to_string(without));
}

// Every man under another one was covered by a move of this down (CF-14).
void check_heights(const Situation& now) {
  const Position& board = now.position;
  const int covered = board.men(home) + board.men(away) - board.occupied().size();
  if (static_cast<std::uint32_t>(covered) > now.moves)
    refuse("the blocks took at least " + std::to_string(covered) + " moves, more than have been made");
}

void check_ball(const Situation& now) {
  const Position& board = now.position;
  const int row = row_of(board.ball());
  if (board.is_live()) {  // CF-33
    if (now.phase != Phase::move || now.moves == 0) refuse("a ball is live only between moves, after a pass");
    if (board.occupied().has(board.ball())) refuse("a live ball lies on an empty square");
    return;
  }
  if (!board.controlled(board.offense()).has(board.ball())) refuse("the ball carrier is of the team with the ball");
  if (row == goal_row(board.offense())) refuse("a ball carried in the end zone attacked is a touchdown (CF-22)");
}

// CF-23, CF-29, CF-31: what is remembered must agree with where the ball is known to have been; before the first move
// is complete it has been nowhere else.
void check_memory(const Situation& now) {
  const Position& board = now.position;
  const bool kickoff = now.play == Play::kickoff;
  if (now.exchanged && now.play != Play::scrimmage) refuse("an exchange is remembered in a scrimmage only");
  SquareSet trail = now.landed;
  trail.insert(board.ball());
  bool forward_pass = !kickoff && !now.exchanged, gained = kickoff || now.exchanged;  // as far as can be known
  for (const Square square : trail) {
    if (is_beyond(row_of(square), board.line(), board.offense())) forward_pass = false;
    if (row_of(square) != own_end_row(board.offense())) gained = false;
  }
  if (board.forward_pass() && !forward_pass)
    refuse("there is no forward pass in a return, after an exchange or once the ball was beyond the line (CF-29)");
  if (now.gained && !gained)
    refuse("the ball was not gained in the end zone by a kickoff or from the opponents, or has been outside (CF-23)");
  if (now.moves == 0 && (board.forward_pass() != forward_pass || now.gained != gained))
    refuse("before the first move nothing has used up the forward pass or brought the ball out of the end zone");
}

// Whether a team's men, and the carrier among them, stand as its line-up can have left them.
bool is_line_up(const Rules& rules, const Situation& begun, Seat team, Square start) {
  Situation placing = begun;
  placing.to_move = team;
  const LineUp line_up = Referee::line_up(rules, placing);
  const SquareSet& men = begun.position.controlled(team);
  const bool starts = team == begun.position.offense();
  if (rules.line_up == LineUpMode::standard)  // CF-7
    return men == line_up.standard() && (!starts || start == line_up.standard_starter());
  return line_up.is_complete(men) && line_up.can_be_completed(men) && (!starts || line_up.starters().has(start));
}

// Whether the down can have begun with these men and the carrier on `start`.
bool can_begin(const Rules& rules, const Situation& now, Square start) {
  Situation begun = now;
  Position& board = begun.position;
  if (!board.blocks().is_empty() || now.exchanged) return false;
  if (start != board.ball()) board.move(board.ball(), start);
  return is_line_up(rules, begun, home, start) && is_line_up(rules, begun, away, start);
}

// Looks for an order in which jumps can have led over all squares landed on to the present one (CF-12), backwards: men
// do not move meanwhile, so a jump back over the same man is the way there. Exact. It cannot take long: a jump passed
// over is never met again, since its square is not, so that each jump there is beyond those made at most doubles the
// orders to try. At most 23 other men stand there, each of them in the way of one jump or of two crossing ones, and
// that leaves at most 18 beyond those made, with twelve squares in three rows of four.
class JumpSearch {
 public:
  JumpSearch(const Rules& rules, const Situation& now) : columns_(rules.columns) {
    const Position& board = now.position;
    const Surroundings men(board.controlled(board.offense()));
    SquareSet all = now.landed;
    all.insert(board.ball());
    for (const Square square : all) men_around_[static_cast<std::size_t>(square)] = men.of(square);
    for (const Square start : now.landed)
      if (now.moves != 0 || can_begin(rules, now, start)) starts_.insert(start);
  }

  [[nodiscard]] bool leads_to(Square at, const SquareSet& landed) const {
    for (const Direction direction : grid::all_directions) {
      if (!has_direction(men_around_[static_cast<std::size_t>(at)], direction)) continue;
      const Cell cell = cell_of(at).towards(direction, 2);
      if (!is_on_board(cell, columns_) || !landed.has(square_of(cell))) continue;
      const Square before = square_of(cell);
      SquareSet rest = landed;
      rest.erase(before);
      if (rest.is_empty() ? starts_.has(before) : leads_to(before, rest)) return true;
    }
    return false;
  }

 private:
  int columns_;
  std::array<Directions, std::size_t{rows} * 16> men_around_{};  // by square: where a man to jump stands
  SquareSet starts_;                                             // squares where the carrier can have stood before
};

void check_jump(const Rules& rules, const Situation& now) {
  const Position& board = now.position;
  if (board.blocks().has(board.ball())) refuse("a man in a block does not jump (CF-27)");
  if (!(now.landed & board.occupied()).is_empty()) refuse("the squares landed on before are empty");
  if (board.jumps(now.landed) == 0) refuse("there is no further jump, so the move is over (CF-12)");
  for (const Square square : now.landed)
    if (row_of(square) == goal_row(board.offense())) refuse("reaching the end zone attacked ends the jump (CF-12)");
  if (!JumpSearch(rules, now).leads_to(board.ball(), now.landed))
    refuse("no order of jumps leads over these squares to the carrier (CF-12)");
}

// Before the first move everything stands as the line-ups left it.
void check_begin(const Rules& rules, const Situation& now) {
  const Position& board = now.position;
  const Seat mover = board.has_move(board.offense()) ? board.offense() : other(board.offense());
  if (now.to_move != mover) refuse("the team with the ball moves first (CF-8)");
  if (!can_begin(rules, now, board.ball())) refuse("before the first move men and ball are as the line-ups left them");
}

}  // namespace

void check_down(const Rules& rules, const Situation& now) {
  if (now.moves >= static_cast<std::uint32_t>(rules.max_moves)) refuse("after max_moves moves a down is over (CF-25)");
  check_numbers(rules, now);
  check_heights(now);
  check_ball(now);
  check_memory(now);
  if (now.phase == Phase::jump) return check_jump(rules, now);
  if (now.moves == 0) check_begin(rules, now);
  if (now.phase == Phase::landing && !now.position.passes().has(now.target))
    refuse("there is no lane from the passer to the target, or no such pass (CF-28, CF-29)");
  if (now.phase == Phase::move && !now.position.has_move(now.to_move))
    refuse("the seat on move has no legal move; it forfeits it (CF-24)");
}

}  // namespace touchline::inline v1::checker_football
