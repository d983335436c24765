// Every function with each of its pointers NULL: TL_ERROR_NULL, and nothing is written.
#include <tuple>
#include <type_traits>

#include "fixture.hpp"

using namespace capi_test;

namespace {

/// Pointers that may be NULL: options, and what is handed through to callbacks.
template <class P>
constexpr bool may_be_null = std::is_same_v<P, const tl_turn_options*> || std::is_same_v<P, const tl_svg_options*> ||
                             std::is_same_v<P, const tl_text_options*> || std::is_same_v<P, const tl_film_options*> ||
                             std::is_same_v<P, const tl_perft_options*> || std::is_same_v<P, void*>;

template <class... P>
class NullCalls {
 public:
  NullCalls(const char* name, tl_status (*function)(P...), Outputs& outputs, P... arguments)
      : name_(name), function_(function), outputs_(outputs), arguments_(arguments...) {}

  void run() const { each(std::index_sequence_for<P...>{}); }

 private:
  template <std::size_t... I>
  void each(std::index_sequence<I...>) const {
    (with_null<I>(), ...);
  }

  template <std::size_t I>
  void with_null() const {
    using Parameter = std::tuple_element_t<I, std::tuple<P...>>;
    if constexpr (std::is_pointer_v<Parameter> && !may_be_null<Parameter>) {
      auto arguments = arguments_;
      std::get<I>(arguments) = nullptr;
      INFO(name_ << " with argument " << I << " NULL");
      CHECK(std::apply(function_, arguments) == TL_ERROR_NULL);
      CHECK(outputs_.untouched());
      CHECK(tl_last_error_code() == TL_ERROR_NULL);
      CHECK(std::string_view(tl_last_error_message()) == "must not be NULL");
      CHECK(std::string_view(tl_last_error_place()) != "");
    }
  }

  const char* name_;
  tl_status (*function_)(P...);
  Outputs& outputs_;
  std::tuple<P...> arguments_;
};

template <class... P>
void null_each(const char* name, tl_status (*function)(P...), Outputs& outputs, std::type_identity_t<P>... arguments) {
  NullCalls<P...>(name, function, outputs, arguments...).run();
}

#define NULL_EACH(function, ...) null_each(#function, function, o, __VA_ARGS__)
#define TEXT_OUT o.text.data(), o.text.size(), &o.size
#define ACTIONS_OUT o.actions.data(), o.actions.size(), &o.size
#define TEXT_IN "9-13", 4

std::int32_t stop_turns(void*, const std::uint64_t*, std::size_t) { return 1; }
void ignore_move(void*, const char*, std::size_t, std::uint64_t) {}
std::int32_t stop_games(void*, const tl_game_text*) { return 1; }

}  // namespace

TEST_CASE("no pointer to a game or to rules may be NULL", "[capi]") {
  const Objects on;
  Outputs o;
  NULL_EACH(tl_game_count, &o.size);
  NULL_EACH(tl_game_at, 0, &o.game);
  NULL_EACH(tl_game_find, "draughts", 8, &o.game);
  NULL_EACH(tl_game_name, on.game, TEXT_OUT);
  NULL_EACH(tl_game_title, on.game, TEXT_OUT);
  NULL_EACH(tl_game_seats, on.game, &o.number32);
  NULL_EACH(tl_game_flags, on.game, &o.bits);
  NULL_EACH(tl_game_perft_unit, on.game, TEXT_OUT);
  NULL_EACH(tl_game_action_count, on.game, "{}", 2, &o.word);
  NULL_EACH(tl_game_rules_json, on.game, "{}", 2, TEXT_OUT);
  NULL_EACH(tl_game_canonical_rules, on.game, "{}", 2, TEXT_OUT);
  NULL_EACH(tl_game_schema, on.game, "state", 5, TEXT_OUT);
  NULL_EACH(tl_game_text_format, on.game, TEXT_OUT);
  NULL_EACH(tl_game_text_extension, on.game, TEXT_OUT);
  NULL_EACH(tl_game_read_texts, on.game, "*", 1, &stop_games, nullptr);
  NULL_EACH(tl_rules_new, on.game, "{}", 2, &o.rules);
  NULL_EACH(tl_rules_field_count, on.rules, &o.size);
  NULL_EACH(tl_rules_field_name, on.rules, 0, TEXT_OUT);
  NULL_EACH(tl_rules_set_integer, on.rules, "unit", 4, 1);
  NULL_EACH(tl_rules_set_boolean, on.rules, "unit", 4, 1);
  NULL_EACH(tl_rules_set_text, on.rules, "unit", 4, "step", 4);
  NULL_EACH(tl_rules_set_json, on.rules, "unit", 4, "1", 1);
  NULL_EACH(tl_rules_get_integer, on.rules, "unit", 4, &o.number64);
  NULL_EACH(tl_rules_get_boolean, on.rules, "unit", 4, &o.number32);
  NULL_EACH(tl_rules_get_text, on.rules, "unit", 4, TEXT_OUT);
  NULL_EACH(tl_rules_get_json, on.rules, "unit", 4, TEXT_OUT);
  NULL_EACH(tl_rules_check, on.rules);
  NULL_EACH(tl_rules_fields, on.rules, TEXT_OUT);
  NULL_EACH(tl_rules_to_json, on.rules, TEXT_OUT);
  NULL_EACH(tl_state_new_by_rules, on.rules, &o.state);
  CHECK(text_of([&](auto... out) { return tl_rules_get_json(on.rules, "unit", 4, out...); }) == "\"move\"");
}

TEST_CASE("no pointer to a generator may be NULL", "[capi]") {
  const Objects on;
  Outputs o;
  const std::uint64_t words[4] = {1, 2, 3, 4};
  std::uint64_t before[4];
  std::uint64_t after[4];
  REQUIRE(tl_rng_save(on.rng, before) == TL_OK);
  NULL_EACH(tl_rng_new, 1, 2, &o.rng);
  NULL_EACH(tl_rng_clone, on.rng, &o.rng);
  NULL_EACH(tl_rng_next, on.rng, &o.word);
  NULL_EACH(tl_rng_below, on.rng, 6, &o.word);
  NULL_EACH(tl_rng_pick, on.rng, words, 4, &o.size);
  NULL_EACH(tl_rng_save, on.rng, o.actions.data());
  NULL_EACH(tl_rng_restore, on.rng, words);
  NULL_EACH(tl_state_random_action, on.state, on.rng, &o.word);
  NULL_EACH(tl_view_redeal, on.view, on.rng, &o.state);
  REQUIRE(tl_rng_save(on.rng, after) == TL_OK);
  CHECK(std::memcmp(before, after, sizeof before) == 0);
}

TEST_CASE("no pointer to a state may be NULL", "[capi]") {
  const Objects on;
  Outputs o;
  const tl_event event = {TL_EVENT_DRAW, 0, 0};
  NULL_EACH(tl_state_new, on.game, "{}", 2, &o.state);
  NULL_EACH(tl_state_from_json, "{}", 2, &o.state);
  NULL_EACH(tl_state_from_position, on.game, "B", 1, "{}", 2, &o.state);
  NULL_EACH(tl_state_start_again, on.state, &o.state);
  NULL_EACH(tl_state_clone, on.state, &o.state);
  NULL_EACH(tl_state_assign, on.state, on.finished);
  NULL_EACH(tl_state_game, on.state, &o.game);
  NULL_EACH(tl_state_seats, on.state, &o.number32);
  NULL_EACH(tl_state_equal, on.state, on.state, &o.number32);
  NULL_EACH(tl_state_same_rules, on.state, on.state, &o.number32);
  NULL_EACH(tl_state_hash, on.state, &o.word);
  NULL_EACH(tl_state_position_hash, on.state, &o.word);
  NULL_EACH(tl_state_view_hash, on.state, 0, &o.word);
  NULL_EACH(tl_state_mover, on.state, &o.number32);
  NULL_EACH(tl_state_mid_turn, on.state, &o.number32);
  NULL_EACH(tl_state_result, on.state, &o.result);
  NULL_EACH(tl_state_result_json, on.state, TEXT_OUT);
  NULL_EACH(tl_state_legal_actions, on.state, ACTIONS_OUT);
  NULL_EACH(tl_state_seat_actions, on.state, 0, ACTIONS_OUT);
  NULL_EACH(tl_state_is_legal, on.state, on.action, &o.number32);
  NULL_EACH(tl_state_action_count, on.state, &o.word);
  NULL_EACH(tl_state_weight, on.state, on.action, &o.word);
  NULL_EACH(tl_state_apply, on.state, on.action);
  NULL_EACH(tl_state_apply_event, on.state, &event);
  NULL_EACH(tl_state_forfeit, on.state, 0);
  NULL_EACH(tl_state_agree_draw, on.state);
  NULL_EACH(tl_state_penalize, on.state, 0);
  NULL_EACH(tl_state_action_text, on.state, on.action, TEXT_OUT);
  NULL_EACH(tl_state_parse_action, on.state, TEXT_IN, &o.word);
  NULL_EACH(tl_state_event_text, on.state, &event, TEXT_OUT);
  NULL_EACH(tl_state_parse_event, on.state, TEXT_IN, &o.event);
  NULL_EACH(tl_state_parse_events, on.state, TEXT_IN, &o.event, 1, &o.size);
  NULL_EACH(tl_state_to_json, on.state, TEXT_OUT);
  NULL_EACH(tl_state_rules_json, on.state, TEXT_OUT);
  NULL_EACH(tl_state_position_text, on.state, TEXT_OUT);
  NULL_EACH(tl_state_text_board, on.state, TEXT_OUT);
  NULL_EACH(tl_state_text_board_with, on.state, nullptr, TEXT_OUT);
  NULL_EACH(tl_state_svg, on.state, nullptr, TEXT_OUT);
  NULL_EACH(tl_state_svg_after, on.state, nullptr, on.state, &on.action, 1, TEXT_OUT);
  CHECK(json_of(on.state) == json_of(Objects().state));
}

TEST_CASE("no pointer to turns, counts or views may be NULL", "[capi]") {
  const Objects on;
  Outputs o;
  NULL_EACH(tl_state_visit_turns, on.state, nullptr, &stop_turns, nullptr, &o.number32);
  NULL_EACH(tl_state_turn_text, on.state, &on.action, 1, TEXT_OUT);
  NULL_EACH(tl_state_parse_turn, on.state, TEXT_IN, ACTIONS_OUT);
  NULL_EACH(tl_state_winning_turn, on.state, 1, ACTIONS_OUT, &o.number32, &o.word);
  NULL_EACH(tl_turns_new, on.state, nullptr, &o.turns);
  NULL_EACH(tl_turns_next, on.turns, ACTIONS_OUT);
  NULL_EACH(tl_turns_ending, on.turns, &o.number32);
  NULL_EACH(tl_state_perft, on.state, 1, nullptr, &o.word, &o.number32);
  NULL_EACH(tl_state_divide, on.state, 1, nullptr, &ignore_move, nullptr, &o.word, &o.number32);
  NULL_EACH(tl_state_observe, on.state, 0, &o.view);
  NULL_EACH(tl_view_from_json, "{}", 2, &o.view);
  NULL_EACH(tl_view_game, on.view, &o.game);
  NULL_EACH(tl_view_viewer, on.view, &o.number32);
  NULL_EACH(tl_view_to_json, on.view, TEXT_OUT);
  NULL_EACH(tl_view_text_board, on.view, TEXT_OUT);
  NULL_EACH(tl_view_text_board_with, on.view, nullptr, TEXT_OUT);
  NULL_EACH(tl_view_svg, on.view, nullptr, TEXT_OUT);
}

TEST_CASE("no pointer to a record may be NULL", "[capi]") {
  const Objects on;
  Outputs o;
  const tl_event event = {TL_EVENT_DRAW, 0, 0};
  const char* const names[] = {"Ann", "Ben"};
  const std::size_t lengths[] = {3, 3};
  const std::string before = json_of(on.record);
  NULL_EACH(tl_record_new, on.state, &o.record);
  NULL_EACH(tl_record_from_json, "{}", 2, &o.record);
  NULL_EACH(tl_record_clone, on.record, &o.record);
  NULL_EACH(tl_record_equal, on.record, on.record, &o.number32);
  NULL_EACH(tl_record_game, on.record, &o.game);
  NULL_EACH(tl_record_start, on.record, &o.state);
  NULL_EACH(tl_record_state, on.record, &o.state);
  NULL_EACH(tl_record_state_at, on.record, 0, &o.state);
  NULL_EACH(tl_record_length, on.record, &o.size);
  NULL_EACH(tl_record_position, on.record, &o.size);
  NULL_EACH(tl_record_event, on.record, 0, &o.event);
  NULL_EACH(tl_record_apply, on.record, on.action);
  NULL_EACH(tl_record_apply_event, on.record, &event);
  NULL_EACH(tl_record_apply_turn, on.record, &on.action, 1);
  NULL_EACH(tl_record_undo, on.record, &o.number32);
  NULL_EACH(tl_record_redo, on.record, &o.number32);
  NULL_EACH(tl_record_undo_turn, on.record, &o.number32);
  NULL_EACH(tl_record_redo_turn, on.record, &o.number32);
  NULL_EACH(tl_record_jump, on.record, 0);
  NULL_EACH(tl_record_set_names, on.record, names, lengths, 2);
  NULL_EACH(tl_record_name_count, on.record, &o.size);
  NULL_EACH(tl_record_name, on.record, 0, TEXT_OUT);
  NULL_EACH(tl_record_set_tag, on.record, TEXT_IN, "x", 1);
  NULL_EACH(tl_record_remove_tag, on.record, "Event", 5);
  NULL_EACH(tl_record_tag, on.record, "Event", 5, TEXT_OUT);
  NULL_EACH(tl_record_tag_count, on.record, &o.size);
  NULL_EACH(tl_record_tag_name, on.record, 0, TEXT_OUT);
  NULL_EACH(tl_record_add_comment, on.record, 0, TEXT_IN);
  NULL_EACH(tl_record_comment_count, on.record, &o.size);
  NULL_EACH(tl_record_comment_position, on.record, 0, &o.size);
  NULL_EACH(tl_record_comment, on.record, 0, TEXT_OUT);
  NULL_EACH(tl_record_to_json, on.record, TEXT_OUT);
  NULL_EACH(tl_record_to_json_for, on.record, 0, TEXT_OUT);
  NULL_EACH(tl_record_to_game_text, on.record, TEXT_OUT);
  NULL_EACH(tl_record_svg, on.record, nullptr, TEXT_OUT);
  NULL_EACH(tl_record_film, on.record, nullptr, nullptr, TEXT_OUT);
  CHECK(json_of(on.record) == before);
  std::size_t position = 0;
  REQUIRE(tl_record_position(on.record, &position) == TL_OK);
  CHECK(position == 1);
}

TEST_CASE("no pointer of statistics may be NULL", "[capi]") {
  Outputs o;
  const tl_game* game = nullptr;
  tl_statistics* statistics = nullptr;
  tl_state* state = nullptr;
  std::uint64_t over = 0;
  REQUIRE(tl_game_find("power_poker_football", 20, &game) == TL_OK);
  REQUIRE(tl_statistics_new(game, &statistics) == TL_OK);
  REQUIRE(tl_state_new(game, nullptr, 0, &state) == TL_OK);
  NULL_EACH(tl_statistics_new, game, &o.statistics);
  NULL_EACH(tl_statistics_add, statistics, state, 0, state);
  NULL_EACH(tl_statistics_add_all, statistics, statistics);
  NULL_EACH(tl_statistics_size, statistics, &o.size);
  NULL_EACH(tl_statistics_line, statistics, 0, TEXT_OUT, &o.word, &over);
  tl_state_free(state);
  tl_statistics_free(statistics);
}

TEST_CASE("no list of a batch may be NULL", "[capi]") {
  const Objects on;
  Outputs o;
  tl_state* const states[] = {on.state};
  tl_rng* const rngs[] = {on.rng};
  const std::int32_t viewers[] = {0};
  std::uint8_t masks[16] = {0};
  std::size_t offsets[2] = {0, 0};
  NULL_EACH(tl_batch_new, on.state, 1, &o.state);
  NULL_EACH(tl_batch_clone, states, 1, &o.state);
  NULL_EACH(tl_batch_rngs_new, 1, 0, 1, &o.rng);
  NULL_EACH(tl_batch_apply, states, &on.action, 1, 1, &o.number32);
  NULL_EACH(tl_batch_random_step, states, rngs, 1, 1, &o.word, &o.number32);
  NULL_EACH(tl_batch_movers, states, 1, 1, &o.number32);
  NULL_EACH(tl_batch_results, states, 1, 1, &o.result);
  NULL_EACH(tl_batch_legal_masks, states, 1, 1, masks, 16);
  NULL_EACH(tl_batch_legal_actions, states, 1, 1, ACTIONS_OUT, offsets);
  NULL_EACH(tl_batch_views, states, viewers, 1, 1, TEXT_OUT, offsets);
  CHECK(json_of(on.state) == json_of(Objects().state));
}

TEST_CASE("what frees accepts NULL", "[capi]") {
  tl_rules_free(nullptr);
  tl_rng_free(nullptr);
  tl_state_free(nullptr);
  tl_turns_free(nullptr);
  tl_view_free(nullptr);
  tl_statistics_free(nullptr);
  tl_record_free(nullptr);
  tl_state* const no_state = nullptr;
  tl_rng* const no_rng = nullptr;
  tl_batch_free(&no_state, 1);
  tl_batch_rngs_free(&no_rng, 1);
  CHECK(tl_last_error_message() != nullptr);
}
