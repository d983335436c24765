/// What the C++ tests of the C interface share: a draughts game with an object of every type, and places for outputs
/// that show whether a failed call has written to them.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <touchline.h>

#include "support/catch.hpp"

namespace capi_test {

/// Outputs filled with a mark.
struct Outputs {
  static constexpr std::size_t room = 4096;

  std::array<char, room> text;
  std::array<std::uint64_t, 64> actions;
  std::size_t size;
  std::int32_t number32;
  std::int32_t second32;
  std::uint32_t bits;
  std::int64_t number64;
  std::uint64_t word;
  tl_event event;
  tl_result result;
  const tl_game* game;
  tl_rules* rules;
  tl_rng* rng;
  tl_state* state;
  tl_turns* turns;
  tl_view* view;
  tl_statistics* statistics;
  tl_record* record;

  Outputs() noexcept { std::memset(static_cast<void*>(this), mark, sizeof *this); }
  [[nodiscard]] bool untouched() const noexcept {
    const auto* bytes = reinterpret_cast<const unsigned char*>(this);
    for (std::size_t i = 0; i < sizeof *this; ++i)
      if (bytes[i] != mark) return false;
    return true;
  }
  /// Untouched but for `size`.
  [[nodiscard]] bool untouched_but_size() const noexcept {
    Outputs copy;
    std::memcpy(static_cast<void*>(&copy), this, sizeof copy);
    std::memset(&copy.size, mark, sizeof copy.size);
    return copy.untouched();
  }

 private:
  static constexpr unsigned char mark = 0xa5;
};

/// A text out of a call with (text, capacity, length).
template <class Call>
std::string text_of(Call&& call) {
  std::size_t length = 0;
  REQUIRE(call(static_cast<char*>(nullptr), std::size_t{0}, &length) == TL_OK);
  std::string text(length + 1, '?');
  REQUIRE(call(text.data(), text.size(), &length) == TL_OK);
  REQUIRE(text.size() == length + 1);
  text.resize(length);
  return text;
}

inline std::string json_of(const tl_state* state) {
  return text_of([&](auto... out) { return tl_state_to_json(state, out...); });
}

inline std::string json_of(const tl_record* record) {
  return text_of([&](auto... out) { return tl_record_to_json(record, out...); });
}

/// An object of every type, of draughts.
struct Objects {
  const tl_game* game = nullptr;
  tl_rules* rules = nullptr;
  tl_rng* rng = nullptr;
  tl_state* state = nullptr;     // at the start of the game
  tl_state* finished = nullptr;  // light has won: dark has no piece
  tl_turns* turns = nullptr;
  tl_view* view = nullptr;
  tl_record* record = nullptr;  // one move, a tag, a comment, names
  std::uint64_t action = 0;     // the first legal one of `state`

  Objects() {
    REQUIRE(tl_game_find("draughts", 8, &game) == TL_OK);
    REQUIRE(tl_rules_new(game, nullptr, 0, &rules) == TL_OK);
    REQUIRE(tl_rng_new(1, 1, &rng) == TL_OK);
    REQUIRE(tl_state_new(game, nullptr, 0, &state) == TL_OK);
    REQUIRE(tl_state_from_position(game, "B:W18:B", 7, nullptr, 0, &finished) == TL_OK);
    REQUIRE(tl_state_parse_action(state, "9-13", 4, &action) == TL_OK);
    REQUIRE(tl_turns_new(state, nullptr, &turns) == TL_OK);
    REQUIRE(tl_state_observe(state, 0, &view) == TL_OK);
    make_record();
  }
  Objects(const Objects&) = delete;
  Objects& operator=(const Objects&) = delete;
  ~Objects() {
    tl_rules_free(rules);
    tl_rng_free(rng);
    tl_state_free(state);
    tl_state_free(finished);
    tl_turns_free(turns);
    tl_view_free(view);
    tl_record_free(record);
  }

 private:
  void make_record() {
    const char* const names[] = {"Ann", "Ben"};
    const std::size_t lengths[] = {3, 3};
    REQUIRE(tl_record_new(state, &record) == TL_OK);
    REQUIRE(tl_record_apply(record, action) == TL_OK);
    REQUIRE(tl_record_set_names(record, names, lengths, 2) == TL_OK);
    REQUIRE(tl_record_set_tag(record, "Event", 5, "Club", 4) == TL_OK);
    REQUIRE(tl_record_add_comment(record, 1, "well played", 11) == TL_OK);
  }
};

}  // namespace capi_test
