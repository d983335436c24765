/// A game of phutball in progress: the board, who moves, and whether a turn of jumps is under way.
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
#include "touchline/phutball/action.hpp"
#include "touchline/phutball/position.hpp"
#include "touchline/phutball/rules.hpp"

namespace touchline::inline v1::phutball {

/// What a state consists of, for building one from a set-up or a document (PH-20).
struct Setup {
  Position position;             ///< ball and men
  Mover mover = ohs;             ///< nobody when `result` is there
  bool jumping = false;          ///< a turn of jumps is under way
  int turns = 0;                 ///< turns played; only with `Rules::max_turns`
  std::optional<Result> result;  ///< of a finished game
};

/// A value; see the contract of `touchline::Game`. Trivially copyable; nothing allocates but the text of a refusal.
///
/// Of a finished game nothing is kept that only play could need: no mover, no turn under way.
class State {
 public:
  /// The start of a game. Error(bad_rules).
  explicit State(const Rules& rules = {});
  /// A set-up, in mid-turn or finished too. Error(bad_rules), or Error(bad_state) with the place of the part that no
  /// play could bring about, `/ball`, `/jumping`, `/men`, `/result`, `/to_move` or `/turns`. Who moves after how many
  /// turns, and how many men there are, is free: set-ups need not come from the rules' own start.
  State(const Rules& rules, const Setup& setup);

  /// What `touchline::Game` asks of a state, with the bare board.
  ///@{
  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] const Position& position() const noexcept { return position_; }
  [[nodiscard]] Mover mover() const noexcept { return ending_ == Ending::none ? Mover(mover_) : Mover::nobody(); }
  [[nodiscard]] std::optional<Result> result() const noexcept;
  ///@}
  /// Whether a turn of jumps is under way: its player goes on with jumps or stops (PH-19).
  [[nodiscard]] bool mid_turn() const noexcept { return jumping_; }
  /// Turns of both players played so far; always 0 without `Rules::max_turns`.
  [[nodiscard]] int turns() const noexcept { return turns_; }

  /// As `touchline::Game` says.
  ///@{
  std::size_t legal(std::span<ActionId> out) const noexcept;
  [[nodiscard]] bool is_legal(ActionId id) const noexcept;
  [[nodiscard]] std::optional<Error> try_apply(ActionId id);
  ///@}
  /// As `try_apply`, but throws the reason.
  void apply(ActionId action);
  /// As `touchline::Game` says.
  ///@{
  void forfeit(Seat seat);
  void agree_draw();

  [[nodiscard]] std::uint64_t state_hash() const noexcept;
  ///@}
  /// Of ball, men and mover alone (PH-20).
  [[nodiscard]] std::uint64_t position_hash() const noexcept;
  /// As `touchline::Game` says; nothing is hidden here.
  [[nodiscard]] std::uint64_t view_hash(Viewer viewer) const noexcept;

  friend bool operator==(const State&, const State&) noexcept = default;

 private:
  enum class Ending : std::uint8_t { none, goal, max_turns, forfeit, agreement };

  [[nodiscard]] bool is_possible(const Action& action) const noexcept;
  void end_turn() noexcept;
  void finish(Ending ending, Seat winner = ohs) noexcept;

  Position position_;
  Rules rules_;
  std::int32_t turns_ = 0;
  Seat mover_ = ohs;  // Ohs once the game is finished
  bool jumping_ = false;
  Ending ending_ = Ending::none;
  Seat winner_ = ohs;  // of a goal or a forfeit; else Ohs
};

}  // namespace touchline::inline v1::phutball
