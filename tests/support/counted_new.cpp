#include "counted_new.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

std::size_t count = 0;
std::size_t held = 0;
std::size_t most_held = 0;

/// What lies before each piece of memory: its size, in as many bytes as its alignment asks for.
std::size_t room_before(std::size_t alignment) noexcept { return std::max(alignment, alignof(std::max_align_t)); }

void* try_allocate(std::size_t size, std::size_t alignment) noexcept {
  ++count;
  const std::size_t before = room_before(alignment);
  const std::size_t whole = (before + size + before - 1) / before * before;
  if (whole < size) return nullptr;
  void* begin = alignment <= alignof(std::max_align_t) ? std::malloc(whole) : std::aligned_alloc(before, whole);
  if (begin == nullptr) return nullptr;
  std::memcpy(begin, &size, sizeof(size));
  held += size;
  most_held = std::max(most_held, held);
  return static_cast<std::byte*>(begin) + before;
}

void* allocate(std::size_t size, std::size_t alignment) {
  if (void* memory = try_allocate(size, alignment)) return memory;
  throw std::bad_alloc();
}

void release(void* memory, std::size_t alignment) noexcept {
  if (memory == nullptr) return;
  void* begin = static_cast<std::byte*>(memory) - room_before(alignment);
  std::size_t size = 0;
  std::memcpy(&size, begin, sizeof(size));
  held -= size;
  std::free(begin);
}

}  // namespace

namespace touchline_test {

std::size_t allocation_count() noexcept { return count; }

PeakMemory::PeakMemory() noexcept : before_(held) { most_held = held; }

std::size_t PeakMemory::bytes() const noexcept { return most_held - before_; }

}  // namespace touchline_test

// Every form, so that none is left to another allocator (a sanitizer's, say).
void* operator new(std::size_t size) { return allocate(size, 1); }
void* operator new[](std::size_t size) { return allocate(size, 1); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return try_allocate(size, 1); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return try_allocate(size, 1); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return allocate(size, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
  return allocate(size, static_cast<std::size_t>(alignment));
}
void* operator new(std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return try_allocate(size, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return try_allocate(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { release(memory, 1); }
void operator delete[](void* memory) noexcept { release(memory, 1); }
void operator delete(void* memory, std::size_t) noexcept { release(memory, 1); }
void operator delete[](void* memory, std::size_t) noexcept { release(memory, 1); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { release(memory, 1); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { release(memory, 1); }
void operator delete(void* memory, std::align_val_t alignment) noexcept {
  release(memory, static_cast<std::size_t>(alignment));
}
void operator delete[](void* memory, std::align_val_t alignment) noexcept {
  release(memory, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory, std::size_t, std::align_val_t alignment) noexcept {
  release(memory, static_cast<std::size_t>(alignment));
}
void operator delete[](void* memory, std::size_t, std::align_val_t alignment) noexcept {
  release(memory, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  release(memory, static_cast<std::size_t>(alignment));
}
void operator delete[](void* memory, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  release(memory, static_cast<std::size_t>(alignment));
}
