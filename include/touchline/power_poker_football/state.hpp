/// A game of Power Poker Football in progress.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>

#include "touchline/core/error.hpp"
#include "touchline/core/game.hpp"
#include "touchline/core/random.hpp"
#include "touchline/core/result.hpp"
#include "touchline/power_poker_football/action.hpp"
#include "touchline/power_poker_football/situation.hpp"

namespace touchline::inline v1::power_poker_football {

/// A value, trivially copyable; see the contract of `touchline::Game`. Nothing allocates, but the text of a refusal.
///
/// It holds everything, all cards in hand too: what a seat sees of it is its View. The deck has no order: each card is
/// drawn when it is turned or dealt (PP-3). Once the game is finished only the points and what the last hand showed are
/// kept.
class State {
 public:
  /// The start of a game: the draw for the first deal. Error(bad_rules).
  explicit State(const Rules& rules = {});
  /// A state with all its parts, as it is saved. Error(bad_state) with the reason if play could not lead there.
  State(const Rules& rules, const Situation& situation);

  /// The parts of the state. A `const` state may be read from many threads.
  ///@{
  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] const Situation& situation() const noexcept { return now_; }
  [[nodiscard]] Phase phase() const noexcept { return now_.phase; }
  ///@}
  /// A seat's points, regulation and overtime together.
  [[nodiscard]] int score(Seat seat) const noexcept { return now_.at(seat).points + now_.at(seat).regulation_points; }
  /// As `touchline::Game` says.
  ///@{
  [[nodiscard]] Mover mover() const noexcept;
  [[nodiscard]] std::optional<Result> result() const noexcept;
  ///@}
  /// A decision is a whole turn; the cards that follow it belong to it as every chance event does.
  [[nodiscard]] bool mid_turn() const noexcept { return false; }

  /// As `touchline::Game` says. What `try_apply` says about a chance action never depends on the deck (PP-54).
  ///@{
  std::size_t legal(std::span<ActionId> out) const noexcept;
  [[nodiscard]] bool is_legal(ActionId action) const noexcept;
  [[nodiscard]] std::optional<Error> try_apply(ActionId action);
  ///@}
  /// Plays one of the legal actions, each as likely, and returns it: number `rng.below(n)` of the n that `legal` lists,
  /// found without listing them. Nothing is played or drawn when the game is finished.
  std::optional<ActionId> play_random(Rng& rng) noexcept;
  /// As `try_apply`, but throws the reason.
  void apply(ActionId action);
  /// 1 for each card that may come up: all are equally likely (PP-3); 0 for anything else.
  [[nodiscard]] std::uint64_t weight(ActionId outcome) const noexcept;

  /// As `touchline::Game` says. The seat's whole team loses a forfeit; points stand.
  ///@{
  void forfeit(Seat seat);
  void agree_draw();
  ///@}
  /// Five yards against a team, before a down of which nothing has been answered or dealt (PP-11).
  /// Error(illegal_action) at any other time, Error(out_of_range) for a team other than 0 and 1, Error(game_over).
  void penalize(int team);

  /// As `touchline::Game` says.
  [[nodiscard]] std::uint64_t state_hash() const noexcept;
  /// All that decides how the down may go on: not points, hands and drives, nor what the last hand showed.
  [[nodiscard]] std::uint64_t position_hash() const noexcept;
  /// Of what the viewer sees, and no more.
  [[nodiscard]] std::uint64_t view_hash(Viewer viewer) const noexcept;

  friend bool operator==(const State&, const State&) noexcept = default;

 private:
  friend class View;
  struct Sound {};  // a situation that need not be checked
  State(const Rules& rules, const Situation& situation, Sound) noexcept : rules_(rules), now_(situation) {}

  [[nodiscard]] Error refusal(ActionId action) const;
  void finish(Reason reason, int loser) noexcept;

  Rules rules_;
  Situation now_;
};

static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 640);

/// How a finished situation ended (PP-5, PP-52, PP-53).
[[nodiscard]] Result result_of(const Rules& rules, const Situation& now) noexcept;

}  // namespace touchline::inline v1::power_poker_football
