// Counts that perft has made, by the place in the game that they were made for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

namespace touchline::inline v1 {

// Entries hold what they were counted for in full: a `Place` has all that a count depends on, `==` and `hash()`. An
// entry gives way to the next one that falls on its place. Threads may use one table together.
template <class Place>
class CountTable {
 public:
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
    return static_cast<std::size_t>(place.hash() % entries_.size());
  }
  [[nodiscard]] std::mutex& mutex(std::size_t index) noexcept { return mutexes_[index % mutexes_.size()]; }

  std::vector<std::optional<Entry>> entries_;
  std::array<std::mutex, 64> mutexes_;
};

}  // namespace touchline::inline v1
