/// Ends a fuzz target that found a fault.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace touchline::fuzz {

/// Stops the program, so that the fuzzer keeps the input, unless `holds`.
inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}

}  // namespace touchline::fuzz
