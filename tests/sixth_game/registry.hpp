/// The games of the tests here: those of the library, and Nim.
#pragma once

#include "touchline/core/registry.hpp"

#include "nim.hpp"

inline touchline::Registry games_with_nim() {
  auto games = touchline::Registry::built_in();
  games.add<nim::Game>();
  return games;
}
