/// Draughts in text: moves (DR-18), steps (DR-21) and positions as FEN (DR-19).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "touchline/draughts/state.hpp"

namespace touchline::inline v1::draughts {

/// A move with every landing square, `11-15`, `22x15x8`.
/// Error(illegal_action) for a number that is no move (Move::path).
[[nodiscard]] std::string text(Move move);
/// A step, `22NE`.
[[nodiscard]] std::string text(Step step);

/// Whether `11x15` is taken for the plain move that it must mean: an error at the keyboard, common in files (DR-18).
enum class Tolerance : std::uint8_t { keyboard, file };

/// All legal moves that a text may mean: one for a full text, several for a short capture that more than one fits.
/// Empty when it reads as a move but none is legal. Error(bad_text) if it is no move text at all.
[[nodiscard]] std::vector<Move> matching_moves(const Position& position, std::string_view text, Tolerance tolerance);

/// The text of a listed action: a move, or with `Unit::step` a step, `22NE`.
[[nodiscard]] std::string action_text(const State& state, ActionId action);
/// The legal actions for a message, `9-13, 9-14, 10-14`, in rising order; after twenty `and 3 more`.
[[nodiscard]] std::string legal_texts(const State& state);
/// The listed action of that text. Error(bad_text), Error(illegal_action) or Error(ambiguous_text), with what would be
/// legal; Error(game_over).
[[nodiscard]] ActionId parse_action(const State& state, std::string_view text);

/// `B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29`: light first, rising, without ranges.
[[nodiscard]] std::string fen(const Position& position);
/// The FEN of an unfinished state between moves; Error(game_over), or Error(bad_state) in mid-capture.
[[nodiscard]] std::string fen(const State& state);
/// Reads a FEN tolerantly (DR-19). Error(bad_text) that names what is wrong and where.
[[nodiscard]] Position parse_fen(std::string_view text);

}  // namespace touchline::inline v1::draughts
