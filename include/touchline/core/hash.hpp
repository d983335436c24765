/// Mixing for the library's hashes: the same values on every platform.
#pragma once

#include <cstdint>

namespace touchline::inline v1 {

/// A bijection of 64-bit words in which each input bit moves about half of the output bits: the finaliser of
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t word) noexcept {
  word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9ULL;
  word = (word ^ (word >> 27)) * 0x94d049bb133111ebULL;
  return word ^ (word >> 31);
}

/// A running hash: `hash_more(hash_more(seed, a), b)` depends on both words and on their order.
[[nodiscard]] constexpr std::uint64_t hash_more(std::uint64_t hash, std::uint64_t word) noexcept {
  return mix(hash + 0x9e3779b97f4a7c15ULL + mix(word ^ 0x2545f4914f6cdd1dULL));
}

}  // namespace touchline::inline v1
