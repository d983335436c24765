/// What happens in games of Checker Football, counted.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "touchline/checker_football/state.hpp"
#include "touchline/core/statistics.hpp"

namespace touchline::inline v1::checker_football {

/// Counts over any number of games; see the contract of `touchline::Game`. Downs are scrimmages, kickoff returns and
/// two-point tries together.
class Statistics {
 public:
  /// What is counted, in the order of `lines`.
  enum class Count : std::uint8_t {
    downs,
    moves,
    home_touchdowns,
    away_touchdowns,
    home_safeties,
    away_safeties,
    one_point_tries,
    one_points_made,
    two_point_tries,
    two_points_made,
    punts,
    tackles,
    forward_passes,
    forward_caught,
    forward_intercepted,
    laterals,
    laterals_caught,
    laterals_intercepted,
    live_balls,
    live_balls_lost,
    downs_cut,
  };

  /// Counts an action by the states before and after it.
  void add(const State& before, ActionId id, const State& after);
  /// Adds what another one has counted.
  void add(const Statistics& other) noexcept;

  /// One of the counts.
  [[nodiscard]] std::uint64_t count(Count what) const noexcept { return counts_[static_cast<std::size_t>(what)]; }
  /// By name, a mean number of moves a down last.
  [[nodiscard]] std::vector<Statistic> lines() const;

 private:
  void add(Count what, std::uint64_t number = 1) noexcept { counts_[static_cast<std::size_t>(what)] += number; }
  void add_pass(const State& before, const Action& action) noexcept;
  void add_contact(const State& before, const Action& action) noexcept;
  void add_down(const State& before, const Action& action, const State& after) noexcept;

  std::array<std::uint64_t, 21> counts_{};
};

}  // namespace touchline::inline v1::checker_football
