#include "event.hpp"

namespace touchline::capi {

ActionId legal_action_in(const AnyState& state, std::uint64_t action) {
  const auto id = static_cast<ActionId>(action);
  if (!state.is_legal(id)) AnyState(state).apply(id);
  return id;
}

std::vector<ActionId> legal_turn_in(const AnyState& state, const std::uint64_t* actions, std::size_t count) {
  std::vector<ActionId> turn = actions_in(actions, count);
  AnyState probe = state;
  for (const ActionId action : turn) probe.apply(action);
  return turn;
}

int team_in(std::int32_t team, const char* name) {
  if (team != 0 && team != 1) throw Failure{TL_ERROR_OUT_OF_RANGE, "a team is 0 or 1", name};
  return team;
}

Event event_in(const tl_event& event) {
  switch (event.kind) {
    case TL_EVENT_ACTION:
      return Event::of(static_cast<ActionId>(event.action));
    case TL_EVENT_FORFEIT:
      return Event::forfeit(seat_in(event.who, max_seats, "event"));
    case TL_EVENT_DRAW:
      return Event::draw();
    case TL_EVENT_PENALTY:
      return Event::penalty(team_in(event.who, "event"));
    default:
      throw Failure{TL_ERROR_OUT_OF_RANGE, "there is no such kind of event", "event"};
  }
}

tl_event event_out(const Event& event) noexcept {
  switch (event.kind) {
    case Event::Kind::action:
      return {TL_EVENT_ACTION, 0, value(event.action)};
    case Event::Kind::forfeit:
      return {TL_EVENT_FORFEIT, event.who, 0};
    case Event::Kind::draw:
      return {TL_EVENT_DRAW, 0, 0};
    case Event::Kind::penalty:
      return {TL_EVENT_PENALTY, event.who, 0};
  }
  return {};
}

}  // namespace touchline::capi
