/// Writes canonical JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace touchline::inline v1::json {

/// Appends canonical JSON to a string: UTF-8, one line, no spaces, integers only. The caller writes the keys of each
/// object in byte order and lists that are sets in the order of their ids; the writer sees to commas and escapes.
class Writer {
 public:
  /// Writes to the end of `out`, which must outlive the writer.
  explicit Writer(std::string& out) noexcept : out_(out) {}

  /// Opens and closes an object or array. What is opened must be closed, in order.
  ///@{
  void begin_object() { open('{'); }
  void end_object() { close('}'); }
  void begin_array() { open('['); }
  void end_array() { close(']'); }
  ///@}

  /// The key of the next value. Keys are written as they stand: no characters that JSON would escape.
  void key(std::string_view name);
  /// A key that may hold any text (tags).
  void free_key(std::string_view name);

  /// A string; `text` must be valid UTF-8.
  void string(std::string_view text);
  /// An integer; beyond ±2⁵³ it is written as a decimal string, since many readers hold numbers as doubles.
  void integer(std::int64_t number);
  /// The same for numbers up to 2⁶⁴ − 1.
  void unsigned_integer(std::uint64_t number);
  /// `true` or `false`.
  void boolean(bool value) { literal(value ? "true" : "false"); }
  /// `null`.
  void null() { literal("null"); }
  /// A value that is canonical JSON already.
  void raw(std::string_view json) { literal(json); }

 private:
  void open(char bracket);
  void close(char bracket);
  void separate();
  void literal(std::string_view text);

  std::string& out_;
  bool separate_ = false;  // a value or member stands before the next one
};

/// Whether `text` is valid UTF-8 (no overlong forms, no surrogates, nothing beyond U+10FFFF).
[[nodiscard]] bool is_utf8(std::string_view text) noexcept;

}  // namespace touchline::inline v1::json
