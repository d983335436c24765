// State documents of every game from any bytes.
#include "json_mutator.hpp"
#include "oracle.hpp"

using namespace touchline;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  fuzz::refused_or([&] {
    const AnyState state = AnyState::from_json(fuzz::registry(), fuzz::text_of(data, size));
    fuzz::accepted([&] { fuzz::require_sound(state); });
  });
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t room, unsigned seed) {
  return fuzz::mutate_json(data, size, room, seed, [](std::string_view text, Rng& rng) {
    AnyState state = AnyState::from_json(fuzz::registry(), text);
    std::vector<ActionId> buffer;
    for (std::uint64_t i = rng.below(30) + 1; i > 0 && !state.is_finished(); --i)
      state.apply(state.random_action(rng, buffer));
    return state.to_json();
  });
}
