#include "touchline/checker_football/render.hpp"

#include <string>

#include "touchline/core/ink.hpp"

namespace touchline::inline v1::checker_football {
namespace {

constexpr std::size_t cell_width = 5;
constexpr std::size_t margin_width = 4;

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

std::string right_aligned(const std::string& text) { return text.size() < 2 ? " " + text : text; }

/// A board of text being written.
class Field {
 public:
  Field(const State& state, const TextOptions& options)
      : state_(state), board_(state.position()), columns_(state.rules().columns), options_(options) {}

  [[nodiscard]] std::string write() const {
    const std::string down = down_caption(state_);
    std::string out = ink(score_caption(state_) + (down.empty() ? "" : "; " + down), Ink::heading) + "\n";
    out += ink(column_letters(), Ink::ground) + "\n";
    for (int i = 0; i < rows; ++i) {
      const int row = options_.flip ? i : rows - 1 - i;
      if (i > 0) out += yard_line(options_.flip ? row - 1 : row);
      out += row_line(row);
    }
    return out + ink(phase_caption(state_), Ink::heading) + "\n";
  }

 private:
  [[nodiscard]] std::string ink(std::string_view text, Ink colour) const {
    return inked(text, colour, options_.colour);
  }
  [[nodiscard]] int column_at(int place) const noexcept { return options_.flip ? columns_ - 1 - place : place; }

  [[nodiscard]] std::string column_letters() const {
    std::string out(margin_width, ' ');
    for (int place = 0; place < columns_; ++place)
      out += padded(std::string(" ") + static_cast<char>('a' + column_at(place)), cell_width);
    out.erase(out.find_last_not_of(' ') + 1);
    return out;
  }

  // The yard line above a row.
  [[nodiscard]] std::string yard_line(int line) const {
    const bool scrimmage = state_.phase() != Phase::finished && board_.line() == line;
    const bool goal = line == 0 || line == rows - 2;
    const std::string label = goal ? " G" : std::to_string(yards(line));
    const std::string dashes(static_cast<std::size_t>(columns_) * cell_width - 2, scrimmage ? '=' : '-');
    return ink(label, Ink::ground) + "  " + ink(dashes, scrimmage ? Ink::mark : Ink::ground) + "\n";
  }

  // Without white space at its end.
  [[nodiscard]] std::string row_line(int row) const {
    std::string out = ink(padded(right_aligned(std::to_string(row)), margin_width), Ink::ground);
    for (int place = 0; place < columns_; ++place) {
      const Cell cell = cell_at(square_at(column_at(place), row));
      out += cell.before + ink(cell.text, cell.ink);
      if (place + 1 < columns_) out.append(cell_width - cell.before.size() - cell.text.size(), ' ');
    }
    return out + "\n";
  }

  struct Cell {
    std::string before;
    std::string text;
    Ink ink;
  };

  [[nodiscard]] Cell cell_at(Square square) const {
    const Situation& now = state_.situation();
    if (const auto team = board_.controller(square)) {
      const int height = board_.height(square);
      const bool carries = board_.is_carried() && board_.ball() == square;
      const std::string man = (*team == home ? "H" : "A") + (height > 1 ? std::to_string(height) : "");
      const Ink colour = *team == home ? Ink::first : Ink::second;
      return carries ? Cell{"", "*" + man, colour} : Cell{" ", man, colour};
    }
    if (board_.is_live() && board_.ball() == square) return {" ", "o", Ink::ball};
    if (now.target == square) return {" ", "x", Ink::mark};
    if (now.landed.has(square)) return {" ", "'", Ink::mark};
    return {" ", ".", Ink::ground};
  }

  const State& state_;
  const Position& board_;
  int columns_;
  TextOptions options_;
};

}  // namespace

std::string text_board(const State& state, const TextOptions& options) { return Field(state, options).write(); }

}  // namespace touchline::inline v1::checker_football
