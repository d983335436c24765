/// A generator of random numbers that gives the same numbers everywhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace touchline::inline v1 {

/// xoshiro256** 1.0 (Blackman and Vigna, "Scrambled linear pseudorandom number generators", ACM Transactions on
/// Mathematical Software 47, 2021), seeded through SplitMix64 (Steele, Lea and Flood, OOPSLA 2014). The numbers are a
/// fixed function of seed and stream on every platform and compiler. A value: copying gives an independent generator
/// that continues alike. Satisfies std::uniform_random_bit_generator, but the distributions of `<random>` are not
/// portable: use `below` and `pick`.
class Rng {
 public:
  /// What one call gives, as the standard library asks to know.
  using result_type = std::uint64_t;
  /// The whole state of a generator.
  using Words = std::array<std::uint64_t, 4>;

  /// Generator number `stream` of the run seeded with `seed`; parallel runs give game i the stream i.
  explicit constexpr Rng(std::uint64_t seed, std::uint64_t stream = 0) noexcept {
    std::uint64_t chain = seed;
    const std::uint64_t first = next_of(chain);
    chain = first ^ (stream * 0xd1342543de82ef95ULL + 0x2545f4914f6cdd1dULL);
    for (auto& word : words_) word = next_of(chain);
  }

  /// A generator that continues from saved words; all zero is not a state of it and becomes seed 0.
  [[nodiscard]] static constexpr Rng from_words(const Words& words) noexcept {
    Rng rng(0);
    if ((words[0] | words[1] | words[2] | words[3]) != 0) rng.words_ = words;
    return rng;
  }

  /// The words to save; `from_words` goes on from them.
  [[nodiscard]] constexpr const Words& words() const noexcept { return words_; }

  /// The next 64 random bits.
  constexpr std::uint64_t operator()() noexcept {
    const std::uint64_t out = rotate(words_[1] * 5, 7) * 9;
    const std::uint64_t carried = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= carried;
    words_[3] = rotate(words_[3], 45);
    return out;
  }

  /// A number from 0 to `bound` − 1, each as likely as any other; 0 when `bound` is 0. Lemire's method ("Fast random
  /// integer generation in an interval", ACM Transactions on Modeling and Computer Simulation 29, 2019).
  constexpr std::uint64_t below(std::uint64_t bound) noexcept {
    Product product = multiply((*this)(), bound);
    if (product.low < bound) {
      const std::uint64_t threshold = bound == 0 ? 0 : (0 - bound) % bound;
      while (product.low < threshold) product = multiply((*this)(), bound);
    }
    return product.high;
  }

  /// An index into `weights`, each in proportion to its weight: the first whose running sum exceeds a draw below the
  /// total. The sum must be positive and fit 64 bits; weights are integers so that no rounding differs anywhere.
  constexpr std::size_t pick(std::span<const std::uint64_t> weights) noexcept {
    std::uint64_t total = 0;
    for (const auto weight : weights) total += weight;
    std::uint64_t draw = below(total);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      if (draw < weights[i]) return i;
      draw -= weights[i];
    }
    return 0;
  }

  /// The least and the greatest number that a call gives, as the standard library asks to know.
  ///@{
  static constexpr std::uint64_t min() noexcept { return 0; }
  static constexpr std::uint64_t max() noexcept { return ~std::uint64_t{0}; }
  ///@}

  friend constexpr bool operator==(const Rng&, const Rng&) noexcept = default;

 private:
  struct Product {
    std::uint64_t high;
    std::uint64_t low;
  };

  static constexpr std::uint64_t rotate(std::uint64_t word, int by) noexcept {
    return (word << by) | (word >> (64 - by));
  }

  static constexpr std::uint64_t next_of(std::uint64_t& chain) noexcept {
    chain += 0x9e3779b97f4a7c15ULL;
    std::uint64_t word = chain;
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9ULL;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebULL;
    return word ^ (word >> 31);
  }

  static constexpr Product multiply(std::uint64_t a, std::uint64_t b) noexcept {
#ifdef __SIZEOF_INT128__
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return {static_cast<std::uint64_t>(product >> 64), static_cast<std::uint64_t>(product)};
#else
    const std::uint64_t a_low = a & 0xffffffffU, a_high = a >> 32;
    const std::uint64_t b_low = b & 0xffffffffU, b_high = b >> 32;
    const std::uint64_t low = a_low * b_low;
    const std::uint64_t middle = a_high * b_low + (low >> 32);
    const std::uint64_t middle2 = a_low * b_high + (middle & 0xffffffffU);
    return {a_high * b_high + (middle >> 32) + (middle2 >> 32), (middle2 << 32) | (low & 0xffffffffU)};
#endif
  }

  Words words_{};
};

}  // namespace touchline::inline v1
