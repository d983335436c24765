#include "touchline/core/registry.hpp"

#include "touchline/core/text.hpp"
#include "touchline/draughts/game.hpp"

#include "support/catch.hpp"
#include "support/tiny_game.hpp"

using touchline::AnyState;
using touchline::Error;
using touchline::ErrorCode;
using touchline::Registry;

TEST_CASE("a registry is a value with games in order of their names", "[core][registry]") {
  Registry mine = Registry::built_in();
  const std::size_t built_in = mine.games().size();
  mine.add<tiny::Game>();
  CHECK(mine.games().size() == built_in + 1);
  CHECK(Registry::built_in().games().size() == built_in);
  CHECK(mine.games().front().name() < mine.games().back().name());
  CHECK(mine.game("tiny").info().title == "The tiny card game");
  CHECK(mine.find("chess") == nullptr);
  CHECK_THROWS_AS(mine.add<tiny::Game>(), Error);
  CHECK(mine.games().size() == built_in + 1);
}

TEST_CASE("an unknown game is named with those there are", "[core][registry]") {
  Registry two;
  two.add<tiny::Game>();
  two.add<touchline::draughts::Game>();
  try {
    (void)two.game("chess");
    FAIL("found");
  } catch (const Error& error) {
    CHECK(error.code() == ErrorCode::unknown_name);
    CHECK(error.message() == "there is no game \"chess\"; games are draughts, tiny");
  }
}

TEST_CASE("documents are read only of games in the registry", "[core][registry]") {
  const std::string text = AnyState::of<tiny::Game>(tiny::State({})).to_json();
  Registry mine;
  mine.add<tiny::Game>();
  CHECK_NOTHROW(AnyState::from_json(mine, text));
  try {
    (void)AnyState::from_json(Registry::built_in(), text);
    FAIL("read");
  } catch (const Error& error) {
    CHECK(error.code() == ErrorCode::unknown_name);
    CHECK(error.place() == "/game");
  }
}

TEST_CASE("a document of another kind or version is refused", "[core][registry]") {
  const auto start = Registry::built_in().game("draughts").start();
  const auto place_of = [](const std::string& text) {
    try {
      (void)AnyState::from_json(Registry::built_in(), text);
    } catch (const Error& error) {
      return std::string(error.place());
    }
    return std::string("accepted");
  };
  CHECK(place_of(start.rules_json()) == "/kind");
  std::string later = start.to_json();
  later.replace(later.rfind(":1}"), 3, ":2}");
  CHECK(place_of(later) == "/touchline");
}

TEST_CASE("typed states go in and come out", "[core][any_state]") {
  const touchline::draughts::State state{};
  const AnyState any = AnyState::of<touchline::draughts::Game>(state);
  REQUIRE(any.as<touchline::draughts::Game>() != nullptr);
  CHECK(*any.as<touchline::draughts::Game>() == state);
  CHECK(any.as<tiny::Game>() == nullptr);
  AnyState other = AnyState::of<tiny::Game>(tiny::State({}));
  CHECK_FALSE(other == any);
  other = any;
  CHECK(other == any);
}

namespace {

// The tiny game with a state too large to lie inside an AnyState.
struct LargeState : tiny::State {
  using tiny::State::State;
  explicit LargeState(const tiny::State& state) : tiny::State(state) {}
  std::array<char, 4096> ballast{};
};

struct LargeGame : tiny::Game {
  using State = LargeState;
  static constexpr touchline::GameInfo info{
      .name = "large", .title = "Large", .seats = 2, .has_chance = true, .has_hidden = true};
  static State start(const Rules& rules) { return State(tiny::Game::start(rules)); }
  static State read_state(const Rules& rules, touchline::json::Value value) {
    return State(tiny::Game::read_state(rules, value));
  }
  static State redeal(const View& view, touchline::Rng& rng) { return State(tiny::Game::redeal(view, rng)); }
  static std::string svg(const State& state, const touchline::SvgOptions& options, const touchline::LastTurn<State>*) {
    return tiny::Game::svg(state, options, nullptr);
  }
};

}  // namespace

TEST_CASE("states too large to lie inside are values as well", "[core][any_state]") {
  AnyState state = AnyState::of<LargeGame>(LargeGame::start({}));
  AnyState copy = state;
  copy.apply(copy.legal().front());
  CHECK_FALSE(copy == state);
  AnyState moved = std::move(copy);
  copy = moved;
  CHECK(copy == moved);
  copy = AnyState::of<tiny::Game>(tiny::State({}));  // from the heap to the inside, and back
  CHECK_FALSE(copy == moved);
  copy = std::move(moved);
  CHECK(copy.legal().size() == 4);
}

TEST_CASE("host events are read with their numbers", "[core][any_state]") {
  const AnyState state = Registry::built_in().game("draughts").start();
  CHECK(state.parse_event("FORFEIT  1") == touchline::Event::forfeit(touchline::Seat{1}));
  CHECK(state.parse_event("draw") == touchline::Event::draw());
  CHECK(state.text(touchline::Event::forfeit(touchline::Seat{1})) == "forfeit 1");
  CHECK_THROWS_AS(state.parse_event("forfeit"), Error);
  CHECK_THROWS_AS(state.parse_event("forfeit 2"), Error);
  CHECK_THROWS_AS(state.parse_event("penalty 0"), Error);  // draughts has no penalties
}

TEST_CASE("messages quote what was typed, cut and cleaned", "[core][text]") {
  CHECK(touchline::quote("a\tb") == "\"a?b\"");
  CHECK(touchline::quote("\xff") == "\"?\"");
  CHECK(touchline::quote(std::string(100, 'x')) == "\"" + std::string(60, 'x') + "…\"");
  CHECK(touchline::quote(std::string(59, 'x') + "éé") == "\"" + std::string(59, 'x') + "…\"");
  CHECK(touchline::trim(" \t a b\n") == "a b");
  CHECK(touchline::parse_number("007", 10) == 7);
  CHECK(touchline::parse_number("18446744073709551615", UINT64_MAX) == UINT64_MAX);
  CHECK_FALSE(touchline::parse_number("18446744073709551616", UINT64_MAX).has_value());
  CHECK_FALSE(touchline::parse_number("11", 10).has_value());
  CHECK_FALSE(touchline::parse_number("", 10).has_value());
  CHECK_FALSE(touchline::parse_number("-1", 10).has_value());
}
