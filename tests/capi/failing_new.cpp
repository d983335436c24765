#include "failing_new.hpp"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();

std::atomic<std::uint64_t> seen{0};
std::atomic<std::uint64_t> fails_from{never};
std::atomic<std::uint64_t> fails_to{never};
std::atomic<bool> failed{false};

void* allocate(std::size_t size, std::size_t alignment) {
  const std::uint64_t number = seen++;
  if (number >= fails_from && number < fails_to) {
    failed = true;
    throw std::bad_alloc();
  }
  const std::size_t rounded = (size + alignment - 1) / alignment * alignment;
  void* block = alignment <= alignof(std::max_align_t) ? std::malloc(size == 0 ? 1 : size)
                                                       : std::aligned_alloc(alignment, rounded);
  if (block == nullptr) throw std::bad_alloc();
  return block;
}

}  // namespace

namespace capi_test {

FailingNew::FailingNew(std::uint64_t first, bool all_after) noexcept {
  failed = false;
  const std::uint64_t from = seen + first;
  fails_to = all_after ? never : from + 1;
  fails_from = from;
}

FailingNew::~FailingNew() {
  fails_from = never;
  fails_to = never;
}

bool FailingNew::has_failed() const noexcept { return failed; }

}  // namespace capi_test

// Every form that anything here uses, so that none is left to another allocator (a sanitizer's, say).
void* operator new(std::size_t size) { return allocate(size, 1); }
void* operator new[](std::size_t size) { return allocate(size, 1); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return allocate(size, static_cast<std::size_t>(alignment));
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  try {
    return allocate(size, 1);
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}
void* operator new[](std::size_t size, const std::nothrow_t& tag) noexcept { return operator new(size, tag); }
void operator delete(void* block) noexcept { std::free(block); }
void operator delete[](void* block) noexcept { std::free(block); }
void operator delete(void* block, std::size_t) noexcept { std::free(block); }
void operator delete[](void* block, std::size_t) noexcept { std::free(block); }
void operator delete(void* block, std::align_val_t) noexcept { std::free(block); }
void operator delete(void* block, std::size_t, std::align_val_t) noexcept { std::free(block); }
void operator delete(void* block, const std::nothrow_t&) noexcept { std::free(block); }
void operator delete[](void* block, const std::nothrow_t&) noexcept { std::free(block); }
