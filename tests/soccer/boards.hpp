/// Positions for the soccer tests, written as a person would say them.
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "touchline/soccer/notation.hpp"
#include "touchline/soccer/state.hpp"
#include "touchline/soccer/turns.hpp"

#include "support/catch.hpp"

namespace boards {

namespace soccer = touchline::soccer;
using soccer::State;
using touchline::ActionId;
using touchline::Seat;

/// `"F6 H6"` as squares.
inline soccer::SquareSet squares(const std::string& names) {
  soccer::SquareSet set;
  std::istringstream words(names);
  for (std::string word; words >> word;) {
    const auto square = soccer::square_named(word);
    REQUIRE(square.has_value());
    set.insert(*square);
  }
  return set;
}

inline soccer::Square square(const std::string& name) { return soccer::square_named(name).value(); }

/// Rules whose set-up is these squares, `first` on move.
inline soccer::Rules set_up(const std::string& red, const std::string& blue, const std::string& ball,
                            Seat first = soccer::red, soccer::Rules rules = {}) {
  rules.red = squares(red);
  rules.blue = squares(blue);
  rules.ball = square(ball);
  rules.first = first;
  return rules;
}

/// The start of a game from these squares.
inline State at(const std::string& red, const std::string& blue, const std::string& ball, Seat first = soccer::red,
                const soccer::Rules& rules = {}) {
  return State(set_up(red, blue, ball, first, rules));
}

inline std::vector<std::string> texts(const State& state) {
  std::vector<ActionId> actions(state.legal({}));
  state.legal(actions);
  std::vector<std::string> out;
  for (const ActionId action : actions) out.push_back(soccer::action_text(state, action));
  return out;
}

/// Whether the list of legal actions holds that text.
inline bool is_listed(const State& state, const std::string& text) {
  const auto all = texts(state);
  return std::find(all.begin(), all.end(), text) != all.end();
}

/// The legal texts that begin so, joined by spaces in their order: `listed(state, "F6-")`.
inline std::string listed(const State& state, const std::string& beginning) {
  std::string out;
  for (const std::string& text : texts(state))
    if (text.rfind(beginning, 0) == 0) out += (out.empty() ? "" : " ") + text;
  return out;
}

/// The state after actions, `"F6-F7 F7xF8 end-turn"`.
inline State after(State state, const std::string& actions) {
  std::istringstream words(actions);
  for (std::string word; words >> word;) {
    INFO(word);
    state.apply(soccer::parse_action(state, word));
  }
  return state;
}

/// The message of the refusal of that action.
inline std::string refusal(const State& state, const std::string& text) {
  try {
    (void)soccer::parse_action(state, text);
  } catch (const touchline::Error& error) {
    return error.what();
  }
  return {};
}

inline std::string pieces(const State& state, Seat side) {
  std::string out;
  for (const soccer::Square square : state.position().pieces(side)) out += (out.empty() ? "" : " ") + name(square);
  return out;
}

inline std::string ball(const State& state) { return name(state.position().ball()); }

}  // namespace boards
