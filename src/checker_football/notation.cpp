#include "touchline/checker_football/notation.hpp"

#include <array>
#include <optional>
#include <string>

#include "touchline/checker_football/around.hpp"

namespace touchline::inline v1::checker_football {
namespace {

std::string square_prefix(Phase phase) {
  switch (phase) {
    case Phase::returner:
      return "returner ";
    case Phase::quarterback:
      return "QB ";
    case Phase::passer:
      return "passer ";
    default:
      return "@";
  }
}

// What a contact is called by what stands on its squares.
char contact_sign(const Position& position, Square from, Square to) {
  const auto there = position.controller(to);
  if (!there) return '-';
  if (there == position.controller(from)) return ':';
  return position.is_carried() && position.ball() == to ? '#' : '+';
}

std::string directed_text(const State& state, const Action& action) {
  const bool jump = action.kind == Action::Kind::jump;
  const Cell to = cell_of(action.square).towards(action.direction, jump ? 2 : 1);
  if (!is_on_board(to, state.rules().columns))
    return "from " + name(action.square) + " " + (jump ? "a jump " : "a move ") +
           std::string(grid::name(action.direction));
  const char sign = jump ? '^' : contact_sign(state.position(), action.square, square_of(to));
  return name(action.square) + sign + name(square_of(to));
}

}  // namespace

std::string action_text(const State& state, ActionId id) {
  const ActionIds ids(state.rules().columns);
  if (value(id) >= ids.count()) return "action " + std::to_string(value(id));
  const Action action = ids.parts(id);
  switch (action.kind) {
    case Action::Kind::square:
      return square_prefix(state.phase()) + name(action.square);
    case Action::Kind::play:
      return "play";
    case Action::Kind::punt:
      return "punt";
    case Action::Kind::one_point:
      return "one-point";
    case Action::Kind::two_points:
      return "two-points";
    case Action::Kind::stop:
      return "stop";
    case Action::Kind::pass:
      return name(action.square) + ">" + name(action.target);
    case Action::Kind::landing:
      return action.strays ? "land " + std::string(grid::name(action.direction)) : "land 0";
    default:
      return directed_text(state, action);
  }
}

std::string legal_texts(const State& state) {
  std::array<ActionId, 20> actions;
  const std::size_t count = state.legal(actions);
  if (count == 0) return "none";
  std::string out;
  for (std::size_t i = 0; i < count && i < actions.size(); ++i)
    out.append(i == 0 ? "" : ", ").append(action_text(state, actions[i]));
  if (count > actions.size()) out.append(" and ").append(std::to_string(count - actions.size())).append(" more");
  return out;
}

}  // namespace touchline::inline v1::checker_football
