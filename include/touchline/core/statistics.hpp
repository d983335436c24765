/// What a game counts over many games beside their results.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "touchline/core/action.hpp"

namespace touchline::inline v1 {

/// A line of statistics: a count, or where `over` is not 0 a mean, `sum` divided by `over`. Integers, so that sums of
/// parts are exact in any order.
struct Statistic {
  std::string name;        ///< the same in every count of a game
  std::uint64_t sum = 0;   ///< the count, or the sum of which a mean is wanted
  std::uint64_t over = 0;  ///< 0 for a count

  friend bool operator==(const Statistic&, const Statistic&) = default;
};

/// The statistics of one game behind one interface; `AnyStatistics` is its handle.
class StatisticsModel {
 public:
  virtual ~StatisticsModel() = default;
  /// Counts an action with the states before and after it, both of this game.
  virtual void add(const void* before, ActionId action, const void* after) = 0;
  /// Adds another count of the same game.
  virtual void add(const StatisticsModel& other) = 0;  // of the same game
  /// What has been counted so far.
  [[nodiscard]] virtual std::vector<Statistic> lines() const = 0;
};

}  // namespace touchline::inline v1
