#include "support/slow_checker_football.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace slow {
namespace {

const At around[8] = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
const char* const around_names[8] = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};

At plus(At a, At b, int times = 1) { return {a.column + times * b.column, a.row + times * b.row}; }

std::string square_text(At at) { return std::string(1, static_cast<char>('a' + at.column)) + std::to_string(at.row); }

At square_in(const std::string& text, std::size_t from) { return {text[from] - 'a', std::stoi(text.substr(from + 1))}; }

bool among(const std::vector<At>& list, At at) { return std::find(list.begin(), list.end(), at) != list.end(); }

bool adjacent(At a, At b) { return a != b && std::abs(a.column - b.column) <= 1 && std::abs(a.row - b.row) <= 1; }

int far(At a, At b) { return std::max(std::abs(a.column - b.column), std::abs(a.row - b.row)); }

int clamped(int line) { return std::min(9, std::max(1, line)); }

// Where a team stands from its own end zone (0) to the one it attacks (11).
int progress(int team, int row) { return team == 0 ? row : 11 - row; }
// The line in front of the row at that progress, for both.
int line_at(int team, int progress) { return team == 0 ? progress : 10 - progress; }

std::string yes(bool value) { return value ? "true" : "false"; }

}  // namespace

Football::Football(const FootballRules& rules) : rules_(rules) { kickoff(0); }

std::vector<At> Football::all_squares() const {
  std::vector<At> out;
  for (int row = 0; row < 12; ++row)
    for (int column = 0; column < rules_.columns; ++column) out.push_back({column, row});
  return out;
}

// ---- line-ups

std::vector<At> Football::men_of(int team) const {
  std::vector<At> out;
  for (const At at : all_squares())
    for (const int owner : stack(at))
      if (owner == team) out.push_back(at);
  return out;
}

int Football::men_needed(int team) const { return team == offense_ ? rules_.offense_men : rules_.defense_men; }

std::pair<int, int> Football::rows_of(int team) const {
  const int rear = team == 0 ? 0 : 11;
  if (play_ == "kickoff") {
    if (team == offense_) return {team == 0 ? 5 : 6, rear};
    return {team == 0 ? 4 : 7, rear};
  }
  return {team == 0 ? line_ : line_ + 1, rear};
}

bool Football::may_start(At at) const {
  if (play_ == "kickoff") return progress(offense_, at.row) <= 1;
  return at.row != rows_of(offense_).first;
}

// CF-4, CF-5, CF-37: goes through the squares after the last man, taking or leaving each, and keeps what can be
// reached.
bool Football::can_still_be_completed(std::vector<At> men, int team) const {
  const auto [front, rear] = rows_of(team);
  std::vector<At> rest;
  for (const At at : all_squares()) {
    const bool higher = men.empty() || std::pair(at.row, at.column) > std::pair(men.back().row, men.back().column);
    if (higher && at.row >= std::min(front, rear) && at.row <= std::max(front, rear)) rest.push_back(at);
  }
  // reached[men][of them on the front row][one of them a starter]
  using Reached = std::array<std::array<std::array<bool, 2>, 25>, 25>;
  Reached reached{};
  std::size_t on_front = 0, starter = 0;
  for (const At at : men) {
    if (at.row == front) ++on_front;
    if (team == offense_ && may_start(at)) starter = 1;
  }
  reached[men.size()][on_front][starter] = true;
  const auto needed = static_cast<std::size_t>(men_needed(team));
  for (const At at : rest) {
    const Reached before = reached;
    for (std::size_t count = 0; count < needed; ++count)
      for (std::size_t fronts = 0; fronts <= count; ++fronts)
        for (std::size_t start = 0; start < 2; ++start) {
          if (!before[count][fronts][start]) continue;
          const bool starts = start == 1 || (team == offense_ && may_start(at));
          reached[count + 1][fronts + (at.row == front ? 1 : 0)][starts ? 1 : 0] = true;
        }
  }
  for (std::size_t fronts = team == offense_ ? 7 : 6; fronts <= needed; ++fronts)
    if (reached[needed][fronts][1] || (team != offense_ && reached[needed][fronts][0])) return true;
  return false;
}

void Football::place_standard(int team) {
  const int front = rows_of(team).first;
  const int back = team == 0 ? -1 : 1;
  const auto put = [&](int rows_back, const std::string& columns) {
    for (const char column : columns) stack({column - 'a', front + rows_back * back}) = {team};
  };
  if (team != offense_) {
    put(0, "bcdefg");
    put(1, "acdefh");
  } else if (std::abs(front - rows_of(team).second) >= 2) {
    put(0, "bcdefgh");
    put(1, "bdg");
    put(2, "d");
  } else {
    put(0, "bcdefgh");
    put(1, "bdeg");
  }
}

// ---- what the rules remember of a down, from its history

bool Football::forward_pass_allowed() const {  // CF-29, CF-37
  if (play_ == "kickoff" || passed_forward_) return false;
  for (const Been& been : history_) {
    if (been.team != history_.front().team) return false;
    if (progress(been.team, been.at.row) > progress(been.team, been.team == 0 ? line_ : line_ + 1)) return false;
  }
  return true;
}

bool Football::exchanged() const {
  for (std::size_t i = 1; i < history_.size(); ++i)
    if (history_[i].team != history_[i - 1].team) return true;
  return false;
}

bool Football::gained_in_end_zone() const {  // CF-23
  // Back to where the team that has the ball gained it; the ball must have been in its end zone all the time.
  std::size_t i = history_.size();
  while (i > 0 && history_[i - 1].team == offense_) {
    if (progress(offense_, history_[i - 1].at.row) != 0) return false;
    --i;
  }
  return i > 0 || play_ == "kickoff";
}

bool Football::is_forward(At from, At to) const { return progress(offense_, to.row) > progress(offense_, from.row); }

bool Football::lane(At from, At to) const {  // CF-28
  for (const Meeting& meeting : meetings(from, to)) {
    if (meeting.corner && occupied(meeting.beside[0]) && occupied(meeting.beside[1])) return false;
    if (!meeting.corner && meeting.square != to && occupied(meeting.square)) return false;
  }
  return true;
}

// ---- legal actions

void Football::add_contacts(std::vector<Choice>& out, int team) const {
  for (const At from : all_squares()) {
    if (!controls(team, from)) continue;
    const bool carrier = ball_there_ && !live_ && from == ball_;
    for (const At step : around) {
      const At to = plus(from, step);
      if (!on_board(to)) continue;
      char sign = 0;
      if (!occupied(to)) {
        if (!(is_block(from) && live_ && to == ball_)) sign = '-';  // CF-10, CF-11, CF-16, CF-33
      } else if (controls(1 - team, to)) {
        if (!is_block(from)) sign = ball_there_ && !live_ && to == ball_ ? '#' : '+';  // CF-14, CF-19
      } else if (carrier && !is_block(from)) {                                         // CF-26, CF-27, CF-29
        const int line_progress = progress(team, team == 0 ? line_ : line_ + 1);
        const bool both_behind = progress(team, from.row) <= line_progress && progress(team, to.row) <= line_progress;
        if (!is_forward(from, to) || both_behind || forward_pass_allowed()) sign = ':';
      }
      if (sign != 0) out.push_back({square_text(from) + sign + square_text(to), 0});
    }
  }
}

void Football::add_jumps(std::vector<Choice>& out) const {  // CF-12
  if (live_ || is_block(ball_)) return;
  for (const At step : around) {
    const At over = plus(ball_, step), to = plus(ball_, step, 2);
    if (on_board(to) && controls(offense_, over) && !occupied(to) && !among(chain_, to))
      out.push_back({square_text(ball_) + "^" + square_text(to), 0});
  }
}

void Football::add_passes(std::vector<Choice>& out) const {  // CF-26 to CF-29
  if (live_ || is_block(ball_)) return;
  for (const At to : all_squares()) {
    if (to == ball_ || controls(1 - offense_, to)) continue;
    if (controls(offense_, to) && adjacent(ball_, to)) continue;
    if (is_forward(ball_, to) && !forward_pass_allowed()) continue;
    if (lane(ball_, to)) out.push_back({square_text(ball_) + ">" + square_text(to), 0});
  }
}

std::vector<Choice> Football::moves_of(int team) const {
  std::vector<Choice> out;
  add_contacts(out, team);
  if (team == offense_) {
    add_jumps(out);
    add_passes(out);
  }
  return out;
}

std::vector<Choice> Football::choices() const {
  std::vector<Choice> out;
  if (phase_ == "play_or_punt") return {{"play", 0}, {"punt", 0}};
  if (phase_ == "one_or_two") return {{"one-point", 0}, {"two-points", 0}};
  if (phase_ == "move") return moves_of(mover_);
  if (phase_ == "jump") {
    out.push_back({"stop", 0});
    add_jumps(out);
  }
  if (phase_ == "landing") {
    out.push_back({"land 0", rules_.accuracy});
    for (const char* name : around_names) out.push_back({std::string("land ") + name, far(ball_, target_)});
  }
  if (phase_ == "one_point_pass")
    for (const At at : all_squares())
      if (progress(offense_, at.row) == 11) out.push_back({square_text(ball_) + ">" + square_text(at), 0});
  if (phase_ == "passer")
    for (const At at : all_squares())
      if (at.row == (offense_ == 0 ? 5 : 6)) out.push_back({"passer " + square_text(at), 0});
  if (phase_ == "returner" || phase_ == "quarterback")
    for (const At at : men_of(offense_))
      if (may_start(at)) out.push_back({(phase_ == "returner" ? "returner " : "QB ") + square_text(at), 0});
  if (phase_.find("line_up") != std::string::npos)
    for (const At at : all_squares()) {
      std::vector<At> men = men_of(mover_);
      const auto [front, rear] = rows_of(mover_);
      if (at.row < std::min(front, rear) || at.row > std::max(front, rear)) continue;
      if (!men.empty() && std::pair(at.row, at.column) <= std::pair(men.back().row, men.back().column)) continue;
      men.push_back(at);
      if (can_still_be_completed(men, mover_)) out.push_back({"@" + square_text(at), 0});
    }
  return out;
}

// ---- from down to down

void Football::clear() {
  for (auto& row : board_)
    for (Stack& stack : row) stack.clear();
  ball_there_ = live_ = passed_forward_ = false;
  history_.clear();
  chain_.clear();
  moves_ = 0;
}

void Football::kickoff(int receivers) {
  offense_ = receivers;
  line_ = 5;
  begin_line_ups("kickoff");
}

void Football::begin_line_ups(const std::string& play) {
  clear();
  play_ = play;
  if (rules_.standard) {
    place_standard(0);
    place_standard(1);
    const auto [front, rear] = rows_of(offense_);
    const int back = std::abs(front - rear) >= 2 ? 2 : 1;
    return begin_down({3, front + (offense_ == 0 ? -back : back)});
  }
  phase_ = play == "kickoff" ? "kickers_line_up" : "offense_line_up";
  mover_ = play == "kickoff" ? 1 - offense_ : offense_;
}

void Football::placed(At at) {
  stack(at) = {mover_};
  if (static_cast<int>(men_of(mover_).size()) < men_needed(mover_)) return;
  const std::map<std::string, std::string> next{{"kickers_line_up", "receivers_line_up"},
                                                {"receivers_line_up", "returner"},
                                                {"offense_line_up", "defense_line_up"},
                                                {"defense_line_up", "quarterback"}};
  phase_ = next.at(phase_);
  mover_ = phase_ == "defense_line_up" ? 1 - offense_ : offense_;
}

void Football::begin_down(At carrier) {
  ball_there_ = true;
  ball_to(carrier, offense_);
  phase_ = "move";
  mover_ = moves_of(offense_).empty() ? 1 - offense_ : offense_;  // CF-24
}

void Football::next_possession(int team, int line) {
  clear();
  if (possession_ == rules_.possessions) return end_half();
  ++possession_;
  offense_ = mover_ = team;
  line_ = clamped(line);
  phase_ = "play_or_punt";
  play_ = "";
}

void Football::end_half() {
  clear();
  if (half_ == 2) {
    phase_ = "finished";
    return;
  }
  half_ = 2;
  possession_ = 0;
  kickoff(1);
}

void Football::after_try() {
  const int scorer = offense_;
  clear();
  if (possession_ == rules_.possessions) return end_half();
  kickoff(1 - scorer);
}

// ---- a down

void Football::ball_to(At at, int team) {
  ball_ = at;
  offense_ = team;
  history_.push_back({at, team});
}

bool Football::touchdown_now() const { return !live_ && progress(offense_, ball_.row) == 11; }

void Football::held(At at) {  // CF-19 to CF-23
  if (play_ == "two_points") return after_try();
  const int holder = offense_, where = progress(holder, at.row);
  if (where == 0) {
    if (gained_in_end_zone()) return next_possession(holder, line_at(holder, 2));
    score_[1 - holder] += 2;
    return next_possession(1 - holder, 5);
  }
  const bool keeps = play_ == "kickoff" || exchanged();
  next_possession(keeps ? holder : 1 - holder, line_at(holder, where));
}

void Football::end_move() {
  chain_.clear();
  ++moves_;
  if (touchdown_now()) {
    if (play_ == "two_points") {
      score_[offense_] += 2;
      return after_try();
    }
    score_[offense_] += rules_.touchdown_points;
    if (play_ == "kickoff") ++possession_;
    clear();
    phase_ = "one_or_two";
    play_ = "";
    line_ = 5;
    mover_ = offense_;
    return;
  }
  if (moves_ == rules_.max_moves) return held(ball_);
  phase_ = "move";
  mover_ = 1 - mover_;
  if (moves_of(mover_).empty()) mover_ = 1 - mover_;
}

void Football::contact(At from, At to) {
  const bool carried = ball_there_ && !live_;
  if (controls(mover_, to)) {  // a hand-off
    if (is_forward(from, to)) {
      const int line_progress = progress(offense_, offense_ == 0 ? line_ : line_ + 1);
      if (progress(offense_, to.row) > line_progress) passed_forward_ = true;
    }
    ball_to(to, offense_);
    return end_move();
  }
  if (controls(1 - mover_, to) && carried && to == ball_) return held(to);
  const bool free_ball = live_ && to == ball_;
  const Stack moving = stack(from);
  stack(from).clear();
  stack(to).insert(stack(to).end(), moving.begin(), moving.end());
  if (free_ball) {
    live_ = false;
    if (mover_ != offense_ && play_ == "two_points") return after_try();
    ball_to(to, mover_);
  } else if (carried && from == ball_) {
    ball_to(to, offense_);
  }
  end_move();
}

void Football::jump(At to) {
  if (chain_.empty()) chain_.push_back(ball_);
  stack(to) = stack(ball_);
  stack(ball_).clear();
  ball_to(to, offense_);
  chain_.push_back(to);
  std::vector<Choice> further;
  add_jumps(further);
  if (touchdown_now() || further.empty()) return end_move();
  phase_ = "jump";
}

void Football::land(At at) {  // CF-30 to CF-33
  const bool forward = is_forward(ball_, target_);
  if (forward) passed_forward_ = true;
  At last = ball_;
  for (const Meeting& meeting : meetings(ball_, at)) {
    At hit = meeting.square;
    if (meeting.corner) {
      if (!occupied(meeting.beside[0]) || !occupied(meeting.beside[1])) continue;
      const bool first_nearer = progress(offense_, meeting.beside[0].row) < progress(offense_, meeting.beside[1].row);
      hit = meeting.beside[first_nearer ? 0 : 1];
    } else if (on_board(hit)) {
      last = hit;
    }
    if (!occupied(hit)) continue;
    const int catcher = stack(hit).back();
    if (catcher != offense_ && play_ == "two_points") return after_try();
    ball_to(hit, catcher);
    return end_move();
  }
  if (at == ball_) {
    ball_to(ball_, offense_);
    return end_move();
  }
  if (forward) return play_ == "two_points" ? after_try() : next_possession(1 - offense_, line_);
  if (!on_board(at)) return held(last);
  live_ = true;
  ball_to(at, offense_);
  end_move();
}

void Football::play(const std::string& text) {
  if (text == "play") return begin_line_ups("scrimmage");
  if (text == "punt") {                                                     // CF-36
    const int row = progress(offense_, offense_ == 0 ? line_ : line_ + 1);  // the offense's row next to the line
    const int receivers = 1 - offense_;
    if (row + 4 >= 11) return next_possession(receivers, line_at(receivers, 2));
    return next_possession(receivers, line_at(offense_, row + 4));
  }
  if (text == "one-point") {
    play_ = "one_point";
    phase_ = "passer";
    return;
  }
  if (text == "two-points") return begin_line_ups("two_points");
  if (text == "stop") return end_move();
  if (text[0] == '@') return placed(square_in(text, 1));
  if (text.rfind("QB ", 0) == 0) return begin_down(square_in(text, 3));
  if (text.rfind("returner ", 0) == 0) return begin_down(square_in(text, 9));
  if (text.rfind("passer ", 0) == 0) {
    ball_ = square_in(text, 7);
    ball_there_ = true;
    stack(ball_) = {offense_};
    phase_ = "one_point_pass";
    return;
  }
  At landing = target_;
  if (text.rfind("land ", 0) == 0) {
    for (int i = 0; i < 8; ++i)
      if (text.substr(5) == around_names[i]) landing = plus(target_, around[i]);
  } else {
    const std::size_t sign = text.find_first_of("-+#:^>");
    const At from = square_in(text, 0), to = square_in(text, sign + 1);
    if (text[sign] == '^') return jump(to);
    if (text[sign] != '>') return contact(from, to);
    target_ = landing = to;
    if (rules_.accuracy != 0) {
      phase_ = "landing";
      return;
    }
  }
  if (play_ != "one_point") return land(landing);
  if (on_board(landing) && progress(offense_, landing.row) == 11) ++score_[offense_];
  after_try();
}

// ---- JSON

std::string Football::json() const {
  const bool over = finished();
  const bool down = phase_ == "move" || phase_ == "jump" || (phase_ == "landing" && play_ != "one_point");
  std::string out = "{\"ball\":" + (ball_there_ ? "\"" + square_text(ball_) + "\"" : "null");
  if (down) {
    const bool remembered = play_ == "scrimmage" && exchanged();
    out += ",\"down\":{\"exchanged\":" + yes(remembered) + ",\"forward_pass\":" + yes(forward_pass_allowed()) +
           ",\"gained\":" + yes(gained_in_end_zone()) + ",\"moves\":" + std::to_string(moves_) + "}";
  }
  if (!over) out += ",\"half\":" + std::to_string(half_);
  if (phase_ == "jump") {
    std::string list;
    for (const At at : all_squares())
      if (at != ball_ && among(chain_, at)) list += (list.empty() ? "\"" : ",\"") + square_text(at) + "\"";
    out += ",\"landed\":[" + list + "]";
  }
  if (!over) out += ",\"line\":" + std::to_string(line_);
  out += ",\"live\":" + yes(live_);
  if (!over) out += ",\"offense\":" + std::to_string(offense_);
  out += ",\"phase\":\"" + phase_ + "\"";
  if (!over)
    out += ",\"play\":" + (play_.empty() ? "null" : "\"" + play_ + "\"") +
           ",\"possession\":" + std::to_string(possession_);
  const std::string points = "[" + std::to_string(score_[0]) + "," + std::to_string(score_[1]) + "]";
  if (over) {
    const std::string winners = score_[0] > score_[1] ? "[0]" : score_[0] < score_[1] ? "[1]" : "[]";
    out += ",\"result\":{\"mvp\":null,\"reason\":\"full_time\",\"scores\":" + points +
           ",\"team_scores\":null,\"winners\":" + winners + ",\"winning_team\":null}";
  }
  out += ",\"score\":" + points + ",\"stacks\":[";
  bool first = true;
  for (const At at : all_squares()) {
    if (stack(at).empty()) continue;
    out += std::string(first ? "" : ",") + "[\"" + square_text(at) + "\"";
    for (const int owner : stack(at)) out += "," + std::to_string(owner);
    out += "]";
    first = false;
  }
  out += "]";
  if (phase_ == "landing") out += ",\"target\":\"" + square_text(target_) + "\"";
  const std::string mover = over ? "null" : phase_ == "landing" ? "\"chance\"" : std::to_string(mover_);
  return out + ",\"to_move\":" + mover + "}";
}

}  // namespace slow
