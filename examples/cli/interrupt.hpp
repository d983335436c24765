/// Ctrl-C: a run ends at once, and long calls first say what they have done so far.
#pragma once

namespace touchline::cli {

/// Makes Ctrl-C end the process with status 130, at once or, while an Interruptible lives, when its owner has seen it.
/// For a program's `main`; without it signals are left alone and `interrupted` is always false.
void install_interrupt_handler() noexcept;

/// While one lives, Ctrl-C is only noted; a second Ctrl-C ends the process at once.
class Interruptible {
 public:
  Interruptible() noexcept;
  ~Interruptible();
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;
};

/// Whether Ctrl-C was noted.
[[nodiscard]] bool interrupted() noexcept;

}  // namespace touchline::cli
