#include "touchline/phutball/position.hpp"

#include "touchline/core/hash.hpp"

namespace touchline::inline v1::phutball {

std::uint64_t Position::hash(Mover mover) const noexcept {
  const auto byte = [](int number, int place) { return static_cast<std::uint64_t>(number) << 8 * place; };
  std::uint64_t hash = byte(mover.is_seat() ? index(mover.seat()) : 2, 0) | byte(ball_.row, 1) | byte(ball_.column, 2) |
                       byte(board_.rows(), 3) | byte(board_.columns(), 4);
  for (int row = 1; row <= Board::max_rows; row += 3) {  // rows beyond the board hold no men
    const std::uint64_t men = men_in_row(row) | static_cast<std::uint64_t>(men_in_row(row + 1)) << 20 |
                              static_cast<std::uint64_t>(men_in_row(row + 2)) << 40;
    hash = hash_more(hash, men);
  }
  return hash;
}

}  // namespace touchline::inline v1::phutball
