// Writing PDN (DR-20): what is written here, read_pdn reads back to the same game.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "touchline/core/error.hpp"
#include "touchline/core/game_text_writer.hpp"
#include "touchline/core/text.hpp"
#include "touchline/draughts/game.hpp"
#include "touchline/draughts/pdn.hpp"

#include "pdn_tags.hpp"

namespace touchline::inline v1::draughts {
namespace {

[[noreturn]] void cannot_say(const std::string& what, std::string_view place = {}) {
  GameTextWriter("PDN").cannot_say(what, place);
}

class PdnWriter {
 public:
  explicit PdnWriter(const Record& record) : record_(record) {}

  std::string write() {
    if (record_.start().as<Game>() == nullptr)
      cannot_say("is for draughts; this is a record of " + std::string(record_.game().name()));
    moves_ = turns_of(record_);
    if (!moves_.is_complete) cannot_say("has no capture that is half done");
    check_tags();
    write_tags();
    out_.blank_line();
    write_moves();
    return std::move(out_).finish();
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
      out_.check_tag_value(name, value);
      names.push_back(lower(name));
    }
    std::sort(names.begin(), names.end());
    const auto twice = std::adjacent_find(names.begin(), names.end());
    if (twice != names.end()) cannot_say("compares the names of tags without case; two are called " + quote(*twice));
    for (const std::string& name : record_.seats()) out_.check_tag_value("a player's name", name);
    check_meaning();
  }

  void check_name(const std::string& name) const {
    out_.check_tag_name(name);
    if (const auto known = canonical_name(name); known != name)
      cannot_say("compares the names of tags without case; this one is spelled " + std::string(known), quote(name));
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

  void write_tags() {
    for (const std::string_view name : roster) out_.tag(name, roster_value(name));
    for (const auto& [name, value] : record_.tags())
      if (std::find(roster.begin(), roster.end(), name) == roster.end()) out_.tag(name, value);
    if (moves_.ending)
      out_.tag(termination_tag, moves_.ending->kind == Event::Kind::draw ? draw_termination : forfeit_termination);
    if (has_set_up()) {
      out_.tag("SetUp", "1");
      out_.tag("FEN", fen(start().position()));
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
      out_.word(word + moves_.texts[i]);
    }
    const std::string told = result();
    out_.word(is_result(told) ? told : "*");
    write_comments(comment, moves_.texts.size(), record_.events().size() + 1);
    out_.blank_line();
  }

  /// The comments that stand after `moves` moves and fewer events than `before`, from number `next` on.
  void write_comments(std::size_t& next, std::size_t moves, std::size_t before) {
    const auto comments = record_.comments();
    for (; next < comments.size() && comments[next].position < before; ++next) {
      const auto place = moves_.turns_before[comments[next].position];
      if (!place) cannot_say("has no comment in the middle of a capture");
      if (*place != moves) return;
      out_.comment(comments[next].text);
    }
  }

  const Record& record_;
  RecordTurns moves_;
  GameTextWriter out_{"PDN"};
};

}  // namespace

std::string write_pdn(const Record& record) { return PdnWriter(record).write(); }

}  // namespace touchline::inline v1::draughts
