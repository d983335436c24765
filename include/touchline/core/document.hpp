/// The envelope that every JSON document of the library has.
#pragma once

#include <initializer_list>
#include <string_view>

#include "touchline/core/json_reader.hpp"
#include "touchline/core/json_writer.hpp"

namespace touchline::inline v1 {

/// The version of the formats, `"touchline":1`.
inline constexpr int format_version = 1;

/// Checks a document's envelope: the format version, the kind, and that it has the keys `game`, `kind`, `touchline`
/// and `keys` and no others. Errors name the place.
[[nodiscard]] json::Members read_envelope(json::Value document, std::string_view kind,
                                          std::initializer_list<std::string_view> keys);

/// The `kind` of a document (`state`, `record`, …); Error(bad_json) if it is not one of the library's documents.
[[nodiscard]] std::string_view kind_of(json::Value document);

}  // namespace touchline::inline v1
