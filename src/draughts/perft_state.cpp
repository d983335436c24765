// Perft from a state: moves or steps, with threads, a table, divide and progress.
#include <memory>
#include <vector>

#include "touchline/draughts/notation.hpp"
#include "touchline/draughts/perft.hpp"
#include "touchline/draughts/turns.hpp"

#include "count_leaves.hpp"

namespace touchline::inline v1::draughts {
namespace {

/// A state without its history, so that draws do not cut the tree (DR-17).
struct Bare {
  Position position;
  std::optional<Capture> capture;

  [[nodiscard]] State state() const {
    const Rules rules{Draws::none, Unit::step};
    return capture ? State(rules, position, *capture) : State(rules, position);
  }
};

using Child = PerftChild<Bare>;

Bare after(State state, std::span<const ActionId> steps) {
  for (const ActionId step : steps) state.apply(step);
  return {state.position(), state.capture()};
}

/// In mid-capture the rest of the capture is the first move.
std::vector<Child> children_by_moves(const Bare& parent, bool unique) {
  std::vector<Child> children;
  const State state = parent.state();
  for_each_turn(state, {.unique = unique}, [&](std::span<const ActionId> steps) {
    children.push_back({turn_text(state, steps), after(state, steps)});
    return true;
  });
  return children;
}

std::vector<Child> children_by_steps(const Bare& parent) {
  const State state = parent.state();
  std::vector<ActionId> steps(state.legal({}));
  state.legal(steps);
  std::vector<Child> children;
  children.reserve(steps.size());
  for (const ActionId step : steps) children.push_back({action_text(state, step), after(state, {&step, 1})});
  return children;
}

PerftCount perft_moves(const Bare& root, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  const Repeats repeats = options.unique ? Repeats::dropped : Repeats::kept;
  const auto table = options.hash_mib > 0 ? std::make_unique<PerftTable>(options.hash_mib) : nullptr;
  return run_perft(
      root, depth, options, divide, [&](const Bare& parent) { return children_by_moves(parent, options.unique); },
      [&](const Bare& node, int left) { return count_leaves(node.position, left, repeats, table.get()); });
}

PerftCount perft_steps(const Bare& root, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  return run_perft(root, depth, options, divide, children_by_steps,
                   [](const Bare& node, int left) { return count_step_leaves(node.position, node.capture, left); });
}

}  // namespace

PerftCount perft(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  const bool steps = options.unit == PerftOptions::Unit::steps ||
                     (options.unit == PerftOptions::Unit::actions && state.rules().unit == Unit::step);
  if (steps && options.unique) throw Error(ErrorCode::unsupported, "unique goes with whole moves, not with steps");
  if (depth <= 0) return {1, true};
  if (state.result()) return {0, true};
  const Bare root{state.position(), state.capture()};
  return steps ? perft_steps(root, depth, options, divide) : perft_moves(root, depth, options, divide);
}

}  // namespace touchline::inline v1::draughts
