// Texts of actions, events and turns of every game, read in a state that random play has reached.
// The first three bytes choose the rules, the game and how far it goes; the rest is the text.
#include <array>
#include <cstring>
#include <utility>

#include "oracle.hpp"

using namespace touchline;

extern "C" std::size_t LLVMFuzzerMutate(unsigned char* data, std::size_t size, std::size_t room);

namespace {

constexpr std::size_t header = 3;

constexpr std::array<std::pair<std::string_view, std::string_view>, 10> subjects{{
    {"checker_football", "{}"},
    {"checker_football", R"({"line_up":"standard"})"},
    {"draughts", "{}"},
    {"draughts", R"({"unit":"step"})"},
    {"phutball", "{}"},
    {"phutball", R"({"columns":5,"rows":7})"},
    {"power_poker_football", "{}"},
    {"power_poker_football", R"({"game_chips":20,"players_per_team":5})"},
    {"soccer", "{}"},
    {"soccer", R"({"columns":7,"pieces":3,"red":["C2","E2","D1"],"rows":11,"blue":["B10","D11"],"steps":2})"},
}};

AnyState reached(const unsigned char* data) {
  const auto& [game, rules] = subjects[data[0] % subjects.size()];
  AnyState state = fuzz::registry().game(game).start(rules);
  Rng rng(data[1]);
  std::vector<ActionId> buffer;
  for (int i = data[2]; i > 0; --i) {
    AnyState before = state;
    state.apply(state.random_action(rng, buffer));
    if (state.is_finished()) return before;  // where there is still something to be read
  }
  return state;
}

void read_action(const AnyState& state, std::string_view text) {
  const ActionId action = state.parse_action(text);
  fuzz::require(state.is_legal(action), "an action that is read is legal");
  fuzz::accepted([&] {
    fuzz::require(state.parse_action(state.text(action)) == action, "the text of an action is read as the same");
  });
}

// Host events may come at a time when they are refused; actions may not.
void apply(AnyState& state, const Event& event) {
  if (event.kind == Event::Kind::action) return fuzz::accepted([&] { state.apply(event); });
  state.apply(event);
}

void read_events(AnyState state, std::string_view text) {
  const std::vector<Event> events = state.parse_events(text);
  fuzz::require(!events.empty(), "a text that is read means something");
  for (const Event& event : events) {
    fuzz::require(state.parse_event(state.text(event)) == event, "the text of an event is read as the same");
    apply(state, event);
  }
  fuzz::accepted([&] {
    fuzz::require_round_trip(state);
    Rng rng(state.state_hash());
    fuzz::require_play(state, rng);
  });
}

void read_turn(AnyState state, std::string_view text) {
  const std::vector<ActionId> actions = state.parse_turn(text);
  fuzz::accepted([&] {
    fuzz::require(state.parse_turn(state.turn_text(actions)) == actions, "the text of a turn is read as the same");
    for (const ActionId action : actions) state.apply(action);
    fuzz::require(!actions.empty() && !state.mid_turn(), "a turn is whole");
  });
}

// A text that is legal there: of an action, or of one of the first turns.
std::string legal_text(const AnyState& state, Rng& rng) {
  if (state.has_turns() && rng.below(2) == 0) {
    std::string text;
    TurnOptions options;
    options.limit = 1 + rng.below(200);
    state.for_each_turn(options, [&](std::span<const ActionId> actions) {
      text = state.turn_text(actions);
      return true;
    });
    return text;
  }
  const auto legal = state.legal();
  return state.text(legal[rng.below(legal.size())]);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  if (size < header) return 0;
  const AnyState state = reached(data);
  const std::string_view text = fuzz::text_of(data + header, size - header);
  fuzz::refused_or([&] { read_action(state, text); });
  fuzz::refused_or([&] { read_events(state, text); });
  fuzz::refused_or([&] { read_turn(state, text); });
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t room, unsigned seed) {
  Rng rng(seed);
  if (size < header || rng.below(3) == 0) return LLVMFuzzerMutate(data, size, room);
  if (rng.below(2) == 0) data[rng.below(header)] = static_cast<unsigned char>(rng.below(256));
  const std::string text = legal_text(reached(data), rng);
  if (header + text.size() > room) return size;
  std::memcpy(data + header, text.data(), text.size());
  if (rng.below(2) == 0) return header + text.size();
  return header + LLVMFuzzerMutate(data + header, text.size(), room - header);
}
