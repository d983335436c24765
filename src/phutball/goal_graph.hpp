/// Which jumps of a turn may be part of a way to the goal: a bound for the search of a winning turn.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "jump_graph.hpp"

namespace touchline::inline v1::phutball {

/// The jumps of one turn as a graph of points, with what is easy to prove about them.
///
/// Its questions are asked of a relaxed turn, in which a man once jumped counts as there and as gone from then on. It
/// can do all that the real turn can, so where it finds no way to the goal there is none.
template <std::size_t Words>
class GoalGraph {
 public:
  using Men = MenSet<Words>;
  using Node = std::uint16_t;  ///< a landing point; 0 is where the turn begins

  /// A jump: possible when all of `men` are there and all of `behind` are gone.
  struct Edge {
    Men men;
    Men behind;
    Node from;
    Node to;
    std::uint16_t lane;

    [[nodiscard]] bool is_possible(const Men& removed) const noexcept {
      return !men.meets(removed) && behind.is_within(removed);
    }
  };
  /// Some of the edges, as indices in rising order.
  using Edges = std::vector<std::uint16_t>;

  GoalGraph(const Position& position, Seat mover) {
    JumpGraph<Words> jumps(position);
    std::vector<Spot> spots;
    collect(jumps, jumps.spot(position.ball()), spots);
    std::stable_sort(edges_.begin(), edges_.end(), [](const Edge& a, const Edge& b) { return a.from < b.from; });
    nodes_.resize(spots.size());
    for (std::size_t i = 0; i < spots.size(); ++i)
      nodes_[i].is_goal = position.board().goal_at(jumps.point(spots[i])) == mover;
    is_dropped_.resize(edges_.size());
  }

  [[nodiscard]] const Edge& edge(std::uint16_t index) const noexcept { return edges_[index]; }
  [[nodiscard]] bool is_goal(Node node) const noexcept { return nodes_[node].is_goal; }
  [[nodiscard]] Edges all_edges() const {
    Edges edges(edges_.size());
    for (std::size_t i = 0; i < edges.size(); ++i) edges[i] = static_cast<std::uint16_t>(i);
    return edges;
  }
  /// Jumps from a node to the nearest goal in the relaxed turn that `keep_useful` looked at last; `far` if none.
  [[nodiscard]] std::uint16_t distance(Node node) const noexcept { return nodes_[node].distance; }
  static constexpr std::uint16_t far = 0xffff;
  /// Edges looked at so far: the measure of the work done here.
  [[nodiscard]] std::uint64_t effort() const noexcept { return effort_; }

  /// Of `edges`, which must hold every jump of every way from `start` to a goal when `removed` are gone, keeps those
  /// that may be part of one. False if there is no way. Proves jumps useless as long as the effort stays below
  /// `most_effort`; beyond it keeps more than it might.
  bool keep_useful(Node start, const Men& removed, Edges& edges, std::uint64_t most_effort) {
    for (;;) {
      index(edges);
      explore(start, removed, removed, [](const Edge&) { return false; });
      measure_distances();
      if (nodes_[start].distance == far) return false;
      std::erase_if(used_, [&](std::uint16_t e) { return nodes_[edges_[e].to].distance == far; });
      std::sort(used_.begin(), used_.end());
      edges.assign(used_.begin(), used_.end());
      if (effort_ >= most_effort) return true;
      mark_ways(start, removed);
      if (!drop_useless(start, removed, edges, most_effort)) return true;
    }
  }

 private:
  static constexpr Node no_node = 0xffff;

  /// What is known of a node, in the relaxed turn explored last but for the first line.
  struct NodeFacts {
    bool is_goal = false;
    std::uint32_t reached_in = 0;  // the number of the exploration that came here last
    std::uint16_t first = 0;       // where its edges begin in indexed_
    std::uint16_t end = 0;
    std::uint16_t edge_to = 0;  // by which edge it was reached
    std::uint16_t edge_on = 0;  // by which edge the nearest goal is reached
    std::uint16_t distance = far;
    bool is_plain_to = false;  // whether the way to it needs nobody gone who is there
    bool is_plain_on = false;  // likewise the way on
    Men men_to;                // whom the way to it jumps
    Men men_on;                // whom the way on jumps
  };

  // Finds the nodes and edges of the relaxed turn.
  void collect(JumpGraph<Words>& jumps, Spot start, std::vector<Spot>& spots) {
    struct Candidate {
      Edge edge;
      Spot landing;
    };
    std::vector<Candidate> candidates;
    std::vector<Node> node_of;
    const auto node = [&](Spot spot) {
      if (node_of.size() <= spot) node_of.resize(spot + 1U, no_node);
      if (node_of[spot] == no_node) {
        node_of[spot] = static_cast<Node>(spots.size());
        spots.push_back(spot);
      }
      return node_of[spot];
    };
    node(start);
    Men takeable;
    std::size_t done = 0;
    for (bool more = true; more;) {
      for (; done < spots.size(); ++done)
        jumps.for_each_jump(spots[done], [&](std::size_t lane, const Men& men, const Men& behind, Spot landing) {
          candidates.push_back({{men, behind, static_cast<Node>(done), 0, static_cast<std::uint16_t>(lane)}, landing});
        });
      more = false;
      std::size_t kept = 0;
      for (Candidate& candidate : candidates) {
        if (!candidate.edge.behind.is_within(takeable)) {
          candidates[kept++] = candidate;
          continue;
        }
        more = true;
        candidate.edge.to = node(candidate.landing);
        takeable = takeable | candidate.edge.men;
        edges_.push_back(candidate.edge);
      }
      candidates.resize(kept);
    }
  }

  // Makes the edges of each node easy to find.
  void index(const Edges& edges) {
    indexed_.assign(edges.begin(), edges.end());
    for (NodeFacts& node : nodes_) node.first = node.end = 0;
    for (std::size_t i = 0; i < indexed_.size(); ++i) {
      NodeFacts& node = nodes_[edges_[indexed_[i]].from];
      if (node.end == 0) node.first = static_cast<std::uint16_t>(i);
      node.end = static_cast<std::uint16_t>(i + 1);
    }
  }

  // Plays the relaxed turn from a node over the indexed edges, jumping nobody of `blocked`; `gone` count as gone from
  // the start. Lists the nodes reached, the edges used, and in `gone_` who can be gone at the end. Ends with true when
  // `found(edge)` says so of an edge just used.
  template <class Found>
  bool explore(Node start, const Men& blocked, const Men& gone, const Found& found) {
    ++exploration_;
    used_.clear();
    waiting_.clear();
    reached_.assign(1, start);
    nodes_[start].reached_in = exploration_;
    gone_ = gone;
    const auto use = [&](std::uint16_t e) {
      const Edge& edge = edges_[e];
      used_.push_back(e);
      gone_ = gone_ | edge.men;
      NodeFacts& to = nodes_[edge.to];
      if (to.reached_in != exploration_) {
        to.reached_in = exploration_;
        to.edge_to = e;
        reached_.push_back(edge.to);
      }
      return found(edge);
    };
    std::size_t done = 0;
    for (bool more = true; more;) {
      for (; done < reached_.size(); ++done) {
        const NodeFacts node = nodes_[reached_[done]];
        effort_ += static_cast<std::uint64_t>(node.end - node.first) + 1;
        for (std::size_t i = node.first; i < node.end; ++i) {
          const std::uint16_t e = indexed_[i];
          if (is_dropped_[e] || edges_[e].men.meets(blocked)) continue;
          if (!edges_[e].behind.is_within(gone_)) {
            waiting_.push_back(e);
          } else if (use(e)) {
            return true;
          }
        }
      }
      more = false;
      effort_ += waiting_.size();
      std::size_t kept = 0;
      for (const std::uint16_t e : waiting_) {
        if (!edges_[e].behind.is_within(gone_)) {
          waiting_[kept++] = e;
          continue;
        }
        more = true;
        if (use(e)) return true;
      }
      waiting_.resize(kept);
    }
    return false;
  }

  // Distances to the goal over the edges used in the last exploration, nearest nodes first.
  void measure_distances() {
    for (NodeFacts& node : nodes_) node.distance = far;
    edges_into_.assign(nodes_.size() + 1, 0);
    for (const std::uint16_t e : used_) ++edges_into_[edges_[e].to];
    std::size_t sum = 0;
    for (auto& place : edges_into_) place = static_cast<std::uint16_t>(sum += place);
    into_.resize(used_.size());
    for (const std::uint16_t e : used_) into_[--edges_into_[edges_[e].to]] = e;
    backward_.clear();
    for (const Node node : reached_) {
      if (!nodes_[node].is_goal) continue;
      nodes_[node].distance = 0;
      backward_.push_back(node);
    }
    for (std::size_t i = 0; i < backward_.size(); ++i) {
      const Node to = backward_[i];
      for (std::size_t at = edges_into_[to]; at < edges_into_[to + 1U]; ++at) {
        NodeFacts& from = nodes_[edges_[into_[at]].from];
        if (from.distance != far) continue;
        from.distance = static_cast<std::uint16_t>(nodes_[to].distance + 1);
        from.edge_on = into_[at];
        backward_.push_back(edges_[into_[at]].from);
      }
    }
    effort_ += used_.size();
  }

  // Whom the known ways to and from each node jump.
  void mark_ways(Node start, const Men& removed) {
    for (const Node at : reached_) {
      NodeFacts& node = nodes_[at];
      node.is_plain_to = at == start;
      node.men_to = {};
      if (at == start) continue;
      const Edge& edge = edges_[node.edge_to];
      node.is_plain_to = nodes_[edge.from].is_plain_to && edge.behind.is_within(removed);
      node.men_to = nodes_[edge.from].men_to | edge.men;
    }
    for (const Node at : backward_) {
      NodeFacts& node = nodes_[at];
      node.is_plain_on = node.is_goal;
      node.men_on = {};
      if (node.is_goal) continue;
      const Edge& edge = edges_[node.edge_on];
      node.is_plain_on = nodes_[edge.to].is_plain_on && edge.behind.is_within(removed);
      node.men_on = nodes_[edge.to].men_on | edge.men;
    }
  }

  // Drops edges that no way to the goal can hold: where the ball cannot come without jumping the very men of the edge,
  // or cannot go on from without them. Returns whether there were any.
  bool drop_useless(Node start, const Men& removed, Edges& edges, std::uint64_t most_effort) {
    const Men goneable = gone_;
    bool any = false;
    for (const std::uint16_t e : edges) {
      if (effort_ >= most_effort) break;
      is_dropped_[e] = !can_come(start, removed, edges_[e]) || !can_go_on(removed, goneable, edges_[e]);
      any |= is_dropped_[e];
    }
    std::erase_if(edges, [&](std::uint16_t e) {
      const bool dropped = is_dropped_[e];
      is_dropped_[e] = false;
      return dropped;
    });
    return any;
  }

  bool can_come(Node start, const Men& removed, const Edge& edge) {
    const NodeFacts& from = nodes_[edge.from];
    const auto here = [&] { return from.reached_in == exploration_ && edge.behind.is_within(gone_); };
    if (from.is_plain_to && edge.behind.is_within(removed) && !from.men_to.meets(edge.men)) return true;
    if (edge.from == start && edge.behind.is_within(removed)) return true;
    return explore(start, removed | edge.men, removed, [&](const Edge&) { return here(); });
  }

  bool can_go_on(const Men& removed, const Men& goneable, const Edge& edge) {
    const NodeFacts& to = nodes_[edge.to];
    if (to.is_goal || (to.is_plain_on && !to.men_on.meets(edge.men))) return true;
    // Whoever stands behind a later jump may have been jumped before this one.
    return explore(edge.to, removed | edge.men, goneable, [&](const Edge& used) { return nodes_[used.to].is_goal; });
  }

  std::vector<Edge> edges_;  // in the order of the nodes that they start from
  std::vector<NodeFacts> nodes_;
  std::vector<bool> is_dropped_;
  std::uint64_t effort_ = 0;

  // Of the last exploration.
  std::uint32_t exploration_ = 0;
  Men gone_;
  Edges indexed_;               // the edges it may use, in the order of their nodes
  Edges used_;                  // those that it used
  Edges waiting_;               // those that wait for men to go
  std::vector<Node> reached_;   // the nodes it came to, in order
  std::vector<Node> backward_;  // those from which there is a way to the goal, nearest first
  Edges into_;                  // the edges used, by the nodes they lead to
  std::vector<std::uint16_t> edges_into_;
};

}  // namespace touchline::inline v1::phutball
