// Reading PDN (DR-20): from tokens to games.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "touchline/core/error.hpp"
#include "touchline/core/game_text_reader.hpp"
#include "touchline/core/text.hpp"
#include "touchline/draughts/pdn.hpp"

#include "move_text.hpp"
#include "pdn_record.hpp"
#include "pdn_replay.hpp"
#include "pdn_scanner.hpp"
#include "pdn_tags.hpp"

namespace touchline::inline v1::draughts {
namespace {

// 1118: two squares of two digits each. No game has so many moves that this could be a number of theirs.
bool is_move_without_sign(std::string_view digits) noexcept {
  constexpr std::uint64_t squares = 32;
  if (digits.size() != 4) return false;
  const auto from = parse_number(digits.substr(0, 2), squares), to = parse_number(digits.substr(2), squares);
  return from && to && *from != 0 && *to != 0;
}

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
  PdnDocument document;
  Position start;
  std::optional<PdnReplay> replay;  // since the first move
  std::optional<Pending> pending;
  std::size_t printed = 1;  // a move number and the move that it stands before
  std::size_t printed_ply = 0;
};

class PdnReader : public GameTextReader<PdnReader, PdnScanner> {
 public:
  using GameTextReader::GameTextReader;

 private:
  friend GameTextReader;

  // ---- tags and comments

  void add_tag(const std::string& name, std::string value, std::size_t line) {
    draft_.document.set_tag(name, std::move(value), line);
  }

  void add_remark(std::string text) {
    const std::size_t position = is_over() ? PdnDocument::at_the_end : plies();
    draft_.document.remarks.push_back({position, std::move(text)});
  }

  // ---- moves

  /// Moves read so far, the one that may still go on among them.
  [[nodiscard]] std::size_t plies() const noexcept {
    return (draft_.replay ? draft_.replay->plies() : 0) + (draft_.pending ? 1U : 0U);
  }

  /// A move, or one in letters, which is refused.
  [[nodiscard]] static bool plays(const PdnToken& token) noexcept {
    return token.kind == Kind::move || (token.kind == Kind::word && token.is_in_letters);
  }

  void print_number(const Number& number) {
    const std::string_view digits = file().substr(number.begin, number.end - number.begin);
    const bool in_a_game = has_moves() || !draft_.document.tags.empty();
    if (in_a_game && is_move_without_sign(digits))
      return fail_at(number.begin, quote(digits) + " is a move without a sign; write " +
                                       std::string(digits.substr(0, 2)) + "-" + std::string(digits.substr(2)));
    draft_.printed = number.value;
    draft_.printed_ply = plies();
  }

  [[nodiscard]] PdnPlace place_of(const PdnToken& token) const noexcept { return place_at(token.begin); }
  [[nodiscard]] PdnPlace place_at(std::size_t begin) const noexcept {
    return {begin, draft_.printed + (plies() - draft_.printed_ply) / 2};
  }

  void take_move(const PdnToken& token) {
    begin_moves(token.begin);
    if (has_fault() || !set_up()) return;
    auto& pending = draft_.pending;
    if (pending && token.move.front() == pending->whole.back()) return go_on(token);
    play_pending();
    if (has_fault()) return;
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
    if (is_split && !has_fault()) play(pending.last, pending.last_place);
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
    if (!token.is_in_letters && is_between_games()) return warn_of_prose(token);
    const std::string what = quote(token.text);
    if (token.is_in_letters)
      return fail(token,
                  what + " is a move in letters and figures (a3-b4); English draughts is read in numbers (11-15)");
    fail(token, what + " is no move, comment or result");
  }

  void end_moves() {
    if (!has_fault() && set_up()) play_pending();
    draft_.document.terminator = terminator();
  }

  [[nodiscard]] std::optional<std::string> told_result() const { return draft_.document.result(); }

  // ---- the start

  /// Makes the board ready; false if there is none.
  bool set_up() {
    if (draft_.replay) return true;
    if (has_fault() || !check_game_type()) return false;
    if (draft_.document.has_set_up()) {
      const PdnTag& tag = *draft_.document.tag("fen");
      try {
        draft_.start = parse_fen(tag.value);
      } catch (const Error& error) {
        fail_start(tag.line, "FEN " + quote(tag.value) + ", " + error.what());
        return false;
      }
    }
    draft_.replay.emplace(draft_.start);
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

  void fail_start(std::size_t line, std::string reason) { set_fault({line, 0, std::move(reason), {}}); }

  void fail_move(const PdnPlace& place, std::string reason, const Position& position) {
    MoveList legal;
    position.moves(legal);
    set_fault({line_of(place.offset), place.number, std::move(reason), texts_of(legal)});
  }

  /// What stands in the place of a move and is none.
  void fail(const PdnToken& token, const std::string& reason) { fail_at(token.begin, reason); }

  void fail_at(std::size_t begin, const std::string& reason) {
    begin_moves(begin);
    if (has_fault() || !set_up()) return;
    const PdnPlace place = place_at(begin);
    play_pending();
    if (!has_fault()) fail_move(place, reason, draft_.replay->position());
  }

  void check_ambiguity() {
    if (has_fault() || !draft_.replay->is_ambiguous()) return;
    const PdnReplay::Fork& fork = draft_.replay->fork();
    std::vector<std::string> choices;
    for (const Move move : draft_.replay->choices()) choices.push_back(text(move));
    const std::string reason = quote(to_string(fork.text)) + ": " + std::to_string(choices.size()) +
                               " captures fit: " + list_of(choices) + "; write every landing square";
    fail_move(fork.place, reason, fork.position);
  }

  // ---- whole games

  void forget() { draft_ = Draft{}; }

  std::shared_ptr<const Record> finish() {
    if (!set_up()) return nullptr;
    play_pending();
    check_ambiguity();
    if (has_fault()) return nullptr;
    return make_pdn_record(draft_.start, draft_.replay->events(), draft_.document);
  }

  Draft draft_;
};

}  // namespace

void read_pdn(std::string_view text, FunctionRef<bool(GameTextItem&&)> visit) { PdnReader(text, visit).read(); }

}  // namespace touchline::inline v1::draughts
