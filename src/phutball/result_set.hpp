/// Remembers what a search has met: where the ball is, and a set of men.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "men_set.hpp"

namespace touchline::inline v1::phutball {

/// Where a result is to be looked for first.
template <std::size_t Words>
[[nodiscard]] std::uint64_t hash_of(std::uint32_t place, const MenSet<Words>& men) noexcept {
  std::uint64_t hash = std::uint64_t{place} << 32;
  for (const std::uint32_t word : men.words) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
    hash ^= hash >> 32;
  }
  return hash;
}

/// A hash set that holds whole results, so that equal hashes mislead nobody. Grows up to a given number of bytes.
template <std::size_t Words>
class ResultSet {
 public:
  enum class Insertion : std::uint8_t { added, present, full };

  explicit ResultSet(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  /// Adds a result unless it is there; `full` if it is not and there is no room to grow. `place` must not be 0.
  Insertion insert(std::uint32_t place, const MenSet<Words>& men) {
    if (entries_.empty() && !resize(first_size)) return Insertion::full;
    Entry* entry = find(entries_, place, men);
    if (entry->place != 0) return Insertion::present;
    if (2 * (size_ + 1) > entries_.size()) {
      if (!resize(entries_.size() * (entries_.size() < large ? 8 : 2))) return Insertion::full;
      entry = find(entries_, place, men);
    }
    *entry = {men, place};
    ++size_;
    return Insertion::added;
  }

  [[nodiscard]] std::size_t size() const noexcept { return size_; }

 private:
  static constexpr std::size_t first_size = 512;
  static constexpr std::size_t large = 32768;  // below, growing in great steps saves most of the moving

  struct Entry {
    MenSet<Words> men;
    std::uint32_t place = 0;  // 0: empty

    [[nodiscard]] bool is(std::uint32_t at, const MenSet<Words>& others) const noexcept {
      return ((place ^ at) | men.difference(others)) == 0;  // one branch for both
    }
  };

  static Entry* find(std::vector<Entry>& entries, std::uint32_t place, const MenSet<Words>& men) noexcept {
    const std::size_t mask = entries.size() - 1;
    std::size_t at = static_cast<std::size_t>(hash_of(place, men)) & mask;
    while (entries[at].place != 0 && !entries[at].is(place, men)) at = (at + 1) & mask;
    return &entries[at];
  }

  bool resize(std::size_t size) {
    if ((size + entries_.size()) > most_bytes_ / sizeof(Entry)) return false;
    std::vector<Entry> larger(size);
    for (const Entry& entry : entries_)
      if (entry.place != 0) *find(larger, entry.place, entry.men) = entry;
    entries_ = std::move(larger);
    return true;
  }

  std::size_t most_bytes_;
  std::size_t size_ = 0;
  std::vector<Entry> entries_;
};

}  // namespace touchline::inline v1::phutball
