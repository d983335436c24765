/// Perft of phutball.
#pragma once

#include "touchline/core/perft.hpp"
#include "touchline/phutball/state.hpp"

namespace touchline::inline v1::phutball {

/// Counts whole turns, the last ply in bulk; `unique` counts one for each different result; `actions` and `steps` count
/// atomic actions. A state in mid-turn counts the rest of its turn as one. Finished games count nothing below
/// themselves. With `hash_mib` counts from two plies on are kept and found again. Error(unsupported) for `unique` with
/// atomic actions.
PerftCount perft(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide);

}  // namespace touchline::inline v1::phutball
