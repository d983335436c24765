#include "touchline/phutball/render.hpp"

#include <algorithm>

#include "touchline/core/ink.hpp"
#include "touchline/phutball/notation.hpp"

#include "caption.hpp"

namespace touchline::inline v1::phutball {
namespace {

std::string right_aligned(int number) {
  const std::string digits = std::to_string(number);
  return std::string(2 - digits.size(), ' ') + digits;
}

std::string letters(Board board, const TextOptions& options) {
  std::string out = "  ";
  for (int place = 0; place < board.columns(); ++place) {
    const int column = options.flip ? board.columns() - 1 - place : place;
    out.append(" ").append(1, text(Point{1, static_cast<std::int8_t>(column)}).front());
  }
  return inked(out, Ink::ground, options.colour) + "\n";
}

std::string cell(const Position& position, Point point, bool colour) {
  if (point == position.ball()) return inked("@", Ink::ball, colour);
  if (position.has_man(point)) return inked("#", Ink::first, colour);
  return position.board().has(point) ? inked(".", Ink::ground, colour) : " ";
}

std::string line(const Position& position, int row, const TextOptions& options) {
  const std::string number = inked(right_aligned(row), Ink::ground, options.colour);
  std::string out = number;
  for (int place = 0; place < position.board().columns(); ++place) {
    const int column = options.flip ? position.board().columns() - 1 - place : place;
    const Point point{static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
    out += " " + cell(position, point, options.colour);
  }
  return out + " " + number + "\n";
}

}  // namespace

std::string caption(const State& state) {
  if (const auto result = state.result()) {
    const std::string reason(name(result->reason));
    if (result->is_draw()) return "drawn: " + reason;
    return std::string(side_name(result->is_winner(ohs) ? ohs : eks)) + " won: " + reason;
  }
  std::string out = std::string(side_name(state.mover().seat())) + " to move";
  if (state.mid_turn()) out += ", jumping from " + text(state.position().ball());
  if (const int limit = state.rules().max_turns; limit != 0)
    out += "; turn " + std::to_string(state.turns() + 1) + " of " + std::to_string(limit);
  return out;
}

std::string text_board(const State& state, const TextOptions& options) {
  const Position& position = state.position();
  const int rows = position.board().rows(), ball = position.ball().row;
  const int highest = std::max(ball, rows), lowest = std::min(ball, 1);
  std::string out = letters(position.board(), options);
  for (int i = 0; i <= highest - lowest; ++i) out += line(position, options.flip ? lowest + i : highest - i, options);
  return out + letters(position.board(), options) + inked(caption(state), Ink::heading, options.colour) + "\n";
}

}  // namespace touchline::inline v1::phutball
