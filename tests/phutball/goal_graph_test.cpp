// The bound of the search for a winning turn: what it can prove, and at what cost.
#include "phutball/goal_graph.hpp"

#include "board.hpp"
#include "support/catch.hpp"

using namespace phutball_test;

namespace {

using Graph = GoalGraph<1>;

constexpr std::uint64_t plenty = 1'000'000;

// Whether the bound leaves a way to the goal from the start of the turn.
bool keeps_a_way(Graph& graph, std::uint64_t most_effort) {
  Graph::Edges edges = graph.all_edges();
  return graph.keep_useful(0, {}, edges, most_effort);
}

}  // namespace

TEST_CASE("a jump that needs its own man gone before is proved useless", "[phutball][PH-9][PH-10][PH-21]") {
  // The goal is reached from O8 alone, over O9 and O10, and O8 from O6, over O7. The jump from M6 over N6 would land on
  // O6 if the man there were gone. He can be jumped: by way of K6, N3, N5 and, over N6, N7, from where it is over O6 to
  // P5. But then N6 is gone.
  const State state = at("15x11 O M6 L6,L5,M4,N4,N6,O6,P6,P7,O7,O9,O10");
  for (const std::string& move : ball_moves(state)) CHECK_FALSE(move.ends_with("O11"));
  Graph without_proofs(state.position(), ohs);
  CHECK(keeps_a_way(without_proofs, 0));
  Graph graph(state.position(), ohs);
  CHECK_FALSE(keeps_a_way(graph, plenty));
}

TEST_CASE("the bound stops when there is nothing more to prove", "[phutball][PH-21]") {
  // H15-H17-H19; useless are only the jumps back.
  const State state = at("15x19 O H15 H16,H18");
  Graph graph(state.position(), ohs);
  CHECK(keeps_a_way(graph, plenty));
  CHECK(graph.effort() < 1000);
  CHECK_FALSE(graph.is_goal(0));
  CHECK(graph.distance(0) == 2);
}
