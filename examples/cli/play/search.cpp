#include "play/search.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <unordered_map>
#include <vector>

#include "random_game.hpp"

namespace touchline::cli {
namespace {

constexpr std::uint64_t playout_length = 400;  // longer games count as undecided

/// A position met, with what the games through it were worth to the seat that chose it.
struct Node {
  std::uint64_t visits = 0;
  double worth = 0;
  std::unordered_map<std::uint64_t, std::size_t> children;  // action to node
};

/// One step of a game down the tree: the node reached and who chose it.
struct Step {
  std::size_t node;
  Mover chooser;
};

class Tree {
 public:
  explicit Tree(Rng& rng) : rng_(rng), nodes_(1) {}

  /// Plays one game from the root: down the tree, one decision beyond it, then at random.
  void play(AnyState state) {
    path_.assign(1, {0, Mover::nobody()});
    while (!state.is_finished() && !step(state)) {
    }
    play_randomly(state, rng_, playout_length, [](const AnyState&, ActionId) { return true; });
    for (const Step& step : path_) {
      Node& node = nodes_[step.node];
      ++node.visits;
      if (step.chooser.is_seat()) node.worth += reward(state, step.chooser.seat());
    }
  }

  /// The root's action with the most games.
  [[nodiscard]] ActionId most_visited(const std::vector<ActionId>& legal) const {
    const auto visits = [&](ActionId action) {
      const auto child = nodes_[0].children.find(value(action));
      return child == nodes_[0].children.end() ? 0 : nodes_[child->second].visits;
    };
    return *std::max_element(legal.begin(), legal.end(), [&](ActionId a, ActionId b) { return visits(a) < visits(b); });
  }

 private:
  // Plays one action and goes to its node; true when that is new and was a decision.
  bool step(AnyState& state) {
    const Mover chooser = state.mover();
    const std::size_t at = path_.back().node;
    const ActionId action = chooser.is_chance() ? state.random_action(rng_, buffer_) : choose(state, at);
    state.apply(action);
    const auto [child, is_new] = nodes_[at].children.try_emplace(value(action), nodes_.size());
    const std::size_t next = child->second;
    if (is_new) nodes_.emplace_back();
    path_.push_back({next, chooser});
    return is_new && !chooser.is_chance();
  }

  ActionId choose(const AnyState& state, std::size_t at) {
    const auto legal = state.legal();
    const Node& node = nodes_[at];
    std::vector<ActionId> untried;
    for (const ActionId action : legal)
      if (!node.children.contains(value(action))) untried.push_back(action);
    if (!untried.empty()) return untried[rng_.below(untried.size())];
    return *std::max_element(legal.begin(), legal.end(),
                             [&](ActionId a, ActionId b) { return promise(node, a) < promise(node, b); });
  }

  // The upper confidence bound of an action that was tried.
  [[nodiscard]] double promise(const Node& parent, ActionId action) const {
    const Node& child = nodes_[parent.children.at(value(action))];
    const auto visits = static_cast<double>(child.visits);
    return child.worth / visits + std::sqrt(std::log(static_cast<double>(parent.visits) + 1) / visits);
  }

  Rng& rng_;
  std::vector<Node> nodes_;
  std::vector<Step> path_;
  std::vector<ActionId> buffer_;
};

}  // namespace

AnyState as_known(const AnyState& state, Seat seat, Rng& rng) {
  return state.info().has_hidden ? state.observe(seat).redeal(rng) : state;
}

double reward(const AnyState& state, Seat seat) {
  constexpr double undecided = 0.5;
  const auto result = state.result();
  if (!result || result->is_draw()) return undecided;
  return result->is_winner(seat) ? 1 : 0;
}

ActionId search(const AnyState& state, Seat seat, Rng& rng, const Effort& effort) {
  const auto legal = state.legal(seat);
  if (legal.size() == 1) return legal.front();
  Tree tree(rng);
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const auto goes_on = [&](std::uint64_t played) {
    return effort.time ? played == 0 || Clock::now() - begin < *effort.time : played < effort.playouts;
  };
  for (std::uint64_t i = 0; goes_on(i); ++i) tree.play(as_known(state, seat, rng));
  return tree.most_visited(legal);
}

}  // namespace touchline::cli
