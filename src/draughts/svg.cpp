// The draughts board as SVG: 40 units a square, numbers in the corners, kings crowned, the last move drawn.
#include "touchline/core/svg.hpp"

#include <vector>

#include "touchline/draughts/render.hpp"

namespace touchline::inline v1::draughts {
namespace {

constexpr int cell = 40;
constexpr int margin = 6;
constexpr int side_length = 8 * cell + 2 * margin;

struct Point {
  int x;
  int y;
};

class Board {
 public:
  Board(const State& state, const SvgOptions& options)
      : state_(state),
        options_(options),
        palette_(svg::palette(options.theme)),
        picture_(side_length, side_length, "English draughts", palette_) {}

  std::string draw(const LastTurn<State>* last) && {
    draw_squares();
    if (last != nullptr) draw_path(*last);
    if (options_.targets) draw_targets();
    for (int n = 1; n <= 32; ++n) draw_piece(static_cast<Square>(n));
    return std::move(picture_).finish();
  }

 private:
  // The upper left corner of a cell, as seen from the side that looks.
  [[nodiscard]] Point corner(int row, int column) const noexcept {
    const int r = options_.flip ? 7 - row : row, c = options_.flip ? 7 - column : column;
    return {margin + c * cell, margin + r * cell};
  }
  [[nodiscard]] Point centre(Square square) const noexcept {
    const Point at = corner(row(square), column(square));
    return {at.x + cell / 2, at.y + cell / 2};
  }

  void draw_squares() {
    const auto length = std::to_string(8 * cell);
    picture_.add("rect", {{"x", std::to_string(margin)},
                          {"y", std::to_string(margin)},
                          {"width", length},
                          {"height", length},
                          {"fill", std::string(palette_.board_pale)},
                          {"stroke", std::string(palette_.line)},
                          {"stroke-width", "2"}});
    for (int n = 1; n <= 32; ++n) {
      const auto square = static_cast<Square>(n);
      const Point at = corner(row(square), column(square));
      picture_.add("rect", {{"x", std::to_string(at.x)},
                            {"y", std::to_string(at.y)},
                            {"width", std::to_string(cell)},
                            {"height", std::to_string(cell)},
                            {"fill", std::string(palette_.board)}});
      picture_.text(std::to_string(n), {{"x", std::to_string(at.x + 2)},
                                        {"y", std::to_string(at.y + 9)},
                                        {"font-size", "8"},
                                        {"fill", std::string(palette_.ink)}});
    }
  }

  void draw_path(const LastTurn<State>& last) {
    std::string points;
    for (const Square square : path_of(last)) {
      const Point at = centre(square);
      points.append(points.empty() ? "" : " ").append(std::to_string(at.x)).append(",").append(std::to_string(at.y));
    }
    if (points.empty()) return;
    picture_.add("polyline", {{"points", points},
                              {"fill", "none"},
                              {"stroke", std::string(palette_.last)},
                              {"stroke-width", "6"},
                              {"stroke-linecap", "round"},
                              {"stroke-linejoin", "round"}});
  }

  // The squares of the last turn: a whole move, or the steps of one.
  static std::vector<Square> path_of(const LastTurn<State>& last) {
    std::vector<Square> squares;
    State state = last.before;
    for (const ActionId action : last.actions) {
      if (!state.is_legal(action)) return {};
      if (state.rules().unit == Unit::move) {
        const auto path = Move(action).path();
        squares.assign(path->begin(), path->end());
      } else {
        const Step step = Step::of(action);
        if (squares.empty()) squares.push_back(step.from);
        const bool jump = state.capture() || state.position().has_capture();
        squares.push_back(*neighbour(step.from, step.direction, jump ? 2 : 1));
      }
      if (state.try_apply(action)) return {};
    }
    return squares;
  }

  void draw_targets() {
    std::vector<ActionId> actions(state_.legal({}));
    state_.legal(actions);
    SquareSet movers;
    for (const ActionId action : actions)
      movers.insert(state_.rules().unit == Unit::move ? Move(action).from() : Step::of(action).from);
    for (const Square square : movers) {
      const Point at = corner(row(square), column(square));
      picture_.add("rect", {{"x", std::to_string(at.x + 1)},
                            {"y", std::to_string(at.y + 1)},
                            {"width", std::to_string(cell - 2)},
                            {"height", std::to_string(cell - 2)},
                            {"fill", "none"},
                            {"stroke", std::string(palette_.target)},
                            {"stroke-width", "2"}});
    }
  }

  void draw_disc(Point at, int radius, std::string_view fill) {
    picture_.add("circle", {{"cx", std::to_string(at.x)},
                            {"cy", std::to_string(at.y)},
                            {"r", std::to_string(radius)},
                            {"fill", std::string(fill)},
                            {"stroke", std::string(palette_.line)},
                            {"stroke-width", "1.5"}});
  }

  void draw_piece(Square square) {
    const Piece piece = state_.position().at(square);
    if (piece == Piece::none) return;
    const bool is_dark = piece == Piece::dark_man || piece == Piece::dark_king;
    const std::string_view fill = is_dark ? palette_.first : palette_.second;
    const std::string_view mark = is_dark ? palette_.second : palette_.first;
    const bool jumped = state_.capture() && state_.capture()->jumped.has(square);
    if (jumped) picture_.open("g", {{"opacity", "0.45"}});  // DR-13: it stands until the capture is finished
    const Point at = centre(square);
    draw_disc(at, 14, fill);
    if (piece == Piece::dark_king || piece == Piece::light_king) draw_crown(at, mark);
    if (jumped) picture_.close("g");
  }

  void draw_crown(Point at, std::string_view fill) {
    constexpr Point shape[] = {{-9, 6}, {-9, -5}, {-4, 0}, {0, -8}, {4, 0}, {9, -5}, {9, 6}};
    std::string points;
    for (const Point corner : shape)
      points.append(points.empty() ? "" : " ")
          .append(std::to_string(at.x + corner.x))
          .append(",")
          .append(std::to_string(at.y + corner.y));
    picture_.add("polygon", {{"points", points}, {"fill", std::string(fill)}});
  }

  const State& state_;
  const SvgOptions& options_;
  const svg::Palette& palette_;
  svg::Picture picture_;
};

}  // namespace

std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last) {
  return Board(state, options).draw(last);
}

}  // namespace touchline::inline v1::draughts
