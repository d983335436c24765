#include "touchline/core/game_text_writer.hpp"

#include <algorithm>

#include "touchline/core/error.hpp"
#include "touchline/core/game_text_scanner.hpp"
#include "touchline/core/text.hpp"

namespace touchline::inline v1 {
namespace {

bool is_control(char c) noexcept { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }
bool is_blank(char c) noexcept { return c == ' ' || c == '\t'; }

/// A single blank, and no word behind it that would mean something at the beginning of a line.
bool may_break_at(std::string_view braced, std::size_t at) noexcept {
  const char next = braced[at + 1];
  return braced[at] == ' ' && !is_blank(braced[at - 1]) && !is_blank(next) && next != '%' && next != '[';
}

}  // namespace

void GameTextWriter::cannot_say(std::string_view what, std::string_view place) const {
  throw Error(ErrorCode::unsupported, format_ + " " + std::string(what), place);
}

void GameTextWriter::check_tag_name(std::string_view name) const {
  const bool fits = !name.empty() && std::none_of(name.begin(), name.end(), [](char c) {
    return is_control(c) || c == ' ' || c == '"' || c == '[' || c == ']';
  });
  if (!fits) cannot_say("allows no blanks, quotation marks or brackets in the name of a tag", quote(name));
}

void GameTextWriter::check_tag_value(std::string_view name, std::string_view value) const {
  if (std::any_of(value.begin(), value.end(), is_control))
    cannot_say("has no line breaks or control characters in tags", name);
}

void GameTextWriter::tag(std::string_view name, std::string_view value) {
  check_tag_name(name);
  check_tag_value(name, value);
  out_.append("[").append(name).append(" \"").append(escape(value)).append("\"]\n");
}

void GameTextWriter::comment(std::string_view text) {
  if (text.find_first_of("\r\n") != std::string_view::npos) cannot_say("has no line breaks in comments", quote(text));
  const bool blank_ends = !text.empty() && (is_blank(text.front()) || is_blank(text.back()));
  if (blank_ends || text.find('}') != std::string_view::npos) {
    end_line();
    out_.append("; ").append(text);
    column_ = line_length;
    end_line();
    return;
  }
  const std::string braced = "{" + std::string(text) + "}";
  std::size_t from = 0;
  for (std::size_t at = 1; at + 1 < braced.size(); ++at) {
    if (!may_break_at(braced, at)) continue;
    word(std::string_view(braced).substr(from, at - from));
    from = at + 1;
  }
  word(std::string_view(braced).substr(from));
}

void GameTextWriter::word(std::string_view word) {
  if (column_ != 0 && column_ + 1 + word.size() > line_length) end_line();
  if (column_ != 0) {
    out_ += ' ';
    ++column_;
  }
  out_ += word;
  column_ += word.size();
}

void GameTextWriter::end_line() {
  if (column_ == 0) return;
  out_ += '\n';
  column_ = 0;
}

void GameTextWriter::blank_line() {
  end_line();
  out_ += '\n';
}

RecordTurns turns_of(const Record& record) {
  RecordTurns out;
  AnyState state = record.start(), before = state;  // before: the turn that is being put together
  std::vector<ActionId> turn;
  out.turns_before.emplace_back(0);
  for (const Event& event : record.events()) {
    const bool is_action = event.kind == Event::Kind::action;
    if (!is_action) out.ending = event;
    if (is_action && turn.empty()) before = state;
    if (is_action) turn.push_back(event.action);
    state.apply(event);
    if (is_action && !state.mid_turn()) {
      out.texts.push_back(before.turn_text(turn));
      turn.clear();
    }
    out.turns_before.push_back(turn.empty() ? std::optional(out.texts.size()) : std::nullopt);
  }
  out.is_complete = turn.empty();
  return out;
}

}  // namespace touchline::inline v1
