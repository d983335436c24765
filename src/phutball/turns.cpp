#include "touchline/phutball/turns.hpp"

#include <bit>
#include <string>

#include "ball_moves.hpp"
#include "path_counter.hpp"
#include "result_set.hpp"

namespace touchline::inline v1::phutball {
namespace {

constexpr std::uint64_t walked_at_most = 512;  // ball moves counted one by one; for more it pays to keep results
constexpr std::size_t memory_of_counts = std::size_t{256} << 20;

/// Hands turns on until the visitor or the limit says stop.
class Delivery {
 public:
  Delivery(const TurnOptions& options, TurnVisitor visit) noexcept : left_(options.limit), visit_(visit) {}

  bool operator()(std::span<const ActionId> actions) {
    if (left_ == 0) {
      listing_ = Listing::cut;
      return false;
    }
    --left_;
    if (visit_(actions)) return true;
    listing_ = Listing::stopped;
    return false;
  }

  [[nodiscard]] Listing listing() const noexcept { return listing_; }

 private:
  std::uint64_t left_;
  TurnVisitor visit_;
  Listing listing_ = Listing::complete;
};

/// Whether a result is new. Men only disappear, so whatever follows from a result met again was delivered when it was
/// met first. Error(limit_exceeded) when there is no room to remember it.
template <std::size_t Words>
bool is_new(ResultSet<Words>& results, Spot spot, const MenSet<Words>& removed, std::size_t memory) {
  switch (results.insert(spot, removed)) {
    case ResultSet<Words>::Insertion::added:
      return true;
    case ResultSet<Words>::Insertion::present:
      return false;
    default:
      throw Error(ErrorCode::limit_exceeded, "more than " + std::to_string(results.size()) +
                                                 " different results; telling them apart takes more than " +
                                                 std::to_string(memory) + " bytes");
  }
}

bool deliver_ball_moves(const Position& position, const TurnOptions& options, Delivery& delivery) {
  if (position.jumps() == 0) return true;
  const auto deliver = [&](std::span<const ActionId> actions) { return delivery(actions); };
  return with_men_sets(position, [&]<std::size_t Words>() {
    if (!options.unique)
      return walk_ball_moves<Words>(
          position, [](Spot, const MenSet<Words>&) { return true; }, deliver);
    ResultSet<Words> results(options.memory);
    const auto enter = [&](Spot spot, const MenSet<Words>& removed) {
      return is_new(results, spot, removed, options.memory);
    };
    return walk_ball_moves<Words>(position, enter, deliver);
  });
}

bool deliver_placements(const Position& position, Delivery& delivery) {
  const Board board = position.board();
  for (int row = 1; row <= board.rows(); ++row) {
    for (std::uint32_t vacant = position.vacant_in_row(row); vacant != 0; vacant &= vacant - 1) {
      const Point point{static_cast<std::int8_t>(row), static_cast<std::int8_t>(std::countr_zero(vacant))};
      const ActionId action = place_at(point, board);
      if (!delivery({&action, 1})) return false;
    }
  }
  return true;
}

bool deliver_stop(const Position& position, Delivery& delivery) {
  const ActionId action = stop(position.board());
  return delivery({&action, 1});
}

}  // namespace

Listing for_each_turn(const State& state, const TurnOptions& options, TurnVisitor visit) {
  Delivery delivery(options, visit);
  const Position& position = state.position();
  if (!state.mover().is_nobody()) {
    const bool go_on = state.mid_turn() ? deliver_stop(position, delivery) : deliver_placements(position, delivery);
    if (go_on) deliver_ball_moves(position, options, delivery);
  }
  return delivery.listing();
}

Listing for_each_ball_move(const Position& position, const TurnOptions& options, TurnVisitor visit) {
  Delivery delivery(options, visit);
  deliver_ball_moves(position, options, delivery);
  return delivery.listing();
}

std::uint64_t count_turns(const State& state) {
  if (state.mover().is_nobody()) return 0;
  const int others = state.mid_turn() ? 1 : state.position().count_vacant();  // stop, or placements
  return static_cast<std::uint64_t>(others) + count_ball_moves(state.position());
}

std::uint64_t count_ball_moves(const Position& position) {
  if (position.jumps() == 0) return 0;
  return with_men_sets(position, [&]<std::size_t Words>() {
    JumpGraph<Words> graph(position);
    std::uint64_t count = 0;
    const bool counted = walk_ball_moves<Words>(
        graph, graph.spot(position.ball()), {}, [](Spot, const MenSet<Words>&) { return true; },
        [&](std::span<const ActionId>) { return ++count < walked_at_most; });
    return counted ? count : PathCounter<Words>(graph, memory_of_counts).count();
  });
}

}  // namespace touchline::inline v1::phutball
