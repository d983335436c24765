// A state in words, for both pictures.
#include <string>

#include "touchline/checker_football/render.hpp"

namespace touchline::inline v1::checker_football {
namespace {

std::string team(Seat seat) { return std::string(team_name(seat)); }

std::string result_caption(const Result& result) {
  const std::string reason(name(result.reason));
  if (result.is_draw()) return "drawn: " + reason;
  return team(result.is_winner(home) ? home : away) + " won: " + reason;
}

std::string placing_caption(const State& state) {
  return team(state.situation().to_move) + " places a man, " + std::to_string(state.placed().size()) + " of " +
         std::to_string(state.line_up()->men()) + " stand";
}

std::string move_caption(const State& state) {
  const Position& board = state.position();
  const std::string ball = board.is_live() ? "a live ball on " + name(board.ball())
                                           : team(board.offense()) + " has the ball on " + name(board.ball());
  return team(state.situation().to_move) + " to move, " + ball;
}

}  // namespace

std::string phase_caption(const State& state) {
  if (const auto result = state.result()) return result_caption(*result);
  const Situation& now = state.situation();
  const std::string mover = team(now.to_move);
  switch (now.phase) {
    case Phase::returner:
      return mover + " names the returner";
    case Phase::quarterback:
      return mover + " names the quarterback";
    case Phase::play_or_punt:
      return mover + " plays or punts";
    case Phase::one_or_two:
      return mover + " tries for one point or two";
    case Phase::passer:
      return mover + " places the passer";
    case Phase::one_point_pass:
      return mover + " passes for one point";
    case Phase::jump:
      return mover + " jumps on from " + name(now.position.ball()) + " or stops";
    case Phase::landing:
      return "a pass in the air, " + name(now.position.ball()) + ">" + name(now.target);
    case Phase::move:
      return move_caption(state);
    default:
      return placing_caption(state);
  }
}

std::string score_caption(const State& state) {
  return "Home " + std::to_string(state.score(home)) + ", Away " + std::to_string(state.score(away));
}

std::string down_caption(const State& state) {
  const Situation& now = state.situation();
  if (now.phase == Phase::finished) return {};
  std::string out = "half " + std::to_string(now.half) + ", possession " + std::to_string(now.possession) + " of " +
                    std::to_string(state.rules().possessions);
  switch (now.play) {
    case Play::none:
      out += now.phase == Phase::one_or_two ? ", a try" : ", ball on line " + std::to_string(now.position.line());
      break;
    case Play::kickoff:
      out += ", kickoff";
      break;
    case Play::scrimmage:
      out += ", scrimmage on line " + std::to_string(now.position.line());
      break;
    case Play::one_point:
      out += ", try for one point";
      break;
    case Play::two_points:
      out += ", try for two points";
      break;
  }
  if (is_in_play(now.phase, now.play)) out += ", move " + std::to_string(now.moves + 1);
  return out;
}

}  // namespace touchline::inline v1::checker_football
