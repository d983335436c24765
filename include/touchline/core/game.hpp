/// What a game must offer to take part: the contract between a game and everything that works on any game.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/action.hpp"
#include "touchline/core/error.hpp"
#include "touchline/core/function_ref.hpp"
#include "touchline/core/json_reader.hpp"
#include "touchline/core/json_writer.hpp"
#include "touchline/core/random.hpp"
#include "touchline/core/result.hpp"
#include "touchline/core/seat.hpp"

namespace touchline::inline v1 {

/// The fixed facts of a game.
struct GameInfo {
  std::string_view name;    ///< as in JSON and on the command line: `draughts`
  std::string_view title;   ///< for people: `English draughts`
  int seats = 2;            ///< under the default rules
  bool has_chance = false;  ///< whether chance is ever to move
  bool has_hidden = false;  ///< whether a seat may see less than the host
  /// What perft counts unless told otherwise: `moves`, `turns` or `actions`.
  std::string_view perft_unit = "actions";
};

/// Who looks: a seat, or an onlooker without one.
using Viewer = std::optional<Seat>;

/// How whole turns are listed.
struct TurnOptions {
  bool unique = false;  ///< one turn for each different result, the first met
  std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();  ///< turns delivered at most
  std::size_t memory = std::size_t{1} << 30;  ///< bytes that `unique` may use; Error(limit_exceeded) when passed
};

/// How a listing ended.
enum class Listing : std::uint8_t {
  complete,  ///< everything was delivered
  stopped,   ///< the visitor said stop
  cut,       ///< there was more than `limit`
};

/// Receives a whole turn as its actions; false stops the listing. The span is valid during the call.
using TurnVisitor = FunctionRef<bool(std::span<const ActionId>)>;

/// The answer to: can the mover end this turn with a goal?
struct WinningTurn {
  /// There is such a turn; there is none; the limit was reached before either was certain.
  enum class Answer : std::uint8_t { turn, none, unknown };
  Answer answer = Answer::unknown;  ///< which of the three
  std::vector<ActionId> actions;    ///< the turn, when there is one
  std::uint64_t nodes = 0;          ///< jumps or steps tried
};

/// Whether a rules object must name every field, or changes some fields of the defaults.
enum class Fields : std::uint8_t { all, some };

/// How a picture is drawn. The same options give the same bytes.
struct SvgOptions {
  /// The colour of the page that it lies on; `automatic`: light or dark as whoever looks prefers, and light for programs
  /// that know no preference.
  enum class Theme : std::uint8_t { light, dark, automatic };
  Theme theme = Theme::light;  ///< by default a light page
  bool flip = false;           ///< seen from the other side of the board
  bool targets = false;        ///< mark what the mover can do
};

/// How a board of text looks.
struct TextOptions {
  bool flip = false;    ///< seen from the other side of the board
  bool colour = false;  ///< with the escape sequences that colour text on terminals
};

/// The turn that led to a state, for pictures: the state before it and its actions.
template <class State>
struct LastTurn {
  State before;                       ///< the state at the beginning of the turn
  std::span<const ActionId> actions;  ///< in order; valid during the call that gets it
};

/// A game: a type with only static members that ties one game's types and functions together.
///
/// `State` is a value: copies are independent, equal states have equal JSON, equal texts and equal futures, and a const
/// state may be read from many threads. Its members:
/// - `rules()`: the rules it is played by. `mover()`, `result()` (nothing while the game goes on), and `mid_turn()`:
///   whether the last action left its turn unfinished.
/// - `legal(out)`: the host's list of actions in rising order, without duplicates; writes as many as fit into `out` and
///   returns how many there are. What was in the rest of `out` may be lost. Allocates nothing. Empty exactly when the
///   game is finished.
/// - `is_legal(action)`; `try_apply(action)`: applies a listed action and returns nothing, or returns the reason for
///   refusing any other and changes nothing.
/// - `forfeit(seat)`, `agree_draw()`: host events, Error(game_over) once the game is finished.
/// - `state_hash()` goes with ==; `position_hash()` is of board and mover, for search; `view_hash(viewer)`. The same on
///   every platform.
///
/// The static functions: `start` validates the rules (Error(bad_rules)) and gives the first state; `action_text` and
/// `parse_action` are each other's inverse on listed actions; `write_rules`, `write_state` write the inner objects of
/// the JSON documents, `read_rules`, `read_state` read them strictly; the schemas are those of the inner objects.
///
/// Optional members, found by their presence:
/// - chance: `State::weight(action)`, the weight of an outcome, a positive integer; `G::uniform_chance`, true where all
///   outcomes always weigh 1, so that nobody adds them up.
/// - `State::play_random(rng)`: plays the action that a draw from the list would choose, by weight at a chance event,
///   with the same draws, and returns it; nothing once the game is finished.
/// - `State::penalize(team)`: a host event.
/// - `G::seats(rules)` where the number of seats depends on the rules; else `info.seats`.
/// - dense ids: `G::action_count(rules)`; the ids are then 0 … count − 1.
/// - turns of several actions: `G::for_each_turn(state, options, visitor)`, `G::turn_text(state, actions)`,
///   `G::parse_turn(state, text)`.
/// - texts that stand for several actions (a whole line-up): `G::parse_actions(state, text)` gives the actions of such
/// a
///   text, and of any other what `parse_action` gives.
/// - `G::winning_turn(state, node_limit)`.
/// - `G::perft(state, depth, options, divide)`; without it perft counts actions through `State`.
/// - one line of text for a position: `G::parse_position(text, rules)`, `G::position_text(state)`.
/// - hidden information: `G::View` with `G::observe(state, viewer)`, `G::write_view(writer, view)`,
///   `G::read_view(rules, value)`, `G::view_text_board(view)`, `G::view_svg(view, options)`, `G::redeal(view,
///   rng)`; without it a view is the state itself. `G::covered_events(start, events, viewer)` tells which events of a
///   record the viewer may not know.
/// - boards of text that turn round and have colours: `G::text_board(state, options)`, and
///   `G::view_text_board(view, options)`, with TextOptions.
/// - counts beside the results: `G::Statistics`, default constructible, with `add(before, action, after)` for each
/// action
///   of a game, `add(other)` for the sum of two, and `lines()`; see statistics.hpp.
/// - game texts (PDN and the like): `G::text_format`, `G::read_games(text, visitor)`, `G::write_game(record)`; see
///   record.hpp.
template <class G>
concept Game = std::copyable<typename G::State> && std::equality_comparable<typename G::State> &&
    std::equality_comparable<typename G::Rules> && std::default_initializable<typename G::Rules> &&
    requires(const typename G::State& state, typename G::State& changing, const typename G::Rules& rules,
             ActionId action, Seat seat, Viewer viewer, std::string_view text, std::span<ActionId> out,
             json::Writer& writer, json::Value value, const SvgOptions& options,
             const LastTurn<typename G::State>* last) {
  { G::info } -> std::convertible_to<const GameInfo&>;
  { G::start(rules) } -> std::same_as<typename G::State>;

  { state.rules() } -> std::same_as<const typename G::Rules&>;
  { state.mover() } -> std::same_as<Mover>;
  { state.result() } -> std::convertible_to<std::optional<Result>>;
  { state.mid_turn() } -> std::same_as<bool>;
  { state.legal(out) } -> std::same_as<std::size_t>;
  { state.is_legal(action) } -> std::same_as<bool>;
  { changing.try_apply(action) } -> std::same_as<std::optional<Error>>;
  {changing.forfeit(seat)};
  {changing.agree_draw()};
  { state.state_hash() } -> std::same_as<std::uint64_t>;
  { state.position_hash() } -> std::same_as<std::uint64_t>;
  { state.view_hash(viewer) } -> std::same_as<std::uint64_t>;

  { G::action_text(state, action) } -> std::same_as<std::string>;
  { G::parse_action(state, text) } -> std::same_as<ActionId>;

  {G::write_rules(writer, rules)};
  { G::read_rules(value, Fields::all) } -> std::same_as<typename G::Rules>;
  {G::write_state(writer, state)};
  { G::read_state(rules, value) } -> std::same_as<typename G::State>;
  { G::rules_schema() } -> std::convertible_to<std::string_view>;
  { G::state_schema() } -> std::convertible_to<std::string_view>;

  { G::text_board(state) } -> std::same_as<std::string>;
  { G::svg(state, options, last) } -> std::same_as<std::string>;
};

}  // namespace touchline::inline v1
