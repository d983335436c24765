#include "event.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

const Record& of(const tl_record* record) { return need(record, "record").value; }
Record& of(tl_record* record) { return need(record, "record").value; }

}  // namespace

tl_status tl_record_new(const tl_state* start, tl_record** record) {
  return make(record, "record", [&] { return Record(need(start, "start").value); });
}

tl_status tl_record_from_json(const char* json, size_t json_length, tl_record** record) {
  return make(record, "record",
              [&] { return Record::from_json(library().registry, document_in(json, json_length, "json")); });
}

tl_status tl_record_clone(const tl_record* record, tl_record** copy) {
  return make(copy, "copy", [&] { return of(record); });
}

void tl_record_free(tl_record* record) { delete record; }

tl_status tl_record_equal(const tl_record* a, const tl_record* b, int32_t* equal) {
  return give(equal, "equal", [&] { return need(a, "a").value == need(b, "b").value; });
}

tl_status tl_record_game(const tl_record* record, const tl_game** game) {
  return give(game, "game", [&] { return &handle_of(of(record).game()); });
}

tl_status tl_record_start(const tl_record* record, tl_state** state) {
  return make(state, "state", [&] { return of(record).start(); });
}

tl_status tl_record_state(const tl_record* record, tl_state** state) {
  return make(state, "state", [&] { return of(record).state(); });
}

tl_status tl_record_state_at(const tl_record* record, size_t position, tl_state** state) {
  return make(state, "state", [&] { return of(record).state_at(position); });
}

tl_status tl_record_length(const tl_record* record, size_t* length) {
  return give(length, "length", [&] { return of(record).events().size(); });
}

tl_status tl_record_position(const tl_record* record, size_t* position) {
  return give(position, "position", [&] { return of(record).position(); });
}

tl_status tl_record_event(const tl_record* record, size_t index, tl_event* event) {
  return guard([&] {
    tl_event& out = need(event, "event");
    const auto events = of(record).events();
    if (index >= events.size()) throw Failure{TL_ERROR_OUT_OF_RANGE, "there are fewer events", "index"};
    out = event_out(events[index]);
  });
}

tl_status tl_record_apply(tl_record* record, uint64_t action) {
  return guard([&] { of(record).apply(static_cast<ActionId>(action)); });
}

tl_status tl_record_apply_event(tl_record* record, const tl_event* event) {
  return guard([&] { of(record).apply(event_in(need(event, "event"))); });
}

tl_status tl_record_apply_turn(tl_record* record, const uint64_t* actions, size_t action_count) {
  return guard([&] { of(record).apply_turn(actions_in(actions, action_count)); });
}

tl_status tl_record_undo(tl_record* record, int32_t* moved) {
  return give(moved, "moved", [&] { return of(record).undo(); });
}

tl_status tl_record_redo(tl_record* record, int32_t* moved) {
  return give(moved, "moved", [&] { return of(record).redo(); });
}

tl_status tl_record_undo_turn(tl_record* record, int32_t* moved) {
  return give(moved, "moved", [&] { return of(record).undo_turn(); });
}

tl_status tl_record_redo_turn(tl_record* record, int32_t* moved) {
  return give(moved, "moved", [&] { return of(record).redo_turn(); });
}

tl_status tl_record_jump(tl_record* record, size_t position) {
  return guard([&] { of(record).jump_to(position); });
}

tl_status tl_record_to_json(const tl_record* record, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return of(record).to_json(); });
}

tl_status tl_record_to_json_for(const tl_record* record, int32_t viewer, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length,
                   [&] { return of(record).to_json(viewer_in(viewer, of(record).start().seats(), "viewer")); });
}
