// View and rules documents of every game from any bytes.
#include "json_mutator.hpp"
#include "oracle.hpp"

using namespace touchline;

namespace {

void read_view(std::string_view text) {
  const AnyView view = AnyView::from_json(fuzz::registry(), text);
  fuzz::accepted([&] {
    const std::string written = view.to_json();
    fuzz::require(AnyView::from_json(fuzz::registry(), written).to_json() == written, "a view is read as written");
    fuzz::require(!view.text_board().empty() && !view.svg().empty(), "a view has pictures");
    Rng rng(size(written));
    const AnyState dealt = view.redeal(rng);
    fuzz::require(dealt.observe(view.viewer()).to_json() == written, "what is dealt again looks the same");
    fuzz::require_sound(dealt);
  });
}

void read_rules(GameRef game, std::string_view text) {
  const std::string written = game.canonical_rules(text);
  fuzz::accepted([&] {
    fuzz::require(game.canonical_rules(written) == written, "rules are read as they were written");
    const json::Document document(written);
    fuzz::require_sound(AnyState::first(game, *document.root().find("rules")));
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  fuzz::refused_or([&] { read_view(text); });
  for (const GameRef game : fuzz::registry().games()) fuzz::refused_or([&] { read_rules(game, text); });
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t room, unsigned seed) {
  return fuzz::mutate_json(data, size, room, seed, [](std::string_view text, Rng& rng) {
    const AnyView view = AnyView::from_json(fuzz::registry(), text);
    AnyState state = view.redeal(rng);
    std::vector<ActionId> buffer;
    for (std::uint64_t i = rng.below(30) + 1; i > 0 && !state.is_finished(); --i)
      state.apply(state.random_action(rng, buffer));
    return state.observe(view.viewer()).to_json();
  });
}
