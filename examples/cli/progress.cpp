#include "progress.hpp"

#include <ostream>

#include "figures.hpp"

namespace touchline::cli {

Progress::Progress(const Console& console, std::string_view label, std::string_view unit)
    : console_(console), label_(label), unit_(unit) {}

Progress::~Progress() { clear(); }

void Progress::clear() {
  if (shown_) console_.err << "\r\x1b[K" << std::flush;
  shown_ = false;
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
