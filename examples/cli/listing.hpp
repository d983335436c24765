/// Lists of what is legal, as texts.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "touchline/core/any_state.hpp"

namespace touchline::cli {

/// UsageError in games without turns of several actions.
void need_turns(const AnyState& state);

/// The texts of all legal actions in rising order of their ids.
[[nodiscard]] std::vector<std::string> legal_texts(const AnyState& state);

/// The texts of the legal whole turns, at most a thousand of them, or else of the legal actions.
[[nodiscard]] std::vector<std::string> legal_texts(const AnyState& state, bool turns);

}  // namespace touchline::cli
