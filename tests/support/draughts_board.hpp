/// Draughts positions for tests, written as in PDN, and moves as people write them.
#pragma once

#include <cctype>
#include <cstddef>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/draughts/position.hpp"

namespace touchline::test {

inline draughts::Square sq(int number) { return static_cast<draughts::Square>(number); }

inline draughts::SquareSet set_of(std::initializer_list<int> numbers) {
  draughts::SquareSet set;
  for (const int number : numbers) set.insert(sq(number));
  return set;
}

/// `B:W18,K10:B12,K22`: the side to move, then the squares of each side, K before those of kings.
inline draughts::Position board(std::string_view text) {
  draughts::SquareSet sides[2];
  draughts::SquareSet kings;
  draughts::SquareSet* side = nullptr;
  bool king = false;
  for (std::size_t i = 1; i < text.size();) {
    const char c = text[i];
    if (std::isdigit(static_cast<unsigned char>(c)) == 0) {
      if (c == 'B') side = &sides[0];
      if (c == 'W') side = &sides[1];
      king = c == 'K';
      ++i;
      continue;
    }
    int number = 0;
    for (; i < text.size() && std::isdigit(static_cast<unsigned char>(text[i])) != 0; ++i)
      number = 10 * number + text[i] - '0';
    if (side == nullptr || number < 1 || number > 32) throw std::invalid_argument(std::string(text));
    side->insert(sq(number));
    if (king) kings.insert(sq(number));
  }
  return {sides[0], sides[1], kings, text.front() == 'B' ? draughts::dark : draughts::light};
}

/// A move with every square: `11-15`, `22x15x8`.
inline std::string written(draughts::Move move) {
  std::string text;
  const auto path = move.path().value();
  for (const draughts::Square square : path) {
    if (!text.empty()) text += move.is_capture() ? 'x' : '-';
    text += std::to_string(draughts::number(square));
  }
  return text;
}

/// All legal moves, in the order of listing.
inline std::vector<std::string> legal(const draughts::Position& position) {
  draughts::MoveList moves;
  position.moves(moves);
  std::vector<std::string> texts;
  for (const draughts::Move move : moves) texts.push_back(written(move));
  return texts;
}

/// The move along those squares, whether it is legal anywhere or not.
inline draughts::Move move_along(std::initializer_list<int> numbers) {
  using draughts::Move;
  auto move = Move::from(sq(*numbers.begin()));
  int hops = 0;
  for (const int* to = numbers.begin() + 1; to != numbers.end(); ++to) {
    for (const auto direction : draughts::all_directions) {
      if (draughts::neighbour(sq(to[-1]), direction, 1) == sq(*to))
        move = move.with_hop(hops, Move::step_hop(direction));
      if (draughts::neighbour(sq(to[-1]), direction, 2) == sq(*to))
        move = move.with_hop(hops, Move::jump_hop(direction));
    }
    if (move.hop(hops) == 0) throw std::invalid_argument("no move leads from " + std::to_string(to[-1]));
    ++hops;
  }
  return move;
}

}  // namespace touchline::test
