/* Many states in one call, every function of that section at least once. */
#include "check.h"

static const tl_game* draughts;

/* The first position, and one in which 15x22 is the only move. */
static void make_two(const char* rules, tl_state* states[2]) {
  OK(tl_state_new(draughts, rules, strlen(rules), &states[0]));
  OK(tl_state_from_position(draughts, IN("B:W18,25,29:B15"), rules, strlen(rules), &states[1]));
}

static void free_two(tl_state* states[2]) {
  tl_state_free(states[0]);
  tl_state_free(states[1]);
}

static void reading(void) {
  static const int32_t viewers[2] = {0, TL_ONLOOKER};
  uint64_t actions[8];
  size_t offsets[3] = {9, 9, 9};
  size_t count = 0;
  int32_t movers[2] = {9, 9};
  tl_state* states[2];
  make_two("{}", states);
  OK(tl_batch_movers(states, 2, 1, movers));
  CHECK(movers[0] == 0 && movers[1] == 0);
  OK(tl_batch_legal_actions(states, 2, 2, NULL, 0, &count, offsets));
  CHECK(count == 8 && offsets[2] == 9);
  OK(tl_batch_legal_actions(states, 2, 2, actions, 8, &count, offsets));
  CHECK(count == 8 && offsets[0] == 0 && offsets[1] == 7 && offsets[2] == 8);
  OK(tl_state_action_text(states[1], actions[7], OUT));
  IS("15x22");
  OK(tl_batch_views(states, viewers, 2, 1, text, sizeof text, &length, offsets));
  CHECK(offsets[0] == 0 && offsets[2] == length && strlen(text) == length);
  CHECK(strstr(text, "\"seat\":0") < text + offsets[1]);
  CHECK(strncmp(text + offsets[1], "{\"game\":\"draughts\"", 18) == 0);
  CHECK(strstr(text + offsets[1], "\"seat\":null") != NULL);
  free_two(states);
}

/* Action ids by steps: four for each square, NW, NE, SW, SE. The seven first moves are 34, 35 (from 9), 38, 39 (10),
 * 42, 43 (11) and 46 (12 to 16); the capture 15x22 goes SW: 58. */
static void masks(void) {
  uint8_t bits[2 * 16];
  tl_state* states[2];
  make_two("{\"unit\":\"step\"}", states);
  memset(bits, 0xff, sizeof bits);
  OK(tl_batch_legal_masks(states, 2, 1, bits, 16));
  for (size_t i = 0; i < sizeof bits; ++i) {
    const int expected = i == 4 ? 0xcc : i == 5 ? 0x4c : i == 16 + 7 ? 0x04 : 0;
    CHECK(bits[i] == expected);
  }
  FAILS(TL_ERROR_OUT_OF_RANGE, tl_batch_legal_masks(states, 2, 1, bits, 15));
  free_two(states);
}

static void playing(void) {
  uint64_t actions[2] = {0, 0};
  tl_status statuses[2] = {TL_ERROR_INTERNAL, TL_ERROR_INTERNAL};
  tl_result results[2];
  tl_rng* rngs[2];
  tl_state* states[2];
  make_two("{}", states);
  OK(tl_rng_new(1, 0, &rngs[0]));
  OK(tl_rng_new(1, 1, &rngs[1]));
  OK(tl_state_parse_action(states[1], IN("15x22"), &actions[1]));
  OK(tl_batch_apply(states, actions, 2, 1, statuses));
  CHECK(statuses[0] == TL_ERROR_ILLEGAL_ACTION && statuses[1] == TL_OK);
  /* Light has 25x18 alone, which wins. */
  OK(tl_batch_random_step(states, rngs, 2, 2, actions, statuses));
  CHECK(statuses[0] == TL_OK && statuses[1] == TL_OK);
  OK(tl_batch_results(states, 2, 1, results));
  CHECK(results[0].finished == 0);
  CHECK(results[1].finished == 1 && results[1].reason == TL_REASON_NO_MOVES && results[1].winners == 2);
  actions[1] = 77;
  OK(tl_batch_random_step(states, rngs, 2, 1, actions, statuses));
  CHECK(statuses[0] == TL_OK && statuses[1] == TL_ERROR_GAME_OVER && actions[1] == 77);
  tl_rng_free(rngs[0]);
  tl_rng_free(rngs[1]);
  free_two(states);
}

static void making(void) {
  uint64_t capture = 0;
  uint64_t expected = 0;
  uint64_t number = 1;
  int32_t equal = 0;
  tl_state* two[2];
  tl_state* made[3] = {NULL, NULL, NULL};
  tl_rng* rngs[2];
  tl_rng* seventh;
  make_two("{}", two);
  OK(tl_state_parse_action(two[1], IN("15x22"), &capture));
  OK(tl_batch_new(two[1], 2, made));
  OK(tl_state_apply(made[0], capture));
  OK(tl_state_equal(made[1], two[1], &equal));
  CHECK(equal == 1);
  OK(tl_state_equal(made[0], two[1], &equal));
  CHECK(equal == 0);
  tl_batch_free(made, 3);
  OK(tl_batch_clone(two, 2, made));
  OK(tl_state_equal(made[0], two[0], &equal));
  CHECK(equal == 1);
  OK(tl_state_equal(made[1], two[1], &equal));
  CHECK(equal == 1);
  tl_batch_free(made, 2);
  OK(tl_batch_rngs_new(3, 6, 2, rngs));
  OK(tl_rng_new(3, 7, &seventh));
  OK(tl_rng_next(seventh, &expected));
  OK(tl_rng_next(rngs[1], &number));
  CHECK(number == expected);
  OK(tl_rng_next(rngs[0], &number));
  CHECK(number != expected);
  tl_rng_free(seventh);
  tl_batch_rngs_free(rngs, 2);
  tl_batch_free(NULL, 0);
  tl_batch_rngs_free(NULL, 0);
  free_two(two);
}

int main(void) {
  OK(tl_game_find(IN("draughts"), &draughts));
  making();
  reading();
  masks();
  playing();
  return failures == 0 ? 0 : 1;
}
