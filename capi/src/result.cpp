#include <algorithm>

#include "touchline/core/json_writer.hpp"
#include "touchline/core/result_json.hpp"

#include "arguments.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

std::int32_t reason_number(Reason reason) noexcept {
  switch (reason) {
    case Reason::no_moves:
      return TL_REASON_NO_MOVES;
    case Reason::repetition:
      return TL_REASON_REPETITION;
    case Reason::forty_moves:
      return TL_REASON_FORTY_MOVES;
    case Reason::goal:
      return TL_REASON_GOAL;
    case Reason::max_turns:
      return TL_REASON_MAX_TURNS;
    case Reason::goals_to_win:
      return TL_REASON_GOALS_TO_WIN;
    case Reason::full_time:
      return TL_REASON_FULL_TIME;
    case Reason::regulation:
      return TL_REASON_REGULATION;
    case Reason::overtime:
      return TL_REASON_OVERTIME;
    case Reason::max_hands:
      return TL_REASON_MAX_HANDS;
    case Reason::forfeit:
      return TL_REASON_FORFEIT;
    case Reason::agreement:
      return TL_REASON_AGREEMENT;
  }
  return TL_REASON_NONE;
}

tl_result numbers(const std::optional<Result>& result) noexcept {
  tl_result out{};
  out.winning_team = TL_NOBODY;
  out.mvp = TL_NOBODY;
  if (!result) return out;
  out.finished = 1;
  out.reason = reason_number(result->reason);
  out.seats = result->seats;
  out.winners = result->winners;
  std::copy(result->scores.begin(), result->scores.end(), out.scores);
  if (result->team_scores) {
    out.has_teams = 1;
    std::copy(result->team_scores->begin(), result->team_scores->end(), out.team_scores);
  }
  if (result->winning_team) out.winning_team = *result->winning_team;
  if (result->mvp) out.mvp = index(*result->mvp);
  return out;
}

}  // namespace

// One seat each, or scores would be lost.
static_assert(TL_MAX_SEATS == max_seats);

// By number.
const char* tl_reason_name(int32_t reason) {
  static constexpr const char* names[] = {"none",      "no_moves",     "repetition", "forty_moves", "goal",
                                          "max_turns", "goals_to_win", "full_time",  "regulation",  "overtime",
                                          "max_hands", "forfeit",      "agreement"};
  return reason > 0 && reason < static_cast<int32_t>(std::size(names)) ? names[reason] : names[0];
}

tl_status tl_state_result(const tl_state* state, tl_result* result) {
  return guard([&] {
    tl_result& out = need(result, "result");
    out = numbers(need(state, "state").value.result());
  });
}

tl_status tl_state_result_json(const tl_state* state, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] {
    std::string out;
    json::Writer writer(out);
    write_result(writer, need(state, "state").value.result());
    return out;
  });
}
