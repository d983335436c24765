/// Files of records in JSON.
#pragma once

#include <string_view>

#include "game_file.hpp"

namespace touchline::cli {

/// Reads one record, or one a line, until the visitor returns false. `one` says that there is only one; otherwise a
/// text whose first line is a whole JSON value is read line by line.
void read_records(const Registry& registry, std::string_view text, bool one, FunctionRef<bool(FileGame&&)> visit);

}  // namespace touchline::cli
