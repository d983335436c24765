/// Sets of the men that stand at the start of a turn, numbered in id order.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace touchline::inline v1::phutball {

/// `Words` · 32 men at most. Words of 32 bits, so that eight sets lie side by side in two vectors of most processors.
template <std::size_t Words>
struct MenSet {
  std::array<std::uint32_t, Words> words{};

  [[nodiscard]] static constexpr MenSet of(int man) noexcept {
    MenSet set;
    set.insert(man);
    return set;
  }
  constexpr void insert(int man) noexcept { words[static_cast<std::size_t>(man) / 32] |= std::uint32_t{1} << man % 32; }
  [[nodiscard]] constexpr bool has(int man) const noexcept {
    return (words[static_cast<std::size_t>(man) / 32] >> man % 32 & 1) != 0;
  }
  [[nodiscard]] constexpr std::size_t size() const noexcept {
    int men = 0;
    for (const std::uint32_t word : words) men += std::popcount(word);
    return static_cast<std::size_t>(men);
  }

  friend constexpr MenSet operator|(MenSet a, const MenSet& b) noexcept {
    for (std::size_t i = 0; i < Words; ++i) a.words[i] |= b.words[i];
    return a;
  }
  /// Whether some man is in both sets.
  [[nodiscard]] constexpr bool meets(const MenSet& other) const noexcept {
    std::uint32_t common = 0;
    for (std::size_t i = 0; i < Words; ++i) common |= words[i] & other.words[i];
    return common != 0;
  }
  /// Whether all of these men are in `other` too.
  [[nodiscard]] constexpr bool is_within(const MenSet& other) const noexcept {
    std::uint32_t missing = 0;
    for (std::size_t i = 0; i < Words; ++i) missing |= words[i] & ~other.words[i];
    return missing == 0;
  }

  friend constexpr MenSet operator&(MenSet a, const MenSet& b) noexcept {
    for (std::size_t i = 0; i < Words; ++i) a.words[i] &= b.words[i];
    return a;
  }
  friend constexpr MenSet operator-(MenSet a, const MenSet& b) noexcept {
    for (std::size_t i = 0; i < Words; ++i) a.words[i] &= ~b.words[i];
    return a;
  }
  /// 0 just when both sets are the same.
  [[nodiscard]] constexpr std::uint32_t difference(const MenSet& other) const noexcept {
    std::uint32_t difference = 0;  // a loop, as the comparison of arrays calls a function
    for (std::size_t i = 0; i < Words; ++i) difference |= words[i] ^ other.words[i];
    return difference;
  }
  friend constexpr bool operator==(const MenSet& a, const MenSet& b) noexcept { return a.difference(b) == 0; }
};

}  // namespace touchline::inline v1::phutball
