/* Draughts through the C interface, every function of the header at least once. The values are those of the rules of
 * the game (docs/rules/draughts.md), worked out by hand. */
#include "check.h"

static const tl_game* draughts;

/* Dark takes 15x22, and light wins by 25x18: dark has no piece left then. */
static const char* const short_game = "B:W18,25,29:B15";

static void about_the_library(void) {
  CHECK(tl_abi_version() == TL_ABI_VERSION);
  CHECK(strcmp(tl_version(), "0.1.0") == 0);
  CHECK(strcmp(tl_status_name(TL_OK), "ok") == 0);
  CHECK(strcmp(tl_status_name(TL_ERROR_ILLEGAL_ACTION), "illegal_action") == 0);
  CHECK(strcmp(tl_status_name(TL_ERROR_INTERNAL), "internal") == 0);
  CHECK(strcmp(tl_status_name(-1), "unknown") == 0);
  CHECK(strcmp(tl_status_description(TL_ERROR_GAME_OVER), "the game is finished") == 0);
  CHECK(strcmp(tl_reason_name(TL_REASON_NO_MOVES), "no_moves") == 0);
  CHECK(strcmp(tl_reason_name(TL_REASON_AGREEMENT), "agreement") == 0);
  CHECK(strcmp(tl_reason_name(99), "none") == 0);
}

static void about_games(void) {
  size_t count = 0;
  const tl_game* game = NULL;
  int found = 0;
  OK(tl_game_count(&count));
  for (size_t i = 0; i < count; ++i) {
    OK(tl_game_at(i, &game));
    found += game == draughts;
  }
  CHECK(found == 1);
  FAILS(TL_ERROR_OUT_OF_RANGE, tl_game_at(count, &game));
  FAILS(TL_ERROR_UNKNOWN_NAME, tl_game_find(IN("chess"), &game));
  CHECK(tl_last_error_code() == TL_ERROR_UNKNOWN_NAME);
  CHECK(strstr(tl_last_error_message(), "draughts") != NULL);

  int32_t seats = 0;
  uint32_t flags = 0;
  OK(tl_game_name(draughts, OUT));
  IS("draughts");
  OK(tl_game_title(draughts, OUT));
  IS("English draughts");
  OK(tl_game_perft_unit(draughts, OUT));
  IS("moves");
  OK(tl_game_seats(draughts, &seats));
  CHECK(seats == 2);
  OK(tl_game_flags(draughts, &flags));
  CHECK(flags == (TL_GAME_TURNS | TL_GAME_POSITION_TEXT | TL_GAME_TEXTS));
  OK(tl_game_text_format(draughts, OUT));
  IS("pdn");
  OK(tl_game_text_extension(draughts, OUT));
  IS(".pdn");
  OK(tl_game_schema(draughts, IN("state"), OUT));
  STARTS("{");
}

static void about_rules(void) {
  static const char* const defaults =
      "{\"game\":\"draughts\",\"kind\":\"rules\",\"rules\":{\"draws\":\"tournament\",\"unit\":\"move\"},\"touchline\":"
      "1}";
  static const char* const steps =
      "{\"game\":\"draughts\",\"kind\":\"rules\",\"rules\":{\"draws\":\"tournament\",\"unit\":\"step\"},\"touchline\":"
      "1}";
  uint64_t actions = 0;
  OK(tl_game_rules_json(draughts, NULL, 0, OUT));
  IS(defaults);
  OK(tl_game_canonical_rules(draughts, IN(steps), OUT));
  IS(steps);
  OK(tl_game_action_count(draughts, IN("{\"unit\":\"step\"}"), &actions));
  CHECK(actions == 128);
  FAILS(TL_ERROR_UNSUPPORTED, tl_game_action_count(draughts, NULL, 0, &actions));

  tl_rules* rules = NULL;
  size_t count = 0;
  int64_t number = 0;
  int32_t flag = 0;
  OK(tl_rules_new(draughts, NULL, 0, &rules));
  OK(tl_rules_field_count(rules, &count));
  CHECK(count == 2);
  OK(tl_rules_field_name(rules, 1, OUT));
  IS("unit");
  OK(tl_rules_get_text(rules, IN("unit"), OUT));
  IS("move");
  OK(tl_rules_set_text(rules, IN("unit"), IN("step")));
  OK(tl_rules_get_json(rules, IN("unit"), OUT));
  IS("\"step\"");
  OK(tl_rules_check(rules));
  OK(tl_rules_to_json(rules, OUT));
  IS(steps);
  FAILS(TL_ERROR_BAD_JSON, tl_rules_get_integer(rules, IN("unit"), &number));
  FAILS(TL_ERROR_BAD_JSON, tl_rules_get_boolean(rules, IN("unit"), &flag));
  OK(tl_rules_set_integer(rules, IN("draws"), -7));
  OK(tl_rules_get_integer(rules, IN("draws"), &number));
  CHECK(number == -7);
  OK(tl_rules_set_boolean(rules, IN("draws"), 1));
  OK(tl_rules_get_boolean(rules, IN("draws"), &flag));
  CHECK(flag == 1);
  CHECK(tl_rules_check(rules) != TL_OK);
  OK(tl_rules_set_json(rules, IN("draws"), IN(" \"none\" ")));
  OK(tl_rules_fields(rules, OUT));
  IS("{\"draws\":\"none\",\"unit\":\"step\"}");
  FAILS(TL_ERROR_UNKNOWN_NAME, tl_rules_set_text(rules, IN("size"), IN("8")));

  tl_state* state = NULL;
  OK(tl_state_new_by_rules(rules, &state));
  OK(tl_state_action_count(state, &actions));
  CHECK(actions == 128);
  OK(tl_state_rules_json(state, OUT));
  IS("{\"game\":\"draughts\",\"kind\":\"rules\",\"rules\":{\"draws\":\"none\",\"unit\":\"step\"},\"touchline\":1}");
  tl_state_free(state);
  tl_rules_free(rules);
  tl_rules_free(NULL);
}

static void about_random_numbers(void) {
  /* The words 1, 2, 3, 4 give 11520, 0, 1509978240: worked out from the definition of xoshiro256**. */
  static const uint64_t words[4] = {1, 2, 3, 4};
  static const uint64_t weights[3] = {0, 5, 0};
  uint64_t saved[4] = {0, 0, 0, 0};
  uint64_t number = 1;
  size_t index = 0;
  tl_rng* rng = NULL;
  tl_rng* copy = NULL;
  OK(tl_rng_new(7, 1, &rng));
  OK(tl_rng_restore(rng, words));
  OK(tl_rng_next(rng, &number));
  CHECK(number == 11520);
  OK(tl_rng_clone(rng, &copy));
  OK(tl_rng_next(rng, &number));
  CHECK(number == 0);
  OK(tl_rng_next(copy, &number));
  CHECK(number == 0);
  OK(tl_rng_next(copy, &number));
  CHECK(number == 1509978240);
  OK(tl_rng_below(rng, 1, &number));
  CHECK(number == 0);
  OK(tl_rng_pick(rng, weights, 3, &index));
  CHECK(index == 1);
  OK(tl_rng_restore(rng, words));
  OK(tl_rng_save(rng, saved));
  CHECK(memcmp(saved, words, sizeof words) == 0);
  tl_rng_free(rng);
  tl_rng_free(copy);
}

static void from_the_first_position(void) {
  static const char* const moves[7] = {"9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"};
  uint64_t actions[7];
  uint64_t action = 0;
  uint64_t weight = 1;
  size_t count = 0;
  int32_t answer = 0;
  tl_state* state = NULL;
  OK(tl_state_new(draughts, NULL, 0, &state));
  OK(tl_state_seats(state, &answer));
  CHECK(answer == 2);
  OK(tl_state_mover(state, &answer));
  CHECK(answer == 0);
  OK(tl_state_mid_turn(state, &answer));
  CHECK(answer == 0);
  OK(tl_state_legal_actions(state, NULL, 0, &count));
  CHECK(count == 7);
  OK(tl_state_legal_actions(state, actions, 7, &count));
  for (size_t i = 0; i < 7; ++i) {
    OK(tl_state_action_text(state, actions[i], OUT));
    IS(moves[i]);
    OK(tl_state_parse_action(state, IN(moves[i]), &action));
    CHECK(action == actions[i]);
  }
  OK(tl_state_seat_actions(state, 0, actions, 7, &count));
  CHECK(count == 7);
  OK(tl_state_seat_actions(state, 1, actions, 7, &count));
  CHECK(count == 0);
  OK(tl_state_weight(state, actions[0], &weight));
  CHECK(weight == 0);
  OK(tl_state_position_text(state, OUT));
  IS("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
  FAILS(TL_ERROR_UNSUPPORTED, tl_state_action_count(state, &weight));
  FAILS(TL_ERROR_UNSUPPORTED, tl_state_penalize(state, 0));
  FAILS(TL_ERROR_UNSUPPORTED, tl_state_winning_turn(state, 0, actions, 7, &count, &answer, &weight));
  tl_state_free(state);
}

static int32_t stop_at_once(void* user, uint64_t nodes, double share) {
  ++*(int*)user;
  return nodes > 0 && share > 0 && share <= 1;
}

static void count_first_moves(void* user, const char* move, size_t move_length, uint64_t nodes) {
  CHECK(strlen(move) == move_length);
  *(uint64_t*)user += nodes;
}

static void about_perft(void) {
  uint64_t nodes = 0;
  uint64_t sum = 0;
  int32_t complete = 0;
  int calls = 0;
  tl_perft_options options = {0};
  tl_state* state = NULL;
  OK(tl_state_new(draughts, NULL, 0, &state));
  OK(tl_state_perft(state, 5, NULL, &nodes, &complete));
  CHECK(nodes == 7361 && complete == 1);
  options.threads = 4;
  options.hash_mib = 1;
  OK(tl_state_divide(state, 6, &options, count_first_moves, &sum, &nodes, &complete));
  CHECK(nodes == 36768 && sum == nodes && complete == 1);
  options.progress = stop_at_once;
  options.user = &calls;
  OK(tl_state_perft(state, 6, &options, &nodes, &complete));
  CHECK(complete == 0 && calls >= 1);
  tl_state_free(state);
}

static int32_t keep_turn(void* user, const uint64_t* actions, size_t count) {
  uint64_t* kept = user;
  CHECK(count == 1);
  kept[1 + kept[0]++] = actions[0];
  return kept[0] == 2;
}

static void about_turns(void) {
  uint64_t kept[3] = {0, 0, 0};
  uint64_t actions[8];
  size_t count = 0;
  int32_t ending = -1;
  tl_turn_options options = {0};
  tl_turns* turns = NULL;
  tl_state* state = NULL;
  OK(tl_state_new(draughts, NULL, 0, &state));
  OK(tl_state_visit_turns(state, NULL, keep_turn, kept, &ending));
  CHECK(kept[0] == 2 && ending == TL_LISTING_STOPPED);

  options.limit = 2;
  OK(tl_turns_new(state, &options, &turns));
  for (size_t i = 0; i < 2; ++i) {
    OK(tl_turns_next(turns, NULL, 0, &count));
    CHECK(count == 1);
    OK(tl_turns_next(turns, actions, 8, &count));
    CHECK(count == 1 && actions[0] == kept[1 + i]);
    OK(tl_turns_ending(turns, &ending));
    CHECK(ending == TL_LISTING_STOPPED);
  }
  OK(tl_turns_next(turns, actions, 8, &count));
  CHECK(count == 0);
  OK(tl_turns_ending(turns, &ending));
  CHECK(ending == TL_LISTING_CUT);
  tl_turns_free(turns);
  tl_state_free(state);

  /* By steps a double jump is two actions: 1 over 6 to 10, over 15 to 19. */
  OK(tl_state_from_position(draughts, IN("B:W6,15:B1"), IN("{\"unit\":\"step\"}"), &state));
  OK(tl_state_parse_turn(state, IN("1x10x19"), actions, 8, &count));
  CHECK(count == 2);
  OK(tl_state_turn_text(state, actions, count, OUT));
  IS("1x10x19");
  OK(tl_state_apply(state, actions[0]));
  OK(tl_state_mid_turn(state, &ending));
  CHECK(ending == 1);
  tl_state_free(state);
}

static void comparing(void) {
  uint64_t a = 0;
  uint64_t b = 1;
  int32_t equal = 0;
  const tl_game* game = NULL;
  tl_state* state = NULL;
  tl_state* copy = NULL;
  OK(tl_state_new(draughts, NULL, 0, &state));
  OK(tl_state_clone(state, &copy));
  OK(tl_state_game(copy, &game));
  CHECK(game == draughts);
  OK(tl_state_parse_action(copy, IN("11-15"), &a));
  OK(tl_state_is_legal(copy, a, &equal));
  CHECK(equal == 1);
  OK(tl_state_apply(copy, a));
  OK(tl_state_is_legal(copy, a, &equal));
  CHECK(equal == 0);
  OK(tl_state_equal(state, copy, &equal));
  CHECK(equal == 0);
  OK(tl_state_same_rules(state, copy, &equal));
  CHECK(equal == 1);
  OK(tl_state_assign(copy, state));
  OK(tl_state_equal(state, copy, &equal));
  CHECK(equal == 1);
  OK(tl_state_hash(state, &a));
  OK(tl_state_hash(copy, &b));
  CHECK(a == b);
  OK(tl_state_position_hash(state, &a));
  OK(tl_state_position_hash(copy, &b));
  CHECK(a == b);
  OK(tl_state_view_hash(state, TL_ONLOOKER, &a));
  OK(tl_state_view_hash(copy, TL_ONLOOKER, &b));
  CHECK(a == b);
  tl_state_free(copy);
  OK(tl_state_to_json(state, OUT));
  OK(tl_state_from_json(text, length, &copy));
  OK(tl_state_equal(state, copy, &equal));
  CHECK(equal == 1);
  tl_state_free(copy);
  tl_state_free(state);
}

/* The twelve kickers stand by one text; a host's word is one event. */
static void texts_of_several_actions(void) {
  tl_event events[16];
  size_t count = 0;
  const tl_game* football;
  tl_state* state = NULL;
  OK(tl_game_find(IN("checker_football"), &football));
  OK(tl_state_new(football, NULL, 0, &state));
  OK(tl_state_parse_events(state, IN("@standard"), NULL, 0, &count));
  CHECK(count == 12);
  FAILS(TL_ERROR_SHORT_BUFFER, tl_state_parse_events(state, IN("@standard"), events, 11, &count));
  CHECK(count == 12);
  OK(tl_state_parse_events(state, IN("@standard"), events, 16, &count));
  CHECK(count == 12 && events[11].kind == TL_EVENT_ACTION);
  for (size_t i = 0; i < count; ++i) OK(tl_state_apply_event(state, &events[i]));
  OK(tl_state_parse_events(state, IN("forfeit 1"), events, 16, &count));
  CHECK(count == 1 && events[0].kind == TL_EVENT_FORFEIT && events[0].who == 1);
  FAILS(TL_ERROR_BAD_TEXT, tl_state_parse_events(state, IN("?"), events, 16, &count));
  tl_state_free(state);
}

/* Both moves of the short game; true result and documents at the end. */
static void a_game_to_the_end(void) {
  tl_event event = {TL_EVENT_ACTION, 0, 0};
  tl_result result;
  uint64_t action = 0;
  int32_t mover = 0;
  tl_state* state = NULL;
  tl_state* before = NULL;
  tl_svg_options look = {0};
  tl_text_options letters = {0};
  OK(tl_state_from_position(draughts, IN(short_game), NULL, 0, &state));
  OK(tl_state_result(state, &result));
  CHECK(result.finished == 0 && result.reason == TL_REASON_NONE && result.mvp == TL_NOBODY);
  OK(tl_state_result_json(state, OUT));
  IS("null");
  OK(tl_state_parse_action(state, IN(" 15X22 "), &action));
  OK(tl_state_apply(state, action));
  OK(tl_state_clone(state, &before));
  OK(tl_state_parse_event(state, IN("25x18"), &event));
  CHECK(event.kind == TL_EVENT_ACTION && event.who == 0);
  OK(tl_state_event_text(state, &event, OUT));
  IS("25x18");
  OK(tl_state_apply_event(state, &event));
  OK(tl_state_mover(state, &mover));
  CHECK(mover == TL_NOBODY);
  OK(tl_state_result(state, &result));
  CHECK(result.finished == 1 && result.reason == TL_REASON_NO_MOVES && result.seats == 2);
  CHECK(result.winners == 2 && result.scores[0] == -1 && result.scores[1] == 1 && result.has_teams == 0);
  OK(tl_state_result_json(state, OUT));
  IS("{\"mvp\":null,\"reason\":\"no_moves\",\"scores\":[-1,1],\"team_scores\":null,\"winners\":[1],"
     "\"winning_team\":null}");
  look.dark = 1;
  OK(tl_state_text_board(state, OUT));
  CHECK(strchr(text, 'w') != NULL);
  letters.flip = letters.colour = 1;
  OK(tl_state_text_board_with(state, &letters, OUT));
  STARTS("\x1b[2m32\x1b[0m");
  OK(tl_state_svg(state, &look, OUT));
  STARTS("<svg");
  OK(tl_state_svg_after(state, NULL, before, &event.action, 1, OUT));
  STARTS("<svg");
  FAILS(TL_ERROR_GAME_OVER, tl_state_apply(state, action));
  tl_state_free(before);
  OK(tl_state_start_again(state, &before));
  OK(tl_state_mover(before, &mover));
  CHECK(mover == 0);
  tl_state_free(before);
  tl_state_free(state);
}

static void ends_by_the_host(void) {
  tl_event event = {TL_EVENT_FORFEIT, 0, 0};
  tl_result result;
  tl_state* state = NULL;
  OK(tl_state_new(draughts, NULL, 0, &state));
  OK(tl_state_event_text(state, &event, OUT));
  IS("forfeit 0");
  OK(tl_state_forfeit(state, 0));
  OK(tl_state_result(state, &result));
  CHECK(result.reason == TL_REASON_FORFEIT && result.winners == 2);
  FAILS(TL_ERROR_GAME_OVER, tl_state_agree_draw(state));
  tl_state_free(state);
  OK(tl_state_new(draughts, NULL, 0, &state));
  OK(tl_state_agree_draw(state));
  OK(tl_state_result(state, &result));
  CHECK(result.reason == TL_REASON_AGREEMENT && result.winners == 0);
  tl_state_free(state);
}

static void a_random_game(void) {
  uint64_t action = 0;
  tl_result result;
  tl_rng* rng = NULL;
  tl_state* state = NULL;
  int plies = 0;
  OK(tl_rng_new(1, 0, &rng));
  OK(tl_state_new(draughts, NULL, 0, &state));
  while (tl_state_random_action(state, rng, &action) == TL_OK && plies < 1000) {
    OK(tl_state_apply(state, action));
    ++plies;
  }
  CHECK(tl_last_error_code() == TL_ERROR_GAME_OVER);
  OK(tl_state_result(state, &result));
  CHECK(result.finished == 1 && plies >= 20);
  tl_state_free(state);
  tl_rng_free(rng);
}

static void about_views(void) {
  int32_t viewer = 0;
  int32_t equal = 0;
  const tl_game* game = NULL;
  const tl_text_options letters = {0};
  tl_rng* rng = NULL;
  tl_state* state = NULL;
  tl_state* dealt = NULL;
  tl_view* view = NULL;
  tl_view* again = NULL;
  OK(tl_state_from_position(draughts, IN(short_game), NULL, 0, &state));
  OK(tl_rng_new(1, 2, &rng));
  OK(tl_state_observe(state, 1, &view));
  OK(tl_view_game(view, &game));
  CHECK(game == draughts);
  OK(tl_view_text_board(view, OUT));
  CHECK(strchr(text, 'b') != NULL);
  OK(tl_view_text_board_with(view, &letters, OUT));
  STARTS(" 1 ");
  OK(tl_view_svg(view, NULL, OUT));
  STARTS("<svg");
  OK(tl_view_redeal(view, rng, &dealt));
  OK(tl_state_equal(state, dealt, &equal));
  CHECK(equal == 1);
  OK(tl_view_to_json(view, OUT));
  OK(tl_view_from_json(text, length, &again));
  OK(tl_view_viewer(again, &viewer));
  CHECK(viewer == 1);
  tl_view_free(view);
  tl_view_free(again);
  OK(tl_state_observe(state, TL_ONLOOKER, &view));
  OK(tl_view_viewer(view, &viewer));
  CHECK(viewer == TL_ONLOOKER);
  tl_view_free(view);
  tl_state_free(state);
  tl_state_free(dealt);
  tl_rng_free(rng);
}

int main(void) {
  OK(tl_game_find(IN("draughts"), &draughts));
  about_the_library();
  about_games();
  about_rules();
  about_random_numbers();
  from_the_first_position();
  about_perft();
  about_turns();
  comparing();
  a_game_to_the_end();
  texts_of_several_actions();
  ends_by_the_host();
  a_random_game();
  about_views();
  return failures == 0 ? 0 : 1;
}
