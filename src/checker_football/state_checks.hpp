// What a state read from outside must satisfy. Each throws Error(bad_state) with the reason.
#pragma once

#include "touchline/checker_football/situation.hpp"
#include "touchline/core/result.hpp"

namespace touchline::inline v1::checker_football {

// A situation of a game in progress that play can lead to.
void check_situation(const Rules& rules, const Situation& now);

// A finished state: `right` is the result that follows from its score, reason and winners, `given` the one read.
void check_finished(const Rules& rules, const Situation& now, const Result& right, const Result& given);

// What of a down only the men can show (down_checks.cpp): their number and heights, a chain of jumps, the first move.
void check_down(const Rules& rules, const Situation& now);

[[noreturn]] void refuse(const std::string& reason);

}  // namespace touchline::inline v1::checker_football
