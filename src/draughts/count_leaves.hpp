/// What perft counts, on bare positions.
#pragma once

#include <cstdint>
#include <optional>

#include "touchline/draughts/position.hpp"
#include "touchline/draughts/state.hpp"

#include "children.hpp"
#include "perft_table.hpp"

namespace touchline::inline v1::draughts {

/// Leaves at `depth` plies of whole moves. With a table, counts found there are not made again and new ones are kept;
/// a table serves one kind of `Repeats` only.
[[nodiscard]] std::uint64_t count_leaves(const Position& position, int depth, Repeats repeats,
                                         PerftTable* table) noexcept;

/// Leaves at `depth` plies of atomic steps (DR-21), from a position or from the middle of a capture.
[[nodiscard]] std::uint64_t count_step_leaves(const Position& position, const std::optional<Capture>& capture,
                                              int depth) noexcept;

}  // namespace touchline::inline v1::draughts
