#include "listing.hpp"

#include "status.hpp"

namespace touchline::cli {

void need_turns(const AnyState& state) {
  if (state.has_turns()) return;
  throw UsageError(ErrorCode::unsupported,
                   std::string(state.info().name) + " has no turns of several actions: it is played by single actions",
                   "--turns");
}

std::vector<std::string> legal_texts(const AnyState& state) {
  std::vector<std::string> texts;
  for (const ActionId action : state.legal()) texts.push_back(state.text(action));
  return texts;
}

std::vector<std::string> legal_texts(const AnyState& state, bool turns) {
  if (!turns) return legal_texts(state);
  std::vector<std::string> texts;
  TurnOptions options;
  options.limit = 1000;
  state.for_each_turn(options, [&](std::span<const ActionId> actions) {
    texts.push_back(state.turn_text(actions));
    return true;
  });
  return texts;
}

}  // namespace touchline::cli
