// States as documents and pictures.
#include "event.hpp"
#include "svg_options.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

const AnyState& of(const tl_state* state) { return need(state, "state").value; }

}  // namespace

tl_status tl_state_to_json(const tl_state* state, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return of(state).to_json(); });
}

tl_status tl_state_rules_json(const tl_state* state, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return of(state).rules_json(); });
}

tl_status tl_state_position_text(const tl_state* state, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return of(state).position_text(); });
}

tl_status tl_state_text_board(const tl_state* state, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return of(state).text_board(); });
}

tl_status tl_state_text_board_with(const tl_state* state, const tl_text_options* options, char* text, size_t capacity,
                                   size_t* length) {
  return give_text(text, capacity, length, [&] { return of(state).text_board(text_options_in(options)); });
}

tl_status tl_state_svg(const tl_state* state, const tl_svg_options* options, char* text, size_t capacity,
                       size_t* length) {
  return give_text(text, capacity, length, [&] { return of(state).svg(svg_options_in(options)); });
}

tl_status tl_state_svg_after(const tl_state* state, const tl_svg_options* options, const tl_state* before,
                             const uint64_t* actions, size_t action_count, char* text, size_t capacity,
                             size_t* length) {
  return give_text(text, capacity, length, [&] {
    const AnyState& start = need(before, "before").value;
    if (start.game() != of(state).game())
      throw Failure{TL_ERROR_OUT_OF_RANGE, "the state before the turn is of another game", "before"};
    return of(state).svg(svg_options_in(options), start, legal_turn_in(start, actions, action_count));
  });
}
