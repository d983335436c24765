#include "touchline/phutball/perft.hpp"

#include <array>
#include <vector>

#include "touchline/phutball/notation.hpp"
#include "touchline/phutball/turns.hpp"

namespace touchline::inline v1::phutball {
namespace {

// A turn that a listing delivered is legal, so no action of it is refused.
State after(State state, std::span<const ActionId> actions) {
  for (const ActionId action : actions) static_cast<void>(state.try_apply(action));
  return state;
}

std::uint64_t count_turns(const State& state, int depth, const TurnOptions& options) {
  if (depth == 0) return 1;
  if (depth == 1 && !options.unique) return count_turns(state);
  std::uint64_t leaves = 0;
  for_each_turn(state, options, [&](std::span<const ActionId> actions) {
    leaves += depth == 1 ? 1 : count_turns(after(state, actions), depth - 1, options);
    return true;
  });
  return leaves;
}

std::uint64_t count_actions(const State& state, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return state.legal({});
  std::array<ActionId, Board::max_points + 9> actions;
  const std::size_t count = state.legal(actions);
  std::uint64_t leaves = 0;
  for (std::size_t i = 0; i < count; ++i) leaves += count_actions(after(state, {&actions[i], 1}), depth - 1);
  return leaves;
}

// Turn by turn, holding none of them.
PerftCount perft_serially(const State& state, int depth, const PerftOptions& options, const TurnOptions& turns,
                          const DivideVisitor* divide) {
  PerftCount total;
  for_each_turn(state, turns, [&](std::span<const ActionId> actions) {
    const std::uint64_t leaves = count_turns(after(state, actions), depth - 1, turns);
    total.nodes += leaves;
    if (divide != nullptr) (*divide)(turn_text(state, actions), leaves);
    total.complete = !options.progress || options.progress(total.nodes, 0);
    return total.complete;
  });
  return total;
}

// Whether a state has more turns than one would hold in memory with the states that they lead to.
bool has_many_turns(const State& state, TurnOptions turns) {
  turns.limit = 100'000;
  return for_each_turn(state, turns, [](std::span<const ActionId>) { return true; }) == Listing::cut;
}

PerftCount perft_turns(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  TurnOptions turns;
  turns.unique = options.unique;
  if (depth == 1 && divide == nullptr) return {count_turns(state, 1, turns), true};
  if (depth == 1 || has_many_turns(state, turns)) return perft_serially(state, depth, options, turns, divide);
  const auto expand = [&](const State& parent) {
    std::vector<PerftChild<State>> children;
    for_each_turn(parent, turns, [&](std::span<const ActionId> actions) {
      children.push_back({turn_text(parent, actions), after(parent, actions)});
      return true;
    });
    return children;
  };
  const auto count = [&](const State& node, int left) { return count_turns(node, left, turns); };
  return run_perft(state, depth, options, divide, expand, count);
}

PerftCount perft_actions(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  if (options.unique) throw Error(ErrorCode::unsupported, "unique results are counted for whole turns");
  const auto expand = [](const State& parent) {
    std::vector<PerftChild<State>> children;
    std::vector<ActionId> actions(parent.legal({}));
    parent.legal(actions);
    for (const ActionId action : actions)
      children.push_back({action_text(parent, action), after(parent, {&action, 1})});
    return children;
  };
  return run_perft(state, depth, options, divide, expand, count_actions);
}

}  // namespace

PerftCount perft(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  using Unit = PerftOptions::Unit;
  if (options.unit == Unit::actions || options.unit == Unit::steps) return perft_actions(state, depth, options, divide);
  return perft_turns(state, depth, options, divide);
}

}  // namespace touchline::inline v1::phutball
