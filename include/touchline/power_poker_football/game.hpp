/// Power Poker Football as a game of the library.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/game.hpp"
#include "touchline/power_poker_football/covered_events.hpp"
#include "touchline/power_poker_football/json.hpp"
#include "touchline/power_poker_football/notation.hpp"
#include "touchline/power_poker_football/render.hpp"
#include "touchline/power_poker_football/state.hpp"
#include "touchline/power_poker_football/statistics.hpp"
#include "touchline/power_poker_football/view.hpp"

namespace touchline::inline v1::power_poker_football {

/// See `touchline::Game`.
struct Game {
  /// What `touchline::Game` asks for, or finds by its presence, by the functions of this game's other headers.
  ///@{
  using Rules = power_poker_football::Rules;
  using State = power_poker_football::State;
  using View = power_poker_football::View;
  using Statistics = power_poker_football::Statistics;

  static constexpr GameInfo info{.name = "power_poker_football",
                                 .title = "Power Poker Football",
                                 .seats = 4,
                                 .has_chance = true,
                                 .has_hidden = true};

  static constexpr bool uniform_chance = true;  // PP-3

  static State start(const Rules& rules) { return State(rules); }
  static int seats(const Rules& rules) { return seat_count(rules); }
  static std::uint64_t action_count(const Rules&) { return power_poker_football::action_count; }

  static std::string action_text(const State&, ActionId action) { return power_poker_football::action_text(action); }
  static ActionId parse_action(const State& state, std::string_view text) {
    return power_poker_football::parse_action(state, text);
  }

  static void write_rules(json::Writer& writer, const Rules& rules) {
    power_poker_football::write_rules(writer, rules);
  }
  static Rules read_rules(json::Value value, Fields fields) { return power_poker_football::read_rules(value, fields); }
  static void write_state(json::Writer& writer, const State& state) {
    power_poker_football::write_state(writer, state);
  }
  static State read_state(const Rules& rules, json::Value value) {
    return power_poker_football::read_state(rules, value);
  }
  static std::string_view rules_schema() { return power_poker_football::rules_schema(); }
  static std::string_view state_schema() { return power_poker_football::state_schema(); }

  static View observe(const State& state, Viewer viewer) { return View(state, viewer); }
  static void write_view(json::Writer& writer, const View& view) { power_poker_football::write_view(writer, view); }
  static View read_view(const Rules& rules, json::Value value) { return power_poker_football::read_view(rules, value); }
  static std::string_view view_schema() { return power_poker_football::view_schema(); }
  static std::string view_text_board(const View& view, const TextOptions& options = {}) {
    return power_poker_football::text_board(view, options);
  }
  static std::string view_svg(const View& view, const SvgOptions& options) {
    return power_poker_football::svg(view, options);
  }
  static State redeal(const View& view, Rng& rng) { return view.redeal(rng); }
  static std::vector<bool> covered_events(const State& start, std::span<const Event> events, Viewer viewer) {
    return power_poker_football::covered_events(start, events, viewer);
  }

  static std::string text_board(const State& state, const TextOptions& options = {}) {
    return power_poker_football::text_board(state, options);
  }
  static std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last) {
    return power_poker_football::svg(state, options, last);
  }
  ///@}
};

}  // namespace touchline::inline v1::power_poker_football
