#include "touchline/draughts/notation.hpp"

#include <array>
#include <optional>

#include "touchline/core/error.hpp"
#include "touchline/core/text.hpp"

#include "move_text.hpp"

namespace touchline::inline v1::draughts {
namespace {

[[noreturn]] void no_such_action(ActionId action) {
  throw Error(ErrorCode::illegal_action, "action " + std::to_string(value(action)) + " is no move of draughts");
}

constexpr std::string_view direction_names[] = {"NW", "NE", "SW", "SE"};

std::optional<Direction> direction_named(std::string_view name) {
  for (const Direction direction : all_directions)
    if (name == lower(direction_names[static_cast<std::size_t>(direction)])) return direction;
  return std::nullopt;
}

// `22NE`, ` 07 se`, `9-nw`.
Step parse_step_text(std::string_view text) {
  const std::string said = lower(trim(text));
  const std::size_t digits = std::min(said.find_first_not_of("0123456789"), said.size());
  const auto square = parse_number(std::string_view(said).substr(0, digits), 999);
  std::string_view name = trim(std::string_view(said).substr(digits));
  if (name.starts_with('-')) name = trim(name.substr(1));
  const auto direction = direction_named(name);
  if (!square || !direction)
    throw Error(ErrorCode::bad_text, "a step is a square and a direction: NW, NE, SW or SE, as in 22NE", quote(text));
  if (*square < 1 || *square > 32)
    throw Error(ErrorCode::bad_text, std::to_string(*square) + " is no square: squares are 1 to 32", quote(text));
  return {static_cast<Square>(*square), *direction};
}

std::string why_not_step(const State& state, Step step) {
  const Position& position = state.position();
  const std::string from = std::to_string(number(step.from));
  const std::string mover(side_name(position.to_move()));
  if (state.capture() && state.capture()->at != step.from)
    return "the capture goes on with the piece on " + std::to_string(number(state.capture()->at));  // DR-11
  if (position.at(step.from) == Piece::none) return "there is no piece on " + from;
  if (!position.pieces(position.to_move()).has(step.from))
    return "the piece on " + from + " is not " + mover + "'s, who is to move";
  if (position.has_capture()) return mover + " must capture";  // DR-10
  const auto to = neighbour(step.from, step.direction);
  if (!to) return "there is no square on that side of " + from;
  if (position.at(*to) != Piece::none) return "square " + std::to_string(number(*to)) + " is occupied";
  return "a man moves forward only";  // DR-5
}

ActionId parse_step(const State& state, std::string_view text) {
  const Step step = parse_step_text(text);
  if (!state.is_legal(step.action())) refuse(text, why_not_step(state, step), legal_texts(state));
  return step.action();
}

}  // namespace

std::string text(Move move) {
  const auto path = move.path();
  if (!path) no_such_action(move.action());
  std::string out = std::to_string(number(path->front()));
  for (std::size_t i = 1; i < path->size; ++i) {
    out += move.is_capture() ? 'x' : '-';  // DR-18
    out += std::to_string(number(path->squares[i]));
  }
  return out;
}

std::string text(Step step) {
  return std::to_string(number(step.from)) + std::string(direction_names[static_cast<std::size_t>(step.direction)]);
}

std::vector<Move> matching_moves(const Position& position, std::string_view text, Tolerance tolerance) {
  const MoveText said = parse_move_text(text);
  MoveList legal;
  MoveList found;
  position.moves(legal);
  find_moves(said, legal, tolerance, found);
  return {found.begin(), found.end()};
}

std::string action_text(const State& state, ActionId action) {
  if (state.rules().unit == Unit::move) return text(Move(action));
  if (value(action) >= Step::count) no_such_action(action);
  return text(Step::of(action));
}

std::string legal_texts(const State& state) {
  static_assert(Step::count >= MoveList::capacity);
  std::array<ActionId, Step::count> actions{};
  const std::size_t count = state.legal(actions);
  if (count == 0) return "none";
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < count; ++i) texts.push_back(action_text(state, actions[i]));
  return list_of(texts);
}

ActionId parse_action(const State& state, std::string_view text) {
  if (state.result()) throw Error(ErrorCode::game_over, "the game is over; no move is legal");
  if (state.rules().unit == Unit::step) return parse_step(state, text);
  MoveList legal;
  state.position().moves(legal);
  return choose_move(text, state.position(), legal).action();
}

}  // namespace touchline::inline v1::draughts
