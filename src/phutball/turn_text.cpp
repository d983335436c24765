// Whole turns in text (PH-22): `K7`, `K6-G9-G11`.
#include <cstdlib>
#include <optional>
#include <string>

#include "touchline/core/text.hpp"
#include "touchline/phutball/notation.hpp"
#include "touchline/phutball/turns.hpp"

#include "refusal.hpp"

namespace touchline::inline v1::phutball {
namespace {

[[noreturn]] void illegal(std::string_view part, const std::string& reason, const State& state) {
  throw Error(ErrorCode::illegal_action, reason + "; legal are " + legal_summary(state), quote(part));
}

// The direction in which `to` lies from `from`, on one of the eight lines.
std::optional<Direction> direction_towards(Point from, Point to) noexcept {
  const int rows = to.row - from.row, columns = to.column - from.column;
  if (from == to || (rows != 0 && columns != 0 && std::abs(rows) != std::abs(columns))) return std::nullopt;
  const auto sign = [](int number) { return (number > 0) - (number < 0); };
  for (const Direction direction : all_directions)
    if (grid::rows_of(direction) == sign(rows) && grid::columns_of(direction) == sign(columns)) return direction;
  return std::nullopt;
}

// The jump that leads from the ball to a landing point, as an action.
ActionId jump_to(const State& state, Point to) {
  const Position& position = state.position();
  const std::string jump = text(position.ball()) + "-" + text(to);
  const auto direction = direction_towards(position.ball(), to);
  if (!direction) illegal(jump, text(to) + " is not in line with " + text(position.ball()), state);
  const auto landing = position.landing(*direction);
  if (!landing) illegal(jump, no_jump_reason(position, *direction), state);
  if (*landing != to)
    illegal(jump,
            "the jump from " + text(position.ball()) + " towards " + std::string(grid::name(*direction)) +
                " lands on " + text(*landing),
            state);  // PH-9
  return jump_towards(*direction, position.board());
}

std::vector<ActionId> parse_ball_move(const State& start, std::string_view path) {
  State state = start;
  const Board board = state.position().board();
  std::vector<ActionId> actions;
  std::size_t begin = path.find('-') + 1;
  const Point ball = parse_point(trim(path.substr(0, begin - 1)), board);
  if (ball != state.position().ball())
    illegal(path, "the ball is on " + text(state.position().ball()) + ", not on " + text(ball), state);
  for (bool more = true; more;) {
    const std::size_t end = path.find('-', begin);
    more = end != std::string_view::npos;
    const Point to = parse_point(trim(path.substr(begin, more ? end - begin : end)), board);
    if (!actions.empty() && !state.mid_turn())
      throw Error(ErrorCode::illegal_action,
                  "the turn ended at " + text(state.position().ball()) + ": no jump is possible from there",
                  quote(path));  // PH-13, PH-22
    actions.push_back(jump_to(state, to));
    state.apply(actions.back());
    begin = end + 1;
  }
  if (state.mid_turn()) actions.push_back(stop(board));
  return actions;
}

}  // namespace

std::string turn_text(const State& state, std::span<const ActionId> actions) {
  State after = state;
  const Board board = state.position().board();
  std::string out;
  for (const ActionId id : actions) {
    if (!out.empty() && !after.mid_turn())
      throw Error(ErrorCode::illegal_action, "the turn ended before its last action", out);
    const Point from = after.position().ball();
    after.apply(id);
    if (Action::of(id, board)->kind == Action::Kind::jump) {
      out += (out.empty() ? text(from) : "") + "-" + text(after.position().ball());
    } else if (out.empty()) {
      out = action_text(state, id);
    }
  }
  if (out.empty() || after.mid_turn()) throw Error(ErrorCode::illegal_action, "the actions are not a whole turn", out);
  return out;
}

std::vector<ActionId> parse_turn(const State& state, std::string_view text) {
  if (state.mover().is_nobody()) throw Error(ErrorCode::game_over, "the game is finished");
  const std::string_view turn = trim(text);
  if (turn.find('-') != std::string_view::npos) return parse_ball_move(state, turn);
  const Position& position = state.position();
  const ActionId id = parse_action(state, turn);
  if (const Action action = *Action::of(id, position.board()); action.kind == Action::Kind::jump)
    throw Error(ErrorCode::bad_text,
                "a ball move is written with its landings, such as " + phutball::text(position.ball()) + "-" +
                    phutball::text(*position.landing(action.direction)),
                quote(turn));
  return {id};
}

}  // namespace touchline::inline v1::phutball
