#include "touchline/core/json_reader.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

#include "touchline/core/json_writer.hpp"
#include "touchline/core/text.hpp"

namespace touchline::inline v1::json {
namespace {

std::string pointer_step(std::string_view key) {
  std::string out = "/";
  for (const char c : key) {
    if (c == '~') {
      out += "~0";
    } else if (c == '/') {
      out += "~1";
    } else {
      out += c;
    }
  }
  return out;
}

// The text of a string node, whose bits hold offset and length.
std::string_view part_of(const std::string& strings, std::uint64_t bits) noexcept {
  return {strings.data() + static_cast<std::size_t>(bits >> 32), static_cast<std::size_t>(bits & 0xffffffffU)};
}

std::string_view kind_text(Kind kind) noexcept {
  switch (kind) {
    case Kind::null:
      return "null";
    case Kind::boolean:
      return "true or false";
    case Kind::integer:
      return "an integer";
    case Kind::string:
      return "a string";
    case Kind::array:
      return "an array";
    case Kind::object:
      return "an object";
  }
  return "nothing";
}

// "line 3, column 7" of a byte offset.
std::string line_and_column(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, std::min(offset, text.size()));
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const auto start = before.rfind('\n');
  const auto column = start == std::string_view::npos ? before.size() + 1 : before.size() - start;
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

std::string list_of(std::span<const std::string_view> keys, std::span<const std::string_view> more) {
  std::string out;
  for (const auto part : {keys, more})
    for (const auto key : part) out.append(out.empty() ? "" : ", ").append(key);
  return out;
}

}  // namespace

// Receives the parser's events and lays the nodes end to end.
class Document::Builder final : public nlohmann::json_sax<nlohmann::json> {
 public:
  Builder(Document& document, std::string_view text, const Limits& limits)
      : document_(document), text_(text), limits_(limits) {}

  bool null() override { return leaf(Kind::null, 0); }
  bool boolean(bool value) override { return leaf(Kind::boolean, value ? 1 : 0); }
  bool number_unsigned(number_unsigned_t value) override {
    if (value > static_cast<std::uint64_t>(INT64_MAX))
      refuse(ErrorCode::bad_json, "integers beyond 2^63 - 1 are written as strings");
    return leaf(Kind::integer, value);
  }
  bool number_integer(number_integer_t value) override {
    if (value == 0) refuse(ErrorCode::bad_json, "-0 is not accepted; write 0");
    return leaf(Kind::integer, static_cast<std::uint64_t>(value));
  }
  bool number_float(number_float_t, const string_t& text) override {
    refuse(ErrorCode::bad_json, quote(text) + " is not accepted; numbers are integers of at most 64 bits");
  }
  bool string(string_t& text) override { return leaf(Kind::string, store(text)); }
  bool binary(binary_t&) override { return false; }  // JSON text has none

  bool start_object(std::size_t) override { return open(Kind::object); }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(Kind::array); }
  bool end_array() override { return close(); }
  bool key(string_t& text) override {
    open_.back().key = static_cast<std::uint32_t>(document_.nodes_.size());
    add(Kind::string, store(text));
    return true;
  }

  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error) override {
    std::string_view message = error.what();
    // The library's text is "[json.exception…] parse error at line 1, column 2: reason": keep the reason.
    if (const auto at = message.find(": "); at != std::string_view::npos) message.remove_prefix(at + 2);
    std::string reason(message);
    if (!is_utf8(reason))
      std::replace_if(
          reason.begin(), reason.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; }, '?');
    if (reason.size() > 300) reason = "this is not JSON";  // the text quotes what was read, however long
    throw Error(ErrorCode::bad_json, "not JSON: " + reason, line_and_column(text_, position == 0 ? 0 : position - 1));
  }

 private:
  struct Open {
    std::uint32_t node;
    std::uint32_t key;    // the node of the last key, in an object
    std::uint32_t count;  // the number of values so far
  };

  void add(Kind kind, std::uint64_t bits) {
    const auto next = static_cast<std::uint32_t>(document_.nodes_.size() + 1);
    document_.nodes_.push_back({kind, next, bits});
  }

  bool leaf(Kind kind, std::uint64_t bits) {
    add(kind, bits);
    if (!open_.empty()) ++open_.back().count;
    return true;
  }

  bool open(Kind kind) {
    if (static_cast<int>(open_.size()) >= limits_.depth)
      refuse(ErrorCode::limit_exceeded, "nested deeper than " + std::to_string(limits_.depth));
    open_.push_back({static_cast<std::uint32_t>(document_.nodes_.size()), 0, 0});
    add(kind, 0);
    return true;
  }

  bool close() {
    document_.nodes_[open_.back().node].next = static_cast<std::uint32_t>(document_.nodes_.size());
    document_.nodes_[open_.back().node].bits = open_.back().count;
    open_.pop_back();
    if (!open_.empty()) ++open_.back().count;
    return true;
  }

  std::uint64_t store(std::string_view text) {
    const std::uint64_t offset = document_.strings_.size();
    document_.strings_ += text;
    return offset << 32 | text.size();
  }

  // The place of the value that is about to be added.
  [[nodiscard]] std::string place() const {
    std::string out;
    for (const Open& open : open_) {
      if (document_.nodes_[open.node].kind == Kind::array) {
        out += "/" + std::to_string(open.count);
      } else {
        const std::uint64_t bits = document_.nodes_[open.key].bits;
        out += pointer_step(part_of(document_.strings_, bits));
      }
    }
    return out;
  }

  [[noreturn]] void refuse(ErrorCode code, std::string_view message) const { throw Error(code, message, place()); }

  Document& document_;
  std::string_view text_;
  Limits limits_;
  std::vector<Open> open_;
};

Document::Document(std::string_view text, const Limits& limits) {
  if (text.size() > limits.bytes)
    throw Error(ErrorCode::limit_exceeded, "the text is " + std::to_string(text.size()) + " bytes long; at most " +
                                               std::to_string(limits.bytes) + " are read");
  if (read_plain(text, limits.depth)) return;
  Builder builder(*this, text, limits);
  nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
  // The library takes a zero byte for the end of a text.
  if (const auto zero = text.find('\0'); zero != std::string_view::npos)
    throw Error(ErrorCode::bad_json, "not JSON: a zero byte", line_and_column(text, zero));
}

Value Document::root() const noexcept { return {*this, 0}; }

std::string_view Value::text_of(std::uint32_t index) const noexcept {
  const std::uint64_t bits = document_->nodes_[index].bits;
  return part_of(document_->strings_, bits);
}

void Value::fail(ErrorCode code, std::string_view message) const { throw Error(code, message, place()); }

std::string Value::place() const {
  std::string out;
  std::uint32_t at = 0;
  const auto& nodes = document_->nodes_;
  while (at != index_) {
    const bool object = nodes[at].kind == Kind::object;
    std::uint32_t child = at + 1;
    std::size_t count = 0;
    while (nodes[child].next <= index_) {  // passes keys and values alike
      child = nodes[child].next;
      ++count;
    }
    if (object) {
      const bool key = count % 2 == 0;
      out += pointer_step(text_of(key ? child : child - 1));
      if (key) return out;
    } else {
      out += "/" + std::to_string(count);
    }
    at = child;
  }
  return out;
}

namespace {

[[noreturn]] void expected(const Value& value, std::string_view what) {
  std::string message = "expected ";
  message.append(what).append(", found ");
  message += value.kind() == Kind::string ? quote(value.as_string()) : std::string(kind_text(value.kind()));
  value.fail(ErrorCode::bad_json, message);
}

std::string range_text(std::int64_t low, std::int64_t high) {
  return "an integer from " + std::to_string(low) + " to " + std::to_string(high);
}

// Integers that a double would round are written as strings.
std::optional<std::int64_t> large_integer(std::string_view text) noexcept {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  constexpr std::int64_t largest_exact = std::int64_t{1} << 53;
  if (number <= largest_exact && number >= -largest_exact) return std::nullopt;
  if (text.front() == '0' || text.starts_with("-0")) return std::nullopt;
  return number;
}

}  // namespace

bool Value::as_boolean() const {
  if (kind() != Kind::boolean) expected(*this, "true or false");
  return node().bits != 0;
}

std::string_view Value::as_string() const {
  if (kind() != Kind::string) expected(*this, "a string");
  return text_of(index_);
}

std::int64_t Value::as_integer(std::int64_t low, std::int64_t high) const {
  std::optional<std::int64_t> number;
  if (kind() == Kind::integer) number = static_cast<std::int64_t>(node().bits);
  if (kind() == Kind::string) number = large_integer(text_of(index_));
  if (!number) expected(*this, range_text(low, high));
  if (*number < low || *number > high)
    fail(ErrorCode::bad_json, "expected " + range_text(low, high) + ", found " + std::to_string(*number));
  return *number;
}

std::uint64_t Value::as_unsigned() const {
  if (kind() == Kind::integer && static_cast<std::int64_t>(node().bits) >= 0) return node().bits;
  if (kind() == Kind::string) {
    const std::string_view text = text_of(index_);
    const auto number = parse_number(text, UINT64_MAX);
    if (number && *number > std::uint64_t{1} << 53 && text.front() != '0') return *number;
  }
  expected(*this, "an integer from 0 to 18446744073709551615");
}

std::size_t Value::size() const {
  if (kind() != Kind::array) expected(*this, "an array");
  return static_cast<std::size_t>(node().bits);
}

void Value::for_each_element(FunctionRef<void(Value)> visit) const {
  if (kind() != Kind::array) expected(*this, "an array");
  for (std::uint32_t at = index_ + 1; at < node().next; at = document_->nodes_[at].next) visit({*document_, at});
}

void Value::for_each_member(FunctionRef<void(std::string_view, Value)> visit) const {
  if (kind() != Kind::object) expected(*this, "an object");
  std::vector<std::string_view> keys;
  for (std::uint32_t at = index_ + 1; at < node().next; at = document_->nodes_[at + 1].next)
    keys.push_back(text_of(at));
  std::sort(keys.begin(), keys.end());
  if (const auto twice = std::adjacent_find(keys.begin(), keys.end()); twice != keys.end())
    throw Error(ErrorCode::bad_json, "the key stands twice", place() + pointer_step(*twice));
  for (std::uint32_t at = index_ + 1; at < node().next; at = document_->nodes_[at + 1].next)
    visit(text_of(at), {*document_, at + 1});
}

std::optional<Value> Value::find(std::string_view key) const noexcept {
  if (kind() != Kind::object) return std::nullopt;
  for (std::uint32_t at = index_ + 1; at < node().next; at = document_->nodes_[at + 1].next)
    if (text_of(at) == key) return Value(*document_, at + 1);
  return std::nullopt;
}

Members Value::members(std::initializer_list<std::string_view> required,
                       std::initializer_list<std::string_view> optional) const {
  return members(std::span(required.begin(), required.size()), std::span(optional.begin(), optional.size()));
}

Members Value::members(std::span<const std::string_view> required, std::span<const std::string_view> optional) const {
  if (kind() != Kind::object) expected(*this, "an object");
  Members out(*this);
  for (const auto part : {required, optional})
    for (const auto key : part) out.keys_[out.count_++] = key;
  std::size_t next = 0;
  for (std::uint32_t at = index_ + 1; at < node().next; at = document_->nodes_[at + 1].next) {
    const std::size_t i = out.index_of_text(text_of(at), next);
    next = i + 1;  // written in byte order, as the lists are, keys are found where they are expected
    if (i == out.count_)
      throw Error(ErrorCode::bad_json, "unknown key; keys here are " + list_of(required, optional),
                  place() + pointer_step(text_of(at)));
    if (out.nodes_[i] != 0)
      throw Error(ErrorCode::bad_json, "the key stands twice", place() + pointer_step(text_of(at)));
    out.nodes_[i] = at + 1;
  }
  for (std::size_t i = 0; i < required.size(); ++i)
    if (out.nodes_[i] == 0) fail(ErrorCode::bad_json, "the key " + quote(required[i]) + " is missing");
  return out;
}

std::size_t Members::index_of(std::string_view key) const noexcept {
  // Callers ask with the literal that they listed, and equal literals of a source file are mostly one.
  for (std::size_t i = 0; i < count_; ++i)
    if (keys_[i].data() == key.data() && keys_[i].size() == key.size()) return i;
  return index_of_text(key, 0);
}

std::size_t Members::index_of_text(std::string_view key, std::size_t from) const noexcept {
  for (std::size_t i = from; i < count_; ++i)
    if (keys_[i] == key) return i;
  for (std::size_t i = 0; i < from; ++i)
    if (keys_[i] == key) return i;
  return count_;
}

bool Members::has(std::string_view key) const noexcept {
  const std::size_t i = index_of(key);
  return i < count_ && nodes_[i] != 0;
}

Value Members::operator[](std::string_view key) const noexcept { return {*object_.document_, nodes_[index_of(key)]}; }

}  // namespace touchline::inline v1::json
