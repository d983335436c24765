// Reading game texts (PH-23): from tokens to games.
#include "touchline/core/game_text_reader.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "touchline/phutball/game.hpp"

#include "caption.hpp"
#include "game_text_scanner.hpp"
#include "game_text_tags.hpp"

namespace touchline::inline v1::phutball {
namespace {

constexpr std::size_t most_legal = 500;  // turns named where one is at fault

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

/// What has been read of a game so far.
struct Draft {
  std::map<std::string, Tag, std::less<>> tags;  // by their names in lower case
  std::vector<Remark> remarks;
  std::shared_ptr<Record> record;      // since the first move
  std::optional<std::size_t> printed;  // the move number just read
  bool eks_begins = false;             // three dots stand behind the first number
  std::size_t number = 0;              // of the last move

  [[nodiscard]] const Tag* tag(std::string_view name) const {
    const auto found = tags.find(lower(name));
    return found == tags.end() ? nullptr : &found->second;
  }
  [[nodiscard]] const State& state() const { return *record->state().as<Game>(); }
};

class Reader : public GameTextReader<Reader, Scanner> {
 public:
  using GameTextReader::GameTextReader;

 private:
  friend GameTextReader;

  // ---- tags and comments

  void add_tag(const std::string& name, std::string value, std::size_t line) {
    draft_.tags.insert_or_assign(lower(name), Tag{canonical_name(name), std::move(value), line});  // the last counts
  }

  void add_remark(std::string text) {
    Remark remark{std::nullopt, std::move(text)};
    if (!is_over()) remark.position = draft_.record ? draft_.record->events().size() : 0;
    draft_.remarks.push_back(std::move(remark));
  }

  // ---- moves

  [[nodiscard]] static bool plays(const GameTextToken& token) noexcept { return token.kind == Kind::move; }

  void print_number(const Number& number) {
    if (!has_moves()) draft_.eks_begins = file().substr(number.end).starts_with("...");
    draft_.printed = number.value;
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
    if (has_fault() || !set_up()) return;
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
      fail_move(token.begin,
                what + ": " + (place.empty() || place == what || place == token.text ? "" : place + ": ") + reason);
    }
  }

  void take_word(const GameTextToken& token) {
    if (!has_moves() || is_over()) return warn_of_prose(token);
    fail(token, quote(token.text) + " is no move, comment or result");
  }

  void end_moves() const noexcept {}

  /// The result that the tag tells, else the end of the moves.
  [[nodiscard]] std::optional<std::string> told_result() const {
    const Tag* told = draft_.tag(result_tag);
    return told != nullptr && told->value != "?" && !told->value.empty() ? told->value : terminator();
  }

  // ---- the start

  /// Makes the board ready; false if there is none.
  bool set_up() {
    if (draft_.record) return true;
    if (has_fault()) return false;
    const auto rules = read_rules();
    if (!rules) return false;
    const Tag* setup = draft_.tag(setup_tag);
    try {
      const State start = setup == nullptr ? State(*rules) : parse_position(setup->value, *rules);
      draft_.record = std::make_shared<Record>(AnyState::of<Game>(start));
      return true;
    } catch (const Error& error) {
      const Tag* at = setup != nullptr ? setup : draft_.tag(ball_row_tag);
      fail_start(at == nullptr ? line() : at->line, at == nullptr ? error.what() : at->name + ": " + error.what());
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

  void fail_start(std::size_t line, std::string reason) { set_fault({line, 0, std::move(reason), {}}); }

  /// What stands where a move should.
  void fail(const GameTextToken& token, std::string reason) {
    begin_moves(token.begin);
    if (has_fault() || !set_up()) return;
    count_move();
    fail_move(token.begin, std::move(reason));
  }

  void fail_move(std::size_t at, std::string reason) {
    set_fault({line_of(at), draft_.number, std::move(reason), legal_turns(draft_.state())});
  }

  // ---- whole games

  void forget() { draft_ = Draft{}; }

  /// The event of the host that `Termination` tells of.
  [[nodiscard]] std::optional<Event> host_event() const {
    const Tag* tag = draft_.tag(termination_tag);
    const auto told = told_result();
    if (tag == nullptr || !told || draft_.state().mover().is_nobody()) return std::nullopt;
    if (tag->value == draw_termination && *told == "1/2-1/2") return Event::draw();
    if (tag->value == forfeit_termination && *told == "1-0") return Event::forfeit(eks);
    if (tag->value == forfeit_termination && *told == "0-1") return Event::forfeit(ohs);
    return std::nullopt;
  }

  std::shared_ptr<const Record> finish() {
    if (!set_up()) return nullptr;
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
    const auto told = told_result();
    if (told && *told != result_text(record.state().result())) record.set_tag(result_tag, *told);
    for (const Remark& remark : draft_.remarks)
      record.add_comment(remark.position.value_or(record.events().size()), remark.text);
    return std::move(draft_.record);
  }

  void add_players(Record& record) const {
    const Tag* const first = draft_.tag(player_tags[0]);
    const Tag* const second = draft_.tag(player_tags[1]);
    const auto name = [](const Tag* tag) { return tag == nullptr ? std::string() : tag->value; };
    if (first != nullptr || second != nullptr) record.set_seats({name(first), name(second)});
  }

  Draft draft_;
};

}  // namespace

void read_game_texts(std::string_view text, FunctionRef<bool(GameTextItem&&)> visit) { Reader(text, visit).read(); }

}  // namespace touchline::inline v1::phutball
