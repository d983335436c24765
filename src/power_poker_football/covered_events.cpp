#include "touchline/power_poker_football/covered_events.hpp"

#include <array>
#include <cstddef>

#include "table.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

// Follows the hand being played: which event dealt which card.
class Deals {
 public:
  Deals(std::size_t events, Viewer viewer) : covered_(events, false), viewer_(viewer) { forget(); }

  void note(const State& before, std::size_t event) {
    if (before.phase() != Phase::deal) return;
    const Situation& now = before.situation();
    const Seat seat = Table(before.rules(), now).next_dealt();
    at(seat)[now.at(seat).hole[0].is_dealt() ? 1 : 0] = event;
    covered_[event] = !viewer_ || *viewer_ != seat;
  }

  // Shown cards are no secret: those of the hand, or of the hand that has just ended.
  void uncover(const State& before, const State& after) {
    const Situation& now = after.situation();
    const bool ended = part_of(before.phase()) == PhaseRow::Part::hand &&
                       (now.phase == Phase::finished || now.hands != before.situation().hands);
    for (std::size_t seat = 0; seat < dealt_.size(); ++seat)
      for (std::size_t n = 0; n < 2; ++n) {
        const bool shown = ended ? now.last_hand.shown[seat][n] != no_card : now.players[seat].hole[n].shown;
        if (shown && dealt_[seat][n] != none) covered_[dealt_[seat][n]] = false;
      }
    if (ended) forget();
  }

  [[nodiscard]] std::vector<bool> take() && { return std::move(covered_); }

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  void forget() { dealt_.fill({none, none}); }
  std::array<std::size_t, 2>& at(Seat seat) { return dealt_[static_cast<std::size_t>(index(seat))]; }

  std::vector<bool> covered_;
  Viewer viewer_;
  std::array<std::array<std::size_t, 2>, max_seats> dealt_{};
};

void apply(State& state, const Event& event) {
  switch (event.kind) {
    case Event::Kind::action:
      return state.apply(event.action);
    case Event::Kind::forfeit:
      return state.forfeit(static_cast<Seat>(event.who));
    case Event::Kind::draw:
      return state.agree_draw();
    case Event::Kind::penalty:
      return state.penalize(event.who);
  }
}

}  // namespace

std::vector<bool> covered_events(const State& start, std::span<const Event> events, Viewer viewer) {
  Deals deals(events.size(), viewer);
  State state = start;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const State before = state;
    if (events[i].kind == Event::Kind::action) deals.note(before, i);
    apply(state, events[i]);
    if (events[i].kind == Event::Kind::action) deals.uncover(before, state);
  }
  return std::move(deals).take();
}

}  // namespace touchline::inline v1::power_poker_football
