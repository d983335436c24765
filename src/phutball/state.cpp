#include "touchline/phutball/state.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <type_traits>

#include "touchline/core/hash.hpp"

#include "refusal.hpp"
#include "setup_checks.hpp"

namespace touchline::inline v1::phutball {

static_assert(std::is_trivially_copyable_v<State>);

namespace {

/// The places of the bits of a byte in rising order, and how many there are.
struct ByteBits {
  std::array<std::uint64_t, 8> places{};
  std::size_t count = 0;
};

constexpr std::array<ByteBits, 256> byte_bits = [] {
  std::array<ByteBits, 256> table{};
  for (std::size_t byte = 0; byte < table.size(); ++byte)
    for (std::uint64_t place = 0; place < 8; ++place)
      if ((byte >> place & 1) != 0) table[byte].places[table[byte].count++] = place;
  return table;
}();

/// Room for every list, and for a last byte written whole.
using ActionBuffer = std::array<ActionId, Board::max_points + 16>;

// Writes the placements, eight columns at a time and without branches, and returns the end of the list. Up to eight
// places behind it are overwritten. `Columns` is the width of the board, or 0 for any.
template <int Columns>
ActionId* list_placements(const Position& position, ActionId* out) noexcept {
  const auto columns = static_cast<unsigned>(Columns != 0 ? Columns : position.board().columns());
  std::uint64_t id = 0;
  for (int row = 1; row <= position.board().rows(); ++row, id += columns) {
    const std::uint32_t vacant = position.vacant_in_row(row);
    for (unsigned column = 0; column < columns; column += 8) {
      const ByteBits& bits = byte_bits[vacant >> column & 0xff];
      for (std::size_t i = 0; i < 8; ++i) out[i] = static_cast<ActionId>(id + column + bits.places[i]);
      out += bits.count;
    }
  }
  return out;
}

ActionId* list_jumps(const Position& position, ActionId* out) noexcept {
  for (unsigned left = position.jumps(); left != 0; left &= left - 1)
    *out++ = jump_towards(static_cast<Direction>(std::countr_zero(left)), position.board());
  return out;
}

}  // namespace

State::State(const Rules& rules) : rules_(rules) {
  check(rules);
  position_ = Position(rules);              // PH-4, PH-5
  mover_ = static_cast<Seat>(rules.first);  // PH-6
}

State::State(const Rules& rules, const Setup& setup)
    : position_(setup.position), rules_(rules), turns_(setup.turns), jumping_(setup.jumping) {
  check(rules);
  check_setup(rules, setup);
  if (!setup.result) {
    mover_ = setup.mover.seat();
    return;
  }
  switch (setup.result->reason) {
    case Reason::goal:
      ending_ = Ending::goal;
      break;
    case Reason::max_turns:
      ending_ = Ending::max_turns;
      break;
    case Reason::forfeit:
      ending_ = Ending::forfeit;
      break;
    default:
      ending_ = Ending::agreement;
      break;
  }
  if (setup.result->is_winner(eks)) winner_ = eks;
}

std::optional<Result> State::result() const noexcept {
  switch (ending_) {
    case Ending::none:
      return std::nullopt;
    case Ending::goal:
      return Result::won_by(winner_, Reason::goal);
    case Ending::forfeit:
      return Result::won_by(winner_, Reason::forfeit);
    case Ending::max_turns:
      return Result::drawn(Reason::max_turns);
    default:
      return Result::drawn(Reason::agreement);
  }
}

std::size_t State::legal(std::span<ActionId> out) const noexcept {
  if (ending_ != Ending::none) return 0;
  if (out.empty())
    return static_cast<std::size_t>(std::popcount(position_.jumps()) + (jumping_ ? 1 : position_.count_vacant()));
  ActionBuffer buffer;
  const bool fits = out.size() >= action_count(position_.board());
  ActionId* const begin = fits ? out.data() : buffer.data();
  ActionId* end = begin;
  if (!jumping_)
    end = position_.board().columns() == 15 ? list_placements<15>(position_, end)
                                            : list_placements<0>(position_, end);  // PH-7
  end = list_jumps(position_, end);                                                // PH-8, PH-11
  if (jumping_) *end++ = stop(position_.board());                                  // PH-19
  const auto count = static_cast<std::size_t>(end - begin);
  if (!fits) std::copy_n(begin, std::min(count, out.size()), out.data());
  return count;
}

bool State::is_possible(const Action& action) const noexcept {
  switch (action.kind) {
    case Action::Kind::place:
      return !jumping_ && position_.is_vacant(action.point);  // PH-7
    case Action::Kind::jump:
      return position_.landing(action.direction).has_value();  // PH-8, PH-11
    default:
      return jumping_;  // PH-19
  }
}

bool State::is_legal(ActionId id) const noexcept {
  const auto action = Action::of(id, position_.board());
  return ending_ == Ending::none && action && is_possible(*action);
}

std::optional<Error> State::try_apply(ActionId id) {
  const auto action = Action::of(id, position_.board());
  if (ending_ != Ending::none || !action || !is_possible(*action)) return refusal(*this, id);
  switch (action->kind) {
    case Action::Kind::place:
      position_.place(action->point);
      end_turn();
      break;
    case Action::Kind::jump:
      position_.jump(action->direction);
      jumping_ = position_.jumps() != 0;  // PH-11, PH-13
      if (!jumping_) end_turn();          // PH-19
      break;
    default:
      jumping_ = false;
      end_turn();
  }
  return std::nullopt;
}

void State::apply(ActionId action) {
  if (const auto error = try_apply(action)) throw Error(*error);
}

void State::end_turn() noexcept {
  if (rules_.max_turns != 0) ++turns_;  // PH-20
  if (const auto scorer = position_.board().goal_at(position_.ball()))
    return finish(Ending::goal, *scorer);                                                     // PH-15, PH-16
  if (rules_.max_turns != 0 && turns_ == rules_.max_turns) return finish(Ending::max_turns);  // PH-18
  mover_ = other(mover_);                                                                     // PH-6
}

void State::finish(Ending ending, Seat winner) noexcept {
  ending_ = ending;
  winner_ = winner;
  mover_ = ohs;
  jumping_ = false;
}

void State::forfeit(Seat seat) {
  if (ending_ != Ending::none) throw Error(ErrorCode::game_over, "the game is finished; nobody can forfeit it now");
  if (seat != ohs && seat != eks)
    throw Error(ErrorCode::out_of_range, "there is no seat " + std::to_string(index(seat)) + "; seats are 0 and 1");
  finish(Ending::forfeit, other(seat));
}

void State::agree_draw() {
  if (ending_ != Ending::none) throw Error(ErrorCode::game_over, "the game is finished; no draw can be agreed now");
  finish(Ending::agreement);
}

std::uint64_t State::state_hash() const noexcept {
  const auto word = [](std::int64_t number) { return static_cast<std::uint64_t>(number); };
  std::uint64_t hash = position_.hash(mover());
  hash = hash_more(hash, word(rules_.ball_row) | word(rules_.first) << 8 | word(rules_.max_turns) << 16);
  return hash_more(hash, word(turns_) | word(jumping_) << 32 | static_cast<std::uint64_t>(ending_) << 40 |
                             word(index(winner_)) << 48);
}

std::uint64_t State::position_hash() const noexcept { return position_.hash(mover()); }

std::uint64_t State::view_hash(Viewer viewer) const noexcept {
  return hash_more(state_hash(), viewer ? static_cast<std::uint64_t>(index(*viewer)) : max_seats);
}

}  // namespace touchline::inline v1::phutball
