/// Who sits where, and who decides next.
#pragma once

#include <compare>
#include <cstdint>

namespace touchline::inline v1 {

/// The most seats that any game may have.
inline constexpr int max_seats = 10;

/// A place at the table, numbered from 0.
enum class Seat : std::uint8_t {};

/// The number of a seat, for arrays by seat.
[[nodiscard]] constexpr int index(Seat seat) noexcept { return static_cast<int>(seat); }

/// The opponent in a game of two seats.
[[nodiscard]] constexpr Seat other(Seat seat) noexcept { return static_cast<Seat>(index(seat) ^ 1); }

/// Who decides next: a seat, chance, or nobody because the game is finished.
class Mover {
 public:
  /// The seat `seat` is to act.
  constexpr Mover(Seat seat) noexcept : value_(static_cast<std::uint8_t>(seat)) {}  // NOLINT(*-explicit-*)

  /// A chance event is next: the caller samples it, or plays the outcome seen at a real table.
  [[nodiscard]] static constexpr Mover chance() noexcept { return Mover(chance_value); }

  /// The game is finished.
  [[nodiscard]] static constexpr Mover nobody() noexcept { return Mover(nobody_value); }

  /// Which of the three it is.
  ///@{
  [[nodiscard]] constexpr bool is_seat() const noexcept { return value_ < chance_value; }
  [[nodiscard]] constexpr bool is_chance() const noexcept { return value_ == chance_value; }
  [[nodiscard]] constexpr bool is_nobody() const noexcept { return value_ == nobody_value; }
  ///@}

  /// The seat to act. Only when `is_seat()`.
  [[nodiscard]] constexpr Seat seat() const noexcept { return static_cast<Seat>(value_); }

  friend constexpr bool operator==(Mover, Mover) noexcept = default;

 private:
  static constexpr std::uint8_t chance_value = 254;
  static constexpr std::uint8_t nobody_value = 255;

  explicit constexpr Mover(std::uint8_t value) noexcept : value_(value) {}

  std::uint8_t value_;
};

}  // namespace touchline::inline v1
