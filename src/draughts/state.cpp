#include "touchline/draughts/state.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "touchline/core/hash.hpp"
#include "touchline/draughts/move_list.hpp"
#include "touchline/draughts/notation.hpp"

#include "state_checks.hpp"

namespace touchline::inline v1::draughts {
namespace {

constexpr int times_for_draw = 3;  // DR-17

const Position& checked(const Position& position) {
  check_board(position);
  return position;
}

}  // namespace

State::State(const Rules& rules, const Position& position, Checked) noexcept : position_(position), rules_(rules) {
  if (!position_.has_move()) {
    finish(Result::won_by(other(position_.to_move()), Reason::no_moves));  // DR-15
  } else if (rules_.draws == Draws::tournament) {
    visits_.add(Visits::key_of(position_));  // DR-17: a set-up is an occurrence
  }
}

State::State(const Rules& rules, const Position& position) : State(rules, checked(position), Checked{}) {}

State::State(const Rules& rules, const Position& position, std::span<const Visits::Key> visits)
    : position_(position), rules_(rules) {
  check_board(position);
  check_visits(rules, position, visits);
  if (!position.has_move())
    throw Error(ErrorCode::bad_state, "the side to move has no legal move; it has lost (DR-15)");
  for (const Visits::Key key : visits) visits_.add(key);
}

State::State(const Rules& rules, const Position& position, const Capture& capture)
    : position_(position), rules_(rules), capture_(capture) {
  check_board(position);
  check_capture(rules, position, capture);
}

State::State(const Rules& rules, const Position& position, const Result& result) : position_(position), rules_(rules) {
  check_board(position);
  finish(result);
  check_result(rules, position_, result);
}

std::size_t State::legal(std::span<ActionId> out) const noexcept {
  if (result_) return 0;
  if (rules_.unit == Unit::step) return legal_steps(out);
  if (out.empty()) return position_.count_moves();
  MoveList moves;
  position_.moves(moves);
  const std::size_t written = std::min(moves.size(), out.size());
  for (std::size_t i = 0; i < written; ++i) out[i] = moves[i].action();
  return moves.size();
}

std::size_t State::legal_steps(std::span<ActionId> out) const noexcept {
  std::size_t count = 0;
  const auto add = [&](Square from, unsigned directions) {
    for (const Direction direction : all_directions) {
      if ((directions >> static_cast<unsigned>(direction) & 1U) == 0) continue;
      if (count < out.size()) out[count] = Step{from, direction}.action();
      ++count;
    }
  };
  if (capture_) {
    add(capture_->at, position_.jumps(capture_->at, capture_->jumped));  // DR-11: the same piece goes on
    return count;
  }
  const bool must_capture = position_.has_capture();  // DR-10
  for (const Square from : position_.pieces(position_.to_move()))
    add(from, must_capture ? position_.jumps(from, SquareSet()) : position_.steps(from));
  return count;
}

bool State::is_legal(ActionId action) const noexcept {
  if (result_) return false;
  return rules_.unit == Unit::step ? is_legal_step(action) : position_.is_legal(Move(action));
}

bool State::is_legal_step(ActionId action) const noexcept {
  if (value(action) >= Step::count) return false;
  const Step step = Step::of(action);
  const auto in = [&](unsigned directions) { return (directions >> static_cast<unsigned>(step.direction) & 1U) != 0; };
  if (capture_) return step.from == capture_->at && in(position_.jumps(step.from, capture_->jumped));  // DR-11
  if (in(position_.jumps(step.from, SquareSet()))) return true;
  return in(position_.steps(step.from)) && !position_.has_capture();  // DR-10
}

Error State::refusal(ActionId action) const {
  if (result_) return {ErrorCode::game_over, "the game is finished"};
  const std::string what =
      rules_.unit == Unit::step
          ? (value(action) < Step::count ? action_text(*this, action) : "step " + std::to_string(value(action)))
          : (Move(action).path() ? text(Move(action)) : "move " + std::to_string(value(action)));
  const bool capture = capture_ || position_.has_capture();
  return {ErrorCode::illegal_action, what + " is not legal here" + (capture ? " (a capture is compulsory)" : "") +
                                         "; legal are " + legal_texts(*this)};
}

std::optional<Error> State::try_apply(ActionId action) {
  if (!is_legal(action)) return refusal(action);
  if (rules_.unit == Unit::step) {
    apply_step(Step::of(action));
  } else {
    const Move move(action);
    end_move(position_.after(move), position_.is_irreversible(move));
  }
  return std::nullopt;
}

std::optional<ActionId> State::play_random(Rng& rng) noexcept {
  if (result_) return std::nullopt;
  if (rules_.unit == Unit::step) {
    std::array<ActionId, Step::count> steps;
    const ActionId step = steps[static_cast<std::size_t>(rng.below(legal_steps(steps)))];
    apply_step(Step::of(step));
    return step;
  }
  Position next = position_;
  const auto move = next.play_random(rng);  // there is one: who has none has lost already (DR-15)
  if (!move) return std::nullopt;
  end_move(next, position_.is_irreversible(*move));
  return move->action();
}

void State::apply(ActionId action) {
  if (const auto error = try_apply(action)) throw Error(*error);
}

void State::apply_step(Step step) noexcept {
  const bool jump =
      (position_.jumps(step.from, capture_ ? capture_->jumped : SquareSet()) >> static_cast<unsigned>(step.direction) &
       1U) != 0;
  const Square to = *neighbour(step.from, step.direction, jump ? 2 : 1);
  const Position moved = position_.with_piece_moved(step.from, to);
  if (!jump) {
    const bool man = position_.at(step.from) == Piece::dark_man || position_.at(step.from) == Piece::light_man;
    return end_move(moved.with_move_ended(to, SquareSet()), man);
  }
  Capture capture = capture_.value_or(Capture{step.from, step.from, SquareSet()});
  capture.at = to;
  capture.jumped.insert(*neighbour(step.from, step.direction));
  // A man on its crowning row has no jump further forward, so the same question ends its move (DR-9, DR-11).
  if (moved.jumps(to, capture.jumped) == 0) {
    capture_.reset();
    return end_move(moved.with_move_ended(to, capture.jumped), true);
  }
  position_ = moved;
  capture_ = capture;
  visits_.clear();  // the capture will be finished, and nothing before it can come again
}

void State::end_move(const Position& next, bool irreversible) noexcept {
  position_ = next;
  if (!position_.has_move()) return finish(Result::won_by(other(position_.to_move()), Reason::no_moves));  // DR-15
  if (rules_.draws == Draws::none) return;
  if (irreversible) visits_.clear();
  visits_.add(Visits::key_of(position_));
  if (visits_.times_current() == times_for_draw) return finish(Result::drawn(Reason::repetition));  // DR-17
  if (quiet_plies() == max_quiet_plies) return finish(Result::drawn(Reason::forty_moves));          // DR-17
}

void State::finish(const Result& result) noexcept {
  result_ = result;
  capture_.reset();
  visits_.clear();
  position_ = position_.with_to_move(result.is_winner(dark) ? light : dark);
}

void State::forfeit(Seat seat) {  // DR-16
  if (result_) throw Error(ErrorCode::game_over, "the game is finished; nobody can forfeit it now");
  if (index(seat) > 1) throw Error(ErrorCode::out_of_range, "seats are 0 (dark) and 1 (light)");
  finish(Result::won_by(other(seat), Reason::forfeit));
}

void State::agree_draw() {  // DR-17
  if (result_) throw Error(ErrorCode::game_over, "the game is finished; no draw can be agreed now");
  finish(Result::drawn(Reason::agreement));
}

std::uint64_t State::state_hash() const noexcept {
  std::uint64_t hash = hash_more(
      position_hash(), static_cast<std::uint64_t>(rules_.draws) * 2 + static_cast<std::uint64_t>(rules_.unit));
  // A sum, since the order of the visits does not matter; who was to move is told by the distance from the last.
  std::uint64_t sum = 0;
  const auto keys = visits_.keys();
  for (std::size_t i = 0; i < keys.size(); ++i) sum += hash_more((keys.size() - i) % 2, keys[i]);
  hash = hash_more(hash, sum);
  if (result_) hash = hash_more(hash, 1 + static_cast<std::uint64_t>(result_->reason) * 4 + result_->winners);
  return hash;
}

std::uint64_t State::position_hash() const noexcept {
  const std::uint64_t hash = position_.hash();
  if (!capture_) return hash;
  return hash_more(hash, static_cast<std::uint64_t>(number(capture_->from)) << 40 |
                             static_cast<std::uint64_t>(number(capture_->at)) << 32 | capture_->jumped.bits());
}

std::uint64_t State::view_hash(Viewer viewer) const noexcept {
  return hash_more(state_hash(), viewer ? static_cast<std::uint64_t>(index(*viewer)) + 1 : 0);
}

}  // namespace touchline::inline v1::draughts
