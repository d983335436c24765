/// The walk over all ball moves of a turn that listing, counting and `unique` share.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "touchline/core/action.hpp"
#include "touchline/phutball/position.hpp"

#include "jump_graph.hpp"

namespace touchline::inline v1::phutball {

/// A place in the walk to come back to: the jumps from a spot that have not been taken yet.
template <std::size_t Words>
struct Branch {
  MenSet<Words> removed;
  Spot spot = 0;
  std::uint16_t depth = 0;
  unsigned untried = 0;
};

/// Visits every sequence of jumps from a spot where `removed` are gone, depth first, directions in id order, a sequence
/// before its extensions (PH-21). `enter(spot, removed)` says whether the walk goes to a landing at all;
/// `deliver(actions)` receives each sequence as a turn, `stop` at its end where the ball could jump on (PH-19), and
/// returns false to end the walk. Returns false if it did. The stack is as deep as there are men; nothing recurses.
template <std::size_t Words, class Enter, class Deliver>
bool walk_ball_moves(JumpGraph<Words>& graph, Spot from, const MenSet<Words>& gone, Enter enter, Deliver deliver) {
  const std::uint64_t first_jump = graph.first_jump();
  std::array<Branch<Words>, Words * 32 + 1> branches;
  std::array<ActionId, Words * 32 + 1> path;  // each jump removes a man

  Branch<Words>* top = branches.data();  // nothing is left to try in the first one
  *top = {};
  Branch<Words> here{gone, from, 0, graph.possible(from, gone)};
  while (here.untried != 0) {
    const auto lane = static_cast<std::size_t>(std::countr_zero(here.untried));
    const Jump<Words> jump = graph.jump(here.spot, lane, here.removed);
    here.untried &= here.untried - 1;
    const MenSet<Words> removed = here.removed | jump.men;  // PH-10
    if (!enter(jump.landing, removed)) {
      if (here.untried == 0) here = *top, top -= top != branches.data();
      continue;
    }
    path[here.depth] = static_cast<ActionId>(first_jump + lane);
    top[1] = here;
    top += here.untried != 0;
    here = {removed, jump.landing, static_cast<std::uint16_t>(here.depth + 1), graph.possible(jump.landing, removed)};
    path[here.depth] = static_cast<ActionId>(first_jump + 8);
    if (!deliver(std::span<const ActionId>(path.data(), here.depth + (here.untried != 0 ? 1U : 0U)))) return false;
    if (here.untried == 0) here = *top, top -= top != branches.data();
  }
  return true;
}

/// The same from the ball, with all men there.
template <std::size_t Words, class Enter, class Deliver>
bool walk_ball_moves(const Position& position, Enter enter, Deliver deliver) {
  JumpGraph<Words> graph(position);
  return walk_ball_moves<Words>(graph, graph.spot(position.ball()), {}, enter, deliver);
}

/// Calls `use.template operator()<Words>()` with the smallest sets that hold the men of a position.
template <class Use>
decltype(auto) with_men_sets(const Position& position, const Use& use) {
  const int men = position.count_men();
  if (men <= 32) return use.template operator()<1>();
  if (men <= 64) return use.template operator()<2>();
  if (men <= 128) return use.template operator()<4>();
  return use.template operator()<(Board::max_points + 31) / 32>();
}

}  // namespace touchline::inline v1::phutball
