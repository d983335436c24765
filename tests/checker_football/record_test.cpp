// Through the type-erased layers: whole line-ups in records, statistics over games.
#include "touchline/core/record.hpp"

#include <string>

#include "touchline/checker_football/game.hpp"
#include "touchline/core/registry.hpp"

#include "play.hpp"
#include "support/catch.hpp"

using namespace football;
using touchline::AnyState;
using touchline::Event;
using touchline::Record;
using touchline::Registry;

namespace {

const char* const kickers = "@a7,b7,c7,d7,e7,f7,a8,b8,c8,d8,e8,f8";

std::string record_of(const std::string& actions, const std::string& comments = "[]") {
  return R"({"actions":[)" + actions + R"(],"comments":)" + comments +
         R"(,"game":"checker_football","kind":"record","result":null,"rules":)"
         R"({"accuracy":12,"columns":8,"defense_men":12,"line_up":"free","max_moves":100,"offense_men":11,)"
         R"("possessions":8,"touchdown_points":6},"seats":[],"start":null,"tags":{},"touchline":1})";
}

Record read(const std::string& text) { return Record::from_json(Registry::built_in(), text); }

}  // namespace

TEST_CASE("a record may hold a whole line-up as one text and is written man by man", "[checker_football][CF-41]") {
  const Record record = read(record_of("\"" + std::string(kickers) + "\",\"@c0\""));
  CHECK(record.events().size() == 13);
  CHECK(record.state().as<cf::Game>()->phase() == cf::Phase::receivers_line_up);
  const std::string text = record.to_json();
  CHECK(text.starts_with(
      R"({"actions":["@a7","@b7","@c7","@d7","@e7","@f7","@a8","@b8","@c8","@d8","@e8","@f8","@c0"])"));
  CHECK(read(text) == record);
}

TEST_CASE("a faulty line-up in a record is refused with its place", "[checker_football][CF-41]") {
  try {
    (void)read(record_of(R"("@a7","@a7,b7")"));
    FAIL("accepted");
  } catch (const touchline::Error& error) {
    CHECK(error.place() == "/actions/1");
  }
}

TEST_CASE("a line-up is undone as one turn", "[checker_football][CF-40]") {
  Record record(Registry::built_in().game("checker_football").start());
  for (const Event& event : record.state().parse_events(kickers)) record.apply(event);
  CHECK(record.position() == 12);
  record.apply(record.state().parse_event("@c0"));
  CHECK(record.state().mid_turn());
  CHECK(record.undo_turn());
  CHECK(record.position() == 12);
  CHECK(record.undo_turn());
  CHECK(record.position() == 0);
}

TEST_CASE("events are read one or several at a time", "[checker_football][CF-41]") {
  const AnyState state = Registry::built_in().game("checker_football").start();
  CHECK(state.parse_events(kickers).size() == 12);
  CHECK(state.parse_events("@b7") == std::vector<Event>{state.parse_event("@b7")});
  CHECK(state.parse_events(" Forfeit 1") == std::vector<Event>{Event::forfeit(touchline::Seat{1})});
  CHECK(state.parse_events("draw") == std::vector<Event>{Event::draw()});
  CHECK_THROWS_AS(state.parse_events("penalty 0"), touchline::Error);
  const AnyState draughts = Registry::built_in().game("draughts").start();
  CHECK(draughts.parse_events("11-15") == std::vector<Event>{draughts.parse_event("11-15")});
}

TEST_CASE("statistics over games add up in any order", "[checker_football][statistics]") {
  const auto game = Registry::built_in().game("checker_football");
  REQUIRE(game.has_statistics());
  auto all = game.statistics(), first = game.statistics(), second = game.statistics();
  std::vector<touchline::ActionId> buffer;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    AnyState state = game.start(R"({"line_up":"standard","possessions":3})");
    for (touchline::Rng rng(seed); !state.is_finished();) {
      const AnyState before = state;
      const auto action = state.random_action(rng, buffer);
      state.apply(action);
      all.add(before, action, state);
      (seed == 1 ? first : second).add(before, action, state);
    }
  }
  CHECK(all.lines() != first.lines());
  second.add(first);
  CHECK(second.lines() == all.lines());
  CHECK(all.lines().front().sum > 0);

  const auto draughts = Registry::built_in().game("draughts");
  CHECK_FALSE(draughts.has_statistics());
  CHECK_THROWS_AS(draughts.statistics(), touchline::Error);
  const AnyState other = draughts.start();
  CHECK_THROWS_AS(all.add(other, other.legal().front(), other), touchline::Error);
}
