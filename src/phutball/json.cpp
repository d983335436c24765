#include "touchline/phutball/json.hpp"

#include <algorithm>
#include <limits>
#include <string>

#include "touchline/core/result_json.hpp"
#include "touchline/core/text.hpp"
#include "touchline/phutball/notation.hpp"

namespace touchline::inline v1::phutball {
namespace {

constexpr int seats = 2;

// Errors of a part, with the place of the whole before its own.
[[noreturn]] void fail_within(json::Value value, const Error& error) {
  throw Error(error.code(), error.message(), value.place() + std::string(error.place()));
}

// An integer of any size: `check` knows the ranges, and whatever does not fit an int is out of them.
int read_number(json::Value value) {
  using Int64 = std::numeric_limits<std::int64_t>;
  const std::int64_t number = value.as_integer(Int64::min(), Int64::max());
  return static_cast<int>(
      std::clamp<std::int64_t>(number, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

Point read_point(json::Value value, Board board) {
  const std::string_view name = value.as_string();
  Point point;
  try {
    point = parse_point(name, board);
  } catch (const Error& error) {
    value.fail(ErrorCode::bad_state, std::string(error.place()) + ": " + std::string(error.message()));
  }
  if (place_name(point).view() != name) value.fail(ErrorCode::bad_state, quote(name) + " is written " + quote(text(point)));
  return point;
}

Position read_position(const json::Members& members, Board board) {
  Position position(board, read_point(members["ball"], board));
  members["men"].for_each_element([&](json::Value element) {
    const Point man = read_point(element, board);
    if (!board.has(man)) element.fail(ErrorCode::bad_state, "a man stands on the board, not on " + text(man));  // PH-7
    if (man == position.ball()) element.fail(ErrorCode::bad_state, "the ball is on " + text(man));
    if (position.has_man(man))
      element.fail(ErrorCode::bad_state, "the man on " + text(man) + " stands twice in this list");
    position.place(man);
  });
  return position;
}

// Which of the optional keys a state must have, and which it must not.
void check_key(const json::Members& members, std::string_view key, bool wanted, std::string_view when) {
  if (members.has(key) == wanted) return;
  const std::string condition = " (it belongs to " + std::string(when) + ")";
  members.object().fail(ErrorCode::bad_state, wanted ? "the key " + quote(key) + " is missing" + condition
                                                     : "the key " + quote(key) + " does not belong here" + condition);
}

}  // namespace

void write_rules(json::Writer& writer, const Rules& rules) {
  writer.begin_object();
  writer.key("ball_row");
  writer.integer(rules.ball_row);
  writer.key("columns");
  writer.integer(rules.columns);
  writer.key("first");
  writer.integer(rules.first);
  writer.key("max_turns");
  writer.integer(rules.max_turns);
  writer.key("rows");
  writer.integer(rules.rows);
  writer.end_object();
}

Rules read_rules(json::Value value, Fields fields) {
  const json::Members members = fields == Fields::all
                                    ? value.members({"ball_row", "columns", "first", "max_turns", "rows"})
                                    : value.members({}, {"ball_row", "columns", "first", "max_turns", "rows"});
  Rules rules;
  const auto read = [&](std::string_view key, int& field) {
    if (members.has(key)) field = read_number(members[key]);
  };
  read("ball_row", rules.ball_row);
  read("columns", rules.columns);
  read("first", rules.first);
  read("max_turns", rules.max_turns);
  read("rows", rules.rows);
  try {
    check(rules);
  } catch (const Error& error) {
    fail_within(value, error);
  }
  return rules;
}

void write_state(json::Writer& writer, const State& state) {
  writer.begin_object();
  writer.key("ball");
  writer.string(place_name(state.position().ball()).view());
  writer.key("jumping");
  writer.boolean(state.mid_turn());
  writer.key("men");
  writer.begin_array();
  state.position().for_each_man([&](Point man) { writer.string(place_name(man).view()); });
  writer.end_array();
  if (const auto result = state.result()) {
    writer.key("result");
    write_result(writer, result);
  }
  writer.key("to_move");
  write_mover(writer, state.mover());
  if (state.rules().max_turns != 0) {  // PH-20
    writer.key("turns");
    writer.integer(state.turns());
  }
  writer.end_object();
}

State read_state(const Rules& rules, json::Value value) {
  const json::Members members = value.members({"ball", "jumping", "men", "to_move"}, {"result", "turns"});
  Setup setup;
  setup.position = read_position(members, board(rules));
  setup.mover = read_mover(members["to_move"], seats);
  setup.jumping = members["jumping"].as_boolean();
  if (setup.mover.is_chance()) members["to_move"].fail(ErrorCode::bad_state, "phutball has no chance events");
  check_key(members, "result", setup.mover.is_nobody(), "finished games");
  check_key(members, "turns", rules.max_turns != 0, "games with max_turns");
  if (members.has("turns")) setup.turns = static_cast<int>(members["turns"].as_integer(0, Rules::max_max_turns));
  if (members.has("result")) {
    setup.result = read_result(members["result"], seats);
    if (!setup.result) members["result"].fail(ErrorCode::bad_state, "a finished state has a result");
  }
  try {
    return State(rules, setup);
  } catch (const Error& error) {
    fail_within(value, error);
  }
}

std::string_view rules_schema() {
  return R"({"additionalProperties":false,"properties":{"ball_row":{"maximum":20,"minimum":0,"not":{"const":1},)"
         R"("type":"integer"},"columns":{"maximum":19,"minimum":3,"type":"integer"},"first":{"enum":[0,1]},)"
         R"("max_turns":{"maximum":1000000,"minimum":0,"type":"integer"},)"
         R"("rows":{"maximum":21,"minimum":5,"type":"integer"}},)"
         R"("required":["ball_row","columns","first","max_turns","rows"],"type":"object"})";
}

std::string_view state_schema() {
  return R"({"additionalProperties":false,"else":{"not":{"required":["result"]}},)"
         R"("if":{"properties":{"to_move":{"const":null}}},)"
         R"("properties":{"ball":{"pattern":"^[A-HJ-T](0|[1-9]|1[0-9]|2[0-2])$","type":"string"},)"
         R"("jumping":{"type":"boolean"},)"
         R"("men":{"items":{"pattern":"^[A-HJ-T]([1-9]|1[0-9]|2[01])$","type":"string"},"maxItems":398,)"
         R"("type":"array","uniqueItems":true},"result":{"$ref":"#/$defs/result"},"to_move":{"enum":[0,1,null]},)"
         R"("turns":{"maximum":1000000,"minimum":0,"type":"integer"}},)"
         R"("required":["ball","jumping","men","to_move"],"then":{"required":["result"]},"type":"object"})";
}

}  // namespace touchline::inline v1::phutball
