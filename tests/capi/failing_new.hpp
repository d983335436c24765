/// An allocator of this program that fails when it is told to.
#pragma once

#include <cstdint>
#include <limits>

namespace capi_test {

/// While one lives, the allocation number `first` from now fails, and with `all_after` every later one too. Counts the
/// allocations of all threads.
class FailingNew {
 public:
  explicit FailingNew(std::uint64_t first, bool all_after) noexcept;
  ~FailingNew();
  FailingNew(const FailingNew&) = delete;
  FailingNew& operator=(const FailingNew&) = delete;

  /// Whether an allocation has failed.
  [[nodiscard]] bool has_failed() const noexcept;
};

}  // namespace capi_test
