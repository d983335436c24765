#include "progress.hpp"

#include <array>
#include <cstdio>
#include <ostream>

namespace touchline::cli {
namespace {

std::string duration(double seconds) {
  std::array<char, 48> text{};
  const auto whole = static_cast<long long>(seconds + 0.5);
  if (whole < 60) {
    std::snprintf(text.data(), text.size(), "%lld s", whole);
  } else if (whole < 3600) {
    std::snprintf(text.data(), text.size(), "%lld min %02lld s", whole / 60, whole % 60);
  } else {
    std::snprintf(text.data(), text.size(), "%lld h %02lld min", whole / 3600, whole / 60 % 60);
  }
  return text.data();
}

}  // namespace

std::string short_count(double count) {
  constexpr std::array<const char*, 5> suffixes{"", " k", " M", " G", " T"};
  std::size_t suffix = 0;
  while (count >= 1000 && suffix + 1 < suffixes.size()) {
    count /= 1000;
    ++suffix;
  }
  std::array<char, 48> text{};
  const int decimals = suffix == 0 || count >= 100 ? 0 : count >= 10 ? 1 : 2;
  std::snprintf(text.data(), text.size(), "%.*f%s", decimals, count, suffixes[suffix]);
  return text.data();
}

Progress::Progress(const Console& console, std::string_view label, std::string_view unit)
    : console_(console), label_(label), unit_(unit) {}

Progress::~Progress() {
  if (shown_) console_.err << "\r\x1b[K" << std::flush;
}

void Progress::show(std::uint64_t count, double share) {
  if (!console_.err_is_terminal) return;
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + std::chrono::milliseconds(250);
  shown_ = true;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  const auto number = static_cast<double>(count);
  console_.err << '\r' << label_ << ": " << short_count(number) << ' ' << unit_ << ", " << short_count(number / seconds)
               << "/s";
  if (share > 0) {
    console_.err << ", " << static_cast<int>(share * 100) << " %, " << duration(seconds * (1 - share) / share)
                 << " left";
  }
  console_.err << "\x1b[K" << std::flush;
}

}  // namespace touchline::cli
