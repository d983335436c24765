/// What a set-up must satisfy to be a state of a game.
#pragma once

#include "touchline/phutball/state.hpp"

namespace touchline::inline v1::phutball {

/// Error(bad_state) with the place of the part that no play could bring about, as State's constructor says. The rules
/// must be such as `check` accepts.
void check_setup(const Rules& rules, const Setup& setup);

}  // namespace touchline::inline v1::phutball
