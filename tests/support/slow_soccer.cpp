#include "support/slow_soccer.hpp"

#include <algorithm>
#include <cstdlib>

namespace slow_soccer {
namespace {

// N, NE, E, SE, S, SW, W, NW.
constexpr int aside[] = {0, 1, 1, 1, 0, -1, -1, -1};
constexpr int ahead[] = {1, 1, 0, -1, -1, -1, 0, 1};

Square shifted(Square s, int direction, int by = 1) {
  return {s.column + by * aside[direction], s.row + by * ahead[direction]};
}

bool contains(const std::vector<Square>& list, Square s) {
  return std::find(list.begin(), list.end(), s) != list.end();
}

void replace(std::vector<Square>& list, Square from, Square to) { *std::find(list.begin(), list.end(), from) = to; }

std::string names(std::vector<Square> list) {
  std::sort(list.begin(), list.end(),
            [](Square a, Square b) { return a.row != b.row ? a.row < b.row : a.column < b.column; });
  std::string out;
  for (const Square s : list) out += name(s) + " ";
  return out;
}

}  // namespace

std::string name(Square square) {
  return std::string(1, static_cast<char>('A' + square.column - 1)) + std::to_string(square.row);
}

Game::Game(const Rules& rules) : rules_(rules), mover_(rules.first) { kick_off(); }

void Game::kick_off() {
  pieces_[0] = rules_.red;
  pieces_[1] = rules_.blue;
  ball_ = rules_.ball;
  passes_[0] = passes_[1] = 0;
}

bool Game::on_board(Square s) const {
  return s.column >= 1 && s.column <= rules_.columns && s.row >= 1 && s.row <= rules_.rows;
}
bool Game::on_field(Square s) const {
  return s.column >= 2 && s.column <= rules_.columns - 1 && s.row >= 2 && s.row <= rules_.rows - 1;
}
bool Game::is_goal(Square s, int side) const {
  const int middle = (rules_.columns + 1) / 2;
  return s.row == (side == 0 ? 1 : rules_.rows) && std::abs(s.column - middle) <= rules_.goal_width / 2;
}
Game::Zone Game::zone(Square s) const {
  if (!on_field(s)) return Zone::perimeter;
  if (s.row - 1 <= rules_.shooting_depth) return Zone::red_goal_side;
  if (rules_.rows - s.row <= rules_.shooting_depth) return Zone::blue_goal_side;
  return Zone::neutral;
}
Game::Zone Game::shooting_zone(int side) const { return side == 0 ? Zone::blue_goal_side : Zone::red_goal_side; }
int Game::piece_at(Square s) const { return contains(pieces_[0], s) ? 0 : contains(pieces_[1], s) ? 1 : -1; }

int Game::used() const { return static_cast<int>(finished_.size()) + (in_use_ ? 1 : 0); }
bool Game::turn_begun() const { return used() > 0; }

// SO-7: the piece in use goes on; a finished one does not come back.
bool Game::may_use(Square s) const {
  if (piece_at(s) != mover_) return false;
  if (in_use_) return s == piece_;
  return !contains(finished_, s) && used() < rules_.pieces;
}

// SO-15 and SO-16, of a field square.
bool Game::may_bring_ball(Square to) const {
  const Zone from_zone = zone(ball_), to_zone = zone(to);
  const Zone own = shooting_zone(mover_), other = shooting_zone(1 - mover_);
  if (from_zone == Zone::neutral && to_zone == other) return false;  // SO-15
  if (from_zone == own && to_zone == other) return false;            // SO-16
  if (from_zone == other && to_zone == own) return false;            // SO-16
  return true;
}

bool Game::may_run(const Step& step) const {
  const Square to = shifted(step.piece, step.direction);
  if (!on_board(to) || piece_at(to) != -1) return false;  // SO-10
  if (is_goal(to, mover_))                                // SO-14
    for (const Square mate : pieces_[mover_])
      if (!(mate == step.piece) && is_goal(mate, mover_)) return false;
  if (!(to == ball_)) return true;
  const Square pushed = shifted(to, step.direction);
  return on_field(pushed) && piece_at(pushed) == -1 && may_bring_ball(pushed);  // SO-11
}

bool Game::may_pass(const Step& step) const {
  if (!(shifted(step.piece, step.direction) == ball_)) return false;  // SO-12
  const Square to = shifted(ball_, step.direction, step.length);
  for (int i = 1; i <= step.length; ++i) {
    const Square over = shifted(ball_, step.direction, i);
    if (!on_board(over) || piece_at(over) != -1) return false;
  }
  const Zone other = shooting_zone(1 - mover_);
  if (zone(ball_) == other && passes_[mover_] >= rules_.zone_passes) return false;   // SO-17
  if (is_goal(to, 1 - mover_) && zone(ball_) == shooting_zone(mover_)) return true;  // SO-19
  return on_field(to) && may_bring_ball(to);                                         // SO-13, SO-20
}

bool Game::is_legal(const Step& step) const {
  return may_use(step.piece) && (step.length == 0 ? may_run(step) : may_pass(step));
}

std::vector<Game::Step> Game::steps() const {
  std::vector<Step> out;
  for (const Square piece : pieces_[mover_])
    for (int direction = 0; direction < 8; ++direction)
      for (int length = 0; length <= std::max(rules_.columns, rules_.rows); ++length)
        if (is_legal({piece, direction, length})) out.push_back({piece, direction, length});
  return out;
}

// Whether another piece could step if the one in use were finished.
bool Game::any_other_steps() const {
  Game after = *this;
  after.finish_piece();
  return !after.steps().empty();
}

std::uint64_t Game::id(const Step& step) const {
  const int squares = rules_.columns * rules_.rows, longest = std::max(rules_.columns, rules_.rows) - 2;
  const int run = ((step.piece.row - 1) * rules_.columns + step.piece.column - 1) * 8 + step.direction;
  return static_cast<std::uint64_t>(step.length == 0 ? run : squares * 8 + run * longest + step.length - 1);
}
std::uint64_t Game::first_ending() const {
  const int squares = rules_.columns * rules_.rows, longest = std::max(rules_.columns, rules_.rows) - 2;
  return static_cast<std::uint64_t>(squares * 8 + squares * 8 * longest);
}

std::string Game::text(const Step& step) const {
  const Square to = shifted(step.piece, step.direction);
  if (step.length == 0) return name(step.piece) + (to == ball_ ? "x" : "-") + name(to);
  const Square target = shifted(ball_, step.direction, step.length);
  return name(step.piece) + ":" + name(ball_) + ">" + name(target) + (zone(target) == Zone::perimeter ? "#" : "");
}

std::vector<Action> Game::legal() const {
  std::vector<Action> out;
  if (over_) return out;
  for (const Step& step : steps()) out.push_back({text(step), id(step)});
  const bool can_step = !out.empty();
  if (in_use_ && used() < rules_.pieces && any_other_steps()) out.push_back({"end-piece", first_ending()});
  if (turn_begun() && last_was_step_) out.push_back({"end-turn", first_ending() + 1});
  if (!turn_begun() && !can_step) out.push_back({"pass-turn", first_ending() + 2});
  std::sort(out.begin(), out.end(), [](const Action& a, const Action& b) { return a.id < b.id; });
  return out;
}

void Game::move_ball(Square to, bool passed) {
  const Zone other = shooting_zone(1 - mover_);
  if (passed && zone(ball_) == other && zone(to) == other) ++passes_[mover_];
  ball_ = to;
  for (const int side : {0, 1})
    if (zone(ball_) != shooting_zone(1 - side)) passes_[side] = 0;
}

void Game::finish_piece() {
  finished_.push_back(piece_);
  in_use_ = false;
  steps_left_ = 0;
}

void Game::end_turn() {
  in_use_ = false;
  steps_left_ = 0;
  finished_.clear();
  last_was_step_ = false;
  mover_ = 1 - mover_;
  if (rules_.max_turns == 0 || over_) return;
  if (++turns_ < rules_.max_turns) return;
  over_ = true;
  ending_ = score_[0] == score_[1] ? "drawn" : score_[0] > score_[1] ? "red" : "blue";
}

void Game::do_step(const Step& step) {
  if (!in_use_) {
    in_use_ = true;
    steps_left_ = rules_.steps;
  }
  piece_ = step.piece;
  --steps_left_;
  last_was_step_ = true;
  if (step.length == 0) {
    const Square to = shifted(step.piece, step.direction);
    if (to == ball_) move_ball(shifted(to, step.direction), false);
    replace(pieces_[mover_], step.piece, to);
    piece_ = to;
  } else {
    const Square to = shifted(ball_, step.direction, step.length);
    if (is_goal(to, 1 - mover_)) {
      const int scorer = mover_;
      if (++score_[scorer] == rules_.goals_to_win) {
        over_ = true;
        ending_ = scorer == 0 ? "red" : "blue";
      }
      kick_off();
      end_turn();
      mover_ = 1 - scorer;
      return;
    }
    move_ball(to, true);
  }
  if (steps_left_ > 0) return;
  finish_piece();
  if (used() == rules_.pieces) end_turn();
}

void Game::apply(std::uint64_t wanted) {
  if (wanted == first_ending()) {
    finish_piece();
    last_was_step_ = false;
    return;
  }
  if (wanted > first_ending()) return end_turn();
  for (const Step& step : steps())
    if (id(step) == wanted) return do_step(step);
  std::abort();  // not legal
}

std::string Game::summary() const {
  std::string out = "red " + names(pieces_[0]) + "blue " + names(pieces_[1]) + "ball " + name(ball_) + " score " +
                    std::to_string(score_[0]) + ":" + std::to_string(score_[1]);
  if (over_) return out + " over " + ending_;
  out += " mover " + std::to_string(mover_) + " passes " + std::to_string(passes_[0]) + "," +
         std::to_string(passes_[1]) + " turns " + std::to_string(turns_);
  if (in_use_) out += " using " + name(piece_) + " left " + std::to_string(steps_left_);
  if (!finished_.empty()) out += " finished " + names(finished_);
  if (turn_begun() && !last_was_step_) out += " after end-piece";
  return out;
}

// Turns in text: `end-piece` and `end-turn` are implied.
void Game::list(const Game& from, const std::string& so_far, bool after_piece,
                std::vector<std::pair<std::string, std::string>>& out) const {
  for (const Action& action : from.legal()) {
    Game next = from;
    next.apply(action.id);
    std::string text = so_far;
    bool piece_ended = false;
    if (action.text == "end-piece") {
      text += so_far.empty() ? "/ " : " / ";
      piece_ended = true;
    } else if (action.text == "end-turn") {
      if (so_far.empty()) text = action.text;
    } else {
      if (!so_far.empty() && !after_piece) text += from.in_use_ ? "," : " / ";
      text += action.text;
    }
    const bool ended = next.over_ || !next.turn_begun();
    if (ended) {
      out.emplace_back(text, next.summary());
    } else {
      list(next, text, piece_ended, out);
    }
  }
}

std::vector<std::pair<std::string, std::string>> Game::turns_with_results() const {
  std::vector<std::pair<std::string, std::string>> out;
  list(*this, "", false, out);
  return out;
}

std::vector<std::string> Game::turns() const {
  std::vector<std::string> out;
  for (auto& [text, result] : turns_with_results()) out.push_back(text);
  return out;
}

}  // namespace slow_soccer
