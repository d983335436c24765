/* The program of play.cpp through the C interface. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <touchline.h>

static void check(tl_status status) {
  if (status == TL_OK) return;
  fprintf(stderr, "%s: %s\n", tl_status_name(status), tl_last_error_message());
  exit(1);
}

static void print_legal(const tl_state* state) {
  uint64_t actions[64];
  size_t count;
  check(tl_state_legal_actions(state, actions, 64, &count));
  for (size_t i = 0; i < count; ++i) {
    char text[64];
    size_t length;
    check(tl_state_action_text(state, actions[i], text, sizeof text, &length));
    printf("legal: %s\n", text);
  }
}

int main(void) {
  const tl_game* draughts;
  tl_state* state;
  tl_result result;
  uint64_t action;
  size_t count;

  check(tl_abi_version() == TL_ABI_VERSION ? TL_OK : TL_ERROR_UNSUPPORTED);
  check(tl_game_find("draughts", strlen("draughts"), &draughts));
  check(tl_state_new(draughts, NULL, 0, &state));
  check(tl_state_legal_actions(state, NULL, 0, &count));
  printf("first moves: %zu\n", count);
  tl_state_free(state);

  check(tl_state_from_position(draughts, "B:W18:B15", strlen("B:W18:B15"), NULL, 0, &state));
  print_legal(state);
  check(tl_state_parse_action(state, "15x22", strlen("15x22"), &action));
  check(tl_state_apply(state, action));
  check(tl_state_result(state, &result));
  printf("result: %s, dark %d\n", tl_reason_name(result.reason), (int)result.scores[0]);
  tl_state_free(state);
  return result.finished ? 0 : 1;
}
