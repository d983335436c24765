/// Actions and events between C and C++.
#pragma once

#include "arguments.hpp"

namespace touchline::capi {

/// An action that is legal in that state; else throws the reason why it is not. For what games do with listed actions
/// only: their texts and pictures.
[[nodiscard]] ActionId legal_action_in(const AnyState& state, std::uint64_t action);

/// Actions of which each is legal after those before it.
[[nodiscard]] std::vector<ActionId> legal_turn_in(const AnyState& state, const std::uint64_t* actions,
                                                  std::size_t count);

/// The event of the caller's struct.
[[nodiscard]] Event event_in(const tl_event& event);

/// The struct of an event, unused fields 0.
[[nodiscard]] tl_event event_out(const Event& event) noexcept;

/// A team of a game that has them.
[[nodiscard]] int team_in(std::int32_t team, const char* name);

}  // namespace touchline::capi
