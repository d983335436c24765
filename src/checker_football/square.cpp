#include "touchline/checker_football/square.hpp"

#include "touchline/core/text.hpp"

namespace touchline::inline v1::checker_football {

std::string name(Square square) { return place_name(square).string(); }

std::optional<Square> parse_square(std::string_view text, int columns) noexcept {
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  const char letter = text[0] >= 'A' && text[0] <= 'Z' ? static_cast<char>(text[0] - 'A' + 'a') : text[0];
  if (letter < 'a' || letter >= 'a' + columns) return std::nullopt;
  const auto row = parse_number(text.substr(1), rows - 1);
  if (!row || (text.size() == 3 && text[1] == '0')) return std::nullopt;
  return square_at(letter - 'a', static_cast<int>(*row));
}

}  // namespace touchline::inline v1::checker_football
