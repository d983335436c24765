#include "touchline/cards/card.hpp"

#include "touchline/core/text.hpp"

namespace touchline::inline v1::cards {
namespace {

constexpr std::string_view ranks = "23456789TJQKA";
constexpr std::string_view suits = "CDHS";

constexpr std::array<char, 2 * card_count> names = [] {
  std::array<char, 2 * card_count> letters{};
  for (std::size_t i = 0; i < card_count; ++i) {
    letters[2 * i] = ranks[i % rank_count];
    letters[2 * i + 1] = suits[i / rank_count];
  }
  return letters;
}();

constexpr char upper(char c) noexcept { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace

std::string_view name(Card card) noexcept { return {names.data() + 2 * index(card), 2}; }

std::optional<Card> parse_card(std::string_view text) noexcept {
  text = trim(text);
  const bool ten = text.size() == 3 && text.starts_with("10");
  if (text.size() != 2 && !ten) return std::nullopt;
  const std::size_t rank = ten ? static_cast<std::size_t>(Rank::ten) : ranks.find(upper(text.front()));
  const std::size_t suit = suits.find(upper(text.back()));
  if (rank == std::string_view::npos || suit == std::string_view::npos) return std::nullopt;
  return card_of(static_cast<Suit>(suit), static_cast<Rank>(rank));
}

}  // namespace touchline::inline v1::cards
