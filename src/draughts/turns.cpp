#include "touchline/draughts/turns.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "touchline/core/error.hpp"

#include "move_text.hpp"

namespace touchline::inline v1::draughts {
namespace {

// The ways to finish the capture of a piece on `at` (DR-11, DR-13), as moves from there. As deep as a move has hops.
void list_rest(const Position& position, Square at, SquareSet jumped, Move so_far, int hops, MoveList& out) {
  const unsigned directions = position.jumps(at, jumped);
  if (directions == 0 && hops > 0) out.push_back(so_far);
  for (const unsigned hop : {1U, 2U, 7U, 8U}) {  // the jumps, in the order in which moves rise
    const Direction direction = Move::direction(hop);
    if ((directions >> static_cast<unsigned>(direction) & 1) == 0) continue;
    const Square landing = *neighbour(at, direction, 2);
    SquareSet more = jumped;
    more.insert(*neighbour(at, direction));
    list_rest(position.with_piece_moved(at, landing), landing, more, so_far.with_hop(hops, hop), hops + 1, out);
  }
}

// The whole moves from here, in mid-capture the ways to finish it; none when the game is over.
void list_turns(const State& state, MoveList& out) {
  out.clear();
  if (state.result()) return;
  if (const auto& capture = state.capture()) {
    list_rest(state.position(), capture->at, capture->jumped, Move::from(capture->at), 0, out);
  } else {
    state.position().moves(out);
  }
}

Position outcome(const State& state, Move move) {
  if (!state.capture()) return state.position().after(move);
  Position position = state.position();
  Square at = move.from();
  SquareSet jumped = state.capture()->jumped;
  for (int i = 0; i < move.length(); ++i) {
    const Direction direction = Move::direction(move.hop(i));
    const Square landing = *neighbour(at, direction, 2);
    jumped.insert(*neighbour(at, direction));
    position = position.with_piece_moved(at, landing);
    at = landing;
  }
  return position.with_move_ended(at, jumped);
}

// The actions of a whole move: itself, or its steps.
class Actions {
 public:
  Actions(Unit unit, Move move) {
    if (unit == Unit::move) {
      actions_[size_++] = move.action();
      return;
    }
    Square at = move.from();
    for (int i = 0; i < move.length(); ++i) {
      const Direction direction = Move::direction(move.hop(i));
      actions_[size_++] = Step{at, direction}.action();
      at = *neighbour(at, direction, move.is_capture() ? 2 : 1);
    }
  }
  [[nodiscard]] std::span<const ActionId> span() const noexcept { return {actions_.data(), size_}; }

 private:
  std::array<ActionId, Move::max_hops> actions_{};
  std::size_t size_ = 0;
};

[[noreturn]] void no_turn(const std::string& reason) { throw Error(ErrorCode::illegal_action, reason); }

std::string steps_text(const State& state, std::span<const ActionId> steps) {
  State after = state;
  std::string out;
  for (const ActionId action : steps) {
    if (!out.empty() && !after.mid_turn()) no_turn("the move ends before " + action_text(state, action));
    const bool is_jump = after.capture() || after.position().has_capture();
    after.apply(action);
    const Step step = Step::of(action);
    if (out.empty()) out = std::to_string(number(step.from));
    out += is_jump ? 'x' : '-';
    out += std::to_string(number(*neighbour(step.from, step.direction, is_jump ? 2 : 1)));
  }
  if (after.mid_turn()) no_turn("the capture goes on after " + out);  // DR-11
  return out;
}

}  // namespace

Listing for_each_turn(const State& state, const TurnOptions& options, TurnVisitor visit) {
  MoveList moves;
  list_turns(state, moves);
  std::array<Position, MoveList::capacity> outcomes;  // of the turns delivered
  std::size_t delivered = 0;
  for (const Move move : moves) {
    const Position reached = outcome(state, move);
    const auto end = outcomes.begin() + static_cast<std::ptrdiff_t>(delivered);
    if (options.unique && std::find(outcomes.begin(), end, reached) != end) continue;  // DR-14
    if (delivered == options.limit) return Listing::cut;
    outcomes[delivered++] = reached;
    if (!visit(Actions(state.rules().unit, move).span())) return Listing::stopped;
  }
  return Listing::complete;
}

std::string turn_text(const State& state, std::span<const ActionId> actions) {
  if (actions.empty()) no_turn("a move has at least one action");
  if (state.rules().unit == Unit::step) return steps_text(state, actions);
  if (actions.size() > 1) no_turn("a move is one action here, not " + std::to_string(actions.size()));
  return text(Move(actions.front()));
}

std::vector<ActionId> parse_turn(const State& state, std::string_view text) {
  if (state.result()) throw Error(ErrorCode::game_over, "the game is over; no move is legal");
  MoveList moves;
  list_turns(state, moves);
  const Actions actions(state.rules().unit, choose_move(text, state.position(), moves));
  return {actions.span().begin(), actions.span().end()};
}

}  // namespace touchline::inline v1::draughts
