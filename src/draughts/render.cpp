#include "touchline/draughts/render.hpp"

#include "touchline/draughts/position.hpp"

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

// What stands below the board.
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

}  // namespace

std::string text_board(const State& state) {
  std::string out;
  for (int row = 0; row < 8; ++row) {
    out += right_aligned(row * 4 + 1) + " ";
    for (int column = 0; column < 8; ++column) {
      const auto square = square_at(row, column);
      out += ' ';
      out += square ? letter(state.position().at(*square)) : ' ';
    }
    out += "  " + std::to_string(row * 4 + 4) + "\n";
  }
  return out + caption(state) + "\n";
}

}  // namespace touchline::inline v1::draughts
