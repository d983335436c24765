// The table as SVG: the field on top, five units a yard, the face-up cards below it, then a row of seats for each team.
#include "touchline/core/svg.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "touchline/power_poker_football/render.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

constexpr int width = 700;
constexpr int yard = 5;
constexpr int end_zone = 10 * yard;
constexpr int side = 20;         // left and right of the captions and seats
constexpr int ball_length = 13;  // from the middle of the ball to its ends
constexpr int field_left = (width - goal_line * yard) / 2;
constexpr int field_top = 56;
constexpr int field_height = 110;
constexpr int field_bottom = field_top + field_height;
constexpr int cards_top = field_bottom + 22;
constexpr int card_width = 40;
constexpr int card_height = 54;
constexpr int seats_top = cards_top + card_height + 22;
constexpr int seat_height = 104;
constexpr int height = seats_top + 2 * seat_height + 34;

using svg::Point;

std::string text_of(int number) { return std::to_string(number); }
std::string text_of(std::string_view text) { return std::string(text); }

std::string rank_sign(Card card) {
  const char rank = cards::name(card)[0];
  return rank == 'T' ? "10" : std::string(1, rank);
}

std::string_view suit_sign(Card card) {
  constexpr std::array<std::string_view, 4> suits{"♣", "♦", "♥", "♠"};
  return suits[static_cast<std::size_t>(cards::suit_of(card))];
}

class TablePicture {
 public:
  TablePicture(const Rules& rules, const Situation& now, const SvgOptions& options)
      : rules_(rules),
        now_(now),
        options_(options),
        picture_(width, height, "Power Poker Football", options.theme),
        palette_(picture_.palette()) {}

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
  [[nodiscard]] std::string_view written_on(int team) const noexcept {
    return team == 0 ? palette_.on_first : palette_.on_second;
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
    picture_.write(text, at, size, anchor, fill);
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

  // Grass mown in bands of ten yards, an end zone in each team's colour.
  void draw_field() {
    rect({field_left - end_zone, field_top}, goal_line * yard + 2 * end_zone, field_height, palette_.board,
         palette_.line, "2");
    for (int yards = 0; yards < goal_line; yards += 20)
      rect({field_left + yards * yard, field_top}, 10 * yard, field_height, palette_.board_band);
    for (const int team : {0, 1}) draw_end_zone(team);
    for (int yards = 0; yards <= goal_line; yards += 5) {
      const int x = field_left + yards * yard;
      line({x, field_top}, {x, field_bottom}, palette_.lace,
           yards % goal_line == 0 ? "2.5"
           : yards % 10 == 0      ? "1.4"
                                  : "0.5");
      if (yards % 10 == 0 && yards % goal_line != 0)
        write(text_of(std::min(yards, goal_line - yards)), {x, field_bottom - 8}, 12, "middle", palette_.ink);
    }
  }

  void draw_end_zone(int team) {
    const bool left = (team == 0) != options_.flip;
    const Point corner{left ? field_left - end_zone : field_left + goal_line * yard, field_top};
    rect(corner, end_zone, field_height, colour(team));
    const std::string middle = text_of(corner.x + end_zone / 2) + " " + text_of(field_top + field_height / 2);
    picture_.text("TEAM " + text_of(team),
                  {{"transform", "translate(" + middle + ") rotate(" + (left ? "-90)" : "90)")},
                   {"y", "6"},
                   {"font-size", "17"},
                   {"letter-spacing", "2"},
                   {"text-anchor", "middle"},
                   {"fill", text_of(written_on(team))}});
  }

  void draw_yard_line(int yards, std::string_view colour, std::string_view dashes) {
    const int x = x_of(now_.offense(), yards);
    line({x, field_top - 4}, {x, field_bottom + 4}, colour, "3", dashes);
  }

  // With a head in the team's colour, the way that it goes.
  void draw_ball() {
    const Point at{ball_x(), field_top + field_height / 2};
    const int ahead = (now_.offense() == 0) != options_.flip ? 1 : -1;
    const auto corner = [&](int dx, int dy) { return text_of(at.x + ahead * dx) + " " + text_of(at.y + dy); };
    picture_.add("path", {{"d", "M" + corner(15, -7) + "L" + corner(27, 0) + "L" + corner(15, 7) + "Z"},
                          {"fill", text_of(colour(now_.offense()))},
                          {"stroke", text_of(palette_.rim)}});
    picture_.oval_ball(at, ball_length);
  }

  // Where the ball was before the last turn, on the same drive.
  void draw_way(const Situation& before) {
    if (before.drive != now_.drive || before.dealer == no_seat || before.ball == now_.ball) return;
    const int y = field_top + field_height / 2;
    const std::array<Point, 2> way{Point{x_of(before.offense(), before.ball), y}, Point{ball_x(), y}};
    picture_.last_way(way, std::abs(way[1].x - way[0].x) > 2 * ball_length ? ball_length : 0);
  }

  void draw_card(Card card, Point at, std::string_view stroke, std::string_view opacity = "1") {
    picture_.open("g", {{"opacity", text_of(opacity)}});
    const std::string_view stroke_width = stroke == palette_.last ? "3" : "1";
    if (is_seen(card)) {
      const std::string_view fill = cards::is_red(card) ? palette_.card_red : palette_.card_black;
      rect(at, card_width, card_height, palette_.card, stroke, stroke_width, "5");
      write(rank_sign(card), {at.x + 4, at.y + 17}, 15, "start", fill);
      write(suit_sign(card), {at.x + card_width / 2 + 4, at.y + 45}, 28, "middle", fill);
    } else {
      rect(at, card_width, card_height, palette_.card_back, stroke, stroke_width, "5");
      rect({at.x + 4, at.y + 4}, card_width - 8, card_height - 8, "none", palette_.card, "1.2", "3");
      write("?", {at.x + card_width / 2, at.y + 34}, 20, "middle", palette_.card);
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
      for (const Card card : community) put(card, hand ? palette_.last : palette_.rim);
    if (now_.kick_card != no_card) put(now_.kick_card, palette_.last);
    x += 16;
    int shown = 0;
    for (const Card card : now_.served)
      if (x + card_width < width - 10 && ++shown <= 12) put(card, palette_.rim);
  }

  // Beyond `most` as a number behind them.
  void draw_chips(const Player& player, Point at, int most) {
    const int shown = std::min<int>(player.chips, most);
    for (int i = 0; i < shown; ++i)
      picture_.add("circle", {{"cx", text_of(at.x + 13 * i)},
                              {"cy", text_of(at.y)},
                              {"r", "5"},
                              {"fill", text_of(palette_.blue)},
                              {"stroke", text_of(palette_.blue_edge)},
                              {"stroke-width", "2"},
                              {"stroke-dasharray", "2.6 2.6"}});
    if (player.chips > most)
      write("+" + text_of(player.chips - most), {at.x + 13 * most, at.y + 4}, 11, "start", palette_.ink);
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
      draw_card(card.card, at, card.shown ? palette_.last : palette_.rim,
                card.discarded || player.folded ? "0.55" : "1");
      at.x += card_width + 4;
    }
  }

  // A panel with the team's colour at its edge, framed if that seat is to act.
  void draw_seat(Seat seat) {
    const int row = team_of(seat), column = index(seat) / 2;
    const int panel = (width - 2 * side) / rules_.players_per_team;
    const Point at{side + column * panel, seats_top + row * seat_height};
    const Player& player = now_.at(seat);
    const bool acts = now_.to_move == seat;
    rect(at, panel - 6, seat_height - 6, palette_.paper, acts ? palette_.last : palette_.line, acts ? "3" : "1", "7");
    rect({at.x + 3, at.y + 4}, 7, seat_height - 14, colour(row), palette_.rim, "0.6", "3");
    write("seat " + text_of(index(seat)), {at.x + 16, at.y + 18}, 13, "start", palette_.ink);
    if (now_.dealer == seat) draw_dealer({at.x + 74, at.y + 14});
    const int points = player.points + player.regulation_points;
    const bool narrow = panel < 200;
    const std::string unit = narrow ? "" : points == 1 ? " point" : " points";
    write(text_of(points) + unit, {at.x + panel - 14, at.y + 18}, 12, "end", palette_.ink);
    draw_hand(seat, {at.x + 16, at.y + 28});
    draw_chips(player, {at.x + 22, at.y + 90}, narrow ? 1 : 10);
    write(standing(seat), {at.x + panel - 14, at.y + (narrow ? 94 : 60)}, narrow ? 9 : 11, "end", palette_.ink);
  }

  void draw_dealer(Point at) {
    picture_.add("circle", {{"cx", text_of(at.x)},
                            {"cy", text_of(at.y)},
                            {"r", "8"},
                            {"fill", text_of(palette_.card)},
                            {"stroke", text_of(palette_.rim)}});
    write("D", {at.x, at.y + 4}, 11, "middle", palette_.card_black);
  }

  void draw_captions() {
    write(score_caption(rules_, now_), {side, 22}, 16, "start", palette_.ink);
    write(down_caption(now_), {side, 42}, 12, "start", palette_.ink);
    const std::string phase = phase_caption(rules_, now_);
    const bool decides = now_.to_move != no_seat && !options_.targets;
    const std::size_t end = decides ? phase.find(':') : phase.size();
    write(phase.substr(0, end), {side, height - 12}, 13, "start", palette_.ink);
  }

  const Rules& rules_;
  const Situation& now_;
  const SvgOptions& options_;
  svg::Picture picture_;
  const svg::Palette& palette_;
};

}  // namespace

std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last) {
  return TablePicture(state.rules(), state.situation(), options).draw(last);
}

std::string svg(const View& view, const SvgOptions& options) {
  return TablePicture(view.rules(), view.situation(), options).draw(nullptr);
}

}  // namespace touchline::inline v1::power_poker_football
