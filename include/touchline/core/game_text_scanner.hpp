/// What the text formats of all games share: tags, comments and remarks as in PDN and PGN, and the lines they stand on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace touchline::inline v1 {

/// The longest game that the readers of text formats take.
inline constexpr std::size_t game_text_bytes = std::size_t{1} << 20;

/// A part of a file of games.
struct GameTextToken {
  /// What part it is.
  enum class Kind : std::uint8_t {
    end,       ///< of the text
    tag,       ///< `[name "value"]`
    bad_tag,   ///< what begins with `[` and is no tag
    comment,   ///< `{…}` or `;…`
    stray,     ///< a bracket that closes nothing
    unclosed,  ///< a comment or remark that is never closed
    number,    ///< a move number, with or without dots; this and what follows as each format reads it
    move,      ///< as the format reads one
    result,    ///< `1-0`, `*` and the like
    word,      ///< anything else
  };

  Kind kind = Kind::end;   ///< tells which of the other members count
  std::size_t begin = 0;   ///< where it stands in the text
  std::size_t end = 0;     ///< just behind it
  std::string_view text;   ///< a comment without its signs, a result, else the token itself
  std::size_t number = 0;  ///< of a move number

  std::string_view name;         ///< of a tag
  std::string_view value;        ///< of a tag, escapes and all
  bool is_complete = true;       ///< false: a tag that lacks its closing bracket
  bool is_line_comment = false;  ///< `;…`
};

/// Finds the parts of a file of games in one pass, without allocation and without recursion. A format adds its own
/// reading of numbers, moves, results and words. Passes over white space, lines that begin with `%`, remarks `(…)`,
/// `$n`, `!`, `?`, dots and commas between words. The text must outlive it.
class GameTextScanner {
 public:
  /// What it finds.
  using Token = GameTextToken;

  /// Begins at the beginning of `text`, which is not copied.
  explicit GameTextScanner(std::string_view text) noexcept;

 protected:
  /// What kinds of it there are.
  using Kind = Token::Kind;

  /// The next token, valid until the next call; null where a word of the format begins, at `at()`.
  const Token* next_mark() noexcept;
  /// Makes the token of a word and goes on behind it.
  const Token& found(Kind kind, std::size_t begin, std::size_t end) noexcept;

  /// The whole text, where the scanner stands in it, and going elsewhere: for a format's own reading of words.
  ///@{
  [[nodiscard]] std::string_view text() const noexcept { return text_; }
  [[nodiscard]] std::size_t at() const noexcept { return at_; }
  void go_to(std::size_t at) noexcept { at_ = at; }
  ///@}
  /// White space, brackets, quotation marks, full stops, and `; $ ! ? * ,`.
  [[nodiscard]] static bool ends_word(char c) noexcept;
  /// The character at a place, a line feed beyond the end.
  [[nodiscard]] char peek(std::size_t at) const noexcept { return at < text_.size() ? text_[at] : '\n'; }
  /// The first place at or after `at` where no blank, or no digit, stands.
  ///@{
  [[nodiscard]] std::size_t past_blanks(std::size_t at) const noexcept;
  [[nodiscard]] std::size_t past_digits(std::size_t at) const noexcept;
  ///@}
  /// The end of a word that begins there.
  [[nodiscard]] std::size_t word_end(std::size_t at) const noexcept;

 private:
  [[nodiscard]] std::size_t line_end(std::size_t at) noexcept;
  [[nodiscard]] bool tag_begins(std::size_t at) const noexcept;
  [[nodiscard]] std::size_t next_tag_line(std::size_t at) const noexcept;
  [[nodiscard]] std::size_t closing_brace(std::size_t at) noexcept;

  void pass_line_start() noexcept;
  void pass_white_space() noexcept;
  bool pass_remark() noexcept;

  const Token& scan_comment() noexcept;
  const Token& scan_line_comment() noexcept;
  const Token& scan_tag() noexcept;
  const Token& scan_tag_value(std::size_t quote) noexcept;

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_end_ = 0;  // the end of the line looked at last
  std::size_t brace_ = 0;     // the closing brace found last; npos: none is left
  Token token_;
};

/// Counts lines: LF, CRLF and CR end them. Asked about rising places, the whole costs one pass.
class LineCounter {
 public:
  /// Counts in `text`, which must outlive it.
  explicit LineCounter(std::string_view text) noexcept : text_(text) {}
  /// The line, from 1, of a place in the text.
  [[nodiscard]] std::size_t line_of(std::size_t at) noexcept;

 private:
  [[nodiscard]] std::size_t breaks(std::size_t from, std::size_t to) const noexcept;

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
};

/// `\"` and `\\` in a tag's value stand for the characters behind the backslash; any other backslash for itself.
[[nodiscard]] std::string unescape(std::string_view value);
/// The other way: with a backslash in front of each quotation mark and backslash.
[[nodiscard]] std::string escape(std::string_view value);

/// The text as UTF-8. What is not UTF-8 is taken for Latin-1.
[[nodiscard]] std::string to_utf8(std::string_view text);

/// A comment in braces on one line: a line break with the blanks around it counts as one blank, and there are none at
/// the ends.
[[nodiscard]] std::string unfold(std::string_view comment);

}  // namespace touchline::inline v1
