/// Checker Football a second time, slowly and straight from the rules: plain arrays, whole histories, every square and
/// line looked at on its own. Shares no code with the library.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "support/slow_line.hpp"

namespace slow {

struct FootballRules {
  int columns = 8;
  int offense_men = 11;
  int defense_men = 12;
  bool standard = false;
  int touchdown_points = 6;
  int max_moves = 100;
  int accuracy = 12;
  int possessions = 8;
};

/// A legal action: its text and, at a chance event, its weight.
struct Choice {
  std::string text;
  int weight = 0;
};

class Football {
 public:
  explicit Football(const FootballRules& rules);

  /// In the order of their ids.
  std::vector<Choice> choices() const;
  /// Plays one of these.
  void play(const std::string& text);
  bool finished() const { return phase_ == "finished"; }
  /// The inner state object of the JSON documents.
  std::string json() const;

 private:
  using Stack = std::vector<int>;  // teams, bottom to top
  /// Where the ball was, in whose hands (or who had it last), since the down began.
  struct Been {
    At at;
    int team;
  };

  // The field.
  bool on_board(At at) const { return at.column >= 0 && at.column < rules_.columns && at.row >= 0 && at.row < 12; }
  const Stack& stack(At at) const { return board_[at.row][at.column]; }
  Stack& stack(At at) { return board_[at.row][at.column]; }
  bool occupied(At at) const { return on_board(at) && !stack(at).empty(); }
  bool controls(int team, At at) const { return occupied(at) && stack(at).back() == team; }
  bool is_block(At at) const { return stack(at).size() > 1; }
  std::vector<At> all_squares() const;
  int behind_front(int row) const { return offense_ == 0 ? row : 11 - row; }  // rows in front of the own end zone

  // Line-ups.
  bool can_still_be_completed(std::vector<At> men, int team) const;
  std::vector<At> men_of(int team) const;
  std::pair<int, int> rows_of(int team) const;  // front row, rear row
  int men_needed(int team) const;
  bool may_start(At at) const;
  void place_standard(int team);

  // Moves.
  bool forward_pass_allowed() const;
  bool gained_in_end_zone() const;
  bool exchanged() const;
  bool is_forward(At from, At to) const;
  bool lane(At from, At to) const;
  void add_contacts(std::vector<Choice>& out, int team) const;
  void add_jumps(std::vector<Choice>& out) const;
  void add_passes(std::vector<Choice>& out) const;
  std::vector<Choice> moves_of(int team) const;

  void kickoff(int receivers);
  void begin_line_ups(const std::string& play);
  void placed(At at);
  void begin_down(At carrier);
  void contact(At from, At to);
  void jump(At to);
  void land(At at);
  void ball_to(At at, int team);
  void end_move();
  void held(At at);
  void next_possession(int team, int line);
  void after_try();
  void end_half();
  void clear();
  bool touchdown_now() const;

  FootballRules rules_;
  Stack board_[12][12];
  std::string phase_, play_;
  int offense_ = 0, mover_ = 0, half_ = 1, possession_ = 0, line_ = 5, moves_ = 0;
  int score_[2] = {0, 0};
  bool ball_there_ = false, live_ = false, passed_forward_ = false;
  At ball_, target_;
  std::vector<Been> history_;
  std::vector<At> chain_;  // squares of a chain of jumps, the present one last
};

}  // namespace slow
