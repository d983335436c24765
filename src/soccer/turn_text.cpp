// Whole turns in text (SO-26): `end-piece` and `end-turn` are implied by ` / ` and by the end.
#include <string>

#include "touchline/core/error.hpp"
#include "touchline/core/text.hpp"
#include "touchline/soccer/notation.hpp"
#include "touchline/soccer/turns.hpp"

namespace touchline::inline v1::soccer {
namespace {

constexpr std::string_view next_piece = " / ";

[[noreturn]] void no_turn(const std::string& reason) { throw Error(ErrorCode::illegal_action, reason); }

// Plays the texts of a turn one after the other.
class TurnReader {
 public:
  TurnReader(const State& state, std::string_view text) : state_(state), text_(text) {}

  [[nodiscard]] std::vector<ActionId> read() {
    std::string_view left = text_;
    for (bool is_first = true;; is_first = false) {
      const auto slash = left.find('/');
      const std::string_view group = left.substr(0, slash);
      // In mid-turn the first thing may be that the piece in use is done with.
      if (!(is_first && trim(group).empty() && slash != std::string_view::npos)) read_steps(group);
      if (slash == std::string_view::npos) break;
      end_piece();
      left = left.substr(slash + 1);
    }
    if (!is_over_) end_turn();
    return std::move(actions_);
  }

 private:
  void read_steps(std::string_view group) {
    for (;;) {
      const auto comma = group.find(',');
      play(parse_action(state_, group.substr(0, comma)));
      if (comma == std::string_view::npos) return;
      check_piece_goes_on(group);
      group = group.substr(comma + 1);
    }
  }

  void play(ActionId action) {
    if (is_over_) throw Error(ErrorCode::illegal_action, "the turn ends before this", quote(text_));
    state_.apply(action);
    actions_.push_back(action);
    is_over_ = !state_.mid_turn();
  }

  void check_piece_goes_on(std::string_view group) const {
    if (is_over_)
      throw Error(ErrorCode::illegal_action, "the turn ends before the last comma in " + quote(trim(group)),
                  quote(text_));
    if (state_.position().turn().piece == no_square)
      throw Error(ErrorCode::illegal_action,
                  "a piece has " + std::to_string(state_.pitch().steps()) + " steps (SO-6); write / between two pieces",
                  quote(text_));
  }

  void end_piece() {
    if (is_over_) throw Error(ErrorCode::illegal_action, "the turn ends before the /", quote(text_));
    if (state_.position().turn().piece != no_square) return play(id(state_.pitch(), Action::end_piece()));
    // A piece that has made its last step is finished by itself; there must have been one.
    if (actions_.empty()) throw Error(ErrorCode::bad_text, "there is no piece in use that / could end", quote(text_));
  }

  void end_turn() { play(id(state_.pitch(), Action::end_turn())); }

  State state_;
  std::string_view text_;
  std::vector<ActionId> actions_;
  bool is_over_ = false;
};

}  // namespace

std::string turn_text(const State& state, std::span<const ActionId> actions) {
  if (actions.empty()) no_turn("a turn has at least one action");
  State after = state;
  std::string out;
  bool is_over = false;
  for (const ActionId action : actions) {
    if (is_over) no_turn("the turn ends before action " + std::to_string(value(action)));
    const auto known = Action::of(after.pitch(), action);
    const bool is_same_piece = after.position().turn().piece != no_square;
    if (!known || !after.is_legal(action)) throw Error(*after.try_apply(action));
    if (known->is_step() || actions.size() == 1) {
      // In mid-turn the text begins with the step, whoever makes it, or with the `/ ` of an end-piece.
      if (!out.empty() && !out.ends_with("/ ")) out += is_same_piece ? "," : next_piece;
      out += action_text(after, action);
    } else if (known->kind == Action::Kind::end_piece) {
      out += out.empty() ? "/ " : next_piece;
    }
    after.apply(action);
    is_over = !after.mid_turn();
  }
  if (!is_over) no_turn("the turn goes on after " + out);
  return out;
}

std::vector<ActionId> parse_turn(const State& state, std::string_view text) {
  if (state.result()) throw Error(ErrorCode::game_over, "the game is finished; no turn is legal");
  return TurnReader(state, text).read();
}

}  // namespace touchline::inline v1::soccer
