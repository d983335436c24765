/* Records and files of games through the C interface, every function of those sections at least once. */
#include "check.h"

static const tl_game* draughts;

/* A record of 15x22 25x18 from a set-up; light has won. */
static tl_record* make_record(void) {
  static const char* const moves[2] = {"15x22", "25x18"};
  tl_state* state = NULL;
  tl_record* record = NULL;
  tl_event event;
  OK(tl_state_from_position(draughts, IN("B:W18,25,29:B15"), NULL, 0, &state));
  OK(tl_record_new(state, &record));
  tl_state_free(state);
  for (int i = 0; i < 2; ++i) {
    OK(tl_record_state(record, &state));
    OK(tl_state_parse_event(state, IN(moves[i]), &event));
    tl_state_free(state);
    OK(tl_record_apply_event(record, &event));
  }
  return record;
}

static void check_place(const tl_record* record, size_t expected_position, size_t expected_length) {
  size_t position = 99;
  size_t events = 99;
  OK(tl_record_position(record, &position));
  OK(tl_record_length(record, &events));
  CHECK(position == expected_position && events == expected_length);
}

static void going_to_and_fro(void) {
  tl_record* record = make_record();
  tl_event event;
  uint64_t actions[4];
  size_t count = 0;
  int32_t moved = 0;
  int32_t equal = 0;
  const tl_game* game = NULL;
  tl_state* start = NULL;
  tl_state* state = NULL;
  OK(tl_record_game(record, &game));
  CHECK(game == draughts);
  check_place(record, 2, 2);
  OK(tl_record_undo(record, &moved));
  CHECK(moved == 1);
  check_place(record, 1, 2);
  OK(tl_record_undo_turn(record, &moved));
  check_place(record, 0, 2);
  OK(tl_record_undo(record, &moved));
  CHECK(moved == 0);
  OK(tl_record_redo(record, &moved));
  OK(tl_record_redo_turn(record, &moved));
  CHECK(moved == 1);
  check_place(record, 2, 2);
  OK(tl_record_redo(record, &moved));
  CHECK(moved == 0);

  OK(tl_record_jump(record, 0));
  OK(tl_record_start(record, &start));
  OK(tl_record_state_at(record, 0, &state));
  OK(tl_state_equal(start, state, &equal));
  CHECK(equal == 1);
  tl_state_free(state);
  FAILS(TL_ERROR_OUT_OF_RANGE, tl_record_jump(record, 3));
  FAILS(TL_ERROR_OUT_OF_RANGE, tl_record_state_at(record, 3, &state));
  OK(tl_record_event(record, 0, &event));
  CHECK(event.kind == TL_EVENT_ACTION);
  FAILS(TL_ERROR_OUT_OF_RANGE, tl_record_event(record, 2, &event));

  /* Playing on forgets what could be redone. */
  OK(tl_record_apply(record, event.action));
  check_place(record, 1, 1);
  OK(tl_record_state(record, &state));
  OK(tl_state_parse_turn(state, IN("25x18"), actions, 4, &count));
  OK(tl_record_apply_turn(record, actions, count));
  check_place(record, 2, 2);
  FAILS(TL_ERROR_GAME_OVER, tl_record_apply(record, event.action));
  check_place(record, 2, 2);
  tl_state_free(state);
  tl_state_free(start);
  tl_record_free(record);
}

static void names_tags_comments(void) {
  static const char* const names[2] = {"Ann", "Ben"};
  static const size_t lengths[2] = {3, 3};
  tl_record* record = make_record();
  size_t count = 0;
  OK(tl_record_name_count(record, &count));
  CHECK(count == 0);
  OK(tl_record_set_names(record, names, lengths, 2));
  OK(tl_record_name_count(record, &count));
  CHECK(count == 2);
  OK(tl_record_name(record, 1, OUT));
  IS("Ben");
  FAILS(TL_ERROR_OUT_OF_RANGE, tl_record_set_names(record, names, lengths, 1));

  OK(tl_record_set_tag(record, IN("Event"), IN("Club")));
  OK(tl_record_set_tag(record, IN("Date"), IN("2024.01.02")));
  OK(tl_record_tag_count(record, &count));
  CHECK(count == 2);
  OK(tl_record_tag_name(record, 0, OUT));
  IS("Date");
  OK(tl_record_tag(record, IN("Event"), OUT));
  IS("Club");
  OK(tl_record_remove_tag(record, IN("Event")));
  FAILS(TL_ERROR_UNKNOWN_NAME, tl_record_tag(record, IN("Event"), OUT));

  OK(tl_record_add_comment(record, 1, IN("the only move")));
  FAILS(TL_ERROR_OUT_OF_RANGE, tl_record_add_comment(record, 3, IN("beyond the end")));
  OK(tl_record_comment_count(record, &count));
  CHECK(count == 1);
  OK(tl_record_comment(record, 0, OUT));
  IS("the only move");
  OK(tl_record_comment_position(record, 0, &count));
  CHECK(count == 1);
  tl_record_free(record);
}

static void documents(void) {
  tl_record* record = make_record();
  tl_record* copy = NULL;
  int32_t equal = 0;
  OK(tl_record_to_json(record, OUT));
  STARTS("{\"actions\":[\"15x22\",\"25x18\"],\"comments\":[],\"game\":\"draughts\",\"kind\":\"record\",");
  OK(tl_record_from_json(text, length, &copy));
  OK(tl_record_equal(record, copy, &equal));
  CHECK(equal == 1);
  tl_record_free(copy);
  OK(tl_record_to_json_for(record, 0, OUT));
  STARTS("{\"actions\":[\"15x22\",\"25x18\"]");
  OK(tl_record_clone(record, &copy));
  OK(tl_record_set_tag(copy, IN("Round"), IN("1")));
  OK(tl_record_equal(record, copy, &equal));
  CHECK(equal == 0);
  tl_record_free(copy);
  tl_record_free(record);
}

struct seen {
  int games;
  int faults;
  tl_record* kept;
};

static int32_t look(void* user, const tl_game_text* item) {
  struct seen* seen = user;
  ++seen->games;
  CHECK(item->number == (size_t)seen->games);
  if (item->record == NULL) {
    ++seen->faults;
    CHECK(item->fault_line == 4 && item->fault_move == 1 && item->fault_reason.length > 0);
    CHECK(item->fault_legal_count == 7);
    CHECK(strcmp(item->fault_legal[0].text, "9-13") == 0 && item->fault_legal[0].length == 4);
  } else {
    CHECK(item->line == 1);
    CHECK(strcmp(item->result.text, "1/2-1/2") == 0 && item->result.length == 7);
    OK(tl_record_clone(item->record, &seen->kept));
  }
  return 0;
}

static void files_of_games(void) {
  static const char* const file =
      "[Event \"first\"]\n"
      "1. 11-15 22-18 1/2-1/2\n"
      "[Event \"second\"]\n"
      "1. 11-19 *\n";
  struct seen seen = {0, 0, NULL};
  OK(tl_game_read_texts(draughts, IN(file), look, &seen));
  CHECK(seen.games == 2 && seen.faults == 1 && seen.kept != NULL);
  check_place(seen.kept, 2, 2);
  OK(tl_record_to_game_text(seen.kept, OUT));
  CHECK(strstr(text, "[Event \"first\"]") != NULL && strstr(text, "1. 11-15 22-18") != NULL);
  tl_record_free(seen.kept);
}

static size_t count_of(const char* part) {
  size_t count = 0;
  for (const char* at = strstr(text, part); at != NULL; at = strstr(at + 1, part)) ++count;
  return count;
}

/* The start and two moves: three pictures, of which the last stands three times as long as the others. */
static void pictures(void) {
  tl_svg_options look = {0};
  tl_film_options film = {0};
  tl_record* record = make_record();
  look.adapt = 1;
  OK(tl_record_svg(record, &look, OUT));
  CHECK(count_of("<svg") == 1 && strstr(text, "prefers-color-scheme") != NULL);
  OK(tl_record_film(record, NULL, NULL, OUT));
  CHECK(count_of("<svg") == 1 && strstr(text, "dur=\"6000ms\"") != NULL && strstr(text, ">25x18<") != NULL);
  film.milliseconds = 100;
  OK(tl_record_film(record, &look, &film, OUT));
  CHECK(strstr(text, "dur=\"500ms\"") != NULL);
  film.form = TL_FILM_STRIP;
  OK(tl_record_film(record, NULL, &film, OUT));
  CHECK(count_of("<svg") == 4);
  film.part = 1;
  film.first = 1;
  film.last = 1;
  film.columns = 1;
  film.covered = 1;
  film.viewer = TL_ONLOOKER;
  OK(tl_record_film(record, NULL, &film, OUT));
  CHECK(count_of("<svg") == 2);
  tl_record_free(record);
}

int main(void) {
  OK(tl_game_find(IN("draughts"), &draughts));
  going_to_and_fro();
  names_tags_comments();
  documents();
  files_of_games();
  pictures();
  return failures == 0 ? 0 : 1;
}
