/// Random play of many bare draughts boards at once.
#pragma once

#include <span>

#include "touchline/core/random.hpp"
#include "touchline/draughts/move.hpp"
#include "touchline/draughts/position.hpp"

namespace touchline::inline v1::draughts {

/// Plays a random move on each of several boards: the same as `positions[i].play_random(rngs[i])` for each, faster.
/// `moves[i]` becomes the move played, or `Move()`, which is none, where there is no legal one. The three are of one
/// size. Allocates nothing; boards of several threads must be different ones.
void play_random(std::span<Position> positions, std::span<Rng> rngs, std::span<Move> moves) noexcept;

}  // namespace touchline::inline v1::draughts
