// Counts that perft has made, by position.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "touchline/core/hash.hpp"
#include "touchline/soccer/state.hpp"

namespace touchline::inline v1::soccer {

// Entries hold what they were counted for in full. An entry gives way to the next one that falls on its place. Threads
// may use one table together.
class CountTable {
 public:
  // All that a count depends on.
  struct Place {
    Position position;
    Score score;
    int turns;
    int depth;

    friend bool operator==(const Place&, const Place&) noexcept = default;
  };

  explicit CountTable(std::size_t mib) : entries_((mib << 20) / sizeof(std::optional<Entry>) + 1) {}

  [[nodiscard]] std::optional<std::uint64_t> find(const Place& place) noexcept {
    const std::size_t i = index(place);
    const std::lock_guard lock(mutex(i));
    if (!entries_[i] || !(entries_[i]->place == place)) return std::nullopt;
    return entries_[i]->count;
  }

  void add(const Place& place, std::uint64_t count) noexcept {
    const std::size_t i = index(place);
    const std::lock_guard lock(mutex(i));
    entries_[i].emplace(Entry{place, count});
  }

 private:
  struct Entry {
    Place place;
    std::uint64_t count;
  };

  [[nodiscard]] std::size_t index(const Place& place) const noexcept {
    std::uint64_t hash = hash_more(place.position.hash(), static_cast<std::uint64_t>(place.depth));
    for (const int number : {place.score[0], place.score[1], place.turns})
      hash = hash_more(hash, static_cast<std::uint64_t>(number));
    return static_cast<std::size_t>(hash % entries_.size());
  }
  [[nodiscard]] std::mutex& mutex(std::size_t index) noexcept { return mutexes_[index % mutexes_.size()]; }

  std::vector<std::optional<Entry>> entries_;
  std::array<std::mutex, 64> mutexes_;
};

}  // namespace touchline::inline v1::soccer
