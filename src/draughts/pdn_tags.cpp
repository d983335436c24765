#include "pdn_tags.hpp"

#include <algorithm>

#include "touchline/core/json_writer.hpp"
#include "touchline/core/text.hpp"
#include "touchline/draughts/position.hpp"

namespace touchline::inline v1::draughts {

std::string_view canonical_name(std::string_view name) noexcept {
  constexpr std::array<std::string_view, 11> known = {"Event",  "Site",  "Date", "Round",    "White",        "Black",
                                                      "Result", "SetUp", "FEN",  "GameType", termination_tag};
  const auto same_letter = [](char a, char b) { return (a | 0x20) == (b | 0x20); };
  const auto same = [&](std::string_view one) {
    return std::equal(one.begin(), one.end(), name.begin(), name.end(), same_letter);  // all letters
  };
  const auto found = std::find_if(known.begin(), known.end(), same);
  return found == known.end() ? name : *found;
}

std::string_view unknown_value(std::string_view name) noexcept {
  if (name == "Result") return "*";
  return name == "Date" ? "????.??.??" : "?";
}

bool is_unknown(std::string_view value) noexcept { return value == "?" || value == "????.??.??"; }

bool is_result(std::string_view text) noexcept {
  constexpr std::array<std::string_view, 8> results = {"1-0", "0-1", "1/2-1/2", "*", "0-0", "2-0", "0-2", "1-1"};
  return std::find(results.begin(), results.end(), text) != results.end();
}

std::string_view result_text(const std::optional<Result>& result) noexcept {
  if (!result) return "*";
  if (result->is_draw()) return "1/2-1/2";
  return result->is_winner(dark) ? "1-0" : "0-1";
}

std::string unescape(std::string_view value) {
  std::string out;
  out.reserve(value.size());
  for (std::size_t i = 0; i < value.size(); ++i) {
    const bool escaped = value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
    if (escaped) ++i;
    out += value[i];
  }
  return out;
}

std::string escape(std::string_view value) {
  std::string out;
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::string to_utf8(std::string_view text) {
  if (json::is_utf8(text)) return std::string(text);
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      out += c;
    } else {
      out += static_cast<char>(0xc0 | byte >> 6);
      out += static_cast<char>(0x80 | (byte & 0x3f));
    }
  }
  return out;
}

std::string unfold(std::string_view comment) {
  constexpr std::string_view blanks = " \t";
  constexpr std::string_view white = " \t\r\n";
  std::string out;
  while (!comment.empty()) {
    const std::size_t line_break = std::min(comment.find_first_of("\r\n"), comment.size());
    std::string_view line = comment.substr(0, line_break);
    comment.remove_prefix(line_break);
    const std::size_t next = std::min(comment.find_first_not_of(white), comment.size());
    comment.remove_prefix(next);
    if (out.empty()) line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    const std::size_t last = line.find_last_not_of(blanks);
    if (last == std::string_view::npos) continue;
    if (!out.empty()) out += ' ';
    out += line.substr(0, last + 1);
  }
  return out;
}

std::string_view game_type_name(unsigned number) noexcept {
  struct Named {
    unsigned number;
    std::string_view name;
  };
  constexpr Named games[] = {
      {0, "chess"},
      {1, "Chinese chess"},
      {20, "international draughts"},
      {21, "English draughts"},
      {22, "Italian draughts"},
      {23, "American pool checkers"},
      {24, "Spanish draughts"},
      {25, "Russian draughts"},
      {26, "Brazilian draughts"},
      {27, "Canadian draughts"},
      {28, "Portuguese draughts"},
      {29, "Czech draughts"},
      {30, "Turkish draughts"},
      {31, "Thai draughts"},
      {40, "Frisian draughts"},
      {41, "Spantsiretti draughts"},
      {50, "Othello"},
  };
  for (const auto& game : games)
    if (game.number == number) return game.name;
  return {};
}

std::optional<unsigned> game_type_number(std::string_view value) noexcept {
  value = value.substr(0, value.find(','));
  const auto number = parse_number(trim(value), 999'999);
  if (!number) return std::nullopt;
  return static_cast<unsigned>(*number);
}

}  // namespace touchline::inline v1::draughts
