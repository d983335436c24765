// The table as SVG: the field on top, five units a yard, the face-up cards below it, then a row of seats for each team.
#include "touchline/core/svg.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "touchline/power_poker_football/render.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

constexpr int width = 700;
constexpr int yard = 5;
constexpr int end_zone = 10 * yard;
constexpr int field_left = (width - goal_line * yard) / 2;
constexpr int field_top = 56;
constexpr int field_height = 110;
constexpr int field_bottom = field_top + field_height;
constexpr int cards_top = field_bottom + 22;
constexpr int card_width = 38;
constexpr int card_height = 46;
constexpr int seats_top = cards_top + card_height + 22;
constexpr int seat_height = 106;
constexpr int height = seats_top + 2 * seat_height + 34;

struct Point {
  int x;
  int y;
};

std::string text_of(int number) { return std::to_string(number); }
std::string text_of(std::string_view text) { return std::string(text); }

constexpr std::string_view card_paper = "#fffdf6";
constexpr std::string_view card_black = "#1d1d1d";
constexpr std::string_view card_red = "#c21f2f";

// Rank and the sign of the suit.
std::string face(Card card) {
  constexpr std::array<std::string_view, 4> suits{"♣", "♦", "♥", "♠"};
  const std::string_view name = cards::name(card);
  return (name[0] == 'T' ? "10" : std::string(1, name[0])) +
         std::string(suits[static_cast<std::size_t>(cards::suit_of(card))]);
}

class TablePicture {
 public:
  TablePicture(const Rules& rules, const Situation& now, const SvgOptions& options)
      : rules_(rules),
        now_(now),
        options_(options),
        palette_(svg::palette(options.theme)),
        picture_(width, height, "Power Poker Football", palette_) {}

  std::string draw(const LastTurn<State>* last) && {
    draw_field();
    if (has_ball()) {
      draw_yard_line(now_.marker, palette_.target, "none");
      draw_yard_line(std::min<int>(now_.ball, goal_line), palette_.ink, "6 4");
      if (last != nullptr) draw_way(last->before.situation());
      draw_ball();
    }
    draw_face_up();
    for (int seat = 0; seat < seat_count(rules_); ++seat) draw_seat(static_cast<Seat>(seat));
    draw_captions();
    return std::move(picture_).finish();
  }

 private:
  [[nodiscard]] bool has_ball() const noexcept {
    return now_.dealer != no_seat && part_of(now_.phase) != PhaseRow::Part::conversion;
  }

  // Team 0 attacks to the right, or flipped to the left.
  [[nodiscard]] int x_of(int offense, int yards) const noexcept {
    const bool rightwards = (offense == 0) != options_.flip;
    return field_left + yard * (rightwards ? yards : goal_line - yards);
  }
  [[nodiscard]] int ball_x() const noexcept { return x_of(now_.offense(), now_.ball); }

  [[nodiscard]] std::string_view colour(int team) const noexcept {
    return team == 0 ? palette_.first : palette_.second;
  }

  void rect(Point at, int w, int h, std::string_view fill, std::string_view stroke = "none",
            std::string_view stroke_width = "1", std::string_view radius = "0") {
    picture_.add("rect", {{"x", text_of(at.x)},
                          {"y", text_of(at.y)},
                          {"width", text_of(w)},
                          {"height", text_of(h)},
                          {"rx", text_of(radius)},
                          {"fill", text_of(fill)},
                          {"stroke", text_of(stroke)},
                          {"stroke-width", text_of(stroke_width)}});
  }

  void write(std::string_view text, Point at, int size, std::string_view anchor, std::string_view fill) {
    picture_.text(text, {{"x", text_of(at.x)},
                         {"y", text_of(at.y)},
                         {"font-size", text_of(size)},
                         {"text-anchor", text_of(anchor)},
                         {"fill", text_of(fill)}});
  }

  void line(Point from, Point to, std::string_view colour, std::string_view line_width,
            std::string_view dashes = "none") {
    picture_.add("line", {{"x1", text_of(from.x)},
                          {"y1", text_of(from.y)},
                          {"x2", text_of(to.x)},
                          {"y2", text_of(to.y)},
                          {"stroke", text_of(colour)},
                          {"stroke-width", text_of(line_width)},
                          {"stroke-dasharray", text_of(dashes)}});
  }

  void draw_field() {
    rect({field_left - end_zone, field_top}, goal_line * yard + 2 * end_zone, field_height, palette_.board,
         palette_.line, "2");
    rect({field_left, field_top}, goal_line * yard, field_height, palette_.board_pale);
    for (int yards = 0; yards <= goal_line; yards += 5) {
      const int x = field_left + yards * yard;
      line({x, field_top}, {x, field_bottom}, palette_.line,
           yards % goal_line == 0 ? "2.5"
           : yards % 10 == 0      ? "1"
                                  : "0.4");
      if (yards % 10 == 0 && yards % goal_line != 0)
        write(text_of(std::min(yards, goal_line - yards)), {x, field_bottom - 8}, 12, "middle", palette_.line);
    }
    for (const int team : {0, 1}) {
      const int x =
          (team == 0) != options_.flip ? field_left - end_zone / 2 : field_left + goal_line * yard + end_zone / 2;
      write("Team " + text_of(team), {x, field_top + field_height / 2 + 5}, 12, "middle", palette_.line);
    }
  }

  void draw_yard_line(int yards, std::string_view colour, std::string_view dashes) {
    const int x = x_of(now_.offense(), yards);
    line({x, field_top - 4}, {x, field_bottom + 4}, colour, "3", dashes);
  }

  void draw_ball() {
    const Point at{ball_x(), field_top + field_height / 2};
    picture_.add("ellipse", {{"cx", text_of(at.x)},
                             {"cy", text_of(at.y)},
                             {"rx", "11"},
                             {"ry", "7"},
                             {"fill", "#9a5b2c"},
                             {"stroke", "#f6e7d0"},
                             {"stroke-width", "1.5"}});
    const int ahead = (now_.offense() == 0) != options_.flip ? 1 : -1;
    const auto corner = [&](int dx, int dy) { return text_of(at.x + ahead * dx) + "," + text_of(at.y + dy); };
    picture_.add("polygon", {{"points", corner(14, -6) + " " + corner(24, 0) + " " + corner(14, 6)},
                             {"fill", text_of(colour(now_.offense()))},
                             {"stroke", text_of(palette_.line)}});
  }

  // Where the ball was before the last turn, on the same drive.
  void draw_way(const Situation& before) {
    if (before.drive != now_.drive || before.dealer == no_seat || before.ball == now_.ball) return;
    const int y = field_top + field_height / 2;
    line({x_of(before.offense(), before.ball), y}, {ball_x(), y}, palette_.last, "5");
  }

  void draw_card(Card card, Point at, std::string_view stroke, std::string_view opacity = "1") {
    picture_.open("g", {{"opacity", text_of(opacity)}});
    if (is_seen(card)) {
      rect(at, card_width, card_height, card_paper, stroke, "2", "4");
      write(face(card), {at.x + card_width / 2, at.y + 29}, 15, "middle", cards::is_red(card) ? card_red : card_black);
    } else {
      rect(at, card_width, card_height, palette_.neutral, stroke, "2", "4");
      rect({at.x + 5, at.y + 5}, card_width - 10, card_height - 10, "none", palette_.paper, "1.5", "3");
      write("?", {at.x + card_width / 2, at.y + 29}, 16, "middle", palette_.paper);
    }
    picture_.close("g");
  }

  // Community cards on the left; on the right the kick's last card and the others that lie face up.
  void draw_face_up() {
    int x = field_left - end_zone;
    const auto put = [&](Card card, std::string_view stroke) {
      draw_card(card, {x, cards_top}, stroke);
      x += card_width + 5;
    };
    const bool hand = now_.community.count > 0;
    const auto& community = hand ? now_.community : now_.last_hand.community;
    if (part_of(now_.phase) != PhaseRow::Part::kick && now_.drawers == 0)
      for (const Card card : community) put(card, hand ? palette_.last : palette_.line);
    if (now_.kick_card != no_card) put(now_.kick_card, palette_.last);
    x += 16;
    int shown = 0;
    for (const Card card : now_.served)
      if (x + card_width < width - 10 && ++shown <= 12) put(card, palette_.line);
  }

  void draw_chips(const Player& player, Point at) {
    for (int i = 0; i < std::min<int>(player.chips, 8); ++i)
      picture_.add("circle", {{"cx", text_of(at.x + 9 * i)},
                              {"cy", text_of(at.y)},
                              {"r", "4"},
                              {"fill", text_of(palette_.target)},
                              {"stroke", text_of(palette_.line)},
                              {"stroke-width", "0.8"}});
    if (player.chips > 8) write("+" + text_of(player.chips - 8), {at.x + 72, at.y + 4}, 10, "start", palette_.ink);
  }

  [[nodiscard]] std::string standing(Seat seat) const {
    const Player& player = now_.at(seat);
    if (player.benched) return "benched";
    if (player.folded) return "folded";
    if (player.bet) return "bet to win";
    if (now_.coverage == seat) return "coverage";
    if (now_.safety_stop == seat) return "safety stop";
    return now_.sack == seat ? "sack bet" : "";
  }

  void draw_hand(Seat seat, Point at) {
    const Player& player = now_.at(seat);
    const Card drawn = now_.draws[static_cast<std::size_t>(index(seat))];
    if (drawn != no_card) draw_card(drawn, at, palette_.last);
    for (const HoleCard& card : player.hole) {
      if (!card.is_dealt()) continue;
      draw_card(card.card, at, card.shown ? palette_.last : palette_.line,
                card.discarded || player.folded ? "0.55" : "1");
      at.x += card_width + 4;
    }
  }

  void draw_seat(Seat seat) {
    const int row = team_of(seat), column = index(seat) / 2;
    const int columns = rules_.players_per_team;
    const int panel = std::min(200, (width - 40) / columns);
    const Point at{20 + column * panel, seats_top + row * seat_height};
    const Player& player = now_.at(seat);
    rect(at, panel - 6, seat_height - 6, palette_.paper, now_.to_move == seat ? palette_.last : palette_.line,
         now_.to_move == seat ? "3" : "1", "6");
    rect(at, 6, seat_height - 6, colour(row), palette_.line, "0.8");
    write("seat " + text_of(index(seat)) + (now_.dealer == seat ? " D" : ""), {at.x + 12, at.y + 15}, 12, "start",
          palette_.ink);
    write(text_of(player.points + player.regulation_points), {at.x + panel - 14, at.y + 15}, 13, "end", palette_.ink);
    draw_chips(player, {at.x + 16, at.y + 26});
    draw_hand(seat, {at.x + 12, at.y + 34});
    write(standing(seat), {at.x + panel - 14, at.y + 94}, 10, "end", palette_.ink);
  }

  void draw_captions() {
    write(score_caption(rules_, now_), {20, 20}, 15, "start", palette_.ink);
    write(down_caption(now_), {20, 40}, 12, "start", palette_.ink);
    const std::string phase = phase_caption(rules_, now_);
    const bool decides = now_.to_move != no_seat && !options_.targets;
    const std::size_t end = decides ? phase.find(':') : phase.size();
    write(phase.substr(0, end), {20, height - 14}, 12, "start", palette_.ink);
  }

  const Rules& rules_;
  const Situation& now_;
  const SvgOptions& options_;
  const svg::Palette& palette_;
  svg::Picture picture_;
};

}  // namespace

std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last) {
  return TablePicture(state.rules(), state.situation(), options).draw(last);
}

std::string svg(const View& view, const SvgOptions& options) {
  return TablePicture(view.rules(), view.situation(), options).draw(nullptr);
}

}  // namespace touchline::inline v1::power_poker_football
