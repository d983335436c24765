#include "pdn_scanner.hpp"

#include <algorithm>
#include <array>

namespace touchline::inline v1::draughts {
namespace {

constexpr std::size_t most_number = 999'999'999;

constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
constexpr bool is_blank(char c) noexcept { return c == ' ' || c == '\t' || c == '\f' || c == '\v'; }
constexpr bool is_line_break(char c) noexcept { return c == '\n' || c == '\r'; }
constexpr bool is_letter(char c) noexcept { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr bool is_sign(char c) noexcept { return c == '-' || c == 'x' || c == 'X' || c == ':'; }
constexpr bool is_mark(char c) noexcept { return c == '!' || c == '?' || c == '*'; }

// What ends a word: white space, brackets, marks, and what may stand behind a move.
constexpr std::array<bool, 256> enders = [] {
  std::array<bool, 256> table{};
  for (const char c :
       {' ', '\t', '\f', '\v', '\n', '\r', '{', '}', '(', ')', '[', ']', ';', '$', '!', '?', '*', '.', ',', '"'})
    table[static_cast<unsigned char>(c)] = true;
  return table;
}();
bool ends_word(char c) noexcept { return enders[static_cast<unsigned char>(c)]; }

// The result that two numbers with a hyphen are, or nothing.
std::string_view result_of(const MoveText& text) noexcept {
  constexpr std::string_view results[3][3] = {{"0-0", "0-1", "0-2"}, {"1-0", "1-1", ""}, {"2-0", "", ""}};
  if (text.size != 2 || text.takes || text.squares[0] > 2 || text.squares[1] > 2) return {};
  return results[text.squares[0]][text.squares[1]];
}

constexpr bool is_letter_square(char file, char rank) noexcept {
  return ((file >= 'a' && file <= 'h') || (file >= 'A' && file <= 'H')) && rank >= '1' && rank <= '8';
}

// a3-b4, E3:G5
bool is_in_letters(std::string_view word) noexcept {
  return word.size() >= 5 && is_letter_square(word[0], word[1]) && is_sign(word[2]) &&
         is_letter_square(word[3], word[4]);
}

}  // namespace

PdnScanner::PdnScanner(std::string_view text) noexcept : text_(text) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
  pass_line_start();
}

const PdnToken& PdnScanner::found(Kind kind, std::size_t begin, std::size_t end) noexcept {
  token_.kind = kind;
  token_.begin = begin;
  token_.end = end;
  token_.text = text_.substr(begin, end - begin);
  at_ = end;
  return token_;
}

const PdnToken& PdnScanner::next() noexcept {
  for (;;) {
    pass_white_space();
    if (at_ == text_.size()) return found(Kind::end, at_, at_);
    const char c = text_[at_];
    if (is_digit(c)) return scan_digits();
    switch (c) {
      case '{':
        return scan_comment();
      case ';':
        return scan_line_comment();
      case '[':
        return scan_tag();
      case '}':
      case ')':
      case ']':
        return found(Kind::stray, at_, at_ + 1);
      case '(': {
        const std::size_t begin = at_;
        if (!pass_remark()) return found(Kind::unclosed, begin, at_);
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
      case '*': {
        const std::size_t digits_end = past_digits(at_ + 1);
        const bool at_a_move = digits_end > at_ + 1 && is_sign(peek(digits_end)) && is_digit(peek(digits_end + 1));
        if (!at_a_move) return found(Kind::result, at_, at_ + 1);
        ++at_;
        break;
      }
      default:
        return scan_word(at_);
    }
  }
}

std::size_t PdnScanner::past_blanks(std::size_t at) const noexcept {
  while (at < text_.size() && is_blank(text_[at])) ++at;
  return at;
}

std::size_t PdnScanner::past_digits(std::size_t at) const noexcept {
  while (at < text_.size() && is_digit(text_[at])) ++at;
  return at;
}

std::size_t PdnScanner::line_end(std::size_t at) noexcept {
  if (at >= line_end_) line_end_ = std::min(text_.find_first_of("\n\r", at), text_.size());
  return line_end_;
}

void PdnScanner::pass_white_space() noexcept {
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
void PdnScanner::pass_line_start() noexcept {
  if (peek(at_) == '%') at_ = line_end(at_);
}

// Whether `[Name "` stands there.
bool PdnScanner::tag_begins(std::size_t at) const noexcept {
  constexpr std::size_t longest_name = 40;
  if (peek(at) != '[') return false;
  const std::size_t name = past_blanks(at + 1);
  std::size_t end = name;
  while (end - name < longest_name && (is_letter(peek(end)) || is_digit(peek(end)) || peek(end) == '_')) ++end;
  return end > name && peek(past_blanks(end)) == '"';
}

// The beginning of the next line that begins with a tag, or the end of the text.
std::size_t PdnScanner::next_tag_line(std::size_t at) const noexcept {
  for (;;) {
    at = text_.find_first_of("\n\r", at);
    if (at == std::string_view::npos) return text_.size();
    ++at;
    if (tag_begins(at)) return at;
  }
}

// The closing brace of a comment, or npos if there is none within the size of a game. It is looked for once only, so
// that many open braces cost no more than one.
std::size_t PdnScanner::closing_brace(std::size_t at) noexcept {
  if (brace_ <= at) brace_ = text_.find('}', at);
  return brace_ == std::string_view::npos || brace_ - at > pdn_game_bytes ? std::string_view::npos : brace_;
}

// Passes over `(…)` with all that it holds; false if it is never closed: the text or its part of the file ends first.
bool PdnScanner::pass_remark() noexcept {
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

const PdnToken& PdnScanner::scan_comment() noexcept {
  const std::size_t begin = at_;
  const std::size_t end = closing_brace(begin);
  if (end == std::string_view::npos) return found(Kind::unclosed, begin, next_tag_line(begin));
  found(Kind::comment, begin, end + 1);
  token_.text = text_.substr(begin + 1, end - begin - 1);
  token_.is_line_comment = false;
  return token_;
}

const PdnToken& PdnScanner::scan_line_comment() noexcept {
  found(Kind::comment, at_, line_end(at_));
  token_.text.remove_prefix(1);
  token_.is_line_comment = true;
  return token_;
}

// A move number, a move or a result.
const PdnToken& PdnScanner::scan_digits() noexcept {
  const std::size_t begin = at_;
  std::size_t value = 0;
  std::size_t at = begin;
  for (; at < text_.size() && is_digit(text_[at]); ++at)
    value = std::min(most_number, value * 10 + static_cast<std::size_t>(text_[at] - '0'));
  char sign = 0;
  if (next_square(at, sign) != at) return scan_move(begin, at, value);
  constexpr std::string_view draw = "1/2-1/2";
  if (text_.substr(begin, draw.size()) == draw && ends_word(peek(begin + draw.size())))
    return found(Kind::result, begin, begin + draw.size());
  if (!ends_word(peek(at))) return scan_word(begin);
  while (peek(at) == '.') ++at;
  found(Kind::number, begin, at);
  token_.number = value;
  return token_;
}

// Where the square after a sign between squares begins, or `at` if none does. Blanks may stand around `-` and `x`.
std::size_t PdnScanner::next_square(std::size_t at, char& sign) const noexcept {
  sign = peek(at);
  if (is_sign(sign) && is_digit(peek(at + 1))) return at + 1;
  const std::size_t spaced = past_blanks(at);
  sign = peek(spaced);
  if (!is_sign(sign) || sign == ':') return at;
  const std::size_t square = past_blanks(spaced + 1);
  return is_digit(peek(square)) ? square : at;
}

const PdnToken& PdnScanner::scan_move(std::size_t begin, std::size_t first_end, std::size_t first) noexcept {
  MoveText& move = token_.move;
  move.size = 0;
  move.takes = false;
  move.add(static_cast<unsigned>(first));
  std::size_t at = first_end;
  char sign = 0;
  for (std::size_t square; (square = next_square(at, sign)) != at;) {
    move.takes |= sign != '-';
    unsigned value = 0;
    for (at = square; is_digit(peek(at)); ++at)
      value = std::min(999U, value * 10 + static_cast<unsigned>(text_[at] - '0'));
    move.add(value);
  }
  if (!ends_word(peek(at))) return scan_word(begin);
  if (const std::string_view result = result_of(move); !result.empty()) {
    found(Kind::result, begin, at);
    token_.text = result;
    return token_;
  }
  found(Kind::move, begin, at);
  while (is_mark(peek(at_))) ++at_;  // `*` too is a mark when it stands at a move
  return token_;
}

const PdnToken& PdnScanner::scan_word(std::size_t begin) noexcept {
  std::size_t end = begin + 1;
  while (end < text_.size() && !ends_word(text_[end])) ++end;
  found(Kind::word, begin, end);
  if (is_in_letters(token_.text)) token_.kind = Kind::letters;
  return token_;
}

const PdnToken& PdnScanner::scan_tag() noexcept {
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
const PdnToken& PdnScanner::scan_tag_value(std::size_t quote) noexcept {
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
  std::size_t count = 0;
  for (std::size_t i = from; i < to; ++i) {
    const bool alone = text_[i] == '\r' && (i + 1 == text_.size() || text_[i + 1] != '\n');
    count += static_cast<std::size_t>(text_[i] == '\n' || alone);
  }
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

}  // namespace touchline::inline v1::draughts
