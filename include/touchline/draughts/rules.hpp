/// The options of English draughts.
#pragma once

#include <cstdint>

namespace touchline::inline v1::draughts {

/// Which draws the library declares by itself (DR-17).
enum class Draws : std::uint8_t {
  tournament,  ///< third repetition, and forty moves of each side without progress
  none,        ///< none; the players may still agree to a draw
};

/// What an action is (DR-21).
enum class Unit : std::uint8_t {
  move,  ///< a whole move, as a 64-bit code
  step,  ///< one step or jump, with 128 dense ids
};

/// The options of the game. Every combination is sound.
struct Rules {
  Draws draws = Draws::tournament;  ///< whether draws end the game by themselves (DR-17)
  Unit unit = Unit::move;           ///< what an action is (DR-21)

  friend constexpr bool operator==(const Rules&, const Rules&) noexcept = default;
};

}  // namespace touchline::inline v1::draughts
