// Inputs of the largest size that are built to be slow or to grow: a reader that takes more than time in proportion
// does not end within CTest's limit, which is generous; what it holds of memory is counted.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/record.hpp"
#include "touchline/core/registry.hpp"

#include "support/catch.hpp"
#include "support/counted_new.hpp"

using Document = nlohmann::json;
using namespace touchline;

namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;
constexpr std::size_t base_memory = 64 * 1024;  // of a state and the like, whatever is read

const Registry& registry() {
  static const Registry all = Registry::built_in();
  return all;
}

/// Calls `read`, which must refuse its input of `size` bytes, or take it, in memory at most `times` as large. What it
/// says of it stays short.
template <class Read>
void check_ends(std::size_t size, const Read& read, std::size_t times = 30) {
  const touchline_test::PeakMemory memory;
  try {
    read();
  } catch (const Error& error) {
    CHECK_FALSE(error.message().empty());
    CHECK(error.message().size() < 64 * 1024);
  }
  CHECK(memory.bytes() <= times * size + base_memory);
}

std::string repeated(std::string_view part, std::size_t bytes) {
  std::string text;
  text.reserve(bytes + part.size());
  while (text.size() + part.size() <= bytes) text += part;
  return text;
}

/// The places of a document, of a list only its first element: the others are like it.
std::vector<Document::json_pointer> places_in(const Document& document) {
  std::vector<Document::json_pointer> places{Document::json_pointer()};
  const auto flat = document.flatten();
  for (const auto& entry : flat.items()) {
    if (entry.key().find_first_of("123456789") != std::string::npos) continue;
    for (Document::json_pointer at(entry.key()); !at.empty(); at = at.parent_pointer())
      if (std::find(places.begin(), places.end(), at) == places.end()) places.push_back(at);
  }
  return places;
}

/// Every document that is `document` with one of its lists filled with copies of its elements, one of its objects with
/// unknown keys, or one of its texts with letters, up to `size`. `visit` receives each as text.
template <class Visit>
void for_each_swollen(const Document& document, std::size_t size, const Visit& visit) {
  const std::string text = document.dump();
  const std::size_t room = size - text.size() - 16;
  for (const Document::json_pointer& at : places_in(document)) {
    // A mark in the place of the value, so that what is too long for a JSON value here can be put in as text.
    Document marked = document;
    const Document value = document[at];
    marked[at] = "<here>";
    const std::string frame = marked.dump();
    const std::size_t mark = frame.find("\"<here>\"");
    const auto with = [&](std::string_view by) {
      return std::string(frame).replace(mark, std::string_view("\"<here>\"").size(), by);
    };
    if (value.is_string()) visit(with("\"" + std::string(room, 'a') + "\""));
    if (value.is_array()) {
      const std::string element = value.empty() ? "1" : value.front().dump();
      visit(with("[" + repeated(element + ",", room) + element + "]"));
      visit(with("[" + repeated("[],", room) + "[]]"));
    }
    if (value.is_object()) {
      std::string members = value.dump();
      members.pop_back();
      std::string keys;
      for (int i = 0; keys.size() + 16 < room; ++i) keys += ",\"" + std::to_string(i) + "\":0";
      visit(with(members + keys + "}"));
      visit(with(members + repeated(",\"a\":0", room) + "}"));
    }
  }
}

AnyState played(GameRef game, int actions) {
  AnyState state = game.start();
  Rng rng(5);
  std::vector<ActionId> buffer;
  for (int i = 0; i < actions && !state.is_finished(); ++i) state.apply(state.random_action(rng, buffer));
  return state;
}

void read_documents(GameRef game, std::size_t size) {
  const AnyState state = played(game, 25);
  for_each_swollen(Document::parse(state.to_json()), size, [&](const std::string& text) {
    check_ends(text.size(), [&] { (void)AnyState::from_json(registry(), text); });
  });
  for_each_swollen(Document::parse(state.observe(Seat{0}).to_json()), size, [&](const std::string& text) {
    check_ends(text.size(), [&] { (void)AnyView::from_json(registry(), text); });
  });
  for_each_swollen(Document::parse(game.rules_json()), size, [&](const std::string& text) {
    check_ends(text.size(), [&] { (void)game.canonical_rules(text); });
  });
}

void read_records(GameRef game, std::size_t size) {
  Record record(played(game, 10));
  if (!record.state().is_finished()) record.apply(record.state().legal().front());
  record.set_tag("Event", "Club");
  record.add_comment(0, "so it began");
  for_each_swollen(Document::parse(record.to_json()), size, [&](const std::string& text) {
    check_ends(text.size(), [&] { (void)Record::from_json(registry(), text); });
  });
}

void read_text(const AnyState& state, const std::string& text) {
  check_ends(text.size(), [&] { (void)state.parse_action(text); });
  check_ends(text.size(), [&] { (void)state.parse_event(text); });
  check_ends(text.size(), [&] { (void)state.parse_events(text); });
  check_ends(text.size(), [&] { (void)state.parse_turn(text); });
  check_ends(text.size(), [&] { (void)state.game().parse_position(text); });
  check_ends(text.size(), [&] { (void)AnyState::from_json(registry(), text); });
  if (const GameTextFormat* format = state.game().table().text_format)
    check_ends(
        text.size(), [&] { format->read(text, [](GameTextItem&&) { return true; }); }, 40);
}

void read_texts(GameRef game, std::size_t size) {
  const AnyState state = played(game, 25);
  REQUIRE_FALSE(state.is_finished());
  std::vector<std::string> parts{" ",    "1",   "9",    "-",     ",",   "/",      "x",     "a",
                                 "[",    "{",   "(",    "\"",    "\\",  ":",      "\n",    "é",
                                 "\xff", "1-",  "1x2-", "A1-",   "A1,", "K6-G9-", "F6-",   "F6-F7,",
                                 "F6>",  "a7 ", "1. ",  "[A \"", "{}",  "()",     "draw ", "forfeit "};
  const std::string legal = state.text(state.legal().front());
  for (const char* joint : {"", " ", "-", ",", " / ", ">", "x"}) parts.push_back(legal + joint);
  for (const std::string& part : parts) {
    CAPTURE(part);
    read_text(state, repeated(part, size));
  }
}

void read_lines(std::string_view name, std::size_t size) {
  const GameRef game = registry().game(name);
  const std::string line = game.start().position_text();
  for (const char* part : {",1", "1", "K", "1-32,", ":", ",H11", "H11,", " ", "-", "0"}) {
    CAPTURE(name, part);
    const std::string text = line + repeated(part, size);
    check_ends(text.size(), [&] { (void)game.parse_position(text); });
  }
}

void read_everything(std::size_t size) {
  const GameRef game = GENERATE(from_range(registry().games().begin(), registry().games().end()));
  CAPTURE(game.name());
  read_documents(game, size);
  read_records(game, size);
  read_texts(game, size);
  if (game.table().position_text != nullptr) read_lines(game.name(), size);
}

}  // namespace

TEST_CASE("inputs of 64 KiB that are built to be slow are read in time", "[limits]") { read_everything(mebibyte / 16); }

TEST_CASE("inputs of 1 MiB that are built to be slow are read in time", "[limits][long]") { read_everything(mebibyte); }

TEST_CASE("a document beyond the limit is refused for its size", "[limits]") {
  const std::string state = registry().game("draughts").start().to_json();
  const std::string large = state + repeated(" ", mebibyte - state.size());
  CHECK(AnyState::from_json(registry(), large).to_json() == state);
  CHECK_THROWS_AS(AnyState::from_json(registry(), large + " "), Error);
  const std::string record = Record(registry().game("draughts").start()).to_json();
  const std::string longest = record + repeated(" ", 16 * mebibyte - record.size());
  CHECK(Record::from_json(registry(), longest).to_json() == record);
  CHECK_THROWS_AS(Record::from_json(registry(), longest + " "), Error);
}
