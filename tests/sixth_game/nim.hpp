/// Nim, a game from outside the library, written as docs/adding_a_game.md tells.
///
/// Heaps of sticks. In turn each player takes one or more sticks from one heap. Who cannot take any has lost, or has
/// won under the misère rule.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "touchline/core/game.hpp"

namespace nim {

using touchline::ActionId;
using touchline::Error;
using touchline::Mover;
using touchline::Result;
using touchline::Seat;
using touchline::Viewer;

inline constexpr int most_heaps = 6;
inline constexpr int most_first = 10;
inline constexpr int most_sticks = most_first + most_heaps - 1;  ///< in any heap

/// The options of the game.
struct Rules {
  int first = 3;        ///< sticks in heap `a` at the start, 1 to 10; each further heap has one more
  int heaps = 3;        ///< 1 to 6, named `a` to `f`
  bool misere = false;  ///< who takes the last stick loses

  friend bool operator==(const Rules&, const Rules&) = default;
};

/// The sticks in each heap; those that the rules do not have hold none.
using Heaps = std::array<int, most_heaps>;

class State {
 public:
  /// The first state by valid rules.
  explicit State(const Rules& rules) noexcept;
  /// A state as read from a document: `result` exactly when the game is over.
  State(const Rules& rules, const Heaps& heaps, Mover mover, const std::optional<Result>& result) noexcept
      : rules_(rules), heaps_(heaps), mover_(mover), result_(result) {}

  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] const Heaps& heaps() const noexcept { return heaps_; }
  [[nodiscard]] Mover mover() const noexcept { return mover_; }
  [[nodiscard]] const std::optional<Result>& result() const noexcept { return result_; }
  [[nodiscard]] bool mid_turn() const noexcept { return false; }
  std::size_t legal(std::span<ActionId> out) const noexcept;
  [[nodiscard]] bool is_legal(ActionId action) const noexcept;
  [[nodiscard]] std::optional<Error> try_apply(ActionId action);
  void forfeit(Seat seat);
  void agree_draw();
  [[nodiscard]] std::uint64_t state_hash() const noexcept;
  [[nodiscard]] std::uint64_t position_hash() const noexcept;
  [[nodiscard]] std::uint64_t view_hash(Viewer viewer) const noexcept;

  friend bool operator==(const State&, const State&) = default;

 private:
  void finish(const Result& result) noexcept;

  Rules rules_;
  Heaps heaps_{};
  Mover mover_ = Seat{0};
  std::optional<Result> result_;
};

struct Game {
  using Rules = nim::Rules;
  using State = nim::State;

  static constexpr touchline::GameInfo info{.name = "nim", .title = "Nim"};

  static State start(const Rules& rules);
  static std::uint64_t action_count(const Rules& rules);
  static std::string action_text(const State& state, ActionId action);
  static ActionId parse_action(const State& state, std::string_view text);

  static void write_rules(touchline::json::Writer& writer, const Rules& rules);
  static Rules read_rules(touchline::json::Value value, touchline::Fields fields);
  static void write_state(touchline::json::Writer& writer, const State& state);
  static State read_state(const Rules& rules, touchline::json::Value value);
  static std::string_view rules_schema();
  static std::string_view state_schema();

  static std::string text_board(const State& state);
  static std::string svg(const State& state, const touchline::SvgOptions& options,
                         const touchline::LastTurn<State>* last);
};

}  // namespace nim
