#include "perft_table.hpp"

#include <algorithm>
#include <bit>

#include "touchline/core/error.hpp"
#include "touchline/core/hash.hpp"

namespace touchline::inline v1::draughts {
namespace {

std::size_t buckets_in(std::size_t mib, std::size_t bucket_size) {
  if (mib > PerftTable::max_mib) throw Error(ErrorCode::limit_exceeded, "a hash table has at most 1048576 MiB");
  return std::bit_floor((std::max<std::size_t>(mib, 1) << 20) / bucket_size);
}

}  // namespace

PerftTable::PerftTable(std::size_t mib) : buckets_(buckets_in(mib, sizeof(Bucket))) {}

std::size_t PerftTable::place_of(const Key& key) const noexcept {
  return static_cast<std::size_t>(hash_more(mix(key.pieces()), key.rest())) & (buckets_.size() - 1);
}

std::optional<std::uint64_t> PerftTable::find(const Key& key) const noexcept {
  const Bucket& bucket = buckets_[place_of(key)];
  if (const auto leaves = bucket.deepest.find(key)) return leaves;
  return bucket.latest.find(key);
}

void PerftTable::store(const Key& key, std::uint64_t leaves) noexcept {
  Bucket& bucket = buckets_[place_of(key)];
  Entry& entry = key.depth > bucket.deepest.depth() ? bucket.deepest : bucket.latest;
  entry.store(key, leaves);
}

int PerftTable::Entry::depth() const noexcept {
  return static_cast<int>((rest.load(std::memory_order_relaxed) & 0xffffffff) >> 1);
}

std::optional<std::uint64_t> PerftTable::Entry::find(const Key& key) const noexcept {
  const std::uint64_t before = version.load(std::memory_order_acquire);
  const bool same =
      pieces.load(std::memory_order_acquire) == key.pieces() && rest.load(std::memory_order_acquire) == key.rest();
  const std::uint64_t found = leaves.load(std::memory_order_acquire);
  const std::uint64_t after = version.load(std::memory_order_relaxed);
  if (!same || before % 2 != 0 || before != after) return std::nullopt;
  return found;
}

void PerftTable::Entry::store(const Key& key, std::uint64_t new_leaves) noexcept {
  std::uint64_t now = version.load(std::memory_order_relaxed);
  if (now % 2 != 0 || !version.compare_exchange_strong(now, now + 1, std::memory_order_acquire)) return;
  pieces.store(key.pieces(), std::memory_order_release);
  rest.store(key.rest(), std::memory_order_release);
  leaves.store(new_leaves, std::memory_order_release);
  version.store(now + 2, std::memory_order_release);
}

}  // namespace touchline::inline v1::draughts
