// Nim by itself: what a reader of its rules expects.
#include <map>

#include "touchline/core/result.hpp"

#include "registry.hpp"
#include "support/catch.hpp"

using touchline::AnyState;
using touchline::Reason;
using touchline::Seat;

namespace {

AnyState start(const std::string& rules = "{}") { return games_with_nim().game("nim").start(rules); }

AnyState after(AnyState state, std::initializer_list<const char*> texts) {
  for (const char* text : texts) state.apply(state.parse_action(text));
  return state;
}

// Whether the mover wins against any play, by trying everything.
bool wins(const AnyState& state, std::map<std::uint64_t, bool>& known) {
  const auto found = known.find(state.position_hash());
  if (found != known.end()) return found->second;
  bool won = false;
  for (const auto action : state.legal()) {
    AnyState child = state;
    child.apply(action);
    won = won || (child.is_finished() ? child.result()->is_winner(state.mover().seat()) : !wins(child, known));
  }
  return known[state.position_hash()] = won;
}

bool first_wins(const std::string& rules) {
  std::map<std::uint64_t, bool> known;
  return wins(start(rules), known);
}

}  // namespace

TEST_CASE("one stick or more is taken from one heap", "[nim]") {
  const AnyState state = start();
  CHECK(state.legal().size() == 3 + 4 + 5);
  CHECK(state.perft(2).nodes == 30 + 38 + 45);  // 12 less what was taken: 11+10+9, 11+10+9+8, 11+10+9+8+7
  CHECK(after(state, {"c5", "A1"}).text_board() == "a ||\nb ||||\nc \nseat 0 to take\n");
}

TEST_CASE("who takes the last stick has won, or lost under the misère rule", "[nim]") {
  const AnyState won = after(start(R"({"first":1,"heaps":2})"), {"b2", "a1"});
  REQUIRE(won.is_finished());
  CHECK(won.result()->reason == Reason::no_moves);
  CHECK(won.result()->is_winner(Seat{1}));
  CHECK(after(start(R"({"first":1,"heaps":2,"misere":true})"), {"b2", "a1"}).result()->is_winner(Seat{0}));
}

TEST_CASE("the first player wins exactly when the sizes of the heaps do not cancel out in binary", "[nim]") {
  // Bouton's theorem: 3^4^5 = 2, 1^2^3 = 0, 2^3 = 1. Under the misère rule the same, but where no heap has two sticks.
  CHECK(first_wins("{}"));
  CHECK_FALSE(first_wins(R"({"first":1})"));
  CHECK(first_wins(R"({"first":2,"heaps":2})"));
  CHECK(first_wins(R"({"misere":true})"));
  CHECK_FALSE(first_wins(R"({"first":1,"misere":true})"));
  CHECK_FALSE(first_wins(R"({"first":1,"heaps":1,"misere":true})"));
}

TEST_CASE("what is refused is told with what there is", "[nim]") {
  const auto message_of = [](const char* text) {
    try {
      (void)start().parse_action(text);
    } catch (const touchline::Error& error) {
      return std::string(error.what());
    }
    return std::string("accepted");
  };
  const std::string wanted = ": a heap and a number of sticks is wanted, as in a1; there are a3 b4 c5";
  for (const char* text : {"a4", "d1", "a0", "3a", "a"})
    CHECK(message_of(text) == '"' + std::string(text) + '"' + wanted);
  CHECK_THROWS_AS(start(R"({"heaps":7})"), touchline::Error);
  CHECK_THROWS_AS(nim::Game::start({.first = 11}), touchline::Error);
}
