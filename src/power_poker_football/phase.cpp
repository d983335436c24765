#include "touchline/power_poker_football/phase.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

constexpr bool rows_are_in_order() {
  for (std::size_t i = 0; i < phase_table.size(); ++i)
    if (static_cast<std::size_t>(phase_table[i].phase) != i) return false;
  return true;
}
static_assert(rows_are_in_order());

}  // namespace

std::optional<Phase> phase_named(std::string_view text) noexcept {
  for (const PhaseRow& row : phase_table)
    if (row.name == text) return row.phase;
  return std::nullopt;
}

}  // namespace touchline::inline v1::power_poker_football
