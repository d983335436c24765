// Points 6, 10, 11 and 12 of the contract: turns, records, pictures, perft.
#include <set>

#include "play.hpp"
#include "support/xml.hpp"

using touchline::ActionId;
using touchline::AnyState;
using touchline::Listing;
using touchline::Record;
using touchline::TurnOptions;

namespace {

void check_unique_turns(const AnyState& state, std::uint64_t limit) {
  std::set<std::string> results;
  TurnOptions options;
  options.unique = true;
  options.limit = limit;
  state.for_each_turn(options, [&](std::span<const ActionId> actions) {
    AnyState after = state;
    for (const ActionId action : actions) after.apply(action);
    CHECK(results.insert(after.to_json()).second);
    return true;
  });
  CHECK_FALSE(results.empty());
}

void check_turns(const AnyState& state) {
  constexpr std::uint64_t limit = 150;
  std::set<std::string> texts;
  TurnOptions options;
  options.limit = limit;
  const Listing listing = state.for_each_turn(options, [&](std::span<const ActionId> actions) {
    const std::string text = state.turn_text(actions);
    CHECK(texts.insert(text).second);
    const std::vector<ActionId> back = state.parse_turn(text);
    CHECK(std::equal(back.begin(), back.end(), actions.begin(), actions.end()));
    AnyState after = state;
    for (const ActionId action : actions) after.apply(action);
    CHECK_FALSE(after.mid_turn());
    return true;
  });
  CHECK(listing == (texts.size() == limit ? listing : Listing::complete));
  CHECK(texts.size() <= limit);
  CHECK_FALSE(texts.empty());
  check_unique_turns(state, limit);

  int seen = 0;
  CHECK(state.for_each_turn({}, [&](std::span<const ActionId>) { return ++seen < 1; }) == Listing::stopped);
  CHECK(seen == 1);
  if (texts.size() > 1) {
    options.limit = 1;
    CHECK(state.for_each_turn(options, [](std::span<const ActionId>) { return true; }) == Listing::cut);
  }
}

// The states of a record, one by one, as they were when it was played.
std::vector<std::string> states_of(const Record& record) {
  std::vector<std::string> out{record.start().to_json()};
  AnyState state = record.start();
  for (const auto& event : record.events()) {
    state.apply(event);
    out.push_back(state.to_json());
  }
  return out;
}

void check_walk(Record& record, const std::vector<std::string>& states) {
  const std::size_t last = record.events().size();
  while (record.undo()) CHECK(record.state().to_json() == states[record.position()]);
  CHECK(record.position() == 0);
  while (record.redo()) CHECK(record.state().to_json() == states[record.position()]);
  CHECK(record.position() == last);
  touchline::Rng rng(3);
  for (int i = 0; i < 20; ++i) {
    const auto to = static_cast<std::size_t>(rng.below(last + 1));
    record.jump_to(to);
    CHECK(record.state().to_json() == states[to]);
    CHECK(record.state_at(last - to).to_json() == states[last - to]);
  }
  CHECK(conformance::error_of([&] { record.jump_to(last + 1); }) == touchline::ErrorCode::out_of_range);
  record.jump_to(last);
}

void check_walk_by_turns(Record& record, const std::vector<std::string>& states) {
  std::vector<std::size_t> stops{record.position()};
  while (record.undo_turn()) {
    CHECK(record.state().to_json() == states[record.position()]);
    CHECK((record.position() == 0 || !record.state().mid_turn()));
    CHECK((record.position() == 0 || !record.state().mover().is_chance()));
    stops.push_back(record.position());
  }
  CHECK(record.position() == 0);
  for (std::size_t i = stops.size() - 1; i-- > 0;) {
    CHECK(record.redo_turn());
    if (i > 0) CHECK(record.position() == stops[i]);
  }
  while (record.redo_turn()) {
  }
  CHECK(record.position() == record.events().size());
}

void check_json(const Record& record, const Record& same) {
  const std::string text = record.to_json();
  const Record back = Record::from_json(conformance::registry(), text);
  CHECK(back == same);
  CHECK(back.to_json() == text);
  CHECK(back.state() == record.state());
}

}  // namespace

TEST_CASE("turns: whole turns apply, are written, read back and counted", "[conformance]") {
  auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  subject.games = 2;
  conformance::visit_states(subject, 21, [&](const AnyState& state, int i) {
    if (state.is_finished() || (i % 8 != 0 && !state.mid_turn())) return;
    if (state.has_turns()) {
      check_turns(state);
    } else {
      CHECK(conformance::error_of([&] {
              (void)state.for_each_turn({}, [](std::span<const ActionId>) { return true; });
            }) == touchline::ErrorCode::unsupported);
    }
  });
}

TEST_CASE("records: undo, redo, jumps and replay give the same bytes", "[conformance]") {
  const auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  for (std::uint64_t seed = 31; seed < 34; ++seed) {
    Record record = conformance::random_record(subject, seed, subject.max_actions);
    const auto states = states_of(record);
    check_walk(record, states);
    check_walk_by_turns(record, states);
    check_json(record, record);
  }
}

TEST_CASE("records: tags, comments, names, host events and unfinished games are kept", "[conformance]") {
  const auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  Record record = conformance::random_record(subject, 41, 3);
  record.set_tag("Event", "A \"quoted\" name\n— and more");
  record.add_comment(1, "second");
  record.add_comment(0, "first");
  record.add_comment(1, "third");
  record.set_seats(std::vector<std::string>(static_cast<std::size_t>(record.start().seats()), "Ann"));
  check_json(record, record);
  CHECK(record.comments()[0].text == "first");
  CHECK(record.comments()[2].text == "third");

  const Record before = record;
  CHECK(conformance::error_of([&] { record.add_comment(record.events().size() + 1, "beyond"); }) ==
        touchline::ErrorCode::out_of_range);
  CHECK(conformance::error_of([&] { record.set_tag("Event", "\xff"); }) == touchline::ErrorCode::bad_text);
  CHECK(conformance::error_of([&] { record.apply(static_cast<ActionId>(UINT64_MAX)); }).has_value());
  CHECK(record == before);
  if (!record.state().is_finished()) {
    record.apply(touchline::Event::draw());
    check_json(record, record);
    CHECK(record.undo());
    record.apply(touchline::Event::forfeit(touchline::Seat{1}));  // forgets the draw
    CHECK(record.events().size() == before.events().size() + 1);
    check_json(record, record);
  }
}

TEST_CASE("records: a start of its own is kept and replayed from", "[conformance]") {
  const auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  const Record way = conformance::random_record(subject, 51, 4);
  Record record(way.state());
  if (!record.state().is_finished()) record.apply(record.state().legal().front());
  check_json(record, record);
  CHECK(record.start() == way.state());
}

TEST_CASE("pictures: boards and SVG are there, well-formed and small", "[conformance]") {
  auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  subject.games = 2;
  AnyState before = conformance::start(subject);
  std::vector<ActionId> last;
  conformance::visit_states(subject, 61, [&](const AnyState& state, int i) {
    if (i % 15 != 0 && !state.is_finished() && !state.mid_turn()) return;
    CHECK_FALSE(state.text_board().empty());
    touchline::SvgOptions options;
    options.targets = true;
    options.flip = i % 2 == 0;
    options.theme = i % 3 == 0 ? touchline::SvgOptions::Theme::dark : touchline::SvgOptions::Theme::light;
    for (const std::string& svg : {state.svg(), state.svg(options), state.observe(std::nullopt).svg(options)}) {
      CHECK(support::xml_fault(svg) == "");
      CHECK(svg.size() < 40 * 1024);
      CHECK(svg.find("<script") == std::string::npos);
    }
  });
  const Record record = conformance::random_record(subject, 62, 5);
  for (std::size_t i = 0; i < record.events().size(); ++i) {
    const ActionId action = record.events()[i].action;
    const std::string svg = record.state_at(i + 1).svg({}, record.state_at(i), std::span(&action, 1));
    CHECK(support::xml_fault(svg) == "");
    CHECK(svg.size() < 40 * 1024);
  }
}

TEST_CASE("perft: the same by listing, by threads, with memory and by divide", "[conformance]") {
  auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  const AnyState state = conformance::start(subject);
  for (int depth = 0; depth <= subject.perft_depth; ++depth) {
    touchline::PerftOptions options;
    const std::uint64_t nodes = state.perft(depth, options).nodes;
    options.threads = 2;
    options.hash_mib = 1;
    CHECK(state.perft(depth, options).nodes == nodes);
    std::uint64_t sum = 0;
    if (depth > 0) {
      state.divide(depth, options, [&](std::string_view, std::uint64_t below) { sum += below; });
      CHECK(sum == nodes);
    }
  }
  CHECK(conformance::error_of([&] { (void)state.perft(-1); }) == touchline::ErrorCode::out_of_range);
  CHECK(conformance::error_of([&] { (void)state.perft(1000); }) == touchline::ErrorCode::out_of_range);
}

TEST_CASE("perft: a progress call can stop the count", "[conformance]") {
  auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  touchline::PerftOptions options;
  int calls = 0;
  options.progress = [&](std::uint64_t, double share) {
    CHECK(share >= 0);
    CHECK(share <= 1);
    return ++calls < 2;
  };
  const auto count = conformance::start(subject).perft(subject.perft_depth, options);
  CHECK(calls <= 2);
  CHECK((calls < 2 || !count.complete));
}
