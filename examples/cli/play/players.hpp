/// Opponents that the computer plays.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"

#include "play/search.hpp"

namespace touchline::cli {

/// Chooses for a seat. Uses nothing of a state but what that seat may know.
class Player {
 public:
  virtual ~Player() = default;
  /// One of the seat's legal actions; `seat` is to act.
  [[nodiscard]] virtual ActionId choose(const AnyState& state, Seat seat) = 0;
};

/// Whether there is such a kind of player, `human` included.
[[nodiscard]] bool is_player_kind(std::string_view kind) noexcept;

/// A player of kind `random`, `greedy` (one action ahead) or `mcts` (a search of that effort for each choice); null for
/// `human`.
[[nodiscard]] std::unique_ptr<Player> make_player(std::string_view kind, const Rng& rng, const Effort& effort);

}  // namespace touchline::cli
