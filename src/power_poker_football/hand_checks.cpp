// The cards of a hand: dealt, shown, discarded and folded as the plays of the clauses do it.
#include <algorithm>
#include <bit>

#include "touchline/power_poker_football/yards.hpp"

#include "situation_checks.hpp"
#include "table.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

// A hidden card passes for anything that it is not known not to be.
bool is_known(const HoleCard& card, bool (*is)(Card)) { return is_seen(card.card) && is(card.card); }

class HandCheck {
 public:
  HandCheck(const Rules& rules, const Situation& now) : rules_(rules), now_(now), table_(rules, now) {}

  void run() {
    check_deal();
    if (now_.phase == Phase::deal) return;
    check_community();
    for (int i = 0; i < seat_count(rules_); ++i) check_player(static_cast<Seat>(i));
    check_blast();
    require(table_.in_count() > 0 || settles_fold(), "with nobody in, the hand is over");  // PP-36
    check_settled_player();
    check_served();
    if (is_showdown()) check_showdown();
  }

 private:
  [[nodiscard]] bool is_showdown() const { return now_.phase == Phase::tie || now_.phase == Phase::clutch; }
  [[nodiscard]] bool has_rounds() const { return now_.phase >= Phase::round; }
  // The pass or blitz under way, the tackle of a runner.
  [[nodiscard]] bool settles_fold() const {
    return now_.phase == Phase::coverage || now_.phase == Phase::pass_card || now_.phase == Phase::blitz_card;
  }

  // PP-17: one card at a time, clockwise from the seat after the dealer.
  void check_deal() {
    int most = 0, least = 2;
    bool behind = false;
    const Seat next = table_.next_dealt();
    for (int offset = 1; offset <= seat_count(rules_); ++offset) {
      const Seat seat = table_.clockwise(now_.dealer, offset);
      const Player& player = now_.at(seat);
      const int dealt = (player.hole[0].is_dealt() ? 1 : 0) + (player.hole[1].is_dealt() ? 1 : 0);
      require(player.hole[0].is_dealt() || !player.hole[1].is_dealt(), "the first card is dealt before the second");
      if (player.benched) {
        require(dealt == 0 && !player.folded && !player.bet, "a benched player has no cards");  // PP-41
        continue;
      }
      most = std::max(most, dealt);
      least = std::min(least, dealt);
      behind |= seat == next;
      if (behind && dealt == most && most > least) refuse("cards are dealt clockwise from the seat after the dealer");
      if (now_.phase == Phase::deal)
        require(player.hole[0] == HoleCard{player.hole[0].card} && player.hole[1] == HoleCard{player.hole[1].card} &&
                    !player.folded && !player.bet,
                "nothing is shown, discarded, folded or bet before the cards are dealt");
    }
    require(most - least <= 1, "cards are dealt one at a time");
    require((next == no_seat) == (now_.phase != Phase::deal), "each active player is dealt two cards");
    if (now_.phase == Phase::deal)
      require(now_.community.count == 0 && now_.served.is_empty(), "no card is face up before the deal");
  }

  void check_community() {
    const int count = now_.community.count;
    const bool any = rules_.fold_plays == FoldPlays::any_round;
    const auto in = [&](int low, int high) { return count >= low && count <= high; };
    bool fits = count == 0;
    if (now_.phase == Phase::flop) fits = in(0, 2);
    if (now_.phase == Phase::fumble) fits = in(1, 3);
    if (now_.phase == Phase::round) fits = in(3, 5);
    if (now_.phase == Phase::turn) fits = count == 3;
    if (now_.phase == Phase::river) fits = count == 4;
    if (now_.phase == Phase::tackle_runner) fits = in(3, any ? 4 : 3);  // PP-26
    if (settles_fold()) fits = in(any ? 3 : 4, 4);
    if (is_showdown()) fits = count == 5;
    require(fits, [&] {
      return "phase " + std::string(name(now_.phase)) + " does not go with " + std::to_string(count) +
             " community cards";
    });
    if (now_.goal_line_stand)
      require(std::none_of(now_.community.begin(), now_.community.end(), is_king),
              "a King ends the down while a Goal Line Stand is in force");  // PP-15
    if (now_.phase == Phase::fumble)
      require(now_.sack != no_seat && red_aces() == 1 &&
                  is_red_ace(now_.community.cards[static_cast<std::size_t>(count - 1)]),
              "a fumble follows the first red Ace of a sack bet");  // PP-21
  }

  [[nodiscard]] int red_aces() const {
    const auto flop_end = now_.community.begin() + std::min<int>(now_.community.count, 3);
    return static_cast<int>(std::count_if(now_.community.begin(), flop_end, is_red_ace));
  }

  void check_player(Seat seat) {
    const Player& player = now_.at(seat);
    const auto who = [seat] { return "seat " + std::to_string(index(seat)); };
    require(has_rounds() || (!player.folded && !player.bet),
            [&] { return who() + " has folded or bet before the rounds"; });
    require(!player.folded || !player.bet, [&] { return who() + " has bet and folded"; });  // PP-26
    require(!player.hole[0].discarded || !player.hole[1].discarded,
            [&] { return who() + " has discarded both cards"; });
    for (const HoleCard& card : player.hole) {
      require(!card.shown || !card.discarded, [&] { return who() + " shows a card that is discarded"; });
      require(!card.shown || (!card.no_black_ace && !card.no_black_number),
              [&] { return who() + " shows a card that is said to be hidden"; });
      require(!(card.no_black_ace && is_known(card, is_black_ace)) &&
                  !(card.no_black_number && is_known(card, is_black_number)),
              [&] { return who() + " holds a card that others know that it does not hold"; });
      if (card.no_black_number)
        require(player.folded && table_.is_offense(seat) && !card.discarded,
                [&] { return who() + " has not run, so nothing is known of black number cards"; });  // PP-28
    }
    if (player.benched) return;
    if (player.folded) {
      if (table_.is_offense(seat))
        check_folded_offense(player, who);
      else
        check_folded_defender(player, who);
    } else {
      check_in(seat, who);
    }
  }

  // A runner shows black number cards and no others are among the rest; a passer shows nothing (PP-28, PP-31).
  void check_folded_offense(const Player& player, const auto& who) {
    if (!has_run(player)) return;
    for (const HoleCard& card : player.hole)
      if (!card.discarded)
        require(card.no_black_number || (card.shown && (is_black_number(card.card) || is_black_ace(card.card))),
                [&] { return who() + " has run and shows every black number card"; });
  }

  static bool has_run(const Player& player) {
    return std::any_of(player.hole.begin(), player.hole.end(), [](const HoleCard& card) {
      return card.no_black_number || (card.shown && is_black_number(card.card));
    });
  }

  // A tackler shows one card, a blitzer none (PP-30, PP-35).
  static bool has_tackled(const Player& player) { return player.hole[0].shown || player.hole[1].shown; }

  void check_folded_defender(const Player& player, const auto& who) {
    require(!player.hole[0].shown || !player.hole[1].shown, [&] { return who() + " has folded and shows both cards"; });
  }

  // Before the showdown only a black Ace that was challenged is shown, then everything held (PP-18, PP-36).
  void check_in(Seat seat, const auto& who) {
    for (const HoleCard& card : now_.at(seat).hole) {
      if (card.discarded) continue;
      if (is_showdown())
        require(card.shown, [&] { return who() + " is in and has not shown all cards"; });
      else
        require(!card.shown || (table_.is_offense(seat) && is_black_ace(card.card)),
                [&] { return who() + " shows a card too early"; });
    }
  }

  // PP-18: the caller proved a black Ace and the challenger discards, or failed and discards.
  void check_blast() {
    Seat failed = no_seat, proved = no_seat, discarder = no_seat;
    bool shown_down = false;  // who is in at the showdown shows an Ace, whether for a blast or not (PP-36)
    for (int i = 0; i < seat_count(rules_); ++i) {
      const Seat seat = static_cast<Seat>(i);
      const auto& hole = now_.at(seat).hole;
      if (hole[0].discarded || hole[1].discarded) {
        require(discarder == no_seat, "one card is discarded in a hand at most");
        discarder = seat;
      }
      if (hole[0].no_black_ace || hole[1].no_black_ace) {
        require(failed == no_seat && table_.is_offense(seat), "one caller at most is known to have no black Ace");
        failed = seat;
      }
      const auto shows_ace = [](const HoleCard& card) { return card.shown && is_black_ace(card.card); };
      if (!table_.is_offense(seat) || !(shows_ace(hole[0]) || shows_ace(hole[1]))) continue;
      if (is_showdown() && now_.at(seat).is_in()) {
        shown_down = true;
        continue;
      }
      require(proved == no_seat, "one caller at most has shown a black Ace");
      proved = seat;
      if (shows_ace(hole[1]))
        require(hole[0].no_black_ace || hole[0].shown, "of two black Aces the one dealt first is shown");
    }
    const bool pending = now_.phase == Phase::discard;
    if (pending) {
      require(discarder == no_seat, "the discard is still to come");
      discarder = now_.to_move;
    }
    const bool before = now_.phase == Phase::blast || now_.phase == Phase::challenge;
    if (before || discarder == no_seat)
      return require(failed == no_seat && discarder == no_seat && proved == no_seat,
                     "nobody has challenged a Running Back Blast");
    if (table_.is_offense(discarder)) return check_failed(discarder, failed, pending);
    require(proved != no_seat || shown_down, "a challenger discards to a black Ace that was shown");
    if (failed != no_seat)
      require(failed == proved && now_.at(failed).hole[0].no_black_ace && !now_.at(failed).hole[1].no_black_ace,
              "the caller has a black Ace");
  }

  void check_failed(Seat caller, Seat failed, bool pending) {
    const auto& hole = now_.at(caller).hole;
    require(failed == caller, "the caller who discards is known to have no black Ace");
    for (const HoleCard& card : hole)
      require(card.no_black_ace || (!pending && card.shown && !is_black_ace(card.card)),
              "neither card of the caller can be a black Ace");
  }

  void check_settled_player() {
    const Seat seat = now_.player;
    const auto is = [&](bool fits) { require(fits, "player does not fit the phase"); };
    switch (now_.phase) {
      case Phase::challenge:
        return is(table_.is_active_offense(seat));
      case Phase::tackle_runner: {
        is(table_.is_offense(seat) && now_.at(seat).folded && has_run(now_.at(seat)));
        Seat first = table_.clockwise(seat);
        while (first != seat && !table_.may_tackle_runner(first)) first = table_.clockwise(first);
        return require(first == now_.to_move, "the next defender clockwise from the runner may tackle");  // PP-29
      }
      case Phase::coverage:
        require(now_.coverage == no_seat, "coverage is on already");
        [[fallthrough]];
      case Phase::pass_card:
        require(now_.hail_mary != HailMary::thrown || now_.ball >= goal_line / 2,
                "a Hail Mary is thrown with the ball on yard 50 or beyond");  // PP-32
        return is(table_.is_offense(seat) && now_.at(seat).folded && !has_run(now_.at(seat)));
      case Phase::blitz_card:
        return is(!table_.is_offense(seat) && now_.at(seat).folded && !has_tackled(now_.at(seat)));
      case Phase::clutch:
        return is(now_.at(seat).is_in() && now_.at(seat).bet);
      case Phase::sack:
        return require(now_.sack == no_seat, "the sack bet has been made");
      default:
        return;
    }
  }

  // PP-3: beside the deck lie the fumble card and a card for each pass and blitz; more after drawn ties.
  void check_served() {
    int passes = 0, blitzes = 0;
    for (int i = 0; i < seat_count(rules_); ++i) {
      const Seat seat = static_cast<Seat>(i);
      if (!now_.at(seat).folded) continue;
      if (table_.is_offense(seat))
        passes += has_run(now_.at(seat)) ? 0 : 1;
      else
        blitzes += has_tackled(now_.at(seat)) ? 0 : 1;
    }
    const bool early = now_.community.count == 3 && rules_.fold_plays == FoldPlays::by_round;
    require(!early || passes + blitzes == 0, "passes and blitzes come after the turn");  // PP-26
    require(now_.hail_mary != HailMary::spent || passes > (settles_fold() && table_.is_offense(now_.player) ? 1 : 0),
            "a Hail Mary has a passer");
    const bool fumbled = now_.sack != no_seat && red_aces() > 0 && now_.phase != Phase::fumble;
    const int turned = passes + blitzes - (settles_fold() ? 1 : 0) + (fumbled ? 1 : 0);
    // In a showdown there are those of drawn ties too, and a deck that ran out took them all back.
    if (is_showdown()) return;
    require(now_.served.size() == turned, "served holds a card for each pass, blitz and fumble, and no others");
    if (fumbled)
      require(std::any_of(now_.served.begin(), now_.served.end(), cards_is_black), "the fumble card was black");
  }
  static bool cards_is_black(Card card) { return cards::is_black(card); }

  void check_showdown() {  // PP-36, PP-37
    cards::PokerHand best;
    for (int i = 0; i < seat_count(rules_); ++i)
      if (const Seat seat = static_cast<Seat>(i); now_.at(seat).is_in()) best = std::max(best, table_.hand_of(seat));
    for (int i = 0; i < seat_count(rules_); ++i) {
      const Seat seat = static_cast<Seat>(i);
      const bool named = now_.phase == Phase::tie ? now_.draws_for(seat) : seat == now_.player;
      require(!named || (now_.at(seat).is_in() && table_.hand_of(seat) == best), "only the best hands tie or win");
    }
  }

  const Rules& rules_;
  const Situation& now_;
  Table table_;
};

}  // namespace

void check_hand(const Rules& rules, const Situation& now) {
  require(now.dealer != no_seat, "a hand has a dealer");
  require(now.player != no_seat ||
              !(now.phase == Phase::challenge || now.phase == Phase::tackle_runner || now.phase == Phase::coverage ||
                now.phase == Phase::pass_card || now.phase == Phase::blitz_card || now.phase == Phase::clutch),
          "player is missing here");
  require(now.to_move != no_seat || row_of(now.phase).actor == Actor::chance, "a seat decides here");
  HandCheck(rules, now).run();
}

void check_no_hand(const Situation& now) {
  require(now.community.count == 0 && now.sack == no_seat, "there are no community cards outside a hand");
  for (const Player& player : now.players)
    require(player.hole == std::array<HoleCard, 2>{} && !player.folded && !player.bet,
            "nobody holds cards outside a hand");
}

}  // namespace touchline::inline v1::power_poker_football
