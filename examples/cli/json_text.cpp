#include "json_text.hpp"

#include <cstdint>
#include <limits>

namespace touchline::cli {
namespace {

std::string digits(json::Value value) {
  try {
    return std::to_string(
        value.as_integer(std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()));
  } catch (const Error&) {
    return std::to_string(value.as_unsigned());  // beyond the signed ones
  }
}

}  // namespace

void write_value(json::Writer& writer, json::Value value) {
  switch (value.kind()) {
    case json::Kind::null:
      return writer.null();
    case json::Kind::boolean:
      return writer.boolean(value.as_boolean());
    case json::Kind::integer:
      return writer.raw(digits(value));
    case json::Kind::string:
      return writer.string(value.as_string());
    case json::Kind::array:
      writer.begin_array();
      value.for_each_element([&](json::Value element) { write_value(writer, element); });
      return writer.end_array();
    case json::Kind::object:
      writer.begin_object();
      value.for_each_member([&](std::string_view key, json::Value member) {
        writer.free_key(key);
        write_value(writer, member);
      });
      return writer.end_object();
  }
}

std::string to_text(json::Value value) {
  std::string text;
  json::Writer writer(text);
  write_value(writer, value);
  return text;
}

void write_strings(json::Writer& writer, std::span<const std::string> strings) {
  writer.begin_array();
  for (const auto& string : strings) writer.string(string);
  writer.end_array();
}

}  // namespace touchline::cli
