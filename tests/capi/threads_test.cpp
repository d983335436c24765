// Many threads: each on objects of its own, and all reading one state.
#include <vector>

#include "touchline/core/joined_thread.hpp"

#include "fixture.hpp"

using namespace capi_test;

namespace {

constexpr int threads = 8;

/// Runs `work(i)` in thread i and returns what each gave. Catch2 counts in one thread only, so threads check nothing.
template <class Work>
auto in_threads(Work&& work) {
  std::vector<decltype(work(0))> results(threads);
  std::vector<touchline::JoinedThread> running;
  for (int i = 0; i < threads; ++i) running.emplace_back([&, i] { results[static_cast<std::size_t>(i)] = work(i); });
  running.clear();
  return results;
}

/// A text out without checks, empty if refused.
template <class Call>
std::string plain_text(Call&& call) {
  std::string text(65536, '\0');
  std::size_t length = 0;
  if (call(text.data(), text.size(), &length) != TL_OK) return {};
  text.resize(length);
  return text;
}

/// The record of random game number `stream`, played to its end, as JSON.
std::string random_game(std::uint64_t stream) {
  const tl_game* game = nullptr;
  tl_rng* rng = nullptr;
  tl_state* state = nullptr;
  tl_record* record = nullptr;
  std::uint64_t action = 0;
  tl_game_find("draughts", 8, &game);
  tl_rng_new(1, stream, &rng);
  tl_state_new(game, nullptr, 0, &state);
  tl_record_new(state, &record);
  while (tl_state_random_action(state, rng, &action) == TL_OK) {
    tl_state_apply(state, action);
    tl_record_apply(record, action);
  }
  std::string json = plain_text([&](auto... out) { return tl_record_to_json(record, out...); });
  tl_record_free(record);
  tl_state_free(state);
  tl_rng_free(rng);
  return json;
}

/// Everything that can be read of a state.
std::string all_of(const tl_state* state) {
  std::string out = plain_text([&](auto... to) { return tl_state_to_json(state, to...); });
  out += plain_text([&](auto... to) { return tl_state_text_board(state, to...); });
  out += plain_text([&](auto... to) { return tl_state_svg(state, nullptr, to...); });
  out += plain_text([&](auto... to) { return tl_state_position_text(state, to...); });
  std::uint64_t actions[64];
  std::size_t count = 0;
  std::uint64_t number = 0;
  std::int32_t complete = 0;
  tl_state_legal_actions(state, actions, 64, &count);
  for (std::size_t i = 0; i < count; ++i)
    out += plain_text([&](auto... to) { return tl_state_action_text(state, actions[i], to...); });
  tl_state_hash(state, &number);
  out += std::to_string(number);
  tl_state_perft(state, 4, nullptr, &number, &complete);
  return out + ' ' + std::to_string(number);
}

}  // namespace

TEST_CASE("threads with objects of their own play as one thread does", "[capi]") {
  const auto games = in_threads([](int i) { return random_game(static_cast<std::uint64_t>(i)); });
  for (int i = 0; i < threads; ++i) {
    CHECK(games[static_cast<std::size_t>(i)].size() > 200);
    CHECK(games[static_cast<std::size_t>(i)] == random_game(static_cast<std::uint64_t>(i)));
  }
  CHECK(games[0] != games[1]);
}

TEST_CASE("many threads may read one state", "[capi]") {
  const Objects on;
  const std::string expected = all_of(on.state);
  CHECK(expected.ends_with(" 1469"));
  for (const std::string& read : in_threads([&](int) { return all_of(on.state); })) CHECK(read == expected);
}

TEST_CASE("the last error is the thread's own", "[capi]") {
  const Objects on;
  CHECK(tl_state_apply(on.finished, on.action) == TL_ERROR_GAME_OVER);
  const auto seen = in_threads([&](int i) {
    std::uint64_t action = 0;
    const tl_status before = tl_last_error_code();
    if (i % 2 == 0) tl_state_parse_action(on.state, "9-18", 4, &action);
    return std::vector<tl_status>{before, tl_last_error_code()};
  });
  for (std::size_t i = 0; i < seen.size(); ++i) {
    CHECK(seen[i][0] == TL_OK);
    CHECK(seen[i][1] == (i % 2 == 0 ? TL_ERROR_ILLEGAL_ACTION : TL_OK));
  }
  CHECK(tl_last_error_code() == TL_ERROR_GAME_OVER);
}
