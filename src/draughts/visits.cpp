#include "touchline/draughts/visits.hpp"

namespace touchline::inline v1::draughts {
namespace {

// The keys of every second visit, counted back from the last or the one before it, in rising order.
std::size_t sorted_side(std::span<const Visits::Key> keys, std::size_t back, std::span<Visits::Key> out) noexcept {
  std::size_t count = 0;
  for (std::size_t i = keys.size(); i > back; i -= std::min<std::size_t>(i, 2)) out[count++] = keys[i - 1 - back];
  std::sort(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(count));
  return count;
}

bool same_side(const Visits& a, const Visits& b, std::size_t back) noexcept {
  std::array<Visits::Key, Visits::capacity> left;
  std::array<Visits::Key, Visits::capacity> right;
  const std::size_t count = sorted_side(a.keys(), back, left);
  sorted_side(b.keys(), back, right);  // of the same size, since a and b are
  return std::equal(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(count), right.begin());
}

}  // namespace

bool operator==(const Visits& a, const Visits& b) noexcept {
  if (a.size_ != b.size_) return false;
  if (std::equal(a.keys_.begin(), a.keys_.begin() + a.size_, b.keys_.begin())) return true;
  return a.keys_[a.size_ - 1U] == b.keys_[b.size_ - 1U] && same_side(a, b, 0) && same_side(a, b, 1);
}

}  // namespace touchline::inline v1::draughts
