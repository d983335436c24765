#include "refusal.hpp"

#include <bit>
#include <vector>

#include "touchline/phutball/notation.hpp"

namespace touchline::inline v1::phutball {
namespace {

std::string no_placement_reason(const State& state, Point point) {
  if (state.mid_turn()) return "a turn that began with a jump goes on with jumps or stop";       // PH-19
  return text(point) + (point == state.position().ball() ? " holds the ball" : " holds a man");  // PH-7
}

std::string reason(const State& state, ActionId id) {
  const Board board = state.position().board();
  const auto action = Action::of(id, board);
  if (!action)
    return "there is no action " + std::to_string(value(id)) + "; ids are 0 to " +
           std::to_string(action_count(board) - 1);
  switch (action->kind) {
    case Action::Kind::place:
      return no_placement_reason(state, action->point);
    case Action::Kind::jump:
      return no_jump_reason(state.position(), action->direction);
    default:
      return "stop ends a turn of jumps, and no jump has been made";  // PH-19
  }
}

}  // namespace

std::string legal_summary(const State& state) {
  const Position& position = state.position();
  std::vector<std::string> parts;
  if (!state.mid_turn() && position.count_vacant() != 0) {
    const int points = position.count_vacant();
    parts.push_back(std::to_string(points) + (points == 1 ? " point" : " points"));
  }
  for (unsigned left = position.jumps(); left != 0; left &= left - 1)
    parts.emplace_back(grid::name(static_cast<Direction>(std::countr_zero(left))));
  if (state.mid_turn()) parts.emplace_back("stop");
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i)
    out.append(i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ").append(parts[i]);
  return out;
}

std::string no_jump_reason(const Position& position, Direction direction) {
  const std::string ball = text(position.ball()), towards(grid::name(direction));
  if (!position.board().has(position.ball())) return "the ball has left the board at " + ball;  // PH-13
  if (position.run(position.ball(), direction) == 0)
    return "there is no man next to " + ball + " towards " + towards;                     // PH-9
  return "a jump from " + ball + " towards " + towards + " would land beside the board";  // PH-12
}

Error refusal(const State& state, ActionId action) {
  if (state.mover().is_nobody()) return {ErrorCode::game_over, "the game is finished"};
  const bool known = Action::of(action, state.position().board()).has_value();
  return {ErrorCode::illegal_action, reason(state, action) + "; legal are " + legal_summary(state),
          known ? action_text(state, action) : ""};
}

}  // namespace touchline::inline v1::phutball
