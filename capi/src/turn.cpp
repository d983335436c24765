#include "event.hpp"
#include "turn_options.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace touchline::capi {

TurnOptions turn_options_in(const tl_turn_options* options) {
  TurnOptions out;
  if (options == nullptr) return out;
  reserved_in(*options);
  out.unique = flag_in(options->unique, "options");
  if (options->limit != 0) out.limit = options->limit;
  if (options->memory > PTRDIFF_MAX) throw Failure{TL_ERROR_OUT_OF_RANGE, "no machine has that much memory", "options"};
  if (options->memory != 0) out.memory = static_cast<std::size_t>(options->memory);
  return out;
}

std::int32_t listing_number(Listing listing) noexcept {
  switch (listing) {
    case Listing::complete:
      return TL_LISTING_COMPLETE;
    case Listing::stopped:
      return TL_LISTING_STOPPED;
    case Listing::cut:
      return TL_LISTING_CUT;
  }
  return TL_LISTING_STOPPED;
}

}  // namespace touchline::capi

namespace {

const AnyState& of(const tl_state* state) { return need(state, "state").value; }

std::int32_t answer_number(WinningTurn::Answer answer) noexcept {
  switch (answer) {
    case WinningTurn::Answer::turn:
      return TL_WINNING_TURN;
    case WinningTurn::Answer::none:
      return TL_WINNING_NONE;
    case WinningTurn::Answer::unknown:
      return TL_WINNING_UNKNOWN;
  }
  return TL_WINNING_UNKNOWN;
}

}  // namespace

tl_status tl_state_visit_turns(const tl_state* state, const tl_turn_options* options, tl_turn_visitor visitor,
                               void* user, int32_t* ending) {
  return give(ending, "ending", [&] {
    need(visitor, "visitor");
    PlainActions plain;
    const Listing listing = of(state).for_each_turn(turn_options_in(options), [&](std::span<const ActionId> turn) {
      const auto actions = plain.of(turn);
      return visitor(user, actions.data(), actions.size()) == 0;
    });
    return listing_number(listing);
  });
}

tl_status tl_state_turn_text(const tl_state* state, const uint64_t* actions, size_t action_count, char* text,
                             size_t capacity, size_t* length) {
  return give_text(text, capacity, length,
                   [&] { return of(state).turn_text(legal_turn_in(of(state), actions, action_count)); });
}

tl_status tl_state_parse_turn(const tl_state* state, const char* turn_text, size_t turn_text_length, uint64_t* actions,
                              size_t capacity, size_t* count) {
  return give_actions(actions, capacity, count,
                      [&] { return of(state).parse_turn(text_in(turn_text, turn_text_length, "turn_text")); });
}

tl_status tl_state_winning_turn(const tl_state* state, uint64_t node_limit, uint64_t* actions, size_t capacity,
                                size_t* count, int32_t* answer, uint64_t* nodes) {
  return guard([&] {
    const Out<std::uint64_t> out(actions, capacity, need(count, "count"), "actions");
    std::int32_t& answer_out = need(answer, "answer");
    std::uint64_t& nodes_out = need(nodes, "nodes");
    const WinningTurn found = of(state).winning_turn(node_limit == 0 ? UINT64_MAX : node_limit);
    if (!put_actions(out, found.actions)) return;
    answer_out = answer_number(found.answer);
    nodes_out = found.nodes;
  });
}
