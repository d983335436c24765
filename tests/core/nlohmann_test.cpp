#include "touchline/json.hpp"
#include "touchline/touchline.hpp"

#include "support/catch.hpp"

using nlohmann::json;

TEST_CASE("documents go to nlohmann's values and back", "[core][json]") {
  const auto registry = touchline::Registry::built_in();
  auto state = registry.game("draughts").start();
  state.apply(state.parse_action("11-15"));
  json document = state;
  CHECK(document["state"]["to_move"] == 1);
  CHECK(touchline::state_from(registry, document) == state);

  document["state"]["to_move"] = 2;
  try {
    (void)touchline::state_from(registry, document);
    FAIL("read");
  } catch (const touchline::Error& error) {
    CHECK(error.place() == "/state/to_move");
  }

  touchline::Record record(registry.game("draughts").start());
  record.apply(record.state().parse_event("9-14"));
  CHECK(touchline::record_from(registry, record) == record);
  const json view = record.state().observe(touchline::Seat{1});
  CHECK(view["view"]["seat"] == 1);
  CHECK(touchline::view_from(registry, view).to_json() == view.dump());
}
