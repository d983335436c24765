/// Everything that works on any game. The typed interface of one game is in its own headers, `touchline/draughts/…`.
#pragma once

#include "touchline/core/any_state.hpp"
#include "touchline/core/error.hpp"
#include "touchline/core/film.hpp"
#include "touchline/core/game.hpp"
#include "touchline/core/random.hpp"
#include "touchline/core/record.hpp"
#include "touchline/core/registry.hpp"
