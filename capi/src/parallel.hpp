/// Work on many items by several threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <mutex>
#include <system_error>
#include <vector>

#include "touchline/core/joined_thread.hpp"

#include "status.hpp"

namespace touchline::capi {

/// The most threads that any call takes.
inline constexpr std::uint32_t most_threads = 1024;

[[nodiscard]] inline std::uint32_t threads_in(std::uint32_t threads, const char* name) {
  if (threads > most_threads) throw Failure{TL_ERROR_OUT_OF_RANGE, "at most 1024 threads", name};
  return threads;
}

/// Calls `work(i, scratch)` for each i below `count`, with `threads` threads or fewer, each with a Scratch of its own.
/// Rethrows what one of them threw; others may have been called then.
template <class Scratch, class Work>
void for_each_index_with(std::size_t count, std::uint32_t threads, const Work& work) {
  constexpr std::size_t portion = 16;  // indices taken at a time
  std::atomic<std::size_t> next{0};
  std::mutex mutex;  // guards failure
  std::exception_ptr failure;
  const auto take = [&] {
    try {
      Scratch scratch;
      for (std::size_t begin = next.fetch_add(portion); begin < count; begin = next.fetch_add(portion))
        for (std::size_t i = begin; i < std::min(count, begin + portion); ++i) work(i, scratch);
    } catch (...) {
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
      next = count;
    }
  };
  {
    std::vector<JoinedThread> helpers;
    try {
      for (std::size_t i = 1; i < threads && i * portion < count; ++i) helpers.emplace_back(take);
    } catch (const std::exception&) {
      // No more threads, or no memory for them: those that there are do the work.
    }
    take();
  }
  if (failure) std::rethrow_exception(failure);
}

/// The same without scratch.
template <class Work>
void for_each_index(std::size_t count, std::uint32_t threads, const Work& work) {
  struct Nothing {};
  for_each_index_with<Nothing>(count, threads, [&](std::size_t i, Nothing&) { work(i); });
}

}  // namespace touchline::capi
