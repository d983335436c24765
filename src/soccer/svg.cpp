// The soccer board as SVG: 40 units a square. Discs are dots of a few paths, so that a board full of pieces stays
// small.
#include "touchline/core/svg.hpp"

#include <vector>

#include "touchline/soccer/render.hpp"

#include "caption.hpp"

namespace touchline::inline v1::soccer {
namespace {

constexpr int cell = 40;
constexpr int margin = 20;
constexpr int caption_height = 38;
constexpr int radius = 16;  // of a piece
constexpr int ball_radius = 11;

using svg::Point;

class Board {
 public:
  Board(const State& state, const SvgOptions& options)
      : state_(state),
        pitch_(state.pitch()),
        options_(options),
        picture_(width(), height() + caption_height, "Three-step soccer", options.theme),
        palette_(picture_.palette()) {}

  std::string draw(const LastTurn<State>* last) && {
    draw_field();
    draw_goals();
    draw_grid();
    draw_names();
    if (last != nullptr) draw_steps(*last);
    draw_turn();
    if (options_.targets) draw_targets();
    draw_pieces(red);
    draw_pieces(blue);
    picture_.round_ball(centre(state_.position().ball()), ball_radius);
    draw_caption();
    return std::move(picture_).finish();
  }

 private:
  using Text = std::string;

  [[nodiscard]] int width() const noexcept { return pitch_.columns() * cell + 2 * margin; }
  [[nodiscard]] int height() const noexcept { return pitch_.rows() * cell + 2 * margin; }

  [[nodiscard]] std::string_view paint(Seat side) const { return side == red ? palette_.first : palette_.blue; }
  [[nodiscard]] std::string_view edge(Seat side) const {
    return side == red ? palette_.first_edge : palette_.blue_edge;
  }

  // The upper left corner of a block of squares whose lowest column and row are given, as seen by who looks.
  [[nodiscard]] Point corner(int column, int row, int columns, int rows) const noexcept {
    const int left = options_.flip ? pitch_.columns() - column - columns + 1 : column - 1;
    const int above = options_.flip ? row - 1 : pitch_.rows() - row - rows + 1;
    return {margin + left * cell, margin + above * cell};
  }
  [[nodiscard]] Point centre(Square square) const noexcept {
    const Point at = corner(column(square), row(square), 1, 1);
    return {at.x + cell / 2, at.y + cell / 2};
  }

  void draw_block(int column, int row, int columns, int rows, std::string_view fill, std::string_view opacity = "1") {
    const Point at = corner(column, row, columns, rows);
    picture_.add("rect", {{"x", std::to_string(at.x)},
                          {"y", std::to_string(at.y)},
                          {"width", std::to_string(columns * cell)},
                          {"height", std::to_string(rows * cell)},
                          {"fill", std::string(fill)},
                          {"fill-opacity", std::string(opacity)}});
  }

  // A shooting zone: tinted, with a border of its own.
  void draw_zone(int row, Seat side) {
    const int columns = pitch_.columns() - 2, depth = pitch_.shooting_depth();
    draw_block(2, row, columns, depth, paint(side), "0.08");
    const Point at = corner(2, row, columns, depth);
    picture_.add("rect", {{"x", std::to_string(at.x + 2)},
                          {"y", std::to_string(at.y + 2)},
                          {"width", std::to_string(columns * cell - 4)},
                          {"height", std::to_string(depth * cell - 4)},
                          {"fill", "none"},
                          {"stroke", std::string(paint(side))},
                          {"stroke-width", "3"}});
  }

  // Perimeter, neutral zone and the two shooting zones, each in the colour of the side that shoots there (SO-3).
  void draw_field() {
    const int columns = pitch_.columns(), rows = pitch_.rows(), depth = pitch_.shooting_depth();
    draw_block(1, 1, columns, rows, palette_.board_pale);
    draw_block(2, 2, columns - 2, rows - 2, palette_.board);
    draw_zone(rows - depth, red);
    draw_zone(2, blue);
  }

  // Each goal in the colour of the side that defends it (SO-2).
  void draw_goals() {
    const int width = std::popcount(pitch_.goal_bits()), first = std::countr_zero(pitch_.goal_bits());
    for (const Seat side : {red, blue}) draw_block(first, pitch_.own_goal_row(side), width, 1, edge(side));
  }

  void draw_grid() {
    const int width = pitch_.columns() * cell, height = pitch_.rows() * cell;
    Text lines;
    for (int column = 0; column <= pitch_.columns(); ++column)
      lines +=
          "M" + std::to_string(margin + column * cell) + " " + std::to_string(margin) + "v" + std::to_string(height);
    for (int row = 0; row <= pitch_.rows(); ++row)
      lines += "M" + std::to_string(margin) + " " + std::to_string(margin + row * cell) + "h" + std::to_string(width);
    picture_.add("path", {{"d", lines}, {"stroke", std::string(palette_.line)}, {"stroke-opacity", "0.55"}});
  }

  void draw_names() {
    picture_.open("g", {{"font-size", "11"}, {"fill", std::string(palette_.ink)}, {"text-anchor", "middle"}});
    for (int column = 1; column <= pitch_.columns(); ++column) {
      const int x = centre(square_at(column, 1)).x;
      draw_name(std::string(1, static_cast<char>('A' + column - 1)), x, margin - 7);
      draw_name(std::string(1, static_cast<char>('A' + column - 1)), x, margin + pitch_.rows() * cell + 14);
    }
    for (int row = 1; row <= pitch_.rows(); ++row) {
      const int y = centre(square_at(1, row)).y + 4;
      draw_name(std::to_string(row), margin / 2, y);
      draw_name(std::to_string(row), margin * 3 / 2 + pitch_.columns() * cell, y);
    }
    picture_.close("g");
  }
  void draw_name(const Text& name, int x, int y) {
    picture_.text(name, {{"x", std::to_string(x)}, {"y", std::to_string(y)}});
  }

  // A dot of a path with round ends.
  [[nodiscard]] Text dot(Square square) const {
    const Point at = centre(square);
    return "M" + std::to_string(at.x) + " " + std::to_string(at.y) + "h0";
  }
  void draw_path(const Text& path, std::string_view stroke, int width) {
    if (path.empty()) return;
    picture_.add("path", {{"d", path},
                          {"stroke", std::string(stroke)},
                          {"stroke-width", std::to_string(width)},
                          {"stroke-linecap", "round"}});
  }

  /// Where pieces and the ball went, a way for each piece.
  struct Trace {
    std::vector<std::vector<Point>> runs;
    std::vector<std::vector<Point>> passes;

    void run(Point from, Point to) {
      const bool goes_on = !runs.empty() && runs.back().back().x == from.x && runs.back().back().y == from.y;
      if (!goes_on) runs.push_back({from});
      runs.back().push_back(to);
    }
  };

  // The steps of the last or current turn, in order.
  void draw_steps(const LastTurn<State>& last) {
    Trace trace;
    State state = last.before;
    for (const ActionId id : last.actions) {
      const auto action = Action::of(state.pitch(), id);
      if (!action || !state.is_legal(id)) return;
      const Square ball = state.position().ball();
      if (action->kind == Action::Kind::run) {
        const Square to = neighbour(action->piece, action->direction);
        trace.run(centre(action->piece), centre(to));
        if (to == ball) trace.passes.push_back({centre(ball), centre(neighbour(ball, action->direction))});
      } else if (action->kind == Action::Kind::pass) {
        trace.passes.push_back({centre(ball), centre(neighbour(ball, action->direction, action->length))});
      }
      state.play(*action);
    }
    for (const auto& way : trace.runs) picture_.last_way(way, radius);
    for (const auto& way : trace.passes) picture_.last_way(way, ball_radius, true);
  }

  // Whose turn it is and how far it has come; below it the score and the rest.
  void draw_caption() {
    const Text words = caption(state_);
    const std::size_t end = std::min(words.find("; "), words.size());
    picture_.caption(words.substr(0, end), {width() / 2, height() + 12}, width(), 13);
    if (end < words.size()) picture_.caption(words.substr(end + 2), {width() / 2, height() + 29}, width(), 11);
  }

  // A wide ring behind the piece in use, a narrow one behind those that are finished (SO-24).
  void draw_turn() {
    const Turn& turn = state_.position().turn();
    Text finished;
    for (std::size_t i = 0; i < turn.finished_count; ++i) finished += dot(turn.finished[i]);
    draw_path(finished, palette_.ink, 2 * radius + 6);
    if (turn.piece != no_square) draw_path(dot(turn.piece), palette_.last, 2 * radius + 7);
  }

  // Behind the pieces that can step; where the piece in use can go, and the ball.
  void draw_targets() {
    std::vector<ActionId> actions(state_.legal({}));
    state_.legal(actions);
    SquareSet movers;
    Text runs, passes;
    for (const ActionId id : actions) {
      const Action action = *Action::of(pitch_, id);
      if (!action.is_step()) continue;
      movers.insert(action.piece);
      if (action.piece != state_.position().turn().piece) continue;
      const Square next = neighbour(action.piece, action.direction);
      if (action.kind == Action::Kind::run) runs += dot(next);
      if (action.kind == Action::Kind::pass) passes += dot(neighbour(next, action.direction, action.length));
    }
    Text pieces;
    for (const Square square : movers) pieces += dot(square);
    draw_path(pieces, palette_.target, 2 * radius + 5);
    draw_path(runs, palette_.target, 14);
    draw_path(passes, palette_.target, 8);
  }

  void draw_pieces(Seat side) {
    const SquareSet& pieces = state_.position().pieces(side);
    Text dots;
    for (const Square square : pieces) dots += dot(square);
    draw_path(dots, palette_.rim, 2 * radius + 1);
    draw_path(dots, edge(side), 2 * radius - 2);
    draw_path(dots, paint(side), 2 * radius - 5);
    picture_.open("g", {{"font-size", "10"}, {"fill", std::string(palette_.on_first)}, {"text-anchor", "middle"}});
    for (const Square square : pieces) {
      const Point at = centre(square);
      draw_name(name(square), at.x, at.y + 4);
    }
    picture_.close("g");
  }

  const State& state_;
  const Pitch& pitch_;
  const SvgOptions& options_;
  svg::Picture picture_;
  const svg::Palette& palette_;
};

}  // namespace

std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last) {
  return Board(state, options).draw(last);
}

}  // namespace touchline::inline v1::soccer
