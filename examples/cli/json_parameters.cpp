#include "json_parameters.hpp"

#include <algorithm>
#include <array>

#include "touchline/core/text.hpp"

#include "json_text.hpp"

namespace touchline::cli {
namespace {

constexpr std::array<std::string_view, 4> document_names{"state", "record", "view", "text"};

std::uint64_t checked_number(json::Value value, Range range) {
  const std::uint64_t number = value.as_unsigned();
  if (number < range.low || number > range.high) {
    value.fail(ErrorCode::out_of_range,
               "must be from " + std::to_string(range.low) + " to " + std::to_string(range.high));
  }
  return number;
}

// A string is taken as it stands: a position line, or the text of a game file.
Source source_from(json::Value value) {
  const bool is_text = value.kind() == json::Kind::string;
  return Source::text(value.place(), is_text ? std::string(value.as_string()) : to_text(value));
}

std::vector<std::string> strings_from(json::Value value) {
  std::vector<std::string> strings;
  value.for_each_element([&](json::Value element) { strings.emplace_back(element.as_string()); });
  return strings;
}

}  // namespace

JsonParameters::JsonParameters(json::Value params) {
  params.for_each_member([&](std::string_view key, json::Value value) {
    std::string name(key);
    std::replace(name.begin(), name.end(), '_', '-');
    if (!left_.emplace(name, value).second) value.fail(ErrorCode::bad_json, "is given twice");
  });
}

void JsonParameters::finish() const {
  if (left_.empty()) return;
  left_.begin()->second.fail(ErrorCode::unknown_name, "this call has no parameter " + quote(left_.begin()->first));
}

std::optional<json::Value> JsonParameters::take(std::string_view name) {
  const auto found = left_.find(name);
  if (found == left_.end()) return std::nullopt;
  const json::Value value = found->second;
  left_.erase(found);
  if (value.is_null()) return std::nullopt;
  return value;
}

json::Value JsonParameters::take_needed(std::string_view name) {
  const auto value = take(name);
  if (!value) throw Error(ErrorCode::bad_json, "parameter \"" + std::string(name) + "\" is missing", "/params");
  return *value;
}

void JsonParameters::take_document(Source& source) {
  for (const auto name : document_names) {
    const auto value = take(name);
    if (!value) continue;
    if (source.is_given()) value->fail(ErrorCode::bad_json, "a second document; one of state, record, view, text");
    source = source_from(*value);
  }
}

void JsonParameters::flag(std::string_view name, bool& value, std::string_view) {
  if (const auto given = take(name)) value = given->as_boolean();
}

void JsonParameters::number(std::string_view name, std::optional<std::uint64_t>& value, std::string_view, Range range) {
  if (const auto given = take(name)) value = checked_number(*given, range);
}

void JsonParameters::text(std::string_view name, std::string& value, std::string_view) {
  if (const auto given = take(name)) value = given->as_string();
}

void JsonParameters::texts(std::string_view name, std::vector<std::string>& values, std::string_view) {
  if (const auto given = take(name)) values = strings_from(*given);
}

void JsonParameters::path(std::string_view name, std::string&, std::string_view) {
  if (const auto given = take(name)) given->fail(ErrorCode::unsupported, "a request may not name files");
}

void JsonParameters::document(std::string_view name, Source& source, std::string_view) {
  if (const auto given = take(name)) {
    source = source_from(*given);
  } else {
    take_document(source);
  }
}

void JsonParameters::rules(Source& source) {
  if (const auto given = take("rules")) {
    if (given->kind() != json::Kind::object) given->fail(ErrorCode::bad_json, "rules are an object");
    source = source_from(*given);
  }
}

void JsonParameters::name_argument(std::string_view name, std::string& value, std::string_view, bool needed) {
  if (needed) {
    value = take_needed(name).as_string();
  } else {
    text(name, value, {});
  }
}

void JsonParameters::number_argument(std::string_view name, std::uint64_t& value, std::string_view, Range range) {
  value = checked_number(take_needed(name), range);
}

void JsonParameters::texts_argument(std::string_view name, std::vector<std::string>& values, std::string_view) {
  values = strings_from(take_needed(name));
}

void JsonParameters::source_argument(Source& source, std::string_view) {
  take_document(source);
  if (!source.is_given()) {
    throw Error(ErrorCode::bad_json, "a document is missing: one of state, record, view, text", "/params");
  }
}

void JsonParameters::sources_argument(std::vector<Source>& sources, std::string_view help) {
  source_argument(sources.emplace_back(), help);
}

}  // namespace touchline::cli
