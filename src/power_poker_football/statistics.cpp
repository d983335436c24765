#include "touchline/power_poker_football/statistics.hpp"

#include <string>
#include <string_view>

namespace touchline::inline v1::power_poker_football {
namespace {

using Part = PhaseRow::Part;

constexpr std::array<std::string_view, Statistics::count_count> count_names{
    "drives",         "hands",           "points",           "flop touchdowns",   "blast touchdowns",
    "run touchdowns", "pass touchdowns", "hand touchdowns",  "clutch touchdowns", "return touchdowns",
    "field goals",    "safeties",        "conversions made", "turnovers"};

int points(const Situation& now) noexcept { return team_points(now, 0) + team_points(now, 1); }

}  // namespace

void Statistics::add(const State& before_state, ActionId action, const State& after_state) {
  const Situation& before = before_state.situation();
  const Situation& after = after_state.situation();
  const bool finished = after.phase == Phase::finished;
  if (const auto decision = decision_in(action)) ++decisions_[static_cast<std::size_t>(*decision)];
  const bool hand_ended = part_of(before.phase) == Part::hand && (finished || after.hands != before.hands);
  if (hand_ended) add(Count::hands);
  const bool drive_ended = finished || after.drive != before.drive;
  if (drive_ended) add(Count::drives);
  if (points(after) != points(before)) return add_score(before, after);
  if (hand_ended && drive_ended && (!finished || after.reason == Reason::regulation)) add(Count::turnovers);
}

void Statistics::add_score(const Situation& before, const Situation& after) noexcept {
  const int gained = points(after) - points(before);
  add(Count::points, static_cast<std::uint64_t>(gained));
  if (before.phase == Phase::conversion_card) return add(Count::conversions_made);
  if (before.phase == Phase::kick_card) return add(Count::field_goals);
  if (before.phase == Phase::punt_return) return add(Count::return_touchdowns);
  const bool offense_scored = team_points(after, before.offense()) != team_points(before, before.offense());
  if (offense_scored) return add_touchdown(before);
  add(Count::safeties);
}

// Where the yards came from that made a touchdown.
void Statistics::add_touchdown(const Situation& before) noexcept {
  switch (before.phase) {
    case Phase::challenge:
      return add(Count::blast_touchdowns);
    case Phase::flop:
      return add(Count::flop_touchdowns);
    case Phase::pass_card:
      return add(Count::pass_touchdowns);
    case Phase::clutch:
      return add(Count::clutch_touchdowns);
    case Phase::tackle_runner:
      return add(Count::run_touchdowns);
    case Phase::round:
      return add(before.community.count < 5 ? Count::run_touchdowns : Count::hand_touchdowns);
    default:
      return add(Count::hand_touchdowns);
  }
}

void Statistics::add(const Statistics& other) noexcept {
  for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
  for (std::size_t i = 0; i < decisions_.size(); ++i) decisions_[i] += other.decisions_[i];
}

std::vector<Statistic> Statistics::lines() const {
  std::vector<Statistic> out;
  for (std::size_t i = 0; i < counts_.size(); ++i) out.push_back({std::string(count_names[i]), counts_[i]});
  for (std::size_t i = 2; i < decisions_.size(); ++i)  // but `pass` and `check`
    out.push_back({std::string(name(static_cast<Decision>(i))), decisions_[i]});
  out.push_back({"points a drive", count(Count::points), count(Count::drives)});
  out.push_back({"hands a drive", count(Count::hands), count(Count::drives)});
  return out;
}

}  // namespace touchline::inline v1::power_poker_football
