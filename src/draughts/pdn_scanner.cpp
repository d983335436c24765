#include "pdn_scanner.hpp"

#include <algorithm>

namespace touchline::inline v1::draughts {
namespace {

constexpr std::size_t most_number = 999'999'999;

constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
constexpr bool is_sign(char c) noexcept { return c == '-' || c == 'x' || c == 'X' || c == ':'; }
constexpr bool is_mark(char c) noexcept { return c == '!' || c == '?' || c == '*'; }

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

const PdnToken& PdnScanner::found(Kind kind, std::size_t begin, std::size_t end) noexcept {
  static_cast<GameTextToken&>(token_) = GameTextScanner::found(kind, begin, end);
  return token_;
}

const PdnToken& PdnScanner::next() noexcept {
  for (;;) {
    if (const GameTextToken* mark = next_mark()) {
      static_cast<GameTextToken&>(token_) = *mark;
      return token_;
    }
    const std::size_t begin = at();
    if (is_digit(peek(begin))) return scan_digits();
    if (peek(begin) != '*') return scan_word(begin);
    const std::size_t digits_end = past_digits(begin + 1);
    const bool at_a_move = digits_end > begin + 1 && is_sign(peek(digits_end)) && is_digit(peek(digits_end + 1));
    if (!at_a_move) return found(Kind::result, begin, begin + 1);
    go_to(begin + 1);
  }
}

// A move number, a move or a result.
const PdnToken& PdnScanner::scan_digits() noexcept {
  const std::size_t begin = at();
  std::size_t value = 0;
  std::size_t at = begin;
  for (; is_digit(peek(at)); ++at) value = std::min(most_number, value * 10 + static_cast<std::size_t>(peek(at) - '0'));
  char sign = 0;
  if (next_square(at, sign) != at) return scan_move(begin, at, value);
  constexpr std::string_view draw = "1/2-1/2";
  if (text().substr(begin, draw.size()) == draw && ends_word(peek(begin + draw.size())))
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
      value = std::min(999U, value * 10 + static_cast<unsigned>(peek(at) - '0'));
    move.add(value);
  }
  if (!ends_word(peek(at))) return scan_word(begin);
  if (const std::string_view result = result_of(move); !result.empty()) {
    found(Kind::result, begin, at);
    token_.text = result;
    return token_;
  }
  found(Kind::move, begin, at);
  while (is_mark(peek(at))) ++at;  // `*` too is a mark when it stands at a move
  go_to(at);
  return token_;
}

const PdnToken& PdnScanner::scan_word(std::size_t begin) noexcept {
  found(Kind::word, begin, word_end(begin));
  token_.is_in_letters = is_in_letters(token_.text);
  return token_;
}

}  // namespace touchline::inline v1::draughts
