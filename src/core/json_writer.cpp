#include "touchline/core/json_writer.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace touchline::inline v1::json {
namespace {

constexpr std::int64_t largest_exact = std::int64_t{1} << 53;  // what a double still holds exactly

void append_escaped(std::string& out, char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  switch (c) {
    case '"':
      out += "\\\"";
      return;
    case '\\':
      out += "\\\\";
      return;
    case '\b':
      out += "\\b";
      return;
    case '\f':
      out += "\\f";
      return;
    case '\n':
      out += "\\n";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\t':
      out += "\\t";
      return;
    default:
      break;
  }
  out += "\\u00";
  out += digits[static_cast<unsigned char>(c) >> 4];
  out += digits[static_cast<unsigned char>(c) & 15];
}

constexpr std::array<bool, 256> needs_escape = [] {
  std::array<bool, 256> table{};
  for (std::size_t c = 0; c < 0x20; ++c) table[c] = true;
  table['"'] = table['\\'] = true;
  return table;
}();

bool has_escapes(std::string_view text) noexcept {
  return std::any_of(text.begin(), text.end(), [](char c) { return needs_escape[static_cast<unsigned char>(c)]; });
}

// What is short, as most keys and values are, is put together here and appended at once.
class Piece {
 public:
  static constexpr std::size_t most_text = 28;  // beside which there is room for comma, quotes and colon

  explicit Piece(bool separate) noexcept {
    if (separate) add(',');
  }
  void add(char c) noexcept { characters_[size_++] = c; }
  void add(std::string_view text) noexcept { size_ += text.copy(characters_.data() + size_, text.size()); }
  void append_to(std::string& out) const { out.append(characters_.data(), size_); }

 private:
  std::array<char, most_text + 4> characters_;
  std::size_t size_ = 0;
};

void append_string(std::string& out, std::string_view text) {
  out += '"';
  std::size_t plain = 0;  // where the characters not yet written begin
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!needs_escape[static_cast<unsigned char>(text[i])]) continue;
    out.append(text, plain, i - plain);
    append_escaped(out, text[i]);
    plain = i + 1;
  }
  out.append(text, plain);
  out += '"';
}

template <class Number>
std::string_view decimal(Number number, std::array<char, 24>& buffer) noexcept {
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
  return {buffer.data(), static_cast<std::size_t>(end - buffer.data())};
}

}  // namespace

void Writer::separate() {
  if (separate_) out_ += ',';
}

void Writer::open(char bracket) {
  Piece piece(separate_);
  piece.add(bracket);
  piece.append_to(out_);
  separate_ = false;
}

void Writer::close(char bracket) {
  out_ += bracket;
  separate_ = true;
}

void Writer::literal(std::string_view text) {
  if (text.size() <= Piece::most_text) {
    Piece piece(separate_);
    piece.add(text);
    piece.append_to(out_);
  } else {
    separate();
    out_ += text;
  }
  separate_ = true;
}

void Writer::key(std::string_view name) {
  if (name.size() <= Piece::most_text) {
    Piece piece(separate_);
    piece.add('"');
    piece.add(name);
    piece.add('"');
    piece.add(':');
    piece.append_to(out_);
  } else {
    separate();
    out_.append("\"").append(name).append("\":");
  }
  separate_ = false;
}

void Writer::free_key(std::string_view name) {
  separate();
  append_string(out_, name);
  out_ += ':';
  separate_ = false;
}

void Writer::string(std::string_view text) {
  if (text.size() <= Piece::most_text && !has_escapes(text)) {
    Piece piece(separate_);
    piece.add('"');
    piece.add(text);
    piece.add('"');
    piece.append_to(out_);
  } else {
    separate();
    append_string(out_, text);
  }
  separate_ = true;
}

void Writer::integer(std::int64_t number) {
  if (number >= 0 && number < 100) {
    Piece piece(separate_);
    if (number >= 10) piece.add(static_cast<char>('0' + number / 10));
    piece.add(static_cast<char>('0' + number % 10));
    piece.append_to(out_);
    separate_ = true;
    return;
  }
  std::array<char, 24> buffer;
  const std::string_view digits = decimal(number, buffer);
  if (number > largest_exact || number < -largest_exact) return string(digits);
  literal(digits);
}

void Writer::unsigned_integer(std::uint64_t number) {
  std::array<char, 24> buffer;
  const std::string_view digits = decimal(number, buffer);
  if (number > static_cast<std::uint64_t>(largest_exact)) return string(digits);
  literal(digits);
}

bool is_utf8(std::string_view text) noexcept {
  std::size_t i = 0;
  const auto byte = [&](std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U; };
  while (i < text.size()) {
    const unsigned lead = byte(i);
    if (lead < 0x80) {
      ++i;
      continue;
    }
    const std::size_t length = lead >= 0xc2 && lead <= 0xdf   ? 2
                               : lead >> 4 == 0xe             ? 3
                               : lead >= 0xf0 && lead <= 0xf4 ? 4
                                                              : 0;
    if (length == 0) return false;
    // The second byte's range rules out overlong forms, surrogates and what lies beyond U+10FFFF.
    const unsigned low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    const unsigned high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    if (byte(i + 1) < low || byte(i + 1) > high) return false;
    for (std::size_t k = 2; k < length; ++k)
      if (byte(i + k) >> 6 != 2) return false;
    i += length;
  }
  return true;
}

}  // namespace touchline::inline v1::json
