/// Poker hands: the best five of five to seven cards (PP-36).
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "touchline/cards/card.hpp"
#include "touchline/cards/card_set.hpp"

namespace touchline::inline v1::cards {

/// The kinds of poker hands, rising; the numbers are the places in charts of ten (PP-38).
enum class Category : std::uint8_t {
  high_card,
  pair,
  two_pair,
  three_of_a_kind,
  straight,
  flush,
  full_house,
  four_of_a_kind,
  straight_flush,
  royal_flush
};

/// How many kinds of hand there are.
inline constexpr std::size_t category_count = 10;

/// `high card`, `full house`, `royal flush`. The text lasts as long as the program.
[[nodiscard]] std::string_view name(Category category) noexcept;

/// How good a poker hand is, suits level: greater is better, equal hands share. A value of two bytes.
class PokerHand {
 public:
  /// Below every hand of five cards.
  constexpr PokerHand() noexcept = default;

  /// A hand by its category and its place among the hands of that category, 0–4095; `best_hand` makes them.
  constexpr PokerHand(Category category, unsigned place) noexcept
      : strength_(static_cast<std::uint16_t>(static_cast<unsigned>(category) << place_bits | place)) {}

  /// The kind of hand that it is; high card for the hand below every other.
  [[nodiscard]] constexpr Category category() const noexcept { return static_cast<Category>(strength_ >> place_bits); }

  /// Greater is better.
  friend constexpr auto operator<=>(PokerHand, PokerHand) noexcept = default;

 private:
  static constexpr unsigned place_bits = 12;

  std::uint16_t strength_ = 0;
};

/// The best five of five, six or seven cards; the ace is high or low in straights, suits are level (PP-36). The set
/// must have five to seven cards. Nothing allocates or throws; any number of threads may call it.
[[nodiscard]] PokerHand best_hand(CardSet cards) noexcept;

/// The same for a list, in any order, for cards that are not in a set yet. The cards must be different; a list of fewer
/// than five or more than seven gives PokerHand().
[[nodiscard]] PokerHand best_hand(std::span<const Card> cards) noexcept;

}  // namespace touchline::inline v1::cards
