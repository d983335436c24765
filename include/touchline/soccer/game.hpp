/// The soccer game as a game of the library.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/game.hpp"
#include "touchline/soccer/json.hpp"
#include "touchline/soccer/notation.hpp"
#include "touchline/soccer/perft.hpp"
#include "touchline/soccer/render.hpp"
#include "touchline/soccer/state.hpp"
#include "touchline/soccer/turns.hpp"

namespace touchline::inline v1::soccer {

/// See `touchline::Game`.
struct Game {
  /// What `touchline::Game` asks for, or finds by its presence, by the functions of this game's other headers.
  ///@{
  using Rules = soccer::Rules;
  using State = soccer::State;

  static constexpr GameInfo info{.name = "soccer", .title = "Three-step soccer", .seats = 2, .perft_unit = "actions"};

  static State start(const Rules& rules) { return State(rules); }
  static std::uint64_t action_count(const Rules& rules) {
    check(rules);
    return soccer::action_count(Pitch(rules));
  }

  static std::string action_text(const State& state, ActionId action) { return soccer::action_text(state, action); }
  static ActionId parse_action(const State& state, std::string_view text) { return soccer::parse_action(state, text); }
  static Listing for_each_turn(const State& state, const TurnOptions& options, TurnVisitor visit) {
    return soccer::for_each_turn(state, options, visit);
  }
  static std::string turn_text(const State& state, std::span<const ActionId> actions) {
    return soccer::turn_text(state, actions);
  }
  static std::vector<ActionId> parse_turn(const State& state, std::string_view text) {
    return soccer::parse_turn(state, text);
  }
  static WinningTurn winning_turn(const State& state, std::uint64_t node_limit) {
    return soccer::winning_turn(state, node_limit);
  }

  static void write_rules(json::Writer& writer, const Rules& rules) { soccer::write_rules(writer, rules); }
  static Rules read_rules(json::Value value, Fields fields) { return soccer::read_rules(value, fields); }
  static void write_state(json::Writer& writer, const State& state) { soccer::write_state(writer, state); }
  static State read_state(const Rules& rules, json::Value value) { return soccer::read_state(rules, value); }
  static std::string_view rules_schema() { return soccer::rules_schema(); }
  static std::string_view state_schema() { return soccer::state_schema(); }

  static std::string text_board(const State& state, const TextOptions& options = {}) {
    return soccer::text_board(state, options);
  }
  static std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last) {
    return soccer::svg(state, options, last);
  }
  static PerftCount perft(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
    return soccer::perft(state, depth, options, divide);
  }
  ///@}
};

}  // namespace touchline::inline v1::soccer
