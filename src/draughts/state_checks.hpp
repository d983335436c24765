// What a draughts state read from outside must satisfy. Each throws Error(bad_state) with the reason.
#pragma once

#include <span>

#include "touchline/core/result.hpp"
#include "touchline/draughts/state.hpp"

namespace touchline::inline v1::draughts {

// At most twelve pieces a side, no man on its own crowning row, sets that agree (DR-3, DR-9, DR-19).
void check_board(const Position& position);

// Visits exactly where rules keep them, in a number below the draw, the current position last and no position often
// enough to have ended the game (DR-17).
void check_visits(const Rules& rules, const Position& position, std::span<const Visits::Key> visits);

// Some order of jumps leads there and a further jump exists (DR-21).
void check_capture(const Rules& rules, const Position& position, const Capture& capture);

// The result can arise under the rules on this board. `position` has the loser to move, or dark in a draw.
void check_result(const Rules& rules, const Position& position, const Result& result);

}  // namespace touchline::inline v1::draughts
