#include "state_checks.hpp"

#include <algorithm>
#include <string>

#include "touchline/checker_football/line_up.hpp"
#include "touchline/core/error.hpp"

#include "referee.hpp"

namespace touchline::inline v1::checker_football {
namespace {

constexpr int midfield = 5;

std::string quoted(Phase phase) { return "phase " + std::string(name(phase)); }

// CF-38 with CF-22, CF-23, CF-34: a counted possession gives at most a touchdown and its try, and the kickoff before it
// a safety.
int most_points(const Rules& rules, int possessions) { return possessions * (rules.touchdown_points + 4); }

void check_squares(const Rules& rules, const Situation& now) {
  const Position& board = now.position;
  if (board.columns() != rules.columns) refuse("the board has another width than the rules say");
  for (const Square square : {board.ball(), now.target})
    if (square != no_square && !is_on_board(cell_of(square), rules.columns)) refuse("a square is beside the board");
  if (!((board.occupied() | now.landed) - board.board()).is_empty()) refuse("a square is beside the board");
}

void check_play(const Situation& now) {
  const auto is = [&](std::initializer_list<Play> plays) {
    if (std::find(plays.begin(), plays.end(), now.play) == plays.end())
      refuse(now.play == Play::none ? quoted(now.phase) + " has a play"
                                    : quoted(now.phase) + " does not go with play " + std::string(name(now.play)));
  };
  switch (now.phase) {
    case Phase::kickers_line_up:
    case Phase::receivers_line_up:
    case Phase::returner:
      return is({Play::kickoff});
    case Phase::play_or_punt:
    case Phase::one_or_two:
      return is({Play::none});
    case Phase::offense_line_up:
    case Phase::defense_line_up:
    case Phase::quarterback:
      return is({Play::scrimmage, Play::two_points});
    case Phase::move:
    case Phase::jump:
      return is({Play::kickoff, Play::scrimmage, Play::two_points});
    case Phase::landing:
      return is({Play::kickoff, Play::scrimmage, Play::two_points, Play::one_point});
    case Phase::passer:
    case Phase::one_point_pass:
      return is({Play::one_point});
    case Phase::finished:
      refuse("a finished state has a result");
  }
}

bool is_try(const Situation& now) {
  return now.phase == Phase::one_or_two || now.play == Play::one_point || now.play == Play::two_points;
}

// Whether the ball cannot have changed hands yet.
bool begins(const Situation& now) { return !is_in_play(now.phase, now.play) || now.moves == 0; }

// CF-37, CF-38.
void check_clock(const Rules& rules, const Situation& now) {
  if (now.half != 1 && now.half != 2) refuse("half is 1 or 2");
  const int most = now.play == Play::kickoff ? rules.possessions - 1 : rules.possessions;
  const int least = now.play == Play::kickoff ? 0 : 1;
  if (now.possession < least || now.possession > most)
    refuse("possession is from " + std::to_string(least) + " to " + std::to_string(most) + " here");
  if (now.possession == 0 && begins(now) && now.position.offense() != (now.half == 1 ? home : away))
    refuse("the first half begins with Home receiving, the second with Away");
}

void check_score(const Rules& rules, const Situation& now) {
  for (const int points : now.score)
    if (points < 0) refuse("a score is not negative");
  const int counted = (now.half - 1) * rules.possessions + now.possession;
  if (std::int64_t{now.score[0]} + now.score[1] > most_points(rules, counted))
    refuse("so many points cannot have been scored in " + std::to_string(counted) + " possessions");
  const Seat offense = now.position.offense();
  const bool kickoff_after_try = now.play == Play::kickoff && now.possession > 0;
  if (!is_try(now) && !kickoff_after_try) return;
  const auto has_points = [&](Seat team) {
    return now.score[static_cast<std::size_t>(index(team))] >= rules.touchdown_points;
  };
  const Seat scorer = is_try(now) ? offense : other(offense);
  if (!has_points(scorer) && (is_try(now) || begins(now) || !has_points(offense)))
    refuse("a team has just scored a touchdown and must have its points");
}

void check_mover(const Situation& now) {
  const Seat offense = now.position.offense();
  const Actor actor = row_of(now.phase).actor;
  if (actor == Actor::team_on_move) return;
  const Seat expected = actor == Actor::defense ? other(offense) : offense;
  if (now.to_move != expected) refuse("in " + quoted(now.phase) + " it is for the other seat to act");
}

void check_line(const Situation& now) {
  const int line = now.position.line();
  const bool at_midfield = now.play == Play::kickoff || is_try(now);
  if (at_midfield && line != midfield) refuse("the line of kickoffs and tries is 5");
  if (line < 1 || line > rows - 3) refuse("the line of scrimmage is from 1 to 9 (CF-6)");
}

// What belongs to certain phases only.
void check_parts(const Rules& rules, const Situation& now) {
  const bool in_play = is_in_play(now.phase, now.play);
  if (!in_play && (now.exchanged || now.gained || now.position.forward_pass() || now.moves != 0))
    refuse("what is known of a down belongs to the moves of one");
  if ((now.phase == Phase::jump) == now.landed.is_empty())
    refuse("squares landed on belong to the phase jump, and to it only");
  if ((now.phase == Phase::landing) != (now.target != no_square))
    refuse("a target belongs to the phase landing, and to it only");
  if (now.phase == Phase::landing && rules.accuracy == 0)
    refuse("with accuracy 0 no pass strays, so there are no landings");
  const bool with_ball = in_play || now.phase == Phase::one_point_pass || now.phase == Phase::landing;
  if (with_ball != now.position.has_ball())
    refuse(with_ball ? "the ball must be on the board" : "no ball is on the board in " + quoted(now.phase));
}

void check_whole_line_up(const Rules& rules, const Situation& now, Seat team) {
  Situation placing = now;
  placing.to_move = team;
  const LineUp line_up = Referee::line_up(rules, placing);
  const SquareSet& men = now.position.controlled(team);
  if (!line_up.is_complete(men) || !line_up.can_be_completed(men))
    refuse(std::string(team_name(team)) + "'s line-up is not one of " + std::to_string(line_up.men()) + " men with " +
           std::to_string(line_up.front_men()) + " on the front row (CF-4, CF-5, CF-37)");
}

void check_partial_line_up(const Rules& rules, const Situation& now) {
  const LineUp line_up = Referee::line_up(rules, now);
  const SquareSet& men = now.position.controlled(now.to_move);
  if (line_up.is_complete(men) || !line_up.can_be_completed(men) || line_up.next(men).is_empty())
    refuse(std::string(team_name(now.to_move)) +
           "'s line-up is complete, or cannot be completed by higher squares (CF-39)");
}

void check_line_ups(const Rules& rules, const Situation& now) {
  const Position& board = now.position;
  if (rules.line_up == LineUpMode::standard) refuse("there is no " + quoted(now.phase) + " with the standard line_up");
  if (!board.blocks().is_empty()) refuse("there are no blocks before the first move");
  const Seat first = now.play == Play::kickoff ? other(board.offense()) : board.offense();
  switch (now.phase) {
    case Phase::kickers_line_up:
    case Phase::offense_line_up:
      if (!board.controlled(other(first)).is_empty()) refuse("one team lines up after the other");
      return check_partial_line_up(rules, now);
    case Phase::receivers_line_up:
    case Phase::defense_line_up:
      check_whole_line_up(rules, now, first);
      return check_partial_line_up(rules, now);
    default:
      check_whole_line_up(rules, now, home);
      check_whole_line_up(rules, now, away);
  }
}

void check_one_point(const Rules& rules, const Situation& now) {  // CF-34
  const Position& board = now.position;
  const Seat team = board.offense();
  if (board.occupied().size() != 1 || board.controlled(team).size() != 1 || !board.blocks().is_empty() ||
      board.is_live() || !board.controlled(team).has(board.ball()) || row_of(board.ball()) != line_row(midfield, team))
    refuse("a pass for one point is made by a single man alone on the row behind line 5, with the ball");
  const int goal = goal_row(team);
  if (now.phase == Phase::landing && !SquareSet::rows_of_board(goal, goal, rules.columns).has(now.target))
    refuse("a pass for one point goes to the end zone attacked");
}

void check_men(const Rules& rules, const Situation& now) {
  switch (now.phase) {
    case Phase::play_or_punt:
    case Phase::one_or_two:
    case Phase::passer:
      if (!now.position.occupied().is_empty()) refuse("no men are on the board in " + quoted(now.phase));
      return;
    case Phase::one_point_pass:
      return check_one_point(rules, now);
    case Phase::move:
    case Phase::jump:
      return check_down(rules, now);
    case Phase::landing:
      return now.play == Play::one_point ? check_one_point(rules, now) : check_down(rules, now);
    default:
      return check_line_ups(rules, now);
  }
}

}  // namespace

void refuse(const std::string& reason) { throw Error(ErrorCode::bad_state, reason); }

void check_situation(const Rules& rules, const Situation& now) {
  check_squares(rules, now);
  check_play(now);
  check_clock(rules, now);
  check_score(rules, now);
  check_mover(now);
  check_line(now);
  check_parts(rules, now);
  check_men(rules, now);
}

void check_finished(const Rules& rules, const Situation& now, const Result& right, const Result& given) {
  check_squares(rules, now);
  if (given != right) refuse("the result does not agree with the score");
  for (const int points : now.score)
    if (points < 0) refuse("a score is not negative");
  if (std::int64_t{now.score[0]} + now.score[1] > most_points(rules, 2 * rules.possessions))
    refuse("so many points cannot be scored in a game");
  const Position& board = now.position;
  const int most = std::max(rules.offense_men, rules.defense_men);
  const int home_men = board.men(home), away_men = board.men(away);
  if (std::max(home_men, away_men) > most || home_men + away_men > rules.offense_men + rules.defense_men)
    refuse("there are more men on the board than play");
  if (board.has_ball() && board.is_live() == board.occupied().has(board.ball()))
    refuse("a ball lies live on an empty square or is carried by a man");
  switch (right.reason) {
    case Reason::full_time: {
      const int lead = now.score[0] - now.score[1];
      if (right.winners != (lead > 0 ? 1 : lead < 0 ? 2 : 0)) refuse("at full time the higher score wins (CF-38)");
      if (!board.occupied().is_empty() || board.has_ball()) refuse("the board is empty at full time");
      return;
    }
    case Reason::forfeit:
      if (right.winners != 1 && right.winners != 2) refuse("a forfeit has a winner");
      return;
    case Reason::agreement:
      if (right.winners != 0) refuse("a draw by agreement has no winner");
      return;
    default:
      refuse("Checker Football does not end by " + std::string(name(right.reason)));
  }
}

}  // namespace touchline::inline v1::checker_football
