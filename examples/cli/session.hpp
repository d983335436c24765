/// What a call knows of the run that it is part of.
#pragma once

#include "touchline/core/registry.hpp"

#include "console.hpp"

namespace touchline::cli {

struct Session {
  const Registry& registry;
  const Console& console;
  bool json = false;    ///< write one JSON value where a person would get a table
  bool served = false;  ///< a request of `serve`: bounded answers, no files
};

}  // namespace touchline::cli
