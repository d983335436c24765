// The ball, the points, downs and drives.
#include <algorithm>
#include <bit>

#include "referee.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

constexpr int to_first_down = 10;
constexpr int penalty_yards = 5;
constexpr int safety_points = 2;

// Seats with the most of something, as bits.
template <class Points>
unsigned leaders(int seats, const Points& points) noexcept {
  unsigned best = 1;
  for (int seat = 1; seat < seats; ++seat) {
    const int leading = points(std::countr_zero(best));
    if (points(seat) > leading) best = 0;
    if (points(seat) >= leading) best |= 1U << seat;
  }
  return best;
}

}  // namespace

void Referee::begin_game() noexcept {
  for (int seat = 0; seat < seat_count(rules_); ++seat)
    now_.at(static_cast<Seat>(seat)).chips = static_cast<std::uint8_t>(rules_.game_chips);  // PP-2
  spot_ball(rules_.drive_start);                                                            // PP-6
  begin_draw((1U << seat_count(rules_)) - 1);                                               // PP-4
  await_card(Phase::draw_for_deal);
}

// A first down at a yard (PP-7).
void Referee::spot_ball(int yard) noexcept {
  now_.ball = static_cast<std::uint8_t>(yard);
  now_.marker = static_cast<std::uint8_t>(std::min(yard + to_first_down, goal_line));
  now_.down = 1;
}

bool Referee::advance(int yards, Seat by) noexcept {
  const int to = now_.ball + yards;
  if (to >= goal_line) {  // PP-9
    touchdown(by);
    return true;
  }
  now_.ball = static_cast<std::uint8_t>(to);
  return false;
}

bool Referee::push_back(int yards, Seat by) noexcept {
  if (now_.ball > yards) {
    now_.ball = static_cast<std::uint8_t>(now_.ball - yards);
    return false;
  }
  if (now_.safety_stop == no_seat) {  // PP-10
    safety(by);
    return true;
  }
  now_.ball = 1;  // PP-14
  now_.safety_stop = no_seat;
  return false;
}

void Referee::touchdown(Seat by) noexcept {  // PP-9
  if (part_of(now_.phase) == PhaseRow::Part::hand) end_hand();
  clear_kick();
  end_coverage();
  if (score(by, rules_.touchdown_points)) return;
  begin_conversion(by);
}

void Referee::safety(Seat by) noexcept {  // PP-10
  end_hand();
  if (score(by, safety_points)) return;
  begin_drive(by, rules_.drive_start);
}

// In overtime the first score decides (PP-52).
bool Referee::score(Seat by, int points) noexcept {
  now_.at(by).points += points;
  if (now_.overtime) finish(Reason::overtime);
  return now_.overtime;
}

// Cards, bets and what was laid out for this hand go; who bet and lost a showdown is benched, who was benched returns.
void Referee::end_hand() noexcept {
  ++now_.hands;
  now_.last_hand = {true, winner_, now_.community, now_.served};  // PP-54
  for (int i = 0; i < seat_count(rules_); ++i) {
    const Seat seat = static_cast<Seat>(i);
    Player& player = now_.at(seat);
    for (std::size_t n = 0; n < 2; ++n)
      if (player.hole[n].shown) now_.last_hand.shown[static_cast<std::size_t>(i)][n] = player.hole[n].card;
    player.benched = winner_ != no_seat && player.bet && seat != winner_;  // PP-41, PP-42
    player.hole = {};
    player.folded = player.bet = false;
  }
  if (now_.safety_stop != no_seat) ++now_.at(now_.safety_stop).chips;  // PP-14
  now_.safety_stop = now_.sack = now_.player = no_seat;
  now_.goal_line_stand = false;
  now_.hail_mary = HailMary::open;
  now_.community = {};
  now_.served = {};
}

void Referee::end_coverage() noexcept { now_.coverage = no_seat; }  // PP-33

// A hand without score or change of possession on the way: PP-40 with PP-7, PP-8, PP-12, PP-13.
void Referee::end_down() noexcept {
  const Seat winner = winner_;
  const bool offense_won = winner != no_seat && is_offense(winner);
  end_hand();
  if (now_.ball >= now_.marker) {
    spot_ball(now_.ball);
    end_coverage();
  } else if (now_.down == downs) {
    return turn_over(winner == no_seat || offense_won ? clockwise(now_.dealer) : winner);
  } else {
    ++now_.down;
  }
  begin_down(offense_won ? winner : clockwise(now_.dealer, 2));
}

// Possession changes at the spot.
void Referee::turn_over(Seat dealer) noexcept { begin_drive(dealer, goal_line - now_.ball); }

void Referee::begin_drive(Seat dealer, int yard) noexcept {
  end_coverage();
  if (!now_.overtime && now_.drive == regulation_drives) return end_regulation();  // PP-5
  ++now_.drive;
  spot_ball(yard);
  begin_down(dealer);
}

void Referee::begin_down(Seat dealer) noexcept {
  now_.dealer = dealer;
  recall_benched_team();
  while (now_.at(now_.dealer).benched) now_.dealer = clockwise(now_.dealer, 2);  // PP-13
  if (now_.hands >= rules_.max_hands) return finish(Reason::max_hands);          // PP-53
  if (now_.down == downs) return ask(Phase::fourth_down, now_.dealer);           // PP-16
  ask_before_deal();
}

int Referee::benched_team() const noexcept {
  for (int team = 0; team < 2; ++team) {
    int active = 0;
    for (int seat = team; seat < seat_count(rules_); seat += 2)
      active += now_.at(static_cast<Seat>(seat)).benched ? 0 : 1;
    if (active == 0) return team;
  }
  return 2;
}

void Referee::recall_benched_team() noexcept {  // PP-43
  const int team = benched_team();
  if (team == 2) return;
  move_penalized(team);
  for (int seat = team; seat < seat_count(rules_); seat += 2) now_.at(static_cast<Seat>(seat)).benched = false;
}

void Referee::move_penalized(int team) noexcept {  // PP-11
  const int to = now_.ball + (team == now_.offense() ? -penalty_yards : penalty_yards);
  now_.ball = static_cast<std::uint8_t>(std::clamp(to, 1, goal_line - 1));
}

void Referee::penalize(int team) noexcept {
  move_penalized(team);
  if (now_.phase != Phase::fourth_down) ask_before_deal();
}

bool Referee::is_before_down(const Rules& rules, const Situation& now) noexcept {
  if (now.phase == Phase::fourth_down) return true;
  const bool begins = part_of(now.phase) == PhaseRow::Part::before_deal || now.phase == Phase::deal;
  if (!begins || now.down == downs || now.safety_stop != no_seat || now.goal_line_stand) return false;
  for (const Player& player : now.players)
    if (player.hole[0].is_dealt()) return false;
  Situation afresh = now;
  Referee(rules, afresh).ask_before_deal();
  return afresh == now;
}

void Referee::end_regulation() noexcept {  // PP-5, PP-52
  const auto points = [&](int seat) { return now_.at(static_cast<Seat>(seat)).points; };
  const bool level_teams = team_points(now_, 0) == team_points(now_, 1);
  if (!level_teams && std::has_single_bit(leaders(seat_count(rules_), points))) return finish(Reason::regulation);
  if (now_.hands >= rules_.max_hands) return finish(Reason::max_hands);  // PP-53
  now_.overtime = true;
  ++now_.drive;
  for (Player& player : now_.players) {
    player.benched = false;
    player.regulation_points = player.points;
    player.points = 0;
  }
  now_.dealer = no_seat;
  spot_ball(rules_.drive_start);
  begin_draw((1U << seat_count(rules_)) - 1);
  await_card(Phase::draw_for_deal);
}

// A finished game keeps its points and what the last hand showed.
void Referee::finish(Reason reason) noexcept {
  Situation end;
  end.phase = Phase::finished;
  end.reason = reason;
  end.overtime = now_.overtime;
  end.last_hand = now_.last_hand;
  for (std::size_t i = 0; i < end.players.size(); ++i) {
    end.players[i].points = now_.players[i].points;
    end.players[i].regulation_points = now_.players[i].regulation_points;
  }
  now_ = end;
}

}  // namespace touchline::inline v1::power_poker_football
