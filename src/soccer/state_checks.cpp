#include "state_checks.hpp"

#include <string>

#include "touchline/core/error.hpp"

namespace touchline::inline v1::soccer {
namespace {

[[noreturn]] void refuse(std::string_view key, const std::string& reason) {
  throw Error(ErrorCode::bad_state, reason, key);
}

constexpr std::string_view key_of(Seat side) noexcept { return side == red ? "red" : "blue"; }

void check_side(const Rules& rules, const Pitch& pitch, const Position& position, Seat side) {
  const std::string_view key = key_of(side);
  const int expected = start_pieces(rules, side).size(), found = position.pieces(side).size();
  if (found != expected)
    refuse(key, "by these rules " + std::string(key) + " has " + std::to_string(expected) + " pieces, found " +
                    std::to_string(found));
  int keepers = 0;
  for (const Square square : position.pieces(side)) {
    if (!pitch.is_on_board(square)) refuse(key, name(square) + " is not on this board");
    if (square == position.ball()) refuse("ball", "a piece stands on " + name(square) + ", where the ball lies");
    if (pitch.is_own_goal(side, square)) ++keepers;
  }
  if (keepers > 1) refuse(key, "at most one " + std::string(key) + " piece may stand on its own goal (SO-14)");
}

// A piece of the turn so far.
void check_used(const Position& position, Square square, std::string_view key) {
  if (!position.pieces(position.to_move()).has(square))
    refuse(key, "there is no " + std::string(key_of(position.to_move())) + " piece on " + name(square));
}

void check_finished(const Pitch& pitch, const Position& position) {
  const Turn& turn = position.turn();
  constexpr std::string_view key = "turn/finished";
  if (turn.used() > pitch.pieces() || turn.finished_count >= pitch.pieces())
    refuse(key, "a turn goes on while fewer than " + std::to_string(pitch.pieces()) + " pieces are finished (SO-6)");
  for (std::size_t i = 0; i < turn.finished_count; ++i) {
    check_used(position, turn.finished[i], key);
    if (turn.finished[i] == turn.piece) refuse(key, "the piece in use is not finished");
    if (i > 0 && turn.finished[i - 1] >= turn.finished[i]) refuse(key, "expected different squares in rising order");
  }
  for (std::size_t i = turn.finished_count; i < turn.finished.size(); ++i)
    if (turn.finished[i] != no_square) refuse(key, "more finished pieces than are counted");
}

bool is_drawn(const Result& result) noexcept { return result.winners == 0; }
bool is_won(const Result& result) noexcept { return result.winners == 1 || result.winners == 2; }

void check_deciding_goal(const Rules& rules, const Position& position, const Result& result) {
  if (!is_won(result)) refuse("result", "goals_to_win has a winner");
  const std::size_t winner = result.is_winner(red) ? 0 : 1;
  if (result.scores[winner] != rules.goals_to_win || result.scores[1 - winner] >= rules.goals_to_win)
    refuse("result", "the winner, and only the winner, has " + std::to_string(rules.goals_to_win) + " goals (SO-22)");
  if (position != kick_off(rules, Pitch(rules), red))
    refuse("result", "after the deciding goal the board is set up anew (SO-21)");
}

void check_last_turn(const Rules& rules, const Result& result) {
  if (rules.max_turns == 0) refuse("result", "by these rules the number of turns is not limited (SO-22)");
  const bool level = result.scores[0] == result.scores[1];
  const unsigned ahead = result.scores[0] > result.scores[1] ? 1U : 2U;
  if (result.winners != (level ? 0U : ahead)) refuse("result", "the side ahead wins, and level is a draw (SO-22)");
}

}  // namespace

void check_board(const Rules& rules, const Pitch& pitch, const Position& position) {
  if (!pitch.is_on_field(position.ball())) refuse("ball", "the ball lies on the field, inside the perimeter (SO-13)");
  check_side(rules, pitch, position, red);
  check_side(rules, pitch, position, blue);
  const SquareSet shared = position.pieces(red) & position.pieces(blue);
  if (!shared.is_empty()) refuse("blue", "a red and a blue piece stand on " + name(*shared.begin()));
}

void check_turn(const Pitch& pitch, const Position& position) {
  const Turn& turn = position.turn();
  if (turn.finished_count > Turn::most_finished) refuse("turn/finished", "more finished pieces than a turn can have");
  check_finished(pitch, position);
  if (turn.piece != no_square) {
    check_used(position, turn.piece, "turn/piece");
    if (turn.steps_left < 1 || turn.steps_left >= pitch.steps())
      refuse("turn/steps_left",
             "a piece in use has made a step of its " + std::to_string(pitch.steps()) + " and has one left (SO-6)");
    if (turn.after_end_piece) refuse("turn/stepped", "the last action of a piece in use was a step");
    return;
  }
  if (turn.steps_left != 0) refuse("turn/steps_left", "without a piece in use there are no steps left");
  if (!turn.after_end_piece) return;
  if (turn.finished_count == 0) refuse("turn/stepped", "a turn does not begin with end-piece");
  if (pitch.steps() == 1) refuse("turn/stepped", "a piece with a single step finishes by itself (SO-23)");
  if (!position.has_unused_step(pitch))
    refuse("turn/stepped", "end-piece was not legal: no other piece has a step (SO-23)");
}

void check_zone_passes(const Pitch& pitch, const Position& position) {
  for (const Seat side : {red, blue}) {
    const int passes = position.zone_passes(side);
    const std::string key = "zone_passes/" + std::to_string(index(side));
    if (passes > pitch.zone_passes())
      refuse(key, "at most " + std::to_string(pitch.zone_passes()) + " passes are made there (SO-17)");
    if (passes != 0 && pitch.zone(position.ball()) != Pitch::shooting_zone(other(side)))
      refuse(key, "the ball is not in the opponent's shooting zone, so no passes there are counted (SO-17)");
  }
}

void check_score(const Rules& rules, const Score& score) {
  for (std::size_t side = 0; side < 2; ++side)
    if (score[side] < 0 || score[side] >= rules.goals_to_win)
      refuse("score/" + std::to_string(side),
             "the game is over with " + std::to_string(rules.goals_to_win) + " goals; expected fewer (SO-22)");
}

void check_turns(const Rules& rules, int turns) {
  if (turns != 0 && rules.max_turns == 0) refuse("turns", "turns are counted only where max_turns limits them (SO-24)");
  if (turns < 0 || (turns != 0 && turns >= rules.max_turns))
    refuse("turns", "expected fewer turns than the limit of " + std::to_string(rules.max_turns) + " (SO-22)");
}

void check_result(const Rules& rules, const Position& position, const Result& result) {
  Result plain;  // what a result of this game has, and nothing else
  plain.reason = result.reason;
  plain.winners = result.winners;
  plain.scores[0] = result.scores[0];
  plain.scores[1] = result.scores[1];
  if (result != plain) refuse("result", "soccer has two seats and no teams");
  if (result.reason == Reason::goals_to_win) return check_deciding_goal(rules, position, result);
  check_score(rules, {result.scores[0], result.scores[1]});
  switch (result.reason) {
    case Reason::max_turns:
      return check_last_turn(rules, result);
    case Reason::forfeit:
      if (!is_won(result)) refuse("result", "a forfeit has one winner");
      return;
    case Reason::agreement:
      if (!is_drawn(result)) refuse("result", "a draw by agreement has no winner");
      return;
    default:
      refuse("result", "soccer does not end by " + std::string(name(result.reason)));
  }
}

}  // namespace touchline::inline v1::soccer
