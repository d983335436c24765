// Why an action is not legal, in words.
#pragma once

#include "touchline/core/action.hpp"
#include "touchline/core/error.hpp"
#include "touchline/soccer/action.hpp"
#include "touchline/soccer/state.hpp"

namespace touchline::inline v1::soccer {

// The error for an action that is not listed: what it is, which rule is in its way and what would be legal.
[[nodiscard]] Error refusal(const State& state, ActionId id);
// The same for an action that was read from a text; `text` is the place.
[[nodiscard]] Error refusal(const State& state, Action action, std::string_view text);

}  // namespace touchline::inline v1::soccer
