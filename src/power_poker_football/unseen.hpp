// Dealing the covered cards of a view again (PP-55).
#pragma once

#include "touchline/core/random.hpp"
#include "touchline/power_poker_football/situation.hpp"

namespace touchline::inline v1::power_poker_football {

// Whether the covered cards can be dealt from what is unseen, so that each is one that it may be.
[[nodiscard]] bool can_deal_unseen(const Rules& rules, const Situation& now) noexcept;

// Deals them, uniformly over all ways. Only where it can be done.
void deal_unseen(const Rules& rules, Situation& now, Rng& rng) noexcept;

}  // namespace touchline::inline v1::power_poker_football
