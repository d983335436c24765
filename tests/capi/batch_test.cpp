// Batch calls against single ones: the same numbers for any number of threads, and failures that change nothing.
#include <limits>
#include <vector>

#include "fixture.hpp"

using namespace capi_test;

namespace {

constexpr std::size_t games = 100;

/// States of draughts by steps with a generator each.
class Batch {
 public:
  Batch() : states(games), rngs(games), actions(games), statuses(games) {
    const Objects on;
    for (std::size_t i = 0; i < games; ++i) {
      REQUIRE(tl_state_new(on.game, "{\"unit\":\"step\"}", 15, &states[i]) == TL_OK);
      REQUIRE(tl_rng_new(1, i, &rngs[i]) == TL_OK);
    }
  }
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;
  ~Batch() {
    for (tl_state* state : states) tl_state_free(state);
    for (tl_rng* rng : rngs) tl_rng_free(rng);
  }

  void step(std::uint32_t threads) {
    REQUIRE(tl_batch_random_step(states.data(), rngs.data(), games, threads, actions.data(), statuses.data()) == TL_OK);
  }

  std::vector<tl_state*> states;
  std::vector<tl_rng*> rngs;
  std::vector<std::uint64_t> actions;
  std::vector<tl_status> statuses;
};

/// The legal actions of a state, by the single call.
std::vector<std::uint64_t> legal(const tl_state* state) {
  std::uint64_t actions[64];
  std::size_t count = 0;
  REQUIRE(tl_state_legal_actions(state, actions, 64, &count) == TL_OK);
  return {actions, actions + count};
}

void check_lists(const Batch& batch, std::uint32_t threads) {
  std::vector<std::uint64_t> all(games * 64);
  std::vector<std::size_t> offsets(games + 1);
  std::vector<std::uint8_t> masks(games * 17, 0xff);
  std::size_t total = 0;
  REQUIRE(tl_batch_legal_actions(batch.states.data(), games, threads, all.data(), all.size(), &total, offsets.data()) ==
          TL_OK);
  REQUIRE(tl_batch_legal_masks(batch.states.data(), games, threads, masks.data(), 17) == TL_OK);
  REQUIRE(offsets.back() == total);
  for (std::size_t i = 0; i < games; ++i) {
    const auto expected = legal(batch.states[i]);
    CHECK(std::vector<std::uint64_t>(all.begin() + static_cast<std::ptrdiff_t>(offsets[i]),
                                     all.begin() + static_cast<std::ptrdiff_t>(offsets[i + 1])) == expected);
    std::vector<std::uint64_t> set;
    for (std::uint64_t bit = 0; bit < 17 * 8; ++bit)
      if ((masks[i * 17 + bit / 8] >> bit % 8 & 1) != 0) set.push_back(bit);
    CHECK(set == expected);
  }
}

void check_views(const Batch& batch, std::uint32_t threads) {
  const std::vector<std::int32_t> viewers(games, TL_ONLOOKER);
  std::vector<std::size_t> offsets(games + 1);
  const std::string all = text_of([&](char* text, std::size_t capacity, std::size_t* length) {
    return tl_batch_views(batch.states.data(), viewers.data(), games, threads, text, capacity, length, offsets.data());
  });
  for (std::size_t i = 0; i < games; ++i) {
    tl_view* view = nullptr;
    REQUIRE(tl_state_observe(batch.states[i], TL_ONLOOKER, &view) == TL_OK);
    CHECK(all.substr(offsets[i], offsets[i + 1] - offsets[i]) ==
          text_of([&](auto... out) { return tl_view_to_json(view, out...); }));
    tl_view_free(view);
  }
}

void check_standings(const Batch& batch, std::uint32_t threads) {
  std::vector<std::int32_t> movers(games);
  std::vector<tl_result> results(games);
  REQUIRE(tl_batch_movers(batch.states.data(), games, threads, movers.data()) == TL_OK);
  REQUIRE(tl_batch_results(batch.states.data(), games, threads, results.data()) == TL_OK);
  for (std::size_t i = 0; i < games; ++i) {
    std::int32_t mover = 0;
    tl_result result;
    REQUIRE(tl_state_mover(batch.states[i], &mover) == TL_OK);
    REQUIRE(tl_state_result(batch.states[i], &result) == TL_OK);
    CHECK(movers[i] == mover);
    CHECK(results[i].finished == result.finished);
    CHECK(results[i].reason == result.reason);
    CHECK(std::equal(result.scores, result.scores + TL_MAX_SEATS, results[i].scores));
  }
}

}  // namespace

TEST_CASE("a batch of random games is the same for any number of threads, and as played one by one", "[capi]") {
  Batch alone;
  Batch together;
  bool going_on = true;
  int steps = 0;
  for (; going_on && steps < 2000; ++steps) {
    together.step(4);
    going_on = false;
    for (std::size_t i = 0; i < games; ++i) {
      std::uint64_t action = 0;
      tl_status status = tl_state_random_action(alone.states[i], alone.rngs[i], &action);
      if (status == TL_OK) status = tl_state_apply(alone.states[i], action);
      REQUIRE(status == together.statuses[i]);
      if (status == TL_OK) REQUIRE(action == together.actions[i]);
      going_on = going_on || status == TL_OK;
    }
    if (steps % 50 == 0) {
      check_lists(together, 3);
      check_standings(together, 3);
      check_views(together, 3);
    }
  }
  CHECK_FALSE(going_on);
  CHECK(steps > 100);
  for (std::size_t i = 0; i < games; ++i) CHECK(json_of(alone.states[i]) == json_of(together.states[i]));
  check_standings(together, 1);
}

TEST_CASE("batch calls check all arguments before they change anything", "[capi]") {
  Batch batch;
  batch.step(1);
  std::vector<std::string> before;
  for (const tl_state* state : batch.states) before.push_back(json_of(state));
  const auto first_actions = batch.actions;
  const auto apply = [&](std::size_t count, std::uint32_t threads) {
    return tl_batch_apply(batch.states.data(), batch.actions.data(), count, threads, batch.statuses.data());
  };
  const auto step = [&](std::uint32_t threads) {
    return tl_batch_random_step(batch.states.data(), batch.rngs.data(), games, threads, batch.actions.data(),
                                batch.statuses.data());
  };
  CHECK(apply(std::numeric_limits<std::size_t>::max(), 1) == TL_ERROR_OUT_OF_RANGE);
  CHECK(apply(games, 1025) == TL_ERROR_OUT_OF_RANGE);
  CHECK(step(1025) == TL_ERROR_OUT_OF_RANGE);

  tl_state* const last = batch.states.back();
  batch.states.back() = nullptr;
  CHECK(apply(games, 1) == TL_ERROR_NULL);
  CHECK(step(1) == TL_ERROR_NULL);
  batch.states.back() = batch.states.front();  // twice in the list: two threads would change it
  CHECK(apply(games, 2) == TL_ERROR_OUT_OF_RANGE);
  CHECK(step(2) == TL_ERROR_OUT_OF_RANGE);
  batch.states.back() = last;
  tl_rng* const last_rng = batch.rngs.back();
  batch.rngs.back() = batch.rngs.front();
  CHECK(step(2) == TL_ERROR_OUT_OF_RANGE);
  batch.rngs.back() = nullptr;
  CHECK(step(1) == TL_ERROR_NULL);
  batch.rngs.back() = last_rng;

  CHECK(batch.actions == first_actions);
  for (std::size_t i = 0; i < games; ++i) CHECK(json_of(batch.states[i]) == before[i]);
}

TEST_CASE("batch calls leave short buffers and their offsets as they were", "[capi]") {
  const Objects on;
  tl_state* const states[] = {on.state, on.finished};
  const std::int32_t viewers[] = {0, 1};
  const std::int32_t no_seat[] = {0, 2};
  Outputs o;
  std::size_t offsets[] = {9, 9, 9};
  std::uint8_t masks[32] = {9};
  const auto untouched = [&] {
    return o.untouched_but_size() && offsets[0] == 9 && offsets[1] == 9 && offsets[2] == 9 && masks[0] == 9;
  };
  CHECK(tl_batch_legal_actions(states, 2, 1, o.actions.data(), 6, &o.size, offsets) == TL_ERROR_SHORT_BUFFER);
  CHECK(o.size == 7);
  CHECK(untouched());
  CHECK(tl_batch_views(states, viewers, 2, 1, o.text.data(), 10, &o.size, offsets) == TL_ERROR_SHORT_BUFFER);
  CHECK(o.size > 10);
  CHECK(untouched());
  o = Outputs();
  CHECK(tl_batch_views(states, no_seat, 2, 2, o.text.data(), o.text.size(), &o.size, offsets) == TL_ERROR_OUT_OF_RANGE);
  CHECK(tl_batch_legal_masks(states, 2, 1, masks, 16) == TL_ERROR_UNSUPPORTED);
  CHECK(tl_batch_legal_masks(states, 2, 1, masks, std::numeric_limits<std::size_t>::max()) == TL_ERROR_OUT_OF_RANGE);
  CHECK(o.untouched());
  CHECK(untouched());
}

TEST_CASE("a batch of none needs no lists", "[capi]") {
  Outputs o;
  std::size_t offset = 9;
  CHECK(tl_batch_clone(nullptr, 0, nullptr) == TL_OK);
  CHECK(tl_batch_rngs_new(1, 0, 0, nullptr) == TL_OK);
  CHECK(tl_batch_apply(nullptr, nullptr, 0, 4, nullptr) == TL_OK);
  CHECK(tl_batch_random_step(nullptr, nullptr, 0, 4, nullptr, nullptr) == TL_OK);
  CHECK(tl_batch_movers(nullptr, 0, 4, nullptr) == TL_OK);
  CHECK(tl_batch_results(nullptr, 0, 4, nullptr) == TL_OK);
  CHECK(tl_batch_legal_masks(nullptr, 0, 4, nullptr, 16) == TL_OK);
  CHECK(tl_batch_legal_actions(nullptr, 0, 4, o.actions.data(), 64, &o.size, &offset) == TL_OK);
  CHECK(o.size == 0);
  CHECK(offset == 0);
}
