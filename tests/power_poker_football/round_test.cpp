// The rounds, runs and tackles (PP-26 to PP-30).
#include "support/catch.hpp"
#include "support/hand_script.hpp"

using script::Hand;
namespace pp = touchline::power_poker_football;

namespace {

// Red flop cards and no three numbers: no yards, no chips.
Hand after_flop(const char* hands, script::Table table = {}) {
  return Hand(table).deal(hands).play("pass*4 / TD QH JH");
}

const pp::HoleCard& hole(const Hand& hand, int seat, std::size_t n) {
  return hand.state().situation().players[static_cast<std::size_t>(seat)].hole[n];
}

constexpr auto small = "2C3H 4C5H 6C8H 7C9H";

}  // namespace

TEST_CASE("what each round offers", "[power_poker_football][PP-26][PP-56]") {
  Hand hand = after_flop(small);
  CHECK(hand.shows("phase round mover 0 legal check,run,bet-to-win"));
  CHECK(hand.refuses("pass"));
  CHECK(hand.refuses("pass-play"));
  CHECK(hand.refuses("tackle-first"));
  CHECK(hand.play("check").shows("mover 1 legal check,tackle-first,tackle-second,bet-to-win"));
  CHECK(hand.refuses("run"));
  CHECK(hand.refuses("blitz"));
  CHECK(hand.play("check*3").shows("phase turn mover chance"));
  hand.play("2S");
  CHECK(hand.shows("phase round mover 0 legal check,pass-play,bet-to-win"));
  CHECK(hand.refuses("run"));
  CHECK(hand.play("check").shows("mover 1 legal check,blitz,bet-to-win"));
  CHECK(hand.play("check*3").shows("phase river"));
  hand.play("3S");
  CHECK(hand.shows("phase round mover 0 legal check,bet-to-win"));
  CHECK(hand.play("check").shows("mover 1 legal check,bet-to-win"));
}

TEST_CASE("all four fold plays in both rounds", "[power_poker_football][PP-26]") {
  pp::Rules rules;
  rules.fold_plays = pp::FoldPlays::any_round;
  Hand hand = after_flop(small, {.rules = rules, .ball = 50, .marker = 60});
  CHECK(hand.shows("legal check,run,pass-play,hail-mary,bet-to-win"));
  CHECK(hand.play("check").shows("legal check,tackle-first,tackle-second,blitz,bet-to-win"));
  hand.play("check*3 2S");
  CHECK(hand.shows("legal check,run,pass-play,hail-mary,bet-to-win"));
  CHECK(hand.play("check").shows("legal check,tackle-first,tackle-second,blitz,bet-to-win"));
  CHECK(hand.play("check*3 3S").shows("legal check,bet-to-win"));
}

TEST_CASE("each player acts once a round, from the dealer clockwise", "[power_poker_football][PP-26]") {
  Hand hand = after_flop(small, {.dealer = 2});
  for (const char* mover : {"2", "3", "0", "1"}) {
    CHECK(hand.shows(std::string("phase round mover ") + mover));
    hand.play("check");
  }
  CHECK(hand.shows("phase turn"));
}

TEST_CASE("who has bet or folded is not asked again", "[power_poker_football][PP-26]") {
  Hand hand = after_flop(small);
  hand.play("bet-to-win tackle-first check check / 2S");
  CHECK(hand.shows("bets 0 folded 1 mover 2"));
  CHECK(hand.refuses("check-all"));
  hand.play("check");
  CHECK(hand.shows("mover 3"));
  CHECK(hand.play("check 3S").shows("mover 2 legal check,bet-to-win"));
}

TEST_CASE("with every player in having bet no round asks", "[power_poker_football][PP-26][PP-36]") {
  Hand hand = after_flop("9C9D 2C3H 4C5H 6C8H");
  hand.play("bet-to-win tackle-first bet-to-win tackle-first");  // 3H is 3H? 2C and 6C: black, 0
  CHECK(hand.shows("phase turn ball 40"));
  hand.play("2S");
  CHECK(hand.shows("phase river mover chance"));
  hand.play("3S");
  CHECK(hand.shows("phase clutch"));  // 0 wins with nines and has bet
}

TEST_CASE("the last player in is asked while he may fold", "[power_poker_football][PP-26][PP-27][PP-56]") {
  Hand hand = after_flop("JCJS 2C3H KC5H 6C8H");
  hand.play("check tackle-first run tackle-first / 2S");  // no yards: 2C, 6C black; KC, 5H no black numbers
  CHECK(hand.shows("ball 40 mover 0 folded 1,2,3 legal check,pass-play"));
  CHECK(hand.refuses("bet-to-win"));
  hand.play("check");
  CHECK(hand.shows("phase river"));
  hand.play("3S");
  // After the river only a check would be open: not asked. Three Jacks: 10 yards.
  CHECK(hand.shows("phase deal ball 50 down 1 marker 60 last 0 dealer 0"));
}

TEST_CASE("a player is last only when all others have folded", "[power_poker_football][PP-27]") {
  Hand hand = after_flop("KCJS 2C3H KD5H 6C8H");
  hand.play("run tackle-first");
  CHECK(hand.shows("mover 2 legal check,run,bet-to-win"));
  hand.play("run");
  CHECK(hand.shows("mover 3 legal check,tackle-first,tackle-second"));
  Hand bettor = after_flop("KCJS 2C3H KD5H 6C8H");
  bettor.play("bet-to-win tackle-first run");  // 0 is still in
  CHECK(bettor.shows("mover 3 legal check,tackle-first,tackle-second,bet-to-win"));
}

TEST_CASE("the last player in may fold, and the hand ends at once", "[power_poker_football][PP-36]") {
  Hand hand = after_flop("JCJS 2C3H KC5H 6C8H");
  hand.play("check tackle-first run tackle-first / 2S / pass-play pass pass 7C");
  CHECK(hand.shows("ball 47 down 2 dealer 2 last - phase deal"));  // the river is not turned
}

TEST_CASE("a bettor may use Game Chip plays", "[power_poker_football][PP-26][PP-33]") {
  Hand hand = after_flop(small);
  hand.play("check bet-to-win check check / 2S / pass-play");
  CHECK(hand.shows("phase coverage mover 1 legal pass,coverage"));
}

TEST_CASE("a run scores its black number cards", "[power_poker_football][PP-28]") {
  CHECK(after_flop("2C9S 4C5H 6C8H 7C9H").play("run").shows("ball 51 folded 0 mover 1"));
  CHECK(after_flop("2CKS 4C5H 6C8H 7C9H").play("run").shows("ball 42"));
  CHECK(after_flop("2HAS 4C5H 6C8H 7C9H").play("run").shows("ball 40"));
  Hand hand = after_flop("3H9S 4C5H 6C8H 7C9H");
  hand.play("run");
  CHECK_FALSE(hole(hand, 0, 0).shown);
  CHECK(hole(hand, 0, 1).shown);
}

TEST_CASE("a discarded card is not run with", "[power_poker_football][PP-28][PP-18]") {
  Hand hand;
  hand.deal("2C9S 4C5H 6C8H 7C9H").play("call-blast challenge discard-second pass*2 / TD QH JH / run");
  CHECK(hand.shows("ball 42"));
  CHECK(hole(hand, 0, 0).shown);
  CHECK_FALSE(hole(hand, 0, 1).shown);
}

TEST_CASE("a tackle is one red number card", "[power_poker_football][PP-30]") {
  CHECK(after_flop(small).play("check tackle-second").shows("ball 35 folded 1 mover 2"));  // 5H
  CHECK(after_flop(small).play("check tackle-first").shows("ball 40 folded 1 mover 2"));   // 4C
  CHECK(after_flop("2C3H KDAH 6C8H 7C9H").play("check tackle-first").shows("ball 40"));
  CHECK(after_flop("2C3H KDAH 6C8H 7C9H").play("check tackle-second").shows("ball 40"));
  Hand hand = after_flop(small);
  hand.play("check tackle-second");
  CHECK(hole(hand, 1, 1).shown);
  CHECK_FALSE(hole(hand, 1, 0).shown);
}

TEST_CASE("with one card there is only a first to tackle with", "[power_poker_football][PP-30][PP-56][PP-18]") {
  Hand hand;
  hand.deal("AS3H 4C5H 6C8H 7C9H").play("call-blast challenge discard-first pass*2 / TD QH JH / check");
  CHECK(hand.shows("ball 45 mover 1 legal check,tackle-first,bet-to-win"));
  CHECK(hand.refuses("tackle-second"));
  CHECK(hand.play("tackle-first").shows("ball 40"));  // what is left is 5H
}

TEST_CASE("a run to the goal line stops there for a tackle", "[power_poker_football][PP-29]") {
  Hand hand = after_flop("8C9S 4C5H 6C8H 7C9H", {.ball = 88, .marker = 98});
  hand.play("run");  // 17, but 12 are enough
  CHECK(hand.shows("ball 100 phase tackle_runner mover 1 legal pass,tackle-first,tackle-second points 0,0,0,0"));
  CHECK(hand.refuses("check"));
  hand.play("tackle-second");  // 5H: 100 - 5
  CHECK(hand.shows("ball 95 phase round mover 2 folded 0,1 points 0,0,0,0"));
}

TEST_CASE("a runner not tackled scores", "[power_poker_football][PP-29][PP-9]") {
  const auto run = [] { return after_flop("8C9S 4C5H 6C8H 7C9H", {.ball = 83, .marker = 93}).play("run"); };
  CHECK(run().shows("ball 100 phase tackle_runner"));  // exactly 17
  CHECK(run().play("pass").shows("points 6,0,0,0 phase conversion mover 0"));
  CHECK(run().play("tackle-first").shows("points 6,0,0,0 phase conversion mover 0"));  // 4C: nothing
  CHECK(after_flop("8C8S 4C5H 6C8H 7C9H", {.ball = 83, .marker = 93}).play("run").shows("ball 99 phase round"));
}

TEST_CASE("the next defender who is in and has not bet may tackle", "[power_poker_football][PP-29]") {
  const script::Table table{.ball = 85, .marker = 95};
  // 2 runs: the next defender clockwise is 3, not 1.
  CHECK(after_flop("8C9S 4C5H 6C9C 7C9H", table).play("check check run").shows("phase tackle_runner mover 3"));
  // 1 has bet: 3 is asked when 0 has passed the round and 2 ... the bettor is passed over.
  CHECK(after_flop("8C2H 4C5H 6C9C 7C9H", table).play("check bet-to-win check bet-to-win / 2S").shows("mover 0"));
  pp::Rules rules;
  rules.fold_plays = pp::FoldPlays::any_round;
  Hand hand = after_flop("8C9S 4C5H 2H3H 7C9H", {.rules = rules, .ball = 85, .marker = 95});
  hand.play("check bet-to-win check check / 2S / run");
  CHECK(hand.shows("phase tackle_runner mover 3"));
  hand.play("tackle-second");  // 9H
  // 3 has folded: of the round only 2 is left.
  CHECK(hand.shows("ball 91 phase round mover 2"));
  CHECK(hand.play("check").shows("phase river"));
}

TEST_CASE("no defender left to tackle: touchdown at once", "[power_poker_football][PP-29]") {
  const script::Table table{.ball = 85, .marker = 95};
  Hand hand = after_flop("2H3H 4C5S 8C9S 7C9C", table);
  pp::Rules rules;
  rules.fold_plays = pp::FoldPlays::any_round;
  hand = after_flop("8C9S 4C5S 2H3H 7C9C", {.rules = rules, .ball = 85, .marker = 95});
  hand.play("check tackle-first check bet-to-win / 2S / run");
  CHECK(hand.shows("points 6,0,0,0 phase conversion mover 0"));
}

TEST_CASE("a tackle at the goal line may leave nobody in", "[power_poker_football][PP-29][PP-36]") {
  pp::Rules rules;
  rules.players_per_team = 1;
  Hand hand({.rules = rules, .ball = 85, .marker = 100});
  hand.deal("8C9S 4C5H").play("pass*2 / TD QH JH / run tackle-second");
  CHECK(hand.shows("ball 95 down 2 marker 100 dealer 0 hands 1 last -"));
}
