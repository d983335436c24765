// The hashes of states and views.
#include "touchline/core/hash.hpp"

#include <initializer_list>

#include "touchline/power_poker_football/state.hpp"
#include "touchline/power_poker_football/view.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

// Bytes packed into words.
class Hash {
 public:
  void add(std::uint64_t word) noexcept { hash_ = hash_more(hash_, word); }
  void add_bytes(std::initializer_list<std::uint64_t> bytes) noexcept {
    std::uint64_t word = 0;
    for (const std::uint64_t byte : bytes) word = word << 8 | byte;
    add(word);
  }
  template <class Cards>
  void add_cards(const Cards& cards) noexcept {
    std::uint64_t word = 0;
    for (const Card card : cards) word = word << 8 | cards::index(card);
    add(word);
  }
  [[nodiscard]] std::uint64_t value() const noexcept { return hash_; }

 private:
  std::uint64_t hash_ = 0;
};

std::uint64_t facts(const HoleCard& card) noexcept {
  return cards::index(card.card) << 4 | std::uint64_t{card.shown} << 3 | std::uint64_t{card.discarded} << 2 |
         std::uint64_t{card.no_black_ace} << 1 | std::uint64_t{card.no_black_number};
}

void add_players(Hash& hash, const Rules& rules, const Situation& now) noexcept {
  for (int i = 0; i < seat_count(rules); ++i) {
    const Player& player = now.at(static_cast<Seat>(i));
    hash.add(facts(player.hole[0]) << 40 | facts(player.hole[1]) << 24 | std::uint64_t{player.chips} << 8 |
             std::uint64_t{player.benched} << 2 | std::uint64_t{player.folded} << 1 | std::uint64_t{player.bet});
  }
}

void add_down(Hash& hash, const Rules& rules, const Situation& now) noexcept {
  const auto seat = [](Seat s) { return static_cast<std::uint64_t>(index(s)); };
  const auto number = [](auto n) { return static_cast<std::uint64_t>(n); };
  hash.add_bytes({number(now.phase), seat(now.to_move), seat(now.dealer), seat(now.safety_stop), seat(now.coverage),
                  seat(now.sack), seat(now.player), number(now.hail_mary)});
  hash.add_bytes({number(now.goal_line_stand), number(now.down), now.ball, now.marker, number(now.kick),
                  number(now.prediction), cards::index(now.kick_card), now.kick_yards});
  hash.add(number(now.conversion) << 32 | std::uint64_t{now.drawers} << 8 | std::uint64_t{now.overtime});
  hash.add_cards(now.community.cards);
  hash.add(now.served.bits());
  for (int i = 0; i < seat_count(rules); ++i) hash.add(cards::index(now.draws[static_cast<std::size_t>(i)]));
  add_players(hash, rules, now);
}

void add_rules(Hash& hash, const Rules& rules) noexcept {
  for (const int field : {rules.players_per_team, rules.game_chips, rules.drive_start, rules.touchback,
                          rules.safety_stop_yard, rules.touchdown_points, rules.max_hands,
                          static_cast<int>(rules.sack_chip_returns), static_cast<int>(rules.fold_plays)})
    hash.add(static_cast<std::uint64_t>(field));
  for (const auto* chart : {&rules.offense_chart, &rules.defense_chart})
    for (const int yards : *chart) hash.add(static_cast<std::uint64_t>(yards));
}

void add_last_hand(Hash& hash, const LastHand& last) noexcept {
  hash.add(static_cast<std::uint64_t>(index(last.winner)) << 1 | std::uint64_t{last.played});
  hash.add_cards(last.community.cards);
  hash.add(last.turned.bits());
  for (const auto& shown : last.shown) hash.add_cards(shown);
}

std::uint64_t hash_of(const Rules& rules, const Situation& now) noexcept {
  Hash hash;
  add_rules(hash, rules);
  add_down(hash, rules, now);
  add_last_hand(hash, now.last_hand);
  hash.add(static_cast<std::uint64_t>(now.drive) << 32 | static_cast<std::uint64_t>(now.hands));
  hash.add_bytes({static_cast<std::uint64_t>(now.reason), now.loser});
  for (int i = 0; i < seat_count(rules); ++i) {
    const Player& player = now.at(static_cast<Seat>(i));
    hash.add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(player.points)) << 32 |
             static_cast<std::uint32_t>(player.regulation_points));
  }
  return hash.value();
}

}  // namespace

std::uint64_t State::state_hash() const noexcept { return hash_of(rules_, now_); }

std::uint64_t State::position_hash() const noexcept {
  Hash hash;
  add_down(hash, rules_, now_);
  return hash.value();
}

std::uint64_t State::view_hash(Viewer viewer) const noexcept {
  return hash_more(hash_of(rules_, seen_by(rules_, now_, viewer)),
                   viewer ? static_cast<std::uint64_t>(index(*viewer)) + 1 : 0);
}

}  // namespace touchline::inline v1::power_poker_football
