/// The tags of phutball's game texts that mean something to us (PH-23).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "touchline/core/action.hpp"
#include "touchline/core/result.hpp"
#include "touchline/core/text.hpp"

namespace touchline::inline v1::phutball {

inline constexpr std::string_view setup_tag = "Setup";
/// The rules that a position's line has no room for: the seat that moves first, and the ball's row as a handicap.
inline constexpr std::string_view first_tag = "First";
inline constexpr std::string_view ball_row_tag = "BallRow";
inline constexpr std::string_view result_tag = "Result";
/// `Termination` tells of an event of the host that no turn shows.
inline constexpr std::string_view termination_tag = "Termination";
inline constexpr std::string_view forfeit_termination = "forfeit";
inline constexpr std::string_view draw_termination = "agreement";
/// The players, by seat.
inline constexpr std::array<std::string_view, 2> player_tags{"Ohs", "Eks"};

/// A tag's name as we spell it: names are compared without case, and those that we know have one spelling.
[[nodiscard]] inline std::string canonical_name(std::string_view name) {
  for (const std::string_view known :
       {setup_tag, first_tag, ball_row_tag, result_tag, termination_tag, player_tags[0], player_tags[1]})
    if (lower(known) == lower(name)) return std::string(known);
  return std::string(name);
}

/// Whether a text is one of the results that may end a game: `1-0` for Ohs, `0-1`, `1/2-1/2`, `*`.
[[nodiscard]] inline bool is_result(std::string_view text) noexcept {
  return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*";
}

/// The result of a finished game; `*` while it goes on.
[[nodiscard]] inline std::string result_text(const std::optional<Result>& result) {
  if (!result) return "*";
  if (result->is_draw()) return "1/2-1/2";
  return result->is_winner(Seat{0}) ? "1-0" : "0-1";
}

}  // namespace touchline::inline v1::phutball
