#include "touchline/soccer/state.hpp"

#include "touchline/core/hash.hpp"

#include "refusal.hpp"
#include "state_checks.hpp"

namespace touchline::inline v1::soccer {
namespace {

const Rules& checked(const Rules& rules) {
  check(rules);
  return rules;
}

constexpr unsigned bit(Seat seat) noexcept { return 1U << index(seat); }

// The side that is ahead, or no side (SO-22).
unsigned ahead(const Score& score) noexcept {
  if (score[0] == score[1]) return 0;
  return bit(score[0] > score[1] ? red : blue);
}

}  // namespace

Position kick_off(const Rules& rules, const Pitch& pitch, Seat side) noexcept {
  return {pitch, start_pieces(rules, red), start_pieces(rules, blue), start_ball(rules), side};
}

State::State(const Rules& rules)
    : rules_(checked(rules)), pitch_(rules_), position_(kick_off(rules_, pitch_, rules.first)) {}  // SO-5

State::State(const Rules& rules, const Position& position, const Score& score, int turns)
    : rules_(checked(rules)), pitch_(rules_), position_(position), score_(score), turns_(turns) {
  check_board(rules_, pitch_, position);
  check_turn(pitch_, position);
  check_zone_passes(pitch_, position);
  check_score(rules_, score);
  check_turns(rules_, turns);
}

State::State(const Rules& rules, const Position& position, const Result& result)
    : rules_(checked(rules)), pitch_(rules_), position_(position), score_{result.scores[0], result.scores[1]} {
  check_board(rules_, pitch_, position);
  finish(result.reason, result.winners);
  check_result(rules_, position_, result);
}

std::optional<Result> State::result() const noexcept {
  if (!ending_.is_over) return std::nullopt;
  Result result;
  result.reason = ending_.reason;
  result.winners = ending_.winners;
  result.scores[0] = score_[0];
  result.scores[1] = score_[1];
  return result;
}

bool State::is_legal(ActionId action) const noexcept {
  if (ending_.is_over) return false;
  const auto known = Action::of(pitch_, action);
  return known && position_.is_legal(pitch_, *known);
}

std::optional<Error> State::try_apply(ActionId action) {
  const auto known = Action::of(pitch_, action);
  if (ending_.is_over || !known || !position_.is_legal(pitch_, *known)) return refusal(*this, action);
  play(*known);
  return std::nullopt;
}

void State::apply(ActionId action) {
  if (const auto error = try_apply(action)) throw Error(*error);
}

Outcome State::play(Action action) noexcept {
  const Seat mover = position_.to_move();
  const Outcome outcome = position_.play(pitch_, action);
  if (outcome == Outcome::goal) score_goal(mover);
  if (outcome == Outcome::turn_over) end_turn();
  return outcome;
}

void State::score_goal(Seat scorer) noexcept {
  ++score_[static_cast<std::size_t>(scorer)];
  position_ = kick_off(rules_, pitch_, other(scorer));  // SO-21
  if (score_[static_cast<std::size_t>(scorer)] == rules_.goals_to_win)
    return finish(Reason::goals_to_win, bit(scorer));  // SO-22: tested first
  end_turn();                                          // SO-19: a goal ends the turn
}

void State::end_turn() noexcept {
  if (rules_.max_turns == 0) return;
  if (++turns_ == rules_.max_turns) finish(Reason::max_turns, ahead(score_));  // SO-22
}

void State::finish(Reason reason, unsigned winners) noexcept {
  ending_ = {true, reason, static_cast<std::uint8_t>(winners)};
  position_ = position_.with_turn_of(red).without_zone_passes();
  turns_ = 0;
}

void State::forfeit(Seat seat) {
  if (ending_.is_over) throw Error(ErrorCode::game_over, "the game is finished; nobody can forfeit it now");
  if (index(seat) > 1) throw Error(ErrorCode::out_of_range, "seats are 0 (red) and 1 (blue)");
  finish(Reason::forfeit, bit(other(seat)));
}

void State::agree_draw() {
  if (ending_.is_over) throw Error(ErrorCode::game_over, "the game is finished; no draw can be agreed now");
  finish(Reason::agreement, 0);
}

std::uint64_t State::state_hash() const noexcept {
  std::uint64_t hash = position_.hash();
  const auto add = [&](int number) { hash = hash_more(hash, static_cast<std::uint64_t>(number)); };
  for (const int number : {score_[0], score_[1], turns_}) add(number);
  if (ending_.is_over) add(1 + static_cast<int>(ending_.reason) * 4 + ending_.winners);
  for (const int number :
       {rules_.columns, rules_.rows, rules_.goal_width, rules_.shooting_depth, rules_.steps, rules_.pieces,
        rules_.zone_passes, rules_.goals_to_win, rules_.max_turns, index(rules_.first), number(rules_.ball)})
    add(number);
  for (const SquareSet* set : {&rules_.red, &rules_.blue})
    for (const std::uint64_t word : set->words())
      if (word != 0) hash = hash_more(hash, word);
  return hash;
}

std::uint64_t State::view_hash(Viewer viewer) const noexcept {
  return hash_more(state_hash(), viewer ? static_cast<std::uint64_t>(index(*viewer)) + 1 : 0);
}

}  // namespace touchline::inline v1::soccer
