/* Statistics through the C interface: Power Poker Football games, counted twice and added up. */
#include "check.h"

/* Plays a random game and counts its actions. */
static void count_game(const tl_game* game, tl_statistics* statistics) {
  tl_state* state;
  tl_state* before;
  tl_rng* rng;
  uint64_t action;
  int32_t mover;
  OK(tl_state_new(game, NULL, 0, &state));
  OK(tl_rng_new(5, 0, &rng));
  OK(tl_state_clone(state, &before));
  for (OK(tl_state_mover(state, &mover)); mover != TL_NOBODY; OK(tl_state_mover(state, &mover))) {
    OK(tl_state_assign(before, state));
    OK(tl_state_random_action(state, rng, &action));
    OK(tl_state_apply(state, action));
    OK(tl_statistics_add(statistics, before, action, state));
  }
  FAILS(TL_ERROR_ILLEGAL_ACTION, tl_statistics_add(statistics, state, 0, state)); /* the game is finished */
  tl_state_free(before);
  tl_state_free(state);
  tl_rng_free(rng);
}

/* The line of that name. */
static void line_named(const tl_statistics* statistics, const char* name, uint64_t* sum, uint64_t* over) {
  size_t size, index;
  OK(tl_statistics_size(statistics, &size));
  for (index = 0; index < size; ++index) {
    OK(tl_statistics_line(statistics, index, OUT, sum, over));
    CHECK(strlen(text) == length);
    if (strcmp(text, name) == 0) return;
  }
  CHECK(index < size); /* there is a line of that name */
}

static void count_and_add(const tl_game* game) {
  tl_statistics* one;
  tl_statistics* both;
  uint64_t drives, hands, sum, over;
  size_t size;
  OK(tl_statistics_new(game, &one));
  OK(tl_statistics_new(game, &both));
  count_game(game, one);
  OK(tl_statistics_add_all(both, one));
  count_game(game, both);
  line_named(one, "drives", &drives, &over);
  CHECK(drives >= 8 && over == 0); /* PP-5: eight drives, more in overtime */
  line_named(one, "hands", &hands, &over);
  line_named(both, "hands", &sum, &over);
  CHECK(sum == 2 * hands);
  line_named(one, "hands a drive", &sum, &over);
  CHECK(sum == hands && over == drives); /* a mean */
  OK(tl_statistics_size(one, &size));
  FAILS(TL_ERROR_OUT_OF_RANGE, tl_statistics_line(one, size, OUT, &sum, &over));
  OK(tl_statistics_line(one, 0, NULL, 0, &length, &sum, &over));
  CHECK(length == strlen("drives"));
  FAILS(TL_ERROR_SHORT_BUFFER, tl_statistics_line(one, 0, text, 6, &length, &sum, &over));
  tl_statistics_free(one);
  tl_statistics_free(both);
  tl_statistics_free(NULL);
}

/* Games that count nothing say so; counts of two games do not mix. */
static void refuse_other_games(const tl_game* poker) {
  const tl_game* draughts;
  const tl_game* football;
  tl_statistics* statistics = NULL;
  tl_statistics* other;
  tl_state* state;
  uint32_t features;
  OK(tl_game_find("draughts", 8, &draughts));
  OK(tl_game_find("checker_football", 16, &football));
  OK(tl_game_flags(draughts, &features));
  CHECK((features & TL_GAME_STATISTICS) == 0);
  OK(tl_game_flags(poker, &features));
  CHECK((features & TL_GAME_STATISTICS) != 0);
  FAILS(TL_ERROR_UNSUPPORTED, tl_statistics_new(draughts, &statistics));
  CHECK(statistics == NULL);
  OK(tl_statistics_new(poker, &statistics));
  OK(tl_statistics_new(football, &other));
  OK(tl_state_new(football, NULL, 0, &state));
  FAILS(TL_ERROR_OUT_OF_RANGE, tl_statistics_add_all(statistics, other));
  FAILS(TL_ERROR_OUT_OF_RANGE, tl_statistics_add(statistics, state, 0, state));
  tl_statistics_free(statistics);
  tl_statistics_free(other);
  tl_state_free(state);
}

int main(void) {
  const tl_game* game;
  OK(tl_game_find("power_poker_football", 20, &game));
  count_and_add(game);
  refuse_other_games(game);
  return failures == 0 ? 0 : 1;
}
