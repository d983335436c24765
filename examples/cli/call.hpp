/// The calls of the driver.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "parameters.hpp"
#include "session.hpp"

namespace touchline::cli {

/// One call: it declares its parameters, which are then filled, and runs once.
class Call {
 public:
  virtual ~Call() = default;
  virtual void declare(Parameters& parameters) = 0;
  /// Writes the answer to `session.console.out`: lines for people and shells, or with `session.json` one JSON value and
  /// a line feed; messages go to `err`. Returns a Status. Throws Error for bad input, UsageError for a wrong call.
  [[nodiscard]] virtual int run(const Session& session) = 0;
};

/// What the list of calls says about one.
struct CallInfo {
  std::string_view name;
  std::string_view summary;
  std::string_view example;  ///< a command line, without the name of the program
  bool is_served;            ///< whether `serve` answers it, and so whether it can answer in JSON
  std::unique_ptr<Call> (*make)();
};

/// All calls in the order in which help lists them.
[[nodiscard]] std::span<const CallInfo> calls() noexcept;
/// The call of that name, or null.
[[nodiscard]] const CallInfo* find_call(std::string_view name) noexcept;

[[nodiscard]] std::unique_ptr<Call> make_games();
[[nodiscard]] std::unique_ptr<Call> make_new();
[[nodiscard]] std::unique_ptr<Call> make_show();
[[nodiscard]] std::unique_ptr<Call> make_legal();
[[nodiscard]] std::unique_ptr<Call> make_apply();
[[nodiscard]] std::unique_ptr<Call> make_observe();
[[nodiscard]] std::unique_ptr<Call> make_redeal();
[[nodiscard]] std::unique_ptr<Call> make_winning_turn();
[[nodiscard]] std::unique_ptr<Call> make_perft();
[[nodiscard]] std::unique_ptr<Call> make_random();
[[nodiscard]] std::unique_ptr<Call> make_trace();
[[nodiscard]] std::unique_ptr<Call> make_replay();
[[nodiscard]] std::unique_ptr<Call> make_convert();
[[nodiscard]] std::unique_ptr<Call> make_play();
[[nodiscard]] std::unique_ptr<Call> make_serve();
[[nodiscard]] std::unique_ptr<Call> make_schema();
[[nodiscard]] std::unique_ptr<Call> make_bench();

}  // namespace touchline::cli
