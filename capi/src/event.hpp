/// Events between C and C++.
#pragma once

#include "arguments.hpp"

namespace touchline::capi {

/// The event of the caller's struct.
[[nodiscard]] Event event_in(const tl_event& event);

/// The struct of an event, unused fields 0.
[[nodiscard]] tl_event event_out(const Event& event) noexcept;

/// A team of a game that has them.
[[nodiscard]] int team_in(std::int32_t team, const char* name);

}  // namespace touchline::capi
