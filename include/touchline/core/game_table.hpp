/// A game's functions behind one table, so that programs can work on any game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "touchline/core/game.hpp"
#include "touchline/core/game_text.hpp"
#include "touchline/core/perft.hpp"
#include "touchline/core/statistics.hpp"

namespace touchline::inline v1 {

class AnyState;
class Record;

/// What a seat or an onlooker sees of a state, of any game; `AnyView` is its handle.
class ViewModel {
 public:
  virtual ~ViewModel() = default;
  /// Who sees it; the inner objects of its document; its board and picture. Reading only: many threads may do so.
  ///@{
  [[nodiscard]] virtual Viewer viewer() const = 0;
  virtual void write_rules(json::Writer& writer) const = 0;
  virtual void write(json::Writer& writer) const = 0;
  [[nodiscard]] virtual std::string text_board(const TextOptions& options) const = 0;
  [[nodiscard]] virtual std::string svg(const SvgOptions& options) const = 0;
  ///@}
  /// Constructs a state of the game at `place` with the unseen dealt again.
  virtual void redeal(Rng& rng, void* place) const = 0;
};

/// The functions of one game on untyped states. Made by `table_of<G>()`; programs use AnyState and GameRef instead.
struct GameTable {
  /// The facts of the game, and the size and alignment of its states.
  ///@{
  const GameInfo* info;
  std::size_t size;
  std::size_t alignment;
  bool nothrow_move;
  ///@}

  /// A state's life. `to` is raw memory of that size and alignment unless said otherwise.
  ///@{
  void (*copy)(const void* from, void* to);    ///< constructs at `to`
  void (*move)(void* from, void* to);          ///< constructs at `to`; `from` still has to be destroyed
  void (*assign)(const void* from, void* to);  ///< to an existing state
  void (*destroy)(void* state) noexcept;
  bool (*equal)(const void* a, const void* b);
  ///@}

  /// What `touchline::Game` asks of a game, each function by the name that it has there, on untyped states. What throws
  /// there throws here.
  ///@{
  void (*start)(const json::Value* rules, void* to);  ///< null: the default rules; else some fields to change
  void (*start_full)(json::Value rules, void* to);    ///< rules with every field
  void (*start_like)(const void* state, void* to);    ///< by the rules of `state`
  bool (*same_rules)(const void* a, const void* b);
  int (*seats)(const void* state);
  Mover (*mover)(const void* state);
  std::optional<Result> (*result)(const void* state);
  bool (*mid_turn)(const void* state);
  std::size_t (*legal)(const void* state, std::span<ActionId> out);
  bool (*is_legal)(const void* state, ActionId action);
  std::optional<Error> (*try_apply)(void* state, ActionId action);
  void (*forfeit)(void* state, Seat seat);
  void (*agree_draw)(void* state);
  std::uint64_t (*state_hash)(const void* state);
  std::uint64_t (*position_hash)(const void* state);
  std::uint64_t (*view_hash)(const void* state, Viewer viewer);

  std::string (*action_text)(const void* state, ActionId action);
  ActionId (*parse_action)(const void* state, std::string_view text);

  void (*write_rules)(json::Writer& writer, const void* state);  ///< the rules of the state
  void (*write_state)(json::Writer& writer, const void* state);
  void (*read_state)(json::Value rules, json::Value state, void* to);
  std::string_view (*rules_schema)();
  std::string_view (*state_schema)();
  std::string_view (*view_schema)();  ///< null: a view holds the state

  std::string (*text_board)(const void* state, const TextOptions& options);
  std::string (*svg)(const void* state, const SvgOptions& options, const void* before,
                     std::span<const ActionId> actions);  ///< before: null when no last turn is shown

  std::shared_ptr<const ViewModel> (*observe)(const void* state, Viewer viewer);
  std::shared_ptr<const ViewModel> (*read_view)(json::Value rules, json::Value view);

  PerftCount (*perft)(const void* state, int depth, const PerftOptions& options, const DivideVisitor* divide);
  ///@}

  /// What a game may lack, by the name that it has in `touchline::Game`: null then.
  ///@{
  std::optional<std::uint64_t> (*action_count)(const void* state);  ///< nothing: not dense under these rules
  std::uint64_t (*weight)(const void* state, ActionId outcome);
  bool uniform_chance;                                            ///< all outcomes weigh 1
  std::optional<ActionId> (*play_random)(void* state, Rng& rng);  // nothing: finished
  void (*penalize)(void* state, int team);
  Listing (*for_each_turn)(const void* state, const TurnOptions& options, TurnVisitor visit);
  std::string (*turn_text)(const void* state, std::span<const ActionId> actions);
  std::vector<ActionId> (*parse_turn)(const void* state, std::string_view text);
  std::vector<ActionId> (*parse_actions)(const void* state, std::string_view text);
  std::unique_ptr<StatisticsModel> (*statistics)();
  WinningTurn (*winning_turn)(const void* state, std::uint64_t node_limit);
  void (*parse_position)(std::string_view text, const json::Value* rules, void* to);
  std::string (*position_text)(const void* state);
  std::vector<bool> (*covered_events)(const void* start, std::span<const Event> events, Viewer viewer);
  const GameTextFormat* text_format;
  ///@}
};

/// A board of text with those of the options that the game knows.
template <Game G>
[[nodiscard]] std::string text_board_of(const typename G::State& state, const TextOptions& options) {
  if constexpr (requires { G::text_board(state, options); }) {
    return G::text_board(state, options);
  } else {
    return G::text_board(state);
  }
}

/// The same of a view.
template <Game G>
[[nodiscard]] std::string view_text_board_of(const typename G::View& view, const TextOptions& options) {
  if constexpr (requires { G::view_text_board(view, options); }) {
    return G::view_text_board(view, options);
  } else {
    return G::view_text_board(view);
  }
}

/// The view of a game without hidden information: the state itself.
template <Game G>
class OpenView final : public ViewModel {
 public:
  /// Copies the state.
  OpenView(const typename G::State& state, Viewer viewer) : state_(state), viewer_(viewer) {}

  /// As ViewModel says; the document holds the whole state.
  ///@{
  [[nodiscard]] Viewer viewer() const override { return viewer_; }
  void write_rules(json::Writer& writer) const override { G::write_rules(writer, state_.rules()); }
  void write(json::Writer& writer) const override {
    writer.begin_object();
    writer.key("seat");
    if (viewer_) {
      writer.integer(index(*viewer_));
    } else {
      writer.null();
    }
    writer.key("state");
    G::write_state(writer, state_);
    writer.end_object();
  }
  [[nodiscard]] std::string text_board(const TextOptions& options) const override {
    return text_board_of<G>(state_, options);
  }
  [[nodiscard]] std::string svg(const SvgOptions& options) const override { return G::svg(state_, options, nullptr); }
  void redeal(Rng&, void* place) const override { ::new (place) typename G::State(state_); }
  ///@}

 private:
  typename G::State state_;
  Viewer viewer_;
};

/// Reads the `seat` of a view: a seat of the game, or null for an onlooker.
[[nodiscard]] Viewer read_viewer(json::Value value, int seats);

/// The view of a game that has hidden information, as the game itself makes it.
template <Game G>
class CoveredView final : public ViewModel {
 public:
  /// Takes the view that the game made.
  explicit CoveredView(typename G::View view) : view_(std::move(view)) {}

  /// As ViewModel says, by the functions of the game.
  ///@{
  [[nodiscard]] Viewer viewer() const override { return view_.viewer(); }
  void write_rules(json::Writer& writer) const override { G::write_rules(writer, view_.rules()); }
  void write(json::Writer& writer) const override { G::write_view(writer, view_); }
  [[nodiscard]] std::string text_board(const TextOptions& options) const override {
    return view_text_board_of<G>(view_, options);
  }
  [[nodiscard]] std::string svg(const SvgOptions& options) const override { return G::view_svg(view_, options); }
  void redeal(Rng& rng, void* place) const override { ::new (place) typename G::State(G::redeal(view_, rng)); }
  ///@}

 private:
  typename G::View view_;
};

/// The statistics of a game that keeps some.
template <Game G>
class StatisticsOf final : public StatisticsModel {
 public:
  /// As StatisticsModel says, on states of this game.
  ///@{
  void add(const void* before, ActionId action, const void* after) override {
    statistics_.add(*static_cast<const typename G::State*>(before), action,
                    *static_cast<const typename G::State*>(after));
  }
  void add(const StatisticsModel& other) override {
    statistics_.add(static_cast<const StatisticsOf&>(other).statistics_);
  }
  [[nodiscard]] std::vector<Statistic> lines() const override { return statistics_.lines(); }
  ///@}

 private:
  typename G::Statistics statistics_;
};

/// Builds the table of a game.
template <Game G>
class TableOf {
  using State = typename G::State;

  static const State& at(const void* state) { return *static_cast<const State*>(state); }
  static State& at(void* state) { return *static_cast<State*>(state); }

  static typename G::Rules rules_from(const json::Value* value) {
    return value == nullptr ? typename G::Rules{} : G::read_rules(*value, Fields::some);
  }

  static int seats(const typename G::Rules& rules) {
    if constexpr (requires { G::seats(rules); }) {
      return G::seats(rules);
    } else {
      return G::info.seats;
    }
  }

  static std::string svg(const void* state, const SvgOptions& options, const void* before,
                         std::span<const ActionId> actions) {
    if (before == nullptr) return G::svg(at(state), options, nullptr);
    const LastTurn<State> last{at(before), actions};
    return G::svg(at(state), options, &last);
  }

  static std::shared_ptr<const ViewModel> observe(const void* state, Viewer viewer) {
    if constexpr (requires { typename G::View; }) {
      return std::make_shared<CoveredView<G>>(G::observe(at(state), viewer));
    } else {
      return std::make_shared<OpenView<G>>(at(state), viewer);
    }
  }

  static std::shared_ptr<const ViewModel> read_view(json::Value rules, json::Value view) {
    if constexpr (requires { typename G::View; }) {
      return std::make_shared<CoveredView<G>>(G::read_view(G::read_rules(rules, Fields::all), view));
    } else {
      const json::Members members = view.members({"seat", "state"});
      const auto state = G::read_state(G::read_rules(rules, Fields::all), members["state"]);
      const Viewer viewer = read_viewer(members["seat"], seats(state.rules()));
      return std::make_shared<OpenView<G>>(state, viewer);
    }
  }

  static PerftCount perft(const void* state, int depth, const PerftOptions& options, const DivideVisitor* divide);

 public:
  /// The table, with null for what the game lacks.
  static constexpr GameTable make() {
    GameTable table{};
    table.info = &G::info;
    table.size = sizeof(State);
    table.alignment = alignof(State);
    table.nothrow_move = std::is_nothrow_move_constructible_v<State>;
    table.copy = [](const void* from, void* to) { ::new (to) State(at(from)); };
    table.move = [](void* from, void* to) { ::new (to) State(std::move(at(from))); };
    table.assign = [](const void* from, void* to) { at(to) = at(from); };
    table.destroy = [](void* state) noexcept { at(state).~State(); };
    table.equal = [](const void* a, const void* b) { return at(a) == at(b); };
    table.start = [](const json::Value* rules, void* to) { ::new (to) State(G::start(rules_from(rules))); };
    table.start_full = [](json::Value rules, void* to) {
      ::new (to) State(G::start(G::read_rules(rules, Fields::all)));
    };
    table.start_like = [](const void* state, void* to) { ::new (to) State(G::start(at(state).rules())); };
    table.same_rules = [](const void* a, const void* b) { return at(a).rules() == at(b).rules(); };
    table.seats = [](const void* state) { return seats(at(state).rules()); };
    table.mover = [](const void* state) { return at(state).mover(); };
    table.result = [](const void* state) -> std::optional<Result> { return at(state).result(); };
    table.mid_turn = [](const void* state) { return at(state).mid_turn(); };
    table.legal = [](const void* state, std::span<ActionId> out) { return at(state).legal(out); };
    table.is_legal = [](const void* state, ActionId action) { return at(state).is_legal(action); };
    table.try_apply = [](void* state, ActionId action) { return at(state).try_apply(action); };
    table.forfeit = [](void* state, Seat seat) { at(state).forfeit(seat); };
    table.agree_draw = [](void* state) { at(state).agree_draw(); };
    table.state_hash = [](const void* state) { return at(state).state_hash(); };
    table.position_hash = [](const void* state) { return at(state).position_hash(); };
    table.view_hash = [](const void* state, Viewer viewer) { return at(state).view_hash(viewer); };
    table.action_text = [](const void* state, ActionId action) { return G::action_text(at(state), action); };
    table.parse_action = [](const void* state, std::string_view text) { return G::parse_action(at(state), text); };
    table.write_rules = [](json::Writer& writer, const void* state) { G::write_rules(writer, at(state).rules()); };
    table.write_state = [](json::Writer& writer, const void* state) { G::write_state(writer, at(state)); };
    table.read_state = [](json::Value rules, json::Value state, void* to) {
      ::new (to) State(G::read_state(G::read_rules(rules, Fields::all), state));
    };
    table.rules_schema = [] { return std::string_view(G::rules_schema()); };
    table.state_schema = [] { return std::string_view(G::state_schema()); };
    if constexpr (requires { G::view_schema(); }) {
      table.view_schema = [] { return std::string_view(G::view_schema()); };
    }
    table.text_board = [](const void* state, const TextOptions& options) {
      return text_board_of<G>(at(state), options);
    };
    table.svg = &svg;
    table.observe = &observe;
    table.read_view = &read_view;
    table.perft = &perft;
    if constexpr (requires(const typename G::Rules& rules) { G::action_count(rules); }) {
      table.action_count = [](const void* state) -> std::optional<std::uint64_t> {
        return G::action_count(at(state).rules());
      };
    }
    if constexpr (requires(const State& state) { state.weight(ActionId{}); }) {
      table.weight = [](const void* state, ActionId outcome) -> std::uint64_t { return at(state).weight(outcome); };
    }
    if constexpr (requires { G::uniform_chance; }) table.uniform_chance = G::uniform_chance;
    if constexpr (requires(State & state, Rng & rng) { state.play_random(rng); }) {
      table.play_random = [](void* state, Rng& rng) -> std::optional<ActionId> { return at(state).play_random(rng); };
    }
    if constexpr (requires(State & state) { state.penalize(0); }) {
      table.penalize = [](void* state, int team) { at(state).penalize(team); };
    }
    if constexpr (requires(const State& state, TurnVisitor visit) { G::for_each_turn(state, TurnOptions{}, visit); }) {
      table.for_each_turn = [](const void* state, const TurnOptions& options, TurnVisitor visit) {
        return G::for_each_turn(at(state), options, visit);
      };
      table.turn_text = [](const void* state, std::span<const ActionId> actions) {
        return G::turn_text(at(state), actions);
      };
      table.parse_turn = [](const void* state, std::string_view text) { return G::parse_turn(at(state), text); };
    }
    if constexpr (requires(const State& state, std::string_view text) { G::parse_actions(state, text); }) {
      table.parse_actions = [](const void* state, std::string_view text) { return G::parse_actions(at(state), text); };
    }
    if constexpr (requires { typename G::Statistics; }) {
      table.statistics = []() -> std::unique_ptr<StatisticsModel> { return std::make_unique<StatisticsOf<G>>(); };
    }
    if constexpr (requires(const State& state) { G::winning_turn(state, std::uint64_t{}); }) {
      table.winning_turn = [](const void* state, std::uint64_t limit) { return G::winning_turn(at(state), limit); };
    }
    if constexpr (requires(const State& state) { G::position_text(state); }) {
      table.position_text = [](const void* state) { return G::position_text(at(state)); };
      table.parse_position = [](std::string_view text, const json::Value* rules, void* to) {
        ::new (to) State(G::parse_position(text, rules_from(rules)));
      };
    }
    if constexpr (requires(const State& state, Viewer viewer) {
                    G::covered_events(state, std::span<const Event>{}, viewer);
                  }) {
      table.covered_events = [](const void* start, std::span<const Event> events, Viewer viewer) {
        return G::covered_events(at(start), events, viewer);
      };
    }
    if constexpr (requires { G::text_format; }) table.text_format = &G::text_format;
    return table;
  }
};

/// Applies an action that the state itself has listed; that it refuses one would be a fault of the game.
template <class State>
void apply_listed(State& state, ActionId action) {
  if (const auto error = state.try_apply(action)) throw Error(*error);
}

/// Counts the actions of a typed state; the default for games without a perft of their own.
template <Game G>
[[nodiscard]] std::uint64_t count_actions(const typename G::State& state, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return state.legal({});
  std::vector<ActionId> actions(state.legal({}));
  state.legal(actions);
  std::uint64_t nodes = 0;
  for (const ActionId action : actions) {
    typename G::State child = state;
    apply_listed(child, action);
    nodes += count_actions<G>(child, depth - 1);
  }
  return nodes;
}

/// Perft by actions through a typed state.
template <Game G>
[[nodiscard]] PerftCount perft_actions(const typename G::State& state, int depth, const PerftOptions& options,
                                       const DivideVisitor* divide) {
  const auto expand = [](const typename G::State& parent) {
    std::vector<PerftChild<typename G::State>> children;
    std::vector<ActionId> actions(parent.legal({}));
    parent.legal(actions);
    for (const ActionId action : actions) {
      children.push_back({G::action_text(parent, action), parent});
      apply_listed(children.back().node, action);
    }
    return children;
  };
  const auto count = [](const typename G::State& node, int left) { return count_actions<G>(node, left); };
  return run_perft(state, depth, options, divide, expand, count);
}

template <Game G>
PerftCount TableOf<G>::perft(const void* state, int depth, const PerftOptions& options, const DivideVisitor* divide) {
  if (depth < 0 || depth > max_perft_depth) throw Error(ErrorCode::out_of_range, "perft depth must be 0 to 100");
  if constexpr (requires { G::perft(at(state), depth, options, divide); }) {
    return G::perft(at(state), depth, options, divide);
  } else {
    using Unit = PerftOptions::Unit;
    if (options.unique || options.unit == Unit::turns || options.unit == Unit::steps)
      throw Error(ErrorCode::unsupported, "this game counts actions only");
    return perft_actions<G>(at(state), depth, options, divide);
  }
}

/// The one table of a game.
template <Game G>
inline constexpr GameTable table_of = TableOf<G>::make();

}  // namespace touchline::inline v1
