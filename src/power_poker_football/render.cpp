#include "touchline/power_poker_football/render.hpp"

#include <algorithm>
#include <string>

#include "touchline/core/ink.hpp"

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

template <class Cards>
std::string list_of(const Cards& cards) {
  std::string out;
  for (const Card card : cards) out += " " + text_of(card);
  return out;
}

/// The table as text being written, of a state or a view.
class TableText {
 public:
  TableText(const Rules& rules, const Situation& now, const TextOptions& options)
      : rules_(rules), now_(now), options_(options) {}

  [[nodiscard]] std::string write() const {
    std::string out = ink(score_caption(rules_, now_), Ink::heading) + "\n" + down_caption(now_) + "\n" + field();
    out += face_up();
    for (int seat = 0; seat < seat_count(rules_); ++seat) out += seat_line(static_cast<Seat>(seat));
    return out + last_hand() + ink(phase_caption(rules_, now_), Ink::heading) + "\n";
  }

 private:
  [[nodiscard]] std::string ink(std::string_view text, Ink colour) const {
    return inked(text, colour, options_.colour);
  }
  static Ink team_ink(int team) noexcept { return team == 0 ? Ink::first : Ink::second; }

  // Team 0 attacks to the right, or flipped to the left.
  [[nodiscard]] bool goes_right() const noexcept { return (now_.offense() == 0) != options_.flip; }
  [[nodiscard]] std::size_t column_of(int yard) const {
    const int from_left = goes_right() ? yard : goal_line - yard;
    return static_cast<std::size_t>(std::min(from_left, goal_line - 1) / yards_a_character);
  }

  [[nodiscard]] std::string field() const {
    std::string line(goal_line / yards_a_character, '-');
    for (int yard = 10; yard < goal_line; yard += 10) line[static_cast<std::size_t>(yard / yards_a_character)] = '+';
    const bool has_ball = now_.dealer != no_seat && part_of(now_.phase) != PhaseRow::Part::conversion;
    if (has_ball) {
      line[column_of(now_.marker)] = '!';
      line[column_of(now_.ball)] = goes_right() ? '>' : '<';
    }
    std::string out;
    for (const char sign : line) {
      const Ink colour = sign == '!' ? Ink::mark : sign == '<' || sign == '>' ? Ink::ball : Ink::ground;
      out += ink(std::string(1, sign), colour);
    }
    const int left = options_.flip ? 1 : 0;
    return ink(std::to_string(left), team_ink(left)) + " |" + out + "| " +
           ink(std::to_string(1 - left), team_ink(1 - left)) + "\n";
  }

  [[nodiscard]] std::string face_up() const {
    std::string out;
    if (now_.community.count > 0) out += "community" + list_of(now_.community) + "\n";
    if (!now_.served.is_empty()) out += "turned" + list_of(now_.served) + "\n";
    if (now_.kick_card != no_card) out += "kick card " + text_of(now_.kick_card) + "\n";
    return out;
  }

  [[nodiscard]] std::string standing(Seat seat) const {
    const Player& player = now_.at(seat);
    std::string out;
    const auto add = [&](bool holds, std::string_view text) {
      if (holds) out.append(out.empty() ? "" : ", ").append(text);
    };
    add(now_.dealer == seat, "deals");
    add(player.benched, "benched");
    add(player.folded, "folded");
    add(player.bet, "bet to win");
    add(now_.coverage == seat, "coverage");
    add(now_.safety_stop == seat, "safety stop");
    add(now_.sack == seat, "sack bet");
    const int used = used_chips(rules_, now_, seat);
    add(used > 0 && now_.phase != Phase::finished, std::to_string(used) + " used");
    return out;
  }

  [[nodiscard]] std::string seat_line(Seat seat) const {
    const Player& player = now_.at(seat);
    const std::size_t i = static_cast<std::size_t>(index(seat));
    std::string hand;
    for (const HoleCard& card : player.hole)
      if (card.is_dealt()) hand += padded(text_of(card), 5);
    if (now_.draws[i] != no_card) hand += text_of(now_.draws[i]);
    std::string points = std::to_string(player.points);
    if (now_.overtime) points += "+" + std::to_string(player.regulation_points);
    const bool acts = now_.to_move == seat;
    return ink(acts ? "*" : " ", Ink::mark) + ink(" seat " + std::to_string(index(seat)), team_ink(team_of(seat))) +
           line_of("  points " + padded(points, 5) + " chips " + padded(std::to_string(player.chips), 3) +
                   padded(hand, 12) + standing(seat));
  }

  [[nodiscard]] std::string last_hand() const {
    const LastHand& last = now_.last_hand;
    if (!last.played) return "";
    std::string out = "last hand:" + list_of(last.community);
    if (last.winner != no_seat) out += ", won by seat " + std::to_string(index(last.winner));
    for (int seat = 0; seat < seat_count(rules_); ++seat) {
      const auto& shown = last.shown[static_cast<std::size_t>(seat)];
      if (shown[0] == no_card && shown[1] == no_card) continue;
      out += "; seat " + std::to_string(seat);
      for (const Card card : shown)
        if (card != no_card) out += " " + text_of(card);
    }
    return out + "\n";
  }

  const Rules& rules_;
  const Situation& now_;
  TextOptions options_;
};

}  // namespace

std::string text_board(const State& state, const TextOptions& options) {
  return TableText(state.rules(), state.situation(), options).write();
}
std::string text_board(const View& view, const TextOptions& options) {
  return TableText(view.rules(), view.situation(), options).write();
}

}  // namespace touchline::inline v1::power_poker_football
