#include "referee.hpp"

#include <algorithm>

namespace touchline::inline v1::checker_football {
namespace {

constexpr int midfield = 5;

constexpr int own_twenty(Seat team) noexcept { return team == home ? 2 : 8; }

// CF-6: the nearest line on which both line-ups fit.
constexpr int nearest_line(int line) noexcept { return std::clamp(line, 1, rows - 3); }

}  // namespace

LineUp Referee::line_up(const Rules& rules, const Situation& now) noexcept {
  using Role = LineUp::Role;
  const bool with_ball = now.to_move == now.position.offense();
  if (now.play == Play::kickoff)
    return {rules, with_ball ? Role::receivers : Role::kickers, now.to_move, now.position.line()};
  return {rules, with_ball ? Role::offense : Role::defense, now.to_move, now.position.line()};
}

int Referee::line_after_punt(int line, Seat team) noexcept {
  constexpr int punt = 4;
  const int fourth_row = line_row(line, team) + punt * forward(team);
  if (!is_ahead(goal_row(team), fourth_row, team)) return own_twenty(other(team));  // CF-36
  return nearest_line(line + punt * forward(team));
}

void Referee::begin_game() noexcept { begin_half(1); }

void Referee::carry_out(const Action& action) noexcept {
  switch (action.kind) {
    case Action::Kind::square:
      return choose_square(action.square);
    case Action::Kind::play:
      return line_up_for(Play::scrimmage);
    case Action::Kind::punt:
      return spot_ball(other(board_.offense()), line_after_punt(board_.line(), board_.offense()));
    case Action::Kind::one_point:
      now_.play = Play::one_point;
      now_.phase = Phase::passer;
      return;
    case Action::Kind::two_points:
      return line_up_for(Play::two_points);
    case Action::Kind::stop:
      return end_move();
    case Action::Kind::contact:
      return contact(action.square, action.direction);
    case Action::Kind::jump:
      return jump(action.direction);
    case Action::Kind::pass:
      return pass(action.target);
    case Action::Kind::landing: {
      const Cell target = cell_of(now_.target);
      return land(action.strays ? target.towards(action.direction) : target, now_.target);
    }
  }
}

void Referee::choose_square(Square square) noexcept {
  if (is_line_up(now_.phase)) return place_man(square);
  if (now_.phase == Phase::passer) return place_passer(square);
  begin_down(square);  // the quarterback or returner is named
}

// What lasts between downs is kept: the score, the clock, who has the ball and where.
void Referee::reset() noexcept {
  board_.clear();
  board_.set_forward_pass(false);
  now_.exchanged = false;
  now_.gained = false;
  now_.moves = 0;
  now_.landed = {};
  now_.target = no_square;
}

void Referee::begin_half(int half) noexcept {
  now_.half = static_cast<std::uint8_t>(half);
  now_.possession = 0;
  kick_off(half == 1 ? home : away);  // CF-37
}

void Referee::kick_off(Seat receivers) noexcept {
  board_.set_offense(receivers);
  board_.set_line(midfield);
  line_up_for(Play::kickoff);
}

// Free: team by team, man by man. Standard: both formations at once (CF-7).
void Referee::line_up_for(Play play) noexcept {
  reset();
  now_.play = play;
  const Seat offense = board_.offense();
  const bool kickoff = play == Play::kickoff;
  if (rules_.line_up == LineUpMode::free) {
    now_.phase = kickoff ? Phase::kickers_line_up : Phase::offense_line_up;
    now_.to_move = kickoff ? other(offense) : offense;
    return;
  }
  for (const Seat team : {home, away}) {
    now_.to_move = team;
    for (const Square square : line_up(rules_, now_).standard()) board_.put(square, team);
  }
  now_.to_move = offense;
  begin_down(line_up(rules_, now_).standard_starter());
}

void Referee::place_man(Square square) noexcept {
  board_.put(square, now_.to_move);
  if (!line_up(rules_, now_).is_complete(board_.controlled(now_.to_move))) return;
  switch (now_.phase) {
    case Phase::kickers_line_up:
      now_.phase = Phase::receivers_line_up;
      break;
    case Phase::receivers_line_up:
      now_.phase = Phase::returner;
      return;
    case Phase::offense_line_up:
      now_.phase = Phase::defense_line_up;
      break;
    default:
      now_.phase = Phase::quarterback;
  }
  now_.to_move = other(now_.to_move);
}

void Referee::begin_down(Square carrier) noexcept {
  board_.carry_ball(carrier);
  board_.set_forward_pass(now_.play != Play::kickoff);                                           // CF-29, CF-37
  now_.gained = now_.play == Play::kickoff && row_of(carrier) == own_end_row(board_.offense());  // CF-23
  now_.to_move = board_.offense();                                                               // CF-8
  now_.phase = Phase::move;
  if (!board_.has_move(now_.to_move)) now_.to_move = other(now_.to_move);  // CF-24
}

// A new possession at a spot (CF-21, CF-38).
void Referee::spot_ball(Seat team, int line) noexcept {
  reset();
  if (now_.possession == rules_.possessions) return end_half();
  ++now_.possession;
  board_.set_offense(team);
  board_.set_line(nearest_line(line));
  now_.phase = Phase::play_or_punt;
  now_.play = Play::none;
  now_.to_move = team;
}

void Referee::touchdown() noexcept {
  const Seat team = board_.offense();
  auto& score = now_.score[static_cast<std::size_t>(index(team))];
  if (now_.play == Play::two_points) {  // CF-34
    score += 2;
    return end_try();
  }
  score += rules_.touchdown_points;                   // CF-22
  if (now_.play == Play::kickoff) ++now_.possession;  // CF-38
  prepare_try();
}

void Referee::prepare_try() noexcept {
  reset();
  board_.set_line(midfield);  // CF-34
  now_.phase = Phase::one_or_two;
  now_.play = Play::none;
  now_.to_move = board_.offense();
}

void Referee::place_passer(Square square) noexcept {
  board_.put(square, board_.offense());
  board_.carry_ball(square);
  now_.phase = Phase::one_point_pass;
}

void Referee::judge_one_point(Cell landing) noexcept {
  const Seat team = board_.offense();
  if (is_on_board(landing, rules_.columns) && landing.row == goal_row(team))  // CF-34
    ++now_.score[static_cast<std::size_t>(index(team))];
  end_try();
}

void Referee::safety() noexcept {
  const Seat scorer = other(board_.offense());
  now_.score[static_cast<std::size_t>(index(scorer))] += 2;
  spot_ball(scorer, midfield);
}

// The down ends with the ball held on `at` by the team that has it: by a tackle, or as if by one.
void Referee::end_held(Square at) noexcept {
  if (now_.play == Play::two_points) return end_try();  // CF-34
  const Seat holder = board_.offense();
  if (row_of(at) == own_end_row(holder))  // CF-23
    return now_.gained ? spot_ball(holder, own_twenty(holder)) : safety();
  const bool keeps_ball = now_.play == Play::kickoff || now_.exchanged;            // CF-31, CF-37
  spot_ball(keeps_ball ? holder : other(holder), front_line(row_of(at), holder));  // CF-20, CF-21
}

void Referee::end_incomplete() noexcept {
  if (now_.play == Play::two_points) return end_try();  // CF-34
  spot_ball(other(board_.offense()), board_.line());    // CF-32
}

void Referee::end_try() noexcept {
  const Seat scorer = board_.offense();
  reset();
  if (now_.possession == rules_.possessions) return end_half();  // CF-38
  kick_off(other(scorer));                                       // CF-37
}

void Referee::end_half() noexcept {
  if (now_.half == 1) return begin_half(2);
  now_.phase = Phase::finished;
}

}  // namespace touchline::inline v1::checker_football
