#include "touchline/checker_football/phase.hpp"

namespace touchline::inline v1::checker_football {
namespace {

constexpr std::array<std::string_view, 5> play_names{"", "kickoff", "scrimmage", "one_point", "two_points"};

constexpr bool in_order() {
  for (std::size_t i = 0; i < phase_table.size(); ++i)
    if (phase_table[i].phase != static_cast<Phase>(i)) return false;
  return true;
}
static_assert(in_order(), "the table has one row for each phase, in the order of the enumeration");

}  // namespace

std::optional<Phase> phase_named(std::string_view text) noexcept {
  for (const PhaseRow& row : phase_table)
    if (row.name == text) return row.phase;
  return std::nullopt;
}

std::string_view name(Play play) noexcept { return play_names[static_cast<std::size_t>(play)]; }

std::optional<Play> play_named(std::string_view text) noexcept {
  for (std::size_t i = 1; i < play_names.size(); ++i)
    if (play_names[i] == text) return static_cast<Play>(i);
  return std::nullopt;
}

}  // namespace touchline::inline v1::checker_football
