// Monte Carlo tree search over any game of the library: with chance, hidden information and any number of seats.
// Seat 0 searches, the others play at random. Usage: mcts [GAME|all [ITERATIONS [DECISIONS]]]
#include <algorithm>
#include <cmath>
#include <iostream>
#include <map>
#include <string>
#include <touchline/touchline.hpp>
#include <vector>

namespace {

using touchline::ActionId;
using touchline::AnyState;
using touchline::Mover;
using touchline::Rng;
using touchline::Seat;

// What came of the games through an action, for the seat that chose it. Children are known by their action alone, so
// that one tree serves all ways in which the hidden things may lie.
struct Node {
  double worth = 0;
  double visits = 0;
  std::map<ActionId, Node> children;

  double promise(double parent_visits) const {
    return visits == 0 ? INFINITY : worth / visits + std::sqrt(2 * std::log(parent_visits) / visits);
  }
};

class Search {
 public:
  explicit Search(Rng& rng) : rng_(rng) {}

  // The action of the mover that most games went through.
  ActionId decide(const AnyState& state, int iterations) {
    Node root;
    const Seat seat = state.mover().seat();
    for (int i = 0; i < iterations; ++i) {
      AnyState dealt = state.observe(seat).redeal(rng_);  // what it does not see, it does not know
      descend(root, dealt);
    }
    const auto best = std::max_element(root.children.begin(), root.children.end(),
                                       [](const auto& a, const auto& b) { return a.second.visits < b.second.visits; });
    return best->first;
  }

 private:
  // Plays one game through `node`: down the tree to a new action, and on at random. Leaves `state` at its end.
  void descend(Node& node, AnyState& state) {
    ++node.visits;
    const Mover mover = state.mover();
    if (mover.is_nobody()) return;
    const ActionId action = mover.is_chance() ? state.random_action(rng_, buffer_) : choose(node, state);
    Node& child = node.children[action];
    state.apply(action);
    if (child.visits == 0 && !mover.is_chance()) {
      ++child.visits;
      play_out(state);
    } else {
      descend(child, state);
    }
    if (mover.is_seat()) child.worth += worth(state, mover.seat());
  }

  ActionId choose(Node& node, const AnyState& state) {
    const auto promise = [&](ActionId action) { return node.children[action].promise(node.visits); };
    const auto legal = state.legal();
    return *std::max_element(legal.begin(), legal.end(),
                             [&](ActionId a, ActionId b) { return promise(a) < promise(b); });
  }

  void play_out(AnyState& state) {
    for (int i = 0; i < 300 && !state.is_finished(); ++i) state.apply(state.random_action(rng_, buffer_));
  }

  static double worth(const AnyState& state, Seat seat) {
    const auto result = state.result();
    return !result || result->is_draw() ? 0.5 : result->is_winner(seat) ? 1 : 0;
  }

  Rng& rng_;
  std::vector<ActionId> buffer_;
};

void play(touchline::GameRef game, int iterations, int decisions) {
  AnyState state = game.start();
  Rng rng(1);
  Search search(rng);
  std::vector<ActionId> buffer;
  int searched = 0;
  while (!state.is_finished() && searched < decisions) {
    const bool own = state.mover() == Mover(Seat{0});
    state.apply(own ? search.decide(state, iterations) : state.random_action(rng, buffer));
    searched += own ? 1 : 0;
  }
  std::cout << game.name() << ": " << searched << " decisions, ";
  const auto result = state.result();
  std::cout << (!result                      ? "unfinished"
                : result->is_winner(Seat{0}) ? "won"
                : result->is_draw()          ? "drawn"
                                             : "lost")
            << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const auto games = touchline::Registry::built_in();
    const std::string wanted = argc > 1 ? argv[1] : "all";
    const int iterations = argc > 2 ? std::stoi(argv[2]) : 100;
    const int decisions = argc > 3 ? std::stoi(argv[3]) : 10000;
    for (const auto game : games.games())
      if (wanted == "all" || wanted == game.name()) play(game, iterations, decisions);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
