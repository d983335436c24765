/// Can the mover end this turn with a goal? (PH-21)
#pragma once

#include <cstdint>

#include "touchline/core/game.hpp"
#include "touchline/phutball/state.hpp"

namespace touchline::inline v1::phutball {

/// A turn that ends in a goal of the mover's own, `none` when there is proved to be none, or `unknown` once
/// `node_limit` jumps have been tried. The question is NP-complete in general, so a search without a limit may take
/// very long; its memory stays bounded. In mid-turn it is about the rest of the turn. `none` for a finished state.
[[nodiscard]] WinningTurn winning_turn(const State& state, std::uint64_t node_limit);

}  // namespace touchline::inline v1::phutball
