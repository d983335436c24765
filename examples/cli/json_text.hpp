/// JSON values back to text, and the pieces of JSON that several calls write.
#pragma once

#include <span>
#include <string>

#include "touchline/core/json_reader.hpp"
#include "touchline/core/json_writer.hpp"

namespace touchline::cli {

/// Writes a value as it was read: members in their order, numbers as numbers.
void write_value(json::Writer& writer, json::Value value);
[[nodiscard]] std::string to_text(json::Value value);

/// Writes a list of strings.
void write_strings(json::Writer& writer, std::span<const std::string> strings);

}  // namespace touchline::cli
