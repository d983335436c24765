/// A game of Checker Football in progress.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>

#include "touchline/checker_football/action.hpp"
#include "touchline/checker_football/line_up.hpp"
#include "touchline/checker_football/situation.hpp"
#include "touchline/core/error.hpp"
#include "touchline/core/game.hpp"
#include "touchline/core/random.hpp"
#include "touchline/core/result.hpp"

namespace touchline::inline v1::checker_football {

/// A value, trivially copyable; see the contract of `touchline::Game`. Nothing allocates, but the text of a refusal.
///
/// Once the game is finished only the score is kept, and after a forfeit or an agreement the board as it was.
class State {
 public:
  /// The start of a game: the kickoff of the first half. Error(bad_rules).
  explicit State(const Rules& rules = {});
  /// A state with all its parts, as it is saved. Error(bad_state) with the reason if play could not lead there.
  State(const Rules& rules, const Situation& situation);
  /// A finished state: of `situation` only the score counts, and the men and ball that are shown. Error(bad_state) if
  /// the result does not fit.
  State(const Rules& rules, const Situation& situation, const Result& result);

  /// What `touchline::Game` asks of a state, and its parts by themselves.
  ///@{
  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] const Situation& situation() const noexcept { return now_; }
  [[nodiscard]] const Position& position() const noexcept { return now_.position; }
  [[nodiscard]] Phase phase() const noexcept { return now_.phase; }
  [[nodiscard]] int score(Seat team) const noexcept { return now_.score[static_cast<std::size_t>(index(team))]; }
  [[nodiscard]] Mover mover() const noexcept;
  [[nodiscard]] std::optional<Result> result() const noexcept;
  [[nodiscard]] bool mid_turn() const noexcept;
  ///@}

  /// While a team lines up: what its line-up must satisfy, to ask which squares are still open; else nothing.
  [[nodiscard]] std::optional<LineUp> line_up() const noexcept;
  /// While a team lines up: the men that it has placed.
  [[nodiscard]] const SquareSet& placed() const noexcept { return now_.position.controlled(now_.to_move); }

  /// As `touchline::Game` says.
  ///@{
  std::size_t legal(std::span<ActionId> out) const noexcept;
  [[nodiscard]] bool is_legal(ActionId action) const noexcept;
  [[nodiscard]] std::optional<Error> try_apply(ActionId action);
  ///@}
  /// Plays one of the legal actions, by weight at a landing (CF-30) and else each as likely, and returns it: the one
  /// that the same draw would choose from the list, which is not made. Nothing is played or drawn when the game is
  /// finished.
  std::optional<ActionId> play_random(Rng& rng) noexcept;
  /// As `try_apply`, but throws the reason.
  void apply(ActionId action);
  /// The weight of a landing (CF-30); 0 for anything else.
  [[nodiscard]] std::uint64_t weight(ActionId outcome) const noexcept;
  /// As `touchline::Game` says. The other team wins a forfeit, whatever the score.
  ///@{
  void forfeit(Seat seat);
  void agree_draw();

  [[nodiscard]] std::uint64_t state_hash() const noexcept;
  ///@}
  /// Board, phase and mover and what the down still allows; not score and clock.
  [[nodiscard]] std::uint64_t position_hash() const noexcept;
  /// As `touchline::Game` says; nothing is hidden here.
  [[nodiscard]] std::uint64_t view_hash(Viewer viewer) const noexcept;

  friend bool operator==(const State&, const State&) noexcept = default;

 private:
  struct Ending {
    Reason reason = Reason::full_time;
    std::uint8_t winners = 0;  // bits by seat
    friend bool operator==(const Ending&, const Ending&) noexcept = default;
  };

  [[nodiscard]] ActionIds ids() const noexcept { return ActionIds(rules_.columns); }
  [[nodiscard]] SquareSet choices() const noexcept;
  [[nodiscard]] SquareSet pass_targets() const noexcept;
  template <class List>
  void add_legal(List& list) const noexcept;
  [[nodiscard]] bool allows(const Action& action) const noexcept;
  [[nodiscard]] ActionId random_choice(Rng& rng) const noexcept;
  [[nodiscard]] ActionId random_landing(Rng& rng) const noexcept;
  void carry_out(const Action& action) noexcept;
  [[nodiscard]] Error refusal(ActionId action) const;
  void finish(Reason reason, unsigned winners) noexcept;

  Rules rules_;
  Situation now_;
  Ending ending_;
};

static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 352);

}  // namespace touchline::inline v1::checker_football
