// The draughts board as SVG: 40 units a square, numbers in the corners, kings crowned, the last move drawn.
#include "touchline/core/svg.hpp"

#include <cstdlib>
#include <vector>

#include "touchline/draughts/render.hpp"

#include "caption.hpp"

namespace touchline::inline v1::draughts {
namespace {

using svg::Point;

constexpr int cell = 40;
constexpr int margin = 12;  // of which the outer part is paper and the inner part is the frame
constexpr int frame = 6;
constexpr int side_length = 8 * cell + 2 * margin;
constexpr int caption_height = 24;
constexpr int radius = 15;

class Board {
 public:
  Board(const State& state, const SvgOptions& options)
      : state_(state),
        options_(options),
        picture_(side_length, side_length + caption_height, "English draughts", options.theme),
        palette_(picture_.palette()) {}

  std::string draw(const LastTurn<State>* last) && {
    draw_squares();
    if (last != nullptr) draw_last(*last);
    draw_pieces();
    if (options_.targets) draw_targets();
    picture_.caption(caption(state_), {side_length / 2, side_length + 12}, side_length, 13);
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

  void draw_square_block(int from, int length, std::string_view fill) {
    picture_.add("rect", {{"x", std::to_string(from)},
                          {"y", std::to_string(from)},
                          {"width", std::to_string(length)},
                          {"height", std::to_string(length)},
                          {"fill", std::string(fill)}});
  }

  void draw_squares() {
    draw_square_block(margin - frame, 8 * cell + 2 * frame, palette_.rim);
    draw_square_block(margin, 8 * cell, palette_.board_pale);
    std::string squares;
    for (int n = 1; n <= 32; ++n) {
      const Point at = corner(row(static_cast<Square>(n)), column(static_cast<Square>(n)));
      squares += "M" + std::to_string(at.x) + " " + std::to_string(at.y) + "h40v40h-40z";
    }
    picture_.add("path", {{"d", squares}, {"fill", std::string(palette_.board)}});
    picture_.open("g", {{"font-size", "8"}, {"fill", std::string(palette_.faint)}});
    for (int n = 1; n <= 32; ++n) {
      const Point at = corner(row(static_cast<Square>(n)), column(static_cast<Square>(n)));
      picture_.text(std::to_string(n), {{"x", std::to_string(at.x + 2)}, {"y", std::to_string(at.y + 8)}});
    }
    picture_.close("g");
  }

  void draw_last(const LastTurn<State>& last) {
    std::vector<Point> points;
    for (const Square square : path_of(last)) points.push_back(centre(square));
    if (points.empty()) return;
    for (std::size_t i = 1; i < points.size(); ++i) {
      const Point middle{(points[i - 1].x + points[i].x) / 2, (points[i - 1].y + points[i].y) / 2};
      if (std::abs(points[i].x - points[i - 1].x) > cell) picture_.last_gone(middle, radius - 2);
    }
    picture_.last_way(points, radius);
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
        squares.push_back(arrival(state, step));
      }
      if (state.try_apply(action)) return {};
    }
    return squares;
  }

  static Square arrival(const State& state, const Step& step) {
    const bool jump = state.capture() || state.position().has_capture();
    return *neighbour(step.from, step.direction, jump ? 2 : 1);
  }

  // A ring around each piece that can move, a dot on each square that it can come to.
  void draw_targets() {
    std::vector<ActionId> actions(state_.legal({}));
    state_.legal(actions);
    SquareSet movers, arrivals;
    for (const ActionId action : actions) {
      if (state_.rules().unit == Unit::move) {
        movers.insert(Move(action).from());
        const auto path = *Move(action).path();
        for (const Square square : path)
          if (square != path.front()) arrivals.insert(square);
      } else {
        movers.insert(Step::of(action).from);
        arrivals.insert(arrival(state_, Step::of(action)));
      }
    }
    for (const Square square : movers) picture_.target_ring(centre(square), radius + 2);
    for (const Square square : arrivals)
      if (!movers.has(square)) picture_.target_dot(centre(square), 6);
  }

  void draw_pieces() {
    for (int n = 1; n <= 32; ++n) draw_piece(static_cast<Square>(n));
  }

  void draw_piece(Square square) {
    const Piece piece = state_.position().at(square);
    if (piece == Piece::none) return;
    const bool is_dark = piece == Piece::dark_man || piece == Piece::dark_king;
    const bool jumped = state_.capture() && state_.capture()->jumped.has(square);
    if (jumped) picture_.open("g", {{"opacity", "0.45"}});  // DR-13: it stands until the capture is finished
    const Point at = centre(square);
    picture_.piece(at, radius, is_dark ? palette_.first : palette_.second,
                   is_dark ? palette_.first_edge : palette_.second_edge);
    if (piece == Piece::dark_king || piece == Piece::light_king)
      draw_crown(at, is_dark ? palette_.on_first : palette_.on_second);
    if (jumped) picture_.close("g");
  }

  void draw_crown(Point at, std::string_view fill) {
    picture_.add("path",
                 {{"d", "M" + std::to_string(at.x - 9) + " " + std::to_string(at.y + 6) + "v-11l5 5 4-8 4 8 5-5v11z"},
                  {"fill", std::string(fill)}});
  }

  const State& state_;
  const SvgOptions& options_;
  svg::Picture picture_;
  const svg::Palette& palette_;
};

}  // namespace

std::string svg(const State& state, const SvgOptions& options, const LastTurn<State>* last) {
  return Board(state, options).draw(last);
}

}  // namespace touchline::inline v1::draughts
