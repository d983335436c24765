/// Counts the sequences of jumps of a turn without walking along each of them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "touchline/core/error.hpp"
#include "touchline/phutball/position.hpp"

#include "ball_moves.hpp"
#include "result_set.hpp"

namespace touchline::inline v1::phutball {

/// What follows from a result depends on nothing but the result, so each is gone on from once, with the number of
/// sequences that lead to it. A jump removes men: taken in the order of how many are gone, a result has its number when
/// its turn comes.
template <std::size_t Words>
class PathCounter {
 public:
  /// Keeps results in at most so many bytes. From those beyond, it walks.
  PathCounter(const Position& position, std::size_t most_bytes)
      : graph_(position), most_results_(most_bytes / (sizeof(Result) + 4 * sizeof(std::uint32_t))) {
    first_.fill(none);
    results_.reserve(first_size);
    results_.push_back({{}, graph_.spot(position.ball()), none, 1});
    first_[0] = 0;
    slots_.resize(first_size);
  }

  /// Error(limit_exceeded) when the number is 2⁶⁴ or more.
  std::uint64_t count() {
    for (const std::uint32_t& first : first_)
      for (std::uint32_t at = first; at != none; at = results_[at].next) go_on_from(Result(results_[at]));
    return total_;
  }

 private:
  /// The ball on a spot with some men gone.
  struct Result {
    MenSet<Words> removed;
    Spot spot;
    std::uint32_t next;  ///< of those with as many men gone
    std::uint64_t paths;
  };

  static constexpr std::size_t first_size = 4096;
  static constexpr std::size_t large = 32768;
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

  void go_on_from(const Result& here) {
    for (unsigned left = graph_.possible(here.spot, here.removed); left != 0; left &= left - 1) {
      const auto lane = static_cast<std::size_t>(std::countr_zero(left));
      const Jump<Words> jump = graph_.jump(here.spot, lane, here.removed);
      add(here.paths);
      reach(jump.landing, here.removed | jump.men, here.paths);
    }
  }

  void add(std::uint64_t paths) {
    total_ += paths;
    if (total_ < paths) refuse();
  }
  void add(std::uint64_t paths, std::uint64_t times) {
    if (times > (std::numeric_limits<std::uint64_t>::max() - total_) / paths) refuse();
    total_ += paths * times;
  }
  [[noreturn]] static void refuse() {
    throw Error(ErrorCode::limit_exceeded, "there are more ball moves than 64 bits can count");
  }

  void reach(Spot spot, const MenSet<Words>& removed, std::uint64_t paths) {
    std::uint32_t* slot = find(spot, removed);
    if (*slot != 0) {
      results_[*slot].paths += paths;  // no more than the total, which has been checked
    } else if (results_.size() >= most_results_) {
      add(paths, count_by_walking(spot, removed));
    } else {
      if (2 * (results_.size() + 1) > slots_.size()) {
        grow();
        slot = find(spot, removed);
      }
      *slot = static_cast<std::uint32_t>(results_.size());
      std::uint32_t& first = first_[removed.size()];
      results_.push_back({removed, spot, first, paths});
      first = *slot;
    }
  }

  std::uint64_t count_by_walking(Spot spot, const MenSet<Words>& removed) {
    std::uint64_t paths = 0;
    walk_ball_moves<Words>(
        graph_, spot, removed, [](Spot, const MenSet<Words>&) { return true; },
        [&](std::span<const ActionId>) { return ++paths, true; });
    return paths;
  }

  // The slot of a result, or the free one where it belongs. Slot 0 is that of the start, to which no jump leads back.
  [[nodiscard]] std::uint32_t* find(Spot spot, const MenSet<Words>& removed) noexcept {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = hash_of(spot, removed) & mask;
    while (slots_[at] != 0 && !(results_[slots_[at]].spot == spot && results_[slots_[at]].removed == removed))
      at = (at + 1) & mask;
    return &slots_[at];
  }

  void grow() {
    slots_.assign(slots_.size() * (slots_.size() < large ? 8 : 2), 0);
    for (std::uint32_t at = 1; at < results_.size(); ++at) *find(results_[at].spot, results_[at].removed) = at;
  }

  JumpGraph<Words> graph_;
  std::size_t most_results_;
  std::uint64_t total_ = 0;
  std::vector<Result> results_;
  std::vector<std::uint32_t> slots_;                 // of `results_`; 0: free
  std::array<std::uint32_t, Words * 32 + 1> first_;  // by how many men are gone
};

}  // namespace touchline::inline v1::phutball
