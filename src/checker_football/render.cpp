#include "touchline/checker_football/render.hpp"

#include <string>

namespace touchline::inline v1::checker_football {
namespace {

constexpr std::size_t cell_width = 5;
constexpr std::size_t margin_width = 4;

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

std::string right_aligned(const std::string& text) { return text.size() < 2 ? " " + text : text; }

std::string cell(const State& state, Square square) {
  const Situation& now = state.situation();
  const Position& board = now.position;
  if (const auto team = board.controller(square)) {
    std::string out = board.is_carried() && board.ball() == square ? "*" : " ";
    out += team == home ? 'H' : 'A';
    if (board.height(square) > 1) out += std::to_string(board.height(square));
    return out;
  }
  if (board.is_live() && board.ball() == square) return " o";
  if (now.target == square) return " x";
  return now.landed.has(square) ? " '" : " .";
}

std::string column_letters(int columns) {
  std::string out(margin_width, ' ');
  for (int column = 0; column < columns; ++column)
    out += padded(std::string(" ") + static_cast<char>('a' + column), cell_width);
  return out;
}

// Without white space at the end of a line.
std::string line_of(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  return text + "\n";
}

// The yard line above a row.
std::string yard_line(const State& state, int line) {
  const bool scrimmage = state.phase() != Phase::finished && state.position().line() == line;
  const bool goal = line == 0 || line == rows - 2;
  const std::string label = goal ? " G" : std::to_string(yards(line));
  const std::size_t width = static_cast<std::size_t>(state.rules().columns) * cell_width;
  return label + "  " + std::string(width - 2, scrimmage ? '=' : '-') + "\n";
}

}  // namespace

std::string text_board(const State& state) {
  const int columns = state.rules().columns;
  const std::string down = down_caption(state);
  std::string out = score_caption(state) + (down.empty() ? "" : "; " + down) + "\n" + line_of(column_letters(columns));
  for (int row = rows - 1; row >= 0; --row) {
    if (row < rows - 1) out += yard_line(state, row);
    std::string text = padded(right_aligned(std::to_string(row)), margin_width);
    for (int column = 0; column < columns; ++column) text += padded(cell(state, square_at(column, row)), cell_width);
    out += line_of(text);
  }
  return out + phase_caption(state) + "\n";
}

}  // namespace touchline::inline v1::checker_football
