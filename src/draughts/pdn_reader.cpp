// Reading PDN (DR-20): from tokens to games.
#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "touchline/core/error.hpp"
#include "touchline/core/json_writer.hpp"
#include "touchline/core/text.hpp"
#include "touchline/draughts/game.hpp"
#include "touchline/draughts/pdn.hpp"

#include "move_text.hpp"
#include "pdn_replay.hpp"
#include "pdn_scanner.hpp"
#include "pdn_tags.hpp"

namespace touchline::inline v1::draughts {
namespace {

constexpr std::size_t most_warnings = 100;  // of a game
constexpr std::size_t at_the_end = static_cast<std::size_t>(-1);

constexpr Rules pdn_rules{.draws = Draws::none, .unit = Unit::move};

struct Tag {
  std::string name;
  std::string value;
  std::size_t line = 0;
};

/// Tags by their names in lower case.
using Tags = std::map<std::string, Tag, std::less<>>;

struct Remark {
  std::size_t position = 0;  // moves before it, or at_the_end
  std::string text;
};

/// A move text that may go on in the next one: `11x18 18x25` for one capture.
struct Pending {
  MoveText first;
  PdnPlace first_place;
  MoveText whole;  // with what followed
  MoveText last;   // what followed last
  PdnPlace last_place;
};

/// What has been read of a game so far.
struct Draft {
  std::optional<std::size_t> begin;  // of the first thing that belongs to it
  std::optional<std::size_t> line;   // of its first tag, move number or move; none: there is no game yet
  Tags tags;
  std::vector<Remark> remarks;
  std::optional<PdnReplay> replay;  // since the first move
  std::optional<Pending> pending;
  bool has_moves = false;  // its move text has begun
  std::optional<std::string> terminator;
  std::optional<GameTextFault> fault;
  std::size_t printed = 1;  // a move number and the move that it stands before
  std::size_t printed_ply = 0;
  std::vector<std::string> warnings;
  std::size_t warnings_left_out = 0;

  [[nodiscard]] const Tag* tag(std::string_view lower_name) const {
    const auto found = tags.find(lower_name);
    return found == tags.end() ? nullptr : &found->second;
  }
  [[nodiscard]] bool is_over() const noexcept { return terminator.has_value(); }
};

/// The name of a player, or nothing where nobody knows it.
std::optional<std::string> player(const Draft& draft, std::string_view tag) {
  const Tag* found = draft.tag(tag);
  if (found == nullptr || is_unknown(found->value)) return std::nullopt;
  return found->value;
}

/// The result that the tag tells, else the end of the moves.
std::optional<std::string> told_result(const Draft& draft) {
  if (const Tag* tag = draft.tag("result"); tag != nullptr && !tag->value.empty() && !is_unknown(tag->value))
    return tag->value;
  return draft.terminator;
}

/// Whether FEN, SetUp and their like make up the start rather than being mere tags.
bool has_set_up(const Draft& draft) {
  const Tag* set_up = draft.tag("setup");
  return draft.tag("fen") != nullptr && (set_up == nullptr || trim(set_up->value) != "0");
}

/// The event of the host that our own `Termination` tells of.
std::optional<Event> host_event(const Draft& draft, const Record& record) {
  const Tag* tag = draft.tag("termination");
  const auto result = told_result(draft);
  if (tag == nullptr || !result || record.state().is_finished()) return std::nullopt;
  if (tag->value == draw_termination && *result == "1/2-1/2") return Event::draw();
  if (tag->value == forfeit_termination && *result == "1-0") return Event::forfeit(light);
  if (tag->value == forfeit_termination && *result == "0-1") return Event::forfeit(dark);
  return std::nullopt;
}

class PdnReader {
 public:
  PdnReader(std::string_view text, FunctionRef<bool(GameTextItem&&)> visit)
      : text_(text), visit_(visit), scanner_(text), lines_(text) {}

  void read() {
    while (!stopped_) {
      const PdnToken& token = scanner_.next();
      if (token.kind == Kind::end) break;
      take(token);
    }
    if (!stopped_) finish_game();
  }

 private:
  using Kind = PdnToken::Kind;

  /// Refuses a game that has become too long.
  void bound(const PdnToken& token) {
    const bool belongs = token.kind == Kind::comment || (draft_.line && !draft_.is_over());
    if (!belongs || token.end - *draft_.begin <= pdn_game_bytes) return;
    const std::size_t line = draft_.line ? *draft_.line : lines_.line_of(*draft_.begin);
    throw Error(ErrorCode::limit_exceeded, "a game of more than 1 MiB begins here", "line " + std::to_string(line));
  }

  /// Whether the token cannot belong to the game before it.
  [[nodiscard]] bool starts_game(const PdnToken& token) const noexcept {
    if (token.kind == Kind::tag) return draft_.has_moves || draft_.is_over();
    return (token.kind == Kind::move || token.kind == Kind::letters) && draft_.is_over();
  }

  void take(const PdnToken& token) {
    if (starts_game(token) && !next_game()) return;
    if (token.kind == Kind::comment && !draft_.begin) draft_.begin = token.begin;
    bound(token);
    switch (token.kind) {
      case Kind::tag:
        return take_tag(token);
      case Kind::comment:
        return take_comment(token);
      case Kind::number:
        return take_number(token);
      case Kind::move:
        return take_move(token);
      case Kind::result:
        return take_result(token);
      case Kind::letters:
      case Kind::word:
        return take_word(token);
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

  void warn(std::size_t at, const std::string& what) {
    if (draft_.warnings.size() == most_warnings) {
      ++draft_.warnings_left_out;
    } else {
      draft_.warnings.push_back("line " + std::to_string(lines_.line_of(at)) + ": " + what);
    }
  }

  /// Words outside of games, once for each line.
  void warn_of_prose(const PdnToken& token) {
    if (token.begin < prose_end_) return;
    prose_end_ = std::min(text_.find_first_of("\r\n", token.begin), text_.size());
    warn(token.begin, quote(text_.substr(token.begin, prose_end_ - token.begin)) + " is passed over");
  }

  void begin_at(std::size_t at) {
    if (!draft_.begin) draft_.begin = at;
    if (!draft_.line) draft_.line = lines_.line_of(at);
  }

  // ---- tags and comments

  std::string read_text(std::string_view text, std::size_t at) {
    if (!json::is_utf8(text)) warn(at, "not UTF-8: read as Latin-1");
    return to_utf8(text);
  }

  void take_tag(const PdnToken& token) {
    begin_at(token.begin);
    held_number_.reset();
    const std::string name = read_text(token.name, token.begin);
    if (!token.is_complete) warn(token.begin, "the tag " + quote(name) + " lacks its closing bracket");
    Tag tag{std::string(canonical_name(name)), read_text(unescape(token.value), token.begin),
            lines_.line_of(token.begin)};
    draft_.tags.insert_or_assign(lower(name), std::move(tag));  // DR-20: the last counts
  }

  void take_comment(const PdnToken& token) {
    std::string text;
    if (token.is_line_comment) {
      text = token.text.starts_with(' ') ? token.text.substr(1) : token.text;
    } else {
      text = unfold(token.text);
    }
    draft_.remarks.push_back({draft_.is_over() ? at_the_end : plies(), read_text(text, token.begin)});
  }

  // ---- moves

  /// Moves read so far, the one that may still go on among them.
  [[nodiscard]] std::size_t plies() const noexcept {
    return (draft_.replay ? draft_.replay->plies() : 0) + (draft_.pending ? 1U : 0U);
  }

  void take_number(const PdnToken& token) {
    if (draft_.is_over() || !draft_.line) {
      held_number_ = {token.begin, token.number};  // it may be the first thing of the next game, or prose
    } else {
      begin_moves(token.begin);
      print_number(token.number);
    }
  }

  void print_number(std::size_t number) {
    draft_.printed = number;
    draft_.printed_ply = plies();
  }

  void begin_moves(std::size_t at) {
    if (draft_.has_moves) return;
    begin_at(held_number_ ? held_number_->offset : at);
    draft_.has_moves = true;
    if (held_number_) print_number(held_number_->number);
    held_number_.reset();
  }

  [[nodiscard]] PdnPlace place_of(const PdnToken& token) const noexcept {
    return {token.begin, draft_.printed + (plies() - draft_.printed_ply) / 2};
  }

  void take_move(const PdnToken& token) {
    begin_moves(token.begin);
    if (draft_.fault || !set_up()) return;
    auto& pending = draft_.pending;
    if (pending && token.move.front() == pending->whole.back()) return go_on(token);
    play_pending();
    if (draft_.fault) return;
    const PdnPlace place = place_of(token);
    const bool may_go_on = token.move.size != 2 || !is_step_apart(token.move.front(), token.move.back());
    if (may_go_on) {
      pending = Pending{token.move, place, token.move, token.move, place};
    } else {
      play(token.move, place);
    }
  }

  /// A text that begins where the last one ended: the opponent cannot stand there, so the capture goes on.
  void go_on(const PdnToken& token) {
    Pending& pending = *draft_.pending;
    pending.last = token.move;
    pending.last_place = place_of(token);
    for (std::size_t i = 1; i < std::min<std::size_t>(token.move.size, MoveText::max_squares); ++i)
      pending.whole.add(token.move.squares[i]);
    pending.whole.takes |= token.move.takes;
  }

  void play_pending() {
    if (!draft_.pending) return;
    const Pending pending = *std::exchange(draft_.pending, std::nullopt);
    const bool is_split = pending.whole.size != pending.first.size;
    if (is_split && draft_.replay->play(pending.whole, pending.first_place) == PdnReplay::Outcome::played) return;
    play(pending.first, pending.first_place);
    if (is_split && !draft_.fault) play(pending.last, pending.last_place);
  }

  void play(const MoveText& text, const PdnPlace& place) {
    switch (draft_.replay->play(text, place)) {
      case PdnReplay::Outcome::played:
        return;
      case PdnReplay::Outcome::illegal:
        return fail_move(place, quote(to_string(text)) + ": " + reason_against(text));
      case PdnReplay::Outcome::too_many_readings:
        return fail_move(place, quote(to_string(text)) + ": the short captures so far can be read in more than " +
                                    std::to_string(PdnReplay::most_readings) + " ways");
    }
  }

  [[nodiscard]] std::string reason_against(const MoveText& text) const {
    MoveList legal;
    draft_.replay->position().moves(legal);
    return why_not(text, draft_.replay->position(), legal, Tolerance::file);
  }

  void take_word(const PdnToken& token) {
    if (token.kind == Kind::word && (!draft_.line || draft_.is_over())) return warn_of_prose(token);
    begin_moves(token.begin);
    if (draft_.fault || !set_up()) return;
    const PdnPlace place = place_of(token);
    play_pending();
    if (draft_.fault) return;
    const std::string what = quote(token.text);
    fail_move(place,
              token.kind == Kind::letters
                  ? what + " is a move in letters and figures (a3-b4); English draughts is read in numbers (11-15)"
                  : what + " is no move, comment or result");
  }

  void take_unclosed(const PdnToken& token) {
    const std::string what = token.text.starts_with('{') ? "the comment" : "the remark";
    if (!draft_.line) return warn(token.begin, what + " that begins here is never closed");
    if (draft_.is_over()) return warn(token.begin, what + " that begins here is never closed");
    begin_moves(token.begin);
    if (draft_.fault || !set_up()) return;
    const PdnPlace place = place_of(token);
    play_pending();
    if (!draft_.fault) fail_move(place, what + " that begins here is never closed");
  }

  void take_result(const PdnToken& token) {
    if (!draft_.line || draft_.is_over()) {
      const std::string why = draft_.line ? " follows a result" : " belongs to no game";
      return warn(token.begin, quote(token.text) + why + " and is passed over");
    }
    begin_moves(token.begin);
    if (!draft_.fault && set_up()) play_pending();
    draft_.terminator = std::string(token.text);
    const Tag* tag = draft_.tag("result");
    if (tag != nullptr && told_result(draft_) != draft_.terminator)
      warn(token.begin,
           "the game ends with " + *draft_.terminator + ", but its tag says " + quote(tag->value) + "; the tag counts");
  }

  // ---- the start

  /// Makes the board ready; false if there is none.
  bool set_up() {
    if (draft_.replay) return true;
    if (draft_.fault || !check_game_type()) return false;
    Position start;
    if (has_set_up(draft_)) {
      const Tag& tag = *draft_.tag("fen");
      try {
        start = parse_fen(tag.value);
      } catch (const Error& error) {
        fail_start(tag.line, "FEN " + quote(tag.value) + ", " + error.what());
        return false;
      }
    }
    start_ = start;
    draft_.replay.emplace(start);
    return true;
  }

  bool check_game_type() {
    const Tag* tag = draft_.tag("gametype");
    if (tag == nullptr) return true;
    const auto number = game_type_number(tag->value);
    if (!number || *number == english_draughts) return true;
    const std::string_view name = game_type_name(*number);
    fail_start(tag->line, "GameType " + std::to_string(*number) + " is " +
                              (name.empty() ? "not English draughts" : std::string(name)) +
                              "; read here is 21, English draughts");
    return false;
  }

  // ---- faults

  void fail_start(std::size_t line, std::string reason) {
    draft_.fault = GameTextFault{line, 0, std::move(reason), {}};
  }

  void fail_move(const PdnPlace& place, std::string reason) {
    MoveList legal;
    draft_.replay->position().moves(legal);
    draft_.fault = GameTextFault{lines_.line_of(place.offset), place.number, std::move(reason), texts_of(legal)};
  }

  void check_ambiguity() {
    if (draft_.fault || !draft_.replay || !draft_.replay->is_ambiguous()) return;
    const PdnReplay::Fork& fork = draft_.replay->fork();
    std::vector<std::string> choices;
    for (const Move move : draft_.replay->choices()) choices.push_back(text(move));
    MoveList legal;
    fork.position.moves(legal);
    draft_.fault = GameTextFault{lines_.line_of(fork.place.offset), fork.place.number,
                                 quote(to_string(fork.text)) + ": " + std::to_string(choices.size()) +
                                     " captures fit: " + list_of(choices) + "; write every landing square",
                                 texts_of(legal)};
  }

  // ---- whole games

  /// Hands over the game that ends here and makes room for the next; false if the visitor has had enough.
  bool next_game() {
    finish_game();
    draft_ = Draft{};
    return !stopped_;
  }

  void finish_game() {
    if (!draft_.line) return;
    if (!draft_.fault && set_up()) play_pending();
    check_ambiguity();
    GameTextItem item;
    item.number = ++games_;
    item.line = *draft_.line;
    item.result = told_result(draft_).value_or("*");
    if (draft_.fault) {
      item.fault = std::move(*draft_.fault);
    } else {
      item.record = make_record();
    }
    item.warnings = std::move(draft_.warnings);
    if (draft_.warnings_left_out != 0)
      item.warnings.push_back("and " + std::to_string(draft_.warnings_left_out) + " more warnings");
    stopped_ = !visit_(std::move(item));
  }

  [[nodiscard]] std::shared_ptr<const Record> make_record() const {
    auto record = std::make_shared<Record>(AnyState::of<Game>(State(pdn_rules, start_)));
    for (const Event& event : draft_.replay->events()) record->apply(event);
    const auto ending = host_event(draft_, *record);
    if (ending) record->apply(*ending);
    add_players(*record);
    add_tags(*record, ending.has_value());
    for (const Remark& remark : draft_.remarks)
      record->add_comment(remark.position == at_the_end ? record->events().size() : remark.position, remark.text);
    return record;
  }

  void add_players(Record& record) const {
    const auto dark_player = player(draft_, "black");  // DR-3
    const auto light_player = player(draft_, "white");
    if (dark_player || light_player) record.set_seats({name_of("black"), name_of("white")});
  }
  [[nodiscard]] std::string name_of(std::string_view tag) const {
    const Tag* found = draft_.tag(tag);
    return found == nullptr ? std::string() : found->value;
  }

  void add_tags(Record& record, bool has_host_event) const {
    const bool set_up = has_set_up(draft_);
    for (const auto& [key, tag] : draft_.tags) {
      if (key == "black" || key == "white" || key == "result") continue;
      if (set_up && (key == "fen" || key == "setup")) continue;
      if (has_host_event && key == "termination") continue;
      const bool in_roster = std::find(roster.begin(), roster.end(), tag.name) != roster.end();
      if (in_roster && is_unknown(tag.value)) continue;
      record.set_tag(tag.name, tag.value);
    }
    const auto told = told_result(draft_);
    if (told && *told != result_text(record.state().result())) record.set_tag("Result", *told);
  }

  struct HeldNumber {
    std::size_t offset;
    std::size_t number;
  };

  std::string_view text_;
  FunctionRef<bool(GameTextItem&&)> visit_;
  PdnScanner scanner_;
  LineCounter lines_;
  Draft draft_;
  Position start_;  // of the game that is being read
  std::optional<HeldNumber> held_number_;
  std::size_t prose_end_ = 0;  // of the line of prose that was warned of last
  std::size_t games_ = 0;
  bool stopped_ = false;
};

}  // namespace

void read_pdn(std::string_view text, FunctionRef<bool(GameTextItem&&)> visit) { PdnReader(text, visit).read(); }

}  // namespace touchline::inline v1::draughts
