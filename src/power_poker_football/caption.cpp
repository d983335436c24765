// What is happening, in words: of what is face up only.
#include <algorithm>
#include <bit>
#include <string>

#include "touchline/power_poker_football/render.hpp"

#include "table.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

using Part = PhaseRow::Part;

std::string number(int n) { return std::to_string(n); }
std::string of_team(int team) { return "Team " + number(team); }
std::string of_seat(Seat seat) { return "seat " + number(index(seat)); }

// `Team 0's 34`, `Team 1's 20`, `midfield`: the nearer goal line.
std::string spot(const Situation& now) {
  if (now.ball == goal_line / 2) return "midfield";
  const bool own = now.ball < goal_line / 2;
  return of_team(own ? now.offense() : 1 - now.offense()) + "'s " + number(own ? now.ball : goal_line - now.ball);
}

std::string drive_text(const Situation& now) {
  if (now.overtime) return "overtime, drive " + number(now.drive - regulation_drives);
  return "drive " + number(now.drive) + " of " + number(regulation_drives) + ", quarter " +
         number((now.drive + 1) / drives_in_quarter);
}

std::string distance_text(const Situation& now) {
  if (now.marker == goal_line) return "goal";
  return number(std::max(now.marker - now.ball, 0));
}

// What the next card is for.
std::string draw_text(const Rules& rules, const Situation& now) {
  const Table table(rules, now);
  switch (now.phase) {
    case Phase::draw_for_deal:
      return of_seat(table.next_drawer()) + " draws for the first deal";
    case Phase::deal:
      return of_seat(table.next_dealt()) + " is dealt a card";
    case Phase::flop:
      return "flop card " + number(now.community.count + 1) + " is turned";
    case Phase::fumble:
      return "fumble: red gives the ball away";
    case Phase::pass_card:
      return std::string(now.hail_mary == HailMary::thrown ? "the Hail Mary of " : "the pass of ") +
             of_seat(now.player);
    case Phase::blitz_card:
      return "the blitz of " + of_seat(now.player);
    case Phase::turn:
      return "the turn";
    case Phase::river:
      return "the river";
    case Phase::tie:
      return of_seat(table.next_drawer()) + " draws to break the tie";
    case Phase::clutch:
      return "the Clutch card of " + of_seat(now.player);
    case Phase::first_kick_card:
    case Phase::kick_card:
      return "a card of the kick is turned";
    case Phase::punt_return:
      return "the return of " + of_seat(table.returner());
    default:
      return "a card of the conversion is turned";
  }
}

std::string decision_texts(const Rules& rules, const Situation& now) {
  std::string out;
  for (Decisions left = Table(rules, now).decisions(); left != 0; left &= left - 1)
    out.append(out.empty() ? "" : ", ").append(name(static_cast<Decision>(std::countr_zero(left))));
  return out;
}

}  // namespace

std::string score_caption(const Rules& rules, const Situation& now) {
  std::string out = "Team 0 has " + number(team_points(now, 0)) + ", Team 1 has " + number(team_points(now, 1));
  if (now.phase != Phase::finished) return out;
  const Result result = result_of(rules, now);
  out += result.winning_team ? "; " + of_team(*result.winning_team) + " won" : "; nobody won";
  if (result.mvp) out += ", MVP is " + of_seat(*result.mvp);
  return out;
}

std::string down_caption(const Situation& now) {
  switch (part_of(now.phase)) {
    case Part::finished:
      return "the game is finished: " + std::string(name(now.reason));
    case Part::draw:
      return drive_text(now) + "; the first dealer is drawn for";
    case Part::conversion:
      return drive_text(now) + "; " + of_seat(now.player) + " scored a touchdown";
    case Part::kick:
      return drive_text(now) + "; " + (now.kick == Kick::punt ? "punt" : "field goal try") + " of " +
             of_seat(now.dealer) + " from " + spot(now) + ", " + number(now.kick_yards) + " yards so far";
    default:
      if (now.phase == Phase::tackle_runner)
        return drive_text(now) + "; " + of_seat(now.player) + " has run to the goal line";
      return drive_text(now) + "; down " + number(now.down) + " and " + distance_text(now) + " on " + spot(now);
  }
}

std::string phase_caption(const Rules& rules, const Situation& now) {
  if (now.phase == Phase::finished) return "no more decisions";
  if (now.to_move == no_seat) return "a card: " + draw_text(rules, now);
  return of_seat(now.to_move) + " decides: " + decision_texts(rules, now);
}

}  // namespace touchline::inline v1::power_poker_football
