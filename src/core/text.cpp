#include "touchline/core/text.hpp"

#include <limits>

#include "touchline/core/json_writer.hpp"

namespace touchline::inline v1 {

std::string quote(std::string_view text) {
  constexpr std::size_t longest = 60;
  bool cut = false;
  if (text.size() > longest) {
    text = text.substr(0, longest);
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xc0) == 0x80) text.remove_suffix(1);
    if (!text.empty() && static_cast<unsigned char>(text.back()) >= 0xc0) text.remove_suffix(1);
    cut = true;
  }
  const bool utf8 = json::is_utf8(text);
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    out += byte < 0x20 || byte == 0x7f || (!utf8 && byte >= 0x80) ? '?' : c;
  }
  out += cut ? "…\"" : "\"";
  return out;
}

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

std::string_view trim(std::string_view text) noexcept {
  constexpr std::string_view white = " \t\r\n\f\v";
  const auto first = text.find_first_not_of(white);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(white) - first + 1);
}

std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t most) noexcept {
  constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
  if (text.empty()) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    const auto digit = static_cast<std::uint64_t>(c - '0');
    if (number > largest / 10 || (number == largest / 10 && digit > largest % 10)) return std::nullopt;
    number = number * 10 + digit;
    if (number > most) return std::nullopt;  // and every longer one is, too
  }
  return number;
}

}  // namespace touchline::inline v1
