/// A game of a page, with chance and hidden cards: proves that a game from outside the library joins all that works on
/// any game, and tries the paths that open games never take.
///
/// Cards 1 … n lie face down. Each of two seats is dealt one, seen by that seat alone. Seat 0, then seat 1, stands or
/// swaps: lays the card aside unseen and is dealt another. Then both hands are shown and the higher card wins.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/game.hpp"

namespace tiny {

using touchline::ActionId;
using touchline::Error;
using touchline::ErrorCode;
using touchline::Mover;
using touchline::Result;
using touchline::Seat;
using touchline::Viewer;

struct Rules {
  int cards = 5;  ///< 4–9
  friend bool operator==(const Rules&, const Rules&) = default;
};

enum class Phase : std::uint8_t { deal_0, deal_1, choose_0, redraw_0, choose_1, redraw_1, done };

/// The cards in sight: 0 stands for none; `covered` for one that a viewer does not see.
struct Table {
  static constexpr int covered = -1;

  Phase phase = Phase::deal_0;
  std::array<int, 2> hand{};
  std::array<int, 2> aside{};

  friend bool operator==(const Table&, const Table&) = default;
};

class State {
 public:
  explicit State(const Rules& rules) : rules_(rules) {}
  State(const Rules& rules, const Table& table, const std::optional<Result>& result)
      : rules_(rules), table_(table), result_(result) {}

  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] const Table& table() const noexcept { return table_; }
  [[nodiscard]] Mover mover() const noexcept;
  [[nodiscard]] const std::optional<Result>& result() const noexcept { return result_; }
  [[nodiscard]] bool mid_turn() const noexcept { return false; }
  std::size_t legal(std::span<ActionId> out) const noexcept;
  [[nodiscard]] bool is_legal(ActionId action) const noexcept;
  [[nodiscard]] std::optional<Error> try_apply(ActionId action);
  [[nodiscard]] std::uint64_t weight(ActionId) const noexcept { return 1; }
  void forfeit(Seat seat);
  void agree_draw();
  [[nodiscard]] std::uint64_t state_hash() const noexcept;
  [[nodiscard]] std::uint64_t position_hash() const noexcept;
  [[nodiscard]] std::uint64_t view_hash(Viewer viewer) const noexcept;

  friend bool operator==(const State&, const State&) = default;

 private:
  void finish(const Result& result);
  void draw(int card);
  void choose(bool swap);
  void show();

  Rules rules_;
  Table table_;
  std::optional<Result> result_;
};

/// What a seat or an onlooker sees.
class View {
 public:
  View(const Rules& rules, Viewer viewer, const Table& table, const std::optional<Result>& result)
      : rules_(rules), viewer_(viewer), table_(table), result_(result) {}

  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] Viewer viewer() const noexcept { return viewer_; }
  [[nodiscard]] const Table& table() const noexcept { return table_; }
  [[nodiscard]] const std::optional<Result>& result() const noexcept { return result_; }

 private:
  Rules rules_;
  Viewer viewer_;
  Table table_;
  std::optional<Result> result_;
};

struct Game {
  using Rules = tiny::Rules;
  using State = tiny::State;
  using View = tiny::View;

  static constexpr touchline::GameInfo info{
      .name = "tiny", .title = "The tiny card game", .seats = 2, .has_chance = true, .has_hidden = true};

  static State start(const Rules& rules);
  static std::uint64_t action_count(const Rules&) { return 11; }
  static std::string action_text(const State& state, ActionId action);
  static ActionId parse_action(const State& state, std::string_view text);

  static void write_rules(touchline::json::Writer& writer, const Rules& rules);
  static Rules read_rules(touchline::json::Value value, touchline::Fields fields);
  static void write_state(touchline::json::Writer& writer, const State& state);
  static State read_state(const Rules& rules, touchline::json::Value value);
  static std::string_view rules_schema();
  static std::string_view state_schema();
  static std::string_view view_schema();

  static View observe(const State& state, Viewer viewer);
  static void write_view(touchline::json::Writer& writer, const View& view);
  static View read_view(const Rules& rules, touchline::json::Value value);
  static std::string view_text_board(const View& view);
  static std::string view_svg(const View& view, const touchline::SvgOptions& options);
  static State redeal(const View& view, touchline::Rng& rng);
  static std::vector<bool> covered_events(const State& start, std::span<const touchline::Event> events, Viewer viewer);

  static std::string text_board(const State& state);
  static std::string svg(const State& state, const touchline::SvgOptions& options,
                         const touchline::LastTurn<State>* last);
};

}  // namespace tiny
