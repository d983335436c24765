// Nim: rules, texts, JSON and pictures.
#include <algorithm>

#include "touchline/core/result_json.hpp"
#include "touchline/core/svg.hpp"
#include "touchline/core/text.hpp"

#include "nim.hpp"

namespace nim {
namespace {

using touchline::ErrorCode;
using touchline::Reason;
using touchline::json::Value;
using touchline::json::Writer;

std::string heap_name(std::size_t heap) { return {static_cast<char>('a' + heap)}; }

std::string what_is_there(const State& state) {
  std::string text = "a heap and a number of sticks is wanted, as in a1; there are";
  for (std::size_t heap = 0; heap < static_cast<std::size_t>(state.rules().heaps); ++heap)
    text += " " + heap_name(heap) + std::to_string(state.heaps()[heap]);
  return text;
}

Heaps read_heaps(const Rules& rules, Value value) {
  if (value.size() != static_cast<std::size_t>(rules.heaps))
    value.fail(ErrorCode::bad_state, "expected " + std::to_string(rules.heaps) + " heaps");
  Heaps heaps{};
  std::size_t heap = 0;
  value.for_each_element([&](Value sticks) {
    heaps[heap] = static_cast<int>(sticks.as_integer(0, rules.first + static_cast<int>(heap)));
    ++heap;
  });
  return heaps;
}

// A game ends when the last stick is taken, or before that by a host event.
bool can_end_so(const Result& result, bool sticks_left) {
  const bool won = result == Result::won_by(Seat{0}, result.reason) || result == Result::won_by(Seat{1}, result.reason);
  if (result.reason == Reason::no_moves) return won && !sticks_left;
  if (result.reason == Reason::forfeit) return won && sticks_left;
  return result == Result::drawn(Reason::agreement) && sticks_left;
}

}  // namespace

State Game::start(const Rules& rules) {
  if (rules.first < 1 || rules.first > most_first) throw Error(ErrorCode::bad_rules, "must be 1 to 10", "/first");
  if (rules.heaps < 1 || rules.heaps > most_heaps) throw Error(ErrorCode::bad_rules, "must be 1 to 6", "/heaps");
  return State(rules);
}

std::uint64_t Game::action_count(const Rules& rules) { return static_cast<std::uint64_t>(rules.heaps * most_sticks); }

std::string Game::action_text(const State&, ActionId action) {
  const std::uint64_t id = touchline::value(action);
  return heap_name(id / most_sticks) + std::to_string(id % most_sticks + 1);
}

ActionId Game::parse_action(const State& state, std::string_view text) {
  const std::string typed = touchline::lower(touchline::trim(text));
  if (typed.size() > 1 && typed[0] >= 'a' && typed[0] < 'a' + most_heaps) {
    const auto sticks = touchline::parse_number(std::string_view(typed).substr(1), most_sticks);
    if (sticks && *sticks > 0) {
      const auto action = static_cast<ActionId>(static_cast<unsigned>(typed[0] - 'a') * most_sticks + *sticks - 1);
      if (state.is_legal(action)) return action;
      throw Error(ErrorCode::illegal_action, what_is_there(state), touchline::quote(text));
    }
  }
  throw Error(ErrorCode::bad_text, what_is_there(state), touchline::quote(text));
}

void Game::write_rules(Writer& writer, const Rules& rules) {
  writer.begin_object();
  writer.key("first");
  writer.integer(rules.first);
  writer.key("heaps");
  writer.integer(rules.heaps);
  writer.key("misere");
  writer.boolean(rules.misere);
  writer.end_object();
}

Rules Game::read_rules(Value value, touchline::Fields fields) {
  const auto members = fields == touchline::Fields::all ? value.members({"first", "heaps", "misere"})
                                                        : value.members({}, {"first", "heaps", "misere"});
  Rules rules;
  if (members.has("first")) rules.first = static_cast<int>(members["first"].as_integer(1, most_first));
  if (members.has("heaps")) rules.heaps = static_cast<int>(members["heaps"].as_integer(1, most_heaps));
  if (members.has("misere")) rules.misere = members["misere"].as_boolean();
  return rules;
}

void Game::write_state(Writer& writer, const State& state) {
  writer.begin_object();
  writer.key("heaps");
  writer.begin_array();
  for (std::size_t heap = 0; heap < static_cast<std::size_t>(state.rules().heaps); ++heap)
    writer.integer(state.heaps()[heap]);
  writer.end_array();
  if (state.result()) {
    writer.key("result");
    touchline::write_result(writer, state.result());
  }
  writer.key("to_move");
  touchline::write_mover(writer, state.mover());
  writer.end_object();
}

State Game::read_state(const Rules& rules, Value value) {
  const auto members = value.members({"heaps", "to_move"}, {"result"});
  const Heaps heaps = read_heaps(rules, members["heaps"]);
  const Mover mover = touchline::read_mover(members["to_move"], 2);
  const bool sticks_left = std::any_of(heaps.begin(), heaps.end(), [](int sticks) { return sticks > 0; });
  if (mover.is_chance()) members["to_move"].fail(ErrorCode::bad_state, "nothing here is left to chance");
  if (mover.is_nobody() != members.has("result"))
    members["to_move"].fail(ErrorCode::bad_state, "is null exactly when there is a result");
  if (mover.is_seat()) {
    if (!sticks_left) members["heaps"].fail(ErrorCode::bad_state, "without a stick the game is over");
    return {rules, heaps, mover, std::nullopt};
  }
  const auto result = touchline::read_result(members["result"], 2);
  if (!result || !can_end_so(*result, sticks_left))
    members["result"].fail(ErrorCode::bad_state, "with these heaps the game cannot have ended so");
  return {rules, heaps, mover, result};
}

std::string_view Game::rules_schema() {
  return R"({"additionalProperties":false,"properties":{"first":{"maximum":10,"minimum":1,"type":"integer"},)"
         R"("heaps":{"maximum":6,"minimum":1,"type":"integer"},"misere":{"type":"boolean"}},)"
         R"("required":["first","heaps","misere"],"type":"object"})";
}

std::string_view Game::state_schema() {
  return R"({"additionalProperties":false,"properties":{"heaps":{"items":{"maximum":15,"minimum":0,"type":"integer"},)"
         R"("maxItems":6,"minItems":1,"type":"array"},"result":{"$ref":"#/$defs/result"},"to_move":{"enum":[0,1,null]}},)"
         R"("required":["heaps","to_move"],"type":"object"})";
}

std::string Game::text_board(const State& state) {
  std::string out;
  for (std::size_t heap = 0; heap < static_cast<std::size_t>(state.rules().heaps); ++heap)
    out += heap_name(heap) + " " + std::string(static_cast<std::size_t>(state.heaps()[heap]), '|') + "\n";
  if (state.mover().is_seat())
    return out + "seat " + std::to_string(touchline::index(state.mover().seat())) + " to take\n";
  return out + std::string(name(state.result()->reason)) + "\n";
}

std::string Game::svg(const State& state, const touchline::SvgOptions& options,
                      const touchline::LastTurn<State>* last) {
  constexpr int step = 20;
  const auto& palette = touchline::svg::palette(options.theme);
  const Heaps& before = last == nullptr ? state.heaps() : last->before.heaps();
  touchline::svg::Picture picture((most_sticks + 2) * step, (2 * state.rules().heaps + 1) * step, "Nim", palette);
  for (int heap = 0; heap < state.rules().heaps; ++heap) {
    const auto at = static_cast<std::size_t>(heap);
    const int row = options.flip ? state.rules().heaps - 1 - heap : heap;
    const bool target = options.targets && state.heaps()[at] > 0;
    picture.text(heap_name(at), {{"x", std::to_string(step / 2)},
                                 {"y", std::to_string((2 * row + 2) * step)},
                                 {"fill", std::string(target ? palette.target : palette.ink)}});
    for (int stick = 0; stick < before[at]; ++stick)  // those just taken are shown too
      picture.add("rect", {{"x", std::to_string((stick + 2) * step)},
                           {"y", std::to_string((2 * row + 1) * step)},
                           {"width", "4"},
                           {"height", std::to_string(step)},
                           {"fill", std::string(stick < state.heaps()[at] ? palette.neutral : palette.last)}});
  }
  return std::move(picture).finish();
}

}  // namespace nim
