/// Poker hands by their definition: five cards sorted and counted, and the best of all choices of five. It shares
/// nothing with the library; cards are numbers, 13 for each suit, from the two to the ace.
#pragma once

#include <array>
#include <vector>

namespace slow_poker {

using Five = std::array<int, 5>;

/// The category from 0 (high card) to 9 (royal flush), then the ranks that decide, the most important first. Greater
/// is better; equal values are level hands.
using Value = std::array<int, 6>;

Value value_of(const Five& cards);

/// The five of the cards that are worth most; of level choices any.
Five best_five(const std::vector<int>& cards);

}  // namespace slow_poker
