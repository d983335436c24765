#include "touchline/soccer/square.hpp"

#include <cstdlib>

#include "touchline/core/text.hpp"

namespace touchline::inline v1::soccer {

std::string name(Square square) { return place_name(square).string(); }

std::optional<Square> square_named(std::string_view text) noexcept {
  if (text.empty()) return std::nullopt;
  const char letter =
      text.front() >= 'a' && text.front() <= 'z' ? static_cast<char>(text.front() - 'a' + 'A') : text[0];
  const auto row = parse_number(text.substr(1), most_rows);
  if (letter < 'A' || letter >= 'A' + most_columns || !row || *row == 0) return std::nullopt;
  return square_at(letter - 'A' + 1, static_cast<int>(*row));
}

std::optional<Line> line(Square from, Square to) noexcept {
  const int columns = column(to) - column(from), rows = row(to) - row(from);
  const int length = distance(from, to);
  if (length == 0 || (columns != 0 && rows != 0 && std::abs(columns) != std::abs(rows))) return std::nullopt;
  for (const Direction direction : grid::all_directions)
    if (neighbour(from, direction, length) == to) return Line{direction, length};
  return std::nullopt;
}

}  // namespace touchline::inline v1::soccer
