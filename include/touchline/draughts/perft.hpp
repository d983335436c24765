/// Perft of English draughts on bare positions: draws do not cut the tree.
#pragma once

#include <cstdint>

#include "touchline/core/perft.hpp"
#include "touchline/draughts/position.hpp"

namespace touchline::inline v1::draughts {

class State;

/// Leaves at `depth` plies, moves by different paths counted apart (DR-14), the last ply counted in bulk.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth) noexcept;
/// The same without bulk: the position of every leaf is made and stored, as a search does with its nodes. For
/// measuring; the count is that of `perft`.
[[nodiscard]] std::uint64_t perft_without_bulk(const Position& position, int depth) noexcept;
/// Leaves with moves that lead to one position counted once.
[[nodiscard]] std::uint64_t perft_unique(const Position& position, int depth) noexcept;

/// With threads, a hash table, progress and divide. Counts moves, or steps with Unit::steps (DR-21); `unique` goes
/// with moves only. A state in mid-capture counts the rest of the capture as one move.
PerftCount perft(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide);

}  // namespace touchline::inline v1::draughts
