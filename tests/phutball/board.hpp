/// Short ways to say things in the tests of phutball.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/phutball/game.hpp"

namespace phutball_test {

using namespace touchline;
using namespace touchline::phutball;

/// The state of a line such as `15x19 O H10 H11`.
[[nodiscard]] inline State at(std::string_view line) { return parse_position(line); }

inline void play(State& state, std::initializer_list<std::string_view> turns) {
  for (const std::string_view turn : turns)
    for (const ActionId action : parse_turn(state, turn)) state.apply(action);
}

inline void act(State& state, std::initializer_list<std::string_view> actions) {
  for (const std::string_view action : actions) state.apply(parse_action(state, action));
}

/// The texts of the legal actions that are no placements, `N E stop`.
[[nodiscard]] inline std::string jumps(const State& state) {
  std::vector<ActionId> actions(state.legal({}));
  state.legal(actions);
  std::string out;
  for (const ActionId action : actions) {
    if (value(action) < static_cast<std::uint64_t>(state.position().board().points())) continue;
    out += (out.empty() ? "" : " ") + action_text(state, action);
  }
  return out;
}

/// The texts of the whole turns that are no placements.
[[nodiscard]] inline std::vector<std::string> ball_moves(const State& state, bool unique = false) {
  std::vector<std::string> out;
  TurnOptions options;
  options.unique = unique;
  for_each_turn(state, options, [&](std::span<const ActionId> actions) {
    if (const std::string text = turn_text(state, actions); text.find_first_of("-s") != std::string::npos)
      out.push_back(text);
    return true;
  });
  return out;
}

/// What an attempt to read a turn says: `code: message`, or `legal`.
[[nodiscard]] inline std::string verdict(const State& state, std::string_view turn) {
  try {
    static_cast<void>(parse_turn(state, turn));
    return "legal";
  } catch (const Error& error) {
    return std::string(name(error.code())) + ": " + error.what();
  }
}

/// The error that a call throws: `code: place: message`, or `none`.
template <class Call>
[[nodiscard]] std::string error_of(const Call& call) {
  try {
    call();
  } catch (const Error& error) {
    return std::string(name(error.code())) + ": " + error.what();
  }
  return "none";
}

}  // namespace phutball_test
