#include "touchline/phutball/winning_turn.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "ball_moves.hpp"
#include "goal_graph.hpp"
#include "result_set.hpp"

namespace touchline::inline v1::phutball {
namespace {

/// Depth-first search for a way to the goal, along the shortest ways first.
///
/// Whether there is a way depends only on where the ball is and on the men that some useful jump asks about. A place
/// of the search is remembered as these, there or gone; so many that differ elsewhere are searched once.
template <std::size_t Words>
class GoalSearch {
 public:
  GoalSearch(const Position& position, Seat mover, std::uint64_t node_limit)
      : position_(position),
        node_limit_(node_limit),
        graph_(position, mover),
        places_(static_cast<std::size_t>(position.count_men()) + 1) {}

  /// A quick look first, which finds most goals; then a search with a bound that costs more and proves more.
  WinningTurn run() {
    WinningTurn found = search(std::min<std::uint64_t>(node_limit_, quick_nodes), 0, 0);
    if (found.answer == WinningTurn::Answer::unknown && nodes_ < node_limit_)
      found = search(node_limit_, first_effort, effort_a_node);
    return found;
  }

 private:
  using Graph = GoalGraph<Words>;
  using Men = MenSet<Words>;

  static constexpr std::size_t most_memory = std::size_t{256} << 20;
  static constexpr std::uint64_t quick_nodes = 100;
  // Work on the bound that pays: some before the first jump, then some for each jump tried.
  static constexpr std::uint64_t first_effort = 4'000'000;
  static constexpr std::uint64_t effort_a_node = 20'000;

  struct Place {
    Men removed;
    typename Graph::Edges useful;
    std::array<std::uint16_t, 8> edges{};  // those of the jumps possible here, the most promising first
    std::size_t choices = 0;
    std::size_t tried = 0;
    std::uint16_t lane = 0;  // of the jump being tried
  };

  WinningTurn search(std::uint64_t node_limit, std::uint64_t first, std::uint64_t a_node) {
    met_ = ResultSet<2 * Words>(most_memory);
    allowance_ = first;
    allowance_a_node_ = a_node;
    if (!come_to(0, 0, {})) return answer(WinningTurn::Answer::none);
    for (std::size_t depth = 0;;) {
      Place& here = places_[depth];
      if (here.tried == here.choices) {
        if (depth == 0) return answer(WinningTurn::Answer::none);
        --depth;
        continue;
      }
      if (nodes_ == node_limit) return answer(WinningTurn::Answer::unknown);
      ++nodes_;
      const auto& jump = graph_.edge(here.edges[here.tried++]);
      here.lane = jump.lane;
      if (graph_.is_goal(jump.to)) return goal(depth);
      if (come_to(depth + 1, jump.to, here.removed | jump.men)) ++depth;
    }
  }

  // Prepares the place at a depth; false if there is no way on from it, or if it was met before.
  bool come_to(std::size_t depth, typename Graph::Node node, const Men& removed) {
    Place& here = places_[depth];
    here.useful = depth == 0 ? graph_.all_edges() : places_[depth - 1].useful;
    if (!graph_.keep_useful(node, removed, here.useful, allowance_ + allowance_a_node_ * nodes_)) return false;
    if (was_met(node, removed, here.useful)) return false;
    here.removed = removed;
    here.choices = here.tried = 0;
    for (const std::uint16_t e : here.useful)
      if (graph_.edge(e).from == node && graph_.edge(e).is_possible(removed)) here.edges[here.choices++] = e;
    const auto key = [&](std::uint16_t e) {
      return std::pair(graph_.distance(graph_.edge(e).to), graph_.edge(e).lane);
    };
    std::sort(here.edges.begin(), here.edges.begin() + static_cast<std::ptrdiff_t>(here.choices),
              [&](std::uint16_t a, std::uint16_t b) { return key(a) < key(b); });
    return true;
  }

  bool was_met(typename Graph::Node node, const Men& removed, const typename Graph::Edges& useful) {
    Men asked;
    for (const std::uint16_t e : useful) asked = asked | graph_.edge(e).men | graph_.edge(e).behind;
    const Men there = asked - removed, gone = asked & removed;
    MenSet<2 * Words> both;
    std::copy(there.words.begin(), there.words.end(), both.words.begin());
    std::copy(gone.words.begin(), gone.words.end(), both.words.begin() + Words);
    // When there is no room left it is searched again, which only takes longer.
    return met_.insert(node + 1U, both) == ResultSet<2 * Words>::Insertion::present;
  }

  WinningTurn answer(WinningTurn::Answer answer) const { return {answer, {}, nodes_}; }

  WinningTurn goal(std::size_t depth) const {
    WinningTurn turn = answer(WinningTurn::Answer::turn);
    Position position = position_;
    for (std::size_t i = 0; i <= depth; ++i) {
      const auto direction = static_cast<Direction>(places_[i].lane);
      position.jump(direction);
      turn.actions.push_back(jump_towards(direction, position.board()));
    }
    if (position.jumps() != 0) turn.actions.push_back(stop(position.board()));  // PH-19
    return turn;
  }

  const Position& position_;
  std::uint64_t node_limit_;
  std::uint64_t nodes_ = 0;
  Graph graph_;
  ResultSet<2 * Words> met_{most_memory};
  std::uint64_t allowance_ = 0;  // of effort on the bound
  std::uint64_t allowance_a_node_ = 0;
  std::vector<Place> places_;  // by depth; each jump removes a man
};

}  // namespace

WinningTurn winning_turn(const State& state, std::uint64_t node_limit) {
  const Position& position = state.position();
  if (state.mover().is_nobody()) return {WinningTurn::Answer::none, {}, 0};
  const Seat mover = state.mover().seat();
  if (state.mid_turn() && position.board().goal_at(position.ball()) == mover)
    return {WinningTurn::Answer::turn, {stop(position.board())}, 0};
  if (position.jumps() == 0) return {WinningTurn::Answer::none, {}, 0};
  return with_men_sets(position,
                       [&]<std::size_t Words>() { return GoalSearch<Words>(position, mover, node_limit).run(); });
}

}  // namespace touchline::inline v1::phutball
