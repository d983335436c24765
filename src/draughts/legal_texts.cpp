#include <array>
#include <string>

#include "touchline/draughts/notation.hpp"

namespace touchline::inline v1::draughts {

std::string legal_texts(const State& state) {
  std::array<ActionId, 20> actions;
  const std::size_t count = state.legal(actions);
  if (count == 0) return "none";
  std::string out;
  for (std::size_t i = 0; i < count && i < actions.size(); ++i)
    out.append(i == 0 ? "" : ", ").append(action_text(state, actions[i]));
  if (count > actions.size()) out.append(" and ").append(std::to_string(count - actions.size())).append(" more");
  return out;
}

}  // namespace touchline::inline v1::draughts
