/// Long work beside the thread that watches it.
#pragma once

#include <chrono>
#include <functional>

namespace touchline::cli {

/// Runs `work` in a thread of its own and calls `watch` every tenth of a second meanwhile, from the calling thread.
/// Throws what `work` throws. Returns true when it has finished. After Ctrl-C `work` has a short time to notice
/// `interrupted()`; if it has not then, false is returned while it still runs: the process must end at once.
[[nodiscard]] bool run_watched(const std::function<void()>& work, const std::function<void()>& watch);

}  // namespace touchline::cli
