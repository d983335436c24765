// All that a count of perft depends on.
#pragma once

#include <cstdint>

#include "touchline/core/hash.hpp"
#include "touchline/soccer/state.hpp"

namespace touchline::inline v1::soccer {

struct CountedPlace {
  Position position;
  Score score;
  int turns;
  int depth;

  [[nodiscard]] std::uint64_t hash() const noexcept {
    std::uint64_t hash = hash_more(position.hash(), static_cast<std::uint64_t>(depth));
    for (const int number : {score[0], score[1], turns}) hash = hash_more(hash, static_cast<std::uint64_t>(number));
    return hash;
  }

  friend bool operator==(const CountedPlace&, const CountedPlace&) noexcept = default;
};

}  // namespace touchline::inline v1::soccer
