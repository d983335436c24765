#include <array>
#include <limits>
#include <span>
#include <string>

#include "touchline/core/result_json.hpp"
#include "touchline/core/text.hpp"
#include "touchline/power_poker_football/json.hpp"

#include "situation_checks.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

constexpr std::string_view covered_text = "??";
constexpr std::array<std::string_view, 3> hail_mary_names{"open", "thrown", "spent"};
constexpr std::array<std::string_view, 3> kick_names{"", "punt", "field_goal"};
constexpr std::array<std::string_view, 3> prediction_names{"", "higher", "lower"};

// Writing.

void write_seat(json::Writer& writer, Seat seat) {
  if (seat == no_seat) return writer.null();
  writer.integer(index(seat));
}

void write_card(json::Writer& writer, Card card) {
  if (card == no_card) return writer.null();
  writer.string(is_seen(card) ? cards::name(card) : covered_text);
}

template <class Cards>
void write_cards(json::Writer& writer, const Cards& cards) {
  writer.begin_array();
  for (const Card card : cards) write_card(writer, card);
  writer.end_array();
}

void write_draw(json::Writer& writer, const Situation& now, int seats) {
  if (now.drawers == 0) return writer.null();
  writer.begin_object();
  writer.key("among");
  writer.begin_array();
  for (int seat = 0; seat < seats; ++seat)
    if (now.draws_for(static_cast<Seat>(seat))) writer.integer(seat);
  writer.end_array();
  writer.key("cards");
  write_cards(writer, std::span(now.draws).first(static_cast<std::size_t>(seats)));
  writer.end_object();
}

void write_kick(json::Writer& writer, const Situation& now) {
  if (now.kick == Kick::none) return writer.null();
  writer.begin_object();
  writer.key("card");
  write_card(writer, now.kick_card);
  writer.key("kind");
  writer.string(kick_names[static_cast<std::size_t>(now.kick)]);
  writer.key("prediction");
  if (now.prediction == Prediction::none)
    writer.null();
  else
    writer.string(prediction_names[static_cast<std::size_t>(now.prediction)]);
  writer.key("yards");
  writer.integer(now.kick_yards);
  writer.end_object();
}

void write_last_hand(json::Writer& writer, const LastHand& last, int seats) {
  if (!last.played) return writer.null();
  writer.begin_object();
  writer.key("community");
  write_cards(writer, last.community);
  writer.key("shown");
  writer.begin_array();
  for (int seat = 0; seat < seats; ++seat) write_cards(writer, last.shown[static_cast<std::size_t>(seat)]);
  writer.end_array();
  writer.key("turned");
  write_cards(writer, last.turned);
  writer.key("winner");
  write_seat(writer, last.winner);
  writer.end_object();
}

void write_hole(json::Writer& writer, const Player& player) {
  writer.begin_array();
  for (const HoleCard& card : player.hole) {
    if (!card.is_dealt()) break;
    writer.begin_object();
    writer.key("card");
    write_card(writer, card.card);
    writer.key("discarded");
    writer.boolean(card.discarded);
    writer.key("not");
    writer.begin_array();
    if (card.no_black_ace) writer.string("black_ace");
    if (card.no_black_number) writer.string("black_number");
    writer.end_array();
    writer.key("shown");
    writer.boolean(card.shown);
    writer.end_object();
  }
  writer.end_array();
}

void write_player(json::Writer& writer, const Player& player) {
  writer.begin_object();
  writer.key("benched");
  writer.boolean(player.benched);
  writer.key("bet");
  writer.boolean(player.bet);
  writer.key("cards");
  write_hole(writer, player);
  writer.key("chips");
  writer.integer(player.chips);
  writer.key("folded");
  writer.boolean(player.folded);
  writer.key("points");
  writer.integer(player.points);
  writer.key("regulation_points");
  writer.integer(player.regulation_points);
  writer.end_object();
}

void write_players(json::Writer& writer, const Situation& now, int seats) {
  writer.begin_array();
  for (int seat = 0; seat < seats; ++seat) write_player(writer, now.at(static_cast<Seat>(seat)));
  writer.end_array();
}

Mover mover_of(const Situation& now) {
  if (now.phase == Phase::finished) return Mover::nobody();
  return row_of(now.phase).actor == Actor::chance ? Mover::chance() : Mover(now.to_move);
}

// The keys in byte order; a view has `seat` besides.
void write_situation(json::Writer& writer, const Rules& rules, const Situation& now, const Viewer* viewer) {
  const int seats = seat_count(rules);
  const auto number = [&](std::string_view key, int value) {
    writer.key(key);
    writer.integer(value);
  };
  const auto boolean = [&](std::string_view key, bool value) {
    writer.key(key);
    writer.boolean(value);
  };
  const auto seat = [&](std::string_view key, Seat value) {
    writer.key(key);
    write_seat(writer, value);
  };
  writer.begin_object();
  number("ball", now.ball);
  writer.key("community");
  write_cards(writer, now.community);
  number("conversion", now.conversion);
  seat("coverage", now.coverage);
  seat("dealer", now.dealer);
  number("down", now.down);
  writer.key("draw");
  write_draw(writer, now, seats);
  number("drive", now.drive);
  boolean("goal_line_stand", now.goal_line_stand);
  writer.key("hail_mary");
  writer.string(hail_mary_names[static_cast<std::size_t>(now.hail_mary)]);
  number("hands", now.hands);
  writer.key("kick");
  write_kick(writer, now);
  writer.key("last_hand");
  write_last_hand(writer, now.last_hand, seats);
  number("marker", now.marker);
  boolean("overtime", now.overtime);
  writer.key("phase");
  writer.string(name(now.phase));
  seat("player", now.player);
  writer.key("players");
  write_players(writer, now, seats);
  if (now.phase == Phase::finished) {
    writer.key("result");
    write_result(writer, result_of(rules, now));
  }
  seat("sack", now.sack);
  seat("safety_stop", now.safety_stop);
  if (viewer != nullptr) seat("seat", *viewer ? **viewer : no_seat);
  writer.key("served");
  write_cards(writer, now.served);
  writer.key("to_move");
  write_mover(writer, mover_of(now));
  writer.end_object();
}

// Reading.

Card read_card(json::Value value) {
  const auto card = cards::parse_card(value.as_string());
  if (!card || cards::name(*card) != value.as_string())
    value.fail(ErrorCode::bad_state, quote(value.as_string()) + " is no card; cards are written AS, TD, 2C");
  return *card;
}

Card read_card_or_null(json::Value value) { return value.is_null() ? no_card : read_card(value); }

class Reader {
 public:
  Reader(const Rules& rules, bool is_view) : seats_(seat_count(rules)), is_view_(is_view) {}

  Situation read(const json::Members& members) const {
    Situation now;
    const auto small = [&](std::string_view key) { return static_cast<std::uint8_t>(members[key].as_integer(0, 100)); };
    now.ball = small("ball");
    read_community(members["community"], now.community);
    now.conversion = static_cast<std::uint8_t>(members["conversion"].as_integer(0, 2));
    now.coverage = read_seat(members["coverage"]);
    now.dealer = read_seat(members["dealer"]);
    now.down = static_cast<std::uint8_t>(members["down"].as_integer(1, downs));
    read_draw(members["draw"], now);
    now.drive = static_cast<std::int32_t>(members["drive"].as_integer(1, 1000000));
    now.goal_line_stand = members["goal_line_stand"].as_boolean();
    now.hail_mary = static_cast<HailMary>(read_name(members["hail_mary"], hail_mary_names));
    now.hands = static_cast<std::int32_t>(members["hands"].as_integer(0, 1000000));
    read_kick(members["kick"], now);
    read_last_hand(members["last_hand"], now.last_hand);
    now.marker = small("marker");
    now.overtime = members["overtime"].as_boolean();
    now.phase = read_phase(members["phase"]);
    now.player = read_seat(members["player"]);
    read_players(members["players"], now);
    now.sack = read_seat(members["sack"]);
    now.safety_stop = read_seat(members["safety_stop"]);
    now.served = read_set(members["served"]);
    const Mover mover = read_mover(members["to_move"], seats_);
    if (mover.is_seat()) now.to_move = mover.seat();
    if (mover != mover_of(now))
      members["to_move"].fail(ErrorCode::bad_state,
                              "to_move is \"chance\" where a card is drawn, null when finished, "
                              "else the seat that decides");
    return now;
  }

  [[nodiscard]] Seat read_seat(json::Value value) const {
    return value.is_null() ? no_seat : static_cast<Seat>(value.as_integer(0, seats_ - 1));
  }

 private:
  template <std::size_t n>
  static std::size_t read_name(json::Value value, const std::array<std::string_view, n>& names) {
    for (std::size_t i = 0; i < n; ++i)
      if (!names[i].empty() && value.as_string() == names[i]) return i;
    std::string known;
    for (const std::string_view text : names)
      if (!text.empty()) known.append(known.empty() ? "" : ", ").append(text);
    value.fail(ErrorCode::bad_state, "expected one of " + known + ", found " + quote(value.as_string()));
  }

  static Phase read_phase(json::Value value) {
    const auto phase = phase_named(value.as_string());
    if (!phase) value.fail(ErrorCode::bad_state, "there is no phase " + quote(value.as_string()));
    return *phase;
  }

  static CardSet read_set(json::Value value) {
    CardSet set;
    value.for_each_element([&](json::Value element) {
      const Card card = read_card(element);
      if (set.has(card))
        element.fail(ErrorCode::bad_state, std::string(cards::name(card)) + " stands twice in this list");
      set.insert(card);
    });
    return set;
  }

  static void read_community(json::Value value, Community& community) {
    if (value.size() > community.cards.size())
      value.fail(ErrorCode::bad_state, "there are at most five community cards");
    value.for_each_element([&](json::Value element) { community.add(read_card(element)); });
  }

  void expect_seats(json::Value value) const {
    if (value.size() != static_cast<std::size_t>(seats_))
      value.fail(ErrorCode::bad_state, "expected an element for each of " + std::to_string(seats_) + " seats");
  }

  void read_draw(json::Value value, Situation& now) const {
    if (value.is_null()) return;
    const json::Members members = value.members({"among", "cards"});
    members["among"].for_each_element([&](json::Value element) {
      const auto seat = element.as_integer(0, seats_ - 1);
      if ((now.drawers >> seat & 1) != 0) element.fail(ErrorCode::bad_state, "this seat stands twice in the list");
      now.drawers = static_cast<std::uint16_t>(now.drawers | 1U << seat);
    });
    if (now.drawers == 0) members["among"].fail(ErrorCode::bad_state, "at least two players draw");
    expect_seats(members["cards"]);
    std::size_t seat = 0;
    members["cards"].for_each_element([&](json::Value element) { now.draws[seat++] = read_card_or_null(element); });
  }

  static void read_kick(json::Value value, Situation& now) {
    if (value.is_null()) return;
    const json::Members members = value.members({"card", "kind", "prediction", "yards"});
    now.kick_card = read_card_or_null(members["card"]);
    now.kick = static_cast<Kick>(read_name(members["kind"], kick_names));
    if (!members["prediction"].is_null())
      now.prediction = static_cast<Prediction>(read_name(members["prediction"], prediction_names));
    now.kick_yards = static_cast<std::uint8_t>(members["yards"].as_integer(0, 200));
  }

  void read_last_hand(json::Value value, LastHand& last) const {
    if (value.is_null()) return;
    const json::Members members = value.members({"community", "shown", "turned", "winner"});
    last.played = true;
    read_community(members["community"], last.community);
    expect_seats(members["shown"]);
    std::size_t seat = 0;
    members["shown"].for_each_element([&](json::Value shown) {
      if (shown.size() != 2) shown.fail(ErrorCode::bad_json, "expected two cards, null where none was shown");
      std::size_t n = 0;
      shown.for_each_element([&](json::Value card) { last.shown[seat][n++] = read_card_or_null(card); });
      ++seat;
    });
    last.turned = read_set(members["turned"]);
    last.winner = read_seat(members["winner"]);
  }

  HoleCard read_hole_card(json::Value value) const {
    const json::Members members = value.members({"card", "discarded", "not", "shown"});
    HoleCard card;
    const json::Value name = members["card"];
    card.card = is_view_ && name.as_string() == covered_text ? covered_card : read_card(name);
    card.discarded = members["discarded"].as_boolean();
    card.shown = members["shown"].as_boolean();
    members["not"].for_each_element([&](json::Value element) {
      const std::string_view what = element.as_string();
      bool& known = what == "black_ace" ? card.no_black_ace : card.no_black_number;
      if ((what != "black_ace" && what != "black_number") || known)
        element.fail(ErrorCode::bad_state, "expected black_ace or black_number, each once");
      known = true;
    });
    return card;
  }

  Player read_player(json::Value value) const {
    const json::Members members =
        value.members({"benched", "bet", "cards", "chips", "folded", "points", "regulation_points"});
    constexpr std::int64_t most = 1000000;  // far beyond what eight drives bring; keeps sums in range
    Player player;
    player.benched = members["benched"].as_boolean();
    player.bet = members["bet"].as_boolean();
    if (members["cards"].size() > 2) members["cards"].fail(ErrorCode::bad_state, "a player holds two cards at most");
    std::size_t n = 0;
    members["cards"].for_each_element([&](json::Value card) { player.hole[n++] = read_hole_card(card); });
    player.chips = static_cast<std::uint8_t>(members["chips"].as_integer(0, 20));
    player.folded = members["folded"].as_boolean();
    player.points = static_cast<std::int32_t>(members["points"].as_integer(0, most));
    player.regulation_points = static_cast<std::int32_t>(members["regulation_points"].as_integer(0, most));
    return player;
  }

  void read_players(json::Value value, Situation& now) const {
    expect_seats(value);
    std::size_t seat = 0;
    value.for_each_element([&](json::Value player) { now.players[seat++] = read_player(player); });
  }

  int seats_;
  bool is_view_;
};

constexpr std::array<std::string_view, 22> all_keys{
    "ball",      "community",   "conversion", "coverage",  "dealer", "down",     "draw",  "drive",  "goal_line_stand",
    "hail_mary", "hands",       "kick",       "last_hand", "marker", "overtime", "phase", "player", "players",
    "sack",      "safety_stop", "served",     "to_move"};
constexpr std::array<std::string_view, 1> result_key{"result"};

// The result must be the one that points and reason give.
void read_ending(const Rules& rules, json::Value value, Situation& now) {
  const auto result = read_result(value, seat_count(rules));
  if (!result) value.fail(ErrorCode::bad_state, "a finished state has a result");
  now.reason = result->reason;
  if (result->reason == Reason::forfeit && result->winning_team)
    now.loser = static_cast<std::uint8_t>(1 - *result->winning_team);
  if (result->reason == Reason::forfeit && now.loser == 2)
    value.fail(ErrorCode::bad_state, "a forfeit has a winning team");
  if (*result != result_of(rules, now)) value.fail(ErrorCode::bad_state, "the points do not give this result");
}

Situation read_situation(const Rules& rules, const json::Members& members, bool is_view) {
  Situation now = Reader(rules, is_view).read(members);
  const bool finished = now.phase == Phase::finished;
  if (members.has("result") && !finished)
    members["result"].fail(ErrorCode::bad_state, "only a finished state has a result");
  if (finished && !members.has("result")) members.object().fail(ErrorCode::bad_state, "a finished state has a result");
  if (finished) read_ending(rules, members["result"], now);
  return now;
}

// Runs a check of the whole state; what it refuses gets the state's place.
template <class Make>
auto make_at(json::Value value, const Make& make) {
  try {
    return make();
  } catch (const Error& error) {
    value.fail(error.code(), error.message());
  }
}

}  // namespace

void write_state(json::Writer& writer, const State& state) {
  write_situation(writer, state.rules(), state.situation(), nullptr);
}

State read_state(const Rules& rules, json::Value value) {
  const Situation now = read_situation(rules, value.members(all_keys, result_key), false);
  return make_at(value, [&] { return State(rules, now); });
}

void write_view(json::Writer& writer, const View& view) {
  const Viewer viewer = view.viewer();
  write_situation(writer, view.rules(), view.situation(), &viewer);
}

View read_view(const Rules& rules, json::Value value) {
  std::array<std::string_view, all_keys.size() + 1> keys{};
  std::copy(all_keys.begin(), all_keys.end(), keys.begin());
  keys.back() = "seat";
  const json::Members members = value.members(keys, result_key);
  const Situation now = read_situation(rules, members, true);
  const Seat seat = Reader(rules, true).read_seat(members["seat"]);
  return make_at(value, [&] { return View(rules, now, seat == no_seat ? Viewer() : Viewer(seat)); });
}

}  // namespace touchline::inline v1::power_poker_football
