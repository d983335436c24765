/// What the conformance suite runs over: a game under some rules.
#pragma once

#include <string>
#include <vector>

#include "touchline/core/any_state.hpp"
#include "touchline/core/registry.hpp"

namespace conformance {

struct Subject {
  std::string game;
  std::string rules;      ///< a JSON object of the fields that differ from the defaults
  int games = 6;          ///< random games played by each check
  int max_actions = 400;  ///< a game is cut after so many
  int perft_depth = 3;
};

/// What the suite runs over. The program that links `touchline_conformance` defines it: for the library's own games
/// subjects.cpp, with every kind of rules that changes how a game works. A new game of the library joins there.
std::vector<Subject> subjects();

/// The registry that the subjects belong to; the program defines it too. Its value never changes.
const touchline::Registry& registry();

}  // namespace conformance
