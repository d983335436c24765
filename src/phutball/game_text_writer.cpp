// Writing game texts (PH-23): what is written here, read_game_texts reads back to the same game, but for a tag that
// repeats the result of the play.
#include "touchline/core/game_text_writer.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "touchline/phutball/game.hpp"

#include "game_text_tags.hpp"

namespace touchline::inline v1::phutball {
namespace {

class Writer {
 public:
  explicit Writer(const Record& record) : record_(record) {}

  std::string write() {
    if (record_.start().as<Game>() == nullptr)
      out_.cannot_say("holds games of phutball; this is a record of " + std::string(record_.game().name()));
    if (start().mover().is_nobody()) out_.cannot_say("starts with an unfinished game");
    turns_ = turns_of(record_);
    if (!turns_.is_complete) out_.cannot_say("has no turn that is half done");
    result_ = result_text(record_.state_at(record_.events().size()).result());
    check_tags();
    write_tags();
    out_.blank_line();
    write_turns();
    return std::move(out_).finish();
  }

 private:
  [[nodiscard]] const State& start() const noexcept { return *record_.start().as<Game>(); }

  [[nodiscard]] const std::string* tag(std::string_view name) const {
    const auto found = record_.tags().find(name);
    return found == record_.tags().end() ? nullptr : &found->second;
  }

  void check_tags() const {
    std::vector<std::string> names;
    for (const auto& [name, value] : record_.tags()) {
      if (canonical_name(name) != name)
        out_.cannot_say("compares the names of tags without case; this one is spelled " + canonical_name(name),
                        quote(name));
      names.push_back(lower(name));
    }
    std::sort(names.begin(), names.end());
    const auto twice = std::adjacent_find(names.begin(), names.end());
    if (twice != names.end())
      out_.cannot_say("compares the names of tags without case; two are called " + quote(*twice));
    for (const std::string_view name : {setup_tag, first_tag, ball_row_tag, player_tags[0], player_tags[1]})
      if (tag(name) != nullptr) out_.cannot_say("uses this tag for the start or a player", name);
    check_ending();
  }

  /// Tags that would be read as another ending than the record has.
  void check_ending() const {
    const std::string* told = tag(result_tag);
    const std::string* termination = tag(termination_tag);
    if (told != nullptr && turns_.ending && *told != result_)
      out_.cannot_say("cannot give a result that is not that of the forfeit or agreement", result_tag);
    if (termination != nullptr &&
        (turns_.ending || *termination == forfeit_termination || *termination == draw_termination))
      out_.cannot_say("tells by this tag how the host ended the game", termination_tag);
  }

  void write_tags() {
    for (const auto& [name, value] : record_.tags()) out_.tag(name, value);
    if (record_.seats().size() == player_tags.size())
      for (std::size_t seat = 0; seat < player_tags.size(); ++seat) out_.tag(player_tags[seat], record_.seats()[seat]);
    if (turns_.ending)
      out_.tag(termination_tag, turns_.ending->kind == Event::Kind::draw ? draw_termination : forfeit_termination);
    const Rules& rules = start().rules();
    // Without a tag or a move, a result alone would be read as no game at all.
    const bool is_bare = turns_.texts.empty() && record_.tags().empty() && start() == State();
    if (rules.first != 0 || is_bare) out_.tag(first_tag, std::to_string(rules.first));
    if (rules.ball_row != 0) out_.tag(ball_row_tag, std::to_string(rules.ball_row));
    Rules plain;
    plain.first = rules.first;
    plain.ball_row = rules.ball_row;
    if (rules != plain || start() != State(plain)) out_.tag(setup_tag, position_text(start()));
  }

  void write_turns() {
    const bool eks_begins = start().mover() == Mover(eks);
    const std::size_t before_ending = record_.events().size() + (turns_.ending ? 0 : 1);
    std::size_t comment = 0;
    for (std::size_t i = 0; i <= turns_.texts.size(); ++i) {
      write_comments(comment, i, before_ending);
      if (i == turns_.texts.size()) break;
      const std::size_t ply = i + (eks_begins ? 1 : 0);  // counted from a turn of Ohs
      const bool is_numbered = ply % 2 == 0 || i == 0;
      const std::string number = std::to_string(ply / 2 + 1) + (ply % 2 == 0 ? ". " : "... ");
      out_.word((is_numbered ? number : "") + turns_.texts[i]);
    }
    const std::string* told = tag(result_tag);
    out_.word(told != nullptr && is_result(*told) ? *told : result_);
    write_comments(comment, turns_.texts.size(), record_.events().size() + 1);
    out_.blank_line();
  }

  /// The comments that stand after `turns` turns and fewer events than `before`, from number `next` on.
  void write_comments(std::size_t& next, std::size_t turns, std::size_t before) {
    const auto comments = record_.comments();
    for (; next < comments.size() && comments[next].position < before; ++next) {
      const auto place = turns_.turns_before[comments[next].position];
      if (!place) out_.cannot_say("has no comment in the middle of a turn");
      if (*place != turns) return;
      out_.comment(comments[next].text);
    }
  }

  const Record& record_;
  RecordTurns turns_;
  std::string result_;
  GameTextWriter out_{"a phutball game text"};
};

}  // namespace

std::string write_game_text(const Record& record) { return Writer(record).write(); }

}  // namespace touchline::inline v1::phutball
