/// Three-step soccer written a second time, slowly and straight from docs/rules/soccer.md: plain lists, every step of
/// every piece tried and each clause asked by itself. It shares nothing with the library.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace slow_soccer {

struct Square {
  int column = 0;
  int row = 0;
  friend bool operator==(const Square&, const Square&) = default;
};

std::string name(Square square);

struct Rules {
  int columns, rows, goal_width, shooting_depth, steps, pieces, zone_passes, goals_to_win, max_turns, first;
  std::vector<Square> red, blue;
  Square ball;
};

/// An action with its text and its id (SO-23, SO-26).
struct Action {
  std::string text;
  std::uint64_t id = 0;
};

class Game {
 public:
  explicit Game(const Rules& rules);

  [[nodiscard]] bool is_over() const { return over_; }
  /// All legal actions, by rising ids.
  [[nodiscard]] std::vector<Action> legal() const;
  void apply(std::uint64_t id);
  /// Everything that a state holds, in a line.
  [[nodiscard]] std::string summary() const;
  /// The texts of all whole turns from here, depth first (SO-25, SO-26).
  [[nodiscard]] std::vector<std::string> turns() const;
  /// The same with the summary of the state after each.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> turns_with_results() const;
  [[nodiscard]] int goals(int side) const { return score_[side]; }
  [[nodiscard]] int mover() const { return mover_; }

 private:
  struct Step {
    Square piece;
    int direction;
    int length;  // 0: a run
  };
  enum class Zone { perimeter, red_goal_side, neutral, blue_goal_side };

  [[nodiscard]] bool on_board(Square s) const;
  [[nodiscard]] bool on_field(Square s) const;
  [[nodiscard]] bool is_goal(Square s, int side) const;  // the goal that a side defends
  [[nodiscard]] Zone zone(Square s) const;
  [[nodiscard]] Zone shooting_zone(int side) const;
  [[nodiscard]] int piece_at(Square s) const;  // the side, or -1
  [[nodiscard]] bool may_use(Square s) const;
  [[nodiscard]] bool may_bring_ball(Square to) const;
  [[nodiscard]] bool is_legal(const Step& step) const;
  [[nodiscard]] bool may_run(const Step& step) const;
  [[nodiscard]] bool may_pass(const Step& step) const;
  [[nodiscard]] std::vector<Step> steps() const;
  [[nodiscard]] bool any_other_steps() const;
  [[nodiscard]] std::uint64_t id(const Step& step) const;
  [[nodiscard]] std::string text(const Step& step) const;
  [[nodiscard]] std::uint64_t first_ending() const;
  [[nodiscard]] int used() const;
  [[nodiscard]] bool turn_begun() const;

  void do_step(const Step& step);
  void move_ball(Square to, bool passed);
  void finish_piece();
  void end_turn();
  void kick_off();
  void list(const Game& from, const std::string& so_far, bool after_piece,
            std::vector<std::pair<std::string, std::string>>& out) const;

  Rules rules_;
  std::vector<Square> pieces_[2];
  Square ball_;
  int mover_ = 0;
  int score_[2] = {0, 0};
  int passes_[2] = {0, 0};
  int turns_ = 0;
  bool in_use_ = false;
  Square piece_;
  int steps_left_ = 0;
  std::vector<Square> finished_;
  bool last_was_step_ = false;
  bool over_ = false;
  std::string ending_;
};

}  // namespace slow_soccer
