/// A thread that is waited for when it goes.
#pragma once

#include <thread>
#include <type_traits>
#include <utility>

namespace touchline::inline v1 {

/// What std::jthread is, which the standard library of Clang lacks in the versions that are about: the destructor waits
/// until the work has ended.
class JoinedThread {
 public:
  /// Starts `work` in a thread of its own; std::system_error if the system has none to give.
  template <class Work>
  requires(!std::is_same_v<std::remove_cvref_t<Work>, JoinedThread>) explicit JoinedThread(Work&& work)
      : thread_(std::forward<Work>(work)) {}

  JoinedThread(JoinedThread&&) noexcept = default;  ///< what is moved from waits for nothing
  JoinedThread& operator=(JoinedThread&&) = delete;
  ~JoinedThread() {
    if (thread_.joinable()) thread_.join();
  }

  /// Lets the thread run on by itself: the destructor does not wait for it.
  void detach() { thread_.detach(); }

 private:
  std::thread thread_;
};

}  // namespace touchline::inline v1
