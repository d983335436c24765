// Reading game texts (PH-23): from tokens to games.
#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "touchline/core/json_writer.hpp"
#include "touchline/phutball/game.hpp"

#include "caption.hpp"
#include "game_text_scanner.hpp"
#include "game_text_tags.hpp"

namespace touchline::inline v1::phutball {
namespace {

constexpr std::size_t most_warnings = 100;  // of a game
constexpr std::size_t most_legal = 500;     // turns named where one is at fault

struct Tag {
  std::string name;
  std::string value;
  std::size_t line = 0;
};

/// A comment that stands before `position` events, or at the end.
struct Remark {
  std::optional<std::size_t> position;
  std::string text;
};

/// A move number.
struct Number {
  std::size_t begin = 0;
  std::size_t value = 0;
  bool has_three_dots = false;
};

/// What has been read of a game so far.
struct Draft {
  std::optional<std::size_t> begin;              // of the first thing that belongs to it
  std::optional<std::size_t> line;               // of its first tag, move number or move; none: there is no game yet
  std::map<std::string, Tag, std::less<>> tags;  // by their names in lower case
  std::vector<Remark> remarks;
  std::shared_ptr<Record> record;      // since the first move
  std::optional<std::size_t> printed;  // the move number just read
  bool eks_begins = false;             // three dots stand behind the first number
  std::size_t number = 0;              // of the last move
  bool has_moves = false;              // its moves have begun
  std::optional<std::string> terminator;
  std::optional<GameTextFault> fault;
  std::vector<std::string> warnings;
  std::size_t warnings_left_out = 0;

  [[nodiscard]] const Tag* tag(std::string_view name) const {
    const auto found = tags.find(lower(name));
    return found == tags.end() ? nullptr : &found->second;
  }
  [[nodiscard]] bool is_over() const noexcept { return terminator.has_value(); }
  [[nodiscard]] const State& state() const { return *record->state().as<Game>(); }
  /// The result that the tag tells, else the end of the moves.
  [[nodiscard]] std::optional<std::string> told_result() const {
    const Tag* told = tag(result_tag);
    return told != nullptr && told->value != "?" && !told->value.empty() ? told->value : terminator;
  }
};

/// The legal turns, as far as a person might want to read them.
std::vector<std::string> legal_turns(const State& state) {
  std::vector<std::string> texts;
  TurnOptions options;
  options.limit = most_legal;
  for_each_turn(state, options, [&](std::span<const ActionId> actions) {
    const bool is_placement = actions.size() == 1 && !state.mid_turn() &&
                              Action::of(actions[0], state.position().board())->kind == Action::Kind::place;
    texts.push_back(is_placement ? action_text(state, actions[0]) : turn_text(state, actions));
    return true;
  });
  return texts;
}

class Reader {
 public:
  Reader(std::string_view text, FunctionRef<bool(GameTextItem&&)> visit)
      : text_(text), visit_(visit), scanner_(text), lines_(text) {}

  void read() {
    while (!stopped_) {
      const GameTextToken& token = scanner_.next();
      if (token.kind == Kind::end) break;
      take(token);
    }
    if (!stopped_) finish_game();
  }

 private:
  using Kind = GameTextToken::Kind;

  /// Whether the token cannot belong to the game before it.
  [[nodiscard]] bool starts_game(const GameTextToken& token) const noexcept {
    if (token.kind == Kind::tag) return draft_.has_moves || draft_.is_over();
    return token.kind == Kind::move && draft_.is_over();
  }

  void take(const GameTextToken& token) {
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

  /// Refuses a game that has become too long.
  void bound(const GameTextToken& token) {
    const bool belongs = token.kind == Kind::comment || (draft_.line && !draft_.is_over());
    if (!belongs || token.end - *draft_.begin <= game_text_bytes) return;
    const std::size_t line = draft_.line ? *draft_.line : lines_.line_of(*draft_.begin);
    throw Error(ErrorCode::limit_exceeded, "a game of more than 1 MiB begins here", "line " + std::to_string(line));
  }

  void warn(std::size_t at, const std::string& what) {
    if (draft_.warnings.size() == most_warnings) {
      ++draft_.warnings_left_out;
    } else {
      draft_.warnings.push_back("line " + std::to_string(lines_.line_of(at)) + ": " + what);
    }
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

  void take_tag(const GameTextToken& token) {
    begin_at(token.begin);
    held_number_.reset();
    const std::string name = read_text(token.name, token.begin);
    if (!token.is_complete) warn(token.begin, "the tag " + quote(name) + " lacks its closing bracket");
    Tag tag{canonical_name(name), read_text(unescape(token.value), token.begin), lines_.line_of(token.begin)};
    draft_.tags.insert_or_assign(lower(name), std::move(tag));  // the last counts
  }

  void take_comment(const GameTextToken& token) {
    std::string_view line = token.text;
    if (token.is_line_comment && line.starts_with(' ')) line.remove_prefix(1);
    const std::string text = token.is_line_comment ? std::string(line) : unfold(line);
    Remark remark{std::nullopt, read_text(text, token.begin)};
    if (!draft_.is_over()) remark.position = draft_.record ? draft_.record->events().size() : 0;
    draft_.remarks.push_back(std::move(remark));
  }

  // ---- moves

  void begin_moves(std::size_t at) {
    begin_at(held_number_ ? held_number_->begin : at);
    if (held_number_) print_number(*held_number_);
    held_number_.reset();
    draft_.has_moves = true;
  }

  void print_number(const Number& number) {
    if (!draft_.has_moves) draft_.eks_begins = number.has_three_dots;
    draft_.printed = number.value;
  }

  void take_number(const GameTextToken& token) {
    const Number number{token.begin, token.number, text_.substr(token.end).starts_with("...")};
    if (!draft_.line || draft_.is_over()) {
      held_number_ = number;  // it may be the first thing of the next game, or prose
    } else {
      print_number(number);
      begin_moves(token.begin);
    }
  }

  /// The number of the move that comes now: as printed, else the count of pairs.
  void count_move() {
    if (draft_.printed) {
      draft_.number = *draft_.printed;
    } else if (draft_.number == 0 || draft_.state().mover() == Mover(ohs)) {
      ++draft_.number;
    }
    draft_.printed.reset();
  }

  void take_move(const GameTextToken& token) {
    begin_moves(token.begin);
    if (draft_.fault || !set_up()) return;
    count_move();
    const std::string what = quote(token.text);
    if (draft_.state().mover().is_nobody())
      return fail_move(token.begin, what + ": the game is over, " + caption(draft_.state()));
    try {
      draft_.record->apply_turn(parse_turn(draft_.state(), token.text));
    } catch (const Error& error) {
      if (error.code() != ErrorCode::bad_text && error.code() != ErrorCode::illegal_action) throw;
      const std::string reason(error.message().substr(0, error.message().find("; legal are")));
      const std::string place(error.place());
      fail_move(token.begin, what + ": " + (place.empty() || place == what ? "" : place + ": ") + reason);
    }
  }

  void take_word(const GameTextToken& token) {
    if (!draft_.has_moves || draft_.is_over()) return warn_of_prose(token);
    fail_at(token.begin, quote(token.text) + " is no move, comment or result");
  }

  /// Words outside of games, once for each line.
  void warn_of_prose(const GameTextToken& token) {
    held_number_.reset();
    if (token.begin < prose_end_) return;
    prose_end_ = std::min(text_.find_first_of("\r\n", token.begin), text_.size());
    warn(token.begin, quote(text_.substr(token.begin, prose_end_ - token.begin)) + " is passed over");
  }

  void take_unclosed(const GameTextToken& token) {
    const std::string what = token.text.starts_with('{') ? "the comment" : "the remark";
    if (!draft_.line || draft_.is_over()) return warn(token.begin, what + " that begins here is never closed");
    begin_moves(token.begin);
    fail_at(token.begin, what + " that begins here is never closed");
  }

  void take_result(const GameTextToken& token) {
    if (!draft_.line || draft_.is_over()) {
      const std::string why = draft_.line ? " follows a result" : " belongs to no game";
      return warn(token.begin, quote(token.text) + why + " and is passed over");
    }
    begin_moves(token.begin);
    draft_.terminator = std::string(token.text);
    const auto told = draft_.told_result();
    if (told != draft_.terminator && draft_.terminator != "*")
      warn(token.begin,
           "the game ends with " + *draft_.terminator + ", but its tag says " + quote(*told) + "; the tag counts");
  }

  // ---- the start

  /// Makes the board ready; false if there is none.
  bool set_up() {
    if (draft_.record) return true;
    if (draft_.fault) return false;
    const auto rules = read_rules();
    if (!rules) return false;
    const Tag* setup = draft_.tag(setup_tag);
    try {
      const State start = setup == nullptr ? State(*rules) : parse_position(setup->value, *rules);
      draft_.record = std::make_shared<Record>(AnyState::of<Game>(start));
      return true;
    } catch (const Error& error) {
      const Tag* at = setup != nullptr ? setup : draft_.tag(ball_row_tag);
      fail_start(at == nullptr ? *draft_.line : at->line,
                 at == nullptr ? error.what() : at->name + ": " + error.what());
      return false;
    }
  }

  std::optional<Rules> read_rules() {
    Rules rules;
    if (draft_.eks_begins && draft_.tag(setup_tag) == nullptr) rules.first = 1;
    if (const Tag* tag = draft_.tag(first_tag)) {
      const std::string side = lower(trim(tag->value));
      rules.first = side == "1" || side == "x" || side == "eks" ? 1 : 0;
      if (rules.first == 0 && side != "0" && side != "o" && side != "ohs") {
        fail_start(tag->line, tag->name + ": expected 0 (Ohs) or 1 (Eks), found " + quote(tag->value));
        return std::nullopt;
      }
    }
    if (const Tag* tag = draft_.tag(ball_row_tag)) {
      const auto row = parse_number(trim(tag->value), Board::max_rows);
      if (!row) {
        fail_start(tag->line, tag->name + ": expected the row of the ball, found " + quote(tag->value));
        return std::nullopt;
      }
      rules.ball_row = static_cast<int>(*row);
    }
    return rules;
  }

  // ---- faults

  void fail_start(std::size_t line, std::string reason) {
    draft_.fault = GameTextFault{line, 0, std::move(reason), {}};
  }

  /// What stands where a move should.
  void fail_at(std::size_t at, std::string reason) {
    if (draft_.fault || !set_up()) return;
    count_move();
    fail_move(at, std::move(reason));
  }

  void fail_move(std::size_t at, std::string reason) {
    draft_.fault = GameTextFault{lines_.line_of(at), draft_.number, std::move(reason), legal_turns(draft_.state())};
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
    if (!draft_.fault && set_up()) finish_record();
    GameTextItem item;
    item.number = ++games_;
    item.line = *draft_.line;
    item.result = draft_.told_result().value_or("*");
    if (draft_.fault) {
      item.fault = std::move(*draft_.fault);
    } else {
      item.record = std::move(draft_.record);
    }
    item.warnings = std::move(draft_.warnings);
    if (draft_.warnings_left_out != 0)
      item.warnings.push_back("and " + std::to_string(draft_.warnings_left_out) + " more warnings");
    stopped_ = !visit_(std::move(item));
  }

  /// The event of the host that `Termination` tells of.
  [[nodiscard]] std::optional<Event> host_event() const {
    const Tag* tag = draft_.tag(termination_tag);
    const auto told = draft_.told_result();
    if (tag == nullptr || !told || draft_.state().mover().is_nobody()) return std::nullopt;
    if (tag->value == draw_termination && *told == "1/2-1/2") return Event::draw();
    if (tag->value == forfeit_termination && *told == "1-0") return Event::forfeit(eks);
    if (tag->value == forfeit_termination && *told == "0-1") return Event::forfeit(ohs);
    return std::nullopt;
  }

  void finish_record() {
    Record& record = *draft_.record;
    const auto ending = host_event();
    if (ending) record.apply(*ending);
    add_players(record);
    for (const auto& [key, tag] : draft_.tags) {
      const bool is_rule = tag.name == setup_tag || tag.name == first_tag || tag.name == ball_row_tag;
      const bool is_player = tag.name == player_tags[0] || tag.name == player_tags[1];
      if (is_rule || is_player || tag.name == result_tag || (ending && tag.name == termination_tag)) continue;
      record.set_tag(tag.name, tag.value);
    }
    const auto told = draft_.told_result();
    if (told && *told != result_text(record.state().result())) record.set_tag(result_tag, *told);
    for (const Remark& remark : draft_.remarks)
      record.add_comment(remark.position.value_or(record.events().size()), remark.text);
  }

  void add_players(Record& record) const {
    const Tag* const first = draft_.tag(player_tags[0]);
    const Tag* const second = draft_.tag(player_tags[1]);
    const auto name = [](const Tag* tag) { return tag == nullptr ? std::string() : tag->value; };
    if (first != nullptr || second != nullptr) record.set_seats({name(first), name(second)});
  }

  std::string_view text_;
  FunctionRef<bool(GameTextItem&&)> visit_;
  Scanner scanner_;
  LineCounter lines_;
  Draft draft_;
  std::optional<Number> held_number_;
  std::size_t prose_end_ = 0;  // of the line of prose that was warned of last
  std::size_t games_ = 0;
  bool stopped_ = false;
};

}  // namespace

void read_game_texts(std::string_view text, FunctionRef<bool(GameTextItem&&)> visit) { Reader(text, visit).read(); }

}  // namespace touchline::inline v1::phutball
