/// The atomic actions of the soccer game and their ids (SO-23).
#pragma once

#include <cstdint>
#include <optional>

#include "touchline/core/action.hpp"
#include "touchline/soccer/pitch.hpp"
#include "touchline/soccer/square.hpp"

namespace touchline::inline v1::soccer {

/// What a player does: a step of a piece, or the end of something.
struct Action {
  /// What kind of action it is; the comments name the members that count.
  enum class Kind : std::uint8_t {
    run,        ///< the piece goes one square on: a move, or a dribble if the ball lies there (SO-10, SO-11)
    pass,       ///< the piece stays and sends the ball `length` squares on (SO-12)
    end_piece,  ///< the next step is another piece's
    end_turn,   ///< the other side is on move
    pass_turn,  ///< there is no legal step
  };

  Kind kind = Kind::pass_turn;  ///< tells which of the other members count
  Square piece = no_square;     ///< where the piece stands; only of steps
  Direction direction{};        ///< only of steps
  std::uint8_t length = 0;      ///< only of passes

  /// Whether a piece does something: then `piece` and `direction` count.
  [[nodiscard]] constexpr bool is_step() const noexcept { return kind == Kind::run || kind == Kind::pass; }

  /// An action of each kind, its parts as given; nothing is checked.
  ///@{
  [[nodiscard]] static constexpr Action run(Square piece, Direction direction) noexcept {
    return {Kind::run, piece, direction, 0};
  }
  [[nodiscard]] static constexpr Action pass(Square piece, Direction direction, int length) noexcept {
    return {Kind::pass, piece, direction, static_cast<std::uint8_t>(length)};
  }
  [[nodiscard]] static constexpr Action end_piece() noexcept { return {Kind::end_piece}; }
  [[nodiscard]] static constexpr Action end_turn() noexcept { return {Kind::end_turn}; }
  [[nodiscard]] static constexpr Action pass_turn() noexcept { return {Kind::pass_turn}; }
  ///@}

  /// The action of an id, or nothing if no action on that pitch has it.
  [[nodiscard]] static std::optional<Action> of(const Pitch& pitch, ActionId id) noexcept;

  friend constexpr bool operator==(const Action&, const Action&) noexcept = default;
};

/// The number of ids on a pitch; they are 0 … count − 1.
[[nodiscard]] constexpr std::uint64_t action_count(const Pitch& pitch) noexcept {
  const auto squares = static_cast<std::uint64_t>(pitch.square_count());
  return squares * direction_count * (1 + static_cast<std::uint64_t>(pitch.longest_pass())) + 3;
}

/// The id of an action whose piece is on the board.
[[nodiscard]] constexpr ActionId id(const Pitch& pitch, Action action) noexcept {
  const auto squares = static_cast<unsigned>(pitch.square_count());
  const auto length = static_cast<unsigned>(pitch.longest_pass());
  const auto square = static_cast<unsigned>((row(action.piece) - 1) * pitch.columns() + column(action.piece) - 1);
  const unsigned run = square * direction_count + static_cast<unsigned>(action.direction);
  const unsigned ends = squares * direction_count * (1 + length);
  switch (action.kind) {
    case Action::Kind::run:
      return static_cast<ActionId>(run);
    case Action::Kind::pass:
      return static_cast<ActionId>(squares * direction_count + run * length + action.length - 1U);
    case Action::Kind::end_piece:
      return static_cast<ActionId>(ends);
    case Action::Kind::end_turn:
      return static_cast<ActionId>(ends + 1);
    default:
      return static_cast<ActionId>(ends + 2);
  }
}

}  // namespace touchline::inline v1::soccer
