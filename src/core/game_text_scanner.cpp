#include "touchline/core/game_text_scanner.hpp"

#include <algorithm>
#include <array>

#include "touchline/core/json_writer.hpp"

namespace touchline::inline v1 {
namespace {

constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
constexpr bool is_blank(char c) noexcept { return c == ' ' || c == '\t' || c == '\f' || c == '\v'; }
constexpr bool is_line_break(char c) noexcept { return c == '\n' || c == '\r'; }
constexpr bool is_letter(char c) noexcept { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// White space, brackets, marks, and what may stand behind a move.
constexpr std::array<bool, 256> enders = [] {
  std::array<bool, 256> table{};
  for (const char c :
       {' ', '\t', '\f', '\v', '\n', '\r', '{', '}', '(', ')', '[', ']', ';', '$', '!', '?', '*', '.', ',', '"'})
    table[static_cast<unsigned char>(c)] = true;
  return table;
}();

}  // namespace

GameTextScanner::GameTextScanner(std::string_view text) noexcept : text_(text) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
  pass_line_start();
}

bool GameTextScanner::ends_word(char c) noexcept { return enders[static_cast<unsigned char>(c)]; }

const GameTextToken& GameTextScanner::found(Kind kind, std::size_t begin, std::size_t end) noexcept {
  token_.kind = kind;
  token_.begin = begin;
  token_.end = end;
  token_.text = text_.substr(begin, end - begin);
  at_ = end;
  return token_;
}

const GameTextToken* GameTextScanner::next_mark() noexcept {
  for (;;) {
    pass_white_space();
    if (at_ == text_.size()) return &found(Kind::end, at_, at_);
    switch (text_[at_]) {
      case '{':
        return &scan_comment();
      case ';':
        return &scan_line_comment();
      case '[':
        return &scan_tag();
      case '}':
      case ')':
      case ']':
        return &found(Kind::stray, at_, at_ + 1);
      case '(': {
        const std::size_t begin = at_;
        if (!pass_remark()) return &found(Kind::unclosed, begin, at_);
        break;
      }
      case '$':
        at_ = past_digits(at_ + 1);
        break;
      case '!':
      case '?':
      case '.':
      case ',':
        ++at_;
        break;
      default:
        return nullptr;
    }
  }
}

std::size_t GameTextScanner::word_end(std::size_t at) const noexcept {
  ++at;
  while (at < text_.size() && !ends_word(text_[at])) ++at;
  return at;
}

std::size_t GameTextScanner::past_blanks(std::size_t at) const noexcept {
  while (at < text_.size() && is_blank(text_[at])) ++at;
  return at;
}

std::size_t GameTextScanner::past_digits(std::size_t at) const noexcept {
  while (at < text_.size() && is_digit(text_[at])) ++at;
  return at;
}

std::size_t GameTextScanner::line_end(std::size_t at) noexcept {
  if (at >= line_end_) line_end_ = std::min(text_.find_first_of("\n\r", at), text_.size());
  return line_end_;
}

void GameTextScanner::pass_white_space() noexcept {
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (is_line_break(c)) {
      ++at_;
      pass_line_start();
    } else if (is_blank(c)) {
      ++at_;
    } else {
      return;
    }
  }
}

// A line that begins with % is not part of the game.
void GameTextScanner::pass_line_start() noexcept {
  if (peek(at_) == '%') at_ = line_end(at_);
}

// Whether `[Name "` stands there.
bool GameTextScanner::tag_begins(std::size_t at) const noexcept {
  constexpr std::size_t longest_name = 40;
  if (peek(at) != '[') return false;
  const std::size_t name = past_blanks(at + 1);
  std::size_t end = name;
  while (end - name < longest_name && (is_letter(peek(end)) || is_digit(peek(end)) || peek(end) == '_')) ++end;
  return end > name && peek(past_blanks(end)) == '"';
}

// The beginning of the next line that begins with a tag, or the end of the text.
std::size_t GameTextScanner::next_tag_line(std::size_t at) const noexcept {
  for (;;) {
    at = text_.find_first_of("\n\r", at);
    if (at == std::string_view::npos) return text_.size();
    ++at;
    if (tag_begins(at)) return at;
  }
}

// The closing brace of a comment, or npos if there is none within the size of a game. It is looked for once only, so
// that many open braces cost no more than one.
std::size_t GameTextScanner::closing_brace(std::size_t at) noexcept {
  if (brace_ <= at) brace_ = text_.find('}', at);
  return brace_ == std::string_view::npos || brace_ - at > game_text_bytes ? std::string_view::npos : brace_;
}

// Passes over `(…)` with all that it holds; false if it is never closed: the text or its part of the file ends first.
bool GameTextScanner::pass_remark() noexcept {
  std::size_t depth = 0;
  for (; at_ < text_.size(); ++at_) {
    switch (text_[at_]) {
      case '(':
        ++depth;
        break;
      case ')':
        if (--depth == 0) {
          ++at_;
          return true;
        }
        break;
      case '{':
        if (const std::size_t end = closing_brace(at_); end != std::string_view::npos) at_ = end;
        break;
      case '\n':
      case '\r':
        if (tag_begins(at_ + 1)) return false;
        break;
      default:
        break;
    }
  }
  return false;
}

const GameTextToken& GameTextScanner::scan_comment() noexcept {
  const std::size_t begin = at_;
  const std::size_t end = closing_brace(begin);
  if (end == std::string_view::npos) return found(Kind::unclosed, begin, next_tag_line(begin));
  found(Kind::comment, begin, end + 1);
  token_.text = text_.substr(begin + 1, end - begin - 1);
  token_.is_line_comment = false;
  return token_;
}

const GameTextToken& GameTextScanner::scan_line_comment() noexcept {
  found(Kind::comment, at_, line_end(at_));
  token_.text.remove_prefix(1);
  token_.is_line_comment = true;
  return token_;
}

const GameTextToken& GameTextScanner::scan_tag() noexcept {
  const std::size_t begin = at_;
  const std::size_t line = line_end(begin);
  const std::size_t name = past_blanks(begin + 1);
  std::size_t at = name;
  while (at < line && !is_blank(text_[at]) && text_[at] != '"' && text_[at] != ']') ++at;
  token_.name = text_.substr(name, at - name);
  at = past_blanks(at);
  if (!token_.name.empty() && at < line && text_[at] == '"') return scan_tag_value(at);
  const std::size_t bracket = text_.substr(0, line).find(']', begin);
  return found(Kind::bad_tag, begin, bracket == std::string_view::npos ? line : bracket + 1);
}

// A value ends at the first quotation mark with `]` behind it. A mark after a backslash belongs to the value, unless
// nothing but that bracket is left in the line: there the backslash is one of a path name.
const GameTextToken& GameTextScanner::scan_tag_value(std::size_t quote) noexcept {
  const std::size_t begin = at_;
  const std::size_t line = line_end(begin);
  std::size_t last = quote;  // the last quotation mark seen
  for (std::size_t at = quote + 1; at < line; ++at) {
    const bool escaped = text_[at] == '\\' && (peek(at + 1) == '"' || peek(at + 1) == '\\');
    if (escaped) ++at;
    if (text_[at] != '"') continue;
    last = at;
    const std::size_t bracket = past_blanks(at + 1);
    if (bracket >= line || text_[bracket] != ']') continue;
    if (escaped && past_blanks(bracket + 1) < line) continue;
    token_.value = text_.substr(quote + 1, at - quote - 1);
    token_.is_complete = true;
    return found(Kind::tag, begin, bracket + 1);
  }
  token_.value = text_.substr(quote + 1, last > quote ? last - quote - 1 : 0);
  token_.is_complete = false;
  return found(last > quote ? Kind::tag : Kind::bad_tag, begin, line);
}

std::size_t LineCounter::breaks(std::size_t from, std::size_t to) const noexcept {
  const auto begin = text_.begin() + static_cast<std::ptrdiff_t>(from);
  const auto end = text_.begin() + static_cast<std::ptrdiff_t>(to);
  auto count = static_cast<std::size_t>(std::count(begin, end, '\n'));
  for (auto at = std::find(begin, end, '\r'); at != end; at = std::find(at + 1, end, '\r'))
    if (at + 1 == text_.end() || at[1] != '\n') ++count;
  return count;
}

std::size_t LineCounter::line_of(std::size_t at) noexcept {
  at = std::min(at, text_.size());
  if (at >= at_) {
    line_ += breaks(at_, at);
  } else {
    line_ -= breaks(at, at_);
  }
  at_ = at;
  return line_;
}

std::string unescape(std::string_view value) {
  std::string out;
  out.reserve(value.size());
  for (std::size_t i = 0; i < value.size(); ++i) {
    const bool escaped = value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
    if (escaped) ++i;
    out += value[i];
  }
  return out;
}

std::string escape(std::string_view value) {
  std::string out;
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::string to_utf8(std::string_view text) {
  if (json::is_utf8(text)) return std::string(text);
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      out += c;
    } else {
      out += static_cast<char>(0xc0 | byte >> 6);
      out += static_cast<char>(0x80 | (byte & 0x3f));
    }
  }
  return out;
}

std::string unfold(std::string_view comment) {
  constexpr std::string_view blanks = " \t";
  constexpr std::string_view white = " \t\r\n";
  std::string out;
  while (!comment.empty()) {
    const std::size_t line_break = std::min(comment.find_first_of("\r\n"), comment.size());
    std::string_view line = comment.substr(0, line_break);
    comment.remove_prefix(line_break);
    const std::size_t next = std::min(comment.find_first_not_of(white), comment.size());
    comment.remove_prefix(next);
    if (out.empty()) line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    const std::size_t last = line.find_last_not_of(blanks);
    if (last == std::string_view::npos) continue;
    if (!out.empty()) out += ' ';
    out += line.substr(0, last + 1);
  }
  return out;
}

}  // namespace touchline::inline v1
