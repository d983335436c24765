#include "situation_checks.hpp"

#include <algorithm>
#include <bit>
#include <initializer_list>
#include <span>

#include "touchline/core/error.hpp"
#include "touchline/power_poker_football/state.hpp"
#include "touchline/power_poker_football/yards.hpp"

#include "table.hpp"
#include "unseen.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

using Part = PhaseRow::Part;

bool is_one_of(Phase phase, std::initializer_list<Phase> phases) {
  return std::find(phases.begin(), phases.end(), phase) != phases.end();
}

std::string of_seat(int seat) { return "seat " + std::to_string(seat); }

// Seats that are named must play, and of the rest there must be nothing.
void check_seats(const Rules& rules, const Situation& now) {
  for (const Seat seat :
       {now.to_move, now.dealer, now.safety_stop, now.coverage, now.sack, now.player, now.last_hand.winner})
    require(seat == no_seat || index(seat) < seat_count(rules), "there is no such seat");
  require(now.drawers < 1U << seat_count(rules), "a seat draws that does not play");
  for (std::size_t i = static_cast<std::size_t>(seat_count(rules)); i < now.players.size(); ++i)
    require(
        now.players[i] == Player{} && now.draws[i] == no_card && now.last_hand.shown[i] == std::array{no_card, no_card},
        "a seat has something that does not play");
}

// No card in two places, none that is no card, and covered ones only face down.
void check_deck(const Situation& now, Cards mode) {
  CardSet out = now.served;
  const auto take = [&](Card card) {
    if (card == no_card) return;
    require(is_seen(card), "a card that lies face up is covered");
    require(!out.has(card),
            [&] { return "the card " + std::string(is_seen(card) ? cards::name(card) : "") + " is in two places"; });
    out.insert(card);
  };
  require(now.community.count <= now.community.cards.size(), "there are at most five community cards");
  for (std::size_t i = 0; i < now.community.cards.size(); ++i)
    require((now.community.cards[i] != no_card) == (i < now.community.count), "community cards lie from the left");
  for (const Card card : now.community.cards) take(card);
  for (const Card card : now.draws) take(card);
  take(now.kick_card);
  for (const Player& player : now.players)
    for (const HoleCard& card : player.hole)
      if (card.card != covered_card || card.shown || mode == Cards::open) take(card.card);
}

void check_chips(const Rules& rules, const Situation& now) {
  for (int i = 0; i < seat_count(rules); ++i)
    require(used_chips(rules, now, static_cast<Seat>(i)) >= 0,
            [&] { return of_seat(i) + " has more than " + std::to_string(rules.game_chips) + " Game Chips"; });  // PP-2
}

// What has been spent in this hand lies in the used area, but for what Loading the Box or the rules gave back.
void check_spent_chips(const Rules& rules, const Situation& now) {
  const auto some_seat = [&](auto fits) {
    for (int i = 0; i < seat_count(rules); ++i)
      if (fits(static_cast<Seat>(i))) return true;
    return false;
  };
  const auto used = [&](Seat seat) { return used_chips(rules, now, seat); };
  if (now.hail_mary != HailMary::open)
    require(some_seat([&](Seat seat) {
              return team_of(seat) == now.offense() && now.at(seat).folded && used(seat) > 0 &&
                     (now.hail_mary == HailMary::spent || seat == now.player);
            }),
            "the passer of a Hail Mary has spent a Game Chip");  // PP-32
  const std::span flop(now.community.cards.data(), std::min<std::size_t>(now.community.count, 3));
  if (flop.size() == 3 && std::all_of(flop.begin(), flop.end(), is_red_number)) return;                     // PP-25
  const bool sack_returned = rules.sack_chip_returns && std::any_of(flop.begin(), flop.end(), is_red_ace);  // PP-22
  const auto in_sack = [&](Seat seat) { return seat == now.sack && !sack_returned ? 1 : 0; };
  if (now.sack != no_seat) require(used(now.sack) >= in_sack(now.sack), "the sack bet has cost a Game Chip");  // PP-19
  if (now.goal_line_stand)
    require(some_seat([&](Seat seat) {
              return team_of(seat) != now.offense() && !now.at(seat).benched && used(seat) > in_sack(seat);
            }),
            "a Goal Line Stand has cost an active defender a Game Chip");  // PP-15
}

// A drive brings one score at most: a touchdown with its conversion, a field goal or a safety.
void check_points(const Rules& rules, const Situation& now) {
  const bool scored = part_of(now.phase) == Part::conversion;  // a touchdown in this drive, and no more in it so far
  const int over = now.overtime || now.phase == Phase::finished ? regulation_drives : now.drive - 1;
  std::int64_t sum = 0;
  for (int i = 0; i < seat_count(rules); ++i) {
    const Player& player = now.at(static_cast<Seat>(i));
    require(player.points >= 0 && player.regulation_points >= 0, "points are never negative");
    require(now.overtime || player.regulation_points == 0, "regulation_points are kept in overtime only");
    if (now.overtime && now.phase != Phase::finished)
      require(player.points == 0, "the first score ends overtime");  // PP-52
    sum += now.overtime ? player.regulation_points : player.points;
  }
  const int most = over * std::max(rules.touchdown_points + 2, 3) + (scored ? rules.touchdown_points : 0);
  require(sum <= most, [&] {
    return "the points are more than " + std::to_string(over) + " drives" + (scored ? " and a touchdown" : "") +
           " can bring";
  });
  if (scored)
    require(now.at(now.player).points >= rules.touchdown_points, "the player with the conversion scored a touchdown");
}

void check_clock(const Rules& rules, const Situation& now) {
  const bool conversion = part_of(now.phase) == Part::conversion;
  const int first = now.overtime ? regulation_drives + 1 : 1;
  const int last = now.overtime ? rules.max_hands + regulation_drives : regulation_drives;
  require(now.drive >= first && now.drive <= last,
          [&] { return "drive must be from " + std::to_string(first) + " to " + std::to_string(last); });
  require(now.down >= 1 && now.down <= downs, "down is 1 to 4");
  const int least = now.drive - 1 + now.down - 1 + (conversion ? 1 : 0);
  const int most = rules.max_hands - (conversion ? 0 : 1);  // PP-53
  require(now.hands >= least && now.hands <= most, [&] {
    return "hands must be from " + std::to_string(least) + " to " + std::to_string(most) +
           " here: each drive and down takes one";
  });
  require(now.last_hand.played == (now.hands > 0), "last_hand is there once a hand has been played");
}

void check_field(const Rules& rules, const Situation& now) {
  const Part part = part_of(now.phase);
  if (part == Part::conversion)
    return require(now.ball == goal_line && now.marker == goal_line && now.down == 1,
                   "at a conversion ball and marker are 100, and the down is 1");
  if (part == Part::draw)
    return require(
        now.ball == rules.drive_start && now.down == 1 && now.marker == std::min(rules.drive_start + 10, goal_line),
        "while the first deal is drawn for, the ball waits where drives start");
  if (now.phase == Phase::tackle_runner)
    require(now.ball == goal_line, "a runner who may be tackled waits at the goal line: ball is 100");
  else
    require(now.ball >= 1 && now.ball < goal_line, "ball is 1 to 99");
  require(now.marker >= 11 && now.marker <= goal_line, "marker is 11 to 100");
}

void check_bench(const Rules& rules, const Situation& now) {
  const Part part = part_of(now.phase);
  bool any = false;
  std::array<int, 2> active{};
  for (int i = 0; i < seat_count(rules); ++i) {
    const bool benched = now.at(static_cast<Seat>(i)).benched;
    any |= benched;
    active[static_cast<std::size_t>(i % 2)] += benched ? 0 : 1;
    const auto& shown = now.last_hand.shown[static_cast<std::size_t>(i)];
    require(!benched || shown[0] != no_card || shown[1] != no_card,
            [&] { return of_seat(i) + " is benched without having lost a showdown"; });  // PP-41
  }
  if (!any) return;
  require(part != Part::draw, "nobody is benched while the first deal is drawn for");
  require(now.last_hand.winner != no_seat && !now.at(now.last_hand.winner).benched,
          "only who lost the last hand is benched");
  if (part != Part::conversion) require(active[0] > 0 && active[1] > 0, "a wholly benched team has returned");  // PP-43
}

// What is laid out, and by whom.
void check_laid_out(const Situation& now) {
  const Part part = part_of(now.phase);
  const bool in_down = part == Part::before_deal || part == Part::hand || part == Part::kick;
  const auto offense = [&](Seat seat) { return team_of(seat) == now.offense(); };
  if (now.coverage != no_seat)
    require(in_down && !offense(now.coverage), "coverage is a defender's, while the other team has the ball");  // PP-33
  const bool after_stop = part == Part::hand || now.phase == Phase::goal_line_stand;
  if (now.safety_stop != no_seat)
    require(after_stop && offense(now.safety_stop) && now.safety_stop != now.dealer && !now.at(now.safety_stop).benched,
            "a Safety Stop is laid out before the deal by an active offensive player other than the dealer");  // PP-14
  if (now.goal_line_stand) require(part == Part::hand, "a Goal Line Stand holds for a hand");                  // PP-15
  const bool after_sack = part == Part::hand && (now.phase > Phase::sack);
  if (now.sack != no_seat)
    require(after_sack && !offense(now.sack) && !now.at(now.sack).benched,
            "the sack bet is an active defender's, from the flop on");  // PP-19
  if (now.hail_mary != HailMary::open) require(part == Part::hand, "a Hail Mary is thrown in a hand");
  require((now.hail_mary == HailMary::thrown) <= is_one_of(now.phase, {Phase::coverage, Phase::pass_card}),
          "a thrown Hail Mary waits for its card");  // PP-32
}

// Who is asked, and whose play is being settled.
void check_asked(const Rules& rules, const Situation& now) {
  const Actor actor = row_of(now.phase).actor;
  require((now.to_move != no_seat) == (actor != Actor::chance && actor != Actor::nobody),
          "to_move is a seat where one decides, \"chance\" where a card is drawn");
  const bool has_player =
      is_one_of(now.phase, {Phase::challenge, Phase::tackle_runner, Phase::coverage, Phase::pass_card,
                            Phase::blitz_card, Phase::clutch, Phase::conversion, Phase::conversion_card});
  require((now.player != no_seat) == has_player, has_player ? "player is missing here" : "player is null here");
  require((now.dealer == no_seat) == (now.phase == Phase::draw_for_deal),
          "there is a dealer but while it is drawn for");
  if (now.dealer != no_seat && part_of(now.phase) != Part::conversion)
    require(!now.at(now.dealer).benched, "the dealer is not benched");  // PP-13
  if (now.to_move != no_seat)
    require(Table(rules, now).may_be_asked(now.phase, now.to_move),
            [&] { return of_seat(index(now.to_move)) + " is not asked in phase " + std::string(name(now.phase)); });
  if (now.phase == Phase::fourth_down) require(now.down == downs, "the fourth-down choice comes on down 4");  // PP-16
}

// Who draws, and in order (PP-4, PP-37).
void check_draw(const Rules& rules, const Situation& now) {
  const bool draws = is_one_of(now.phase, {Phase::draw_for_deal, Phase::tie});
  require(draws ? std::popcount(now.drawers) >= 2 : now.drawers == 0,
          draws ? "at least two players draw" : "nobody draws in this phase");
  const Table table(rules, now);
  const Seat next = table.next_drawer();
  require((next != no_seat) == draws, "somebody has still to draw");
  for (int i = 0; i < seat_count(rules); ++i)
    if (now.draws[static_cast<std::size_t>(i)] != no_card)
      require(now.draws_for(static_cast<Seat>(i)), [&] { return of_seat(i) + " has drawn without taking part"; });
  if (!draws) return;
  const Seat first = now.dealer == no_seat ? Seat{0} : now.dealer;
  bool behind = false;
  for (int offset = 0; offset < seat_count(rules); ++offset) {
    const Seat seat = table.clockwise(first, offset);
    behind |= seat == next;
    require(!behind || now.draws[static_cast<std::size_t>(index(seat))] == no_card, "cards are drawn in order");
  }
}

void check_kick(const Situation& now) {
  if (part_of(now.phase) != Part::kick)
    return require(
        now.kick == Kick::none && now.kick_card == no_card && now.kick_yards == 0 && now.prediction == Prediction::none,
        "there is no kick in this phase");
  require(now.kick != Kick::none && now.down == downs, "kicks are on down 4");  // PP-16
  if (now.phase == Phase::first_kick_card)
    return require(now.kick_card == no_card && now.kick_yards == 0 && now.served.is_empty(),
                   "a kick begins without a card");
  const int base = now.kick == Kick::punt ? 20 : 10;  // PP-44
  require(now.kick_card != no_card && now.kick_yards >= base && (now.kick_yards - base) % 5 == 0,
          "a kick gains 20 or 10 yards and 5 for each right prediction");
  require(now.ball + now.kick_yards < goal_line || (now.kick == Kick::field_goal && now.kick_yards == base),
          "a kick ends at the goal line");  // PP-47, PP-48
  require((now.prediction != Prediction::none) == (now.phase == Phase::kick_card), "a prediction waits for its card");
  if (now.kick_yards > base || now.phase == Phase::void_prediction)
    require(!now.served.is_empty(), "a card lies below the last one");
  if (now.phase != Phase::punt_return) return;
  const bool pair = std::any_of(now.served.begin(), now.served.end(),
                                [&](Card card) { return cards::rank_of(card) == cards::rank_of(now.kick_card); });
  require(now.kick == Kick::punt && pair, "a return follows two equal cards of a punt");  // PP-46
}

void check_conversion(const Situation& now) {
  if (now.phase != Phase::conversion_card) return require(now.conversion == 0, "no conversion is tried here");
  require(now.conversion == 1 || now.conversion == 2, "a conversion is for one point or two");  // PP-51
  int hits = 0;
  for (const Card card : now.served) {
    require(cards::rank_of(card) != cards::Rank::king, "a King ends a conversion");
    hits += cards::is_number(card) ? 0 : 1;
  }
  require(now.served.size() < 4 && hits < now.conversion, "this conversion is over");
}

void check_last_hand(const LastHand& last) {
  if (!last.played) return require(last == LastHand{}, "no hand has been played");
  CardSet seen = last.turned;
  const auto take = [&](Card card) {
    if (card == no_card) return;
    require(is_seen(card) && !seen.has(card), "a card of the last hand is in two places or covered");
    seen.insert(card);
  };
  require(last.community.count <= 5, "there are at most five community cards");
  for (std::size_t i = 0; i < last.community.cards.size(); ++i)
    require((last.community.cards[i] != no_card) == (i < last.community.count), "community cards lie from the left");
  for (const Card card : last.community.cards) take(card);
  for (const auto& shown : last.shown)
    for (const Card card : shown) take(card);
  if (last.winner == no_seat) return;
  const auto& shown = last.shown[static_cast<std::size_t>(index(last.winner))];
  require(last.community.count == 5 && (shown[0] != no_card || shown[1] != no_card),
          "who won the last hand showed his cards, with five community cards");
}

// PP-5, PP-52, PP-53.
void check_finished(const Rules& rules, const Situation& now) {
  Situation plain;
  plain.phase = Phase::finished;
  plain.reason = now.reason;
  plain.loser = now.loser;
  plain.overtime = now.overtime;
  plain.last_hand = now.last_hand;
  int scorers = 0;
  for (std::size_t i = 0; i < now.players.size(); ++i) {
    plain.players[i].points = now.players[i].points;
    plain.players[i].regulation_points = now.players[i].regulation_points;
    scorers += now.players[i].points > 0 ? 1 : 0;
  }
  require(plain == now, "a finished state keeps points and the last hand only");
  require((now.reason == Reason::forfeit) == (now.loser < 2) && now.loser <= 2, "a forfeit has a losing team");
  const bool level = team_points(now, 0) == team_points(now, 1) || !result_of(rules, now).mvp.has_value();
  switch (now.reason) {
    case Reason::regulation:
      return require(!now.overtime && !level && now.last_hand.played, "a game that is level is not over");
    case Reason::overtime:
      require(now.overtime && scorers == 1, "the first score ends overtime");
      return;
    case Reason::max_hands:
      return require(now.last_hand.played && (!now.overtime || scorers == 0), "the first score ends overtime");
    case Reason::forfeit:
    case Reason::agreement:
      return require(!now.overtime || scorers == 0, "the first score ends overtime");
    default:
      refuse("this game does not end that way");
  }
}

}  // namespace

void refuse(const std::string& reason) { throw Error(ErrorCode::bad_state, reason); }

void check_situation(const Rules& rules, const Situation& now, Cards cards) {
  check_seats(rules, now);
  check_deck(now, cards);
  check_last_hand(now.last_hand);
  if (now.phase == Phase::finished) {
    check_finished(rules, now);
    return check_points(rules, now);
  }
  require(now.reason == Reason::regulation && now.loser == 2, "only a finished state has a result");
  require(!now.overtime || part_of(now.phase) != Part::conversion, "overtime has no conversions");  // PP-52
  check_clock(rules, now);
  check_field(rules, now);
  if (part_of(now.phase) == Part::hand) {
    check_hand(rules, now);
  } else {
    check_no_hand(now);
  }
  check_asked(rules, now);
  check_chips(rules, now);
  check_points(rules, now);
  check_bench(rules, now);
  if (now.dealer != no_seat) check_laid_out(now);
  if (part_of(now.phase) == Part::hand) check_spent_chips(rules, now);
  check_draw(rules, now);
  check_kick(now);
  check_conversion(now);
  const bool has_served = part_of(now.phase) != Part::before_deal && now.phase != Phase::conversion;
  require(has_served || now.served.is_empty(), "no card has been turned here");
}

void check_viewer(const Rules& rules, Viewer viewer) {
  if (viewer && index(*viewer) >= seat_count(rules))
    throw Error(ErrorCode::out_of_range, "seats are 0 to " + std::to_string(seat_count(rules) - 1));
}

void check_covers(const Rules& rules, const Situation& now, Viewer viewer) {
  for (int i = 0; i < seat_count(rules); ++i) {
    const bool own = viewer && index(*viewer) == i;
    for (const HoleCard& card : now.at(static_cast<Seat>(i)).hole)
      require((card.card == covered_card) == (card.is_hidden() && !own),
              own ? "a seat sees its own cards" : "a hidden card of another seat is covered");
  }
  require(can_deal_unseen(rules, now), "there are no cards left that the covered ones could be");
}

}  // namespace touchline::inline v1::power_poker_football
