#include "touchline/grid/direction.hpp"

#include <cstddef>

namespace touchline::inline v1::grid {
namespace {

constexpr std::array<std::string_view, 8> names{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};

constexpr char upper(char c) noexcept { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

bool same_letters(std::string_view text, std::string_view capitals) noexcept {
  if (text.size() != capitals.size()) return false;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (upper(text[i]) != capitals[i]) return false;
  return true;
}

}  // namespace

std::string_view name(Direction direction) noexcept { return names[static_cast<std::size_t>(direction)]; }

std::optional<Direction> direction_named(std::string_view text) noexcept {
  for (const Direction direction : all_directions)
    if (same_letters(text, name(direction))) return direction;
  return std::nullopt;
}

}  // namespace touchline::inline v1::grid
