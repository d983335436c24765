// Kicks, returns and conversions (PP-44 to PP-51).
#include <string>
#include <utility>

#include "support/catch.hpp"
#include "support/hand_script.hpp"

using script::Hand;
namespace pp = touchline::power_poker_football;

namespace {

Hand punt(script::Table table = {}) { return Hand(script::fourth_down(table)).play("punt"); }

Hand field_goal(script::Table table = {}) { return Hand(script::fourth_down(table)).play("field-goal"); }

// A touchdown of seat 0 by flop yards, before the conversion.
Hand touchdown(script::Table table = {}) {
  table.ball = 85;
  table.marker = 95;
  return Hand(table).deal("2C3H 4C5H 6C8H 7C9H").play("pass*4 / QS");
}

const script::Table no_chips{.chips = {0, 0, 0, 0}};

}  // namespace

TEST_CASE("a King as first card blocks a kick", "[power_poker_football][PP-44][PP-13]") {
  for (const char* king : {"KC", "KD", "KH", "KS"}) {
    CHECK(punt().play(king).shows("ball 60 marker 70 down 1 dealer 1 drive 2 hands 3 phase deal"));
    CHECK(field_goal().play(king).shows("ball 60 dealer 1 drive 2 points 0,0,0,0"));
  }
  // Later Kings are cards as any other.
  CHECK(punt().play("5C higher KC").shows("phase prediction yards 25"));
}

TEST_CASE("predictions of a punt", "[power_poker_football][PP-44][PP-48]") {
  Hand hand = punt(no_chips);
  CHECK(hand.shows("phase first_kick_card mover chance legal 52 ball 40"));
  hand.play("5C");
  CHECK(hand.shows("phase prediction mover 0 legal higher,lower yards 20"));
  CHECK(hand.refuses("pass"));
  hand.play("higher");
  CHECK(hand.shows("phase kick_card mover chance legal 51"));
  CHECK(hand.refuses("5C"));
  hand.play("AC");  // the Ace is high
  CHECK(hand.shows("phase prediction yards 25"));
  hand.play("lower 2H lower AD");  // wrong: nobody has a chip
  // 40 + 20 + 5 + 5 = 70: the others on 30. Nobody returned: the first defender deals.
  CHECK(hand.shows("ball 30 marker 40 down 1 dealer 1 drive 2 phase deal"));
}

TEST_CASE("the receiver's first active defender deals", "[power_poker_football][PP-50][PP-41]") {
  CHECK(punt({.dealer = 2, .chips = {0, 0, 0, 0}}).play("5C lower 6C").shows("dealer 3"));
  CHECK(punt({.chips = {0, 0, 0, 0}, .benched = {1}, .hands = 3}).play("5C lower 6C").shows("dealer 3 bench 1"));
}

TEST_CASE("a wrong prediction may be void for a chip", "[power_poker_football][PP-45]") {
  Hand hand = punt();
  hand.play("5C higher 3C");
  CHECK(hand.shows("phase void mover 0 legal pass,void yards 20"));  // the kicker first
  Hand kicker = hand;
  kicker.play("void");
  CHECK(kicker.shows("phase prediction mover 0 yards 20 chips 2,3,3,3 used 1,0,0,0"));
  // On from the card just turned, the three.
  CHECK(kicker.play("higher 4C").shows("phase prediction yards 25"));
  hand.play("pass");
  CHECK(hand.shows("phase void mover 1 legal pass,void"));  // then who would return
  CHECK(Hand(hand).play("void").shows("phase prediction mover 0 chips 3,2,3,3 yards 20"));
  CHECK(hand.play("pass").shows("ball 40 dealer 1 drive 2 phase deal"));  // 100 - (40 + 20)
}

TEST_CASE("who is asked to void", "[power_poker_football][PP-45][PP-56]") {
  CHECK(punt({.chips = {0, 3, 3, 3}}).play("5C higher 3C").shows("phase void mover 1"));
  CHECK(punt({.chips = {3, 0, 3, 3}}).play("5C higher 3C pass").shows("drive 2 phase deal"));
  CHECK(punt({.chips = {0, 0, 3, 3}}).play("5C higher 3C").shows("drive 2"));  // 2 and 3 have no say
  // 1 is benched: 3 would return.
  CHECK(punt({.benched = {1}, .hands = 3}).play("5C higher 3C pass").shows("phase void mover 3"));
  // At a field goal nobody returns.
  CHECK(field_goal().play("5C higher 3C").shows("phase void mover 0"));
  CHECK(field_goal().play("5C higher 3C pass").shows("drive 2 ball 60 dealer 1"));
  CHECK(field_goal({.chips = {0, 3, 3, 3}}).play("5C higher 3C").shows("drive 2 ball 60"));
}

TEST_CASE("equal cards in a punt are returned", "[power_poker_football][PP-46][PP-49]") {
  Hand hand = punt();
  hand.play("5C higher 9C lower 9D");
  CHECK(hand.shows("phase punt_return mover chance legal 49 yards 25"));
  // 40 + 25 = 65: the others on 35; the returner deals.
  CHECK(Hand(hand).play("8S").shows("ball 43 marker 53 dealer 1 drive 2 down 1"));
  CHECK(Hand(hand).play("JS").shows("ball 45"));
  CHECK(Hand(hand).play("QS").shows("ball 50"));
  CHECK(Hand(hand).play("KS").shows("ball 35"));
  CHECK(Hand(hand).play("8D").shows("ball 35"));
  CHECK(Hand(hand).play("AD").shows("ball 35"));
  CHECK(Hand(hand).play("KD").shows("ball 35 dealer 1"));
  // The second card may be equal to the first.
  CHECK(punt().play("5C higher 5D").shows("phase punt_return yards 20"));
  // Two equal cards that do not follow each other are nothing.
  CHECK(punt().play("5C higher 9C lower 5D").shows("phase prediction yards 30"));
}

TEST_CASE("equal cards after a void prediction are returned too", "[power_poker_football][PP-46][PP-45]") {
  CHECK(punt().play("5C higher 3C void lower 3D").shows("phase punt_return yards 20"));
}

TEST_CASE("a black Ace returns the punt for a touchdown", "[power_poker_football][PP-49][PP-9]") {
  Hand hand = punt({.dealer = 2});
  hand.play("5C higher 5D AS");
  CHECK(hand.shows("points 0,0,0,6 phase conversion mover 3"));
  hand.play("one-point QH");
  // The punters have the next drive; the first of them clockwise from the punter, 2, is 0.
  CHECK(hand.shows("points 0,0,0,7 dealer 0 ball 20 marker 30 drive 2 phase safety_stop mover 2"));
}

TEST_CASE("a return touchdown counts on the eighth drive", "[power_poker_football][PP-49][PP-5]") {
  Hand hand = punt({.drive = 8, .points = {5, 0, 0, 0}});
  hand.play("5C higher 5D AS");
  CHECK(hand.shows("points 5,6,0,0 phase conversion mover 1"));
  CHECK(hand.play("two-points QH AH").shows("points 5,8,0,0 phase finished team 1 mvp 1"));
  CHECK(punt({.drive = 8, .points = {5, 0, 0, 0}}).play("5C higher 5D 8S").shows("phase finished team 0"));
}

TEST_CASE("a punt into the end zone", "[power_poker_football][PP-48]") {
  pp::Rules rules;
  rules.touchback = 25;
  // 80 + 20: at once, before any prediction.
  CHECK(punt({.rules = rules, .ball = 80, .marker = 90}).play("5C").shows("ball 25 marker 35 dealer 1 drive 2"));
  CHECK(punt({.ball = 75, .marker = 85}).play("5C higher 6C").shows("ball 20 dealer 1 drive 2 phase safety_stop"));
  CHECK(punt({.ball = 74, .marker = 84}).play("5C higher 6C").shows("phase prediction yards 25"));
  // A King first is blocked there too.
  CHECK(punt({.ball = 80, .marker = 90}).play("KC").shows("ball 20 marker 30 drive 2"));
  CHECK(punt({.ball = 85, .marker = 95}).play("KC").shows("ball 15"));
}

TEST_CASE("a field goal", "[power_poker_football][PP-47]") {
  // 80 + 10 + 5 + 5 = 100.
  Hand hand = field_goal({.ball = 80, .marker = 90});
  hand.play("5C");
  CHECK(hand.shows("phase prediction mover 0 yards 10"));
  hand.play("higher 6C");
  CHECK(hand.shows("phase prediction yards 15"));
  hand.play("higher 7C");
  CHECK(hand.shows("points 3,0,0,0 ball 20 dealer 1 drive 2 phase safety_stop"));
}

TEST_CASE("a field goal needs one right prediction", "[power_poker_football][PP-47]") {
  // 90 + 10 reach the goal line, but nothing was predicted yet.
  Hand hand = field_goal({.ball = 90, .marker = 100});
  CHECK(hand.play("5C").shows("phase prediction points 0,0,0,0"));
  CHECK(Hand(hand).play("higher 6C").shows("points 3,0,0,0 drive 2"));
  CHECK(Hand(hand).play("higher 4C pass").shows("points 0,0,0,0 drive 2 ball 10 dealer 1"));
  CHECK(Hand(hand).play("higher 4C void").shows("phase prediction points 0,0,0,0"));
  CHECK(Hand(hand).play("higher 4C void higher 5D").shows("points 3,0,0,0"));
}

TEST_CASE("equal cards at a field goal mean nothing", "[power_poker_football][PP-46][PP-47]") {
  Hand hand = field_goal({.ball = 90, .marker = 100});
  hand.play("5C higher 5D");
  CHECK(hand.shows("phase prediction mover 0 yards 10 chips 3,3,3,3 points 0,0,0,0"));
  CHECK(hand.play("lower 4C").shows("points 3,0,0,0"));
}

TEST_CASE("a field goal on the eighth drive decides", "[power_poker_football][PP-5][PP-47]") {
  Hand hand = field_goal({.ball = 90, .marker = 100, .drive = 8, .points = {0, 2, 0, 0}});
  hand.play("5C higher 6C");
  CHECK(hand.shows("phase finished team 0 mvp 0 points 3,2,0,0 reason regulation"));
}

TEST_CASE("a deck that runs out in a kick", "[power_poker_football][PP-3][PP-45]") {
  // 1 + 10 + 5 n: far from the goal. Ranks rise from the two to the Ace, four cards each: equal cards cost nothing at
  // a field goal, the first of each new rank is predicted wrongly and void for a chip, twelve in all.
  pp::Rules rules;
  rules.game_chips = 20;
  Hand hand(script::fourth_down({.rules = rules, .ball = 1, .marker = 11}));
  hand.play("field-goal 2C");
  bool first = true;
  for (const char rank : std::string("23456789TJQKA"))
    for (const char suit : std::string("CDHS")) {
      if (std::exchange(first, false)) continue;
      hand.play("lower").play(std::string{rank, suit});
      if (suit == 'C') hand.play("void");
    }
  CHECK(hand.shows("phase prediction mover 0 yards 10 chips 8,20,20,20"));
  hand.play("lower");
  // Every card turned is shuffled again but the last, the Ace of spades.
  CHECK(hand.shows("phase kick_card mover chance legal 51"));
  CHECK(hand.refuses("AS"));
  CHECK(hand.play("KS").shows("phase prediction yards 15"));
  CHECK(hand.play("lower").shows("legal 50"));
}

TEST_CASE("one point: an Ace, Jack or Queen before a King", "[power_poker_football][PP-51]") {
  Hand hand = touchdown();
  CHECK(hand.shows("phase conversion mover 0 legal one-point,two-points"));
  CHECK(hand.refuses("pass"));
  hand.play("one-point");
  CHECK(hand.shows("phase conversion_card mover chance legal 52"));  // a fresh deck
  for (const char* card : {"AC", "AH", "JD", "JS", "QC", "QH"})
    CHECK(Hand(hand).play(card).shows("points 7,0,0,0 drive 2"));
  CHECK(Hand(hand).play("2C 3C 4C").shows("points 6,0,0,0 phase conversion_card legal 49"));
  CHECK(Hand(hand).play("2C 3C 4C QD").shows("points 7,0,0,0 drive 2"));
  CHECK(Hand(hand).play("2C 3C 4C TD").shows("points 6,0,0,0 drive 2 phase safety_stop"));
  for (const char* card : {"KC", "KD"}) CHECK(Hand(hand).play(card).shows("points 6,0,0,0 drive 2"));
}

TEST_CASE("two points: two of them before a King", "[power_poker_football][PP-51]") {
  Hand hand = touchdown();
  hand.play("two-points");
  CHECK(Hand(hand).play("QD").shows("points 6,0,0,0 phase conversion_card"));
  CHECK(Hand(hand).play("QD JD").shows("points 8,0,0,0 drive 2"));
  CHECK(Hand(hand).play("2C AD 3C AC").shows("points 8,0,0,0 drive 2"));
  CHECK(Hand(hand).play("QD KC").shows("points 6,0,0,0 drive 2"));
  CHECK(Hand(hand).play("QD 2C 3C 4C").shows("points 6,0,0,0 drive 2"));
}

TEST_CASE("a Clutch touchdown's scorer converts", "[power_poker_football][PP-51][PP-39]") {
  Hand hand;
  hand.deal("2C3H 4C5H 9C9D 6C8H").play("pass*4 / TD QH KH / check*4 / 7S / check*4 / AC / check*2 bet-to-win check");
  CHECK(hand.play("AS").shows("points 0,0,6,0 phase conversion mover 2"));
  CHECK(hand.play("one-point JC").shows("points 0,0,7,0 dealer 1 drive 2"));
}
