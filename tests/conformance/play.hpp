/// Random play for the conformance checks.
#pragma once

#include <string>
#include <vector>

#include "touchline/core/record.hpp"

#include "subject.hpp"
#include "support/catch.hpp"

namespace conformance {

inline touchline::AnyState start(const Subject& subject) { return registry().game(subject.game).start(subject.rules); }

/// Plays random games and hands every state on the way to `visit(state, number of actions before it)`, the start and
/// the finished one included.
template <class Visit>
void visit_states(const Subject& subject, std::uint64_t seed, const Visit& visit) {
  std::vector<touchline::ActionId> buffer;
  for (int game = 0; game < subject.games; ++game) {
    touchline::Rng rng(seed, static_cast<std::uint64_t>(game));
    touchline::AnyState state = start(subject);
    visit(state, 0);
    for (int i = 1; i <= subject.max_actions && !state.is_finished(); ++i) {
      state.apply(state.random_action(rng, buffer));
      visit(state, i);
    }
  }
}

/// A random game as a record.
inline touchline::Record random_record(const Subject& subject, std::uint64_t seed, int max_actions) {
  touchline::Rng rng(seed);
  std::vector<touchline::ActionId> buffer;
  touchline::Record record(start(subject));
  for (int i = 0; i < max_actions && !record.state().is_finished(); ++i)
    record.apply(record.state().random_action(rng, buffer));
  return record;
}

/// Everything of a state that can be compared: the bytes of its JSON and its hashes.
inline std::string fingerprint(const touchline::AnyState& state) {
  std::string out = state.to_json() + " " + std::to_string(state.state_hash()) + " " +
                    std::to_string(state.position_hash()) + " " + std::to_string(state.view_hash(std::nullopt));
  for (int seat = 0; seat < state.seats(); ++seat)
    out += " " + std::to_string(state.view_hash(static_cast<touchline::Seat>(seat)));
  return out;
}

/// Throws away what a failing expectation would have to build: the code of the error that `call` throws, or nothing.
template <class Call>
std::optional<touchline::ErrorCode> error_of(const Call& call) {
  try {
    call();
  } catch (const touchline::Error& error) {
    return error.code();
  }
  return std::nullopt;
}

}  // namespace conformance
