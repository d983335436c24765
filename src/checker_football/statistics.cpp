#include "touchline/checker_football/statistics.hpp"

#include <string_view>

namespace touchline::inline v1::checker_football {
namespace {

constexpr std::array<std::string_view, 21> names{"downs",
                                                 "moves",
                                                 "touchdowns of Home",
                                                 "touchdowns of Away",
                                                 "safeties for Home",
                                                 "safeties for Away",
                                                 "one-point tries",
                                                 "one-point tries made",
                                                 "two-point tries",
                                                 "two-point tries made",
                                                 "punts",
                                                 "tackles",
                                                 "forward passes",
                                                 "forward passes caught",
                                                 "forward passes intercepted",
                                                 "laterals",
                                                 "laterals caught",
                                                 "laterals intercepted",
                                                 "live balls",
                                                 "live balls lost",
                                                 "downs cut by max_moves"};

bool is_in_play(const State& state) noexcept {
  return checker_football::is_in_play(state.phase(), state.situation().play);
}

// Whether the state after an action of a down is of another down, or of none.
bool is_over(const State& after) noexcept {
  return !is_in_play(after) || (after.phase() == Phase::move && after.situation().moves == 0);
}

bool is_tackle(const State& before, const Action& action) noexcept {
  const Position& board = before.position();
  return action.kind == Action::Kind::contact && board.is_carried() && before.situation().to_move != board.offense() &&
         neighbour(action.square, action.direction) == board.ball();
}

// Where a pass of a down comes down by this action, if it does.
std::optional<Cell> landing_of(const State& before, const Action& action) noexcept {
  if (!is_in_play(before)) return std::nullopt;
  if (action.kind == Action::Kind::pass && before.rules().accuracy == 0) return cell_of(action.target);
  if (action.kind != Action::Kind::landing) return std::nullopt;
  const Cell target = cell_of(before.situation().target);
  return action.strays ? target.towards(action.direction) : target;
}

}  // namespace

void Statistics::add(const State& before, ActionId id, const State& after) {
  const Action action = ActionIds(before.rules().columns).parts(id);
  const Situation& now = before.situation();
  if (action.kind == Action::Kind::punt) add(Count::punts);
  if (action.kind == Action::Kind::one_point) add(Count::one_point_tries);
  if (action.kind == Action::Kind::two_points) add(Count::two_point_tries);
  if (now.play == Play::one_point &&
      after.score(before.position().offense()) > before.score(before.position().offense()))
    add(Count::one_points_made);
  if (!is_in_play(before)) return;
  add_pass(before, action);
  add_contact(before, action);
  if (is_over(after)) add_down(before, action, after);
}

void Statistics::add_pass(const State& before, const Action& action) noexcept {
  const auto landing = landing_of(before, action);
  if (!landing) return;
  const Position& board = before.position();
  const bool forward = board.is_forward(action.kind == Action::Kind::pass ? action.target : before.situation().target);
  const Flight flight = board.flight(*landing);
  add(forward ? Count::forward_passes : Count::laterals);
  if (flight.end == Flight::End::caught) {
    const bool own = board.controlled(board.offense()).has(flight.square);
    if (forward) {
      add(own ? Count::forward_caught : Count::forward_intercepted);
    } else {
      add(own ? Count::laterals_caught : Count::laterals_intercepted);
    }
  } else if (!forward && flight.end == Flight::End::grounded) {
    add(Count::live_balls);
  }
}

void Statistics::add_contact(const State& before, const Action& action) noexcept {
  if (action.kind != Action::Kind::contact) return;
  const Position& board = before.position();
  if (is_tackle(before, action)) add(Count::tackles);
  if (board.is_live() && neighbour(action.square, action.direction) == board.ball() &&
      before.situation().to_move != board.offense())
    add(Count::live_balls_lost);
}

void Statistics::add_down(const State& before, const Action& action, const State& after) noexcept {
  const Situation& now = before.situation();
  add(Count::downs);
  add(Count::moves, now.moves + 1);
  const int home_points = after.score(home) - before.score(home), away_points = after.score(away) - before.score(away);
  if (now.play == Play::two_points) {
    if (home_points + away_points > 0) add(Count::two_points_made);
  } else if (after.phase() == Phase::one_or_two) {
    add(after.position().offense() == home ? Count::home_touchdowns : Count::away_touchdowns);
  } else if (home_points + away_points > 0) {
    add(home_points > 0 ? Count::home_safeties : Count::away_safeties);
  }
  const bool last_move = now.moves + 1 == static_cast<std::uint32_t>(before.rules().max_moves);
  const auto landing = landing_of(before, action);
  const bool incomplete = landing && before.position().flight(*landing).end != Flight::End::caught;
  if (last_move && after.phase() != Phase::one_or_two && !is_tackle(before, action) && !incomplete)
    add(Count::downs_cut);
}

void Statistics::add(const Statistics& other) noexcept {
  for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
}

std::vector<Statistic> Statistics::lines() const {
  std::vector<Statistic> lines;
  for (std::size_t i = 0; i < counts_.size(); ++i) lines.push_back({std::string(names[i]), counts_[i], 0});
  lines.push_back({"moves a down", count(Count::moves), count(Count::downs)});
  return lines;
}

}  // namespace touchline::inline v1::checker_football
