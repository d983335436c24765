#include "interrupt.hpp"

#include <atomic>
#include <csignal>
#include <cstdlib>

#include "status.hpp"

namespace touchline::cli {
namespace {

// A signal handler may touch nothing but lock-free atomics.
std::atomic<int> listeners{0};
std::atomic<bool> noted{false};
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

extern "C" void on_interrupt(int) {
  if (listeners.load() == 0 || noted.exchange(true)) std::_Exit(interrupted_status);
}

}  // namespace

void install_interrupt_handler() noexcept { (void)std::signal(SIGINT, on_interrupt); }

Interruptible::Interruptible() noexcept { ++listeners; }
Interruptible::~Interruptible() { --listeners; }

bool interrupted() noexcept { return noted.load(); }

}  // namespace touchline::cli
