// What can be checked of a situation that was not reached by play.
#pragma once

#include <concepts>
#include <string>

#include "touchline/core/game.hpp"
#include "touchline/power_poker_football/situation.hpp"

namespace touchline::inline v1::power_poker_football {

// Whether hidden cards may be covered ones.
enum class Cards : std::uint8_t { open, covered };

// Each throws Error(bad_state) with the reason, or for a viewer Error(out_of_range).
void check_situation(const Rules& rules, const Situation& now, Cards cards);
void check_viewer(const Rules& rules, Viewer viewer);
// That just those cards are covered that the viewer does not see, and that there are cards for them.
void check_covers(const Rules& rules, const Situation& now, Viewer viewer);

// Parts of it: the cards of a hand (hand_checks.cpp).
void check_hand(const Rules& rules, const Situation& now);
void check_no_hand(const Situation& now);

[[noreturn]] void refuse(const std::string& reason);
// `reason` is a literal: nothing is made of it while all is well.
inline void require(bool holds, const char* reason) {
  if (!holds) refuse(reason);
}
// For reasons that name something: `reason` is called only to refuse.
template <class Reason>
requires std::invocable<const Reason&>
void require(bool holds, const Reason& reason) {
  if (!holds) refuse(reason());
}

}  // namespace touchline::inline v1::power_poker_football
