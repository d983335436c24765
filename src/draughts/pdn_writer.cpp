// Writing PDN (DR-20): what is written here, read_pdn reads back to the same game.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "touchline/core/error.hpp"
#include "touchline/core/text.hpp"
#include "touchline/draughts/game.hpp"
#include "touchline/draughts/pdn.hpp"

#include "pdn_scanner.hpp"
#include "pdn_tags.hpp"

namespace touchline::inline v1::draughts {
namespace {

constexpr std::size_t line_length = 80;

[[noreturn]] void cannot_say(const std::string& what, std::string_view place = {}) {
  throw Error(ErrorCode::unsupported, "PDN " + what, place);
}

bool is_control(char c) noexcept { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }
bool is_blank(char c) noexcept { return c == ' ' || c == '\t'; }
bool has_line_break(std::string_view text) noexcept { return text.find_first_of("\r\n") != std::string_view::npos; }

// The whole moves of a record, and where its comments stand among them.
struct Moves {
  std::vector<std::string> texts;
  std::vector<std::optional<std::size_t>> moves_before;  // by events; nothing in mid-capture
  std::optional<Event> ending;                           // the host's event that ends the game
};

// Puts the steps of a record together (DR-21) as it goes through the events.
class MoveCollector {
 public:
  explicit MoveCollector(const Record& record) : record_(record), state_(*record.start().as<Game>()) {}

  Moves collect() {
    out_.moves_before.emplace_back(0);
    for (const Event& event : record_.events()) {
      if (event.kind == Event::Kind::action) {
        play(event.action);
      } else {
        end(event);
      }
    }
    if (!turn_.empty()) cannot_say("has no capture that is half done");
    return std::move(out_);
  }

 private:
  void play(ActionId action) {
    if (turn_.empty()) before_ = state_;
    turn_.push_back(action);
    state_.apply(action);
    if (state_.mid_turn()) {
      out_.moves_before.emplace_back();
      return;
    }
    out_.texts.push_back(turn_text(*before_, turn_));
    turn_.clear();
    out_.moves_before.emplace_back(out_.texts.size());
  }

  void end(const Event& event) {
    if (!turn_.empty()) cannot_say("has no capture that is half done");
    out_.ending = event;
    out_.moves_before.emplace_back(out_.texts.size());
  }

  const Record& record_;
  State state_;
  std::optional<State> before_;  // the turn that is being put together
  std::vector<ActionId> turn_;
  Moves out_;
};

class PdnWriter {
 public:
  explicit PdnWriter(const Record& record) : record_(record) {}

  std::string write() {
    if (record_.start().as<Game>() == nullptr)
      cannot_say("is for draughts; this is a record of " + std::string(record_.game().name()));
    moves_ = MoveCollector(record_).collect();
    check_tags();
    write_tags();
    out_ += '\n';
    write_moves();
    return std::move(out_);
  }

 private:
  // ---- tags

  [[nodiscard]] const std::string* tag(std::string_view name) const {
    const auto found = record_.tags().find(name);
    return found == record_.tags().end() ? nullptr : &found->second;
  }

  [[nodiscard]] std::string result() const {
    if (const std::string* told = tag("Result")) return *told;
    return std::string(result_text(record_.state_at(record_.events().size()).result()));
  }

  [[nodiscard]] const State& start() const noexcept { return *record_.start().as<Game>(); }
  [[nodiscard]] bool has_set_up() const { return start().position() != Position(); }

  void check_tags() const {
    std::vector<std::string> names;
    for (const auto& [name, value] : record_.tags()) {
      check_name(name);
      check_value(name, value);
      names.push_back(lower(name));
    }
    std::sort(names.begin(), names.end());
    const auto twice = std::adjacent_find(names.begin(), names.end());
    if (twice != names.end()) cannot_say("compares the names of tags without case; two are called " + quote(*twice));
    for (const std::string& name : record_.seats()) check_value("a player's name", name);
    check_meaning();
  }

  static void check_name(const std::string& name) {
    const bool fits = !name.empty() && std::none_of(name.begin(), name.end(), [](char c) {
      return is_control(c) || c == ' ' || c == '"' || c == '[' || c == ']';
    });
    if (!fits) cannot_say("allows no blanks, quotation marks or brackets in the name of a tag", quote(name));
    if (const auto known = canonical_name(name); known != name)
      cannot_say("compares the names of tags without case; this one is spelled " + std::string(known), quote(name));
  }

  static void check_value(std::string_view name, const std::string& value) {
    if (std::any_of(value.begin(), value.end(), is_control))
      cannot_say("has no line breaks or control characters in tags", name);
  }

  /// Tags that would be read as something else than a tag.
  void check_meaning() const {
    if (const std::string* type = tag("GameType")) {
      const auto number = game_type_number(*type);
      if (number && *number != english_draughts) cannot_say("reads this as another game", "GameType");
    }
    if (has_set_up() && (tag("FEN") != nullptr || tag("SetUp") != nullptr))
      cannot_say("uses FEN and SetUp for the start, which is another here", "FEN");
    if (tag("FEN") != nullptr && (tag("SetUp") == nullptr || trim(*tag("SetUp")) != "0"))
      cannot_say("uses FEN for the start, which is the usual one here", "FEN");
    if (const std::string* termination = tag(termination_tag)) {
      if (moves_.ending || *termination == forfeit_termination || *termination == draw_termination)
        cannot_say("tells by this tag how the host ended the game", termination_tag);
    }
    for (const std::size_t seat : {0U, 1U}) {
      const std::string* name = tag(seat == 0 ? "Black" : "White");
      if (name != nullptr && !record_.seats().empty() && record_.seats()[seat] != *name)
        cannot_say("names each player once; seat and tag differ", seat == 0 ? "Black" : "White");
    }
    if (start() != State(start().rules(), start().position()))
      cannot_say("starts between moves, with no draws counted and the game not over");
    if (const std::string* told = tag("Result"); told != nullptr && moves_.ending && *told != ending_result())
      cannot_say("cannot give a result that is not that of the forfeit or agreement", "Result");
  }

  [[nodiscard]] std::string_view ending_result() const {
    return result_text(record_.state_at(record_.events().size()).result());
  }

  void write_tag(std::string_view name, std::string_view value) {
    out_ += '[';
    out_ += name;
    out_ += " \"";
    out_ += escape(value);
    out_ += "\"]\n";
  }

  void write_tags() {
    for (const std::string_view name : roster) write_tag(name, roster_value(name));
    for (const auto& [name, value] : record_.tags())
      if (std::find(roster.begin(), roster.end(), name) == roster.end()) write_tag(name, value);
    if (moves_.ending)
      write_tag(termination_tag, moves_.ending->kind == Event::Kind::draw ? draw_termination : forfeit_termination);
    if (has_set_up()) {
      write_tag("SetUp", "1");
      write_tag("FEN", fen(start().position()));
    }
  }

  [[nodiscard]] std::string roster_value(std::string_view name) const {
    const bool is_player = name == "White" || name == "Black";
    if (name == "Result") return result();
    if (is_player && !record_.seats().empty()) return record_.seats()[name == "Black" ? 0 : 1];
    const std::string* value = tag(name);
    return value == nullptr ? std::string(unknown_value(name)) : *value;
  }

  // ---- moves

  void write_moves() {
    std::size_t comment = 0;
    const std::size_t after_ending = moves_.ending ? record_.events().size() : record_.events().size() + 1;
    for (std::size_t i = 0; i <= moves_.texts.size(); ++i) {
      write_comments(comment, i, after_ending);
      if (i == moves_.texts.size()) break;
      std::string word = i % 2 == 0 ? std::to_string(i / 2 + 1) + ". " : std::string();
      write_word(word + moves_.texts[i]);
    }
    const std::string told = result();
    write_word(is_result(told) ? told : "*");
    write_comments(comment, moves_.texts.size(), record_.events().size() + 1);
    end_line();
    out_ += '\n';
  }

  /// The comments that stand after `moves` moves and fewer events than `before`, from number `next` on.
  void write_comments(std::size_t& next, std::size_t moves, std::size_t before) {
    const auto comments = record_.comments();
    for (; next < comments.size() && comments[next].position < before; ++next) {
      const auto place = moves_.moves_before[comments[next].position];
      if (!place) cannot_say("has no comment in the middle of a capture");
      if (*place != moves) return;
      write_comment(comments[next].text);
    }
  }

  /// In braces, broken at blanks; what braces cannot hold goes to the end of a line of its own.
  void write_comment(const std::string& text) {
    if (has_line_break(text)) cannot_say("has no line breaks in comments", quote(text));
    const bool blank_ends = !text.empty() && (is_blank(text.front()) || is_blank(text.back()));
    if (blank_ends || text.find('}') != std::string::npos) {
      end_line();
      out_ += "; " + text;
      column_ = line_length;
      end_line();
      return;
    }
    const std::string braced = "{" + text + "}";
    std::size_t from = 0;
    for (std::size_t at = 1; at + 1 < braced.size(); ++at) {
      if (!may_break_at(braced, at)) continue;
      write_word(std::string_view(braced).substr(from, at - from));
      from = at + 1;
    }
    write_word(std::string_view(braced).substr(from));
  }

  /// A single blank, and no word behind it that would mean something at the beginning of a line.
  static bool may_break_at(const std::string& braced, std::size_t at) noexcept {
    const char next = braced[at + 1];
    return braced[at] == ' ' && !is_blank(braced[at - 1]) && !is_blank(next) && next != '%' && next != '[';
  }

  void write_word(std::string_view word) {
    if (column_ != 0 && column_ + 1 + word.size() > line_length) end_line();
    if (column_ != 0) {
      out_ += ' ';
      ++column_;
    }
    out_ += word;
    column_ += word.size();
  }

  void end_line() {
    if (column_ == 0) return;
    out_ += '\n';
    column_ = 0;
  }

  const Record& record_;
  Moves moves_;
  std::string out_;
  std::size_t column_ = 0;
};

}  // namespace

std::string write_pdn(const Record& record) { return PdnWriter(record).write(); }

}  // namespace touchline::inline v1::draughts
