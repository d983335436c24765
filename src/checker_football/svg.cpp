// The field as SVG: 40 units a square, row 11 on top unless flipped.
#include "touchline/core/svg.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "touchline/checker_football/around.hpp"
#include "touchline/checker_football/render.hpp"

namespace touchline::inline v1::checker_football {
namespace {

constexpr int cell = 40;
constexpr int radius = 14;  // of a man
constexpr int side = 34;    // left and right of the field: numbers
constexpr int top = 58;     // score, down and column letters
constexpr int bottom = 46;  // column letters and phase

using svg::Point;

std::string text_of(int number) { return std::to_string(number); }
std::string text_of(std::string_view colour) { return std::string(colour); }

class Field {
 public:
  Field(const State& state, const SvgOptions& options)
      : state_(state),
        board_(state.position()),
        columns_(state.rules().columns),
        options_(options),
        picture_(2 * side + columns_ * cell, top + rows * cell + bottom, "Checker Football", options.theme),
        palette_(picture_.palette()) {}

  std::string draw(const LastTurn<State>* last) && {
    draw_ground();
    draw_lines();
    draw_numbers();
    draw_captions();
    if (last != nullptr) draw_last(*last);
    for (const Square square : state_.situation().landed) picture_.last_ring(centre(square), 8);
    for (const Square square : board_.occupied()) draw_stack(square);
    if (board_.has_ball()) draw_ball();
    if (state_.phase() == Phase::landing) draw_pass(board_.ball(), state_.situation().target);
    if (options_.targets) draw_targets();
    return std::move(picture_).finish();
  }

 private:
  [[nodiscard]] int right() const noexcept { return side + columns_ * cell; }

  // Where a column begins and a yard line lies, as seen from the side that looks.
  [[nodiscard]] int x_of(int column) const noexcept {
    return side + cell * (options_.flip ? columns_ - 1 - column : column);
  }
  [[nodiscard]] int y_of_line(int line) const noexcept {  // the border above row `line`
    return top + cell * (options_.flip ? line + 1 : rows - 1 - line);
  }
  [[nodiscard]] int y_of_row(int row) const noexcept { return options_.flip ? y_of_line(row - 1) : y_of_line(row); }
  [[nodiscard]] Point centre(Square square) const noexcept {
    return {x_of(column_of(square)) + cell / 2, y_of_row(row_of(square)) + cell / 2};
  }

  void draw_band(int row, int height, std::string_view fill) {
    picture_.add("rect", {{"x", text_of(side)},
                          {"y", text_of(options_.flip ? y_of_row(row) : y_of_row(row + height - 1))},
                          {"width", text_of(columns_ * cell)},
                          {"height", text_of(height * cell)},
                          {"fill", text_of(fill)}});
  }

  // End zones, and grass mown in bands.
  void draw_ground() {
    draw_band(0, 1, palette_.board_pale);
    for (int row = 1; row < rows - 1; ++row) draw_band(row, 1, row % 2 == 1 ? palette_.board : palette_.board_band);
    draw_band(rows - 1, 1, palette_.board_pale);
  }

  void draw_line(Point from, Point to, std::string_view colour, std::string_view width,
                 std::string_view dashes = "none") {
    picture_.add("line", {{"x1", text_of(from.x)},
                          {"y1", text_of(from.y)},
                          {"x2", text_of(to.x)},
                          {"y2", text_of(to.y)},
                          {"stroke", text_of(colour)},
                          {"stroke-width", text_of(width)},
                          {"stroke-dasharray", text_of(dashes)}});
  }

  void draw_lines() {
    for (int column = 0; column <= columns_; ++column)
      draw_line({side + column * cell, top}, {side + column * cell, top + rows * cell}, palette_.line,
                column == 0 || column == columns_ ? "2.5" : "0.4");
    for (int line = -1; line < rows; ++line) {
      const bool heavy = line == -1 || line == 0 || line == rows - 2 || line == rows - 1;
      draw_line({side, y_of_line(line)}, {right(), y_of_line(line)}, heavy ? palette_.line : palette_.lace,
                heavy ? "2.5" : "1.2");
    }
    if (state_.phase() == Phase::finished) return;
    const int y = y_of_line(board_.line());
    draw_line({side - 6, y}, {right() + 6, y}, palette_.ink, "4", "10 5");  // the line of scrimmage
  }

  void write(std::string_view text, Point at, int size, std::string_view anchor, std::string_view fill) {
    picture_.write(text, at, size, anchor, fill);
  }

  void draw_numbers() {
    for (int column = 0; column < columns_; ++column) {
      const std::string letter(1, static_cast<char>('a' + column));
      for (const int y : {top - 6, top + rows * cell + 13})
        write(letter, {x_of(column) + cell / 2, y}, 11, "middle", palette_.ink);
    }
    for (int row = 0; row < rows; ++row)
      write(text_of(row), {side - 8, y_of_row(row) + cell / 2 + 4}, 11, "end", palette_.ink);
    for (int line = 0; line < rows - 1; ++line) {
      const std::string label = line == 0 || line == rows - 2 ? "G" : text_of(yards(line));
      write(label, {right() + 8, y_of_line(line) + 4}, 11, "start", palette_.ink);
    }
    const Point home_end{(side + right()) / 2, y_of_row(0) + cell / 2 + 5};
    const Point away_end{home_end.x, y_of_row(rows - 1) + cell / 2 + 5};
    write("HOME", home_end, 16, "middle", palette_.faint);
    write("AWAY", away_end, 16, "middle", palette_.faint);
  }

  void draw_captions() {
    write(score_caption(state_), {side, 18}, 14, "start", palette_.ink);
    write(down_caption(state_), {side, 36}, 11, "start", palette_.ink);
    write(phase_caption(state_), {side, top + rows * cell + 36}, 12, "start", palette_.ink);
  }

  [[nodiscard]] std::string_view colour(Seat team) const noexcept {
    return team == home ? palette_.first : palette_.second;
  }
  [[nodiscard]] std::string_view edge(Seat team) const noexcept {
    return team == home ? palette_.first_edge : palette_.second_edge;
  }

  // How far the top of a stack is drawn above its square's centre: three units a man, as far as they fit.
  [[nodiscard]] int lift(Square square) const noexcept { return 3 * (std::min(board_.height(square), most_shown) - 1); }

  void draw_stack(Square square) {
    const int height = board_.height(square), shown = std::min(height, most_shown);
    Point at = centre(square);
    at.y += lift(square) / 2;
    for (int level = height - shown; level < height; ++level) {
      const Seat team = board_.man(square, level);
      picture_.piece(at, radius, colour(team), edge(team));
      if (level + 1 < height) at.y -= 3;
    }
    if (height > 1)
      write(text_of(height), {at.x, at.y + 5}, 13, "middle",
            board_.man(square, height - 1) == home ? palette_.on_first : palette_.on_second);
  }

  // In the middle of a square or of a single man, at the foot of a block.
  void draw_ball() {
    const Point at = centre(board_.ball());
    const bool on_block = board_.is_carried() && board_.height(board_.ball()) > 1;
    if (on_block) return picture_.oval_ball({at.x + 10, at.y + 10}, 8);
    picture_.oval_ball(at, board_.is_carried() ? 10 : 12);
  }

  void draw_pass(Square from, Square to) {
    const std::array<Point, 2> way{centre(from), centre(to)};
    picture_.last_way(way, 9, true);
    picture_.last_ring(way[1], 9);
  }

  // A ring around what can act, a dot where a man can be placed or a ball can be thrown or jumped with.
  void draw_targets() {
    std::vector<ActionId> actions(state_.legal({}));
    state_.legal(actions);
    SquareSet ringed, dotted;
    for (const ActionId id : actions) {
      const Action action = ActionIds(columns_).parts(id);
      if (action.kind == Action::Kind::contact) ringed.insert(action.square);
      if (action.kind == Action::Kind::jump) dotted.insert(neighbour(action.square, action.direction, 2));
      if (action.kind == Action::Kind::pass) dotted.insert(action.target);
      if (action.kind == Action::Kind::square)
        (board_.occupied().has(action.square) ? ringed : dotted).insert(action.square);
    }
    for (const Square square : ringed) picture_.target_ring(centre(square), radius + 2);
    for (const Square square : dotted) picture_.target_dot(centre(square), 5);
  }

  // What the actions of the last turn did: a way along each move, a ring around each square chosen.
  void draw_last(const LastTurn<State>& last) {
    State state = last.before;
    for (const ActionId id : last.actions) {
      if (!state.is_legal(id)) return;
      draw_last_action(state, ActionIds(columns_).parts(id));
      if (state.try_apply(id)) return;
    }
  }

  void draw_last_action(const State& before, const Action& action) {
    switch (action.kind) {
      case Action::Kind::square:
        return picture_.last_ring(centre(action.square), radius + 3);
      case Action::Kind::contact:
        return draw_way(action.square, neighbour(action.square, action.direction));
      case Action::Kind::jump:
        return draw_way(action.square, neighbour(action.square, action.direction, 2));
      case Action::Kind::pass:
        if (before.rules().accuracy == 0) draw_way(action.square, action.target);
        return;
      case Action::Kind::landing: {
        const Cell target = cell_of(before.situation().target);
        const Cell landing = action.strays ? target.towards(action.direction) : target;
        const Square end = before.situation().play == Play::one_point || !is_on_board(landing, columns_)
                               ? before.situation().target
                               : before.position().flight(landing).square;
        return draw_way(before.position().ball(), end);
      }
      default:
        return;
    }
  }

  void draw_way(Square from, Square to) {
    const std::array<Point, 2> way{centre(from), centre(to)};
    picture_.last_way(way, radius);
  }

  static constexpr int most_shown = 6;

  const State& state_;
  const Position& board_;
  int columns_;
  const SvgOptions& options_;
  svg::Picture picture_;
  const svg::Palette& palette_;
};

}  // namespace

std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last) {
  return Field(state, options).draw(last);
}

}  // namespace touchline::inline v1::checker_football
