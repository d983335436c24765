/// How a team may line up (CF-4, CF-5, CF-37).
#pragma once

#include <optional>

#include "touchline/checker_football/position.hpp"
#include "touchline/checker_football/rules.hpp"
#include "touchline/checker_football/square_set.hpp"

namespace touchline::inline v1::checker_football {

/// What one team's line-up must satisfy: so many men on the rows of its area, enough of them on the front row, and for
/// the team with the ball at least one who can begin with it. A value; nothing allocates or throws.
class LineUp {
 public:
  /// Which team of a down, or of a kickoff, lines up.
  enum class Role : std::uint8_t { offense, defense, kickers, receivers };

  /// The line-up of a down at yard line `line`, 1 … 9 (offense, defense), or of a kickoff (kickers, receivers).
  LineUp(const Rules& rules, Role role, Seat team, int line) noexcept;

  [[nodiscard]] int men() const noexcept { return men_; }                   ///< in all
  [[nodiscard]] int front_men() const noexcept { return front_men_; }       ///< at least so many on the front row
  [[nodiscard]] const SquareSet& area() const noexcept { return area_; }    ///< where they may stand
  [[nodiscard]] const SquareSet& front() const noexcept { return front_; }  ///< the front row
  /// Where the quarterback or returner may stand; empty for a defense and kickers.
  [[nodiscard]] const SquareSet& starters() const noexcept { return starters_; }

  /// Whether all men are placed.
  [[nodiscard]] bool is_complete(const SquareSet& placed) const noexcept { return placed.size() == men_; }
  /// Whether some men may still be added to these, in any order, so that the line-up is as it must be; also true of a
  /// complete one that is so.
  [[nodiscard]] bool can_be_completed(const SquareSet& placed) const noexcept;
  /// The squares still open to a frontend that places men in any order: each of them keeps the line-up completable.
  /// Empty when the line-up is complete.
  [[nodiscard]] SquareSet open(const SquareSet& placed) const noexcept;
  /// The squares for the next man when men are placed in rising order, as actions are (CF-39): each of them leaves at
  /// least one way to complete the line-up by higher squares. `placed` must have been placed so.
  [[nodiscard]] SquareSet next(const SquareSet& placed) const noexcept;

  /// The fixed formation (CF-7), on a board of 8 columns. The returner or quarterback stands on `standard_starter`.
  [[nodiscard]] SquareSet standard() const noexcept;
  /// Where the returner or quarterback stands in it.
  [[nodiscard]] Square standard_starter() const noexcept;

 private:
  [[nodiscard]] int rows_back(int wanted) const noexcept;

  Role role_;
  Seat team_;
  int columns_;
  int men_;
  int front_men_;
  int front_row_;
  int first_row_;  // of the area, by number
  int last_row_;
  SquareSet area_;
  SquareSet front_;
  SquareSet starters_;
};

}  // namespace touchline::inline v1::checker_football
