/// The playing cards of a standard deck.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace touchline::inline v1::cards {

/// In the order of card numbers.
enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

/// Rising; the ace is high here. That it is low in some straights is a matter of poker hands.
enum class Rank : std::uint8_t { two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace };

/// How many there are of each, and all of them in rising order, for loops.
///@{
inline constexpr std::size_t suit_count = 4;
inline constexpr std::size_t rank_count = 13;
inline constexpr std::size_t card_count = suit_count * rank_count;

inline constexpr std::array<Suit, suit_count> all_suits{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};
inline constexpr std::array<Rank, rank_count> all_ranks{Rank::two,   Rank::three, Rank::four, Rank::five, Rank::six,
                                                        Rank::seven, Rank::eight, Rank::nine, Rank::ten,  Rank::jack,
                                                        Rank::queen, Rank::king,  Rank::ace};
///@}

/// A card by its number, 0–51: clubs, diamonds, hearts, spades, each from the two to the ace (PP-56). The numbers never
/// change; actions and records rest on them. Every function here expects a number below 52.
enum class Card : std::uint8_t {};

/// The card of that suit and rank.
[[nodiscard]] constexpr Card card_of(Suit suit, Rank rank) noexcept {
  return static_cast<Card>(static_cast<unsigned>(suit) * rank_count + static_cast<unsigned>(rank));
}

/// A card's number, suit and rank.
///@{
[[nodiscard]] constexpr std::size_t index(Card card) noexcept { return static_cast<std::size_t>(card); }
[[nodiscard]] constexpr Suit suit_of(Card card) noexcept { return static_cast<Suit>(index(card) / rank_count); }
[[nodiscard]] constexpr Rank rank_of(Card card) noexcept { return static_cast<Rank>(index(card) % rank_count); }
///@}

/// Diamonds and hearts are red, clubs and spades black.
///@{
[[nodiscard]] constexpr bool is_red(Suit suit) noexcept { return suit == Suit::diamonds || suit == Suit::hearts; }
[[nodiscard]] constexpr bool is_red(Card card) noexcept { return is_red(suit_of(card)); }
[[nodiscard]] constexpr bool is_black(Card card) noexcept { return !is_red(card); }
///@}

/// From two to ten.
[[nodiscard]] constexpr bool is_number(Card card) noexcept { return rank_of(card) <= Rank::ten; }
/// Jack, queen or king.
[[nodiscard]] constexpr bool is_picture(Card card) noexcept {
  return rank_of(card) > Rank::ten && rank_of(card) < Rank::ace;
}
/// Of any suit.
[[nodiscard]] constexpr bool is_ace(Card card) noexcept { return rank_of(card) == Rank::ace; }

/// What is printed on a number card, 2–10; only of number cards.
[[nodiscard]] constexpr int face_value(Card card) noexcept { return static_cast<int>(rank_of(card)) + 2; }

/// `2C`, `TD`, `AS`: rank, then suit (PP-57). The text lasts as long as the program.
[[nodiscard]] std::string_view name(Card card) noexcept;

/// The card of that name, or nothing. Either case, `10` for `T` and white space at both ends are understood.
[[nodiscard]] std::optional<Card> parse_card(std::string_view text) noexcept;

}  // namespace touchline::inline v1::cards
