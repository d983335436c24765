/// Portable Draughts Notation (DR-20): files of games, read tolerantly, written strictly.
#pragma once

#include <string>
#include <string_view>

#include "touchline/core/game_text.hpp"
#include "touchline/core/record.hpp"

namespace touchline::inline v1::draughts {

/// Reads games one by one, faulty ones included, until the visitor returns false. Games are replayed without automatic
/// draws. A game is at most 1 MiB: Error(limit_exceeded) names the line where a longer one begins.
void read_pdn(std::string_view text, FunctionRef<bool(GameTextItem&&)> visit);

/// One game in PDN: the seven-tag roster first, lines of at most 80 characters, captures with every landing square.
[[nodiscard]] std::string write_pdn(const Record& record);

}  // namespace touchline::inline v1::draughts
