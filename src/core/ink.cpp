#include "touchline/core/ink.hpp"

#include <array>
#include <cstddef>

namespace touchline::inline v1 {

std::string inked(std::string_view text, Ink ink, bool colour) {
  // Of the sixteen colours that every terminal has, those that read well on light and dark ground.
  constexpr std::array<std::string_view, 7> sequences{"", "1;31", "1;36", "1;33", "35", "2", "1"};
  const std::string_view sequence = sequences[static_cast<std::size_t>(ink)];
  if (!colour || sequence.empty() || text.empty()) return std::string(text);
  return std::string("\x1b[").append(sequence).append("m").append(text).append("\x1b[0m");
}

}  // namespace touchline::inline v1
