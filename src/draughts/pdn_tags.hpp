// The tags of PDN that mean something to us, and the text in them (DR-20).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "touchline/core/result.hpp"
#include "touchline/core/seat.hpp"

namespace touchline::inline v1::draughts {

/// The seven tags that every written game has, in their order.
inline constexpr std::array<std::string_view, 7> roster = {"Event", "Site",  "Date",  "Round",
                                                           "White", "Black", "Result"};

/// A tag's name as we spell it: names are compared without case, and those that we know have one spelling.
[[nodiscard]] std::string_view canonical_name(std::string_view name) noexcept;

/// What a tag of the roster says when nobody knows.
[[nodiscard]] std::string_view unknown_value(std::string_view name) noexcept;
/// Whether a value says that nobody knows.
[[nodiscard]] bool is_unknown(std::string_view value) noexcept;

/// The eight results that may end the moves.
[[nodiscard]] bool is_result(std::string_view text) noexcept;
/// The result of a finished game, dark's number first; `*` while it goes on.
[[nodiscard]] std::string_view result_text(const std::optional<Result>& result) noexcept;

/// `Termination` tells of an event of the host that no move shows. Ours alone: what others write there is just a tag.
inline constexpr std::string_view termination_tag = "Termination";
inline constexpr std::string_view forfeit_termination = "forfeit";
inline constexpr std::string_view draw_termination = "agreement";

/// The game that a number of the `GameType` tag means; empty for a number that has no meaning yet.
[[nodiscard]] std::string_view game_type_name(unsigned number) noexcept;
inline constexpr unsigned english_draughts = 21;
/// The number that a `GameType` begins with, if it does.
[[nodiscard]] std::optional<unsigned> game_type_number(std::string_view value) noexcept;

}  // namespace touchline::inline v1::draughts
