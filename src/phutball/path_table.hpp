/// The results of a turn that have the same number of men gone, and how many sequences of jumps lead to each.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "jump_graph.hpp"
#include "men_set.hpp"
#include "result_set.hpp"

namespace touchline::inline v1::phutball {

/// A list of results with a hash table of their places in it. Results are compared whole, so equal hashes mislead
/// nobody. It grows only when told to.
template <std::size_t Words>
class PathTable {
 public:
  /// The ball on a spot with some men gone.
  struct Result {
    std::uint64_t paths = 0;
    MenSet<Words> removed;
    std::uint32_t spot = 0;

    /// 0 just when it is this one.
    [[nodiscard]] std::uint64_t difference(std::uint32_t other_spot, const MenSet<Words>& others) const noexcept {
      std::uint64_t difference = 0;
      for (std::size_t i = 1; i < Words; ++i) difference |= removed.words[i] ^ others.words[i];
      return difference | (together(removed.words[0], spot) ^ together(others.words[0], other_spot));
    }
    [[nodiscard]] static constexpr std::uint64_t together(std::uint32_t low, std::uint32_t high) noexcept {
      return low | static_cast<std::uint64_t>(high) << 32;
    }
  };

  [[nodiscard]] std::span<const Result> results() const noexcept {
    return std::span<const Result>(results_).first(next_).subspan(std::min(next_, 1U));
  }
  [[nodiscard]] bool is_full() const noexcept { return next_ == end_; }
  /// What it has room for, and one more. A new table has none.
  [[nodiscard]] std::size_t room() const noexcept { return end_; }
  [[nodiscard]] static constexpr std::size_t bytes(std::size_t room) noexcept {
    return room * sizeof(Result) + slots_for(room) * sizeof(std::uint32_t);
  }

  /// Makes room for more results.
  void grow(std::size_t room) {
    results_.resize(room);
    slots_.assign(slots_for(room), 0);
    mask_ = slots_.size() - 1;
    end_ = static_cast<std::uint32_t>(room);
    next_ = std::max(next_, 1U);
    for (std::uint32_t number = 1; number < next_; ++number)
      *slot(static_cast<Spot>(results_[number].spot), results_[number].removed) = number;
  }

  [[nodiscard]] bool has(Spot spot, const MenSet<Words>& removed) noexcept {
    return !slots_.empty() && *slot(spot, removed) != 0;
  }

  /// More sequences to a result, which must be there if the table is full. Does not branch on whether it is: half of
  /// those reached are, so no processor can foresee it.
  void add(Spot spot, const MenSet<Words>& removed, std::uint64_t paths) noexcept {
    std::uint32_t* const slot = this->slot(spot, removed);
    const std::uint32_t known = *slot;
    const auto is_new = static_cast<std::uint32_t>(known == 0);
    const std::uint32_t number = known + (next_ & (0U - is_new));
    *slot = number;
    next_ += is_new;
    Result& result = results_[number];
    result.paths += paths;
    result.removed = removed;
    result.spot = spot;
  }

 private:
  /// So many that most results find theirs free: whether it is, no processor can foresee either.
  [[nodiscard]] static constexpr std::size_t slots_for(std::size_t room) noexcept {
    return room == 0 ? 0 : std::bit_ceil(2 * room);
  }

  /// Where the number of a result stands, or 0 where it belongs. The branch goes one way but for collisions: that a
  /// slot is free and that it has another result are one condition, for which result 0 is there to be compared with.
  [[nodiscard]] std::uint32_t* slot(Spot spot, const MenSet<Words>& removed) noexcept {
    std::size_t at = static_cast<std::size_t>(hash_of(spot, removed)) & mask_;
    while (std::min<std::uint64_t>(slots_[at], results_[slots_[at]].difference(spot, removed)) != 0)
      at = (at + 1) & mask_;
    return &slots_[at];
  }

  std::uint32_t next_ = 0;       // the number of the next new result; 0: no room yet
  std::uint32_t end_ = 0;        // the first number that there is no room for
  std::vector<Result> results_;  // by number, from 1; free ones have no paths
  std::vector<std::uint32_t> slots_;
  std::size_t mask_ = 0;
};

}  // namespace touchline::inline v1::phutball
