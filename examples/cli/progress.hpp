/// The line that tells how far a long call has come.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "console.hpp"

namespace touchline::cli {

/// A line on the error stream that rewrites itself, from the second second on; nothing where that is no terminal.
/// Taken away when the object goes. For one thread.
class Progress {
 public:
  /// `label` says what is going on, `unit` what is counted.
  Progress(const Console& console, std::string_view label, std::string_view unit);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Shows the count so far, the rate and, from the share done (0 if unknown), the time left.
  void show(std::uint64_t count, double share);
  /// Takes the line away, until it is shown again.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  const Console& console_;
  std::string label_;
  std::string unit_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point next_ = start_ + std::chrono::seconds(1);
  bool shown_ = false;
};

}  // namespace touchline::cli
