/// The atomic actions and their dense ids (CF-39).
#pragma once

#include <cstdint>

#include "touchline/checker_football/rules.hpp"
#include "touchline/checker_football/square.hpp"
#include "touchline/core/action.hpp"

namespace touchline::inline v1::checker_football {

/// An action by its parts. What a square or a contact means the state tells: the phase, and what stands on the squares.
struct Action {
  /// What kind of action it is; the comments name the members that count.
  enum class Kind : std::uint8_t {
    square,      ///< `square`: a man's place, the quarterback, the returner or the passer
    play,        ///< CF-35
    punt,        ///< CF-35
    one_point,   ///< CF-34
    two_points,  ///< CF-34
    stop,        ///< ends a chain of jumps (CF-12)
    contact,     ///< from `square` one step towards `direction`: step, block, tackle, hand-off, block move
    jump,        ///< from `square` towards `direction` (CF-12)
    pass,        ///< from `square` to `target` (CF-28)
    landing,     ///< chance: the ball comes down on the target or next to it, towards `direction` (CF-30)
  };

  /// The parts. Those that the kind does not use have the value given here.
  ///@{
  Kind kind{};
  Square square{};
  Direction direction{};
  Square target{};
  bool strays = false;  ///< landing: not on the target itself
  ///@}

  friend constexpr bool operator==(const Action&, const Action&) noexcept = default;
};

/// The ids of the actions on a board of so many columns: n squares, and first of each kind in rising order.
class ActionIds {
 public:
  /// For a board of 7 to 12 columns.
  explicit constexpr ActionIds(int columns) noexcept
      : columns_(columns), squares_(static_cast<std::uint64_t>(columns) * rows) {}

  /// How many ids there are, and where those of each kind begin.
  ///@{
  [[nodiscard]] constexpr std::uint64_t count() const noexcept { return first_landing() + 9; }
  [[nodiscard]] constexpr std::uint64_t first_special() const noexcept { return squares_; }
  [[nodiscard]] constexpr std::uint64_t first_contact() const noexcept { return squares_ + 5; }
  [[nodiscard]] constexpr std::uint64_t first_jump() const noexcept { return first_contact() + squares_ * 8; }
  [[nodiscard]] constexpr std::uint64_t first_pass() const noexcept { return first_jump() + squares_ * 8; }
  [[nodiscard]] constexpr std::uint64_t first_landing() const noexcept { return first_pass() + squares_ * squares_; }
  ///@}

  /// The id of an action by its parts, which must be on the board. Whether it is legal is another question.
  ///@{
  [[nodiscard]] constexpr ActionId square(Square square) const noexcept {
    return static_cast<ActionId>(number(square));
  }
  /// `play`, `punt`, `one_point`, `two_points` or `stop`.
  [[nodiscard]] constexpr ActionId special(Action::Kind kind) const noexcept {
    return static_cast<ActionId>(first_special() + static_cast<std::uint64_t>(kind) - 1);
  }
  [[nodiscard]] constexpr ActionId contact(Square from, Direction direction) const noexcept {
    return static_cast<ActionId>(first_contact() + number(from) * 8 + static_cast<std::uint64_t>(direction));
  }
  [[nodiscard]] constexpr ActionId jump(Square from, Direction direction) const noexcept {
    return static_cast<ActionId>(first_jump() + number(from) * 8 + static_cast<std::uint64_t>(direction));
  }
  [[nodiscard]] constexpr ActionId pass(Square from, Square target) const noexcept {
    return static_cast<ActionId>(first_pass() + number(from) * squares_ + number(target));
  }
  [[nodiscard]] constexpr ActionId landing_on_target() const noexcept { return static_cast<ActionId>(first_landing()); }
  [[nodiscard]] constexpr ActionId landing(Direction direction) const noexcept {
    return static_cast<ActionId>(first_landing() + 1 + static_cast<std::uint64_t>(direction));
  }
  ///@}

  /// The parts of an id below `count()`.
  [[nodiscard]] constexpr Action parts(ActionId id) const noexcept {
    const std::uint64_t at = value(id);
    if (at < first_special()) return {Action::Kind::square, with_number(at)};
    if (at < first_contact()) return {static_cast<Action::Kind>(at - first_special() + 1)};
    if (at < first_jump()) return directed(Action::Kind::contact, at - first_contact());
    if (at < first_pass()) return directed(Action::Kind::jump, at - first_jump());
    if (at < first_landing()) {
      const std::uint64_t pass = at - first_pass();
      return {Action::Kind::pass, with_number(pass / squares_), Direction::n, with_number(pass % squares_)};
    }
    if (at == first_landing()) return {Action::Kind::landing};
    return {Action::Kind::landing, {}, static_cast<Direction>(at - first_landing() - 1), {}, true};
  }

 private:
  [[nodiscard]] constexpr std::uint64_t number(Square square) const noexcept {
    return static_cast<std::uint64_t>(id_of(square, columns_));
  }
  [[nodiscard]] constexpr Square with_number(std::uint64_t number) const noexcept {
    return square_with_id(static_cast<int>(number), columns_);
  }
  [[nodiscard]] constexpr Action directed(Action::Kind kind, std::uint64_t at) const noexcept {
    return {kind, with_number(at / 8), static_cast<Direction>(at % 8)};
  }

  int columns_;
  std::uint64_t squares_;
};

}  // namespace touchline::inline v1::checker_football
