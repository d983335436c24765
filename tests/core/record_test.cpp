#include "touchline/core/record.hpp"

#include <nlohmann/json.hpp>

#include "touchline/core/registry.hpp"

#include "support/catch.hpp"
#include "support/tiny_game.hpp"

using touchline::Error;
using touchline::ErrorCode;
using touchline::Record;
using touchline::Registry;
using touchline::Seat;

namespace {

Registry with_tiny() {
  Registry registry = Registry::built_in();
  registry.add<tiny::Game>();
  return registry;
}

Record draughts_record(std::initializer_list<const char*> moves) {
  Record record(Registry::built_in().game("draughts").start());
  for (const char* move : moves) record.apply(record.state().parse_event(move));
  return record;
}

Record tiny_record(std::initializer_list<const char*> events) {
  Record record(touchline::AnyState::of<tiny::Game>(tiny::State({})));
  for (const char* event : events) record.apply(record.state().parse_event(event));
  return record;
}

nlohmann::json actions_seen(const Record& record, touchline::Viewer viewer) {
  return nlohmann::json::parse(record.to_json(viewer))["actions"];
}

}  // namespace

TEST_CASE("a record is written as the format says", "[core][record]") {
  Record record = draughts_record({"11-15", "22-18", "15x22"});
  record.set_seats({"Ann", "Bob"});
  record.set_tag("Event", "Club");
  record.add_comment(3, "Forced.");
  CHECK(record.to_json() ==
        R"({"actions":["11-15","22-18","15x22"],"comments":[[3,"Forced."]],"game":"draughts","kind":"record",)"
        R"("result":null,"rules":{"draws":"tournament","unit":"move"},"seats":["Ann","Bob"],"start":null,)"
        R"("tags":{"Event":"Club"},"touchline":1})");
}

TEST_CASE("a record that cannot be is refused with the place", "[core][record]") {
  const auto place_of = [](std::string text, const std::string& part, const std::string& instead) {
    text.replace(text.find(part), part.size(), instead);
    try {
      (void)Record::from_json(Registry::built_in(), text);
    } catch (const Error& error) {
      return std::string(error.place());
    }
    return std::string("accepted");
  };
  const std::string text = draughts_record({"11-15", "22-18", "15x22"}).to_json();
  CHECK(place_of(text, "15x22", "15x22") == "accepted");
  CHECK(place_of(text, "15x22", "8-11") == "/actions/2");
  CHECK(place_of(text, "\"15x22\"", "7") == "/actions/2");
  CHECK(place_of(text, "\"15x22\"", "\"??\"") == "/actions");
  CHECK(
      place_of(
          text, "\"result\":null",
          R"("result":{"mvp":null,"reason":"agreement","scores":[0,0],"team_scores":null,"winners":[],"winning_team":null})") ==
      "/result");
  CHECK(place_of(text, "\"comments\":[]", "\"comments\":[[4,\"x\"]]") == "/comments/0/0");
  CHECK(place_of(text, "\"comments\":[]", "\"comments\":[[2,\"x\"],[1,\"y\"]]") == "/comments/1/0");
  CHECK(place_of(text, "\"seats\":[]", "\"seats\":[\"Ann\"]") == "/seats");
  CHECK(place_of(text, "\"tags\":{}", "\"tags\":{\"a\":1}") == "/tags/a");
}

TEST_CASE("a long record is walked quickly and keeps few states", "[core][record]") {
  // Two kings step to and fro without automatic draws: a game without end.
  Record record(Registry::built_in().game("draughts").parse_position("B:WK32:BK1", R"({"draws":"none"})"));
  const std::array moves{"1-5", "32-28", "5-1", "28-32"};
  for (std::size_t i = 0; i < 20000; ++i) record.apply(record.state().parse_action(moves[i % 4]));
  const auto start = record.start().to_json();
  record.jump_to(8000);
  CHECK(record.state().to_json() == start);
  record.jump_to(19999);
  CHECK(record.undo());
  CHECK(record.position() == 19998);
  CHECK(record.state_at(4) == record.start());
  record.apply(record.state().parse_action("5-1"));
  CHECK(record.events().size() == 19999);
}

TEST_CASE("a turn is played whole or not at all", "[core][record]") {
  Record record(Registry::built_in().game("draughts").start(R"({"unit":"step"})"));
  const auto turn = record.state().parse_turn("11-15");
  record.apply_turn(turn);
  CHECK(record.events().size() == 1);
  const Record before = record;
  CHECK_THROWS_AS(record.apply_turn(std::vector{touchline::ActionId{85}, touchline::ActionId{85}}), Error);
  CHECK(record == before);
}

TEST_CASE("a seat's record covers what it may not know", "[core][record]") {
  const Record open = tiny_record({"card 2", "card 4", "swap", "card 5", "stand"});  // seat 0 wins with 5
  CHECK(open.state().result()->is_winner(Seat{0}));
  using nlohmann::json;
  CHECK(actions_seen(open, Seat{0}) == json({"card 2", "card 4", "swap", "card 5", "stand"}));
  CHECK(actions_seen(open, Seat{1}) == json({"??", "card 4", "swap", "card 5", "stand"}));  // hands were shown
  CHECK(actions_seen(open, std::nullopt) == json({"??", "card 4", "swap", "card 5", "stand"}));

  const Record cut = tiny_record({"card 2", "card 4", "swap", "card 5"});
  CHECK(actions_seen(cut, Seat{0}) == json({"card 2", "??", "swap", "card 5"}));
  CHECK(actions_seen(cut, Seat{1}) == json({"??", "card 4", "swap", "??"}));
  CHECK(actions_seen(cut, std::nullopt) == json({"??", "??", "swap", "??"}));

  Record later(cut.state_at(2));
  later.apply(later.state().parse_action("stand"));
  const json covered = json::parse(later.to_json(Seat{1}));
  CHECK(covered["start"]["hands"] == json({-1, 4}));
  CHECK(covered["start"]["seat"] == 1);

  try {
    (void)Record::from_json(with_tiny(), cut.to_json(Seat{1}));
    FAIL("read");
  } catch (const Error& error) {
    CHECK(error.code() == ErrorCode::unsupported);
  }
}

TEST_CASE("where nothing is hidden a seat's record is the record", "[core][record]") {
  const Record record = draughts_record({"11-15"});
  CHECK(record.to_json(Seat{0}) == record.to_json());
}
