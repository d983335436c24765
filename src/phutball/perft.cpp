#include "touchline/phutball/perft.hpp"

#include <array>
#include <memory>
#include <vector>

#include "touchline/phutball/notation.hpp"
#include "touchline/phutball/turns.hpp"

#include "../core/count_table.hpp"
#include "counted_place.hpp"

namespace touchline::inline v1::phutball {
namespace {

// A turn that a listing delivered is legal, so no action of it is refused.
State after(State state, std::span<const ActionId> actions) {
  for (const ActionId action : actions) static_cast<void>(state.try_apply(action));
  return state;
}

// Counts below states of one game's rules, and keeps the counts that took long where there is a table.
class Counter {
 public:
  Counter(const TurnOptions& turns, std::size_t hash_mib)
      : turns_(turns), table_(hash_mib == 0 ? nullptr : std::make_unique<CountTable<CountedPlace>>(hash_mib)) {}

  [[nodiscard]] std::uint64_t turns(const State& state, int depth) const {
    if (depth == 0) return 1;
    if (depth == 1 && !turns_.unique) return count_turns(state);
    return kept(state, depth, [&] {
      std::uint64_t leaves = 0;
      for_each_turn(state, turns_, [&](std::span<const ActionId> actions) {
        leaves += depth == 1 ? 1 : turns(after(state, actions), depth - 1);
        return true;
      });
      return leaves;
    });
  }

  [[nodiscard]] std::uint64_t actions(const State& state, int depth) const {
    if (depth == 0) return 1;
    if (depth == 1) return state.legal({});
    return kept(state, depth, [&] {
      std::array<ActionId, Board::max_points + 9> actions;
      const std::size_t count = state.legal(actions);
      std::uint64_t leaves = 0;
      for (std::size_t i = 0; i < count; ++i) leaves += this->actions(after(state, {&actions[i], 1}), depth - 1);
      return leaves;
    });
  }

 private:
  template <class Count>
  [[nodiscard]] std::uint64_t kept(const State& state, int depth, const Count& count) const {
    if (table_ == nullptr || depth == 1 || state.mover().is_nobody()) return count();
    const CountedPlace place(state, depth);
    if (const auto known = table_->find(place)) return *known;
    const std::uint64_t leaves = count();
    table_->add(place, leaves);
    return leaves;
  }

  TurnOptions turns_;
  std::unique_ptr<CountTable<CountedPlace>> table_;
};

// Turn by turn, holding none of them.
PerftCount perft_serially(const State& state, int depth, const PerftOptions& options, const TurnOptions& turns,
                          const Counter& counter, const DivideVisitor* divide) {
  PerftCount total;
  for_each_turn(state, turns, [&](std::span<const ActionId> actions) {
    const std::uint64_t leaves = counter.turns(after(state, actions), depth - 1);
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
  if (depth == 0) return {1, true};
  TurnOptions turns;
  turns.unique = options.unique;
  const Counter counter(turns, options.hash_mib);
  if (depth == 1 && divide == nullptr) return {counter.turns(state, 1), true};
  if (depth == 1 || has_many_turns(state, turns)) return perft_serially(state, depth, options, turns, counter, divide);
  const auto expand = [&](const State& parent) {
    std::vector<PerftChild<State>> children;
    for_each_turn(parent, turns, [&](std::span<const ActionId> actions) {
      children.push_back({turn_text(parent, actions), after(parent, actions)});
      return true;
    });
    return children;
  };
  const auto count = [&](const State& node, int left) { return counter.turns(node, left); };
  return run_perft(state, depth, options, divide, expand, count);
}

PerftCount perft_actions(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  if (options.unique) throw Error(ErrorCode::unsupported, "unique results are counted for whole turns");
  const auto expand = [](const State& parent) {
    std::vector<PerftChild<State>> children;
    std::vector<ActionId> actions(parent.legal({}));
    parent.legal(actions);
    children.reserve(actions.size());
    for (const ActionId action : actions)
      children.push_back({action_text(parent, action), after(parent, {&action, 1})});
    return children;
  };
  const Counter counter({}, options.hash_mib);
  const auto count = [&](const State& node, int left) { return counter.actions(node, left); };
  return run_perft(state, depth, options, divide, expand, count);
}

}  // namespace

PerftCount perft(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  using Unit = PerftOptions::Unit;
  if (options.unit == Unit::actions || options.unit == Unit::steps) return perft_actions(state, depth, options, divide);
  return perft_turns(state, depth, options, divide);
}

}  // namespace touchline::inline v1::phutball
