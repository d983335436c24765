// Nim: what may be taken, what follows, who has won.
#include <algorithm>
#include <numeric>

#include "touchline/core/hash.hpp"

#include "nim.hpp"

namespace nim {
namespace {

// The ids are dense: heap a with 1, 2, … sticks, then heap b.
struct Take {
  std::size_t heap;
  int sticks;
};

Take take_of(ActionId action) noexcept {
  const std::uint64_t id = touchline::value(action);
  return {static_cast<std::size_t>(id / most_sticks), static_cast<int>(id % most_sticks) + 1};
}

Result result_of_last_stick(Seat taker, bool misere) noexcept {
  return Result::won_by(misere ? touchline::other(taker) : taker, touchline::Reason::no_moves);
}

std::uint64_t hash_of(const Heaps& heaps, Mover mover) noexcept {
  std::uint64_t hash = mover.is_seat() ? static_cast<std::uint64_t>(touchline::index(mover.seat())) : 2;
  for (const int sticks : heaps) hash = touchline::hash_more(hash, static_cast<std::uint64_t>(sticks));
  return hash;
}

}  // namespace

State::State(const Rules& rules) noexcept : rules_(rules) {
  std::iota(heaps_.begin(), heaps_.begin() + rules.heaps, rules.first);
}

std::size_t State::legal(std::span<ActionId> out) const noexcept {
  std::size_t count = 0;
  if (result_) return count;
  for (std::size_t heap = 0; heap < heaps_.size(); ++heap)
    for (int sticks = 1; sticks <= heaps_[heap]; ++sticks, ++count)
      if (count < out.size())
        out[count] = static_cast<ActionId>(heap * most_sticks + static_cast<unsigned>(sticks) - 1);
  return count;
}

bool State::is_legal(ActionId action) const noexcept {
  const Take take = take_of(action);
  return !result_ && take.heap < heaps_.size() && take.sticks <= heaps_[take.heap];
}

std::optional<Error> State::try_apply(ActionId action) {
  if (result_) return Error(touchline::ErrorCode::game_over, "the game is finished");
  if (!is_legal(action))
    return Error(touchline::ErrorCode::illegal_action, "there are not so many sticks; take at most what a heap holds");
  const Take take = take_of(action);
  heaps_[take.heap] -= take.sticks;
  const Seat taker = mover_.seat();
  mover_ = touchline::other(taker);
  if (std::all_of(heaps_.begin(), heaps_.end(), [](int sticks) { return sticks == 0; }))
    finish(result_of_last_stick(taker, rules_.misere));
  return std::nullopt;
}

void State::finish(const Result& result) noexcept {
  mover_ = Mover::nobody();
  result_ = result;
}

void State::forfeit(Seat seat) { finish(Result::won_by(touchline::other(seat), touchline::Reason::forfeit)); }
void State::agree_draw() { finish(Result::drawn(touchline::Reason::agreement)); }

std::uint64_t State::position_hash() const noexcept { return hash_of(heaps_, mover_); }

std::uint64_t State::state_hash() const noexcept {
  std::uint64_t hash = position_hash();
  for (const int field : {rules_.first, rules_.heaps, rules_.misere ? 1 : 0})
    hash = touchline::hash_more(hash, static_cast<std::uint64_t>(field));
  return result_ ? touchline::hash_more(hash, static_cast<std::uint64_t>(result_->reason) * 4 + result_->winners)
                 : hash;
}

std::uint64_t State::view_hash(Viewer viewer) const noexcept {
  return touchline::hash_more(state_hash(), viewer ? static_cast<std::uint64_t>(touchline::index(*viewer)) : 2);
}

}  // namespace nim
