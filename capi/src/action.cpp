#include <algorithm>

#include "event.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

const AnyState& of(const tl_state* state) { return need(state, "state").value; }
AnyState& of(tl_state* state) { return need(state, "state").value; }
ActionId id(std::uint64_t action) noexcept { return static_cast<ActionId>(action); }

}  // namespace

// The list is made beside the caller's buffer, so that a short one stays untouched.
tl_status tl_state_legal_actions(const tl_state* state, uint64_t* actions, size_t capacity, size_t* count) {
  return guard([&] {
    const Out<std::uint64_t> out(actions, capacity, need(count, "count"), "actions");
    with_legal(of(state), [&](std::span<const ActionId> legal) { put_actions(out, legal); });
  });
}

tl_status tl_state_seat_actions(const tl_state* state, int32_t seat, uint64_t* actions, size_t capacity,
                                size_t* count) {
  return give_actions(actions, capacity, count,
                      [&] { return of(state).legal(seat_in(seat, of(state).seats(), "seat")); });
}

tl_status tl_state_is_legal(const tl_state* state, uint64_t action, int32_t* legal) {
  return give(legal, "legal", [&] { return of(state).is_legal(id(action)); });
}

tl_status tl_state_action_count(const tl_state* state, uint64_t* count) {
  return give(count, "count", [&] {
    const auto dense = of(state).action_count();
    if (!dense) throw Failure{TL_ERROR_UNSUPPORTED, "action ids are not dense in this game by these rules", ""};
    return *dense;
  });
}

tl_status tl_state_weight(const tl_state* state, uint64_t outcome, uint64_t* weight) {
  return give(weight, "weight", [&] { return of(state).weight(id(outcome)); });
}

tl_status tl_state_random_action(const tl_state* state, tl_rng* rng, uint64_t* action) {
  return give(action, "action", [&] {
    tl_rng& generator = need(rng, "rng");
    Rng advanced = generator.value;
    const ActionId picked = of(state).random_action(advanced, generator.scratch);
    generator.value = advanced;
    return value(picked);
  });
}

tl_status tl_state_apply(tl_state* state, uint64_t action) {
  return guard([&] { of(state).apply(id(action)); });
}

tl_status tl_state_apply_event(tl_state* state, const tl_event* event) {
  return guard([&] { of(state).apply(event_in(need(event, "event"))); });
}

tl_status tl_state_forfeit(tl_state* state, int32_t seat) {
  return guard([&] { of(state).forfeit(seat_in(seat, of(state).seats(), "seat")); });
}

tl_status tl_state_agree_draw(tl_state* state) {
  return guard([&] { of(state).agree_draw(); });
}

tl_status tl_state_penalize(tl_state* state, int32_t team) {
  return guard([&] { of(state).penalize(team_in(team, "team")); });
}

tl_status tl_state_action_text(const tl_state* state, uint64_t action, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return of(state).text(legal_action_in(of(state), action)); });
}

tl_status tl_state_parse_action(const tl_state* state, const char* action_text, size_t action_text_length,
                                uint64_t* action) {
  return give(action, "action",
              [&] { return value(of(state).parse_action(text_in(action_text, action_text_length, "action_text"))); });
}

tl_status tl_state_event_text(const tl_state* state, const tl_event* event, char* text, size_t capacity,
                              size_t* length) {
  return give_text(text, capacity, length, [&] {
    const Event given = event_in(need(event, "event"));
    if (given.kind == Event::Kind::action) return of(state).text(legal_action_in(of(state), event->action));
    return of(state).text(given);
  });
}

tl_status tl_state_parse_events(const tl_state* state, const char* event_text, size_t event_text_length,
                                tl_event* events, size_t capacity, size_t* count) {
  return guard([&] {
    const Out<tl_event> out(events, capacity, need(count, "count"), "events");
    const auto meant = of(state).parse_events(text_in(event_text, event_text_length, "event_text"));
    if (!out.fits(meant.size())) return;
    std::transform(meant.begin(), meant.end(), out.items(), event_out);
    out.set_size(meant.size());
  });
}

tl_status tl_state_parse_event(const tl_state* state, const char* event_text, size_t event_text_length,
                               tl_event* event) {
  return guard([&] {
    tl_event& out = need(event, "event");
    out = event_out(of(state).parse_event(text_in(event_text, event_text_length, "event_text")));
  });
}
