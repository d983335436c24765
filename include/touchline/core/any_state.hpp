/// States of any game, for programs that learn at run time which game they serve.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "touchline/core/game_table.hpp"

namespace touchline::inline v1 {

class AnyState;
class AnyStatistics;
class AnyView;
class Registry;

/// A game, by its table: what can be asked without a state. A small value; compare with ==.
class GameRef {
 public:
  /// The game behind a table. The table is not copied: it must outlive every value that refers to it, as that of
  /// `table_of<G>` does.
  explicit constexpr GameRef(const GameTable& table) noexcept : table_(&table) {}

  /// The fixed facts of the game, its name as in JSON, and its table. Valid for as long as the program runs.
  ///@{
  [[nodiscard]] constexpr const GameInfo& info() const noexcept { return *table_->info; }
  [[nodiscard]] constexpr std::string_view name() const noexcept { return table_->info->name; }
  [[nodiscard]] constexpr const GameTable& table() const noexcept { return *table_; }
  ///@}

  /// The first state. `rules` is empty for the defaults, or a JSON object of the fields to change.
  [[nodiscard]] AnyState start(std::string_view rules = {}) const;
  /// The position of one line of text (draughts: FEN; phutball: its position line). Error(unsupported) in other games.
  [[nodiscard]] AnyState parse_position(std::string_view text, std::string_view rules = {}) const;
  /// The number of dense action ids under these rules, or nothing where they are not dense.
  [[nodiscard]] std::optional<std::uint64_t> action_count(std::string_view rules = {}) const;
  /// All fields of the rules as a canonical document; `rules` as for `start`.
  [[nodiscard]] std::string rules_json(std::string_view rules = {}) const;
  /// Reads a whole rules document and returns it in canonical form.
  [[nodiscard]] std::string canonical_rules(std::string_view document) const;
  /// Whether the game counts anything over many games beside their results.
  [[nodiscard]] bool has_statistics() const noexcept { return table_->statistics != nullptr; }
  /// A fresh count; Error(unsupported) where the game counts nothing.
  [[nodiscard]] AnyStatistics statistics() const;
  /// The JSON Schema of a kind of document: `state`, `rules`, `record` or `view`.
  [[nodiscard]] std::string schema(std::string_view kind) const;

  friend constexpr bool operator==(GameRef, GameRef) noexcept = default;

 private:
  const GameTable* table_;
};

/// A state of any game: a value like the typed states. States up to 1 KiB lie inside it, larger ones on the heap.
/// After a move the source may only be assigned to or destroyed.
class AnyState {
 public:
  /// A state of up to this many bytes lies inside the object, if it is moved without throwing.
  static constexpr std::size_t inline_size = 1024;
  /// And if it needs no greater alignment than this.
  static constexpr std::size_t inline_alignment = 16;

  /// Wraps a typed state: `AnyState::of<draughts::Game>(state)`.
  template <Game G>
  [[nodiscard]] static AnyState of(const typename G::State& state) {
    return AnyState(table_of<G>, [&](void* place) { table_of<G>.copy(&state, place); });
  }

  /// Copies are independent of one another; a copy of a large state allocates and so may throw std::bad_alloc. A state
  /// that was moved from may only be assigned to or destroyed.
  ///@{
  AnyState(const AnyState& from);
  AnyState(AnyState&& from) noexcept;
  AnyState& operator=(const AnyState& from);
  AnyState& operator=(AnyState&& from) noexcept;
  ~AnyState();
  ///@}

  /// The typed state inside, or null if it is another game's. Valid until this object is assigned to or destroyed.
  template <Game G>
  [[nodiscard]] const typename G::State* as() const noexcept {
    return table_ == &table_of<G> ? static_cast<const typename G::State*>(object_) : nullptr;
  }

  /// Copies `from` into this state; no allocation when both are of one game.
  void copy_from(const AnyState& from) { *this = from; }

  /// The game that it is a state of.
  [[nodiscard]] GameRef game() const noexcept { return GameRef(*table_); }
  /// The fixed facts of that game.
  [[nodiscard]] const GameInfo& info() const noexcept { return *table_->info; }
  /// Whether the two are of one game by the same rules: only then do their action ids mean the same.
  [[nodiscard]] bool same_rules(const AnyState& state) const;
  /// The first state of a game by the same rules.
  [[nodiscard]] AnyState start_again() const;

  /// Who decides next: a seat, chance, or nobody when the game is finished.
  [[nodiscard]] Mover mover() const { return table_->mover(object_); }
  /// How the game ended; nothing while it goes on.
  [[nodiscard]] std::optional<Result> result() const { return table_->result(object_); }
  /// Whether nobody is to move: then `legal()` is empty, and `result()` is there.
  [[nodiscard]] bool is_finished() const { return mover().is_nobody(); }
  /// Whether the last action left its turn unfinished.
  [[nodiscard]] bool mid_turn() const { return table_->mid_turn(object_); }

  /// The host's list in rising order; writes what fits and returns how many there are. What was in the rest of `out`
  /// may be lost. Allocates nothing.
  std::size_t legal(std::span<ActionId> out) const { return table_->legal(object_, out); }
  /// The same list in a vector of its own.
  [[nodiscard]] std::vector<ActionId> legal() const;
  /// What `seat` may choose now: empty unless it is to act.
  [[nodiscard]] std::vector<ActionId> legal(Seat seat) const;
  /// Whether `action` is in that list. Any number may be asked about.
  [[nodiscard]] bool is_legal(ActionId action) const { return table_->is_legal(object_, action); }
  /// The number of dense action ids under its rules, or nothing where they are not dense.
  [[nodiscard]] std::optional<std::uint64_t> action_count() const;
  /// The number of seats under its rules.
  [[nodiscard]] int seats() const { return table_->seats(object_); }
  /// The weight of a chance outcome; 0 for anything else.
  [[nodiscard]] std::uint64_t weight(ActionId outcome) const;
  /// A random outcome by weight at a chance event, any legal action with the same likelihood otherwise. `buffer` is
  /// scratch space that may be reused. Error(game_over) when there is none.
  [[nodiscard]] ActionId random_action(Rng& rng, std::vector<ActionId>& buffer) const;

  /// Plays a random action, the one that `random_action` would pick, and returns it; quicker where a game has a short
  /// way. Error(game_over) when there is none; then neither state nor generator has changed.
  ActionId play_random(Rng& rng, std::vector<ActionId>& buffer);

  /// Applies a legal action, or throws and changes nothing.
  void apply(ActionId action);
  /// Applies a legal action, or returns the reason for refusing it and changes nothing.
  [[nodiscard]] std::optional<Error> try_apply(ActionId action) { return table_->try_apply(object_, action); }
  /// Applies an action or host event, or throws and changes nothing.
  void apply(const Event& event);
  /// That seat, and in a game with teams its team, loses. Error(game_over) once finished, Error(out_of_range) for a
  /// seat that the game does not have.
  void forfeit(Seat seat);
  /// The game ends without winners. Error(game_over) once finished.
  void agree_draw();
  /// The host penalises a team. Error(unsupported) in games without penalties, Error(game_over) once finished,
  /// Error(out_of_range) for no such team, Error(illegal_action) where the rules allow none now.
  void penalize(int team);

  /// The one text of a legal action. For any other number what it is depends on the game, and it may be an Error.
  [[nodiscard]] std::string text(ActionId action) const { return table_->action_text(object_, action); }
  /// The text of an event as records hold it: that of its action, or `forfeit 1`, `draw`, `penalty 0`.
  [[nodiscard]] std::string text(const Event& event) const;
  /// The legal action that a text means; case, spaces and the short forms of the game are accepted. Error(bad_text),
  /// Error(ambiguous_text), Error(illegal_action) with what would be right, Error(game_over).
  [[nodiscard]] ActionId parse_action(std::string_view text) const { return table_->parse_action(object_, text); }
  /// An action text, or `forfeit SEAT`, `draw`, `penalty TEAM`.
  [[nodiscard]] Event parse_event(std::string_view text) const;
  /// The same for a text that may stand for several actions, as a whole line-up does. They are to be applied in order;
  /// each is legal after those before it.
  [[nodiscard]] std::vector<Event> parse_events(std::string_view text) const;

  /// Whether this is a game with turns of several actions.
  [[nodiscard]] bool has_turns() const noexcept { return table_->for_each_turn != nullptr; }
  /// Lists whole turns. Error(unsupported) in games without turns of several actions.
  Listing for_each_turn(const TurnOptions& options, TurnVisitor visit) const;
  /// The text of a whole turn, or in mid-turn of its rest. Error(unsupported), or Error(illegal_action) if the actions
  /// do not make up one.
  [[nodiscard]] std::string turn_text(std::span<const ActionId> actions) const;
  /// The actions of a whole turn from its text; errors as `parse_action` and `turn_text`.
  [[nodiscard]] std::vector<ActionId> parse_turn(std::string_view text) const;
  /// Error(unsupported) in games that have no such question.
  [[nodiscard]] WinningTurn winning_turn(std::uint64_t node_limit) const;

  /// Goes with ==: equal states have equal hashes, on every platform.
  [[nodiscard]] std::uint64_t state_hash() const { return table_->state_hash(object_); }
  /// Of board and mover alone, for search: states that differ in their history may share it.
  [[nodiscard]] std::uint64_t position_hash() const { return table_->position_hash(object_); }
  /// Of what `viewer`, an onlooker or a seat of the game, sees: states with equal views have equal hashes.
  [[nodiscard]] std::uint64_t view_hash(Viewer viewer) const;

  /// The canonical state document.
  [[nodiscard]] std::string to_json() const;
  /// Reads a state document of any game of the registry.
  [[nodiscard]] static AnyState from_json(const Registry& registry, std::string_view text);
  /// The rules as a canonical document.
  [[nodiscard]] std::string rules_json() const;
  /// One line of text (FEN and the like). Error(unsupported) in games without, Error(game_over) when finished.
  [[nodiscard]] std::string position_text() const;

  /// What a seat sees, or an onlooker (nothing). It is a copy: later actions do not change it. Error(out_of_range) for
  /// no such seat.
  [[nodiscard]] AnyView observe(Viewer viewer) const;
  /// The board for a terminal: lines of UTF-8, each ended by a line feed, without colour unless it is asked for.
  [[nodiscard]] std::string text_board(const TextOptions& options = {}) const {
    return table_->text_board(object_, options);
  }
  /// One SVG document, self-contained and without scripts.
  [[nodiscard]] std::string svg(const SvgOptions& options = {}) const;
  /// With the turn shown that led here: the state before it and its actions.
  [[nodiscard]] std::string svg(const SvgOptions& options, const AnyState& before,
                                std::span<const ActionId> actions) const;

  /// Leaves of the game tree `depth` levels below, chance outcomes counted one each. Error(out_of_range) outside 0 to
  /// `max_perft_depth`, Error(unsupported) for a unit or `unique` that the game lacks.
  [[nodiscard]] PerftCount perft(int depth, const PerftOptions& options = {}) const;
  /// The same, with the leaves below each first child handed to `visit` in the order of listing.
  PerftCount divide(int depth, const PerftOptions& options, DivideVisitor visit) const;

  /// The inner objects of documents, for writers of documents (records).
  /// The rules, as the inner object of a document; for writers of documents, such as records.
  void write_rules(json::Writer& writer) const { table_->write_rules(writer, object_); }
  /// The state, as the inner object of a document.
  void write_state(json::Writer& writer) const { table_->write_state(writer, object_); }
  /// For each of the events that lead on from this state: whether `viewer` may not know it. Error(unsupported) in games
  /// without hidden information.
  [[nodiscard]] std::vector<bool> covered_events(std::span<const Event> events, Viewer viewer) const;
  /// The state of the inner objects of a document; errors with their places.
  [[nodiscard]] static AnyState read(GameRef game, json::Value rules, json::Value state);
  /// The first state by the rules of a document.
  [[nodiscard]] static AnyState first(GameRef game, json::Value rules);

  friend bool operator==(const AnyState& a, const AnyState& b);

 private:
  friend class GameRef;
  friend class AnyStatistics;
  friend class AnyView;

  /// `construct(place)` makes the state at the place it is given.
  AnyState(const GameTable& table, FunctionRef<void(void*)> construct);

  [[nodiscard]] static bool fits(const GameTable& table) noexcept {
    return table.size <= inline_size && table.alignment <= inline_alignment && table.nothrow_move;
  }
  [[nodiscard]] bool is_inside() const noexcept { return object_ == static_cast<const void*>(storage_); }
  [[nodiscard]] std::optional<Event> host_event(std::string_view text) const;
  void release() noexcept;
  void steal(AnyState& from) noexcept;

  const GameTable* table_;
  void* object_;  // storage_, or a heap block; null after a move
  alignas(inline_alignment) std::byte storage_[inline_size];
};

/// What a game counts over many games; see `GameRef::statistics`. For one thread at a time.
class AnyStatistics {
 public:
  /// Counts an action: the states before and after it are of this game, or Error(out_of_range).
  void add(const AnyState& before, ActionId action, const AnyState& after);
  /// Adds what another count of the same game holds; Error(out_of_range) for another game's.
  void add(const AnyStatistics& other);
  /// What has been counted so far, always the same lines in the same order.
  [[nodiscard]] std::vector<Statistic> lines() const { return model_->lines(); }

 private:
  friend class GameRef;
  explicit AnyStatistics(const GameTable& table) : table_(&table), model_(table.statistics()) {}

  const GameTable* table_;
  std::unique_ptr<StatisticsModel> model_;
};

/// What a seat or an onlooker sees of a state. An immutable value, cheap to copy.
class AnyView {
 public:
  /// The game that it is a view of.
  [[nodiscard]] GameRef game() const noexcept { return GameRef(*table_); }
  /// Who sees this: a seat, or an onlooker (nothing).
  [[nodiscard]] Viewer viewer() const { return model_->viewer(); }
  /// The canonical view document.
  [[nodiscard]] std::string to_json() const;
  /// Reads a view document of any game of the registry, strictly; errors with their places.
  [[nodiscard]] static AnyView from_json(const Registry& registry, std::string_view text);
  /// The board for a terminal, as this viewer sees it.
  [[nodiscard]] std::string text_board(const TextOptions& options = {}) const { return model_->text_board(options); }
  /// One SVG document, as this viewer sees it.
  [[nodiscard]] std::string svg(const SvgOptions& options = {}) const { return model_->svg(options); }
  /// A state that agrees with this view, the unseen dealt again uniformly.
  [[nodiscard]] AnyState redeal(Rng& rng) const;
  /// The inner object of the document.
  void write(json::Writer& writer) const { model_->write(writer); }

 private:
  friend class AnyState;
  AnyView(const GameTable& table, std::shared_ptr<const ViewModel> model) : table_(&table), model_(std::move(model)) {}

  const GameTable* table_;
  std::shared_ptr<const ViewModel> model_;
};

}  // namespace touchline::inline v1
