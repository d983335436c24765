// Reading PDN (DR-20): from tokens to games.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "touchline/core/error.hpp"
#include "touchline/core/json_writer.hpp"
#include "touchline/core/text.hpp"
#include "touchline/draughts/pdn.hpp"

#include "move_text.hpp"
#include "pdn_record.hpp"
#include "pdn_replay.hpp"
#include "pdn_scanner.hpp"
#include "pdn_tags.hpp"

namespace touchline::inline v1::draughts {
namespace {

constexpr std::size_t most_warnings = 100;  // of a game

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
  PdnDocument document;
  std::optional<PdnReplay> replay;  // since the first move
  std::optional<Pending> pending;
  bool has_moves = false;  // its move text has begun
  std::optional<GameTextFault> fault;
  std::size_t printed = 1;  // a move number and the move that it stands before
  std::size_t printed_ply = 0;
  std::vector<std::string> warnings;
  std::size_t warnings_left_out = 0;

  [[nodiscard]] bool is_over() const noexcept { return document.terminator.has_value(); }
};

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
    if (!belongs || token.end - *draft_.begin <= game_text_bytes) return;
    const std::size_t line = draft_.line ? *draft_.line : lines_.line_of(*draft_.begin);
    throw Error(ErrorCode::limit_exceeded, "a game of more than 1 MiB begins here", "line " + std::to_string(line));
  }

  [[nodiscard]] static bool is_letters(const PdnToken& token) noexcept {
    return token.kind == Kind::word && token.is_in_letters;
  }

  /// Whether the token cannot belong to the game before it.
  [[nodiscard]] bool starts_game(const PdnToken& token) const noexcept {
    if (token.kind == Kind::tag) return draft_.has_moves || draft_.is_over();
    return (token.kind == Kind::move || is_letters(token)) && draft_.is_over();
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
    std::string value = read_text(unescape(token.value), token.begin);
    draft_.document.set_tag(name, std::move(value), lines_.line_of(token.begin));
  }

  void take_comment(const PdnToken& token) {
    std::string text;
    if (token.is_line_comment) {
      text = token.text.starts_with(' ') ? token.text.substr(1) : token.text;
    } else {
      text = unfold(token.text);
    }
    const std::size_t position = draft_.is_over() ? PdnDocument::at_the_end : plies();
    draft_.document.remarks.push_back({position, read_text(text, token.begin)});
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
    const PdnReplay::Outcome outcome = draft_.replay->play(text, place);
    if (outcome == PdnReplay::Outcome::played) return;
    const Position& position = draft_.replay->position();
    MoveList legal;
    position.moves(legal);
    const std::string reason = outcome == PdnReplay::Outcome::illegal
                                   ? why_not(text, position, legal, Tolerance::file)
                                   : "the short captures so far can be read in more than " +
                                         std::to_string(PdnReplay::most_readings) + " ways";
    fail_move(place, quote(to_string(text)) + ": " + reason, position);
  }

  void take_word(const PdnToken& token) {
    if (!token.is_in_letters && (!draft_.line || draft_.is_over())) return warn_of_prose(token);
    const std::string what = quote(token.text);
    if (token.is_in_letters)
      return fail(token,
                  what + " is a move in letters and figures (a3-b4); English draughts is read in numbers (11-15)");
    fail(token, what + " is no move, comment or result");
  }

  void take_unclosed(const PdnToken& token) {
    const std::string what = token.text.starts_with('{') ? "the comment" : "the remark";
    const std::string reason = what + " that begins here is never closed";
    if (!draft_.line || draft_.is_over()) return warn(token.begin, reason);
    fail(token, reason);
  }

  void take_result(const PdnToken& token) {
    if (!draft_.line || draft_.is_over()) {
      const std::string why = draft_.line ? " follows a result" : " belongs to no game";
      return warn(token.begin, quote(token.text) + why + " and is passed over");
    }
    begin_moves(token.begin);
    if (!draft_.fault && set_up()) play_pending();
    draft_.document.terminator = std::string(token.text);
    const PdnTag* tag = draft_.document.tag("result");
    if (tag != nullptr && draft_.document.result() != draft_.document.terminator)
      warn(token.begin, "the game ends with " + *draft_.document.terminator + ", but its tag says " +
                            quote(tag->value) + "; the tag counts");
  }

  // ---- the start

  /// Makes the board ready; false if there is none.
  bool set_up() {
    if (draft_.replay) return true;
    if (draft_.fault || !check_game_type()) return false;
    Position start;
    if (draft_.document.has_set_up()) {
      const PdnTag& tag = *draft_.document.tag("fen");
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
    const PdnTag* tag = draft_.document.tag("gametype");
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

  void fail_move(const PdnPlace& place, std::string reason, const Position& position) {
    MoveList legal;
    position.moves(legal);
    draft_.fault = GameTextFault{lines_.line_of(place.offset), place.number, std::move(reason), texts_of(legal)};
  }

  /// What stands in the place of a move and is none.
  void fail(const PdnToken& token, const std::string& reason) {
    begin_moves(token.begin);
    if (draft_.fault || !set_up()) return;
    const PdnPlace place = place_of(token);
    play_pending();
    if (!draft_.fault) fail_move(place, reason, draft_.replay->position());
  }

  void check_ambiguity() {
    if (draft_.fault || !draft_.replay || !draft_.replay->is_ambiguous()) return;
    const PdnReplay::Fork& fork = draft_.replay->fork();
    std::vector<std::string> choices;
    for (const Move move : draft_.replay->choices()) choices.push_back(text(move));
    const std::string reason = quote(to_string(fork.text)) + ": " + std::to_string(choices.size()) +
                               " captures fit: " + list_of(choices) + "; write every landing square";
    fail_move(fork.place, reason, fork.position);
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
    item.result = draft_.document.result().value_or("*");
    if (draft_.fault) {
      item.fault = std::move(*draft_.fault);
    } else {
      item.record = make_pdn_record(start_, draft_.replay->events(), draft_.document);
    }
    item.warnings = std::move(draft_.warnings);
    if (draft_.warnings_left_out != 0)
      item.warnings.push_back("and " + std::to_string(draft_.warnings_left_out) + " more warnings");
    stopped_ = !visit_(std::move(item));
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
