/// A game of soccer in progress: the board, the score and the turns played.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>

#include "touchline/core/action.hpp"
#include "touchline/core/error.hpp"
#include "touchline/core/game.hpp"
#include "touchline/core/result.hpp"
#include "touchline/core/seat.hpp"
#include "touchline/soccer/pitch.hpp"
#include "touchline/soccer/position.hpp"
#include "touchline/soccer/rules.hpp"

namespace touchline::inline v1::soccer {

/// Goals by seat.
using Score = std::array<int, 2>;

/// A value; see the contract of `touchline::Game`. Trivially copyable; nothing allocates, but the text of a refusal.
///
/// Once the game is finished nothing of its past matters and nothing is kept: no turn in progress, no counts of passes
/// or turns, and the position has red on move.
class State {
 public:
  /// The start of a game. Error(bad_rules) as `check` gives it.
  explicit State(const Rules& rules = {});
  /// A set-up, or a state as it is saved, mid-turn included. `turns` must be 0 without `Rules::max_turns`. Errors:
  /// bad_rules; bad_state if that many pieces, or a turn so far, cannot be (SO-4, SO-13, SO-14, SO-17, SO-23), or if
  /// the game would be over.
  State(const Rules& rules, const Position& position, const Score& score, int turns);
  /// A finished state; its score is that of the result. Error(bad_state) if the result does not fit.
  State(const Rules& rules, const Position& position, const Result& result);

  /// The parts of the state.
  ///@{
  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] const Pitch& pitch() const noexcept { return pitch_; }
  [[nodiscard]] const Position& position() const noexcept { return position_; }
  [[nodiscard]] const Score& score() const noexcept { return score_; }
  ///@}
  /// Turns that both sides together have played; 0 where there is no limit on them, and in a finished state (SO-24).
  [[nodiscard]] int turns() const noexcept { return turns_; }
  /// As `touchline::Game` says.
  ///@{
  [[nodiscard]] Mover mover() const noexcept { return ending_.is_over ? Mover::nobody() : Mover(position_.to_move()); }
  [[nodiscard]] std::optional<Result> result() const noexcept;
  [[nodiscard]] bool mid_turn() const noexcept { return position_.turn().has_begun(); }
  ///@}

  /// As `touchline::Game` says.
  ///@{
  std::size_t legal(std::span<ActionId> out) const noexcept {
    return ending_.is_over ? 0 : position_.legal(pitch_, out);
  }
  [[nodiscard]] bool is_legal(ActionId action) const noexcept;
  [[nodiscard]] std::optional<Error> try_apply(ActionId action);
  ///@}
  /// As `try_apply`, but throws the reason.
  void apply(ActionId action);
  /// The same for an action by its parts.
  void apply(Action action) { apply(id(pitch_, action)); }
  /// Plays an action that is known to be legal.
  Outcome play(Action action) noexcept;
  /// As `touchline::Game` says. The score stands when a side forfeits.
  ///@{
  void forfeit(Seat seat);
  void agree_draw();

  [[nodiscard]] std::uint64_t state_hash() const noexcept;
  [[nodiscard]] std::uint64_t position_hash() const noexcept { return position_.hash(); }
  [[nodiscard]] std::uint64_t view_hash(Viewer viewer) const noexcept;
  ///@}

  friend bool operator==(const State&, const State&) noexcept = default;

 private:
  struct Ending {
    bool is_over = false;
    Reason reason{};
    std::uint8_t winners = 0;  // bit n: seat n

    friend constexpr bool operator==(const Ending&, const Ending&) noexcept = default;
  };

  void score_goal(Seat scorer) noexcept;
  void end_turn() noexcept;
  void finish(Reason reason, unsigned winners) noexcept;

  Rules rules_;
  Pitch pitch_;
  Position position_;
  Score score_{};
  int turns_ = 0;
  Ending ending_;
};

static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 1024);

/// The board at kick-off, `side` on move (SO-4, SO-21).
[[nodiscard]] Position kick_off(const Rules& rules, const Pitch& pitch, Seat side) noexcept;

}  // namespace touchline::inline v1::soccer
