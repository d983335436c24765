/// Follows a game as somebody at the table would, and notes what everybody learns of cards that stay hidden (PP-55).
/// It looks at actions and at cards that lie face up, not at what the library notes of hidden ones.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "touchline/core/random.hpp"
#include "touchline/power_poker_football/state.hpp"

namespace table {

namespace pp = touchline::power_poker_football;

class Watcher {
 public:
  explicit Watcher(const pp::Rules& rules) : seats_(pp::seat_count(rules)) {}

  void before(const pp::State& state, touchline::ActionId action) {
    const auto decision = pp::decision_in(action);
    challenged_ = runner_ = -1;
    if (decision == pp::Decision::challenge) challenged_ = index(state.situation().player);
    if (decision == pp::Decision::run) runner_ = index(state.mover().seat());
  }

  void after(const pp::State& state) {
    if (pp::part_of(state.phase()) != pp::PhaseRow::Part::hand || state.phase() == pp::Phase::deal) {
      no_ace_ = no_number_ = {};
      return;
    }
    if (challenged_ >= 0) note_challenge(hole(state, challenged_));
    if (runner_ < 0) return;
    for (std::size_t n = 0; n < 2; ++n) {
      const pp::HoleCard& card = hole(state, runner_)[n];
      no_number_[at(runner_)][n] = !card.shown && !card.discarded;  // a discarded card is not run with
    }
  }

  bool no_black_ace(int seat, std::size_t n) const { return no_ace_[at(seat)][n]; }
  bool no_black_number(int seat, std::size_t n) const { return no_number_[at(seat)][n]; }

  /// Whether a card may lie hidden there.
  bool allows(int seat, std::size_t n, pp::Card card) const {
    const bool black = touchline::cards::is_black(card);
    if (no_black_ace(seat, n) && black && touchline::cards::is_ace(card)) return false;
    return !(no_black_number(seat, n) && black && touchline::cards::is_number(card));
  }

  bool allows(const pp::State& state) const {
    for (int seat = 0; seat < seats_; ++seat)
      for (std::size_t n = 0; n < 2; ++n)
        if (hole(state, seat)[n].is_hidden() && !allows(seat, n, hole(state, seat)[n].card)) return false;
    return true;
  }

  /// The same for the viewer with other cards where it sees none, taken from all that it does not see.
  pp::Situation swapped(const pp::State& state, touchline::Viewer viewer, touchline::Rng& rng) const {
    pp::Situation now = state.situation();
    std::vector<pp::Card> pool = unseen(now, viewer);
    for (int seat = 0; seat < seats_; ++seat)
      for (std::size_t n = 0; n < 2; ++n) {
        pp::HoleCard& card = now.players[at(seat)].hole[n];
        if (!card.is_hidden() || (viewer && index(*viewer) == seat)) continue;
        // Cards already given are gone from the pool; twenty hidden cards at most leave enough of every kind.
        for (;;) {
          const auto i = static_cast<std::ptrdiff_t>(rng.below(pool.size()));
          if (!allows(seat, n, pool[static_cast<std::size_t>(i)])) continue;
          card.card = pool[static_cast<std::size_t>(i)];
          pool.erase(pool.begin() + i);
          break;
        }
      }
    return now;
  }

 private:
  using Flags = std::array<std::array<bool, 2>, touchline::max_seats>;

  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
  static const std::array<pp::HoleCard, 2>& hole(const pp::State& state, int seat) {
    return state.situation().players[at(seat)].hole;
  }

  // Who shows no Ace holds none. Of two black Aces the first is shown: if it is the second, the first is none.
  void note_challenge(const std::array<pp::HoleCard, 2>& cards) {
    if (cards[0].shown) return;
    no_ace_[at(challenged_)][0] = true;
    if (!cards[1].shown) no_ace_[at(challenged_)][1] = true;
  }

  std::vector<pp::Card> unseen(const pp::Situation& now, touchline::Viewer viewer) const {
    std::array<bool, touchline::cards::card_count> seen{};
    const auto see = [&](pp::Card card) {
      if (pp::is_seen(card)) seen[touchline::cards::index(card)] = true;
    };
    for (const pp::Card card : now.served) see(card);
    for (const pp::Card card : now.community) see(card);
    for (const pp::Card card : now.draws) see(card);
    for (int seat = 0; seat < seats_; ++seat)
      for (const pp::HoleCard& card : now.players[at(seat)].hole)
        if (card.shown || (viewer && index(*viewer) == seat)) see(card.card);
    std::vector<pp::Card> out;
    for (std::size_t card = 0; card < touchline::cards::card_count; ++card)
      if (!seen[card]) out.push_back(static_cast<pp::Card>(card));
    return out;
  }

  int seats_;
  int challenged_ = -1;
  int runner_ = -1;
  Flags no_ace_{};
  Flags no_number_{};
};

}  // namespace table
