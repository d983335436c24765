// Documents of every kind and game from any bytes: refused with an Error, or written and read again as the same.
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/random.hpp"
#include "touchline/core/record.hpp"
#include "touchline/core/registry.hpp"

#include "require.hpp"

namespace {

using touchline::AnyState;
using touchline::AnyView;
using touchline::Record;
using touchline::Registry;
using touchline::fuzz::require;

/// Calls `read`, which may refuse the text with an Error, and nothing else.
template <class Read>
void refused_or(const Read& read) {
  try {
    read();
  } catch (const touchline::Error& error) {
    require(!error.message().empty(), "an error has a reason");
  }
}

/// What was accepted must not be refused afterwards.
template <class Use>
void accepted(const Use& use) {
  try {
    use();
  } catch (const touchline::Error& error) {
    require(false, error.what());
  }
}

/// Listed actions apply, and what they lead to is as sound.
void play_on(const Registry& registry, AnyState state) {
  touchline::Rng rng(state.state_hash());
  std::vector<touchline::ActionId> buffer;
  for (int i = 0; i < 20 && !state.is_finished(); ++i) state.apply(state.random_action(rng, buffer));
  require(AnyState::from_json(registry, state.to_json()) == state, "play leads to sound states");
}

void read_state(const Registry& registry, std::string_view text) {
  const AnyState state = AnyState::from_json(registry, text);
  accepted([&] {
    const std::string written = state.to_json();
    const AnyState again = AnyState::from_json(registry, written);
    require(again == state && again.to_json() == written, "a state is read as it was written");
    require(again.state_hash() == state.state_hash(), "equal states have equal hashes");
    require(state.legal().empty() == state.is_finished(), "a state without actions is finished");
    play_on(registry, state);
  });
}

void read_record(const Registry& registry, std::string_view text) {
  const Record record = Record::from_json(registry, text);
  accepted([&] {
    const std::string written = record.to_json();
    require(Record::from_json(registry, written).to_json() == written, "a record is read as it was written");
  });
}

void read_view(const Registry& registry, std::string_view text) {
  const AnyView view = AnyView::from_json(registry, text);
  accepted([&] {
    const std::string written = view.to_json();
    require(AnyView::from_json(registry, written).to_json() == written, "a view is read as it was written");
    touchline::Rng rng(1);
    require(view.redeal(rng).observe(view.viewer()).to_json() == written, "what is dealt again looks the same");
  });
}

void read_rules(touchline::GameRef game, std::string_view text) {
  const std::string written = game.canonical_rules(text);
  accepted([&] { require(game.canonical_rules(written) == written, "rules are read as they were written"); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  static const Registry registry = Registry::built_in();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  refused_or([&] { read_state(registry, text); });
  refused_or([&] { read_record(registry, text); });
  refused_or([&] { read_view(registry, text); });
  for (const touchline::GameRef game : registry.games()) refused_or([&] { read_rules(game, text); });
  return 0;
}
