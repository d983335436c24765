#include "touchline/power_poker_football/view.hpp"

#include <array>
#include <string>

#include "touchline/power_poker_football/yards.hpp"

#include "situation_checks.hpp"
#include "unseen.hpp"

namespace touchline::inline v1::power_poker_football {

Situation seen_by(const Rules& rules, const Situation& now, Viewer viewer) noexcept {  // PP-54
  Situation seen = now;
  for (int i = 0; i < seat_count(rules); ++i) {
    if (viewer && index(*viewer) == i) continue;
    for (HoleCard& card : seen.at(static_cast<Seat>(i)).hole)
      if (card.is_hidden()) card.card = covered_card;
  }
  return seen;
}

View::View(const State& state, Viewer viewer)
    : rules_(state.rules()), now_(seen_by(state.rules(), state.situation(), viewer)), viewer_(viewer) {
  check_viewer(rules_, viewer);
}

View::View(const Rules& rules, const Situation& situation, Viewer viewer)
    : rules_(rules), now_(situation), viewer_(viewer) {
  check(rules);
  check_viewer(rules, viewer);
  check_situation(rules, situation, Cards::covered);
  check_covers(rules, situation, viewer);
}

State View::redeal(Rng& rng) const {
  Situation dealt = now_;
  deal_unseen(rules_, dealt, rng);
  return {rules_, dealt, State::Sound()};
}

}  // namespace touchline::inline v1::power_poker_football
