#include "touchline/soccer/perft.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "touchline/soccer/notation.hpp"
#include "touchline/soccer/state.hpp"
#include "touchline/soccer/turns.hpp"

#include "../core/count_table.hpp"
#include "counted_place.hpp"
#include "steps.hpp"

namespace touchline::inline v1::soccer {
namespace {

using Table = CountTable<CountedPlace>;

// What becomes of the last ply.
enum class LastPly : std::uint8_t { counted, played };

// Counts actions below states of one game's rules.
template <LastPly last_ply>
class ActionCounter {
 public:
  ActionCounter(const Rules& rules, Table* table) noexcept : rules_(rules), pitch_(rules), table_(table) {}

  [[nodiscard]] std::uint64_t count(const State& state, int depth) const noexcept {
    if (depth == 0) return 1;
    if (state.result()) return 0;
    Position position = state.position();
    return count(position, {state.score(), state.turns()}, depth);
  }

 private:
  // What of a state is not in its position.
  struct Standing {
    Score score;
    int turns;
  };

  std::uint64_t count(Position& position, Standing standing, int depth) const noexcept {
    if constexpr (last_ply == LastPly::played) {
      if (depth == 0) return 1;
    } else {
      if (depth == 1) return position.count(pitch_);
    }
    if (table_ == nullptr || depth < 3) return count_children(position, standing, depth);
    const CountedPlace place{position, standing.score, standing.turns, depth};
    if (const auto known = table_->find(place)) return *known;
    const std::uint64_t leaves = count_children(position, standing, depth);
    table_->add(place, leaves);
    return leaves;
  }

  std::uint64_t count_children(Position& position, Standing standing, int depth) const noexcept {
    std::uint64_t leaves = 0;
    for_each_action(pitch_, position, [&](Action action) {
      const Position::Saved saved = position.save(action);
      const Seat mover = position.to_move();
      const Outcome outcome = position.play(pitch_, action);
      if (outcome == Outcome::goes_on) {
        leaves += count(position, standing, depth - 1);
      } else if (outcome == Outcome::turn_over) {
        leaves += count_after_turn(position, standing, depth - 1);
      } else {
        leaves += count_after_goal(mover, standing, depth - 1);
      }
      position.restore(saved);
      return true;
    });
    return leaves;
  }

  std::uint64_t count_after_turn(Position& position, Standing standing, int depth) const noexcept {
    if (depth == 0) return 1;
    if (rules_.max_turns != 0 && ++standing.turns == rules_.max_turns) return 0;  // SO-22
    return count(position, standing, depth);
  }

  std::uint64_t count_after_goal(Seat scorer, Standing standing, int depth) const noexcept {
    if (depth == 0) return 1;
    if (++standing.score[static_cast<std::size_t>(scorer)] == rules_.goals_to_win) return 0;  // SO-22
    Position position = kick_off(rules_, pitch_, other(scorer));                              // SO-21
    return count_after_turn(position, standing, depth);
  }

  Rules rules_;
  Pitch pitch_;
  Table* table_;
};

// The state after a whole turn.
State after(const State& state, std::span<const ActionId> actions) noexcept {
  State next = state;
  for (const ActionId action : actions) next.play(*Action::of(state.pitch(), action));
  return next;
}

// Counts whole turns, those that lead to the same state included. What counts returns false once it is to end.
class TurnCounter {
 public:
  explicit TurnCounter(PerftWatch& watch) noexcept : watch_(watch) {}

  bool count(const State& state, int depth) {
    if (depth == 0) return watch_.add(1);
    if (state.result()) return watch_.add(0);
    if (depth == 1) {
      Position position = state.position();
      return count_endings(state.pitch(), position);
    }
    const Listing listing = for_each_turn(
        state, {}, [&](std::span<const ActionId> actions) { return count(after(state, actions), depth - 1); });
    return listing == Listing::complete;
  }

 private:
  // The ways to end the turn.
  bool count_endings(const Pitch& pitch, Position& position) {
    const Turn turn = position.turn();
    const bool is_last_step = turn.piece != no_square && turn.used() == pitch.pieces() && turn.steps_left == 1;
    if (is_last_step) return watch_.add(position.count(pitch));
    return for_each_action(pitch, position, [&](Action action) {
      const Position::Saved saved = position.save(action);
      const Outcome outcome = position.play(pitch, action);
      const bool goes_on = outcome == Outcome::goes_on ? count_endings(pitch, position) : watch_.add(1);
      position.restore(saved);
      return goes_on;
    });
  }

  PerftWatch& watch_;
};

// The same with one turn for each result.
bool count_unique(const State& state, int depth, PerftWatch& watch) {
  if (depth == 0) return watch.add(1);
  if (state.result()) return watch.add(0);
  TurnOptions options;
  options.unique = true;
  const Listing listing = for_each_turn(state, options, [&](std::span<const ActionId> actions) {
    return depth == 1 ? watch.add(1) : count_unique(after(state, actions), depth - 1, watch);
  });
  return listing == Listing::complete;
}

bool count_turns(const State& state, int depth, bool unique, PerftWatch& watch) {
  return unique ? count_unique(state, depth, watch) : TurnCounter(watch).count(state, depth);
}

// Turn by turn: there are far too many first turns to keep them all.
PerftCount divide_turns(const State& state, int depth, const PerftOptions& options, DivideVisitor divide) {
  PerftCount total;
  const auto report = [&](std::uint64_t more) {
    total.nodes += more;
    return !options.progress || options.progress(total.nodes, 0.0);
  };
  TurnOptions turns;
  turns.unique = options.unique;
  const Listing listing = for_each_turn(state, turns, [&](std::span<const ActionId> actions) {
    PerftWatch watch(report);
    if (!count_turns(after(state, actions), depth - 1, options.unique, watch)) return false;
    divide(turn_text(state, actions), watch.leaves());
    return report(watch.unreported());
  });
  total.complete = listing == Listing::complete;
  return total;
}

// A state with the whole turns that are still to be played below it.
struct TurnNode {
  State state;
  int depth;
};

// The parts for the threads: by first action, or with `unique`, where the first turns of all parts have to be
// different, by first turn. What has too many of those to hold in memory is one part.
std::vector<PerftChild<TurnNode>> parts_of(const TurnNode& node, bool unique) {
  constexpr std::uint64_t most_parts = 100'000;
  std::vector<PerftChild<TurnNode>> parts;
  if (unique) {
    if (node.depth == 1) return {{{}, node}};
    TurnOptions options;
    options.unique = true;
    options.limit = most_parts;
    const Listing listing = for_each_turn(node.state, options, [&](std::span<const ActionId> actions) {
      parts.push_back({{}, {after(node.state, actions), node.depth - 1}});
      return true;
    });
    if (listing == Listing::cut) return {{{}, node}};
    return parts;
  }
  std::vector<ActionId> actions(node.state.legal({}));
  node.state.legal(actions);
  for (const ActionId action : actions) {
    const State next = after(node.state, {&action, 1});
    parts.push_back({{}, {next, next.mid_turn() ? node.depth : node.depth - 1}});
  }
  return parts;
}

PerftCount perft_turns(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  if (depth == 0) return {1, true};
  if (divide != nullptr) return divide_turns(state, depth, options, *divide);
  const auto expand = [&](const TurnNode& node) { return parts_of(node, options.unique); };
  const auto count = [&](const TurnNode& node, int, PerftWatch& watch) {
    count_turns(node.state, node.depth, options.unique, watch);
  };
  constexpr int parts_below_root = 2;  // the depth that makes run_perft expand the root and count below it
  return run_perft(TurnNode{state, depth}, parts_below_root, options, nullptr, expand, count);
}

std::vector<PerftChild<State>> children_of(const State& state) {
  std::vector<PerftChild<State>> children;
  std::vector<ActionId> actions(state.legal({}));
  state.legal(actions);
  children.reserve(actions.size());
  for (const ActionId action : actions) children.push_back({action_text(state, action), after(state, {&action, 1})});
  return children;
}

}  // namespace

std::uint64_t perft(const State& state, int depth) noexcept {
  return ActionCounter<LastPly::counted>(state.rules(), nullptr).count(state, depth);
}

std::uint64_t perft_without_bulk(const State& state, int depth) noexcept {
  return ActionCounter<LastPly::played>(state.rules(), nullptr).count(state, depth);
}

PerftCount perft(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  using Unit = PerftOptions::Unit;
  if (options.unit == Unit::steps)
    throw Error(ErrorCode::unsupported, "soccer counts actions, which are its steps, or whole turns");
  if (options.unique && options.unit == Unit::actions)
    throw Error(ErrorCode::unsupported, "only whole turns are counted once for each result");
  if (options.unique || options.unit == Unit::turns) return perft_turns(state, depth, options, divide);
  const auto table = options.hash_mib == 0 ? nullptr : std::make_unique<Table>(options.hash_mib);
  const ActionCounter<LastPly::counted> counter(state.rules(), table.get());
  const auto count = [&](const State& node, int left) { return counter.count(node, left); };
  return run_perft(state, depth, options, divide, children_of, count);
}

}  // namespace touchline::inline v1::soccer
