// Perft from a state: moves or steps, with threads, divide and progress.
#include <vector>

#include "touchline/draughts/move_list.hpp"
#include "touchline/draughts/notation.hpp"
#include "touchline/draughts/perft.hpp"
#include "touchline/draughts/turns.hpp"

namespace touchline::inline v1::draughts {
namespace {

using Child = PerftChild<Position>;

// The children of a bare position by whole moves; with `unique` those that lead to a position already met are left out.
std::vector<Child> children_by_move(const Position& position, bool unique) {
  MoveList moves;
  position.moves(moves);
  std::vector<Child> children;
  for (const Move move : moves) {
    const Position next = position.after(move);
    bool met = false;
    if (unique)
      for (const Child& child : children) met = met || child.node == next;
    if (!met) children.push_back({text(move), next});
  }
  return children;
}

PerftCount perft_moves(const Position& position, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  const auto expand = [&](const Position& parent) { return children_by_move(parent, options.unique); };
  const auto count = [&](const Position& node, int left) {
    return options.unique ? perft_unique(node, left) : perft(node, left);
  };
  return run_perft(position, depth, options, divide, expand, count);
}

// The state without its history, so that draws do not cut the tree (DR-17).
State bare(const State& state, Unit unit) {
  const Rules rules{Draws::none, unit};
  if (state.capture()) return {rules, state.position(), *state.capture()};
  return {rules, state.position()};
}

PerftCount perft_steps(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  const auto expand = [](const State& parent) {
    std::vector<PerftChild<State>> children;
    std::vector<ActionId> actions(parent.legal({}));
    parent.legal(actions);
    for (const ActionId action : actions) {
      children.push_back({action_text(parent, action), parent});
      children.back().node.apply(action);
    }
    return children;
  };
  const auto count = [&](const auto& self, const State& node, int left) -> std::uint64_t {
    if (left == 0) return 1;
    if (left == 1) return node.legal({});
    std::uint64_t leaves = 0;
    for (const auto& child : expand(node)) leaves += self(self, child.node, left - 1);
    return leaves;
  };
  return run_perft(bare(state, Unit::step), depth, options, divide, expand,
                   [&](const State& node, int left) { return count(count, node, left); });
}

// In mid-capture the rest of the capture is the first move.
PerftCount perft_mid_capture(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  std::vector<Child> first;
  TurnOptions turns;
  turns.unique = options.unique;
  for_each_turn(state, turns, [&](std::span<const ActionId> actions) {
    State after = bare(state, Unit::step);
    for (const ActionId action : actions) after.apply(action);
    first.push_back({turn_text(state, actions), after.position()});
    return true;
  });
  PerftCount total{0, true};
  for (const Child& child : first) {
    const PerftCount below = perft_moves(child.node, depth - 1, options, nullptr);
    total.nodes += below.nodes;
    total.complete = total.complete && below.complete;
    if (divide != nullptr) (*divide)(child.text, below.nodes);
  }
  return total;
}

}  // namespace

PerftCount perft(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  const bool steps = options.unit == PerftOptions::Unit::steps ||
                     (options.unit == PerftOptions::Unit::actions && state.rules().unit == Unit::step);
  if (steps && options.unique) throw Error(ErrorCode::unsupported, "unique goes with whole moves, not with steps");
  if (depth == 0) return {1, true};
  if (state.result()) return {0, true};
  if (steps) return perft_steps(state, depth, options, divide);
  if (state.capture()) return perft_mid_capture(state, depth, options, divide);
  return perft_moves(state.position(), depth, options, divide);
}

}  // namespace touchline::inline v1::draughts
