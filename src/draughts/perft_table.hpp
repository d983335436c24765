/// A table of positions whose leaves are counted already.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "board.hpp"

namespace touchline::inline v1::draughts {

/// Shared by threads without a lock. What it finds is exact: whole positions are kept and compared, hashes only choose
/// the place.
class PerftTable {
 public:
  /// The most memory that may be asked for: 1 TiB.
  static constexpr std::size_t max_mib = std::size_t{1} << 20;

  /// A position and how many plies below it the leaves lie.
  struct Key {
    Board board;
    Seat mover;
    int depth;

    [[nodiscard]] constexpr std::uint64_t pieces() const noexcept {
      return std::uint64_t{board.own} << 32 | board.other;
    }
    [[nodiscard]] constexpr std::uint64_t rest() const noexcept {
      return std::uint64_t{board.kings} << 32 | static_cast<std::uint64_t>(depth) << 1 |
             static_cast<std::uint64_t>(index(mover));
    }
  };

  /// A table of at most `mib` mebibytes, at least 1. Error(limit_exceeded) beyond `max_mib`; std::bad_alloc.
  explicit PerftTable(std::size_t mib);

  [[nodiscard]] std::optional<std::uint64_t> find(const Key& key) const noexcept;
  /// Keeps a count; may forget others, or this one when another thread is writing at its place.
  void store(const Key& key, std::uint64_t leaves) noexcept;

 private:
  /// The words are read and written one by one, so `version` tells whether they belong together: it is odd while a
  /// thread writes, and another number than before afterwards. Loads that acquire and stores that release keep the
  /// words between the two readings of it.
  struct Entry {
    std::atomic<std::uint64_t> version{0};
    std::atomic<std::uint64_t> pieces{0};
    std::atomic<std::uint64_t> rest{0};  // 0: nothing is kept here, since no key has depth 0
    std::atomic<std::uint64_t> leaves{0};

    [[nodiscard]] int depth() const noexcept;
    [[nodiscard]] std::optional<std::uint64_t> find(const Key& key) const noexcept;
    void store(const Key& key, std::uint64_t new_leaves) noexcept;
  };
  /// Two entries: the first of the deepest stays in one, the last of the others in the other.
  struct alignas(64) Bucket {
    Entry deepest;
    Entry latest;
  };

  [[nodiscard]] std::size_t place_of(const Key& key) const noexcept;

  std::vector<Bucket> buckets_;
};

}  // namespace touchline::inline v1::draughts
