// Positions as FEN (DR-19).
#include <algorithm>
#include <optional>
#include <string>

#include "touchline/core/error.hpp"
#include "touchline/core/text.hpp"
#include "touchline/draughts/notation.hpp"

namespace touchline::inline v1::draughts {
namespace {

constexpr int most_pieces = 12;
constexpr int last_square = 32;

constexpr std::string_view model = "B:W18,24,K10:B12,16,K22";

// Whether a man of that side stands on the row where it would have been crowned (DR-9).
bool is_on_crowning_row(Square square, Seat side) noexcept { return row(square) == (side == dark ? 7 : 0); }

std::string_view colour_name(Seat side) noexcept { return side == dark ? "dark (B)" : "light (W)"; }

class FenReader {
 public:
  explicit FenReader(std::string_view text) noexcept : text_(text) {}

  Position read() {
    const Seat to_move = read_side("a side to move, B or W");
    if (peek() != ':')
      fail(at_,
           "expected \":\" after the side to move, " + found(at_) + "; a position is written " + std::string(model));
    read_list();
    read_list();
    end();
    return {pieces_[0], pieces_[1], kings_, to_move};
  }

 private:
  struct Number {
    int value;
    std::size_t at;
  };

  [[noreturn]] void fail(std::size_t at, const std::string& reason) const {
    throw Error(ErrorCode::bad_text, reason, "column " + std::to_string(at + 1));
  }
  // What stands at a place, up to the next comma, colon or blank, for messages.
  [[nodiscard]] std::string found(std::size_t at) const {
    if (at >= text_.size()) return "the text ends here";
    const std::size_t end = std::min(text_.find_first_of(",: \t\r\n", at + 1), text_.size());
    return "found " + quote(text_.substr(at, end - at));
  }

  void skip_blanks() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }
  [[nodiscard]] char peek() {
    skip_blanks();
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool accept(char wanted) {
    if (peek() != wanted || at_ >= text_.size()) return false;
    ++at_;
    return true;
  }
  void expect(char wanted) {
    if (!accept(wanted)) fail(at_, "expected " + quote({&wanted, 1}) + ", " + found(at_));
  }

  Seat read_side(std::string_view what) {
    const char c = peek();
    if (c == 'B' || c == 'b' || c == 'W' || c == 'w') {
      ++at_;
      return c == 'B' || c == 'b' ? dark : light;
    }
    fail(at_, "expected " + std::string(what) + ", " + found(at_) + "; a position is written " + std::string(model));
  }

  void read_list() {
    const bool first = !side_read_[0] && !side_read_[1];
    if (!first && peek() != ':')
      fail(at_, "expected the pieces of " + std::string(colour_name(missing())) + " after \":\", " + found(at_));
    expect(':');
    skip_blanks();
    const std::size_t at = at_;
    const Seat side =
        read_side(first ? "W or B and a list of squares" : "the pieces of " + std::string(colour_name(missing())));
    bool& read = side_read_[static_cast<std::size_t>(index(side))];
    if (read) fail(at, "the pieces of " + std::string(colour_name(side)) + " are given twice");
    read = true;
    const char c = peek();
    if (c == ':' || c == '.' || c == '\0') return;  // DR-19: an empty list
    do {
      read_squares(side);
    } while (accept(','));
  }

  [[nodiscard]] Seat missing() const noexcept { return side_read_[0] ? light : dark; }

  Number read_square() {
    skip_blanks();
    const std::size_t at = at_;
    int value = 0;
    for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_)
      value = std::min(value * 10 + (text_[at_] - '0'), 1000);
    if (at_ == at) fail(at, "expected a square, 1 to 32, " + found(at));
    if (value < 1 || value > last_square)
      fail(at, quote(text_.substr(at, at_ - at)) + " is no square: squares are 1 to 32");
    return {value, at};
  }

  bool accept_king() { return accept('K') || accept('k'); }

  // A square, or a range of squares, men or all kings.
  void read_squares(Seat side) {
    const bool king = accept_king();
    const Number first = read_square();
    Number last = first;
    if (accept('-')) {
      skip_blanks();
      const std::size_t at = at_;
      if (accept_king() && !king) fail(at, "a range is of men or of kings: K5-8 is four kings");
      last = read_square();
      if (last.value < first.value)
        fail(first.at, "the range " + std::to_string(first.value) + "-" + std::to_string(last.value) + " falls");
    }
    for (int n = first.value; n <= last.value; ++n) place(static_cast<Square>(n), side, king, first.at);
  }

  void place(Square square, Seat side, bool king, std::size_t at) {
    if ((pieces_[0] | pieces_[1]).has(square)) fail(at, "square " + std::to_string(number(square)) + " is named twice");
    if (!king && is_on_crowning_row(square, side))
      fail(at, "a man of " + std::string(colour_name(side)) + " on " + std::to_string(number(square)) +
                   ", its own crowning row, would be a king: K" + std::to_string(number(square)));
    SquareSet& pieces = pieces_[static_cast<std::size_t>(index(side))];
    if (pieces.size() == most_pieces) fail(at, std::string(colour_name(side)) + " has more than twelve pieces");
    pieces.insert(square);
    if (king) kings_.insert(square);
  }

  void end() {
    accept('.');
    if (peek() != '\0' || at_ < text_.size()) fail(at_, "expected the end, " + found(at_));
  }

  std::string_view text_;
  std::size_t at_ = 0;
  SquareSet pieces_[2];
  SquareSet kings_;
  bool side_read_[2] = {false, false};
};

void write_list(std::string& out, char colour, SquareSet pieces, SquareSet kings) {
  out += ':';
  out += colour;
  bool separate = false;
  for (const Square square : pieces) {
    if (separate) out += ',';
    separate = true;
    if (kings.has(square)) out += 'K';
    out += std::to_string(number(square));
  }
}

}  // namespace

std::string fen(const Position& position) {
  std::string out(1, position.to_move() == dark ? 'B' : 'W');
  write_list(out, 'W', position.pieces(light), position.kings());
  write_list(out, 'B', position.pieces(dark), position.kings());
  return out;
}

std::string fen(const State& state) {
  if (state.result())
    throw Error(ErrorCode::game_over, "a FEN holds a position of a game that goes on; this one is over");
  if (state.capture())
    throw Error(ErrorCode::bad_state, "a FEN holds a position between moves; here a capture is half done");
  return fen(state.position());
}

Position parse_fen(std::string_view text) { return FenReader(text).read(); }

}  // namespace touchline::inline v1::draughts
