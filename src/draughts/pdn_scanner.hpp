// The tokens of PDN (DR-20), found in one pass, without allocation and without recursion.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "move_text.hpp"

namespace touchline::inline v1::draughts {

/// The longest game that is read.
inline constexpr std::size_t pdn_game_bytes = std::size_t{1} << 20;

struct PdnToken {
  enum class Kind : std::uint8_t {
    end,      ///< of the text
    tag,      ///< `[name "value"]`
    bad_tag,  ///< what begins with `[` and is no tag; `name` is null
    comment,  ///< `{…}` or `;…`
    number,   ///< a move number, with or without dots
    move,
    result,
    letters,   ///< a move in the notation a3-b4
    word,      ///< anything else
    stray,     ///< a bracket that closes nothing
    unclosed,  ///< a comment or remark that is never closed
  };

  Kind kind = Kind::end;
  std::size_t begin = 0;  ///< where it stands in the text
  std::size_t end = 0;
  std::string_view text;  ///< a comment without its signs, a result, else the token itself

  std::size_t number = 0;
  MoveText move;
  std::string_view name;         ///< of a tag
  std::string_view value;        ///< of a tag, escapes and all
  bool is_complete = true;       ///< false: a tag that lacks its closing bracket
  bool is_line_comment = false;  ///< `;…`
};

class PdnScanner {
 public:
  explicit PdnScanner(std::string_view text) noexcept;

  /// The next token; valid until the next call. Passes over white space, `%` lines, `(…)`, `$n`, `!`, `?`, and `*` at
  /// a move.
  const PdnToken& next() noexcept;

 private:
  using Kind = PdnToken::Kind;

  [[nodiscard]] char peek(std::size_t at) const noexcept { return at < text_.size() ? text_[at] : '\n'; }
  [[nodiscard]] std::size_t past_blanks(std::size_t at) const noexcept;
  [[nodiscard]] std::size_t past_digits(std::size_t at) const noexcept;
  [[nodiscard]] std::size_t line_end(std::size_t at) noexcept;
  [[nodiscard]] bool tag_begins(std::size_t at) const noexcept;
  [[nodiscard]] std::size_t next_tag_line(std::size_t at) const noexcept;
  [[nodiscard]] std::size_t closing_brace(std::size_t at) noexcept;
  [[nodiscard]] std::size_t next_square(std::size_t at, char& sign) const noexcept;

  void pass_line_start() noexcept;
  void pass_white_space() noexcept;
  bool pass_remark() noexcept;

  const PdnToken& found(Kind kind, std::size_t begin, std::size_t end) noexcept;
  const PdnToken& scan_digits() noexcept;
  const PdnToken& scan_move(std::size_t begin, std::size_t first_end, std::size_t first) noexcept;
  const PdnToken& scan_word(std::size_t begin) noexcept;
  const PdnToken& scan_comment() noexcept;
  const PdnToken& scan_line_comment() noexcept;
  const PdnToken& scan_tag() noexcept;
  const PdnToken& scan_tag_value(std::size_t quote) noexcept;

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_end_ = 0;  // the end of the line looked at last
  std::size_t brace_ = 0;     // the closing brace found last; npos: none is left
  PdnToken token_;
};

/// Counts lines: LF, CRLF and CR end them. Asked about rising places, the whole costs one pass.
class LineCounter {
 public:
  explicit LineCounter(std::string_view text) noexcept : text_(text) {}
  /// The line, from 1, of a place in the text.
  [[nodiscard]] std::size_t line_of(std::size_t at) noexcept;

 private:
  [[nodiscard]] std::size_t breaks(std::size_t from, std::size_t to) const noexcept;

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
};

}  // namespace touchline::inline v1::draughts
