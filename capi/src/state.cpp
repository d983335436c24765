#include "arguments.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

const AnyState& of(const tl_state* state) { return need(state, "state").value; }

std::int32_t mover_number(Mover mover) noexcept {
  if (mover.is_chance()) return TL_CHANCE;
  if (mover.is_nobody()) return TL_NOBODY;
  return index(mover.seat());
}

}  // namespace

tl_status tl_state_new(const tl_game* game, const char* rules, size_t rules_length, tl_state** state) {
  return make(state, "state",
              [&] { return need(game, "game").value.start(document_in(rules, rules_length, "rules")); });
}

tl_status tl_state_from_json(const char* json, size_t json_length, tl_state** state) {
  return make(state, "state",
              [&] { return AnyState::from_json(library().registry, document_in(json, json_length, "json")); });
}

tl_status tl_state_from_position(const tl_game* game, const char* position, size_t position_length, const char* rules,
                                 size_t rules_length, tl_state** state) {
  return make(state, "state", [&] {
    const GameRef of_game = need(game, "game").value;
    return of_game.parse_position(text_in(position, position_length, "position"),
                                  document_in(rules, rules_length, "rules"));
  });
}

tl_status tl_state_start_again(const tl_state* state, tl_state** start) {
  return make(start, "start", [&] { return of(state).start_again(); });
}

tl_status tl_state_clone(const tl_state* state, tl_state** copy) {
  return make(copy, "copy", [&] { return of(state); });
}

tl_status tl_state_assign(tl_state* state, const tl_state* from) {
  return guard([&] { need(state, "state").value.copy_from(need(from, "from").value); });
}

void tl_state_free(tl_state* state) { delete state; }

tl_status tl_state_game(const tl_state* state, const tl_game** game) {
  return give(game, "game", [&] { return &handle_of(of(state).game()); });
}

tl_status tl_state_seats(const tl_state* state, int32_t* seats) {
  return give(seats, "seats", [&] { return of(state).seats(); });
}

tl_status tl_state_equal(const tl_state* a, const tl_state* b, int32_t* equal) {
  return give(equal, "equal", [&] { return need(a, "a").value == need(b, "b").value; });
}

tl_status tl_state_same_rules(const tl_state* a, const tl_state* b, int32_t* same) {
  return give(same, "same", [&] { return need(a, "a").value.same_rules(need(b, "b").value); });
}

tl_status tl_state_hash(const tl_state* state, uint64_t* hash) {
  return give(hash, "hash", [&] { return of(state).state_hash(); });
}

tl_status tl_state_position_hash(const tl_state* state, uint64_t* hash) {
  return give(hash, "hash", [&] { return of(state).position_hash(); });
}

tl_status tl_state_view_hash(const tl_state* state, int32_t viewer, uint64_t* hash) {
  return give(hash, "hash", [&] { return of(state).view_hash(viewer_in(viewer, of(state).seats(), "viewer")); });
}

tl_status tl_state_mover(const tl_state* state, int32_t* mover) {
  return give(mover, "mover", [&] { return mover_number(of(state).mover()); });
}

tl_status tl_state_mid_turn(const tl_state* state, int32_t* mid_turn) {
  return give(mid_turn, "mid_turn", [&] { return of(state).mid_turn(); });
}
