// Everything here is worked out by the compiler, which takes some millions of steps; so what is done for each of the
// many thousand ways to hold cards is kept to a few plain operations on bits and tables.
#include "poker_tables.hpp"

#include <bit>

namespace touchline::inline v1::cards {
namespace {

// Sets of ranks, bit n for rank n.
using Ranks = unsigned;

constexpr unsigned ranks = rank_count;
constexpr Ranks all = rank_sets - 1;

constexpr Ranks without_lowest(Ranks set) { return set & (set - 1); }

constexpr Ranks keep_highest(Ranks set, int count) {
  for (int spare = std::popcount(set) - count; spare > 0; --spare) set = without_lowest(set);
  return set;
}

// The highest cards of the straights in a set; the ace also stands below the two (PP-36).
constexpr Ranks straights(Ranks set) {
  const Ranks with_low_ace = set << 1 | set >> (ranks - 1);
  const Ranks pairs = with_low_ace & with_low_ace >> 1;
  return (pairs & pairs >> 2 & with_low_ace >> 4) << 3;
}

// What is asked about sets of ranks, looked up by the set.
struct RankSetTables {
  std::uint8_t highest[rank_sets]{};        // the highest rank; 0 of no rank
  std::uint8_t straight[rank_sets]{};       // the highest card of the best straight; 0 of none
  std::uint16_t highest_two[rank_sets]{};   // as a set
  std::uint16_t place[rank_sets]{};         // among the sets of its size: rising numbers compare the highest rank first
  std::uint16_t place_of_two[rank_sets]{};  // that of the two highest
  std::uint16_t place_of_three[rank_sets]{};
  std::uint16_t place_of_five[rank_sets]{};
};

constexpr RankSetTables of_set = [] {
  RankSetTables table;
  std::uint16_t seen[rank_count + 1]{};
  for (Ranks set = 1; set < rank_sets; ++set) {
    table.highest[set] = static_cast<std::uint8_t>(std::bit_width(set) - 1);
    if (const Ranks tops = straights(set); tops != 0)
      table.straight[set] = static_cast<std::uint8_t>(std::bit_width(tops) - 1);
    table.place[set] = seen[std::popcount(set)]++;
    const Ranks five = keep_highest(set, 5), three = keep_highest(five, 3), two = keep_highest(three, 2);
    table.highest_two[set] = static_cast<std::uint16_t>(two);
    table.place_of_two[set] = table.place[two];
    table.place_of_three[set] = table.place[three];
    table.place_of_five[set] = table.place[five];
  }
  return table;
}();

constexpr unsigned pairs_of_ranks = 78;     // C(13, 2)
constexpr unsigned triples_of_ranks = 286;  // C(13, 3)

// How often ranks occur, as four sets of ranks, thirteen bits each: those that do at all, twice or more, three times or
// more, and four times.
using Counts = std::uint64_t;

constexpr Counts counts_of(unsigned rank, std::size_t count) {
  constexpr Counts first = 1, second = first << ranks, third = second << ranks, fourth = third << ranks;
  constexpr Counts by_count[]{0, first, first | second, first | second | third, first | second | third | fourth};
  return by_count[count] << rank;
}

constexpr PokerHand with_three(Ranks once, Ranks twice, Ranks thrice, Ranks four_times) {
  if (four_times != 0) {
    const unsigned four = of_set.highest[four_times];
    return {Category::four_of_a_kind, four * ranks + of_set.highest[once - (1U << four)]};
  }
  const unsigned three = of_set.highest[thrice];
  if (const Ranks beside = twice - (1U << three); beside != 0)
    return {Category::full_house, three * ranks + of_set.highest[beside]};
  if (of_set.straight[once] != 0) return {Category::straight, of_set.straight[once]};
  return {Category::three_of_a_kind, three * pairs_of_ranks + of_set.place_of_two[once - (1U << three)]};
}

// The best hand without a flush.
constexpr PokerHand best_of(Counts counts) {
  const Ranks once = counts & all;
  const Ranks twice = counts >> ranks & all;
  if (counts >> (2 * ranks) != 0)
    return with_three(once, twice, counts >> (2 * ranks) & all, static_cast<Ranks>(counts >> (3 * ranks)));
  if (of_set.straight[once] != 0) return {Category::straight, of_set.straight[once]};
  if (twice == 0) return {Category::high_card, of_set.place_of_five[once]};
  const Ranks pairs = of_set.highest_two[twice];
  if (without_lowest(pairs) == 0)
    return {Category::pair, of_set.highest[pairs] * triples_of_ranks + of_set.place_of_three[once - pairs]};
  return {Category::two_pair, of_set.place[pairs] * ranks + of_set.highest[once - pairs]};
}

constexpr PokerHand best_flush(Ranks set) {
  if (std::popcount(set) < 5) return {};
  const unsigned straight = of_set.straight[set];
  if (straight == static_cast<unsigned>(Rank::ace)) return {Category::royal_flush, 0};
  if (straight != 0) return {Category::straight_flush, straight};
  return {Category::flush, of_set.place_of_five[set]};
}

constexpr std::size_t fewest_cards = 5;
constexpr std::size_t most_cards = 7;

constexpr std::size_t low_ranks = 5;
constexpr std::size_t mid_ranks = 4;

// A way to have up to seven cards of the ranks of a group.
struct Way {
  std::uint16_t number = 0;  // in base five
  std::uint16_t cards = 0;
  Counts counts = 0;
};

// All ways of a group, sorted by their number of cards; those of n cards begin at first[n].
template <std::size_t Count>
struct Group {
  Way ways[Count]{};
  std::size_t first[most_cards + 2]{};
};

template <std::size_t Count, std::size_t Numbers>
constexpr Group<Count> make_group(unsigned first_rank) {
  Way ways[Numbers]{};
  for (std::size_t number = 0; number < Numbers; ++number) {
    ways[number].number = static_cast<std::uint16_t>(number);
    unsigned rank = first_rank;
    for (std::size_t digits = number; digits != 0; digits /= 5, ++rank) {
      ways[number].cards = static_cast<std::uint16_t>(ways[number].cards + digits % 5);
      ways[number].counts |= counts_of(rank, digits % 5);
    }
  }
  Group<Count> group;
  std::size_t next = 0;
  for (std::size_t cards = 0; cards <= most_cards; ++cards) {
    group.first[cards] = next;
    for (const Way& way : ways)
      if (way.cards == cards) group.ways[next++] = way;
  }
  group.first[most_cards + 1] = next;
  return group;
}

// Ways to have n cards of 4 or 5 ranks: C(n + 3, 3) or C(n + 4, 4), less those with five or more of a rank, 4 · C(n −
// 2, 3) or 5 · C(n − 1, 4).
constexpr std::size_t ways_of_four = 1 + 4 + 10 + 20 + 35 + (56 - 4 * 1) + (84 - 4 * 4) + (120 - 4 * 10);
constexpr std::size_t ways_of_five = 1 + 5 + 15 + 35 + 70 + (126 - 5 * 1) + (210 - 5 * 5) + (330 - 5 * 15);

constexpr auto low = make_group<ways_of_five, five_digits>(0);
constexpr auto mid = make_group<ways_of_four, four_digits>(low_ranks);
constexpr auto high = make_group<ways_of_four, four_digits>(low_ranks + mid_ranks);
static_assert(low.first[most_cards + 1] == ways_of_five && high.first[most_cards + 1] == ways_of_four);

// The run of low ways that go with so many higher cards.
constexpr std::size_t first_low(std::size_t higher) {
  return low.first[higher < fewest_cards ? fewest_cards - higher : 0];
}
constexpr std::size_t last_low(std::size_t higher) { return low.first[most_cards - higher + 1]; }

// What one card of a rank adds.
constexpr PokerKey key_of(std::size_t rank) {
  constexpr PokerKey powers[]{1, 5, 25, 125, 625};
  if (rank < low_ranks) return powers[rank] << low_shift;
  if (rank < low_ranks + mid_ranks) return powers[rank - low_ranks] << mid_shift;
  return powers[rank - low_ranks - mid_ranks] << high_shift | PokerKey{four_digits} << mid_shift;
}

constexpr auto make_card_keys() noexcept {
  std::array<PokerKey, card_count> keys{};
  for (std::size_t card = 0; card < card_count; ++card)
    keys[card] = key_of(card % rank_count) | PokerKey{1} << (4 * (card / rank_count));
  return keys;
}

constexpr auto make_suit_keys() noexcept {
  std::array<PokerKey, rank_sets> keys{};
  for (Ranks set = 1; set < rank_sets; ++set)
    keys[set] = keys[without_lowest(set)] + key_of(static_cast<std::size_t>(std::countr_zero(set)));
  for (Ranks set = 0; set < rank_sets; ++set)
    if (std::popcount(set) >= 5) keys[set] |= five_in_set;
  return keys;
}

// A run need not begin with the first of the low ways, which would have to stand before it: mid_start could be below 0.
// So it is more by this, and high_start less.
constexpr std::size_t lift = ways_of_five;

struct Starts {
  std::array<std::uint32_t, four_digits> high{};
  std::array<std::uint16_t, four_digits*(most_cards + 1)> mid{};
};

constexpr Starts make_starts() noexcept {
  Starts starts;
  std::size_t total = 0;
  for (const Way& top : high.ways) {
    starts.high[top.number] = static_cast<std::uint32_t>(total - lift);
    std::size_t own = 0;  // ways with these high cards so far
    for (std::size_t m = 0; m < mid.first[most_cards - top.cards + 1]; ++m) {
      const std::size_t higher = top.cards + mid.ways[m].cards;
      starts.mid[top.cards * four_digits + mid.ways[m].number] =
          static_cast<std::uint16_t>(own + lift - first_low(higher));
      own += last_low(higher) - first_low(higher);
    }
    total += own;
  }
  return starts;
}

constexpr auto make_low_numbers() noexcept {
  std::array<std::uint16_t, five_digits> numbers{};
  for (std::size_t i = 0; i < ways_of_five; ++i) numbers[low.ways[i].number] = static_cast<std::uint16_t>(i);
  return numbers;
}

constexpr auto make_hands_by_rank() noexcept {
  std::array<PokerHand, way_count> hands{};
  std::size_t next = 0;
  for (const Way& top : high.ways) {
    for (std::size_t m = 0; m < mid.first[most_cards - top.cards + 1]; ++m) {
      const std::size_t higher = top.cards + mid.ways[m].cards;
      const Counts counts = top.counts | mid.ways[m].counts;
      const std::size_t last = last_low(higher);
      for (std::size_t l = first_low(higher); l < last; ++l) hands[next++] = best_of(counts | low.ways[l].counts);
    }
  }
  return hands;
}

constexpr auto make_flushes() noexcept {
  std::array<PokerHand, rank_sets> hands{};
  for (Ranks set = 0; set < rank_sets; ++set) hands[set] = best_flush(set);
  return hands;
}

}  // namespace

constinit const PokerTables poker_tables{make_card_keys(),  make_suit_keys(),   make_starts().high,
                                         make_starts().mid, make_low_numbers(), make_hands_by_rank(),
                                         make_flushes()};

}  // namespace touchline::inline v1::cards
