/// English draughts as a game of the library.
#pragma once

#include <optional>

#include "touchline/core/game_text.hpp"
#include "touchline/draughts/json.hpp"
#include "touchline/draughts/notation.hpp"
#include "touchline/draughts/pdn.hpp"
#include "touchline/draughts/perft.hpp"
#include "touchline/draughts/render.hpp"
#include "touchline/draughts/state.hpp"
#include "touchline/draughts/turns.hpp"

namespace touchline::inline v1::draughts {

/// See `touchline::Game`.
struct Game {
  /// What `touchline::Game` asks for, or finds by its presence, by the functions of this game's other headers.
  ///@{
  using Rules = draughts::Rules;
  using State = draughts::State;

  static constexpr GameInfo info{.name = "draughts", .title = "English draughts", .seats = 2, .perft_unit = "moves"};
  static constexpr GameTextFormat text_format{"pdn", ".pdn", &read_pdn, &write_pdn};

  static State start(const Rules& rules) { return State(rules); }
  /// Dense ids only with `Unit::step`.
  static std::optional<std::uint64_t> action_count(const Rules& rules) {
    return rules.unit == Unit::step ? std::optional<std::uint64_t>(128) : std::nullopt;
  }

  static std::string action_text(const State& state, ActionId action) { return draughts::action_text(state, action); }
  static ActionId parse_action(const State& state, std::string_view text) {
    return draughts::parse_action(state, text);
  }
  static Listing for_each_turn(const State& state, const TurnOptions& options, TurnVisitor visit) {
    return draughts::for_each_turn(state, options, visit);
  }
  static std::string turn_text(const State& state, std::span<const ActionId> actions) {
    return draughts::turn_text(state, actions);
  }
  static std::vector<ActionId> parse_turn(const State& state, std::string_view text) {
    return draughts::parse_turn(state, text);
  }
  static State parse_position(std::string_view text, const Rules& rules) { return State(rules, parse_fen(text)); }
  static std::string position_text(const State& state) { return fen(state); }

  static void write_rules(json::Writer& writer, const Rules& rules) { draughts::write_rules(writer, rules); }
  static Rules read_rules(json::Value value, Fields fields) { return draughts::read_rules(value, fields); }
  static void write_state(json::Writer& writer, const State& state) { draughts::write_state(writer, state); }
  static State read_state(const Rules& rules, json::Value value) { return draughts::read_state(rules, value); }
  static std::string_view rules_schema() { return draughts::rules_schema(); }
  static std::string_view state_schema() { return draughts::state_schema(); }

  static std::string text_board(const State& state, const TextOptions& options = {}) {
    return draughts::text_board(state, options);
  }
  static std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last) {
    return draughts::svg(state, options, last);
  }
  static PerftCount perft(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
    return draughts::perft(state, depth, options, divide);
  }
  ///@}
};

}  // namespace touchline::inline v1::draughts
