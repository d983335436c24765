// How often unseen cards come up when they are dealt again, against all deals that are possible (PP-55).
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "play.hpp"
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using namespace table;
using script::Hand;
using touchline::Seat;

namespace {

pp::Rules duel() {
  pp::Rules rules;
  rules.players_per_team = 1;
  return rules;
}

const std::array<pp::HoleCard, 2>& hole(const pp::State& state, std::size_t seat) {
  return state.situation().players[seat].hole;
}

// Pearson's statistic of counts whose expectations are proportional to the weights, against `cells - 1` degrees of
// freedom; six standard deviations beyond the mean are never met by a fair deal.
template <class Key>
void check_distribution(const std::map<Key, int>& counts, const std::map<Key, double>& weights, int trials) {
  double total = 0;
  for (const auto& [key, weight] : weights) total += weight;
  double sum = 0;
  for (const auto& [key, weight] : weights) {
    const auto found = counts.find(key);
    const double expected = trials * weight / total;
    const double off = (found == counts.end() ? 0 : found->second) - expected;
    sum += off * off / expected;
  }
  for (const auto& [key, count] : counts) CHECK(weights.count(key) == 1);
  const double freedom = static_cast<double>(weights.size()) - 1;
  CAPTURE(sum, freedom);
  CHECK(std::abs(sum - freedom) < 6 * std::sqrt(2 * freedom));
}

using Pair = std::pair<pp::Card, pp::Card>;

// Redeals what `viewer` does not see of seat 0's cards in a duel and compares with all pairs of `pool` that `allowed`
// lets lie there.
template <class Allowed>
void check_pairs(const pp::State& state, const std::string& seen, const Allowed& allowed, int each) {
  std::map<Pair, double> weights;
  for (int first = 0; first < 52; ++first)
    for (int second = 0; second < 52; ++second) {
      const auto one = static_cast<pp::Card>(first), two = static_cast<pp::Card>(second);
      const auto face_up = [&](pp::Card card) {
        return seen.find(std::string(touchline::cards::name(card))) != std::string::npos;
      };
      if (first != second && !face_up(one) && !face_up(two) && allowed(one, two)) weights[{one, two}] = 1;
    }
  const int trials = each * static_cast<int>(weights.size());
  std::map<Pair, int> counts;
  touchline::Rng rng(4);
  const pp::View view(state, Seat{1});
  for (int i = 0; i < trials; ++i) {
    const pp::State dealt = view.redeal(rng);
    ++counts[{hole(dealt, 0)[0].card, hole(dealt, 0)[1].card}];
  }
  check_distribution(counts, weights, trials);
}

bool black_ace(pp::Card card) { return touchline::cards::is_black(card) && touchline::cards::is_ace(card); }
bool black_number(pp::Card card) { return touchline::cards::is_black(card) && touchline::cards::is_number(card); }

}  // namespace

TEST_CASE("every hand of an opponent is as likely as any other", "[power_poker_football][PP-55]") {
  Hand hand({.rules = duel()});
  hand.deal("2C3H 4C5H");
  check_pairs(
      hand.state(), "4C 5H", [](pp::Card, pp::Card) { return true; }, 25);  // 50 · 49 pairs
}

TEST_CASE("a caller without an Ace, who ran", "[power_poker_football][PP-55][PP-18][PP-28]") {
  // 0 called, was challenged without a black Ace, discarded the first card, and ran with the second showing nothing:
  // neither is a black Ace, and the second no black number. 52 - 2 - 3 cards are not seen.
  Hand hand({.rules = duel()});
  hand.deal("2C3H 4C5H").play("call-blast challenge discard-first pass / TD QH JH / run");
  CHECK(hand.shows("phase round mover 1 ball 40"));
  check_pairs(
      hand.state(), "4C 5H TD QH JH",
      [](pp::Card one, pp::Card two) { return !black_ace(one) && !black_ace(two) && !black_number(two); }, 25);
}

TEST_CASE("the second card was shown for a blast", "[power_poker_football][PP-55][PP-18]") {
  Hand hand({.rules = duel()});
  hand.deal("3HAS 4C5H").play("call-blast challenge");
  const auto spades = *touchline::cards::parse_card("AS");
  check_pairs(
      hand.state(), "4C 5H", [&](pp::Card one, pp::Card two) { return two == spades && !black_ace(one); }, 400);
  Hand first({.rules = duel()});
  first.deal("AS3H 4C5H").play("call-blast challenge");
  check_pairs(
      first.state(), "4C 5H", [&](pp::Card one, pp::Card) { return one == spades; }, 400);
}

TEST_CASE("hidden cards with crossing limits", "[power_poker_football][PP-55]") {
  // Seen by 1: caller 0 holds no black Ace (two cards), runner 2 showed no black number (two cards), of 3 nothing is
  // known. Cards by kind: black Aces 2, black numbers 18 less 4C, others 32 less 5H and three of the board.
  Hand hand;
  hand.deal("2C3H 4C5H KCAD 6C8H").play("call-blast challenge discard-first pass*2 / TD QH JH / check*2 run");
  const std::array<int, 3> kinds{2, 17, 28};
  const auto kind_of = [](pp::Card card) { return black_ace(card) ? 0 : black_number(card) ? 1 : 2; };
  std::map<int, double> weights;
  for (int code = 0; code < 729; ++code) {  // six cards, three kinds
    std::array<int, 3> left = kinds;
    double weight = 1;
    for (int n = 0, rest = code; n < 6; ++n, rest /= 3) {
      const int kind = rest % 3;
      if ((n < 2 && kind == 0) || (n >= 2 && n < 4 && kind == 1)) weight = 0;
      weight *= left[static_cast<std::size_t>(kind)]--;
    }
    if (weight > 0) weights[code] = weight;
  }
  // A case can be rare: two black Aces for 2 and so on. Enough trials to expect some of each.
  double total = 0, least = 1e18;
  for (const auto& [code, weight] : weights) total += weight, least = std::min(least, weight);
  const int trials = 60000;
  std::map<int, double> common;
  double rest = 0;
  for (const auto& [code, weight] : weights)
    if (weight / total * trials >= 8)
      common[code] = weight;
    else
      rest += weight;
  if (rest > 0) common[-1] = rest;
  std::map<int, int> counts;
  touchline::Rng rng(5);
  const pp::View view(hand.state(), Seat{1});
  for (int i = 0; i < trials; ++i) {
    const pp::State dealt = view.redeal(rng);
    int code = 0, times = 1;
    for (const std::size_t seat : {0U, 2U, 3U})
      for (std::size_t n = 0; n < 2; ++n, times *= 3) code += times * kind_of(hole(dealt, seat)[n].card);
    REQUIRE(weights.count(code) == 1);
    ++counts[common.count(code) == 1 ? code : -1];
  }
  check_distribution(counts, common, trials);
}
