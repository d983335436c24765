/// A game of English draughts in progress: the board and what the rules need from history.
#pragma once

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
#include "touchline/draughts/visits.hpp"

namespace touchline::inline v1::draughts {

/// A capture in progress when `Rules::unit` is `step` (DR-21): the piece stands on `at` in the position, the jumped
/// pieces still stand too (DR-13). The path is not kept.
struct Capture {
  Square from{};     ///< where the capturing piece started
  Square at{};       ///< where it is
  SquareSet jumped;  ///< what it has jumped so far

  friend constexpr bool operator==(const Capture&, const Capture&) noexcept = default;
};

/// A step of `Unit::step` as a number: (square − 1)·4 + direction (DR-21).
struct Step {
  /// How many numbers there are.
  static constexpr std::uint64_t count = 128;

  Square from{};          ///< where the piece stands
  Direction direction{};  ///< where it steps, or jumps

  /// Between steps and action ids below `count`.
  ///@{
  [[nodiscard]] static constexpr Step of(ActionId action) noexcept {
    return {static_cast<Square>(value(action) / 4 + 1), static_cast<Direction>(value(action) % 4)};
  }
  [[nodiscard]] constexpr ActionId action() const noexcept {
    return static_cast<ActionId>((number(from) - 1) * 4 + static_cast<int>(direction));
  }
  ///@}
};

/// A value; see the contract of `touchline::Game`. Nothing allocates, but the text of a refusal.
///
/// Once the game is finished nothing of its past matters and nothing is kept: no visits, no capture in progress, and
/// the side to move is the loser, or dark in a draw.
class State {
 public:
  /// The start of a game.
  explicit State(const Rules& rules = {}) noexcept : State(rules, Position(), Checked{}) {}
  /// A set-up. Error(bad_state) for more than twelve pieces a side, a man on its own crowning row, or sets of squares
  /// at odds. A mover without a legal move has lost at once (DR-15).
  State(const Rules& rules, const Position& position);
  /// A state with its history, as it is saved: between moves, with the draw counter and visits of DR-17 (the current
  /// position last). Error(bad_state) if play could not lead there.
  State(const Rules& rules, const Position& position, std::span<const Visits::Key> visits);
  /// A state in mid-capture. Error(bad_state) unless some order of jumps from `capture.from` takes exactly
  /// `capture.jumped`, ends on `capture.at`, and a further jump exists (DR-21).
  State(const Rules& rules, const Position& position, const Capture& capture);
  /// A finished state. Error(bad_state) if the result does not fit rules and board.
  State(const Rules& rules, const Position& position, const Result& result);

  /// What `touchline::Game` asks of a state, with the bare board, and the capture under way if there is one.
  ///@{
  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] const Position& position() const noexcept { return position_; }
  [[nodiscard]] Mover mover() const noexcept { return result_ ? Mover::nobody() : Mover(position_.to_move()); }
  [[nodiscard]] const std::optional<Result>& result() const noexcept { return result_; }
  [[nodiscard]] bool mid_turn() const noexcept { return capture_.has_value(); }
  [[nodiscard]] const std::optional<Capture>& capture() const noexcept { return capture_; }
  ///@}
  /// What DR-17 needs; empty with `Draws::none`, in mid-capture and when finished.
  [[nodiscard]] const Visits& visits() const noexcept { return visits_; }
  /// Plies since the last capture or move of a man, where visits are kept; else 0.
  [[nodiscard]] int quiet_plies() const noexcept {
    return visits_.size() == 0 ? 0 : static_cast<int>(visits_.size()) - 1;
  }

  /// As `touchline::Game` says.
  ///@{
  std::size_t legal(std::span<ActionId> out) const noexcept;
  [[nodiscard]] bool is_legal(ActionId action) const noexcept;
  [[nodiscard]] std::optional<Error> try_apply(ActionId action);
  ///@}
  /// Plays one of the legal actions, each as likely, and returns it: number `rng.below(n)` of the n that `legal` lists,
  /// mostly found without listing them. Nothing is played or drawn when the game is finished.
  std::optional<ActionId> play_random(Rng& rng) noexcept;
  /// As `try_apply`, but throws the reason.
  void apply(ActionId action);
  /// The same for a move.
  void apply(Move move) { apply(move.action()); }
  /// As `touchline::Game` says.
  ///@{
  void forfeit(Seat seat);
  void agree_draw();

  [[nodiscard]] std::uint64_t state_hash() const noexcept;
  [[nodiscard]] std::uint64_t position_hash() const noexcept;
  [[nodiscard]] std::uint64_t view_hash(Viewer viewer) const noexcept;
  ///@}

  friend bool operator==(const State&, const State&) noexcept = default;

 private:
  struct Checked {};  // the position is known to be sound

  State(const Rules& rules, const Position& position, Checked) noexcept;

  [[nodiscard]] std::size_t legal_steps(std::span<ActionId> out) const noexcept;
  [[nodiscard]] bool is_legal_step(ActionId action) const noexcept;
  [[nodiscard]] Error refusal(ActionId action) const;
  void apply_step(Step step) noexcept;
  void end_move(const Position& next, bool irreversible) noexcept;
  void finish(const Result& result) noexcept;

  Position position_;
  Rules rules_;
  std::optional<Capture> capture_;
  std::optional<Result> result_;
  Visits visits_;
};

}  // namespace touchline::inline v1::draughts
