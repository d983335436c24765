/// Numbers for people.
#pragma once

#include <string>

namespace touchline::cli {

/// A number with so many decimals.
[[nodiscard]] std::string decimal(double number, int decimals);

/// A count: `950`, `12.3 k`, `4.56 M`, `7.80 G`.
[[nodiscard]] std::string short_count(double count);

/// A time: `12 s`, `3 min 05 s`, `2 h 40 min`.
[[nodiscard]] std::string duration(double seconds);

}  // namespace touchline::cli
