/// The atomic actions of phutball (PH-19): place a man, jump, stop.
#pragma once

#include <cstdint>
#include <optional>

#include "touchline/core/action.hpp"
#include "touchline/phutball/board.hpp"

namespace touchline::inline v1::phutball {

/// One action, taken apart. Ids are dense: the points row by row from `A1`, the eight directions, stop.
struct Action {
  /// A man is placed, the ball jumps, or a turn of jumps stops (PH-19).
  enum class Kind : std::uint8_t { place, jump, stop };

  Kind kind = Kind::stop;  ///< tells which of the other members counts
  Point point{};           ///< where a man is placed
  Direction direction{};   ///< where the ball jumps to

  /// The action of an id, or nothing if a board of that size has no such id.
  [[nodiscard]] static constexpr std::optional<Action> of(ActionId id, Board board) noexcept {
    const auto points = static_cast<std::uint64_t>(board.points());
    if (value(id) < points) return Action{Kind::place, board.point(static_cast<int>(value(id))), {}};
    if (value(id) < points + 8) return Action{Kind::jump, {}, static_cast<Direction>(value(id) - points)};
    if (value(id) == points + 8) return Action{};
    return std::nullopt;
  }

  friend constexpr bool operator==(const Action&, const Action&) noexcept = default;
};

/// The ids of actions on a board of that size; the point must lie on it.
///@{
[[nodiscard]] constexpr ActionId place_at(Point point, Board board) noexcept {
  return static_cast<ActionId>(board.id(point));
}
[[nodiscard]] constexpr ActionId jump_towards(Direction direction, Board board) noexcept {
  return static_cast<ActionId>(board.points() + static_cast<int>(direction));
}
[[nodiscard]] constexpr ActionId stop(Board board) noexcept { return static_cast<ActionId>(board.points() + 8); }
///@}

/// How many ids there are: 294 on the standard board.
[[nodiscard]] constexpr std::uint64_t action_count(Board board) noexcept {
  return static_cast<std::uint64_t>(board.points() + 9);
}

}  // namespace touchline::inline v1::phutball
