#include "touchline/checker_football/line_up.hpp"

#include <algorithm>
#include <initializer_list>

namespace touchline::inline v1::checker_football {
namespace {

constexpr int kickers_front_row(Seat team) noexcept { return team == home ? 4 : 7; }    // CF-37
constexpr int receivers_front_row(Seat team) noexcept { return team == home ? 5 : 6; }  // CF-37

constexpr bool has_ball(LineUp::Role role) noexcept {
  return role == LineUp::Role::offense || role == LineUp::Role::receivers;
}

int front_row_of(LineUp::Role role, Seat team, int line) noexcept {
  switch (role) {
    case LineUp::Role::kickers:
      return kickers_front_row(team);
    case LineUp::Role::receivers:
      return receivers_front_row(team);
    default:
      return line_row(line, team);  // CF-4
  }
}

// All squares up to the one with id `last`, those beside the board too; none when it is below 0.
SquareSet up_to(int last, int columns) noexcept {
  if (last < 0) return {};
  return SquareSet::below(static_cast<int>(square_with_id(last, columns)) + 1);
}

}  // namespace

LineUp::LineUp(const Rules& rules, Role role, Seat team, int line) noexcept
    : role_(role),
      team_(team),
      columns_(rules.columns),
      men_(has_ball(role) ? rules.offense_men : rules.defense_men),
      front_men_(has_ball(role) ? offense_on_line : defense_on_line),
      front_row_(front_row_of(role, team, line)),
      first_row_(team == home ? 0 : front_row_),
      last_row_(team == home ? front_row_ : rows - 1),
      area_(SquareSet::rows_of_board(first_row_, last_row_, columns_)),
      front_(SquareSet::rows_of_board(front_row_, front_row_, columns_)) {
  if (role == Role::offense) starters_ = area_ - front_;  // CF-5
  if (role == Role::receivers)                            // CF-37
    starters_ = team == home ? SquareSet::rows_of_board(0, 1, columns_)
                             : SquareSet::rows_of_board(rows - 2, rows - 1, columns_);
}

bool LineUp::can_be_completed(const SquareSet& placed) const noexcept {
  if (!(placed - area_).is_empty()) return false;
  const int left = men_ - placed.size();
  const int for_front = std::max(0, front_men_ - (placed & front_).size());
  const int for_start = starters_.is_empty() || !(placed & starters_).is_empty() ? 0 : 1;
  return for_front + for_start <= left;
}

SquareSet LineUp::open(const SquareSet& placed) const noexcept {
  SquareSet open;
  if (is_complete(placed)) return open;
  for (const Square square : area_ - placed) {
    SquareSet with = placed;
    with.insert(square);
    if (can_be_completed(with)) open.insert(square);
  }
  return open;
}

// The men after the next one, `left` of them, stand on higher squares. The next man's square is too high when fewer
// than `left` squares of the area follow it, or too few of the front row for the men still missing there, or no square
// for a starter; and it must itself serve front or start when every man left is needed for these.
SquareSet LineUp::next(const SquareSet& placed) const noexcept {
  const int left = men_ - placed.size() - 1;
  if (left < 0) return {};
  const int for_front = std::max(0, front_men_ - (placed & front_).size());
  const bool for_start = !starters_.is_empty() && (placed & starters_).is_empty();

  int last = (last_row_ + 1) * columns_ - 1 - left;
  if (for_front > 0) last = std::min(last, (front_row_ + 1) * columns_ - for_front);
  if (for_start) last = std::min(last, id_of(starters_.last(), columns_));
  SquareSet next = area_ & up_to(last, columns_);
  if (!placed.is_empty()) next = next - SquareSet::below(static_cast<int>(placed.last()) + 1);

  const int needed = for_front + (for_start ? 1 : 0);
  if (needed == left + 1)
    next = next & (for_front > 0 && for_start ? front_ | starters_ : for_front > 0 ? front_ : starters_);
  return next;
}

int LineUp::rows_back(int wanted) const noexcept { return front_row_ - wanted * forward(team_); }

SquareSet LineUp::standard() const noexcept {
  SquareSet men;
  const auto add = [&](int back, std::initializer_list<char> columns) {
    for (const char column : columns) men.insert(square_at(column - 'a', rows_back(back)));
  };
  if (!has_ball(role_)) {
    add(0, {'b', 'c', 'd', 'e', 'f', 'g'});
    add(1, {'a', 'c', 'd', 'e', 'f', 'h'});
    return men;
  }
  add(0, {'b', 'c', 'd', 'e', 'f', 'g', 'h'});
  if (standard_starter() == square_at(3, rows_back(2))) {
    add(1, {'b', 'd', 'g'});
  } else {
    add(1, {'b', 'e', 'g'});
  }
  men.insert(standard_starter());
  return men;
}

Square LineUp::standard_starter() const noexcept {
  const bool has_second_row = last_row_ - first_row_ >= 2;
  return square_at('d' - 'a', rows_back(has_second_row ? 2 : 1));
}

}  // namespace touchline::inline v1::checker_football
