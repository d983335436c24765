#include <algorithm>

#include "arguments.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

void check_weights(std::span<const std::uint64_t> weights) {
  std::uint64_t total = 0;
  for (const std::uint64_t weight : weights) {
    if (weight > UINT64_MAX - total)
      throw Failure{TL_ERROR_OUT_OF_RANGE, "the sum of the weights does not fit 64 bits", "weights"};
    total += weight;
  }
  if (total == 0) throw Failure{TL_ERROR_OUT_OF_RANGE, "the sum of the weights is 0", "weights"};
}

}  // namespace

tl_status tl_rng_new(uint64_t seed, uint64_t stream, tl_rng** rng) {
  return guard([&] {
    tl_rng*& out = need(rng, "rng");
    out = new tl_rng{Rng(seed, stream), {}};
  });
}

tl_status tl_rng_clone(const tl_rng* rng, tl_rng** copy) {
  return guard([&] {
    tl_rng*& out = need(copy, "copy");
    out = new tl_rng{need(rng, "rng").value, {}};
  });
}

void tl_rng_free(tl_rng* rng) { delete rng; }

tl_status tl_rng_next(tl_rng* rng, uint64_t* number) {
  return give(number, "number", [&] { return need(rng, "rng").value(); });
}

tl_status tl_rng_below(tl_rng* rng, uint64_t bound, uint64_t* number) {
  return give(number, "number", [&] { return need(rng, "rng").value.below(bound); });
}

tl_status tl_rng_pick(tl_rng* rng, const uint64_t* weights, size_t count, size_t* index) {
  return give(index, "index", [&] {
    tl_rng& generator = need(rng, "rng");
    if (count > PTRDIFF_MAX / sizeof(std::uint64_t))
      throw Failure{TL_ERROR_OUT_OF_RANGE, "the count is beyond any object's size", "count"};
    if (count != 0) need(weights, "weights");
    check_weights({weights, count});
    return generator.value.pick({weights, count});
  });
}

tl_status tl_rng_save(const tl_rng* rng, uint64_t* words) {
  return guard([&] {
    const Rng::Words& saved = need(rng, "rng").value.words();
    std::copy(saved.begin(), saved.end(), &need(words, "words"));
  });
}

tl_status tl_rng_restore(tl_rng* rng, const uint64_t* words) {
  return guard([&] {
    Rng::Words saved{};
    std::copy_n(&need(words, "words"), saved.size(), saved.begin());
    need(rng, "rng").value = Rng::from_words(saved);
  });
}
