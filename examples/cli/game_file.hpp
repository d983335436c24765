/// Files of games: records in JSON, one or one a line, and the text formats of the games.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/function_ref.hpp"
#include "touchline/core/game_text.hpp"

#include "source.hpp"

namespace touchline::cli {

/// One game of a file: whole, covered for a seat, or faulty.
struct FileGame {
  GameTextItem item;        ///< without a record when covered or faulty
  bool is_covered = false;  ///< a seat's record, which cannot be replayed
  std::size_t covered_actions = 0;
  double share = 0;  ///< how much of the file lies before it
};

/// Names of the formats that files may have, for messages: `record` and those of the games.
[[nodiscard]] std::string format_names(const Registry& registry);

/// The text format of that name, or null; `record` is none.
[[nodiscard]] const GameTextFormat* find_format(const Registry& registry, std::string_view name) noexcept;

/// Reads a file game by game until the visitor returns false. `format` names its format, or is empty: then the
/// extension tells, or else the first character. UsageError for an unknown format; Error when the file cannot be read
/// at all.
void read_games(const Session& session, const Source& source, std::string_view format,
                FunctionRef<bool(FileGame&&)> visit);

/// `line L move M: reason; legal: …`
[[nodiscard]] std::string fault_text(const GameTextFault& fault);

}  // namespace touchline::cli
