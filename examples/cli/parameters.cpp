#include "parameters.hpp"

#include "status.hpp"

namespace touchline::cli {

void ViewerChoice::declare(Parameters& parameters) {
  parameters.number("seat", seat, "as that seat sees it", {0, max_seats - 1});
  parameters.flag("onlooker", onlooker, "as an onlooker without a seat sees it");
}

Viewer ViewerChoice::viewer(const AnyState& state) const {
  if (seat && onlooker)
    throw UsageError(ErrorCode::bad_text, "a seat and an onlooker exclude each other", "--onlooker");
  if (!is_given()) throw UsageError(ErrorCode::bad_text, "who looks? give a seat or onlooker", "--seat");
  if (onlooker) return std::nullopt;
  return seat_of(state, *seat);
}

Seat seat_of(const AnyState& state, std::uint64_t number) {
  const int seats = state.seats();
  if (number >= static_cast<std::uint64_t>(seats)) {
    throw UsageError(ErrorCode::out_of_range,
                     "there is no seat " + std::to_string(number) + "; seats are 0 to " + std::to_string(seats - 1),
                     "--seat");
  }
  return static_cast<Seat>(number);
}

}  // namespace touchline::cli
