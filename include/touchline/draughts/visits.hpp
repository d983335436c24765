/// The positions since the last irreversible move, for the draws of DR-17.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "touchline/draughts/position.hpp"

namespace touchline::inline v1::draughts {

/// Moves of both sides without progress that end the game: forty of each (DR-17).
inline constexpr int max_quiet_plies = 80;

/// The positions since the last capture or move of a man. They differ by their kings and the side to move alone, and
/// sides alternate, so a visit is the kings of both sides. Copies only what is in use; nothing allocates.
class Visits {
 public:
  /// The kings of a position as a key that tells it from others with the same men and the same side to move.
  using Key = std::uint64_t;
  /// As many as DR-17 can ask about: the position before the first quiet ply and one after each.
  static constexpr std::size_t capacity = max_quiet_plies + 1;

  Visits() noexcept {}  // NOLINT(*-member-init): what lies beyond size_ is never read
  /// Copies only what is in use.
  ///@{
  Visits(const Visits& from) noexcept : size_(from.size_) { std::copy_n(from.keys_.data(), size_, keys_.data()); }
  Visits& operator=(const Visits& from) noexcept {
    size_ = from.size_;
    if (this != &from) std::copy_n(from.keys_.data(), size_, keys_.data());
    return *this;
  }
  ///@}
  ~Visits() = default;

  /// The key of a position.
  [[nodiscard]] static constexpr Key key_of(const Position& position) noexcept { return position.king_bits(); }

  /// Forgets all visits.
  void clear() noexcept { size_ = 0; }
  /// Adds the position that has just arisen; at most `capacity` in all.
  void add(Key key) noexcept { keys_[size_++] = key; }

  /// How many visits are kept.
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  /// In the order in which they arose, the current one last; empty when visits are not kept.
  [[nodiscard]] std::span<const Key> keys() const noexcept { return {keys_.data(), size_}; }

  /// How often the current position has occurred with the same side to move, this time included.
  [[nodiscard]] int times_current() const noexcept {
    if (size_ == 0) return 0;
    const Key current = keys_[size_ - 1U];
    int times = 1;
    for (std::size_t i = size_; i > 2; i -= 2) times += keys_[i - 3] == current ? 1 : 0;
    return times;
  }

  /// The same positions, each as often, with the same one current; the order in which they arose does not matter.
  friend bool operator==(const Visits& a, const Visits& b) noexcept;

 private:
  std::uint8_t size_ = 0;
  std::array<Key, capacity> keys_;
};

}  // namespace touchline::inline v1::draughts
