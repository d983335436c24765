// Wrong use of the C interface: a status, a message, and nothing changed.
#include <functional>
#include <limits>
#include <vector>

#include "touchline/core/json_writer.hpp"

#include "fixture.hpp"

using namespace capi_test;

namespace {

constexpr std::size_t huge = std::numeric_limits<std::size_t>::max();

/// Checks a call that must fail and has no text output.
void check_refused(tl_status expected, tl_status found, const Outputs& outputs) {
  CHECK(tl_status_name(found) == std::string_view(tl_status_name(expected)));
  CHECK(outputs.untouched());
  CHECK(tl_last_error_code() == expected);
  CHECK(std::string_view(tl_last_error_message()) != "");
  CHECK(touchline::json::is_utf8(tl_last_error_message()));
  CHECK(touchline::json::is_utf8(tl_last_error_place()));
}

using TextCall = std::function<tl_status(char*, std::size_t, std::size_t*)>;

/// Every capacity from none to just too little fails and writes the size only; the exact one works.
void check_text_out(const char* name, const TextCall& call) {
  INFO(name);
  const std::string whole = text_of(call);
  REQUIRE(whole.size() + 1 < Outputs::room * 64);
  std::vector<char> buffer(whole.size() + 1, '#');
  for (const std::size_t capacity : {std::size_t{0}, whole.size() / 2, whole.size()}) {
    std::size_t size = 0;
    CHECK(call(buffer.data(), capacity, &size) == TL_ERROR_SHORT_BUFFER);
    CHECK(size == whole.size());
    CHECK(std::string_view(buffer.data(), buffer.size()) == std::string(buffer.size(), '#'));
  }
  for (const std::size_t capacity : {buffer.size(), huge}) {
    std::size_t size = 0;
    CHECK(call(buffer.data(), capacity, &size) == TL_OK);
    CHECK(size == whole.size());
    CHECK(std::string_view(buffer.data(), size) == whole);
    CHECK(buffer[size] == '\0');
  }
}

using ListCall = std::function<tl_status(std::uint64_t*, std::size_t, std::size_t*)>;

void check_list_out(const char* name, std::size_t expected, const ListCall& call) {
  INFO(name);
  Outputs o;
  REQUIRE(expected > 0);
  for (const std::size_t capacity : {std::size_t{0}, expected - 1}) {
    CHECK(call(o.actions.data(), capacity, &o.size) == TL_ERROR_SHORT_BUFFER);
    CHECK(o.size == expected);
    CHECK(o.untouched_but_size());
  }
  CHECK(call(nullptr, 0, &o.size) == TL_OK);
  CHECK(o.size == expected);
  CHECK(o.untouched_but_size());
  for (const std::size_t capacity : {expected, huge}) CHECK(call(o.actions.data(), capacity, &o.size) == TL_OK);
}

}  // namespace

/// `function` with the arguments before (text, capacity, length).
#define TEXT_OUT(function, ...) check_text_out(#function, [&](auto... out) { return function(__VA_ARGS__, out...); })

TEST_CASE("a short buffer is told the size needed and stays as it was: texts", "[capi]") {
  const Objects on;
  const tl_event event = {TL_EVENT_FORFEIT, 1, 0};
  TEXT_OUT(tl_game_name, on.game);
  TEXT_OUT(tl_game_title, on.game);
  TEXT_OUT(tl_game_perft_unit, on.game);
  TEXT_OUT(tl_game_rules_json, on.game, nullptr, 0);
  TEXT_OUT(tl_game_schema, on.game, "view", 4);
  TEXT_OUT(tl_game_text_format, on.game);
  TEXT_OUT(tl_game_text_extension, on.game);
  TEXT_OUT(tl_rules_field_name, on.rules, 0);
  TEXT_OUT(tl_rules_get_text, on.rules, "unit", 4);
  TEXT_OUT(tl_rules_get_json, on.rules, "unit", 4);
  TEXT_OUT(tl_rules_fields, on.rules);
  TEXT_OUT(tl_rules_to_json, on.rules);
  TEXT_OUT(tl_state_result_json, on.finished);
  TEXT_OUT(tl_state_action_text, on.state, on.action);
  TEXT_OUT(tl_state_event_text, on.state, &event);
  TEXT_OUT(tl_state_turn_text, on.state, &on.action, 1);
  TEXT_OUT(tl_state_to_json, on.state);
  TEXT_OUT(tl_state_rules_json, on.state);
  TEXT_OUT(tl_state_position_text, on.state);
  TEXT_OUT(tl_state_text_board, on.state);
  TEXT_OUT(tl_state_text_board_with, on.state, nullptr);
  TEXT_OUT(tl_state_svg, on.state, nullptr);
  TEXT_OUT(tl_view_to_json, on.view);
  TEXT_OUT(tl_view_text_board, on.view);
  TEXT_OUT(tl_view_text_board_with, on.view, nullptr);
  TEXT_OUT(tl_view_svg, on.view, nullptr);
  TEXT_OUT(tl_record_name, on.record, 0);
  TEXT_OUT(tl_record_tag, on.record, "Event", 5);
  TEXT_OUT(tl_record_tag_name, on.record, 0);
  TEXT_OUT(tl_record_comment, on.record, 0);
  TEXT_OUT(tl_record_to_json, on.record);
  TEXT_OUT(tl_record_to_json_for, on.record, TL_ONLOOKER);
  TEXT_OUT(tl_record_to_game_text, on.record);
  TEXT_OUT(tl_record_svg, on.record, nullptr);
  TEXT_OUT(tl_record_film, on.record, nullptr, nullptr);
}

TEST_CASE("a short buffer is told the size needed and stays as it was: lists", "[capi]") {
  const Objects on;
  check_list_out("legal", 7, [&](auto... out) { return tl_state_legal_actions(on.state, out...); });
  check_list_out("seat", 7, [&](auto... out) { return tl_state_seat_actions(on.state, 0, out...); });
  check_list_out("turn", 1, [&](auto... out) { return tl_state_parse_turn(on.state, "9-13", 4, out...); });
  const auto next_turn = [&](auto... out) {
    tl_turns* turns = nullptr;
    REQUIRE(tl_turns_new(on.state, nullptr, &turns) == TL_OK);
    const tl_status status = tl_turns_next(turns, out...);
    tl_turns_free(turns);
    return status;
  };
  check_list_out("next", 1, next_turn);
}

TEST_CASE("lengths beyond any object and texts beyond 1 MiB are refused unread", "[capi]") {
  const Objects on;
  Outputs o;
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_parse_action(on.state, "9-13", huge, &o.word), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_parse_turn(on.state, "9", huge, o.actions.data(), 64, &o.size), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_parse_event(on.state, "9-13", huge, &o.event), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_parse_events(on.state, "9-13", huge, &o.event, 1, &o.size), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_from_json("{}", huge, &o.state), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_new(on.game, "{}", huge, &o.state), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_view_from_json("{}", huge, &o.view), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_record_from_json("{}", huge, &o.record), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_game_find("draughts", huge, &o.game), o);
  check_refused(TL_ERROR_OUT_OF_RANGE,
                tl_game_read_texts(
                    on.game, "*", huge, [](auto...) { return 0; }, nullptr),
                o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_record_set_tag(on.record, "Event", huge, "x", 1), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_rng_pick(on.rng, &on.action, huge, &o.size), o);
  check_refused(TL_ERROR_LIMIT_EXCEEDED,
                tl_state_turn_text(on.state, &on.action, huge, o.text.data(), Outputs::room, &o.size), o);
  check_refused(TL_ERROR_LIMIT_EXCEEDED, tl_record_apply_turn(on.record, &on.action, huge), o);

  const std::string long_text((std::size_t{1} << 20) + 1, '9');
  check_refused(TL_ERROR_LIMIT_EXCEEDED, tl_state_parse_action(on.state, long_text.data(), long_text.size(), &o.word),
                o);
  check_refused(TL_ERROR_LIMIT_EXCEEDED, tl_state_from_json(long_text.data(), long_text.size(), &o.state), o);
  check_refused(TL_ERROR_LIMIT_EXCEEDED, tl_record_add_comment(on.record, 0, long_text.data(), long_text.size()), o);
}

TEST_CASE("a long text is refused with a short message", "[capi]") {
  const Objects on;
  Outputs o;
  const std::string text(std::size_t{1} << 20, 'x');
  check_refused(TL_ERROR_BAD_TEXT, tl_state_parse_action(on.state, text.data(), text.size(), &o.word), o);
  CHECK(std::strlen(tl_last_error_message()) <= 4096);
  CHECK(std::strlen(tl_last_error_place()) <= 1024);
}

TEST_CASE("what is not UTF-8 is refused", "[capi]") {
  const Objects on;
  const std::string before = json_of(on.record);
  // A stray byte, an overlong form, a surrogate, beyond U+10FFFF, a sequence cut short.
  for (const std::string_view bad : {"\xff", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82"}) {
    Outputs o;
    const char* const names[] = {"Ann", bad.data()};
    const std::size_t lengths[] = {3, bad.size()};
    const std::string json = "{\"touchline\":1,\"kind\":\"" + std::string(bad) + "\"}";
    check_refused(TL_ERROR_UNKNOWN_NAME, tl_game_find(bad.data(), bad.size(), &o.game), o);
    check_refused(TL_ERROR_BAD_TEXT, tl_state_parse_action(on.state, bad.data(), bad.size(), &o.word), o);
    check_refused(TL_ERROR_BAD_TEXT, tl_state_parse_event(on.state, bad.data(), bad.size(), &o.event), o);
    check_refused(TL_ERROR_BAD_TEXT, tl_state_parse_turn(on.state, bad.data(), bad.size(), nullptr, 0, &o.size), o);
    check_refused(TL_ERROR_BAD_TEXT, tl_state_from_position(on.game, bad.data(), bad.size(), nullptr, 0, &o.state), o);
    check_refused(TL_ERROR_BAD_JSON, tl_state_from_json(json.data(), json.size(), &o.state), o);
    check_refused(TL_ERROR_BAD_JSON, tl_view_from_json(json.data(), json.size(), &o.view), o);
    check_refused(TL_ERROR_BAD_JSON, tl_record_from_json(json.data(), json.size(), &o.record), o);
    check_refused(TL_ERROR_BAD_JSON, tl_rules_new(on.game, json.data(), json.size(), &o.rules), o);
    check_refused(TL_ERROR_UNKNOWN_NAME, tl_rules_set_integer(on.rules, bad.data(), bad.size(), 1), o);
    check_refused(TL_ERROR_BAD_TEXT, tl_rules_set_text(on.rules, "unit", 4, bad.data(), bad.size()), o);
    check_refused(TL_ERROR_BAD_TEXT, tl_record_set_names(on.record, names, lengths, 2), o);
    check_refused(TL_ERROR_BAD_TEXT, tl_record_set_tag(on.record, bad.data(), bad.size(), "x", 1), o);
    check_refused(TL_ERROR_BAD_TEXT, tl_record_set_tag(on.record, "x", 1, bad.data(), bad.size()), o);
    check_refused(TL_ERROR_BAD_TEXT, tl_record_add_comment(on.record, 0, bad.data(), bad.size()), o);
  }
  CHECK(json_of(on.record) == before);
}

TEST_CASE("seats, flags and numbers are checked for their range", "[capi]") {
  const Objects on;
  Outputs o;
  for (const std::int32_t seat : {-1, -2, 2, 10, 256, std::numeric_limits<std::int32_t>::min()}) {
    INFO("seat " << seat);
    const tl_event event = {TL_EVENT_FORFEIT, seat, 0};
    check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_seat_actions(on.state, seat, nullptr, 0, &o.size), o);
    check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_forfeit(on.state, seat), o);
    check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_apply_event(on.state, &event), o);
    check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_view_hash(on.state, seat, &o.word), o);
    check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_observe(on.state, seat, &o.view), o);
    check_refused(TL_ERROR_OUT_OF_RANGE, tl_record_name(on.record, seat, nullptr, 0, &o.size), o);
    check_refused(TL_ERROR_OUT_OF_RANGE, tl_record_to_json_for(on.record, seat, nullptr, 0, &o.size), o);
  }
  const tl_event no_such_kind = {4, 0, 0};
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_apply_event(on.state, &no_such_kind), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_rules_set_boolean(on.rules, "unit", 4, 2), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_rules_field_name(on.rules, 2, nullptr, 0, &o.size), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_record_tag_name(on.record, 1, nullptr, 0, &o.size), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_record_comment(on.record, 1, nullptr, 0, &o.size), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_record_comment_position(on.record, huge, &o.size), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_record_jump(on.record, huge), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_record_set_names(on.record, nullptr, nullptr, huge), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_penalize(on.state, 2), o);
}

TEST_CASE("options are checked for their range", "[capi]") {
  const Objects on;
  Outputs o;
  const auto perft = [&](std::int32_t depth, const tl_perft_options& options) {
    check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_perft(on.state, depth, &options, &o.word, &o.number32), o);
  };
  perft(-1, {});
  perft(101, {});
  perft(1, {4, 0, 0, 0, 0, nullptr, nullptr, {}});
  perft(1, {0, 2, 0, 0, 0, nullptr, nullptr, {}});
  perft(1, {0, 0, 1025, 0, 0, nullptr, nullptr, {}});
  perft(1, {0, 0, 0, 1, 0, nullptr, nullptr, {}});
  perft(1, {0, 0, 0, 0, (std::uint64_t{1} << 20) + 1, nullptr, nullptr, {}});
  perft(1, {0, 0, 0, 0, 0, nullptr, nullptr, {0, 0, 0, 1}});

  const auto turns = [&](const tl_turn_options& options) {
    check_refused(TL_ERROR_OUT_OF_RANGE, tl_turns_new(on.state, &options, &o.turns), o);
  };
  turns({0, 0, 2, 0, {}});
  turns({0, 0, 0, 1, {}});
  turns({0, std::numeric_limits<std::uint64_t>::max(), 0, 0, {}});
  turns({0, 0, 0, 0, {1, 0, 0, 0}});

  const auto svg = [&](const tl_svg_options& options) {
    check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_svg(on.state, &options, nullptr, 0, &o.size), o);
  };
  svg({2, 0, 0, 0, {}});
  svg({0, -1, 0, 0, {}});
  svg({0, 0, 3, 0, {}});
  svg({0, 0, 0, 2, {}});
  svg({0, 0, 0, 0, {0, 0, 0, 1}});

  const auto board = [&](const tl_text_options& options) {
    check_refused(TL_ERROR_OUT_OF_RANGE, tl_state_text_board_with(on.state, &options, nullptr, 0, &o.size), o);
  };
  board({2, 0, {}});
  board({0, -1, {}});
  board({0, 0, {0, 0, 1}});

  const auto film = [&](const tl_film_options& options) {
    check_refused(TL_ERROR_OUT_OF_RANGE, tl_record_film(on.record, nullptr, &options, nullptr, 0, &o.size), o);
  };
  film({2, 0, 0, 0, 0, 0, 0, 0, {}});
  film({0, 49, 0, 0, 0, 0, 0, 0, {}});
  film({0, -1, 0, 0, 0, 0, 0, 0, {}});
  film({1, 0, 21, 0, 0, 0, 0, 0, {}});
  film({0, 0, 0, 2, 0, 0, 0, 0, {}});
  film({0, 0, 0, 1, 2, 0, 0, 0, {}});
  film({0, 0, 0, 0, 0, 2, 0, 0, {}});
  film({0, 0, 0, 0, 0, 1, 1, 0, {}});
  film({0, 0, 0, 0, 0, 1, 0, 1000, {}});
  film({0, 0, 0, 0, 0, 1, 0, std::numeric_limits<std::uint64_t>::max(), {}});
  film({0, 0, 0, 0, 0, 0, 0, 0, {1}});

  const std::uint64_t too_much[] = {std::numeric_limits<std::uint64_t>::max(), 1};
  const std::uint64_t nothing[] = {0, 0};
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_rng_pick(on.rng, too_much, 2, &o.size), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_rng_pick(on.rng, nothing, 2, &o.size), o);
  check_refused(TL_ERROR_OUT_OF_RANGE, tl_rng_pick(on.rng, nullptr, 0, &o.size), o);
}

TEST_CASE("actions that are not legal are refused by every call that takes one", "[capi]") {
  const Objects on;
  const std::string before = json_of(on.state);
  const std::string record_before = json_of(on.record);
  std::uint64_t reply = 0;  // a move of the game, but not of this state
  tl_state* moved = nullptr;
  REQUIRE(tl_state_from_position(on.game, "W:WK14:B1", 9, nullptr, 0, &moved) == TL_OK);
  REQUIRE(tl_state_parse_action(moved, "14-10", 5, &reply) == TL_OK);
  tl_state_free(moved);
  for (const std::uint64_t action : {std::uint64_t{0}, std::uint64_t{128}, on.action + 1, reply, ~std::uint64_t{0}}) {
    INFO("action " << action);
    Outputs o;
    const tl_event event = {TL_EVENT_ACTION, 0, action};
    std::int32_t legal = 1;
    CHECK(tl_state_is_legal(on.state, action, &legal) == TL_OK);
    CHECK(legal == 0);
    check_refused(TL_ERROR_ILLEGAL_ACTION, tl_state_apply(on.state, action), o);
    check_refused(TL_ERROR_ILLEGAL_ACTION, tl_state_apply_event(on.state, &event), o);
    check_refused(TL_ERROR_ILLEGAL_ACTION, tl_state_action_text(on.state, action, nullptr, 0, &o.size), o);
    check_refused(TL_ERROR_ILLEGAL_ACTION, tl_state_event_text(on.state, &event, nullptr, 0, &o.size), o);
    check_refused(TL_ERROR_ILLEGAL_ACTION, tl_state_turn_text(on.state, &action, 1, nullptr, 0, &o.size), o);
    check_refused(TL_ERROR_ILLEGAL_ACTION,
                  tl_state_svg_after(on.state, nullptr, on.state, &action, 1, nullptr, 0, &o.size), o);
    check_refused(TL_ERROR_ILLEGAL_ACTION, tl_record_apply(on.record, action), o);
    check_refused(TL_ERROR_ILLEGAL_ACTION, tl_record_apply_turn(on.record, &action, 1), o);
  }
  CHECK(json_of(on.state) == before);
  CHECK(json_of(on.record) == record_before);
}

TEST_CASE("a finished game takes no action, event or text", "[capi]") {
  const Objects on;
  Outputs o;
  const std::string before = json_of(on.finished);
  const tl_event draw = {TL_EVENT_DRAW, 0, 0};
  check_refused(TL_ERROR_GAME_OVER, tl_state_apply(on.finished, on.action), o);
  check_refused(TL_ERROR_GAME_OVER, tl_state_apply_event(on.finished, &draw), o);
  check_refused(TL_ERROR_GAME_OVER, tl_state_forfeit(on.finished, 0), o);
  check_refused(TL_ERROR_GAME_OVER, tl_state_agree_draw(on.finished), o);
  check_refused(TL_ERROR_GAME_OVER, tl_state_random_action(on.finished, on.rng, &o.word), o);
  check_refused(TL_ERROR_GAME_OVER, tl_state_parse_action(on.finished, "9-13", 4, &o.word), o);
  check_refused(TL_ERROR_GAME_OVER, tl_state_parse_turn(on.finished, "9-13", 4, nullptr, 0, &o.size), o);
  check_refused(TL_ERROR_GAME_OVER, tl_state_action_text(on.finished, on.action, nullptr, 0, &o.size), o);
  check_refused(TL_ERROR_GAME_OVER, tl_state_position_text(on.finished, nullptr, 0, &o.size), o);
  CHECK(json_of(on.finished) == before);

  CHECK(tl_state_legal_actions(on.finished, nullptr, 0, &o.size) == TL_OK);
  CHECK(o.size == 0);
  CHECK(tl_state_perft(on.finished, 3, nullptr, &o.word, &o.number32) == TL_OK);
  CHECK(o.word == 0);
}

TEST_CASE("documents of the wrong kind or game are refused with their place", "[capi]") {
  const Objects on;
  Outputs o;
  const std::string state = json_of(on.state);
  const std::string record = json_of(on.record);
  check_refused(TL_ERROR_BAD_JSON, tl_state_from_json(record.data(), record.size(), &o.state), o);
  check_refused(TL_ERROR_BAD_JSON, tl_record_from_json(state.data(), state.size(), &o.record), o);
  check_refused(TL_ERROR_BAD_JSON, tl_view_from_json(state.data(), state.size(), &o.view), o);

  std::string chess = state;
  chess.replace(chess.find("draughts"), 8, "chess");
  check_refused(TL_ERROR_UNKNOWN_NAME, tl_state_from_json(chess.data(), chess.size(), &o.state), o);
  CHECK(std::string_view(tl_last_error_place()) == "/game");

  std::string played = record;
  played.replace(played.find("9-13"), 4, "9-18");
  check_refused(TL_ERROR_ILLEGAL_ACTION, tl_record_from_json(played.data(), played.size(), &o.record), o);
  CHECK(std::string_view(tl_last_error_place()) == "/actions/0");
}

TEST_CASE("a call that succeeds leaves the last error alone, another thread's too", "[capi]") {
  const Objects on;
  Outputs o;
  CHECK(tl_state_apply(on.finished, on.action) == TL_ERROR_GAME_OVER);
  CHECK(tl_state_apply(on.state, on.action) == TL_OK);
  CHECK(tl_last_error_code() == TL_ERROR_GAME_OVER);
  CHECK(std::string_view(tl_last_error_message()) != "");
}
