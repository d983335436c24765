#include "touchline/core/random.hpp"

#include <array>
#include <vector>

#include "touchline/core/hash.hpp"

#include "support/catch.hpp"

using touchline::Rng;

TEST_CASE("xoshiro256** gives the numbers of its definition", "[core][random]") {
  // From the words 1, 2, 3, 4. First: rotl(2·5, 7)·9 = 11520. Then the words are 7, 0, 262146, 211106232532992, so
  // the second is 0; the authors' reference program continues 1509978240, 1215971899390074240.
  Rng rng = Rng::from_words({1, 2, 3, 4});
  CHECK(rng() == 11520);
  CHECK(rng.words() == Rng::Words{7, 0, 262146, 211106232532992});
  CHECK(rng() == 0);
  CHECK(rng() == 1509978240);
  CHECK(rng() == 1215971899390074240);
}

TEST_CASE("the finaliser of SplitMix64 gives the numbers of its definition", "[core][random]") {
  // SplitMix64 from seed 0 begins e220a8397b1dcdaf, 6e789e6aa1b965f4 (the generator adds the golden ratio and mixes).
  constexpr std::uint64_t golden = 0x9e3779b97f4a7c15ULL;
  CHECK(touchline::mix(golden) == 0xe220a8397b1dcdafULL);
  CHECK(touchline::mix(2 * golden) == 0x6e789e6aa1b965f4ULL);
}

TEST_CASE("generators of a run differ by seed and by stream", "[core][random]") {
  CHECK(Rng(1, 0) == Rng(1));
  CHECK_FALSE(Rng(1, 0) == Rng(1, 1));
  CHECK_FALSE(Rng(1, 0) == Rng(2, 0));
  Rng copy(5, 3);
  Rng original = copy;
  CHECK(copy() == original());
  CHECK(Rng::from_words(copy.words()) == original);
  CHECK(Rng::from_words({0, 0, 0, 0}) == Rng(0));
}

TEST_CASE("bounded draws stay below the bound and reach all of it", "[core][random]") {
  Rng rng(42);
  CHECK(rng.below(0) == 0);
  CHECK(rng.below(1) == 0);
  std::array<int, 6> seen{};
  for (int i = 0; i < 6000; ++i) ++seen[rng.below(6)];
  for (const int count : seen) {  // 1000 expected, standard deviation 29
    CHECK(count > 850);
    CHECK(count < 1150);
  }
  const std::uint64_t large = (std::uint64_t{1} << 63) + 1;  // nearly half of the words are rejected
  for (int i = 0; i < 200; ++i) CHECK(rng.below(large) < large);
}

TEST_CASE("a bounded draw is the high half of the product", "[core][random]") {
  // From the words 1, 2, 3, 4 the first word is 11520: 11520·2^60 / 2^64 = 720, and 0 remains, which is not rejected.
  Rng rng = Rng::from_words({1, 2, 3, 4});
  CHECK(rng.below(std::uint64_t{1} << 60) == 720);
}

TEST_CASE("picks follow the weights and never take a weight of nought", "[core][random]") {
  Rng rng(9);
  const std::vector<std::uint64_t> weights{3, 0, 1};
  std::array<int, 3> seen{};
  for (int i = 0; i < 4000; ++i) ++seen[rng.pick(weights)];
  CHECK(seen[1] == 0);
  CHECK(seen[0] > 2800);  // 3000 expected, standard deviation 27
  CHECK(seen[0] < 3200);
}
