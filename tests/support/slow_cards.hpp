/// Cards of the slow reference: numbers, 13 for each suit, clubs, diamonds, hearts, spades, each from the two to the
/// Ace.
#pragma once

#include <map>
#include <string>

namespace slow {

inline int rank(int card) { return card % 13 + 2; }  // 11 Jack … 14 Ace
inline bool red(int card) { return card / 13 == 1 || card / 13 == 2; }
inline bool number(int card) { return rank(card) <= 10; }
inline bool king(int card) { return rank(card) == 13; }
inline bool ace(int card) { return rank(card) == 14; }
inline bool picture(int card) { return rank(card) >= 11 && rank(card) <= 13; }

inline std::string text(int card) { return std::string{"23456789TJQKA"[card % 13], "CDHS"[card / 13]}; }

inline int gain(int card) {
  if (red(card)) return 0;
  static const std::map<int, int> pictures{{11, 10}, {12, 15}, {13, 0}, {14, 20}};
  return number(card) ? rank(card) : pictures.at(rank(card));
}

}  // namespace slow
