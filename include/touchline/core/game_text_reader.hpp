/// What the readers of all text formats share: which part of a file belongs to which game, what is passed over with a
/// warning, and handing over the games.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "touchline/core/error.hpp"
#include "touchline/core/function_ref.hpp"
#include "touchline/core/game_text.hpp"
#include "touchline/core/game_text_scanner.hpp"
#include "touchline/core/json_writer.hpp"
#include "touchline/core/text.hpp"

namespace touchline::inline v1 {

/// Reads a file game by game. A format derives from it with itself as `Format`, and with the scanner of its words,
/// whose `next()` gives the tokens. It brings, besides, these functions, which may be private if this is its friend:
///
/// - `bool plays(token)`: whether the token stands where a move does, so that after a result the next game begins;
/// - `void add_tag(name, value, line)` and `void add_remark(text)`;
/// - `void print_number(number)`: a move number that belongs to the game;
/// - `void take_move(token)` and `void take_word(token)`;
/// - `void fail(token, reason)`: what stands there is wrong, in the place of a move;
/// - `void end_moves()`: the result has come;
/// - `std::optional<std::string> told_result()`: as the file says, by a tag or by `terminator()`;
/// - `std::shared_ptr<const Record> finish()`: the game as a record; null with `set_fault`;
/// - `void forget()`: the next game begins.
template <class Format, class Scanner>
class GameTextReader {
 public:
  /// Reads `text`, which must outlive it.
  GameTextReader(std::string_view text, FunctionRef<bool(GameTextItem&&)> visit)
      : text_(text), visit_(visit), scanner_(text), lines_(text) {}

  /// Hands the games over one by one, until `visit` says false. Error(limit_exceeded) for a game of more than 1 MiB.
  void read() {
    while (!stopped_) {
      const auto& token = scanner_.next();
      if (token.kind == Kind::end) break;
      take(token);
    }
    if (!stopped_) finish_game();
  }

 protected:
  /// What kinds of token there are.
  using Kind = GameTextToken::Kind;

  /// A move number and where it stands.
  struct Number {
    std::size_t begin = 0;  ///< in the text
    std::size_t end = 0;    ///< just behind it, dots not counted
    std::size_t value = 0;  ///< as printed
  };

  /// The text of the whole file, and the line of a place in it.
  ///@{
  [[nodiscard]] std::string_view file() const noexcept { return text_; }
  [[nodiscard]] std::size_t line_of(std::size_t at) noexcept { return lines_.line_of(at); }
  ///@}

  /// Of the game that is being read: the line of its first tag, number or move, whether its moves have begun, the
  /// result behind them and whether it is there, and what is wrong with it.
  ///@{
  [[nodiscard]] std::size_t line() const noexcept { return *game_.line; }
  [[nodiscard]] bool has_moves() const noexcept { return game_.has_moves; }
  [[nodiscard]] const std::optional<std::string>& terminator() const noexcept { return game_.terminator; }
  [[nodiscard]] bool is_over() const noexcept { return game_.terminator.has_value(); }
  [[nodiscard]] bool has_fault() const noexcept { return game_.fault.has_value(); }
  void set_fault(GameTextFault&& fault) { game_.fault = std::move(fault); }
  ///@}

  /// Whether nothing is being read that a word could belong to: no game has begun, or it is over.
  [[nodiscard]] bool is_between_games() const noexcept { return !game_.line || is_over(); }

  /// The moves have begun, at the latest at `at`.
  void begin_moves(std::size_t at) {
    begin_at(held_number_ ? held_number_->begin : at);
    if (held_number_) format().print_number(*held_number_);
    held_number_.reset();
    game_.has_moves = true;
  }

  /// Says what was passed over, in the warnings of this game.
  void warn(std::size_t at, const std::string& what) {
    constexpr std::size_t most_warnings = 100;  // of a game
    if (game_.warnings.size() == most_warnings) {
      ++game_.warnings_left_out;
    } else {
      game_.warnings.push_back("line " + std::to_string(lines_.line_of(at)) + ": " + what);
    }
  }

  /// The same of words outside of games, once for each line.
  void warn_of_prose(const GameTextToken& token) {
    held_number_.reset();
    if (token.begin < prose_end_) return;
    prose_end_ = std::min(text_.find_first_of("\r\n", token.begin), text_.size());
    warn(token.begin, quote(text_.substr(token.begin, prose_end_ - token.begin)) + " is passed over");
  }

 private:
  /// What has been read of a game so far.
  struct Outline {
    std::optional<std::size_t> begin;  // of the first thing that belongs to it
    std::optional<std::size_t> line;   // of its first tag, move number or move; none: there is no game yet
    bool has_moves = false;
    std::optional<std::string> terminator;
    std::optional<GameTextFault> fault;
    std::vector<std::string> warnings;
    std::size_t warnings_left_out = 0;
  };

  [[nodiscard]] Format& format() noexcept { return static_cast<Format&>(*this); }

  template <class Token>
  void take(const Token& token) {
    if (starts_game(token) && !next_game()) return;
    if (token.kind == Kind::comment && !game_.begin) game_.begin = token.begin;
    bound(token);
    switch (token.kind) {
      case Kind::tag:
        return take_tag(token);
      case Kind::comment:
        return take_comment(token);
      case Kind::number:
        return take_number({token.begin, token.end, token.number});
      case Kind::move:
        return format().take_move(token);
      case Kind::result:
        return take_result(token);
      case Kind::word:
        return format().take_word(token);
      case Kind::unclosed:
        return take_unclosed(token);
      case Kind::bad_tag:
        return warn(token.begin, quote(token.text) + " is no tag and is passed over");
      case Kind::stray:
        return warn(token.begin, quote(token.text) + " closes nothing and is passed over");
      case Kind::end:
        return;
    }
  }

  /// Whether the token cannot belong to the game before it.
  template <class Token>
  [[nodiscard]] bool starts_game(const Token& token) noexcept {
    if (token.kind == Kind::tag) return game_.has_moves || is_over();
    return is_over() && format().plays(token);
  }

  /// Refuses a game that has become too long.
  void bound(const GameTextToken& token) {
    const bool belongs = token.kind == Kind::comment || !is_between_games();
    if (!belongs || token.end - *game_.begin <= game_text_bytes) return;
    const std::size_t line = game_.line ? *game_.line : lines_.line_of(*game_.begin);
    throw Error(ErrorCode::limit_exceeded, "a game of more than 1 MiB begins here", "line " + std::to_string(line));
  }

  void begin_at(std::size_t at) {
    if (!game_.begin) game_.begin = at;
    if (!game_.line) game_.line = lines_.line_of(at);
  }

  std::string read_text(std::string_view text, std::size_t at) {
    if (!json::is_utf8(text)) warn(at, "not UTF-8: read as Latin-1");
    return to_utf8(text);
  }

  void take_tag(const GameTextToken& token) {
    begin_at(token.begin);
    held_number_.reset();
    const std::string name = read_text(token.name, token.begin);
    if (!token.is_complete) warn(token.begin, "the tag " + quote(name) + " lacks its closing bracket");
    format().add_tag(name, read_text(unescape(token.value), token.begin), lines_.line_of(token.begin));
  }

  void take_comment(const GameTextToken& token) {
    std::string_view line = token.text;
    if (token.is_line_comment && line.starts_with(' ')) line.remove_prefix(1);
    format().add_remark(read_text(token.is_line_comment ? std::string(line) : unfold(line), token.begin));
  }

  void take_number(const Number& number) {
    if (is_between_games()) {
      held_number_ = number;  // it may be the first thing of the next game, or prose
    } else {
      format().print_number(number);
      begin_moves(number.begin);
    }
  }

  template <class Token>
  void take_unclosed(const Token& token) {
    const std::string what = token.text.starts_with('{') ? "the comment" : "the remark";
    const std::string reason = what + " that begins here is never closed";
    if (is_between_games()) return warn(token.begin, reason);
    format().fail(token, reason);
  }

  void take_result(const GameTextToken& token) {
    if (is_between_games()) {
      const std::string why = game_.line ? " follows a result" : " belongs to no game";
      return warn(token.begin, quote(token.text) + why + " and is passed over");
    }
    begin_moves(token.begin);
    game_.terminator = std::string(token.text);
    format().end_moves();
    const auto told = format().told_result();
    if (told != game_.terminator)
      warn(token.begin,
           "the game ends with " + *game_.terminator + ", but its tag says " + quote(*told) + "; the tag counts");
  }

  /// Hands over the game that ends here and makes room for the next; false if the visitor has had enough.
  bool next_game() {
    finish_game();
    game_ = Outline{};
    format().forget();
    return !stopped_;
  }

  void finish_game() {
    if (!game_.line) return;
    GameTextItem item;
    if (!game_.fault) item.record = format().finish();
    item.number = ++games_;
    item.line = *game_.line;
    item.result = format().told_result().value_or("*");
    if (game_.fault) item.fault = std::move(*game_.fault);
    item.warnings = std::move(game_.warnings);
    if (game_.warnings_left_out != 0)
      item.warnings.push_back("and " + std::to_string(game_.warnings_left_out) + " more warnings");
    stopped_ = !visit_(std::move(item));
  }

  std::string_view text_;
  FunctionRef<bool(GameTextItem&&)> visit_;
  Scanner scanner_;
  LineCounter lines_;
  Outline game_;
  std::optional<Number> held_number_;
  std::size_t prose_end_ = 0;  // of the line of prose that was warned of last
  std::size_t games_ = 0;
  bool stopped_ = false;
};

}  // namespace touchline::inline v1
