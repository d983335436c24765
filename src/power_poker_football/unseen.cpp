#include "unseen.hpp"

#include <array>

#include "touchline/power_poker_football/yards.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

constexpr CardSet cards_that(bool (*are)(Card)) noexcept {
  CardSet set;
  for (const Card card : CardSet::deck())
    if (are(card)) set.insert(card);
  return set;
}

constexpr CardSet black_aces = cards_that([](Card card) { return is_black_ace(card); });
constexpr CardSet black_numbers = cards_that([](Card card) { return is_black_number(card); });

// Covered cards by what they cannot be: bit 0 a black Ace, bit 1 a black number card.
struct Slots {
  static constexpr std::size_t most = std::size_t{2} * max_seats;
  std::array<std::array<HoleCard*, most>, 4> cards{};
  std::array<int, 4> count{};

  void add(HoleCard& card) noexcept {
    const std::size_t kind = (card.no_black_ace ? 1U : 0U) | (card.no_black_number ? 2U : 0U);
    cards[kind][static_cast<std::size_t>(count[kind]++)] = &card;
  }
};

CardSet allowed(CardSet unseen, std::size_t kind) noexcept {
  if ((kind & 1) != 0) unseen -= black_aces;
  if ((kind & 2) != 0) unseen -= black_numbers;
  return unseen;
}

Slots slots_of(const Rules& rules, Situation& now) noexcept {
  Slots slots;
  for (int i = 0; i < seat_count(rules); ++i)
    for (HoleCard& card : now.at(static_cast<Seat>(i)).hole)
      if (card.card == covered_card) slots.add(card);
  return slots;
}

// The deck as the viewer knows it: covered cards are in it. It is never the cards that have served, shuffled again:
// with covered cards to deal there is a card that is not face up.
CardSet unseen_cards(const Situation& now) noexcept {
  CardSet seen = now.served | now.community.set();
  const auto see = [&](Card card) {
    if (is_seen(card)) seen.insert(card);
  };
  for (const Player& player : now.players)
    for (const HoleCard& card : player.hole) see(card.card);
  for (const Card card : now.draws) see(card);
  see(now.kick_card);
  return ~seen;
}

// Deals to slots of one kind from `from`, and says which cards went.
CardSet deal(Slots& slots, std::size_t kind, CardSet from, Rng& rng) noexcept {
  CardSet gone;
  for (int i = 0; i < slots.count[kind]; ++i) {
    const Card card = from.nth(rng.below(static_cast<std::uint64_t>(from.size())));
    slots.cards[kind][static_cast<std::size_t>(i)]->card = card;
    from.erase(card);
    gone.insert(card);
  }
  return gone;
}

}  // namespace

bool can_deal_unseen(const Rules& rules, const Situation& now) noexcept {
  Situation copy = now;
  const Slots slots = slots_of(rules, copy);
  const CardSet unseen = unseen_cards(now);
  // Hall's condition: each group of slots has enough cards among those that any of the group may be.
  for (unsigned group = 1; group < 16; ++group) {
    int wanted = 0;
    CardSet cards;
    for (std::size_t kind = 0; kind < 4; ++kind) {
      if ((group >> kind & 1) == 0 || slots.count[kind] == 0) continue;
      wanted += slots.count[kind];
      cards |= allowed(unseen, kind);
    }
    if (wanted > cards.size()) return false;
  }
  return true;
}

// The cards that the slots of kind 3 may be are among those of 1 and of 2, and these among those of 0: dealt in this
// order each kind has the same number of ways whatever went before, and the deal is uniform. Only 1 and 2 cross: both
// are dealt from the same cards until they do not meet.
void deal_unseen(const Rules& rules, Situation& now, Rng& rng) noexcept {
  Slots slots = slots_of(rules, now);
  CardSet left = unseen_cards(now);
  left -= deal(slots, 3, allowed(left, 3), rng);
  CardSet one, two;
  do {
    one = deal(slots, 1, allowed(left, 1), rng);
    two = deal(slots, 2, allowed(left, 2), rng);
  } while (!(one & two).is_empty());
  left -= one | two;
  deal(slots, 0, left, rng);
}

}  // namespace touchline::inline v1::power_poker_football
