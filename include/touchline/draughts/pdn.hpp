/// Portable Draughts Notation (DR-20): files of games, read tolerantly, written strictly.
#pragma once

#include <string>
#include <string_view>

#include "touchline/core/game_text.hpp"
#include "touchline/core/record.hpp"

namespace touchline::inline v1::draughts {

/// Reads games one by one, faulty ones included, until the visitor returns false; one pass over the text, in memory
/// that the longest game bounds. A text of any size is read, but a game of more than 1 MiB is refused:
/// Error(limit_exceeded) names the line where it begins, and what comes behind is not read.
///
/// The record of a game has `Draws::none` and `Unit::move`. Its seats are the players of `Black`, who is dark, and
/// `White`; its start that of `FEN`, unless `SetUp` is 0; its tags all others, with the roster's tags, SetUp, FEN and
/// GameType spelled in one way; `Result` only where it is not what the play comes to, `*` while that goes on. The
/// visitor may keep the items. No state is shared: any number of threads may read.
void read_pdn(std::string_view text, FunctionRef<bool(GameTextItem&&)> visit);

/// One game in PDN, all its events, with an empty line behind it: the seven-tag roster first, lines of at most 80
/// characters where blanks allow it, captures with every landing square. `read_pdn` reads the same record from it if
/// its rules are those that it gives (DR-22). Error(unsupported) for what PDN cannot say: another game's record, a
/// capture that is half done, line breaks in texts, tags that would be read as something else, a start in the middle of
/// a game.
[[nodiscard]] std::string write_pdn(const Record& record);

}  // namespace touchline::inline v1::draughts
