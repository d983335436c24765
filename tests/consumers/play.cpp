// A program of somebody who uses the library: a short game of draughts from a set-up.
#include <iostream>
#include <touchline/touchline.hpp>

int main() {
  const auto draughts = touchline::Registry::built_in().game("draughts");
  std::cout << "first moves: " << draughts.start().legal().size() << '\n';

  auto state = draughts.parse_position("B:W18:B15");
  for (const auto action : state.legal()) std::cout << "legal: " << state.text(action) << '\n';
  state.apply(state.parse_action("15x22"));
  const auto result = state.result();
  if (!result) return 1;
  std::cout << "result: " << name(result->reason) << ", dark " << result->scores[0] << '\n';
}
