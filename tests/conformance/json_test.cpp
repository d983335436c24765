// Points 1, 8 and 9 of the contract: rules, views, JSON.
#include <nlohmann/json.hpp>

#include "play.hpp"

using nlohmann::json;
using touchline::AnyState;
using touchline::AnyView;
using touchline::Seat;

namespace {

AnyState read(const std::string& text) { return AnyState::from_json(conformance::registry(), text); }

bool refused(const std::string& text) {
  return conformance::error_of([&] { (void)read(text); }).has_value();
}

// nlohmann sorts keys bytewise and writes no spaces, so canonical text is what it writes of the same value.
void check_canonical(const std::string& text) { CHECK(json::parse(text).dump() == text); }

void check_round_trip(const AnyState& state) {
  const std::string text = state.to_json();
  check_canonical(text);
  const AnyState back = read(text);
  CHECK(back == state);
  CHECK(conformance::fingerprint(back) == conformance::fingerprint(state));
  CHECK(back.legal() == state.legal());
  CHECK(back.text_board() == state.text_board());
}

// The same value written otherwise is read as the same state.
void check_other_spelling(const AnyState& state) {
  const json document = json::parse(state.to_json());
  CHECK(read(document.dump(3)) == state);
  std::string reversed = "{";
  for (auto it = document.rbegin(); it != document.rend(); ++it)
    reversed += (reversed.size() == 1 ? "" : " , ") + json(it.key()).dump() + " :\t" + it.value().dump();
  CHECK(read(reversed + "}\n") == state);
}

// Calls `visit(pointer)` for every value inside the document.
template <class Visit>
void for_each_pointer(const json& value, const json::json_pointer& at, const Visit& visit) {
  if (value.is_object())
    for (const auto& [key, child] : value.items()) {
      visit(at / key);
      for_each_pointer(child, at / key, visit);
    }
  if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i) {
      visit(at / i);
      for_each_pointer(value[i], at / i, visit);
    }
}

// A changed document is refused, or read as a state that is written just so.
void check_changed(const json& changed) {
  const std::string text = changed.dump();
  try {
    const AnyState state = read(text);
    // Lists that are sets may stand in any order, so compare what is written with itself read again.
    check_round_trip(state);
  } catch (const touchline::Error& error) {
    CHECK_FALSE(error.message().empty());
    CHECK_FALSE(error.place().empty());
  }
}

void check_mutations(const AnyState& state) {
  const json document = json::parse(state.to_json());
  for_each_pointer(document, json::json_pointer(), [&](const json::json_pointer& at) {
    CAPTURE(at.to_string());
    for (const json& other : {json(nullptr), json(-1), json(1), json(33), json(1000000), json("x"), json(true),
                              json::array(), json::object(), json::array({1, 1})}) {
      json changed = document;
      if (changed[at] == other) continue;
      changed[at] = other;
      check_changed(changed);
    }
    json fraction = document;
    fraction[at] = 1.5;
    CHECK(refused(fraction.dump()));
    if (document.at(at.parent_pointer()).is_object()) {
      json without = document;
      without.at(at.parent_pointer()).erase(at.back());
      CHECK(refused(without.dump()));  // every key that is written is needed
    }
    if (document.at(at).is_object()) {
      json more = document;
      more[at]["zz"] = 0;
      CHECK(refused(more.dump()));
    }
  });
}

void check_broken(const AnyState& state) {
  const std::string text = state.to_json();
  for (std::size_t length = 0; length < text.size(); length += 1 + text.size() / 40)
    CHECK(refused(text.substr(0, length)));
  CHECK(refused(text + "x"));
  CHECK(refused(text + text));
  CHECK(refused("{\"game\":\"" + std::string(state.info().name) + "\"," + text.substr(1)));  // a key twice
  CHECK(refused(text + std::string(1 << 20, ' ')));                                          // over the limit
  CHECK(refused(std::string(100, '[') + std::string(100, ']')));
}

void check_views(const AnyState& state) {
  std::vector<touchline::Viewer> viewers{std::nullopt};
  for (int seat = 0; seat < state.seats(); ++seat) viewers.emplace_back(static_cast<Seat>(seat));
  touchline::Rng rng(5);
  for (const auto viewer : viewers) {
    const AnyView view = state.observe(viewer);
    const std::string text = view.to_json();
    check_canonical(text);
    CHECK(view.viewer() == viewer);
    CHECK(AnyView::from_json(conformance::registry(), text).to_json() == text);
    CHECK_FALSE(view.text_board().empty());
    // What is dealt again looks the same to the viewer, who may do the same.
    const AnyState other = view.redeal(rng);
    CHECK(other.observe(viewer).to_json() == text);
    CHECK(other.view_hash(viewer) == state.view_hash(viewer));
    CHECK(other.mover() == state.mover());
    if (viewer) CHECK(other.legal(*viewer) == state.legal(*viewer));
    check_round_trip(other);
    if (!state.info().has_hidden) CHECK(other == state);
  }
}

}  // namespace

TEST_CASE("json: states are canonical and read back in full at every moment", "[conformance]") {
  const auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  conformance::visit_states(subject, 11, [&](const AnyState& state, int i) {
    check_round_trip(state);
    if (i % 10 == 0) check_other_spelling(state);
  });
}

TEST_CASE("json: changed and broken documents are refused with their place, or mean what they say", "[conformance]") {
  auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  subject.games = 2;
  conformance::visit_states(subject, 12, [&](const AnyState& state, int i) {
    if (i % 60 != 7 && !state.is_finished() && !(state.mid_turn() && i % 10 == 0)) return;
    check_mutations(state);
    check_broken(state);
  });
}

namespace {

// How a document is read: the state, or the refusal with its place.
std::string outcome(const std::string& text) {
  try {
    return conformance::fingerprint(read(text));
  } catch (const touchline::Error& error) {
    return std::string(name(error.code())) + " at " + error.what();
  }
}

bool is_no_json(const std::string& outcome) { return outcome.find("not JSON: ") != std::string::npos; }

// A space at the end sends a text to the general parser. Only where the text is no JSON at all may that show: the
// parser has come one character further when it gives up.
void check_both_ways(const std::string& text) {
  const std::string as_it_is = outcome(text), in_general = outcome(text + " ");
  if (as_it_is == in_general || (is_no_json(as_it_is) && is_no_json(in_general))) return;
  CAPTURE(text);
  CHECK(as_it_is == in_general);
}

}  // namespace

TEST_CASE("json: changed byte by byte, documents are read or refused alike by both ways of reading", "[conformance]") {
  auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  subject.games = 1;
  touchline::Rng rng(14);
  constexpr std::string_view bytes = "\"{}[],:-0123456789truefalsn\\ ?\x7f\xc3";
  conformance::visit_states(subject, 14, [&](const AnyState& state, int i) {
    if (i % 25 != 8 && !state.is_finished()) return;
    const std::string text = state.to_json();
    check_both_ways(text);
    for (int n = 0; n < 60; ++n) {
      std::string changed = text;
      const std::size_t at = rng.below(text.size());
      const char byte = bytes[rng.below(bytes.size())];
      if (const auto how = rng.below(4); how == 0) {
        changed.erase(at, 1 + rng.below(4));
      } else if (how == 1) {
        changed.insert(at, 1, byte);
      } else {
        changed[at] = byte;
      }
      check_both_ways(changed);
    }
  });
}

TEST_CASE("views: what a seat sees is written, read back and dealt again", "[conformance]") {
  const auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  conformance::visit_states(subject, 13, [&](const AnyState& state, int i) {
    if (i % 5 == 0 || state.is_finished()) check_views(state);
  });
}

TEST_CASE("rules: written in full, read strictly, changed in part", "[conformance]") {
  const auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  const auto game = conformance::registry().game(subject.game);
  const std::string text = game.rules_json(subject.rules);
  check_canonical(text);
  CHECK(game.canonical_rules(text) == text);
  const json document = json::parse(text);
  for (const auto& item : document["rules"].items()) {  // Clang 14 cannot capture structured bindings
    const std::string& key = item.key();
    const json& field = item.value();
    CAPTURE(key);
    json without = document;
    without["rules"].erase(key);
    CHECK(conformance::error_of([&] { (void)game.canonical_rules(without.dump()); }).has_value());
    CHECK_NOTHROW(game.start(json{{key, field}}.dump()));
    for (const json& bad : {json(-1000000000), json("no such thing"), json(true), json(nullptr)})
      if (bad != field && !(bad.is_boolean() && field.is_boolean()))
        CHECK(conformance::error_of([&] { (void)game.start(json{{key, bad}}.dump()); }).has_value());
  }
  CHECK(conformance::error_of([&] { (void)game.start(R"({"no such field":1})"); }).has_value());
  CHECK(conformance::error_of([&] { (void)game.start("[]"); }).has_value());
}

TEST_CASE("schemas: each is JSON and demands the keys that documents have", "[conformance]") {
  const auto subject = GENERATE(from_range(conformance::subjects()));
  CAPTURE(subject.game, subject.rules);
  const auto game = conformance::registry().game(subject.game);
  for (const char* kind : {"state", "rules", "record", "view"}) {
    const json schema = json::parse(game.schema(kind));
    CHECK(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema");
    CHECK(schema["properties"]["kind"]["const"] == kind);
    CHECK(schema["properties"]["game"]["const"] == subject.game);
  }
  CHECK(conformance::error_of([&] { (void)game.schema("stat"); }) == touchline::ErrorCode::unknown_name);
}
