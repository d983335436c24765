// Carries out decisions and cards: from question to question, hand to hand, drive to drive.
#pragma once

#include "touchline/core/result.hpp"
#include "touchline/power_poker_football/action.hpp"
#include "touchline/power_poker_football/situation.hpp"

#include "table.hpp"

namespace touchline::inline v1::power_poker_football {

// Works on a situation in place. Actions must be legal. Nothing allocates or throws. Functions that may end the hand
// return whether they did; then nothing else of it may follow.
class Referee : private Table {
 public:
  Referee(const Rules& rules, Situation& now) noexcept : Table(rules, now), rules_(rules), now_(now) {}

  void begin_game() noexcept;
  void decide(Decision decision) noexcept;
  void draw(Card card) noexcept;
  void penalize(int team) noexcept;

  // Ends the game: keeps the points and what the last hand showed.
  void finish(Reason reason) noexcept;
  // Whether a down begins of which nothing has been answered or dealt (PP-11).
  [[nodiscard]] static bool is_before_down(const Rules& rules, const Situation& now) noexcept;

 private:
  // Questions (questions.cpp): ask(phase, nobody) goes on to what follows.
  void ask(Phase phase, Seat seat) noexcept;
  void await_card(Phase phase) noexcept;
  void ask_safety_stop(Seat seat) noexcept;
  void ask_goal_line_stand(Seat seat) noexcept;
  void ask_blast(Seat seat) noexcept;
  void ask_challenge(Seat seat) noexcept;
  void ask_sack(Seat seat) noexcept;
  void ask_in_round(Seat seat) noexcept;
  void ask_coverage(Seat seat) noexcept;
  void ask_void(Seat seat) noexcept;

  // The ball and the points (field.cpp).
  bool advance(int yards, Seat by) noexcept;
  bool push_back(int yards, Seat by) noexcept;
  void touchdown(Seat by) noexcept;
  void safety(Seat by) noexcept;
  void spot_ball(int yard) noexcept;
  bool score(Seat by, int points) noexcept;
  void end_hand() noexcept;
  void end_coverage() noexcept;
  void end_down() noexcept;
  void turn_over(Seat dealer) noexcept;
  void begin_drive(Seat dealer, int yard) noexcept;
  void begin_down(Seat dealer) noexcept;
  void ask_before_deal() noexcept;
  void recall_benched_team() noexcept;
  void move_penalized(int team) noexcept;
  [[nodiscard]] int benched_team() const noexcept;
  void end_regulation() noexcept;

  // The hand up to the flop (hand.cpp).
  void deal(Card card) noexcept;
  void challenge() noexcept;
  void gain_blast() noexcept;
  static int black_ace_of(const Player& player) noexcept;
  void discard(int held) noexcept;
  void flop(Card card) noexcept;
  [[nodiscard]] int flop_gain(Card card) const noexcept;
  bool red_ace() noexcept;
  void fumble(Card card) noexcept;
  void go_on_with_flop() noexcept;
  void load_the_box() noexcept;
  bool stand_holds(Card card) noexcept;

  // Rounds and fold plays (plays.cpp).
  void begin_round() noexcept;
  void resume_round(Seat after) noexcept;
  void end_round() noexcept;
  void run() noexcept;
  void tackle(int held) noexcept;
  void tackle_runner(int held) noexcept;
  int show_tackle(int held) noexcept;
  void declare_pass(bool hail_mary) noexcept;
  void pass_card(Card card) noexcept;
  bool settle_pass(Card card) noexcept;
  void blitz_card(Card card) noexcept;
  void turn_or_river(Card card) noexcept;

  // Showdown (showdown.cpp).
  void show_down() noexcept;
  void begin_draw(unsigned drawers) noexcept;
  Seat take_draw(Card card) noexcept;
  void win(Seat winner) noexcept;
  bool move_for_winner() noexcept;
  void clutch(Card card) noexcept;
  [[nodiscard]] int winning_yards() const noexcept;

  // Kicks and conversions (kick.cpp).
  void begin_kick(Kick kick) noexcept;
  void first_kick_card(Card card) noexcept;
  void kick_card(Card card) noexcept;
  void go_on_with_kick() noexcept;
  void make_field_goal() noexcept;
  void miss() noexcept;
  void end_kick() noexcept;
  void punt_return(Card card) noexcept;
  void give_ball(Seat dealer, int yard) noexcept;
  void clear_kick() noexcept;
  void begin_conversion(Seat scorer) noexcept;
  void conversion_card(Card card) noexcept;
  void end_conversion() noexcept;

  void decline() noexcept;
  void serve(Card card) noexcept;

  const Rules& rules_;
  Situation& now_;
  Seat winner_ = no_seat;  // of the showdown, until the hand has ended
};

}  // namespace touchline::inline v1::power_poker_football
