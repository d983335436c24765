// Points 2–5 of the contract: values, who moves, actions, texts.
#include <algorithm>
#include <set>

#include "touchline/core/text.hpp"

#include "play.hpp"

using touchline::ActionId;
using touchline::AnyState;
using touchline::Rng;
using touchline::Seat;
using touchline::value;

namespace {

void check_list(const AnyState& state) {
  const std::vector<ActionId> legal = state.legal();
  CHECK(std::is_sorted(legal.begin(), legal.end()));
  CHECK(std::adjacent_find(legal.begin(), legal.end()) == legal.end());
  CHECK(legal.empty() == state.is_finished());
  CHECK(state.result().has_value() == state.is_finished());

  // A short buffer gets the first ones and the full count; what lies behind it is not touched.
  constexpr ActionId untouched{~std::uint64_t{0}};
  std::vector<ActionId> places(legal.size() + 8, untouched);
  const std::span<ActionId> half(places.data(), legal.size() / 2);
  CHECK(state.legal(half) == legal.size());
  CHECK(std::equal(half.begin(), half.end(), legal.begin()));
  CHECK(std::count(places.begin(), places.end(), untouched) ==
        static_cast<std::ptrdiff_t>(places.size() - half.size()));

  for (int seat = 0; seat < state.seats(); ++seat) {
    const auto own = state.legal(static_cast<Seat>(seat));
    CHECK(own == (state.mover() == touchline::Mover(static_cast<Seat>(seat)) ? legal : std::vector<ActionId>{}));
  }
  if (const auto count = state.action_count()) {
    CHECK((legal.empty() || value(legal.back()) < *count));
  }
}

// Every listed action applies; applying it to a copy leaves the original as it was.
void check_listed_apply(const AnyState& state) {
  const std::string before = conformance::fingerprint(state);
  for (const ActionId action : state.legal()) {
    CHECK(state.is_legal(action));
    AnyState copy = state;
    CHECK(copy == state);
    CHECK_FALSE(copy.try_apply(action).has_value());
    CHECK_FALSE(copy == state);
  }
  CHECK(conformance::fingerprint(state) == before);
}

std::vector<ActionId> unlisted_sample(const AnyState& state, Rng& rng) {
  const auto legal = state.legal();
  std::vector<std::uint64_t> tries{0, 1, UINT64_MAX, UINT64_MAX / 2};
  for (const ActionId action : legal)
    for (const int bit : {0, 1, 3, 7, 33, 63}) tries.push_back(value(action) ^ (std::uint64_t{1} << bit));
  const std::uint64_t bound = state.action_count().value_or(std::uint64_t{1} << 42);
  for (int i = 0; i < 60; ++i) tries.push_back(rng.below(bound));
  std::vector<ActionId> out;
  for (const auto number : tries)
    if (!std::binary_search(legal.begin(), legal.end(), static_cast<ActionId>(number)))
      out.push_back(static_cast<ActionId>(number));
  return out;
}

void check_unlisted_refused(AnyState& state, Rng& rng) {
  const AnyState copy = state;
  const std::string before = conformance::fingerprint(state);
  for (const ActionId action : unlisted_sample(state, rng)) {
    CHECK_FALSE(state.is_legal(action));
    const auto error = state.try_apply(action);
    REQUIRE(error.has_value());
    CHECK(error->code() ==
          (state.is_finished() ? touchline::ErrorCode::game_over : touchline::ErrorCode::illegal_action));
    CHECK_FALSE(error->message().empty());
    CHECK_THROWS_AS(state.apply(action), touchline::Error);
    CHECK(state.weight(action) == 0);
  }
  CHECK(state == copy);
  CHECK(conformance::fingerprint(state) == before);
}

void check_texts(const AnyState& state) {
  std::set<std::string> seen;
  for (const ActionId action : state.legal()) {
    const std::string text = state.text(action);
    CHECK(seen.insert(text).second);
    CHECK(state.parse_action(text) == action);
    CHECK(state.parse_action("  " + text + " ") == action);
    CHECK(state.parse_action(touchline::lower(text)) == action);
    CHECK(state.parse_event(text) == touchline::Event::of(action));
  }
}

void check_bad_texts(const AnyState& state) {
  for (const char* text : {"", " ", "?", "zz9 plural z alpha", "99999999999999999999", "\xff\xfe", "1-", "-1", "A00"})
    CHECK(conformance::error_of([&] { (void)state.parse_action(text); }).has_value());
}

void check_host_events(const AnyState& state) {
  if (state.is_finished()) {
    AnyState copy = state;
    CHECK(conformance::error_of([&] { copy.forfeit(Seat{0}); }) == touchline::ErrorCode::game_over);
    CHECK(conformance::error_of([&] { copy.agree_draw(); }) == touchline::ErrorCode::game_over);
    CHECK(copy == state);
    return;
  }
  for (int seat = 0; seat < state.seats(); ++seat) {
    AnyState copy = state;
    copy.apply(copy.parse_event("forfeit " + std::to_string(seat)));
    REQUIRE(copy.result().has_value());
    CHECK(copy.result()->reason == touchline::Reason::forfeit);
    CHECK_FALSE(copy.result()->is_winner(static_cast<Seat>(seat)));
    CHECK_FALSE(copy.result()->is_draw());
    CHECK(copy.legal().empty());
  }
  AnyState copy = state;
  copy.apply(copy.parse_event(" Draw "));
  REQUIRE(copy.result().has_value());
  CHECK(copy.result()->reason == touchline::Reason::agreement);
  CHECK(copy.result()->is_draw());
  AnyState same = state;
  CHECK(conformance::error_of([&] { same.forfeit(static_cast<Seat>(state.seats())); }) ==
        touchline::ErrorCode::out_of_range);
  CHECK(same == state);
}

void check_chance(const AnyState& state) {
  for (const ActionId action : state.legal()) CHECK((state.weight(action) > 0) == state.mover().is_chance());
}

}  // namespace

TEST_CASE("actions: listed are accepted, all others refused without change", "[conformance]") {
  const auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  Rng rng(7);
  conformance::visit_states(subject, 1, [&](AnyState& state, int i) {
    check_list(state);
    check_chance(state);
    if (i % 7 == 0 || state.is_finished()) {
      check_listed_apply(state);
      check_unlisted_refused(state, rng);
      check_host_events(state);
    }
  });
}

TEST_CASE("texts: one for each action, read back however they are typed", "[conformance]") {
  const auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  conformance::visit_states(subject, 2, [&](AnyState& state, int i) {
    if (i % 3 == 0) check_texts(state);
    if (i % 20 == 0 || state.is_finished()) check_bad_texts(state);
  });
}

TEST_CASE("values: copies are independent, assignments equal, equal states alike", "[conformance]") {
  const auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  AnyState previous = conformance::start(subject);
  conformance::visit_states(subject, 3, [&](AnyState& state, int) {
    const std::string print = conformance::fingerprint(state);
    AnyState assigned = previous;
    assigned = state;
    CHECK(assigned == state);
    CHECK(conformance::fingerprint(assigned) == print);
    AnyState moved = std::move(assigned);
    CHECK(moved == state);
    assigned = moved;  // a state that was moved from may be assigned to
    CHECK(assigned == state);
    CHECK(state.same_rules(previous));
    if (!(state == previous)) CHECK(conformance::fingerprint(previous) != print);
    previous = state;
  });
}

TEST_CASE("random play: an action that is played is the one that would be picked", "[conformance]") {
  const auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  touchline::Rng rng(15);
  touchline::Rng picks = rng;
  std::vector<ActionId> buffer;
  AnyState state = conformance::start(subject);
  AnyState expected = state;
  for (int i = 0; i < subject.max_actions && !expected.is_finished(); ++i) {
    const ActionId action = expected.random_action(picks, buffer);
    expected.apply(action);
    REQUIRE(state.play_random(rng, buffer) == action);
    REQUIRE(state == expected);
    REQUIRE(rng == picks);
  }
  if (!state.is_finished()) return;
  CHECK(conformance::error_of([&] { state.play_random(rng, buffer); }) == touchline::ErrorCode::game_over);
  CHECK(rng == picks);
}

TEST_CASE("chance: the same seed gives the same game", "[conformance]") {
  const auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  const auto first = conformance::random_record(subject, 99, subject.max_actions);
  const auto second = conformance::random_record(subject, 99, subject.max_actions);
  CHECK(first == second);
  CHECK(first.to_json() == second.to_json());
  const auto third = conformance::random_record(subject, 100, subject.max_actions);
  CHECK(first.events().size() > 0);
  CHECK_FALSE(third.events().empty());
}
