#include "touchline/soccer/render.hpp"

#include "touchline/core/ink.hpp"

#include "caption.hpp"

namespace touchline::inline v1::soccer {
namespace {

std::string_view side_name(Seat side) noexcept { return side == red ? "red" : "blue"; }

char letter(const State& state, Square square) noexcept {
  const Position& position = state.position();
  const Pitch& pitch = state.pitch();
  const bool in_use = position.turn().piece == square;
  if (position.pieces(red).has(square)) return in_use ? 'R' : 'r';
  if (position.pieces(blue).has(square)) return in_use ? 'B' : 'b';
  if (position.ball() == square) return 'o';
  if (pitch.is_own_goal(red, square) || pitch.is_own_goal(blue, square)) return '=';
  switch (pitch.zone(square)) {
    case Zone::perimeter:
      return ',';
    case Zone::neutral:
      return '.';
    default:
      return ':';
  }
}

Ink ink(const State& state, Square square) noexcept {
  const Position& position = state.position();
  if (position.pieces(red).has(square)) return Ink::first;
  if (position.pieces(blue).has(square)) return Ink::second;
  return position.ball() == square ? Ink::ball : Ink::ground;
}

std::string right_aligned(int number) { return (number < 10 ? " " : "") + std::to_string(number); }

std::string columns_line(const Pitch& pitch, const TextOptions& options) {
  std::string out = "  ";
  for (int place = 0; place < pitch.columns(); ++place) {
    out += ' ';
    out += static_cast<char>('A' + (options.flip ? pitch.columns() - 1 - place : place));
  }
  return inked(out, Ink::ground, options.colour) + "\n";
}

std::string row_line(const State& state, int row, const TextOptions& options) {
  const int columns = state.pitch().columns();
  std::string out = inked(right_aligned(row), Ink::ground, options.colour);
  for (int place = 1; place <= columns; ++place) {
    const Square square = square_at(options.flip ? columns + 1 - place : place, row);
    out += " " + inked(std::string(1, letter(state, square)), ink(state, square), options.colour);
  }
  return out + " " + inked(std::to_string(row), Ink::ground, options.colour) + "\n";
}

std::string turn_caption(const Turn& turn) {
  std::string out;
  if (turn.piece != no_square) {
    out += ", " + name(turn.piece) + " in use with " + std::to_string(turn.steps_left) +
           (turn.steps_left == 1 ? " step left" : " steps left");
  }
  for (std::size_t i = 0; i < turn.finished_count; ++i) out += (i == 0 ? ", finished " : " ") + name(turn.finished[i]);
  if (turn.after_end_piece) out += ", another piece to step";
  return out;
}

}  // namespace

std::string caption(const State& state) {
  const std::string score = std::to_string(state.score()[0]) + ":" + std::to_string(state.score()[1]);
  if (const auto result = state.result()) {
    const std::string reason(name(result->reason));
    if (result->is_draw()) return "drawn " + score + ": " + reason;
    return std::string(side_name(result->is_winner(red) ? red : blue)) + " won " + score + ": " + reason;
  }
  const Position& position = state.position();
  std::string out = std::string(side_name(position.to_move())) + " to move" + turn_caption(position.turn());
  out += "; red " + score + " blue";
  if (state.rules().max_turns != 0)
    out += "; " + std::to_string(state.turns()) + " of " + std::to_string(state.rules().max_turns) + " turns played";
  for (const Seat side : {red, blue})
    if (position.zone_passes(side) != 0)
      out += "; " + std::string(side_name(side)) + " passed there: " + std::to_string(position.zone_passes(side)) +
             " of " + std::to_string(state.rules().zone_passes);
  return out;
}

std::string text_board(const State& state, const TextOptions& options) {
  const Pitch& pitch = state.pitch();
  std::string out = columns_line(pitch, options);
  for (int i = 1; i <= pitch.rows(); ++i) out += row_line(state, options.flip ? i : pitch.rows() + 1 - i, options);
  return out + columns_line(pitch, options) + inked(caption(state), Ink::heading, options.colour) + "\n";
}

}  // namespace touchline::inline v1::soccer
