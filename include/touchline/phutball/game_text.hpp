/// Games of phutball as people write them (PH-23): files of games, read tolerantly, written strictly.
#pragma once

#include <string>
#include <string_view>

#include "touchline/core/game_text.hpp"
#include "touchline/core/record.hpp"

namespace touchline::inline v1::phutball {

/// Reads games one by one, faulty ones included, until the visitor returns false. Tags, comments, remarks and results
/// are those of PDN; `[Setup "15x19 O H10 H11"]` gives the start, `[First "1"]` and `[BallRow "5"]` those rules that
/// the line has no room for, `[Ohs "…"]` and `[Eks "…"]` the players. Without a start Eks begins where the first number
/// is `1...`. A game is at most 1 MiB: Error(limit_exceeded) names the line where a longer one begins.
void read_game_texts(std::string_view text, FunctionRef<bool(GameTextItem&&)> visit);

/// One game: tags, then the turns numbered by pairs, in lines of at most 80 characters. Error(unsupported) for what
/// cannot be said: a turn that is not finished, a comment in the middle of one, texts with control characters.
[[nodiscard]] std::string write_game_text(const Record& record);

}  // namespace touchline::inline v1::phutball
