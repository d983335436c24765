/// Positions for the tests, written so that a person can see them.
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "play.hpp"

namespace football {

using touchline::Seat;

/// Few men and a small error in passing, so that positions stay readable.
inline cf::Rules small_rules() {
  cf::Rules rules;
  rules.offense_men = 8;
  rules.defense_men = 6;
  return rules;
}

/// A down in progress. Men who are not named stand idle: Home's on `home_idle`, Away's on `away_idle`, in rows from
/// column a on, so that each team has as many men as the rules say.
struct Field {
  /// Stacks: the men bottom to top and the square, `Hd4` a man of Home, `HAe5` a man of Home under one of Away.
  std::string stacks;
  std::string ball;
  Seat offense = cf::home;
  Seat to_move = cf::home;
  int line = 3;
  cf::Play play = cf::Play::scrimmage;
  bool live = false;
  bool forward_pass = true;
  bool exchanged = false;
  bool gained = false;
  std::uint32_t moves = 20;
  int home_idle = 1;
  int away_idle = 10;
  cf::Rules rules = small_rules();
  /// Seat that began the down with the ball, and so has the offense's number of men.
  Seat began = cf::home;

  [[nodiscard]] cf::Situation situation() const {
    cf::Situation now(rules.columns);
    now.phase = cf::Phase::move;
    now.play = play;
    now.to_move = to_move;
    now.possession = play == cf::Play::kickoff ? 0 : 1;
    if (play == cf::Play::two_points) now.score[static_cast<std::size_t>(touchline::index(offense))] = 6;
    now.exchanged = exchanged;
    now.gained = gained;
    now.moves = moves;
    now.position.set_offense(offense);
    now.position.set_line(line);
    now.position.set_forward_pass(forward_pass);
    place(now.position);
    const cf::Square square = at(ball);
    if (live) {
      now.position.drop_ball(square);
    } else {
      now.position.carry_ball(square);
    }
    return now;
  }

  [[nodiscard]] cf::State state() const { return {rules, situation()}; }

  static cf::Square at(std::string_view name) { return cf::parse_square(name, cf::most_columns).value(); }

 private:
  void place(cf::Position& board) const {
    std::istringstream words(stacks);
    std::string word;
    while (words >> word) {
      const std::size_t men = word.find_first_of("abcdefghijkl");
      board.put(at(word.substr(men)), word[men - 1] == 'H' ? cf::home : cf::away, static_cast<int>(men));
    }
    park(board, cf::home, home_idle);
    park(board, cf::away, away_idle);
  }

  void park(cf::Position& board, Seat team, int row) const {
    const int men = team == began ? rules.offense_men : rules.defense_men;
    for (int column = 0; board.men(team) < men; ++column) board.put(cf::square_at(column, row), team);
  }
};

inline bool can(const cf::State& state, std::string_view text) {
  const auto texts = texts_of(state);
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

/// The texts of the legal actions that begin so, in the order of their ids, separated by spaces.
inline std::string those_with(const cf::State& state, std::string_view beginning) {
  std::string out;
  for (const std::string& text : texts_of(state))
    if (text.starts_with(beginning)) out += (out.empty() ? "" : " ") + text;
  return out;
}

/// The state after these actions, each text a legal action's.
inline cf::State after(cf::State state, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) state.apply(cf::parse_action(state, text));
  return state;
}

inline std::string ball_of(const cf::State& state) {
  return state.position().has_ball() ? cf::name(state.position().ball()) : "none";
}

/// `Home on line 4`: who is asked to play or punt, and where; empty in another phase.
inline std::string spot_of(const cf::State& state) {
  if (state.phase() != cf::Phase::play_or_punt) return {};
  return std::string(cf::team_name(state.position().offense())) + " on line " + std::to_string(state.position().line());
}

}  // namespace football
