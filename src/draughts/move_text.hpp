// Move texts (DR-18): what they say, which moves they may mean, and why one means none.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/draughts/move_list.hpp"
#include "touchline/draughts/notation.hpp"
#include "touchline/draughts/position.hpp"

namespace touchline::inline v1::draughts {

/// The squares of a move text as they are written, before any board is asked.
struct MoveText {
  static constexpr std::size_t max_squares = Move::max_hops + 1;

  std::array<std::uint8_t, max_squares> squares{};  ///< 255 for any greater number
  std::uint8_t size = 0;                            ///< more than `max_squares`: a text that is longer than any move
  bool takes = false;                               ///< an `x` stands in it

  void add(unsigned number) noexcept {
    if (size < max_squares) squares[size] = static_cast<std::uint8_t>(number < 255 ? number : 255);
    if (size <= max_squares) ++size;
  }
  [[nodiscard]] bool is_too_long() const noexcept { return size > max_squares; }
  [[nodiscard]] unsigned front() const noexcept { return squares[0]; }
  [[nodiscard]] unsigned back() const noexcept { return is_too_long() ? 0 : squares[size - 1U]; }
};

/// Reads a move as people type it. Error(bad_text).
[[nodiscard]] MoveText parse_move_text(std::string_view text);
/// The text again, `22x15`.
[[nodiscard]] std::string to_string(const MoveText& text);

/// Whether a plain step could lead from one square to the other; any numbers may be asked about.
[[nodiscard]] bool is_step_apart(unsigned from, unsigned to) noexcept;

/// The move whose every square the text names, if each lies a step or a jump from the last.
[[nodiscard]] std::optional<Move> spelled_move(const MoveText& text) noexcept;

/// The moves of `legal` that the text may mean: the one that it spells, else the captures that it fits (DR-18). A file
/// may leave out some landing squares, a keyboard all but the last or none.
void find_moves(const MoveText& text, const MoveList& legal, Tolerance tolerance, MoveList& found) noexcept;

/// Why the text means none of the moves `legal` in `position`, as a sentence without an end.
[[nodiscard]] std::string why_not(const MoveText& text, const Position& position, const MoveList& legal,
                                  Tolerance tolerance);

/// `22x13x6, 22x15x6`; after twenty `and 3 more`.
[[nodiscard]] std::string list_of(const std::vector<std::string>& texts);
/// The texts of moves, all of them.
[[nodiscard]] std::vector<std::string> texts_of(const MoveList& moves);

/// Error(illegal_action) for a text that means no legal move or step, with the list of what would have been legal.
[[noreturn]] void refuse(std::string_view text, const std::string& reason, const std::string& legal);

/// The one move of `legal` that the text means at the keyboard; what is wrong is thrown.
[[nodiscard]] Move choose_move(std::string_view text, const Position& position, const MoveList& legal);

/// `dark` or `light`.
[[nodiscard]] std::string_view side_name(Seat side) noexcept;

}  // namespace touchline::inline v1::draughts
