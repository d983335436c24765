#include "touchline/core/game_table.hpp"

namespace touchline::inline v1 {

Viewer read_viewer(json::Value value, int seats) {
  if (value.is_null()) return std::nullopt;
  return static_cast<Seat>(value.as_integer(0, seats - 1));
}

}  // namespace touchline::inline v1
