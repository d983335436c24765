/// Results for people.
#pragma once

#include <string>

#include "touchline/core/result.hpp"

namespace touchline::cli {

/// Who won: `seat 0`, `seat 1,2`, `team 1`, or `draw`.
[[nodiscard]] std::string winners_text(const Result& result);

}  // namespace touchline::cli
