#include "touchline/draughts/render.hpp"

#include "touchline/core/ink.hpp"
#include "touchline/draughts/position.hpp"

#include "caption.hpp"

namespace touchline::inline v1::draughts {
namespace {

char letter(Piece piece) noexcept {
  constexpr char letters[] = {'.', 'b', 'B', 'w', 'W'};
  return letters[static_cast<std::size_t>(piece)];
}

std::string_view side_name(Seat side) noexcept { return side == dark ? "dark" : "light"; }

std::string right_aligned(int number) {
  const std::string digits = std::to_string(number);
  return std::string(2 - digits.size(), ' ') + digits;
}

Ink ink(Piece piece) noexcept {
  if (piece == Piece::none) return Ink::ground;
  return piece == Piece::dark_man || piece == Piece::dark_king ? Ink::first : Ink::second;
}

std::string cell(const State& state, int row, int column, const TextOptions& options) {
  const auto square = square_at(row, column);
  if (!square) return " ";
  const Piece piece = state.position().at(*square);
  const auto& capture = state.capture();
  const bool jumped = capture && capture->jumped.has(*square);  // DR-13: it stands until the capture is finished
  return inked(std::string(1, letter(piece)), jumped ? Ink::mark : ink(piece), options.colour);
}

}  // namespace

std::string caption(const State& state) {
  if (const auto& result = state.result()) {
    const std::string reason(name(result->reason));
    if (result->is_draw()) return "drawn: " + reason;
    return std::string(side_name(result->is_winner(dark) ? dark : light)) + " won: " + reason;
  }
  std::string out = std::string(side_name(state.position().to_move())) + " to move";
  if (const auto& capture = state.capture()) out += ", capturing with " + std::to_string(number(capture->at));
  return out;
}

std::string text_board(const State& state, const TextOptions& options) {
  std::string out;
  for (int line = 0; line < 8; ++line) {
    const int row = options.flip ? 7 - line : line;
    const int first = row * 4 + 1, last = row * 4 + 4;
    out += inked(right_aligned(options.flip ? last : first), Ink::ground, options.colour) + " ";
    for (int place = 0; place < 8; ++place) out += " " + cell(state, row, options.flip ? 7 - place : place, options);
    out += "  " + inked(std::to_string(options.flip ? first : last), Ink::ground, options.colour) + "\n";
  }
  return out + inked(caption(state), Ink::heading, options.colour) + "\n";
}

}  // namespace touchline::inline v1::draughts
