/// Writes what the text formats of all games share: tags, words in lines, comments.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "touchline/core/record.hpp"

namespace touchline::inline v1 {

/// Makes a text of games in lines of at most 80 characters; what it writes, `GameTextScanner` reads back. What cannot
/// be said is Error(unsupported), its message beginning with the name of the format.
class GameTextWriter {
 public:
  /// Characters in a line at most, but for words and tags that are longer by themselves.
  static constexpr std::size_t line_length = 80;

  /// `format` is for messages: `PDN`.
  explicit GameTextWriter(std::string_view format) : format_(format) {}

  /// Throws Error(unsupported): `PDN has no …`.
  [[noreturn]] void cannot_say(std::string_view what, std::string_view place = {}) const;

  /// `[Name "value"]`, a line of its own. No blanks, quotation marks or brackets in the name, no control characters.
  void tag(std::string_view name, std::string_view value);
  /// Error(unsupported), with the tag's name as place, for what `tag` cannot write.
  ///@{
  void check_tag_name(std::string_view name) const;
  void check_tag_value(std::string_view name, std::string_view value) const;
  ///@}

  /// A word, on a new line if it does not fit any more.
  void word(std::string_view word);
  /// In braces, broken at blanks; what braces cannot hold goes to the end of a line of its own. No line breaks.
  void comment(std::string_view text);
  /// Ends the line under way, if there is one; then an empty line.
  ///@{
  void end_line();
  void blank_line();
  ///@}

  /// Gives the text away.
  [[nodiscard]] std::string finish() && { return std::move(out_); }

 private:
  std::string format_;
  std::string out_;
  std::size_t column_ = 0;
};

/// The whole turns of a record, and where its comments stand among them.
struct RecordTurns {
  std::vector<std::string> texts;                        ///< of the turns in order
  std::vector<std::optional<std::size_t>> turns_before;  ///< by events before; nothing in mid-turn
  std::optional<Event> ending;                           ///< the host's event that ends the game
  bool is_complete = true;                               ///< false: it ends, by the host too, in mid-turn
};

/// Puts the turns of a record together, of a game that has turns; all events, also those undone.
[[nodiscard]] RecordTurns turns_of(const Record& record);

}  // namespace touchline::inline v1
