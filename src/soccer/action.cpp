#include "touchline/soccer/action.hpp"

namespace touchline::inline v1::soccer {

std::optional<Action> Action::of(const Pitch& pitch, ActionId id) noexcept {
  const auto squares = static_cast<unsigned>(pitch.square_count());
  const auto columns = static_cast<unsigned>(pitch.columns()), longest = static_cast<unsigned>(pitch.longest_pass());
  if (value(id) >= action_count(pitch)) return std::nullopt;
  const auto number = static_cast<unsigned>(value(id));
  const auto run_of = [&](unsigned run) {
    const unsigned square = run / direction_count;
    return Action::run(square_at(static_cast<int>(square % columns) + 1, static_cast<int>(square / columns) + 1),
                       static_cast<Direction>(run % direction_count));
  };
  const unsigned runs = squares * direction_count;
  if (number < runs) return run_of(number);
  if (number < runs * (1 + longest)) {
    const Action along = run_of((number - runs) / longest);
    return pass(along.piece, along.direction, static_cast<int>((number - runs) % longest) + 1);
  }
  switch (number - runs * (1 + longest)) {
    case 0:
      return end_piece();
    case 1:
      return end_turn();
    default:
      return pass_turn();
  }
}

}  // namespace touchline::inline v1::soccer
