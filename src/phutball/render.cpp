#include "touchline/phutball/render.hpp"

#include "touchline/phutball/notation.hpp"

#include "caption.hpp"

namespace touchline::inline v1::phutball {
namespace {

std::string right_aligned(int number) {
  const std::string digits = std::to_string(number);
  return std::string(2 - digits.size(), ' ') + digits;
}

std::string letters(Board board) {
  std::string out = "  ";
  for (int column = 0; column < board.columns(); ++column)
    out.append(" ").append(1, text(Point{1, static_cast<std::int8_t>(column)}).front());
  return out + "\n";
}

std::string line(const Position& position, int row) {
  std::string out = right_aligned(row);
  for (int column = 0; column < position.board().columns(); ++column) {
    const Point point{static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
    const char vacant = position.board().has(point) ? '.' : ' ';
    out.append(" ").append(1, point == position.ball() ? '@' : position.has_man(point) ? '#' : vacant);
  }
  return out + " " + right_aligned(row) + "\n";
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

std::string text_board(const State& state) {
  const Position& position = state.position();
  const int rows = position.board().rows(), ball = position.ball().row;
  std::string out = letters(position.board());
  for (int row = ball > rows ? ball : rows; row >= (ball < 1 ? ball : 1); --row) out += line(position, row);
  return out + letters(position.board()) + caption(state) + "\n";
}

}  // namespace touchline::inline v1::phutball
