#include "touchline/power_poker_football/render.hpp"

#include <algorithm>
#include <string>

namespace touchline::inline v1::power_poker_football {
namespace {

constexpr int yards_a_character = 2;

std::string text_of(Card card) { return is_seen(card) ? std::string(cards::name(card)) : "??"; }

std::string text_of(const HoleCard& card) {
  if (card.shown) return "[" + text_of(card.card) + "]";
  if (card.discarded) return "(" + text_of(card.card) + ")";
  return text_of(card.card);
}

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

std::string line_of(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  return text + "\n";
}

// Team 0 attacks to the right.
std::size_t column_of(const Situation& now, int yard) {
  const int from_left = now.offense() == 0 ? yard : goal_line - yard;
  return static_cast<std::size_t>(std::min(from_left, goal_line - 1) / yards_a_character);
}

std::string field(const Situation& now) {
  std::string line(goal_line / yards_a_character, '-');
  for (int yard = 10; yard < goal_line; yard += 10) line[static_cast<std::size_t>(yard / yards_a_character)] = '+';
  const bool has_ball = now.dealer != no_seat && part_of(now.phase) != PhaseRow::Part::conversion;
  if (has_ball) {
    line[column_of(now, now.marker)] = '!';
    line[column_of(now, now.ball)] = now.offense() == 0 ? '>' : '<';
  }
  return "0 |" + line + "| 1\n";
}

template <class Cards>
std::string list_of(const Cards& cards) {
  std::string out;
  for (const Card card : cards) out += " " + text_of(card);
  return out;
}

std::string face_up(const Situation& now) {
  std::string out;
  if (now.community.count > 0) out += "community" + list_of(now.community) + "\n";
  if (!now.served.is_empty()) out += "turned" + list_of(now.served) + "\n";
  if (now.kick_card != no_card) out += "kick card " + text_of(now.kick_card) + "\n";
  return out;
}

std::string standing(const Rules& rules, const Situation& now, Seat seat) {
  const Player& player = now.at(seat);
  std::string out;
  const auto add = [&](bool holds, std::string_view text) {
    if (holds) out.append(out.empty() ? "" : ", ").append(text);
  };
  add(now.dealer == seat, "deals");
  add(player.benched, "benched");
  add(player.folded, "folded");
  add(player.bet, "bet to win");
  add(now.coverage == seat, "coverage");
  add(now.safety_stop == seat, "safety stop");
  add(now.sack == seat, "sack bet");
  add(used_chips(rules, now, seat) > 0 && now.phase != Phase::finished,
      std::to_string(used_chips(rules, now, seat)) + " used");
  return out;
}

std::string seat_line(const Rules& rules, const Situation& now, Seat seat) {
  const Player& player = now.at(seat);
  const std::size_t i = static_cast<std::size_t>(index(seat));
  std::string hand;
  for (const HoleCard& card : player.hole)
    if (card.is_dealt()) hand += padded(text_of(card), 5);
  if (now.draws[i] != no_card) hand += text_of(now.draws[i]);
  std::string points = std::to_string(player.points);
  if (now.overtime) points += "+" + std::to_string(player.regulation_points);
  return line_of((now.to_move == seat ? "* seat " : "  seat ") + std::to_string(index(seat)) + "  points " +
                 padded(points, 5) + " chips " + padded(std::to_string(player.chips), 3) + padded(hand, 12) +
                 standing(rules, now, seat));
}

std::string last_hand(const Rules& rules, const LastHand& last) {
  if (!last.played) return "";
  std::string out = "last hand:" + list_of(last.community);
  if (last.winner != no_seat) out += ", won by seat " + std::to_string(index(last.winner));
  for (int seat = 0; seat < seat_count(rules); ++seat) {
    const auto& shown = last.shown[static_cast<std::size_t>(seat)];
    if (shown[0] == no_card && shown[1] == no_card) continue;
    out += "; seat " + std::to_string(seat);
    for (const Card card : shown)
      if (card != no_card) out += " " + text_of(card);
  }
  return out + "\n";
}

std::string board(const Rules& rules, const Situation& now) {
  std::string out = score_caption(rules, now) + "\n" + down_caption(now) + "\n" + field(now) + face_up(now);
  for (int seat = 0; seat < seat_count(rules); ++seat) out += seat_line(rules, now, static_cast<Seat>(seat));
  return out + last_hand(rules, now.last_hand) + phase_caption(rules, now) + "\n";
}

}  // namespace

std::string text_board(const State& state) { return board(state.rules(), state.situation()); }
std::string text_board(const View& view) { return board(view.rules(), view.situation()); }

}  // namespace touchline::inline v1::power_poker_football
