/// A game of English draughts in progress: the board and what the rules need from history.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "touchline/core/action.hpp"
#include "touchline/core/error.hpp"
#include "touchline/core/game.hpp"
#include "touchline/core/result.hpp"
#include "touchline/core/seat.hpp"
#include "touchline/draughts/position.hpp"
#include "touchline/draughts/rules.hpp"

namespace touchline::inline v1::draughts {

/// A capture in progress when `Rules::unit` is `step` (DR-21): the piece stands on `at` in the position, the jumped
/// pieces still stand too.
struct Capture {
  Square from{};     ///< where the capturing piece started
  Square at{};       ///< where it is
  SquareSet jumped;  ///< what it has jumped so far

  friend constexpr bool operator==(const Capture&, const Capture&) noexcept = default;
};

/// A value; see the contract of `touchline::Game`. Nothing allocates; `try_apply` and `legal` do not throw.
class State {
 public:
  /// One position since the last irreversible move: such positions differ by their kings and the mover alone.
  struct Visit {
    std::uint32_t dark_kings;
    std::uint32_t light_kings;
    friend constexpr bool operator==(const Visit&, const Visit&) noexcept = default;
  };
  /// Moves of both sides without progress that end the game (DR-17).
  static constexpr int max_quiet_plies = 80;

  /// The start of a game.
  explicit State(const Rules& rules = {}) noexcept;
  /// A set-up. Error(bad_state) for more than twelve pieces a side or a man on its own crowning row. A mover without a
  /// legal move has lost at once (DR-15).
  State(const Rules& rules, const Position& position);

  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] const Position& position() const noexcept { return position_; }
  [[nodiscard]] Mover mover() const noexcept;
  [[nodiscard]] const std::optional<Result>& result() const noexcept { return result_; }
  [[nodiscard]] bool mid_turn() const noexcept { return capture_.has_value(); }
  [[nodiscard]] const std::optional<Capture>& capture() const noexcept { return capture_; }
  /// Plies since the last capture or move of a man; always 0 with `Draws::none`.
  [[nodiscard]] int quiet_plies() const noexcept;

  std::size_t legal(std::span<ActionId> out) const noexcept;
  [[nodiscard]] bool is_legal(ActionId action) const noexcept;
  [[nodiscard]] std::optional<Error> try_apply(ActionId action);
  /// As `try_apply`, but throws the reason.
  void apply(ActionId action);
  void forfeit(Seat seat);
  void agree_draw();

  [[nodiscard]] std::uint64_t state_hash() const noexcept;
  [[nodiscard]] std::uint64_t position_hash() const noexcept;
  [[nodiscard]] std::uint64_t view_hash(Viewer viewer) const noexcept;
};

}  // namespace touchline::inline v1::draughts
