#include "touchline/core/result.hpp"

#include <algorithm>
#include <iterator>

namespace touchline::inline v1 {
namespace {

// In the order of the enumeration.
constexpr std::string_view reason_names[] = {"no_moves",  "repetition",   "forty_moves", "goal",
                                             "max_turns", "goals_to_win", "full_time",   "regulation",
                                             "overtime",  "max_hands",    "forfeit",     "agreement"};

}  // namespace

std::string_view name(Reason reason) noexcept { return reason_names[static_cast<std::size_t>(reason)]; }

std::optional<Reason> reason_named(std::string_view text) noexcept {
  const auto* found = std::find(std::begin(reason_names), std::end(reason_names), text);
  if (found == std::end(reason_names)) return std::nullopt;
  return static_cast<Reason>(found - std::begin(reason_names));
}

}  // namespace touchline::inline v1
