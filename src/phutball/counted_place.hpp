// All that a count of perft depends on, in less room than a state takes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "touchline/core/hash.hpp"
#include "touchline/phutball/state.hpp"

namespace touchline::inline v1::phutball {

class CountedPlace {
 public:
  // Of a state whose game goes on. Places of one table are of one game's rules.
  CountedPlace(const State& state, int depth) noexcept
      : turns_(state.turns()),
        depth_(depth),
        ball_(state.position().ball()),
        mover_(state.mover().seat()),
        jumping_(state.mid_turn()) {
    const Position& position = state.position();
    for (int row = 1; row <= position.board().rows(); ++row)
      men_[static_cast<std::size_t>(row - 1)] = position.men_in_row(row);
    hash_ = hash_more(state.position_hash(), static_cast<std::uint64_t>(depth) << 32 |
                                                 static_cast<std::uint64_t>(turns_) << 1 | (jumping_ ? 1U : 0U));
  }

  [[nodiscard]] std::uint64_t hash() const noexcept { return hash_; }

  friend bool operator==(const CountedPlace&, const CountedPlace&) noexcept = default;

 private:
  std::uint64_t hash_;
  std::array<std::uint32_t, Board::max_rows> men_{};
  int turns_;
  int depth_;
  Point ball_;
  Seat mover_;
  bool jumping_;
};

}  // namespace touchline::inline v1::phutball
