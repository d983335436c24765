// The phutball board as SVG: a pitch with the lines of a Go board, a goal band behind each goal line.
#include "touchline/core/svg.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "touchline/phutball/notation.hpp"
#include "touchline/phutball/render.hpp"

#include "caption.hpp"

namespace touchline::inline v1::phutball {
namespace {

constexpr int cell = 20;
constexpr int margin = 30;        // around the points, for coordinates
constexpr int least_width = 170;  // for what stands below a narrow board
constexpr int caption_height = 26;
constexpr int radius = 8;  // of a man
constexpr int ball_radius = 9;

using Text = std::string;

Text number(int value) { return std::to_string(value); }

class Diagram {
 public:
  Diagram(const State& state, const SvgOptions& options)
      : state_(state),
        position_(state.position()),
        board_(state.position().board()),
        options_(options),
        picture_(width(), height(), "Phutball", options.theme),
        palette_(picture_.palette()) {}

  Text draw(const LastTurn<State>* last) && {
    draw_pitch();
    draw_lines();
    draw_coordinates();
    if (options_.targets) draw_vacant_points();
    const Trace turn = last != nullptr ? trace(*last) : Trace{};
    for (const Point man : turn.jumped) picture_.last_gone(at(man), radius - 1);
    draw_men();
    draw_turn(turn);
    if (options_.targets) draw_landings();
    picture_.round_ball(at(position_.ball()), ball_radius);
    picture_.caption(caption(state_), {width() / 2, height() - 12}, width(), 13);
    return std::move(picture_).finish();
  }

 private:
  [[nodiscard]] int pitch_width() const noexcept { return (board_.columns() - 1) * cell + 2 * margin; }
  [[nodiscard]] int width() const noexcept { return std::max(pitch_width(), least_width); }
  [[nodiscard]] int side() const noexcept { return (width() - pitch_width()) / 2; }  // beside a narrow board
  [[nodiscard]] int pitch_height() const noexcept { return (board_.rows() + 1) * cell + 2 * margin; }
  [[nodiscard]] int height() const noexcept { return pitch_height() + caption_height; }

  // Rows count from 0, the one behind Eks' goal line.
  [[nodiscard]] int x(int column) const noexcept {
    return side() + margin + (options_.flip ? board_.columns() - 1 - column : column) * cell;
  }
  [[nodiscard]] int y(int row) const noexcept {
    return margin + (options_.flip ? row : board_.rows() + 1 - row) * cell;
  }
  [[nodiscard]] int x(Point point) const noexcept { return x(point.column); }
  [[nodiscard]] int y(Point point) const noexcept { return y(point.row); }
  [[nodiscard]] svg::Point at(Point point) const noexcept { return {x(point), y(point)}; }

  [[nodiscard]] Text colour(std::string_view name) const { return Text(name); }

  void draw_pitch() {
    const int top = margin - cell / 2;
    rectangle(pitch_left(), top, width() - 2 * pitch_left(), pitch_height() - 2 * top, palette_.board, "6");
    draw_goal(ohs, board_.rows() + 1);
    draw_goal(eks, 0);
  }

  [[nodiscard]] int pitch_left() const noexcept { return side() + margin - cell * 3 / 4; }

  void rectangle(int left, int top, int breadth, int length, std::string_view fill, const Text& round) {
    picture_.add("rect", {{"x", number(left)},
                          {"y", number(top)},
                          {"width", number(breadth)},
                          {"height", number(length)},
                          {"rx", round},
                          {"fill", colour(fill)}});
  }

  // The band behind a goal line, in the colour of the side that scores there.
  void draw_goal(Seat scorer, int row) {
    const int middle = y(row), gap = 3;
    const bool is_on_top = middle < height() / 2;
    rectangle(pitch_left(), middle - cell / 2 + (is_on_top ? 0 : gap), width() - 2 * pitch_left(), cell - gap,
              scorer == ohs ? palette_.first : palette_.second, "6");
    const Point ball = position_.ball();
    const int quarter = pitch_width() / 4;
    const int aside = ball.row != row ? 0 : x(ball) < width() / 2 ? quarter : -quarter;  // not under the ball
    picture_.text(Text(side_name(scorer)) + " scores here",
                  {{"x", number(width() / 2 + aside)},
                   {"y", number(middle + (is_on_top ? 3 : 5))},
                   {"font-size", board_.columns() < 6 ? "8" : "11"},
                   {"text-anchor", "middle"},
                   {"fill", colour(scorer == ohs ? palette_.on_first : palette_.on_second)}});
  }

  void draw_lines() {
    Text thin, thick;
    const auto between = [&](Point from, Point to) {
      return "M" + number(x(from)) + " " + number(y(from)) + "L" + number(x(to)) + " " + number(y(to));
    };
    const auto last_column = static_cast<std::int8_t>(board_.columns() - 1);
    const auto last_row = static_cast<std::int8_t>(board_.rows());
    for (std::int8_t row = 1; row <= last_row; ++row)
      (row == 1 || row == last_row ? thick : thin) += between({row, 0}, {row, last_column});
    for (std::int8_t column = 0; column <= last_column; ++column) thin += between({1, column}, {last_row, column});
    picture_.add("path", {{"d", thin}, {"stroke", colour(palette_.line)}, {"stroke-width", "0.8"}, {"fill", "none"}});
    picture_.add("path", {{"d", thick}, {"stroke", colour(palette_.line)}, {"stroke-width", "2.5"}, {"fill", "none"}});
    const Point start = start_point(state_.rules());
    picture_.add("circle",
                 {{"cx", number(x(start))}, {"cy", number(y(start))}, {"r", "3"}, {"fill", colour(palette_.line)}});
  }

  void draw_coordinates() {
    picture_.open("g", {{"fill", colour(palette_.ink)}, {"font-size", "10"}, {"text-anchor", "middle"}});
    for (int column = 0; column < board_.columns(); ++column) {
      const Text letter(1, text(Point{1, static_cast<std::int8_t>(column)}).front());
      for (const int at : {margin - cell / 2 - 5, pitch_height() - margin + cell / 2 + 12})
        picture_.text(letter, {{"x", number(x(column))}, {"y", number(at)}});
    }
    for (int row = 1; row <= board_.rows(); ++row)
      for (const int at : {side() + margin / 4, width() - side() - margin / 4})
        picture_.text(number(row), {{"x", number(at)}, {"y", number(y(row) + 4)}});
    picture_.close("g");
  }

  void draw_vacant_points() {
    if (state_.mid_turn() || state_.mover().is_nobody()) return;
    Text dots;
    for (int row = 1; row <= board_.rows(); ++row)
      for (std::uint32_t vacant = position_.vacant_in_row(row); vacant != 0; vacant &= vacant - 1)
        dots += "M" + number(x(std::countr_zero(vacant))) + " " + number(y(row)) + "h0";
    picture_.add("path", {{"d", dots},
                          {"stroke", colour(palette_.target)},
                          {"stroke-width", "4"},
                          {"stroke-linecap", "round"},
                          {"fill", "none"}});
  }

  void draw_landings() {
    if (state_.mover().is_nobody()) return;
    for (const Direction direction : all_directions)
      if (const auto landing = position_.landing(direction)) {
        picture_.target_dot(at(*landing), 4);
        picture_.target_ring(at(*landing), radius);
      }
  }

  void draw_men() {
    picture_.open("g", {{"fill", colour(palette_.neutral)}, {"stroke", colour(palette_.neutral_edge)}});
    position_.for_each_man([&](Point man) {
      picture_.add("circle", {{"cx", number(x(man))}, {"cy", number(y(man))}, {"r", number(radius)}});
    });
    picture_.close("g");
  }

  /// A turn replayed: the points that the ball came to, whom it jumped, and where a man was placed.
  struct Trace {
    std::vector<Point> path;
    std::vector<Point> jumped;
    std::optional<Point> placed;
  };

  static Trace trace(const LastTurn<State>& last) {
    Trace trace;
    State state = last.before;
    for (const ActionId id : last.actions) {
      const auto action = Action::of(id, state.position().board());
      const Point from = state.position().ball();
      const int run = action && action->kind == Action::Kind::jump && state.is_legal(id)
                          ? state.position().run(from, action->direction)
                          : 0;
      if (state.try_apply(id)) return {};
      if (action->kind == Action::Kind::place) trace.placed = action->point;
      if (run == 0) continue;
      if (trace.path.empty()) trace.path.push_back(from);
      trace.path.push_back(state.position().ball());
      for (int step = 1; step <= run; ++step) trace.jumped.push_back(neighbour(from, action->direction, step));
    }
    return trace;
  }

  // A ring around the man that was placed, or the way of the ball with the points where it landed.
  void draw_turn(const Trace& turn) {
    if (turn.placed) return picture_.last_ring(at(*turn.placed), radius);
    if (turn.path.empty()) return;
    std::vector<svg::Point> way;
    for (const Point point : turn.path) way.push_back(at(point));
    picture_.last_way(way, ball_radius);
    for (std::size_t i = 0; i + 1 < way.size(); ++i) picture_.last_ring(way[i], i == 0 ? radius - 1 : 4);
  }

  const State& state_;
  const Position& position_;
  Board board_;
  const SvgOptions& options_;
  svg::Picture picture_;
  const svg::Palette& palette_;
};

}  // namespace

std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last) {
  return Diagram(state, options).draw(last);
}

}  // namespace touchline::inline v1::phutball
