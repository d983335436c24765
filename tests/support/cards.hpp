/// Cards in tests by their names.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/cards/card.hpp"

/// The cards of a text such as `AS KD 2C`.
inline std::vector<touchline::cards::Card> cards_named(std::string_view text) {
  std::vector<touchline::cards::Card> cards;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find(' ', at) == std::string_view::npos ? text.size() : text.find(' ', at);
    const auto card = touchline::cards::parse_card(text.substr(at, end - at));
    if (!card) throw std::invalid_argument("no card: " + std::string(text));
    cards.push_back(*card);
    at = end + 1;
  }
  return cards;
}
