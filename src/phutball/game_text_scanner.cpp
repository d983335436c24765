#include "game_text_scanner.hpp"

#include <algorithm>

#include "touchline/core/text.hpp"

#include "game_text_tags.hpp"

namespace touchline::inline v1::phutball {
namespace {

constexpr std::uint64_t most_number = 999'999'999;

constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) noexcept { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// A letter, digits, and the same again behind hyphens: whether or not there are such points.
bool is_move(std::string_view word) noexcept {
  if (word.size() == 4 && (word.front() == 's' || word.front() == 'S') && (word.back() == 'p' || word.back() == 'P'))
    return std::all_of(word.begin(), word.end(), is_letter);
  return word.size() >= 2 && is_letter(word[0]) && is_digit(word[1]);
}

}  // namespace

const GameTextToken& Scanner::next() noexcept {
  if (const GameTextToken* mark = next_mark()) return token_ = *mark;
  const std::size_t begin = at();
  if (peek(begin) == '*') return token_ = found(Kind::result, begin, begin + 1);
  const std::size_t end = word_end(begin);
  const std::string_view word = text().substr(begin, end - begin);
  if (is_result(word)) return token_ = found(Kind::result, begin, end);
  if (std::all_of(word.begin(), word.end(), is_digit)) {
    token_ = found(Kind::number, begin, end);
    token_.number = static_cast<std::size_t>(parse_number(word, most_number).value_or(most_number));
    return token_;
  }
  if (is_move(word)) return token_ = found(Kind::move, begin, end_of_path(end));
  return token_ = found(Kind::word, begin, end);
}

// Where a path ends that may go on behind a hyphen with blanks around it.
std::size_t Scanner::end_of_path(std::size_t end) const noexcept {
  for (;;) {
    std::size_t next = end;
    if (peek(end - 1) != '-') {
      next = past_blanks(end);
      if (peek(next) != '-') return end;
      ++next;
    }
    next = past_blanks(next);
    if (!is_letter(peek(next))) return end;
    end = word_end(next);
  }
}

}  // namespace touchline::inline v1::phutball
