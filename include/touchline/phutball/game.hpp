/// Phutball as a game of the library.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/game_text.hpp"
#include "touchline/phutball/game_text.hpp"
#include "touchline/phutball/json.hpp"
#include "touchline/phutball/notation.hpp"
#include "touchline/phutball/perft.hpp"
#include "touchline/phutball/render.hpp"
#include "touchline/phutball/state.hpp"
#include "touchline/phutball/turns.hpp"
#include "touchline/phutball/winning_turn.hpp"

namespace touchline::inline v1::phutball {

/// See `touchline::Game`.
struct Game {
  /// What `touchline::Game` asks for, or finds by its presence, by the functions of this game's other headers.
  ///@{
  using Rules = phutball::Rules;
  using State = phutball::State;

  static constexpr GameInfo info{.name = "phutball", .title = "Phutball", .seats = 2, .perft_unit = "turns"};
  static constexpr GameTextFormat text_format{"phutball", ".phutball", &read_game_texts, &write_game_text};

  static State start(const Rules& rules) { return State(rules); }
  static std::optional<std::uint64_t> action_count(const Rules& rules) {
    return phutball::action_count(phutball::board(rules));
  }

  static std::string action_text(const State& state, ActionId action) { return phutball::action_text(state, action); }
  static ActionId parse_action(const State& state, std::string_view text) {
    return phutball::parse_action(state, text);
  }
  static Listing for_each_turn(const State& state, const TurnOptions& options, TurnVisitor visit) {
    return phutball::for_each_turn(state, options, visit);
  }
  static std::string turn_text(const State& state, std::span<const ActionId> actions) {
    return phutball::turn_text(state, actions);
  }
  static std::vector<ActionId> parse_turn(const State& state, std::string_view text) {
    return phutball::parse_turn(state, text);
  }
  static WinningTurn winning_turn(const State& state, std::uint64_t node_limit) {
    return phutball::winning_turn(state, node_limit);
  }
  static State parse_position(std::string_view text, const Rules& rules) {
    return phutball::parse_position(text, rules);
  }
  static std::string position_text(const State& state) { return phutball::position_text(state); }

  static void write_rules(json::Writer& writer, const Rules& rules) { phutball::write_rules(writer, rules); }
  static Rules read_rules(json::Value value, Fields fields) { return phutball::read_rules(value, fields); }
  static void write_state(json::Writer& writer, const State& state) { phutball::write_state(writer, state); }
  static State read_state(const Rules& rules, json::Value value) { return phutball::read_state(rules, value); }
  static std::string_view rules_schema() { return phutball::rules_schema(); }
  static std::string_view state_schema() { return phutball::state_schema(); }

  static std::string text_board(const State& state, const TextOptions& options = {}) {
    return phutball::text_board(state, options);
  }
  static std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last) {
    return phutball::svg(state, options, last);
  }
  static PerftCount perft(const State& state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
    return phutball::perft(state, depth, options, divide);
  }
  ///@}
};

}  // namespace touchline::inline v1::phutball
