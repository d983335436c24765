/// Power Poker Football a second time, slowly and straight from the rules: one down is one piece of straight-line code
/// that is run again from its beginning with all answers given so far, until it asks for one that is missing. Shares
/// no code with the library.
#pragma once

#include <array>
#include <set>
#include <string>
#include <vector>

namespace slow {

struct PokerRules {
  int players_per_team = 2;
  int game_chips = 3;
  int drive_start = 20;
  int touchback = 20;
  int safety_stop_yard = 20;
  int touchdown_points = 6;
  int max_hands = 500;
  bool sack_chip_returns = false;
  bool any_round = false;
  std::vector<int> offense_chart{0, 2, 5, 10, 15, 20, 25, 35, 50, 100};
  std::vector<int> defense_chart{0, 2, 5, 10, 10, 15, 15, 20, 25, 50};
};

class PokerFootball {
 public:
  explicit PokerFootball(const PokerRules& rules);

  /// The texts of what may be done now, cards at a chance event; in the order of their ids.
  const std::vector<std::string>& choices() const { return question_.choices; }
  /// Plays one of these.
  void play(const std::string& text);
  bool finished() const { return now_.stage == "finished"; }
  /// Whether a team may be penalised now, and doing it.
  bool may_penalize() const { return base_.stage == "down" && answers_.empty(); }
  void penalize(int team);
  /// Everything on the table in a line of text.
  std::string summary() const;

 private:
  struct Dealt {
    int card;
    bool shown = false;
    bool discarded = false;
  };
  struct Player {
    bool benched = false, folded = false, bet = false;
    int chips = 0, used = 0, points = 0, regulation = 0;
    std::vector<Dealt> cards;
  };
  struct LastHand {
    bool played = false;
    int winner = -1;
    std::vector<int> community;
    std::set<int> turned;
    std::vector<std::vector<Dealt>> cards;
  };
  struct Table {
    std::string stage = "draw";  // draw, down, finished
    std::string reason;
    bool overtime = false;
    int ball = 0, down = 1, marker = 0, dealer = -1, drive = 1, hands = 0;
    int coverage = -1, stop = -1, sack = -1, scorer = -1, winner = -1, kick_yards = 0;
    bool stand = false, hail_mary = false;
    std::vector<Player> players;
    std::vector<int> community, deck, served;
    std::set<int> turned;
    LastHand last;
  };
  struct Question {
    std::string phase;
    int seat = -1;  // -1: chance
    std::vector<std::string> choices;
  };
  // How a hand ended.
  struct Touchdown {
    int scorer;
  };
  struct Safety {
    int causer;
  };
  struct Turnover {
    int dealer;
  };
  struct Over {};

  void run();
  std::string ask(const std::string& phase, int seat, const std::vector<std::string>& choices);
  int draw(const std::string& phase);
  void fresh_deck();

  // Seats.
  int seats() const { return static_cast<int>(now_.players.size()); }
  Player& player(int seat) { return now_.players[static_cast<std::size_t>(seat)]; }
  const Player& player(int seat) const { return now_.players[static_cast<std::size_t>(seat)]; }
  bool on_offense(int seat) const { return seat % 2 == now_.dealer % 2; }
  bool in(int seat) const { return !player(seat).benched && !player(seat).folded; }
  int players_in() const;
  std::vector<int> order() const;
  std::vector<int> defenders() const;
  int next_of_team(int team, int after) const;
  int active_from(int seat) const;

  // Stages.
  int high_card(const std::string& phase, std::vector<int> among);
  void draw_for_deal();
  void down();
  void before_deal();
  void deal();
  void blast();
  void challenged(int caller, int challenger);
  void discard(int seat);
  void sack_bet();
  void flop();
  void red_ace(bool first);
  void load_the_box();
  void round(int number);
  std::vector<std::string> offers(int seat, int number) const;
  void act(int seat, const std::string& text);
  void run_ball(int seat);
  int tackle(int seat, bool second);
  void pass(int seat, bool hail_mary);
  void blitz(int seat);
  void showdown();
  void clutch(int winner, int yards);
  void kick(bool punt);
  bool voided(bool punt);
  void punt_return();
  void convert(int scorer);

  // Moving the ball and what follows a hand.
  void forward(int yards, int scorer);
  void back(int yards, int causer);
  void spend(int seat);
  void end_coverage();
  void clear_hand(bool was_hand);
  void touchdown(int scorer, int next_team, int next_dealer);
  void settle(int winner);
  void new_drive(int dealer, int spot);
  void bench_penalty();
  void penalty(int team);
  void end_of_regulation();
  bool level() const;

  std::string result() const;

  PokerRules rules_;
  Table base_, now_;
  std::vector<std::string> answers_;
  std::size_t next_ = 0;
  Question question_;
};

}  // namespace slow
