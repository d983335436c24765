#include <string>

#include "touchline/core/json_reader.hpp"
#include "touchline/core/json_writer.hpp"

#include "arguments.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

using Fields = decltype(tl_rules::fields);

void copy_value(json::Writer& writer, json::Value value);

void copy_array(json::Writer& writer, json::Value value) {
  writer.begin_array();
  value.for_each_element([&](json::Value element) { copy_value(writer, element); });
  writer.end_array();
}

void copy_object(json::Writer& writer, json::Value value) {
  writer.begin_object();
  value.for_each_member([&](std::string_view key, json::Value member) {
    writer.free_key(key);
    copy_value(writer, member);
  });
  writer.end_object();
}

// Recursion as deep as the reader lets values nest.
void copy_value(json::Writer& writer, json::Value value) {
  switch (value.kind()) {
    case json::Kind::null:
      return writer.null();
    case json::Kind::boolean:
      return writer.boolean(value.as_boolean());
    case json::Kind::integer:
      return writer.integer(value.as_integer(INT64_MIN, INT64_MAX));
    case json::Kind::string:
      return writer.string(value.as_string());
    case json::Kind::array:
      return copy_array(writer, value);
    case json::Kind::object:
      return copy_object(writer, value);
  }
}

std::string text_of(json::Value value) {
  std::string out;
  json::Writer writer(out);
  copy_value(writer, value);
  return out;
}

// The fields of a rules document.
Fields fields_of(std::string_view rules_document) {
  const json::Document document(rules_document);
  Fields fields;
  document.root().find("rules")->for_each_member(
      [&](std::string_view name, json::Value value) { fields.emplace(name, text_of(value)); });
  return fields;
}

std::string object_of(const Fields& fields) {
  std::string out;
  json::Writer writer(out);
  writer.begin_object();
  for (const auto& [name, value] : fields) {
    writer.free_key(name);
    writer.raw(value);
  }
  writer.end_object();
  return out;
}

[[noreturn]] void fail_unknown(const Fields& fields, std::string_view name) {
  std::string message = "there is no such field of the rules; there are:";
  for (const auto& field : fields) message.append(" ").append(field.first);
  throw Error(ErrorCode::unknown_name, message, json::is_utf8(name) ? name : "name");
}

template <class AnyFields>
auto& field(AnyFields& fields, const char* name, std::size_t length) {
  const std::string_view key = text_in(name, length, "name");
  const auto found = fields.find(key);
  if (found == fields.end()) fail_unknown(fields, key);
  return found->second;
}

// Replaces the value of a field; `write` writes it.
template <class Write>
tl_status set(tl_rules* rules, const char* name, std::size_t length, Write&& write) noexcept {
  return guard([&] {
    std::string& place = field(need(rules, "rules").fields, name, length);
    std::string value;
    json::Writer writer(value);
    write(writer);
    place.swap(value);
  });
}

// Reads the value of a field; `read` gets it.
template <class Read>
auto get(const tl_rules* rules, const char* name, std::size_t length, Read&& read) {
  const json::Document document(field(need(rules, "rules").fields, name, length));
  return read(document.root());
}

}  // namespace

tl_status tl_rules_new(const tl_game* game, const char* fields, size_t fields_length, tl_rules** rules) {
  return guard([&] {
    tl_rules*& out = need(rules, "rules");
    const GameRef of = need(game, "game").value;
    out = new tl_rules{of, fields_of(of.rules_json(document_in(fields, fields_length, "fields")))};
  });
}

void tl_rules_free(tl_rules* rules) { delete rules; }

tl_status tl_rules_field_count(const tl_rules* rules, size_t* count) {
  return give(count, "count", [&] { return need(rules, "rules").fields.size(); });
}

tl_status tl_rules_field_name(const tl_rules* rules, size_t index, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] {
    const auto& fields = need(rules, "rules").fields;
    if (index >= fields.size()) throw Failure{TL_ERROR_OUT_OF_RANGE, "there are fewer fields", "index"};
    return std::next(fields.begin(), static_cast<std::ptrdiff_t>(index))->first;
  });
}

tl_status tl_rules_set_integer(tl_rules* rules, const char* name, size_t name_length, int64_t value) {
  return set(rules, name, name_length, [&](json::Writer& writer) { writer.integer(value); });
}

tl_status tl_rules_set_boolean(tl_rules* rules, const char* name, size_t name_length, int32_t value) {
  return set(rules, name, name_length, [&](json::Writer& writer) { writer.boolean(flag_in(value, "value")); });
}

tl_status tl_rules_set_text(tl_rules* rules, const char* name, size_t name_length, const char* value,
                            size_t value_length) {
  return set(rules, name, name_length, [&](json::Writer& writer) {
    const std::string_view text = text_in(value, value_length, "value");
    if (!json::is_utf8(text)) throw Failure{TL_ERROR_BAD_TEXT, "the text is not UTF-8", "value"};
    writer.string(text);
  });
}

tl_status tl_rules_set_json(tl_rules* rules, const char* name, size_t name_length, const char* value,
                            size_t value_length) {
  return set(rules, name, name_length, [&](json::Writer& writer) {
    copy_value(writer, json::Document(document_in(value, value_length, "value")).root());
  });
}

tl_status tl_rules_get_integer(const tl_rules* rules, const char* name, size_t name_length, int64_t* value) {
  return give(value, "value", [&] {
    return get(rules, name, name_length, [](json::Value found) { return found.as_integer(INT64_MIN, INT64_MAX); });
  });
}

tl_status tl_rules_get_boolean(const tl_rules* rules, const char* name, size_t name_length, int32_t* value) {
  return give(value, "value", [&] {
    return get(rules, name, name_length, [](json::Value found) { return found.as_boolean() ? 1 : 0; });
  });
}

tl_status tl_rules_get_text(const tl_rules* rules, const char* name, size_t name_length, char* text, size_t capacity,
                            size_t* length) {
  return give_text(text, capacity, length, [&] {
    return get(rules, name, name_length, [](json::Value found) { return std::string(found.as_string()); });
  });
}

tl_status tl_rules_get_json(const tl_rules* rules, const char* name, size_t name_length, char* text, size_t capacity,
                            size_t* length) {
  return give_text(text, capacity, length,
                   [&] { return std::string_view(field(need(rules, "rules").fields, name, name_length)); });
}

tl_status tl_rules_check(const tl_rules* rules) {
  return guard([&] {
    const tl_rules& checked = need(rules, "rules");
    static_cast<void>(checked.game.rules_json(object_of(checked.fields)));
  });
}

tl_status tl_rules_fields(const tl_rules* rules, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return object_of(need(rules, "rules").fields); });
}

tl_status tl_rules_to_json(const tl_rules* rules, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] {
    const tl_rules& written = need(rules, "rules");
    return written.game.rules_json(object_of(written.fields));
  });
}

tl_status tl_state_new_by_rules(const tl_rules* rules, tl_state** state) {
  return make(state, "state", [&] {
    const tl_rules& used = need(rules, "rules");
    return used.game.start(object_of(used.fields));
  });
}
