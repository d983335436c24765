#include "pdn_tags.hpp"

#include <algorithm>

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
