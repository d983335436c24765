/// Counts the sequences of jumps of a turn without walking along each of them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>

#include "touchline/core/error.hpp"
#include "touchline/grid/direction_numbers.hpp"
#include "touchline/phutball/position.hpp"

#include "ball_moves.hpp"
#include "path_table.hpp"

namespace touchline::inline v1::phutball {

/// What follows from a result depends on nothing but the result, so each is gone on from once, with the number of
/// sequences that lead to it. A jump removes men: taken in the order of how many are gone, a result has its number when
/// its turn comes, and can be forgotten afterwards.
template <std::size_t Words>
class PathCounter {
 public:
  /// Counts from the ball. Keeps results in at most so many bytes; from those beyond, it walks.
  PathCounter(JumpGraph<Words>& graph, std::size_t most_bytes) noexcept : graph_(graph), most_bytes_(most_bytes) {}

  /// Error(limit_exceeded) when the number is 2⁶⁴ or more.
  std::uint64_t count() {
    const Result start{1, {}, graph_.spot(graph_.position().ball())};
    go_on_from({&start, 1}, 0);
    for (std::size_t gone = 1; gone < tables_.size(); ++gone) {
      const Table table = std::exchange(tables_[gone], {});
      usual_room_ = std::max(least_room, 2 * table.results().size());
      go_on_from(table.results(), gone);
      bytes_ -= Table::bytes(table.room());
    }
    return total_;
  }

 private:
  using Table = PathTable<Words>;
  using Result = typename Table::Result;

  static constexpr std::size_t least_room = 64;

  /// Jumps that are possible, spelt out for some results at a time, so that one loop goes through all of them. A loop
  /// for each result would end where no processor can foresee it.
  struct Batch {
    static constexpr std::size_t most_sources = 64;
    struct Source {
      const Result* result;
      Spot jumps;
    };

    std::array<Source, most_sources> sources;
    std::size_t source_count = 0;
    std::array<std::uint8_t, 8 * most_sources> from;  // number of the source, for each jump
    std::array<std::uint8_t, 8 * most_sources> lanes;
    std::size_t size = 0;

    [[nodiscard]] bool is_full() const noexcept { return source_count == most_sources; }
    /// Always writes eight, the surplus to be written over.
    void add(const Result& result, Spot jumps, unsigned possible) noexcept {
      const grid::DirectionNumbers& set = grid::numbers_of_directions[possible];
      std::copy_n(set.numbers.begin(), 8, lanes.begin() + static_cast<std::ptrdiff_t>(size));
      std::fill_n(from.begin() + static_cast<std::ptrdiff_t>(size), 8, static_cast<std::uint8_t>(source_count));
      sources[source_count++] = {&result, jumps};
      size += set.count;
    }
  };

  void go_on_from(std::span<const Result> results, std::size_t gone) {
    Batch batch;
    for (const Result& here : results) {
      auto at = static_cast<Spot>(here.spot);
      do {
        if (batch.is_full()) jump(batch, gone);
        const Jumps<Words>& jumps = graph_.jumps_from(at);
        batch.add(here, at, jumps.possible(here.removed));
        at = jumps.longer;
      } while (at != 0);
    }
    jump(batch, gone);
  }

  void jump(Batch& batch, std::size_t gone) {
    for (std::size_t i = 0; i < batch.size; ++i) {
      const auto [result, spot] = batch.sources[batch.from[i]];
      const std::size_t lane = batch.lanes[i];
      const Jumps<Words>& jumps = graph_.jumps(spot);
      add(result->paths);
      reach(tables_[gone + jumps.length[lane]], jumps.landing[lane], result->removed | jumps.jumped[lane],
            result->paths);
    }
    batch.size = 0;
    batch.source_count = 0;
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

  void reach(Table& table, Spot spot, const MenSet<Words>& removed, std::uint64_t paths) {
    if (table.is_full()) [[unlikely]]
      return reach_in_full_table(table, spot, removed, paths);
    table.add(spot, removed, paths);  // their number is no more than the total, which has been checked
  }

#if defined(__GNUC__)
  [[gnu::noinline]]  // it would take registers from the loop that seldom calls it
#endif
  void
  reach_in_full_table(Table& table, Spot spot, const MenSet<Words>& removed, std::uint64_t paths) {
    if (!grow(table) && !table.has(spot, removed)) return add(paths, count_by_walking(spot, removed));
    table.add(spot, removed, paths);
  }

  /// Whether there was memory left to make a table larger.
  bool grow(Table& table) {
    const std::size_t before = table.room();
    for (std::size_t more = std::max(usual_room_, before); more >= least_room / 2; more /= 2) {
      const std::size_t bytes = Table::bytes(before + more);
      if (bytes > most_bytes_ - bytes_) continue;  // while it grows, the old one is there too
      table.grow(before + more);
      bytes_ += bytes - Table::bytes(before);
      return true;
    }
    return false;
  }

  std::uint64_t count_by_walking(Spot spot, const MenSet<Words>& removed) {
    std::uint64_t paths = 0;
    walk_ball_moves<Words>(
        graph_, spot, removed, [](Spot, const MenSet<Words>&) { return true; },
        [&](std::span<const ActionId>) { return ++paths, true; });
    return paths;
  }

  JumpGraph<Words>& graph_;
  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::size_t usual_room_ = least_room;
  std::uint64_t total_ = 0;
  std::array<Table, Words * 32 + 1> tables_;  // by how many men are gone
};

}  // namespace touchline::inline v1::phutball
