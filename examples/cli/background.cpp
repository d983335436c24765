#include "background.hpp"

#include <future>
#include <memory>

#include "touchline/core/joined_thread.hpp"

#include "interrupt.hpp"

namespace touchline::cli {

bool run_watched(const std::function<void()>& work, const std::function<void()>& watch) {
  using namespace std::chrono_literals;
  std::packaged_task<void()> task(work);
  std::future<void> end = task.get_future();
  JoinedThread thread(std::move(task));
  int patience = 3;
  while (end.wait_for(100ms) != std::future_status::ready) {
    if (!interrupted()) {
      watch();
    } else if (patience-- == 0) {
      thread.detach();
      return false;
    }
  }
  end.get();
  return true;
}

}  // namespace touchline::cli
