#include "result_text.hpp"

namespace touchline::cli {

std::string winners_text(const Result& result) {
  if (result.winning_team) return "team " + std::to_string(*result.winning_team);
  std::string seats;
  for (int seat = 0; seat < result.seats; ++seat) {
    if (!result.is_winner(static_cast<Seat>(seat))) continue;
    seats.append(seats.empty() ? "seat " : ",").append(std::to_string(seat));
  }
  return seats.empty() ? "draw" : seats;
}

}  // namespace touchline::cli
