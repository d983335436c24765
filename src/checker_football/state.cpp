#include "touchline/checker_football/state.hpp"

#include <algorithm>
#include <string>

#include "touchline/checker_football/notation.hpp"
#include "touchline/core/hash.hpp"

#include "action_groups.hpp"
#include "action_list.hpp"
#include "referee.hpp"
#include "state_checks.hpp"

namespace touchline::inline v1::checker_football {
namespace {

constexpr unsigned kind_bit(Action::Kind kind) noexcept {
  constexpr std::array<unsigned, 10> bits{may::square, may::kick,    may::kick, may::tries, may::tries,
                                          may::stop,   may::contact, may::jump, may::pass,  may::landing};
  return bits[static_cast<std::size_t>(kind)];
}

const Rules& checked(const Rules& rules) {
  check(rules);
  return rules;
}

}  // namespace

State::State(const Rules& rules) : rules_(checked(rules)), now_(rules.columns) { Referee(rules_, now_).begin_game(); }

State::State(const Rules& rules, const Situation& situation) : rules_(checked(rules)), now_(situation) {
  check_situation(rules, situation);
}

State::State(const Rules& rules, const Situation& situation, const Result& result)
    : rules_(checked(rules)), now_(situation) {
  finish(result.reason, result.winners);
  check_finished(rules, now_, *this->result(), result);
}

Mover State::mover() const noexcept {
  switch (row_of(now_.phase).actor) {
    case Actor::chance:
      return Mover::chance();
    case Actor::nobody:
      return Mover::nobody();
    default:
      return now_.to_move;
  }
}

std::optional<Result> State::result() const noexcept {
  if (now_.phase != Phase::finished) return std::nullopt;
  Result result;
  result.reason = ending_.reason;
  result.winners = ending_.winners;
  result.scores[0] = now_.score[0];
  result.scores[1] = now_.score[1];
  return result;
}

bool State::mid_turn() const noexcept {
  return row_of(now_.phase).mid_turn || (is_line_up(now_.phase) && !placed().is_empty());
}

std::optional<LineUp> State::line_up() const noexcept {
  if (!is_line_up(now_.phase)) return std::nullopt;
  return Referee::line_up(rules_, now_);
}

// The squares to choose from in the phases that allow one.
SquareSet State::choices() const noexcept {
  if (now_.phase == Phase::passer) {
    const int row = line_row(position().line(), position().offense());
    return SquareSet::rows_of_board(row, row, rules_.columns);  // CF-34
  }
  const LineUp line_up = Referee::line_up(rules_, now_);
  if (is_line_up(now_.phase)) return line_up.next(placed());  // CF-39
  return line_up.starters() & placed();                       // CF-5, CF-37
}

SquareSet State::pass_targets() const noexcept {
  if (now_.phase != Phase::one_point_pass) return position().passes();
  const int row = goal_row(position().offense());
  return SquareSet::rows_of_board(row, row, rules_.columns);  // CF-34
}

// Adds to an ActionList, or to what counts and chooses. In the order of the ids: kinds after each other, squares and
// directions rising in each.
template <class List>
void State::add_legal(List& list) const noexcept {
  const unsigned allowed = row_of(now_.phase).actions;
  const ActionIds ids = this->ids();
  if ((allowed & may::square) != 0) list.add_squares(choices(), [&](Square square) { return ids.square(square); });
  if ((allowed & may::kick) != 0) {
    list.add(ids.special(Action::Kind::play));
    list.add(ids.special(Action::Kind::punt));
  }
  if ((allowed & may::tries) != 0) {
    list.add(ids.special(Action::Kind::one_point));
    list.add(ids.special(Action::Kind::two_points));
  }
  if ((allowed & may::stop) != 0) list.add(ids.special(Action::Kind::stop));
  if ((allowed & may::contact) != 0)
    position().for_each_contact(now_.to_move, [&](Square from, Directions directions) {
      list.add_directions(ids.contact(from, Direction::n), directions);
    });
  if ((allowed & may::jump) != 0 && now_.to_move == position().offense())
    list.add_directions(ids.jump(position().ball(), Direction::n), position().jumps(now_.landed));
  if ((allowed & may::pass) != 0 && now_.to_move == position().offense())
    list.add_squares(pass_targets(), [&](Square target) { return ids.pass(position().ball(), target); });
  if ((allowed & may::landing) != 0) {
    list.add(ids.landing_on_target());
    list.add_directions(ids.landing(Direction::n), 0xff);
  }
}

std::size_t State::legal(std::span<ActionId> out) const noexcept {
  ActionList list(out);
  add_legal(list);
  return list.count();
}

bool State::is_legal(ActionId action) const noexcept {
  return value(action) < ids().count() && allows(ids().parts(action));
}

bool State::allows(const Action& action) const noexcept {
  if ((row_of(now_.phase).actions & kind_bit(action.kind)) == 0) return false;
  switch (action.kind) {
    case Action::Kind::square:
      return choices().has(action.square);
    case Action::Kind::contact:
      return position().may_contact(now_.to_move, action.square, action.direction);
    case Action::Kind::jump:
      return now_.to_move == position().offense() && action.square == position().ball() &&
             has_direction(position().jumps(now_.landed), action.direction);
    case Action::Kind::pass:
      return now_.to_move == position().offense() && action.square == position().ball() &&
             pass_targets().has(action.target);
    default:
      return true;
  }
}

Error State::refusal(ActionId action) const {
  if (now_.phase == Phase::finished) return {ErrorCode::game_over, "the game is finished"};
  return {ErrorCode::illegal_action,
          action_text(*this, action) + " is not legal here; legal are " + legal_texts(*this)};
}

std::optional<Error> State::try_apply(ActionId action) {
  if (value(action) >= ids().count()) return refusal(action);
  const Action parts = ids().parts(action);
  if (!allows(parts)) return refusal(action);
  carry_out(parts);
  return std::nullopt;
}

void State::carry_out(const Action& action) noexcept {
  Referee(rules_, now_).carry_out(action);
  if (now_.phase == Phase::finished) {  // CF-38
    const int lead = now_.score[0] - now_.score[1];
    finish(Reason::full_time, lead > 0 ? 1U : lead < 0 ? 2U : 0U);
  }
}

std::optional<ActionId> State::play_random(Rng& rng) noexcept {
  if (now_.phase == Phase::finished) return std::nullopt;
  const ActionId action = now_.phase == Phase::landing ? random_landing(rng) : random_choice(rng);
  carry_out(ids().parts(action));
  return action;
}

ActionId State::random_choice(Rng& rng) const noexcept {
  ActionGroups groups(rules_.columns);
  add_legal(groups);
  return groups.at(static_cast<std::size_t>(rng.below(groups.count())));
}

// One draw by weight: the target has its own, all eight directions have the same one.
ActionId State::random_landing(Rng& rng) const noexcept {
  const std::uint64_t on_target = weight(ids().landing_on_target()), beside = weight(ids().landing(Direction::n));
  const std::uint64_t draw = rng.below(on_target + 8 * beside);
  if (draw < on_target) return ids().landing_on_target();
  return ids().landing(static_cast<Direction>((draw - on_target) / beside));
}

void State::apply(ActionId action) {
  if (const auto error = try_apply(action)) throw Error(*error);
}

std::uint64_t State::weight(ActionId outcome) const noexcept {
  if (now_.phase != Phase::landing || !is_legal(outcome)) return 0;
  if (outcome == ids().landing_on_target()) return static_cast<std::uint64_t>(rules_.accuracy);
  const Cell from = cell_of(position().ball()), to = cell_of(now_.target);
  return static_cast<std::uint64_t>(std::max(std::abs(to.column - from.column), std::abs(to.row - from.row)));
}

// Keeps the score, and men and ball to be shown.
void State::finish(Reason reason, unsigned winners) noexcept {
  Situation end(rules_.columns);
  end.position = now_.position;
  end.position.set_line(Position(rules_.columns).line());
  end.position.set_forward_pass(false);
  const Position& board = now_.position;
  end.position.set_offense(board.is_carried() ? board.controller(board.ball()).value_or(home) : home);
  end.phase = Phase::finished;
  end.play = Play::none;
  end.to_move = home;
  end.half = 2;
  end.score = now_.score;
  now_ = end;
  ending_ = {reason, static_cast<std::uint8_t>(winners)};
}

void State::forfeit(Seat seat) {
  if (now_.phase == Phase::finished)
    throw Error(ErrorCode::game_over, "the game is finished; nobody can forfeit it now");
  if (index(seat) > 1) throw Error(ErrorCode::out_of_range, "seats are 0 (Home) and 1 (Away)");
  finish(Reason::forfeit, 1U << index(other(seat)));
}

void State::agree_draw() {
  if (now_.phase == Phase::finished)
    throw Error(ErrorCode::game_over, "the game is finished; no draw can be agreed now");
  finish(Reason::agreement, 0);
}

std::uint64_t State::state_hash() const noexcept {
  std::uint64_t hash = position_hash();
  for (const int field : {rules_.columns, rules_.offense_men, rules_.defense_men, static_cast<int>(rules_.line_up),
                          rules_.touchdown_points, rules_.max_moves, rules_.accuracy, rules_.possessions,
                          static_cast<int>(now_.score[0]), static_cast<int>(now_.score[1])})
    hash = hash_more(hash, static_cast<std::uint64_t>(static_cast<std::int64_t>(field)));
  hash = hash_more(hash, static_cast<std::uint64_t>(now_.half) << 56 |
                             static_cast<std::uint64_t>(now_.possession) << 32 | now_.moves);
  return hash_more(hash, static_cast<std::uint64_t>(ending_.reason) << 8 | ending_.winners);
}

std::uint64_t State::position_hash() const noexcept {
  const std::uint64_t facts = static_cast<std::uint64_t>(now_.phase) | static_cast<std::uint64_t>(now_.play) << 8 |
                              static_cast<std::uint64_t>(index(now_.to_move)) << 16 |
                              static_cast<std::uint64_t>(now_.target) << 24 | std::uint64_t{now_.exchanged} << 32 |
                              std::uint64_t{now_.gained} << 33;
  std::uint64_t hash = hash_more(position().hash(), facts);
  for (const std::uint64_t word : now_.landed.words()) hash = hash_more(hash, word);
  return hash;
}

std::uint64_t State::view_hash(Viewer viewer) const noexcept {
  return hash_more(state_hash(), viewer ? static_cast<std::uint64_t>(index(*viewer)) + 1 : 0);
}

}  // namespace touchline::inline v1::checker_football
