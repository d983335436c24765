/// What happens in games of Power Poker Football, counted.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "touchline/core/statistics.hpp"
#include "touchline/power_poker_football/state.hpp"

namespace touchline::inline v1::power_poker_football {

/// Counts over any number of games; see the contract of `touchline::Game`.
class Statistics {
 public:
  /// What is counted, in the order of `lines`.
  enum class Count : std::uint8_t {
    drives,
    hands,
    points,
    flop_touchdowns,
    blast_touchdowns,
    run_touchdowns,
    pass_touchdowns,
    hand_touchdowns,
    clutch_touchdowns,
    return_touchdowns,
    field_goals,
    safeties,
    conversions_made,
    turnovers,  ///< by fumble, interception or downs
  };
  /// How many counts there are.
  static constexpr std::size_t count_count = 14;

  /// Counts an action by the states before and after it.
  void add(const State& before, ActionId action, const State& after);
  /// Adds what another one has counted.
  void add(const Statistics& other) noexcept;

  /// One of the counts.
  [[nodiscard]] std::uint64_t count(Count what) const noexcept { return counts_[static_cast<std::size_t>(what)]; }
  /// How often a decision was made.
  [[nodiscard]] std::uint64_t count(Decision decision) const noexcept {
    return decisions_[static_cast<std::size_t>(decision)];
  }
  /// The counts by name, then each decision that is a play, then means: points and hands a drive.
  [[nodiscard]] std::vector<Statistic> lines() const;

 private:
  void add(Count what, std::uint64_t number = 1) noexcept { counts_[static_cast<std::size_t>(what)] += number; }
  void add_score(const Situation& before, const Situation& after) noexcept;
  void add_touchdown(const Situation& before) noexcept;

  std::array<std::uint64_t, count_count> counts_{};
  std::array<std::uint64_t, decision_count> decisions_{};
};

}  // namespace touchline::inline v1::power_poker_football
