/// Checker Football as a game of the library.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/checker_football/json.hpp"
#include "touchline/checker_football/notation.hpp"
#include "touchline/checker_football/render.hpp"
#include "touchline/checker_football/state.hpp"
#include "touchline/checker_football/statistics.hpp"
#include "touchline/core/game.hpp"

namespace touchline::inline v1::checker_football {

/// See `touchline::Game`.
struct Game {
  /// What `touchline::Game` asks for, or finds by its presence, by the functions of this game's other headers.
  ///@{
  using Rules = checker_football::Rules;
  using State = checker_football::State;
  using Statistics = checker_football::Statistics;

  static constexpr GameInfo info{
      .name = "checker_football", .title = "Checker Football", .seats = 2, .has_chance = true};

  static State start(const Rules& rules) { return State(rules); }
  static std::uint64_t action_count(const Rules& rules) { return ActionIds(rules.columns).count(); }

  static std::string action_text(const State& state, ActionId action) {
    return checker_football::action_text(state, action);
  }
  static ActionId parse_action(const State& state, std::string_view text) {
    return checker_football::parse_action(state, text);
  }
  static std::vector<ActionId> parse_actions(const State& state, std::string_view text) {
    return checker_football::parse_actions(state, text);
  }

  static void write_rules(json::Writer& writer, const Rules& rules) { checker_football::write_rules(writer, rules); }
  static Rules read_rules(json::Value value, Fields fields) { return checker_football::read_rules(value, fields); }
  static void write_state(json::Writer& writer, const State& state) { checker_football::write_state(writer, state); }
  static State read_state(const Rules& rules, json::Value value) { return checker_football::read_state(rules, value); }
  static std::string_view rules_schema() { return checker_football::rules_schema(); }
  static std::string_view state_schema() { return checker_football::state_schema(); }

  static std::string text_board(const State& state, const TextOptions& options = {}) {
    return checker_football::text_board(state, options);
  }
  static std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last) {
    return checker_football::svg(state, options, last);
  }
  ///@}
};

}  // namespace touchline::inline v1::checker_football
