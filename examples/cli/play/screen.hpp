/// What a player at the terminal sees.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "touchline/core/record.hpp"

#include "console.hpp"

namespace touchline::cli {

/// Writes boards, choices and messages for people, and reads what they type.
class Screen {
 public:
  explicit Screen(const Console& console) noexcept : console_(console) {}

  void say(std::string_view line) const;
  /// A message about something that was refused.
  void complain(std::string_view message) const;
  /// Takes away what stands on a terminal, its history included.
  void clear() const;
  /// Says that the computer is at work, until the next `done_thinking`; on a terminal only.
  void thinking(std::string_view who) const;
  void done_thinking() const;
  /// A line typed at the prompt; nothing at the end of the input.
  [[nodiscard]] std::optional<std::string> ask(std::string_view prompt) const;

  /// The board as `viewer` sees it, with `flip` from the other side.
  void show_board(const AnyState& state, Viewer viewer, bool flip) const;
  /// The numbered choices of a seat; many of them only with `all`.
  void show_choices(const AnyState& state, Seat seat, bool all) const;
  /// What happened from event `from` on, as far as `viewer` may know.
  void show_events(const Record& record, Viewer viewer, std::size_t from) const;
  void show_result(const Result& result) const;

 private:
  void write(std::string_view text, const char* style) const;

  const Console& console_;
};

/// `seat 1`
[[nodiscard]] std::string seat_name(Seat seat);

}  // namespace touchline::cli
