#include "figures.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <iomanip>
#include <sstream>
#include <utility>

namespace touchline::cli {
namespace {

std::string two_digits(long long number) { return (number < 10 ? "0" : "") + std::to_string(number); }

}  // namespace

std::string decimal(double number, int decimals) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(decimals) << number;
  return std::move(text).str();
}

std::string short_count(double count) {
  constexpr std::array<const char*, 5> suffixes{"", " k", " M", " G", " T"};
  std::size_t suffix = 0;
  while (count >= 1000 && suffix + 1 < suffixes.size()) {
    count /= 1000;
    ++suffix;
  }
  const int decimals = suffix == 0 || count >= 100 ? 0 : count >= 10 ? 1 : 2;
  return decimal(count, decimals) + suffixes[suffix];
}

std::string duration(double seconds) {
  const long long whole = std::llround(seconds);
  if (whole < 60) return std::to_string(whole) + " s";
  if (whole < 3600) return std::to_string(whole / 60) + " min " + two_digits(whole % 60) + " s";
  return std::to_string(whole / 3600) + " h " + two_digits(whole / 60 % 60) + " min";
}

}  // namespace touchline::cli
