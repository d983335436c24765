/// Perft of soccer: actions, or whole turns.
#pragma once

#include <cstdint>

#include "touchline/core/perft.hpp"

namespace touchline::inline v1::soccer {

class State;

/// Leaves at `depth` actions, the last ply counted in bulk; a finished game counts nothing below itself.
[[nodiscard]] std::uint64_t perft(const State& state, int depth) noexcept;
/// The same without bulk: the last action too is played and taken back, as a search does. For measuring; the count is
/// that of `perft`.
[[nodiscard]] std::uint64_t perft_without_bulk(const State& state, int depth) noexcept;

/// With threads, progress and divide. Counts actions, or whole turns with Unit::turns (in mid-turn its rest is the
/// first one); `unique` counts one turn for each different resulting state, and turns only. `progress` is asked many
/// times a second while turns are counted. A hash table, for actions only, is shared by the threads and holds positions
/// in full.
PerftCount perft(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide);

}  // namespace touchline::inline v1::soccer
