/// Small helpers for the tests of Checker Football.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "touchline/checker_football/json.hpp"
#include "touchline/checker_football/notation.hpp"
#include "touchline/checker_football/state.hpp"
#include "touchline/core/random.hpp"

namespace football {

namespace cf = touchline::checker_football;

inline std::string json_of(const cf::State& state) {
  std::string out;
  touchline::json::Writer writer(out);
  cf::write_state(writer, state);
  return out;
}

inline cf::State state_of(std::string_view json, const cf::Rules& rules = {}) {
  const touchline::json::Document document(json);
  return cf::read_state(rules, document.root());
}

inline std::vector<touchline::ActionId> legal(const cf::State& state) {
  std::vector<touchline::ActionId> out(state.legal({}));
  state.legal(out);
  return out;
}

inline std::vector<std::string> texts_of(const cf::State& state) {
  std::vector<std::string> out;
  for (const auto action : legal(state)) out.push_back(cf::action_text(state, action));
  return out;
}

/// A random action, landings by their weight.
inline touchline::ActionId random_action(const cf::State& state, touchline::Rng& rng) {
  const auto actions = legal(state);
  if (!state.mover().is_chance()) return actions[rng.below(actions.size())];
  std::vector<std::uint64_t> weights;
  for (const auto action : actions) weights.push_back(state.weight(action));
  return actions[rng.pick(weights)];
}

}  // namespace football
