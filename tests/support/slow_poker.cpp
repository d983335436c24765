#include "support/slow_poker.hpp"

#include <cstddef>

namespace slow_poker {
namespace {

int times(const Five& ranks, int rank) {
  int count = 0;
  for (const int each : ranks) count += each == rank ? 1 : 0;
  return count;
}

// The ranks that occur more often first, then the higher ones.
Five sorted_ranks(const Five& cards) {
  int counts[13] = {};
  for (const int card : cards) ++counts[card % 13];
  Five ranks{};
  std::size_t next = 0;
  for (int count = 4; count > 0; --count)
    for (int rank = 12; rank >= 0; --rank)
      if (counts[rank] == count)
        for (int i = 0; i < count; ++i) ranks[next++] = rank;
  return ranks;
}

bool is_flush(const Five& cards) {
  for (const int card : cards)
    if (card / 13 != cards[0] / 13) return false;
  return true;
}

bool falls_by_one(const Five& ranks) {
  for (std::size_t i = 1; i < 5; ++i)
    if (ranks[i] != ranks[i - 1] - 1) return false;
  return true;
}

int category_by_counts(const Five& ranks) {
  const int first = times(ranks, ranks[0]);
  if (first == 4) return 7;
  if (first == 3) return ranks[3] == ranks[4] ? 6 : 3;
  if (first == 2) return ranks[2] == ranks[3] ? 2 : 1;
  return 0;
}

}  // namespace

Value value_of(const Five& cards) {
  Five ranks = sorted_ranks(cards);
  if (ranks == Five{12, 3, 2, 1, 0}) ranks = {3, 2, 1, 0, -1};  // five high: the ace stands below the two
  const bool straight = falls_by_one(ranks);
  const bool flush = is_flush(cards);
  int category = category_by_counts(ranks);
  if (straight && flush)
    category = ranks[0] == 12 ? 9 : 8;
  else if (flush)
    category = 5;
  else if (straight)
    category = 4;
  return {category, ranks[0], ranks[1], ranks[2], ranks[3], ranks[4]};
}

Five best_five(const std::vector<int>& cards) {
  const std::size_t n = cards.size();
  Five best{};
  Value most{-1};
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = a + 1; b < n; ++b)
      for (std::size_t c = b + 1; c < n; ++c)
        for (std::size_t d = c + 1; d < n; ++d)
          for (std::size_t e = d + 1; e < n; ++e) {
            const Five five{cards[a], cards[b], cards[c], cards[d], cards[e]};
            const Value value = value_of(five);
            if (value <= most) continue;
            most = value;
            best = five;
          }
  return best;
}

}  // namespace slow_poker
