#pragma once
// A program of tests that is built with counted_new.cpp counts its own allocations.
#include <cstddef>

namespace touchline_test {

/// How often this program has called any form of operator new since it started. For one thread.
[[nodiscard]] std::size_t allocation_count() noexcept;

}  // namespace touchline_test
