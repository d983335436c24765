/// The command-line driver as a function, for applications with games of their own.
#pragma once

#include <span>
#include <string>

#include "touchline/core/registry.hpp"

#include "console.hpp"

namespace touchline::cli {

/// Runs one call with the games of `registry`. `arguments` are those of the command line without the program's name.
/// Returns the exit status: 0 done, 1 the input was bad, 2 wrong usage, 130 interrupted. Throws nothing: what goes
/// wrong is told on `console.err`.
[[nodiscard]] int run(const Registry& registry, std::span<const std::string> arguments, const Console& console);

}  // namespace touchline::cli
