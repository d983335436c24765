#include "touchline/checker_football/position.hpp"

#include "touchline/core/hash.hpp"
#include "touchline/grid/line.hpp"

#include "lanes.hpp"

namespace touchline::inline v1::checker_football {
namespace {

// The directions one row forward, on the same row, and one row back, for Home; Away's are turned round.
constexpr Directions north_directions = 0b1000'0011;
constexpr Directions south_directions = 0b0011'1000;

constexpr Directions forward_directions(Seat team) noexcept {
  return team == home ? north_directions : south_directions;
}

}  // namespace

int Position::men(Seat team) const noexcept {
  int men = 0;
  for (const Square square : occupied()) {
    const int height = this->height(square);
    men += tops_[static_cast<std::size_t>(index(team))].has(square) ? (height + 1) / 2 : height / 2;
  }
  return men;
}

// CF-26, CF-29. Only asked while the ball is carried.
Directions Position::hand_offs() const noexcept {
  if (blocks_.has(ball_)) return 0;  // CF-27
  const Directions men = around(controlled(offense_), ball_);
  const int receiver_row = row_of(ball_) + checker_football::forward(offense_);
  const bool both_behind = !is_beyond(receiver_row, line_, offense_);
  return forward_pass_ || both_behind ? men : men & ~forward_directions(offense_);
}

bool Position::may_contact(Seat team, Square from, Direction direction) const noexcept {
  const Cell to = cell_of(from).towards(direction);
  if (!controlled(team).has(from) || !is_on_board(to, columns_)) return false;
  if ((blocks_.has(from) ? block_targets() : man_targets(team)).has(square_of(to))) return true;
  return from == ball_ && !live_ && has_direction(hand_offs(), direction);
}

Directions Position::jumps(const SquareSet& landed) const noexcept {
  if (!is_carried() || blocks_.has(ball_)) return 0;
  const Directions men = around(controlled(offense_), ball_);
  if (men == 0) return 0;
  const SquareSet free = empty() - landed;
  Directions jumps = 0;
  for (const Direction direction : grid::all_directions) {
    if (!has_direction(men, direction)) continue;
    const Cell landing = cell_of(ball_).towards(direction, 2);
    if (is_on_board(landing, columns_) && free.has(square_of(landing))) jumps |= 1U << static_cast<unsigned>(direction);
  }
  return jumps;
}

SquareSet Position::passes() const noexcept {
  if (!is_carried() || blocks_.has(ball_)) return {};
  const SquareSet near = SquareSet::of(ball_).spread();
  SquareSet targets = empty() | (controlled(offense_) - near);  // CF-29: to an own man next to him it is a hand-off
  if (!forward_pass_) {
    const int row = row_of(ball_);
    targets = targets & (offense_ == home ? SquareSet::rows_of_board(0, row, columns_)
                                          : SquareSet::rows_of_board(row, rows - 1, columns_));
  }
  return targets & Lanes::get().open(ball_, occupied());
}

bool Position::has_move(Seat team) const noexcept {
  if (!(controlled(team).spread() & block_targets()).is_empty()) return true;  // a step of a man or block
  bool found = false;
  for_each_contact(team, [&](Square, Directions) { found = true; });
  if (found || team != offense_ || !is_carried()) return found;
  return jumps(SquareSet::of(ball_)) != 0 || !passes().is_empty();
}

Flight Position::flight(Cell landing) const noexcept {
  const auto stands = [&](Cell cell) { return is_on_board(cell, columns_) && controller(square_of(cell)).has_value(); };
  Square last = ball_;
  for (const grid::Step step : grid::Line(cell_of(ball_), landing)) {
    if (grid::is_shut(step, stands)) {
      const bool second_behind = is_ahead(step.beside[0].row, step.beside[1].row, offense_);
      return {Flight::End::caught, square_of(step.beside[second_behind ? 1 : 0])};
    }
    if (!is_on_board(step.square, columns_)) continue;
    last = square_of(step.square);
    if (stands(step.square)) return {Flight::End::caught, last};
  }
  if (!is_on_board(landing, columns_)) return {Flight::End::off, last};
  if (last == ball_) return {Flight::End::caught, ball_};  // CF-30: it came back to the passer
  return {Flight::End::grounded, last};
}

std::uint64_t Position::hash() const noexcept {
  std::uint64_t hash = static_cast<std::uint64_t>(columns_) | static_cast<std::uint64_t>(line_) << 8 |
                       static_cast<std::uint64_t>(index(offense_)) << 16 | static_cast<std::uint64_t>(ball_) << 24 |
                       std::uint64_t{live_} << 32 | std::uint64_t{forward_pass_} << 33;
  hash = hash_more(0, hash);
  for (const SquareSet& set : {tops_[0], tops_[1], blocks_})
    for (const std::uint64_t word : set.words()) hash = hash_more(hash, word);
  for (const Square square : blocks_)
    hash = hash_more(hash, static_cast<std::uint64_t>(square) << 8 | heights_[slot(square)]);
  return hash;
}

}  // namespace touchline::inline v1::checker_football
