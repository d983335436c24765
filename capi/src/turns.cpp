// The cursor over turns.
#include <algorithm>

#include "turn_options.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

/// Turns end to end.
struct Chunk {
  std::vector<std::uint64_t> actions;
  std::vector<std::size_t> ends;

  void add(std::span<const ActionId> turn) {
    for (const ActionId action : turn) actions.push_back(value(action));
    ends.push_back(actions.size());
  }
  [[nodiscard]] std::span<const std::uint64_t> operator[](std::size_t turn) const {
    const std::size_t begin = turn == 0 ? 0 : ends[turn - 1];
    return std::span(actions).subspan(begin, ends[turn] - begin);
  }
  [[nodiscard]] std::size_t size() const noexcept { return ends.size(); }
  [[nodiscard]] std::size_t bytes() const noexcept {
    return actions.size() * sizeof(std::uint64_t) + ends.size() * sizeof(std::size_t);
  }
};

}  // namespace

/// Games visit their turns; a cursor is asked for them. It keeps a chunk of turns, and to get the next chunk it lists
/// again and passes over those given before. Chunks grow, so that the passing over costs about as much again as the
/// listing until they reach their greatest size.
struct tl_turns {
 public:
  tl_turns(const AnyState& state, const TurnOptions& options) : state_(state), options_(options) {}

  /// The next turn without going past it; empty at the end.
  [[nodiscard]] std::span<const std::uint64_t> peek() {
    if (next_ == chunk_.size() && ending_ == Listing::stopped) refill();
    if (next_ == chunk_.size()) {
      at_end_ = true;
      return {};
    }
    return chunk_[next_];
  }
  void advance() noexcept { ++next_; }
  [[nodiscard]] Listing ending() const noexcept { return at_end_ ? ending_ : Listing::stopped; }

 private:
  static constexpr std::size_t first_turns = 8;
  static constexpr std::size_t most_bytes = std::size_t{4} << 20;

  void refill() {
    const std::uint64_t past = passed_ + chunk_.size();
    Chunk fresh;
    std::uint64_t seen = 0;
    const Listing ending = state_.for_each_turn(options_, [&](std::span<const ActionId> turn) {
      if (seen++ < past) return true;
      fresh.add(turn);
      return fresh.size() < turns_ && fresh.bytes() < most_bytes;
    });
    std::swap(chunk_, fresh);
    passed_ = past;
    next_ = 0;
    turns_ *= 2;
    ending_ = ending;
  }

  AnyState state_;
  TurnOptions options_;
  Chunk chunk_;
  std::size_t next_ = 0;               // in the chunk
  std::uint64_t passed_ = 0;           // turns before the chunk
  std::size_t turns_ = first_turns;    // in the next chunk, at most
  Listing ending_ = Listing::stopped;  // of the last listing: `stopped` when there may be more
  bool at_end_ = false;
};

tl_status tl_turns_new(const tl_state* state, const tl_turn_options* options, tl_turns** turns) {
  return guard([&] {
    tl_turns*& out = need(turns, "turns");
    const AnyState& listed = need(state, "state").value;
    if (!listed.has_turns()) throw Failure{TL_ERROR_UNSUPPORTED, "this game has no turns of several actions", ""};
    out = new tl_turns(listed, turn_options_in(options));
  });
}

void tl_turns_free(tl_turns* turns) { delete turns; }

tl_status tl_turns_next(tl_turns* turns, uint64_t* actions, size_t capacity, size_t* count) {
  return guard([&] {
    const Out<std::uint64_t> out(actions, capacity, need(count, "count"), "actions");
    tl_turns& cursor = need(turns, "turns");
    const auto turn = cursor.peek();
    if (!out.fits(turn.size())) return;
    std::copy(turn.begin(), turn.end(), out.items());
    out.set_size(turn.size());
    if (!turn.empty()) cursor.advance();
  });
}

tl_status tl_turns_ending(const tl_turns* turns, int32_t* ending) {
  return give(ending, "ending", [&] { return listing_number(need(turns, "turns").ending()); });
}
