/// Small helpers for the tests of Power Poker Football.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/random.hpp"
#include "touchline/power_poker_football/json.hpp"
#include "touchline/power_poker_football/notation.hpp"
#include "touchline/power_poker_football/state.hpp"
#include "touchline/power_poker_football/view.hpp"

namespace table {

namespace pp = touchline::power_poker_football;

inline std::string json_of(const pp::State& state) {
  std::string out;
  touchline::json::Writer writer(out);
  pp::write_state(writer, state);
  return out;
}

inline std::string json_of(const pp::View& view) {
  std::string out;
  touchline::json::Writer writer(out);
  pp::write_view(writer, view);
  return out;
}

inline pp::State state_of(std::string_view json, const pp::Rules& rules = {}) {
  const touchline::json::Document document(json);
  return pp::read_state(rules, document.root());
}

inline pp::View view_of(std::string_view json, const pp::Rules& rules = {}) {
  const touchline::json::Document document(json);
  return pp::read_view(rules, document.root());
}

inline std::vector<touchline::ActionId> legal(const pp::State& state) {
  std::vector<touchline::ActionId> out(state.legal({}));
  state.legal(out);
  return out;
}

inline touchline::ActionId random_action(const pp::State& state, touchline::Rng& rng) {
  std::array<touchline::ActionId, pp::action_count> out{};
  return out[rng.below(state.legal(out))];
}

/// Prefers plays that are rare under uniform play: bets, blasts, chips. One in three decisions is uniform.
inline touchline::ActionId lively_action(const pp::State& state, touchline::Rng& rng) {
  const auto actions = legal(state);
  if (state.mover().is_chance() || rng.below(3) == 0 || actions.size() < 2) return actions[rng.below(actions.size())];
  return actions[1 + rng.below(actions.size() - 1)];
}

}  // namespace table
