// Every allocation of a call fails once, and once together with all later ones: the call returns
// TL_ERROR_OUT_OF_MEMORY and has changed nothing, until it needs no more allocations than succeed.
#include <functional>
#include <vector>

#include "failing_new.hpp"
#include "fixture.hpp"

using namespace capi_test;

namespace {

using Call = std::function<tl_status(Objects&, Outputs&)>;

/// What can be asked of the objects that a call may change.
std::string snapshot(const Objects& on) {
  std::uint64_t words[4];
  std::size_t position = 0;
  REQUIRE(tl_rng_save(on.rng, words) == TL_OK);
  REQUIRE(tl_record_position(on.record, &position) == TL_OK);
  std::string out = json_of(on.state) + json_of(on.record) + std::to_string(position);
  for (const std::uint64_t word : words) out += ' ' + std::to_string(word);
  return out + text_of([&](auto... text) { return tl_rules_fields(on.rules, text...); });
}

void free_made(const Outputs& made, const Outputs& before) {
  if (made.rules != before.rules) tl_rules_free(made.rules);
  if (made.rng != before.rng) tl_rng_free(made.rng);
  if (made.state != before.state) tl_state_free(made.state);
  if (made.turns != before.turns) tl_turns_free(made.turns);
  if (made.view != before.view) tl_view_free(made.view);
  if (made.statistics != before.statistics) tl_statistics_free(made.statistics);
  if (made.record != before.record) tl_record_free(made.record);
}

/// Makes the call with allocation number `first` failing; returns whether one has failed.
bool fails_once(tl_status expected, std::uint64_t first, bool all_after, const Call& call) {
  Objects on;
  Outputs outputs;
  const std::string before = snapshot(on);
  tl_status status = TL_OK;
  bool failed = false;
  {
    const FailingNew failing(first, all_after);
    status = call(on, outputs);
    failed = failing.has_failed();
  }
  INFO("allocation " << first << (all_after ? " and all after it" : ""));
  if (status == TL_ERROR_OUT_OF_MEMORY) {
    CHECK(failed);
    CHECK(outputs.untouched());
    CHECK(snapshot(on) == before);
    CHECK(tl_last_error_code() == TL_ERROR_OUT_OF_MEMORY);
  } else {
    CHECK(status == expected);  // nothing failed, or what failed was not needed
  }
  free_made(outputs, Outputs());
  return failed;
}

void check(const char* name, tl_status expected, const Call& call) {
  INFO(name);
  for (const bool all_after : {false, true}) {
    std::uint64_t first = 0;
    while (first < 100000 && fails_once(expected, first, all_after, call)) ++first;
    CHECK(first < 100000);
  }
}

/// What the text calls write to.
#define TEXT_OUT o.text.data(), o.text.size(), &o.size
#define CHECK_CALL(expected, ...) \
  check(#__VA_ARGS__, expected, [&]([[maybe_unused]] Objects& on, [[maybe_unused]] Outputs& o) { return __VA_ARGS__; })

/// Objects hold the documents, so that reading them is all that a call does.
struct Documents {
  std::string state;
  std::string record;
  std::string view;
  Documents() {
    const Objects on;
    state = json_of(on.state);
    record = json_of(on.record);
    view = text_of([&](auto... out) { return tl_view_to_json(on.view, out...); });
  }
};

}  // namespace

TEST_CASE("a failing allocation is told and changes nothing: states", "[capi]") {
  const Documents is;
  CHECK_CALL(TL_OK, tl_state_new(on.game, nullptr, 0, &o.state));
  CHECK_CALL(TL_OK, tl_state_new(on.game, "{\"unit\":\"step\"}", 15, &o.state));
  CHECK_CALL(TL_OK, tl_state_new_by_rules(on.rules, &o.state));
  CHECK_CALL(TL_OK, tl_state_clone(on.state, &o.state));
  CHECK_CALL(TL_OK, tl_state_from_json(is.state.data(), is.state.size(), &o.state));
  CHECK_CALL(TL_OK, tl_state_from_position(on.game, "B:W18,25:B15", 12, nullptr, 0, &o.state));
  CHECK_CALL(TL_OK, tl_state_apply(on.state, on.action));
  CHECK_CALL(TL_ERROR_ILLEGAL_ACTION, tl_state_apply(on.state, 5));
  CHECK_CALL(TL_OK, tl_state_forfeit(on.state, 0));
  CHECK_CALL(TL_OK, tl_state_assign(on.state, on.finished));
  CHECK_CALL(TL_OK, tl_state_action_text(on.state, on.action, TEXT_OUT));
  CHECK_CALL(TL_OK, tl_state_parse_action(on.state, "9-13", 4, &o.word));
  CHECK_CALL(TL_OK, tl_state_parse_events(on.state, "9-13", 4, &o.event, 1, &o.size));
  CHECK_CALL(TL_ERROR_ILLEGAL_ACTION, tl_state_parse_action(on.state, "9-18", 4, &o.word));
  CHECK_CALL(TL_ERROR_BAD_TEXT, tl_state_parse_action(on.state, "knight", 6, &o.word));
  CHECK_CALL(TL_OK, tl_state_random_action(on.state, on.rng, &o.word));
  CHECK_CALL(TL_OK, tl_state_to_json(on.state, TEXT_OUT));
  CHECK_CALL(TL_OK, tl_state_result_json(on.finished, TEXT_OUT));
  CHECK_CALL(TL_OK, tl_state_position_text(on.state, TEXT_OUT));
  CHECK_CALL(TL_OK, tl_state_text_board(on.state, TEXT_OUT));
  CHECK_CALL(TL_OK, tl_state_svg(on.state, nullptr, nullptr, 0, &o.size));
  CHECK_CALL(TL_OK, tl_record_svg(on.record, nullptr, nullptr, 0, &o.size));
  CHECK_CALL(TL_OK, tl_record_film(on.record, nullptr, nullptr, nullptr, 0, &o.size));
}

TEST_CASE("a failing allocation is told and changes nothing: turns, perft, views, rules", "[capi]") {
  const Documents is;
  const tl_turn_options unique = {0, 0, 1, 0, {}};
  const tl_perft_options threads = {0, 0, 2, 0, 1, nullptr, nullptr, {}};
  const auto go_on = [](void*, const std::uint64_t*, std::size_t) -> std::int32_t { return 0; };
  const auto pass = [](void*, const char*, std::size_t, std::uint64_t) {};
  CHECK_CALL(TL_OK, tl_state_visit_turns(on.state, &unique, go_on, nullptr, &o.number32));
  CHECK_CALL(TL_OK, tl_state_parse_turn(on.state, "9-13", 4, o.actions.data(), 64, &o.size));
  CHECK_CALL(TL_OK, tl_state_turn_text(on.state, &on.action, 1, TEXT_OUT));
  CHECK_CALL(TL_OK, tl_turns_new(on.state, &unique, &o.turns));
  CHECK_CALL(TL_OK, tl_turns_next(on.turns, o.actions.data(), 64, &o.size));
  CHECK_CALL(TL_OK, tl_state_perft(on.state, 4, nullptr, &o.word, &o.number32));
  CHECK_CALL(TL_OK, tl_state_perft(on.state, 4, &threads, &o.word, &o.number32));
  CHECK_CALL(TL_OK, tl_state_divide(on.state, 3, nullptr, pass, nullptr, &o.word, &o.number32));
  CHECK_CALL(TL_OK, tl_state_observe(on.state, 0, &o.view));
  CHECK_CALL(TL_OK, tl_view_from_json(is.view.data(), is.view.size(), &o.view));
  CHECK_CALL(TL_OK, tl_view_to_json(on.view, TEXT_OUT));
  CHECK_CALL(TL_OK, tl_view_redeal(on.view, on.rng, &o.state));
  CHECK_CALL(TL_OK, tl_rng_new(1, 1, &o.rng));
  CHECK_CALL(TL_OK, tl_rules_new(on.game, "{\"unit\":\"step\"}", 15, &o.rules));
  CHECK_CALL(TL_OK, tl_rules_set_text(on.rules, "unit", 4, "step", 4));
  CHECK_CALL(TL_OK, tl_rules_set_json(on.rules, "unit", 4, "[1,{\"a\":null}]", 14));
  CHECK_CALL(TL_ERROR_UNKNOWN_NAME, tl_rules_set_integer(on.rules, "size", 4, 8));
  CHECK_CALL(TL_OK, tl_rules_to_json(on.rules, TEXT_OUT));
  CHECK_CALL(TL_OK, tl_game_schema(on.game, "record", 6, nullptr, 0, &o.size));
  CHECK_CALL(TL_ERROR_UNKNOWN_NAME, tl_game_find("chess", 5, &o.game));
}

TEST_CASE("a failing allocation is told and changes nothing: records", "[capi]") {
  const Documents is;
  const char* const names[] = {"A name longer than a string keeps inside", "Another name longer than a string keeps"};
  const std::size_t lengths[] = {40, 39};
  const std::string pdn = "1. 11-15 22-18 15x22 25x18 *";
  const auto go_on = [](void*, const tl_game_text*) -> std::int32_t { return 0; };
  CHECK_CALL(TL_OK, tl_record_new(on.state, &o.record));
  CHECK_CALL(TL_OK, tl_record_clone(on.record, &o.record));
  CHECK_CALL(TL_OK, tl_record_from_json(is.record.data(), is.record.size(), &o.record));
  CHECK_CALL(TL_OK, tl_record_to_json(on.record, TEXT_OUT));
  CHECK_CALL(TL_OK, tl_record_state_at(on.record, 0, &o.state));
  CHECK_CALL(TL_OK, tl_record_undo(on.record, &o.number32));
  CHECK_CALL(TL_OK, tl_record_jump(on.record, 0));
  CHECK_CALL(TL_OK, tl_record_set_names(on.record, names, lengths, 2));
  CHECK_CALL(TL_OK, tl_record_set_tag(on.record, names[0], lengths[0], names[1], lengths[1]));
  CHECK_CALL(TL_OK, tl_record_set_tag(on.record, "Event", 5, names[1], lengths[1]));
  CHECK_CALL(TL_OK, tl_record_add_comment(on.record, 0, names[1], lengths[1]));
  CHECK_CALL(TL_OK, tl_record_to_game_text(on.record, TEXT_OUT));
  CHECK_CALL(TL_OK, tl_game_read_texts(on.game, pdn.data(), pdn.size(), go_on, nullptr));
}

TEST_CASE("a failing allocation is told and nothing is made: batches", "[capi]") {
  // One place alone can be compared, so lists have one entry; those of several run in batch.c.
  CHECK_CALL(TL_OK, tl_batch_new(on.state, 1, &o.state));
  CHECK_CALL(TL_OK, tl_batch_clone(&on.state, 1, &o.state));
  CHECK_CALL(TL_OK, tl_batch_rngs_new(1, 0, 1, &o.rng));
}

TEST_CASE("a failing allocation is told and nothing is made: statistics", "[capi]") {
  const tl_game* game = nullptr;
  tl_statistics* counts = nullptr;
  REQUIRE(tl_game_find("power_poker_football", 20, &game) == TL_OK);
  REQUIRE(tl_statistics_new(game, &counts) == TL_OK);
  CHECK_CALL(TL_OK, tl_statistics_new(game, &o.statistics));
  CHECK_CALL(TL_OK, tl_statistics_size(counts, &o.size));
  CHECK_CALL(TL_OK, tl_statistics_line(counts, 0, TEXT_OUT, &o.word, o.actions.data()));
  tl_statistics_free(counts);
}

TEST_CASE("a failing allocation makes no part of a batch", "[capi]") {
  const Objects on;
  std::vector<tl_state*> states(20, nullptr);
  tl_status status = TL_ERROR_OUT_OF_MEMORY;
  std::uint64_t first = 0;
  for (; status != TL_OK; ++first) {
    {
      const FailingNew failing(first, false);
      status = tl_batch_new(on.state, states.size(), states.data());
    }
    REQUIRE((status == TL_OK || status == TL_ERROR_OUT_OF_MEMORY));
    for (const tl_state* state : states) CHECK((state != nullptr) == (status == TL_OK));
  }
  CHECK(first > states.size());
  tl_batch_free(states.data(), states.size());
}

TEST_CASE("a failing allocation leaves a long record whole while it is played on", "[capi]") {
  // Two kings go to and fro, to where a record makes room for more events and keeps states: events 16, 32 and 48.
  const char* const moves[] = {"1-5", "32-28", "5-1", "28-32"};
  Objects on;
  tl_state* state = nullptr;
  tl_record* record = nullptr;
  REQUIRE(tl_state_from_position(on.game, "B:WK32:BK1", 10, "{\"draws\":\"none\"}", 16, &state) == TL_OK);
  REQUIRE(tl_record_new(state, &record) == TL_OK);
  for (std::size_t ply = 0; ply < 60; ++ply) {
    std::uint64_t action = 0;
    REQUIRE(tl_state_parse_action(state, moves[ply % 4], std::strlen(moves[ply % 4]), &action) == TL_OK);
    REQUIRE(tl_state_apply(state, action) == TL_OK);
    const std::string before = json_of(record);
    tl_status status = TL_ERROR_OUT_OF_MEMORY;
    for (std::uint64_t first = 0; status != TL_OK; ++first) {
      {
        const FailingNew failing(first, true);
        status = tl_record_apply(record, action);
      }
      REQUIRE((status == TL_OK || status == TL_ERROR_OUT_OF_MEMORY));
      if (status != TL_OK) CHECK(json_of(record) == before);
    }
  }
  tl_state* end = nullptr;
  std::int32_t equal = 0;
  REQUIRE(tl_record_state(record, &end) == TL_OK);
  REQUIRE(tl_state_equal(state, end, &equal) == TL_OK);
  CHECK(equal == 1);
  tl_state_free(end);
  tl_record_free(record);
  tl_state_free(state);
}

TEST_CASE("a turn of several actions is played whole or not at all when allocations fail", "[capi]") {
  Objects on;
  tl_state* start = nullptr;
  tl_record* record = nullptr;
  std::uint64_t actions[2];
  std::size_t count = 0;
  REQUIRE(tl_state_from_position(on.game, "B:W6,15:B1", 10, "{\"unit\":\"step\"}", 15, &start) == TL_OK);
  REQUIRE(tl_state_parse_turn(start, "1x10x19", 7, actions, 2, &count) == TL_OK);
  REQUIRE(tl_record_new(start, &record) == TL_OK);
  const std::string before = json_of(record);
  tl_status status = TL_ERROR_OUT_OF_MEMORY;
  for (std::uint64_t first = 0; status != TL_OK; ++first) {
    {
      const FailingNew failing(first, false);
      status = tl_record_apply_turn(record, actions, count);
    }
    REQUIRE((status == TL_OK || status == TL_ERROR_OUT_OF_MEMORY));
    if (status != TL_OK) CHECK(json_of(record) == before);
  }
  std::size_t length = 0;
  CHECK(tl_record_length(record, &length) == TL_OK);
  CHECK(length == 2);
  tl_record_free(record);
  tl_state_free(start);
}
