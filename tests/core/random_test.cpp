#include "touchline/core/random.hpp"

#include <array>
#include <vector>

#include "support/catch.hpp"

using touchline::Rng;

TEST_CASE("xoshiro256** gives the numbers of its definition", "[core][random]") {
  // Worked out by hand from the state (1, 2, 3, 4): rotl(2·5, 7)·9 = 11520, then words 7, 0, 2^18 + 2, …: second 0.
  Rng rng = Rng::from_words({1, 2, 3, 4});
  CHECK(rng() == 11520);
  CHECK(rng() == 0);
  CHECK(rng() == 1509978240);
  CHECK(rng() == 1215971899390074240);
}
