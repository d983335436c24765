// The soccer board as SVG: 40 units a square. Discs are dots of a few paths, so that a board full of pieces stays
// small.
#include "touchline/core/svg.hpp"

#include <vector>

#include "touchline/soccer/render.hpp"

namespace touchline::inline v1::soccer {
namespace {

constexpr int cell = 40;
constexpr int margin = 20;

// What the common palette lacks: blue for Blue, and ink upon both sides' pieces.
std::string_view blue_paint(SvgOptions::Theme theme) noexcept {
  return theme == SvgOptions::Theme::dark ? "#4a7fd0" : "#23468f";
}
constexpr std::string_view ink_on_pieces = "#ffffff";

struct Point {
  int x;
  int y;
};

class Board {
 public:
  Board(const State& state, const SvgOptions& options)
      : state_(state),
        pitch_(state.pitch()),
        options_(options),
        palette_(svg::palette(options.theme)),
        picture_(pitch_.columns() * cell + 2 * margin, pitch_.rows() * cell + 2 * margin, "Three-step soccer",
                 palette_) {}

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
    draw_ball();
    return std::move(picture_).finish();
  }

 private:
  using Text = std::string;

  [[nodiscard]] std::string paint(Seat side) const {
    return std::string(side == red ? palette_.first : blue_paint(options_.theme));
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

  void draw_block(int column, int row, int columns, int rows, std::string_view fill, std::string_view opacity) {
    const Point at = corner(column, row, columns, rows);
    picture_.add("rect", {{"x", std::to_string(at.x)},
                          {"y", std::to_string(at.y)},
                          {"width", std::to_string(columns * cell)},
                          {"height", std::to_string(rows * cell)},
                          {"fill", std::string(fill)},
                          {"fill-opacity", std::string(opacity)}});
  }

  // Perimeter, neutral zone and the two shooting zones, each in the colour of the side that shoots there (SO-3).
  void draw_field() {
    const int columns = pitch_.columns(), rows = pitch_.rows(), depth = pitch_.shooting_depth();
    draw_block(1, 1, columns, rows, palette_.board_pale, "1");
    draw_block(2, 2, columns - 2, rows - 2, palette_.board, "1");
    draw_block(2, rows - depth, columns - 2, depth, paint(red), "0.22");
    draw_block(2, 2, columns - 2, depth, paint(blue), "0.22");
  }

  // Each goal in the colour of the side that defends it (SO-2).
  void draw_goals() {
    const int width = std::popcount(pitch_.goal_bits()), first = std::countr_zero(pitch_.goal_bits());
    for (const Seat side : {red, blue}) draw_block(first, pitch_.own_goal_row(side), width, 1, paint(side), "0.7");
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
  [[nodiscard]] Text line(Square from, Square to) const {
    const Point a = centre(from), b = centre(to);
    return "M" + std::to_string(a.x) + " " + std::to_string(a.y) + "L" + std::to_string(b.x) + " " +
           std::to_string(b.y);
  }
  void draw_path(const Text& path, std::string_view stroke, int width) {
    if (path.empty()) return;
    picture_.add("path", {{"d", path},
                          {"stroke", std::string(stroke)},
                          {"stroke-width", std::to_string(width)},
                          {"stroke-linecap", "round"}});
  }
  void draw_dashes(const Text& path, std::string_view stroke, int width) {
    if (path.empty()) return;
    picture_.add("path", {{"d", path},
                          {"stroke", std::string(stroke)},
                          {"stroke-width", std::to_string(width)},
                          {"stroke-dasharray", "9 7"}});
  }

  // The steps of the last or current turn, in order.
  void draw_steps(const LastTurn<State>& last) {
    Text runs, pushes;
    State state = last.before;
    for (const ActionId id : last.actions) {
      const auto action = Action::of(state.pitch(), id);
      if (!action || !state.is_legal(id)) return;
      const Square ball = state.position().ball();
      if (action->kind == Action::Kind::run) {
        const Square to = neighbour(action->piece, action->direction);
        runs += line(action->piece, to);
        if (to == ball) pushes += line(ball, neighbour(ball, action->direction));
      } else if (action->kind == Action::Kind::pass) {
        pushes += line(ball, neighbour(ball, action->direction, action->length));
      }
      state.play(*action);
    }
    draw_path(runs, palette_.last, 7);
    draw_dashes(pushes, palette_.last, 4);
  }

  // A wide ring behind the piece in use, a narrow one behind those that are finished (SO-24).
  void draw_turn() {
    const Turn& turn = state_.position().turn();
    Text finished;
    for (std::size_t i = 0; i < turn.finished_count; ++i) finished += dot(turn.finished[i]);
    draw_path(finished, palette_.ink, 35);
    if (turn.piece != no_square) draw_path(dot(turn.piece), palette_.last, 39);
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
    draw_path(pieces, palette_.target, 36);
    draw_path(runs, palette_.target, 14);
    draw_path(passes, palette_.target, 8);
  }

  void draw_pieces(Seat side) {
    const SquareSet& pieces = state_.position().pieces(side);
    Text dots;
    for (const Square square : pieces) dots += dot(square);
    draw_path(dots, palette_.line, 32);
    draw_path(dots, paint(side), 30);
    picture_.open("g", {{"font-size", "11"}, {"fill", std::string(ink_on_pieces)}, {"text-anchor", "middle"}});
    for (const Square square : pieces) {
      const Point at = centre(square);
      draw_name(name(square), at.x, at.y + 4);
    }
    picture_.close("g");
  }

  void draw_ball() {
    const Point at = centre(state_.position().ball());
    picture_.add("circle", {{"cx", std::to_string(at.x)},
                            {"cy", std::to_string(at.y)},
                            {"r", "9"},
                            {"fill", std::string(palette_.second)},
                            {"stroke", std::string(palette_.line)},
                            {"stroke-width", "3"}});
  }

  const State& state_;
  const Pitch& pitch_;
  const SvgOptions& options_;
  const svg::Palette& palette_;
  svg::Picture picture_;
};

}  // namespace

std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last) {
  return Board(state, options).draw(last);
}

}  // namespace touchline::inline v1::soccer
