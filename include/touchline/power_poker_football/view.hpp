/// What one seat, or an onlooker, sees of a game of Power Poker Football (PP-54, PP-55).
#pragma once

#include "touchline/core/random.hpp"
#include "touchline/power_poker_football/state.hpp"

namespace touchline::inline v1::power_poker_football {

/// A state with the cards covered that the viewer does not see: hole cards of others that were not shown, whether held,
/// folded or discarded. An immutable value.
class View {
 public:
  /// Error(out_of_range) for a seat that does not play.
  View(const State& state, Viewer viewer);
  /// A view with all its parts, as it is saved. Error(bad_state) if no state gives it.
  View(const Rules& rules, const Situation& situation, Viewer viewer);

  /// The rules of the state that was seen, and who sees it.
  ///@{
  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] Viewer viewer() const noexcept { return viewer_; }
  ///@}
  /// With `covered_card` where the viewer sees none.
  [[nodiscard]] const Situation& situation() const noexcept { return now_; }

  /// A state that gives this view, each of those with the same likelihood: the covered cards are dealt again from all
  /// that the viewer does not see, but for those that what was shown rules out (PP-55).
  [[nodiscard]] State redeal(Rng& rng) const;

 private:
  Rules rules_;
  Situation now_;
  Viewer viewer_;
};

/// Covers what the viewer does not see.
[[nodiscard]] Situation seen_by(const Rules& rules, const Situation& now, Viewer viewer) noexcept;

}  // namespace touchline::inline v1::power_poker_football
