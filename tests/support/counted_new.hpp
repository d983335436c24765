#pragma once
// A program of tests that is built with counted_new.cpp counts its own allocations.
#include <cstddef>

namespace touchline_test {

/// How often this program has called any form of operator new since it started. For one thread.
[[nodiscard]] std::size_t allocation_count() noexcept;

/// The most memory by operator new that was held at once since this was made, beyond what was held then. One at a time.
class PeakMemory {
 public:
  PeakMemory() noexcept;
  [[nodiscard]] std::size_t bytes() const noexcept;

 private:
  std::size_t before_;
};

}  // namespace touchline_test
