// Seats, the draw for the deal, drives, downs and dealers (PP-1 to PP-8, PP-12, PP-13, PP-40).
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using script::Hand;
namespace pp = touchline::power_poker_football;

// The board TD QH KH 7S AC brings no yards (red cards, and a King stops the rest), and with hole cards below it the
// greatest pair wins. Four players, seat 0 deals: 0 and 2 attack, 1 and 3 defend.
namespace {

constexpr auto no_gain = "pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*4";
constexpr auto seat_0_wins = "9C9D 2C3H 4C5H 6C8H";
constexpr auto seat_1_wins = "4C5H 9C9D 2C3H 6C8H";
constexpr auto seat_2_wins = "2C3H 4C5H 9C9D 6C8H";
constexpr auto seat_3_wins = "2C3H 4C5H 6C8H 9C9D";

pp::Rules players(int per_team) {
  pp::Rules rules;
  rules.players_per_team = per_team;
  return rules;
}

}  // namespace

TEST_CASE("seats alternate between the teams", "[power_poker_football][PP-1]") {
  CHECK(Hand(pp::State(players(1))).play("2C 3C").shows("points 0,0 dealer 1"));
  const Hand ten = Hand(pp::State(players(5))).play("2C 3C 4C 5C 6C 7C 8C AH 9C TC");
  // Seat 7 (team 1) drew the Ace; its team mates 9, 1, 3, 5 may lay a Safety Stop, 9 first.
  CHECK(ten.shows("dealer 7 phase safety_stop mover 9 points 0,0,0,0,0,0,0,0,0,0"));
}

TEST_CASE("everybody starts with the Game Chips of the rules", "[power_poker_football][PP-2]") {
  CHECK(Hand(pp::State{}).shows("chips 3,3,3,3 used 0,0,0,0 bets - bench -"));
  pp::Rules rules;
  rules.game_chips = 0;
  // Nobody can lay out a chip, so the first question after the draw is none: the deal begins.
  CHECK(Hand(pp::State(rules)).play("2C 3C 4C AS").shows("chips 0,0,0,0 phase deal mover chance"));
}

TEST_CASE("the highest card deals", "[power_poker_football][PP-4][PP-6]") {
  Hand hand{pp::State{}};
  CHECK(hand.shows("phase draw_for_deal mover chance legal 52 dealer - drive 1 down 1"));
  hand.play("AS 2C 2D 2H");
  // 20 yards from the own goal line; marker at 30; PP-14 asks the team mate, 2.
  CHECK(hand.shows("dealer 0 ball 20 marker 30 down 1 drive 1 hands 0 phase safety_stop mover 2"));
  CHECK(Hand(pp::State{}).play("QC JD KH TS").shows("dealer 2 mover 0"));
}

TEST_CASE("level players draw again from the same deck", "[power_poker_football][PP-4]") {
  Hand hand{pp::State{}};
  hand.play("2C AS 3D AH");
  CHECK(hand.shows("phase draw_for_deal mover chance legal 48"));
  CHECK(hand.refuses("2C"));
  hand.play("KC");  // seat 1
  CHECK(hand.shows("phase draw_for_deal legal 47"));
  hand.play("KD");  // seat 3, level again
  CHECK(hand.shows("phase draw_for_deal legal 46"));
  hand.play("4C 5C");
  CHECK(hand.shows("dealer 3 mover 1 phase safety_stop"));
}

TEST_CASE("players with lower cards do not draw again", "[power_poker_football][PP-4]") {
  // 0, 1 and 3 are level with Queens, 2 is out; then 1 and 3 with nines; then 1 is higher.
  Hand hand{pp::State{}};
  hand.play("QC QD JD QH / 2C 9C 9D");
  CHECK(hand.shows("phase draw_for_deal legal 45"));
  CHECK(hand.play("4C 3C").shows("dealer 1 phase safety_stop mover 3"));
}

TEST_CASE("a deck that runs out in the draw is shuffled again", "[power_poker_football][PP-3][PP-4]") {
  Hand hand{pp::State{}};
  for (const char rank : std::string("AKQJT98765432"))
    for (const char suit : std::string("CDHS")) hand.play(std::string{rank, suit});
  // Thirteen draws of four level cards: all 52 have served.
  CHECK(hand.shows("phase draw_for_deal mover chance legal 52"));
  CHECK(hand.play("2C 3C 4C 5C").shows("dealer 3"));

  // Ten players: four Aces, then four of a kind ten times; the last two cards are threes. The third player draws from
  // the 50 cards that have served: the two threes are still being compared.
  Hand ten(pp::State(players(5)));
  ten.play("AC AD AH AS 2C 2D 2H 2S 3C 3D");
  for (const char rank : std::string("KQJT987654"))
    for (const char suit : std::string("CDHS")) ten.play(std::string{rank, suit});
  CHECK(ten.play("3H 3S").shows("phase draw_for_deal legal 50"));
  CHECK(ten.refuses("3S"));
  CHECK(ten.play("KD 2C").shows("dealer 2"));
}

TEST_CASE("every hand has a fresh deck", "[power_poker_football][PP-3][PP-17]") {
  Hand hand;
  CHECK(hand.shows("phase deal legal 52"));
  hand.play("2C");
  CHECK(hand.shows("legal 51"));
  CHECK(hand.refuses("2C"));
  hand = Hand();
  hand.deal(seat_0_wins).play("pass*4");
  CHECK(hand.shows("phase flop legal 44"));  // the Clutch card is among them: nobody has seen it
  hand.play("TD QH KH check*4 7S check*4 AC check*4");
  CHECK(hand.shows("phase deal legal 52 served 0"));
}

TEST_CASE("a drive of four downs without a first down", "[power_poker_football][PP-5][PP-7][PP-8][PP-12][PP-13]") {
  Hand hand;  // ball 40, marker 50
  hand.deal(seat_0_wins).play(no_gain);
  CHECK(hand.shows("ball 42 down 2 marker 50 dealer 0 drive 1 hands 1"));  // a pair: 2 yards
  hand.deal(seat_2_wins).play(no_gain);
  CHECK(hand.shows("ball 44 down 3 marker 50 dealer 2 last 2"));  // the offensive winner deals
  // Dealer 2, order 2, 3, 0, 1. Defender 1 wins: 2 back; the next offensive player clockwise from 2 is 0.
  hand.deal(seat_1_wins).play(no_gain);
  CHECK(hand.shows("ball 42 down 4 marker 50 dealer 0 phase fourth_down mover 0 legal go,punt,field-goal last 1"));
  hand.play("go").deal(seat_2_wins).play(no_gain);
  // 44 is short of 50: the others have the ball on 100 - 44 = 56; no defender won, so the first in order deals.
  CHECK(hand.shows("ball 56 down 1 marker 66 dealer 1 drive 2 hands 4 phase deal points 0,0,0,0"));
}

TEST_CASE("lost on downs, the defender who won the hand deals", "[power_poker_football][PP-8][PP-13]") {
  Hand hand({.down = 4});
  hand.deal(seat_3_wins).play(no_gain);
  CHECK(hand.shows("ball 62 down 1 marker 72 dealer 3 drive 2"));  // 40 - 2 = 38
}

TEST_CASE("lost on downs without a winner, the first defender in order deals", "[power_poker_football][PP-13]") {
  Hand hand({.down = 4, .dealer = 2});
  hand.deal("2C3H 4C5H 9C9D 6C8H").play("pass*4 / TD QH KH");
  // Order 2, 3, 0, 1. Red or picture cards only where they run and tackle: no yards. 2 runs with nines: 9 yards.
  hand.play("run tackle-second run tackle-second");
  // 9 forward; 3 shows 8H: back 8; 0 shows 2C: forward 2; 1 shows 5H: back 5. 40 + 9 - 8 + 2 - 5 = 38.
  CHECK(hand.shows("ball 62 down 1 dealer 3 drive 2 last -"));
}

TEST_CASE("without a winner the deal passes on", "[power_poker_football][PP-13][PP-36]") {
  Hand hand;
  hand.deal("KCKD AHJH QCQD TCTD").play("pass*4 / JD QH KH");
  // Nobody is in after four fold plays without yards (10H? no: KC KD, QC QD no numbers; AH, TC no red numbers).
  hand.play("run tackle-first run tackle-first");
  CHECK(hand.shows("ball 40 down 2 marker 50 dealer 2 last - phase deal hands 1"));
}

TEST_CASE("a first down at the marker or beyond, after the hand", "[power_poker_football][PP-7][PP-40]") {
  Hand reached({.ball = 48, .down = 3});
  reached.deal(seat_0_wins).play(no_gain);
  CHECK(reached.shows("ball 50 down 1 marker 60 dealer 0 drive 1"));
  Hand short_of_it({.ball = 47, .down = 3});
  short_of_it.deal(seat_0_wins).play(no_gain);
  CHECK(short_of_it.shows("ball 49 down 4 marker 50"));
  Hand near_goal({.ball = 90, .marker = 92});
  near_goal.deal(seat_0_wins).play(no_gain);
  // The marker stands at most on the goal line; beyond 90 the defenders are asked for a Goal Line Stand.
  CHECK(near_goal.shows("ball 92 down 1 marker 100 phase goal_line_stand mover 1"));
}

TEST_CASE("a marker passed and lost again in the hand gives no first down", "[power_poker_football][PP-7]") {
  Hand hand({.ball = 45});
  // Flop 6S: ball 51, beyond 50; then the defender's pair of nines takes 2 yards: 49.
  hand.deal(seat_1_wins).play("pass*4 / 6S QH KH");
  CHECK(hand.shows("ball 51 down 1 marker 50"));
  hand.play("check*4 / 7S / check*4 / AC / check*4");
  CHECK(hand.shows("ball 49 down 2 marker 50 dealer 2"));
}

TEST_CASE("the next dealer is passed over on the bench", "[power_poker_football][PP-13][PP-41]") {
  // Three a team, 0 deals; 2 bets and loses to defender 1. The next offensive player would be 2: benched, so 4.
  Hand hand({.rules = players(3)});
  hand.deal("2C3H 9C9D 4C5H 2D3C 4D5C 6C8H").play("pass*3 / pass*3 / TD QH KH / check check bet-to-win check*3");
  hand.play("7S / check*5 / AC / check*5");
  CHECK(hand.shows("ball 38 down 2 dealer 4 bench 2 last 1"));
}

TEST_CASE("a benched player is passed over when possession is lost", "[power_poker_football][PP-13]") {
  // Defender 1 bet and lost to 0 on fourth down: the first defender in order who may deal is 3.
  Hand hand({.down = 4});
  hand.deal(seat_0_wins).play("pass*4 / TD QH KH / check bet-to-win check check / 7S / check*3 / AC / check*3");
  CHECK(hand.shows("ball 58 down 1 dealer 3 bench 1 drive 2"));
}

TEST_CASE("after the eighth drive the points decide", "[power_poker_football][PP-5]") {
  // Lost on downs on drive 8; team 0 has 6 + 0, team 1 has 3 + 2.
  Hand hand({.down = 4, .drive = 8, .points = {6, 3, 0, 2}});
  hand.deal(seat_0_wins).play(no_gain);
  CHECK(hand.shows("phase finished mover nobody team 0 mvp 0 winners 0,2 reason regulation teams 6,5"));
  // The most points may be in the other team: Team Victory 0, MVP Victory 1.
  Hand split({.down = 4, .drive = 8, .points = {4, 6, 4, 0}});
  split.deal(seat_0_wins).play(no_gain);
  CHECK(split.shows("phase finished team 0 mvp 1 winners 0,2 teams 8,6"));
  // The seventh drive does not end the game.
  Hand seventh({.down = 4, .drive = 7, .points = {6, 3, 0, 2}});
  seventh.deal(seat_0_wins).play(no_gain);
  CHECK(seventh.shows("phase deal drive 8"));
}
