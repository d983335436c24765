/* A random game of any game of the library: its first actions, how it ended, the last position.
 * Usage: play [GAME [SEED]] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <touchline.h>

enum { SHOWN = 4, MOST = 2000 };

/* Ends the program where a call is refused. */
static void need(tl_status status) {
  if (status == TL_OK) return;
  fprintf(stderr, "%s: %s\n", tl_last_error_place(), tl_last_error_message());
  exit(1);
}

static void show_action(const tl_state* state, uint64_t action) {
  char text[256];
  size_t length;
  int32_t mover;
  need(tl_state_mover(state, &mover));
  need(tl_state_action_text(state, action, text, sizeof text, &length));
  if (mover == TL_CHANCE) printf("chance: %s\n", text);
  if (mover != TL_CHANCE) printf("seat %d: %s\n", (int)mover, text);
}

/* Plays to the end, or to an agreed draw, and keeps the game as a record. */
static void play(tl_state* state, tl_rng* rng, tl_record* record) {
  const tl_event draw = {TL_EVENT_DRAW, 0, 0};
  uint64_t action;
  int32_t mover;
  size_t played;
  for (played = 0; played < MOST; ++played) {
    need(tl_state_mover(state, &mover));
    if (mover == TL_NOBODY) return;
    need(tl_state_random_action(state, rng, &action));
    if (played < SHOWN) show_action(state, action);
    need(tl_state_apply(state, action));
    need(tl_record_apply(record, action));
  }
  need(tl_record_apply_event(record, &draw));
}

static void show(const tl_record* record) {
  size_t events, bytes, length;
  tl_result result;
  tl_state* last;
  char* board;
  need(tl_record_position(record, &events));
  need(tl_record_to_json(record, NULL, 0, &bytes));
  need(tl_record_state(record, &last));
  need(tl_state_result(last, &result));
  printf("%zu events, %s, scores", events, tl_reason_name(result.reason));
  for (int32_t seat = 0; seat < result.seats; ++seat) printf(" %d", (int)result.scores[seat]);
  need(tl_state_text_board(last, NULL, 0, &length));
  board = malloc(length + 1);
  if (board == NULL) exit(1);
  need(tl_state_text_board(last, board, length + 1, &length));
  printf("; a record of %zu bytes\n%s", bytes, board);
  free(board);
  tl_state_free(last);
}

int main(int argc, char** argv) {
  const char* name = argc > 1 ? argv[1] : "draughts";
  char title[256];
  size_t length;
  const tl_game* game;
  tl_state* state;
  tl_rng* rng;
  tl_record* record;
  need(tl_game_find(name, strlen(name), &game));
  need(tl_game_title(game, title, sizeof title, &length));
  need(tl_state_new(game, NULL, 0, &state));
  need(tl_rng_new(argc > 2 ? strtoull(argv[2], NULL, 10) : 1, 0, &rng));
  need(tl_record_new(state, &record));
  puts(title);
  play(state, rng, record);
  show(record);
  tl_record_free(record);
  tl_rng_free(rng);
  tl_state_free(state);
  return 0;
}
