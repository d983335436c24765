/// Sets of cards: a deck, what is left of it, a hand.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>

#include "touchline/cards/card.hpp"

namespace touchline::inline v1::cards {

/// A set of cards of one deck: bit n stands for card n, bits 52–63 are 0. A value of eight bytes; nothing allocates or
/// throws.
class CardSet {
 public:
  constexpr CardSet() noexcept = default;
  /// The cards of the bits 0–51; other bits are dropped.
  explicit constexpr CardSet(std::uint64_t bits) noexcept : bits_(bits & deck_bits) {}

  /// All 52.
  [[nodiscard]] static constexpr CardSet deck() noexcept { return CardSet(deck_bits); }
  /// The cards named; one named twice is in it once.
  ///@{
  [[nodiscard]] static constexpr CardSet of(std::span<const Card> cards) noexcept {
    CardSet set;
    for (const Card card : cards) set.insert(card);
    return set;
  }
  [[nodiscard]] static constexpr CardSet of(std::initializer_list<Card> cards) noexcept {
    return of(std::span<const Card>(cards.begin(), cards.size()));
  }
  ///@}

  /// The set as bits, what is in it and how many cards; a card is put in or taken out, and nothing happens if it is
  /// there, or not there, already.
  ///@{
  [[nodiscard]] constexpr std::uint64_t bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool has(Card card) const noexcept { return (bits_ & bit(card)) != 0; }
  [[nodiscard]] constexpr int size() const noexcept { return std::popcount(bits_); }
  [[nodiscard]] constexpr bool is_empty() const noexcept { return bits_ == 0; }
  constexpr void insert(Card card) noexcept { bits_ |= bit(card); }
  constexpr void erase(Card card) noexcept { bits_ &= ~bit(card); }
  ///@}

  /// Which ranks the set has in a suit: bit n stands for rank n.
  [[nodiscard]] constexpr unsigned ranks(Suit suit) const noexcept {
    return static_cast<unsigned>(bits_ >> (static_cast<unsigned>(suit) * rank_count)) & ((1U << rank_count) - 1);
  }

  /// The card with exactly `n` cards of the set below it, so that `nth(rng.below(size()))` is a fair draw; `n` must be
  /// from 0 to size() − 1. Constant time.
  [[nodiscard]] constexpr Card nth(std::uint64_t n) const noexcept {
    const std::uint64_t sums = sums_of_bytes(bits_);
    const unsigned byte = bytes_up_to(sums, n);
    const std::uint64_t before = (sums << 8) >> (8 * byte) & 0xff;
    const std::uint64_t bits = bits_ >> (8 * byte) & 0xff;
    return static_cast<Card>(8 * byte + bytes_up_to(sums_of_bits(bits), n - before));
  }

  /// The cards in rising order, for range loops.
  class Iterator {
   public:
    /// What the standard library asks of an iterator.
    using value_type = Card;
    /// Likewise.
    using difference_type = std::ptrdiff_t;

    constexpr Iterator() noexcept = default;
    /// Over the cards whose bits are set in `left`; the default one stands at the end of every set.
    ///@{
    explicit constexpr Iterator(std::uint64_t left) noexcept : left_(left) {}
    [[nodiscard]] constexpr Card operator*() const noexcept { return static_cast<Card>(std::countr_zero(left_)); }
    constexpr Iterator& operator++() noexcept {
      left_ &= left_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) noexcept {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    ///@}
    friend constexpr bool operator==(Iterator, Iterator) noexcept = default;

   private:
    std::uint64_t left_ = 0;
  };
  /// For range loops. An iterator holds what is left of the set by itself.
  ///@{
  [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const noexcept { return Iterator(); }
  ///@}

  /// The cards in either set, or in both.
  ///@{
  friend constexpr CardSet operator|(CardSet a, CardSet b) noexcept { return CardSet(a.bits_ | b.bits_); }
  friend constexpr CardSet operator&(CardSet a, CardSet b) noexcept { return CardSet(a.bits_ & b.bits_); }
  ///@}
  /// The cards of `a` that are not in `b`.
  friend constexpr CardSet operator-(CardSet a, CardSet b) noexcept { return CardSet(a.bits_ & ~b.bits_); }
  /// The cards of the deck that are not in `a`.
  friend constexpr CardSet operator~(CardSet a) noexcept { return CardSet(~a.bits_); }
  /// The same on this set.
  ///@{
  constexpr CardSet& operator|=(CardSet set) noexcept { return *this = *this | set; }
  constexpr CardSet& operator&=(CardSet set) noexcept { return *this = *this & set; }
  constexpr CardSet& operator-=(CardSet set) noexcept { return *this = *this - set; }
  ///@}
  friend constexpr bool operator==(CardSet, CardSet) noexcept = default;

 private:
  static constexpr std::uint64_t deck_bits = (std::uint64_t{1} << card_count) - 1;
  static constexpr std::uint64_t low_bits = 0x0101010101010101ULL;  // the lowest bit of each byte
  static constexpr std::uint64_t high_bits = low_bits << 7;

  static constexpr std::uint64_t bit(Card card) noexcept { return std::uint64_t{1} << index(card); }

  // In each byte the number of bits set in it and in the bytes below.
  static constexpr std::uint64_t sums_of_bytes(std::uint64_t bits) noexcept {
    bits -= bits >> 1 & 0x5555555555555555ULL;
    bits = (bits & 0x3333333333333333ULL) + (bits >> 2 & 0x3333333333333333ULL);
    return ((bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fULL) * low_bits;
  }

  // In byte i the number of bits set among the bits 0 to i of a single byte.
  static constexpr std::uint64_t sums_of_bits(std::uint64_t byte) noexcept {
    const std::uint64_t own_bits = byte * low_bits & 0x8040201008040201ULL;  // byte i keeps bit i
    return ((own_bits + ~high_bits) >> 7 & low_bits) * low_bits;
  }

  // How many of eight bytes are at most `n`; all are below 128.
  static constexpr unsigned bytes_up_to(std::uint64_t bytes, std::uint64_t n) noexcept {
    const std::uint64_t at_most = ((n * low_bits | high_bits) - bytes) & high_bits;
    return static_cast<unsigned>((at_most >> 7) * low_bits >> 56);
  }

  std::uint64_t bits_ = 0;
};

}  // namespace touchline::inline v1::cards
