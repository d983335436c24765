#include "touchline/soccer/notation.hpp"

#include <array>
#include <optional>

#include "touchline/core/error.hpp"
#include "touchline/core/text.hpp"

#include "refusal.hpp"

namespace touchline::inline v1::soccer {
namespace {

constexpr std::string_view end_piece_text = "end-piece";
constexpr std::string_view end_turn_text = "end-turn";
constexpr std::string_view pass_turn_text = "pass-turn";

std::string name_on(const Pitch& pitch, Square square) { return pitch.is_on_board(square) ? name(square) : "-"; }

std::string step_text(const State& state, Action action) {
  const Pitch& pitch = state.pitch();
  const Square next = neighbour(action.piece, action.direction);
  if (action.kind == Action::Kind::run) {
    const char mark = next == state.position().ball() ? 'x' : '-';
    return name(action.piece) + mark + name_on(pitch, next);
  }
  const Square to = neighbour(next, action.direction, action.length);
  const bool is_goal = pitch.is_own_goal(red, to) || pitch.is_own_goal(blue, to);
  return name(action.piece) + ":" + name_on(pitch, next) + ">" + name_on(pitch, to) + (is_goal ? "#" : "");
}

// Lower case, without white space.
std::string squeezed(std::string_view text) {
  std::string out;
  for (const char c : lower(text))
    if (c != ' ' && c != '\t' && c != '\n' && c != '\r') out += c;
  return out;
}

[[noreturn]] void unreadable(std::string_view text, const std::string& reason) {
  throw Error(ErrorCode::bad_text, reason, quote(text));
}

constexpr std::string_view grammar =
    "a step is F6-F7 (a move), F6xF7 (a dribble) or F6:F7>F11 (a pass); other actions are end-piece, end-turn and "
    "pass-turn";

// Reads one step of the side on move.
class StepReader {
 public:
  StepReader(const State& state, std::string_view text) : state_(state), text_(text), said_(squeezed(text)) {}

  [[nodiscard]] Action read() const {
    if (const auto mark = said_.find_first_of("-x"); mark != std::string::npos) return read_run(mark);
    if (const auto mark = said_.find('>'); mark != std::string::npos) return read_pass(mark);
    unreadable(text_, std::string(grammar));
  }

 private:
  [[nodiscard]] Square square(std::string_view name) const {
    const auto square = square_named(name);
    if (!square) unreadable(text_, quote(name) + " is no square; " + std::string(grammar));
    if (!state_.pitch().is_on_board(*square))
      unreadable(text_, "there is no " + soccer::name(*square) + " on a board of " +
                            std::to_string(state_.pitch().columns()) + " columns and " +
                            std::to_string(state_.pitch().rows()) + " rows");
    return *square;
  }

  [[nodiscard]] Action read_run(std::size_t mark) const {
    const std::string_view said = said_;
    const Square from = square(said.substr(0, mark)), to = square(said.substr(mark + 1));
    if (distance(from, to) != 1)
      unreadable(text_, name(to) + " is not next to " + name(from) + "; a piece goes one square a step (SO-10)");
    const bool is_dribble = said[mark] == 'x', is_ball = to == state_.position().ball();
    if (is_dribble && !is_ball)
      unreadable(text_, "the ball is on " + name(state_.position().ball()) + ", so this is a move: write " +
                            name(from) + "-" + name(to));
    if (!is_dribble && is_ball)
      unreadable(text_, "the ball is on " + name(to) + ", so this is a dribble: write " + name(from) + "x" + name(to));
    return Action::run(from, line(from, to)->direction);
  }

  [[nodiscard]] Action read_pass(std::size_t mark) const {
    std::string_view front = std::string_view(said_).substr(0, mark),
                     to_name = std::string_view(said_).substr(mark + 1);
    const bool is_goal = to_name.ends_with('#');
    if (is_goal) to_name.remove_suffix(1);
    const Square ball = state_.position().ball();
    if (const auto colon = front.find(':'); colon != std::string_view::npos) {
      if (square(front.substr(colon + 1)) != ball) unreadable(text_, "the ball is on " + name(ball));
      front = front.substr(0, colon);
    }
    const Square piece = square(front), to = square(to_name);
    const auto kick = line(piece, ball), path = line(ball, to);
    if (!kick || kick->length != 1)
      unreadable(text_, "a pass is made by a piece next to the ball, which is on " + name(ball) + " (SO-12)");
    if (!path || path->direction != kick->direction)
      unreadable(text_, name(to) + " is not in the line from " + name(piece) + " through the ball on " + name(ball) +
                            " (SO-12)");
    if (is_goal && !state_.pitch().is_own_goal(red, to) && !state_.pitch().is_own_goal(blue, to))
      unreadable(text_, name(to) + " is no goal square; leave out the #");
    return Action::pass(piece, kick->direction, path->length);
  }

  const State& state_;
  std::string_view text_;
  std::string said_;
};

std::optional<Action> ending_named(std::string_view said) {
  if (said == end_piece_text || said == "endpiece") return Action::end_piece();
  if (said == end_turn_text || said == "endturn") return Action::end_turn();
  if (said == pass_turn_text || said == "passturn") return Action::pass_turn();
  return std::nullopt;
}

}  // namespace

std::string action_text(const State& state, ActionId action) {
  const auto known = Action::of(state.pitch(), action);
  if (!known)
    throw Error(ErrorCode::illegal_action, "action " + std::to_string(value(action)) + " is none of these rules");
  switch (known->kind) {
    case Action::Kind::end_piece:
      return std::string(end_piece_text);
    case Action::Kind::end_turn:
      return std::string(end_turn_text);
    case Action::Kind::pass_turn:
      return std::string(pass_turn_text);
    default:
      return step_text(state, *known);
  }
}

std::string legal_texts(const State& state) {
  std::array<ActionId, 20> actions;
  const std::size_t count = state.legal(actions);
  if (count == 0) return "none";
  std::string out;
  for (std::size_t i = 0; i < count && i < actions.size(); ++i)
    out.append(i == 0 ? "" : ", ").append(action_text(state, actions[i]));
  if (count > actions.size()) out.append(" and ").append(std::to_string(count - actions.size())).append(" more");
  return out;
}

ActionId parse_action(const State& state, std::string_view text) {
  if (state.result()) throw Error(ErrorCode::game_over, "the game is finished; no action is legal");
  const auto ending = ending_named(squeezed(text));
  const Action action = ending ? *ending : StepReader(state, text).read();
  const Pitch& pitch = state.pitch();
  if (!state.position().is_legal(pitch, action)) throw Error(refusal(state, action, text));
  return id(pitch, action);
}

}  // namespace touchline::inline v1::soccer
