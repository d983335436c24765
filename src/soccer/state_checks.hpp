// What a soccer state read from outside must satisfy. Each throws Error(bad_state) with the reason, and with the key of
// the state object as place.
#pragma once

#include "touchline/core/result.hpp"
#include "touchline/soccer/state.hpp"

namespace touchline::inline v1::soccer {

// The pieces of the set-up on squares of their own, the ball on an empty square of the field, one keeper a side
// (SO-4, SO-13, SO-14).
void check_board(const Rules& rules, const Pitch& pitch, const Position& position);

// The turn so far can have been played with the mover's pieces (SO-6, SO-7, SO-23).
void check_turn(const Pitch& pitch, const Position& position);

// Passes are counted only while the ball is in the opponent's shooting zone, and up to the limit (SO-17).
void check_zone_passes(const Pitch& pitch, const Position& position);

// The game is not over by goals or turns, and turns are counted only where they are limited (SO-22, SO-24).
void check_score(const Rules& rules, const Score& score);
void check_turns(const Rules& rules, int turns);

// The result can arise under the rules on this board.
void check_result(const Rules& rules, const Position& position, const Result& result);

}  // namespace touchline::inline v1::soccer
