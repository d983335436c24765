#include "touchline/power_poker_football/state.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "touchline/power_poker_football/notation.hpp"

#include "referee.hpp"
#include "situation_checks.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

const Rules& checked(const Rules& rules) {
  check(rules);
  return rules;
}

// The one seat with the most, or no_seat.
template <class Points>
Seat leader(int seats, const Points& points) noexcept {
  Seat best{0};
  bool level = false;
  for (int i = 1; i < seats; ++i) {
    const Seat seat = static_cast<Seat>(i);
    if (points(seat) == points(best)) level = true;
    if (points(seat) <= points(best)) continue;
    best = seat;
    level = false;
  }
  return level ? no_seat : best;
}

Seat mvp_of(const Rules& rules, const Situation& now) noexcept {
  switch (now.reason) {
    case Reason::regulation:
    case Reason::overtime:
      return leader(seat_count(rules), [&](Seat seat) { return now.at(seat).points; });
    case Reason::max_hands:  // PP-53
      return leader(seat_count(rules),
                    [&](Seat seat) { return now.overtime ? now.at(seat).regulation_points : now.at(seat).points; });
    default:
      return no_seat;
  }
}

// The team that wins, or 2.
int winning_team(const Situation& now, Seat mvp) noexcept {
  const int lead = team_points(now, 0) - team_points(now, 1);
  switch (now.reason) {
    case Reason::overtime:  // PP-52
      return team_of(mvp);
    case Reason::forfeit:
      return 1 - now.loser;
    case Reason::agreement:
      return 2;
    default:
      return lead > 0 ? 0 : lead < 0 ? 1 : 2;
  }
}

}  // namespace

Result result_of(const Rules& rules, const Situation& now) noexcept {
  Result result;
  result.reason = now.reason;
  result.seats = static_cast<std::uint8_t>(seat_count(rules));
  for (std::size_t i = 0; i < result.seats; ++i)
    result.scores[i] = now.players[i].points + now.players[i].regulation_points;
  result.team_scores = {team_points(now, 0), team_points(now, 1)};
  const Seat mvp = mvp_of(rules, now);
  if (mvp != no_seat) result.mvp = mvp;
  const int team = winning_team(now, mvp);
  if (team == 2) return result;
  result.winning_team = static_cast<std::uint8_t>(team);
  for (int seat = team; seat < result.seats; seat += 2)
    result.winners = static_cast<std::uint16_t>(result.winners | 1U << seat);
  return result;
}

State::State(const Rules& rules) : rules_(checked(rules)) { Referee(rules_, now_).begin_game(); }

State::State(const Rules& rules, const Situation& situation) : rules_(checked(rules)), now_(situation) {
  check_situation(rules_, now_, Cards::open);
}

Mover State::mover() const noexcept {
  if (now_.phase == Phase::finished) return Mover::nobody();
  if (row_of(now_.phase).actor == Actor::chance) return Mover::chance();
  return now_.to_move;
}

std::optional<Result> State::result() const noexcept {
  if (now_.phase != Phase::finished) return std::nullopt;
  return result_of(rules_, now_);
}

std::size_t State::legal(std::span<ActionId> out) const noexcept {
  std::size_t count = 0;
  const auto add = [&](ActionId action) {
    if (count < out.size()) out[count] = action;
    ++count;
  };
  const Mover mover = this->mover();
  if (mover.is_chance()) {
    const CardSet cards = drawable(rules_, now_);
    if (out.empty()) return static_cast<std::size_t>(cards.size());
    for (const Card card : cards) add(id_of(card));
  } else if (mover.is_seat()) {
    for (Decisions left = Table(rules_, now_).decisions(); left != 0; left &= left - 1)
      add(id_of(static_cast<Decision>(std::countr_zero(left))));
  }
  return count;
}

bool State::is_legal(ActionId action) const noexcept {
  const Mover mover = this->mover();
  if (const auto card = card_in(action)) return mover.is_chance() && drawable(rules_, now_).has(*card);
  const auto decision = decision_in(action);
  return decision && mover.is_seat() && (Table(rules_, now_).decisions() & bit(*decision)) != 0;
}

// What is said depends on the phase and the action only, never on a card that is not face up.
Error State::refusal(ActionId action) const {
  if (now_.phase == Phase::finished) return {ErrorCode::game_over, "the game is finished"};
  const std::string what = action_text(action);
  if (mover().is_seat())
    return {ErrorCode::illegal_action, what + " is not legal here: seat " + std::to_string(index(now_.to_move)) +
                                           " may choose " + legal_texts(*this)};
  if (card_in(action)) return {ErrorCode::illegal_action, what + " cannot be drawn: it is out of the deck"};
  return {ErrorCode::illegal_action, what + " is not legal here: a card is drawn now"};
}

std::optional<Error> State::try_apply(ActionId action) {
  if (!is_legal(action)) return refusal(action);
  Referee referee(rules_, now_);
  if (const auto card = card_in(action)) {
    referee.draw(*card);
  } else {
    referee.decide(*decision_in(action));
  }
  return std::nullopt;
}

std::optional<ActionId> State::play_random(Rng& rng) noexcept {
  Referee referee(rules_, now_);
  const Mover mover = this->mover();
  if (mover.is_chance()) {
    const CardSet cards = drawable(rules_, now_);
    const Card card = cards.nth(rng.below(static_cast<std::uint64_t>(cards.size())));  // PP-3
    referee.draw(card);
    return id_of(card);
  }
  if (!mover.is_seat()) return std::nullopt;
  Decisions left = Table(rules_, now_).decisions();
  for (std::uint64_t rank = rng.below(static_cast<std::uint64_t>(std::popcount(left))); rank != 0; --rank)
    left &= left - 1;
  const auto decision = static_cast<Decision>(std::countr_zero(left));
  referee.decide(decision);
  return id_of(decision);
}

void State::apply(ActionId action) {
  if (const auto error = try_apply(action)) throw Error(*error);
}

std::uint64_t State::weight(ActionId outcome) const noexcept {
  return mover().is_chance() && is_legal(outcome) ? 1 : 0;
}

void State::finish(Reason reason, int loser) noexcept {
  Referee(rules_, now_).finish(reason);
  now_.loser = static_cast<std::uint8_t>(loser);
}

void State::forfeit(Seat seat) {
  if (now_.phase == Phase::finished)
    throw Error(ErrorCode::game_over, "the game is finished; nobody can forfeit it now");
  if (index(seat) >= seat_count(rules_))
    throw Error(ErrorCode::out_of_range, "seats are 0 to " + std::to_string(seat_count(rules_) - 1));
  finish(Reason::forfeit, team_of(seat));
}

void State::agree_draw() {
  if (now_.phase == Phase::finished)
    throw Error(ErrorCode::game_over, "the game is finished; no draw can be agreed now");
  finish(Reason::agreement, 2);
}

void State::penalize(int team) {
  if (now_.phase == Phase::finished) throw Error(ErrorCode::game_over, "the game is finished");
  if (team != 0 && team != 1) throw Error(ErrorCode::out_of_range, "teams are 0 and 1");
  if (!Referee::is_before_down(rules_, now_))  // PP-11
    throw Error(ErrorCode::illegal_action,
                "a team is penalised only between hands: before anything of the next one is answered or dealt, and not "
                "during the draw for the deal, kicks and conversions");
  Referee(rules_, now_).penalize(team);
}

}  // namespace touchline::inline v1::power_poker_football
