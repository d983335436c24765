#include "move_text.hpp"

#include <algorithm>

#include "touchline/core/error.hpp"
#include "touchline/core/text.hpp"

namespace touchline::inline v1::draughts {
namespace {

constexpr unsigned squares_on_board = 32;
constexpr std::size_t most_listed = 20;  // legal texts in a message

constexpr bool is_square(unsigned number) noexcept { return number >= 1 && number <= squares_on_board; }

// The digit of the hop (see Move) that leads from one square to another, 0 if none does.
using HopTable = std::array<std::array<std::uint8_t, squares_on_board + 1>, squares_on_board + 1>;
constexpr HopTable hops = [] {
  HopTable table{};
  for (unsigned n = 1; n <= squares_on_board; ++n) {
    const auto from = static_cast<Square>(n);
    for (const Direction direction : all_directions) {
      if (const auto to = neighbour(from, direction, 1))
        table[n][static_cast<std::size_t>(number(*to))] = static_cast<std::uint8_t>(Move::step_hop(direction));
      if (const auto to = neighbour(from, direction, 2))
        table[n][static_cast<std::size_t>(number(*to))] = static_cast<std::uint8_t>(Move::jump_hop(direction));
    }
  }
  return table;
}();

unsigned hop_between(unsigned from, unsigned to) noexcept {
  return is_square(from) && is_square(to) ? hops[from][to] : 0U;
}

bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
bool is_blank(char c) noexcept { return c == ' ' || c == '\t'; }
bool is_cross(char c) noexcept { return c == 'x' || c == 'X' || c == ':'; }

[[noreturn]] void no_move_text(std::string_view text, const std::string& reason) {
  throw Error(ErrorCode::bad_text, reason + "; a move is written 11-15, a capture 22x15x8", quote(text));
}

// Walks over a move text: numbers with separators between them.
class Walker {
 public:
  explicit Walker(std::string_view text) noexcept : text_(text) {}

  [[nodiscard]] bool at_end() const noexcept { return at_ == text_.size(); }
  [[nodiscard]] std::string_view rest() const noexcept { return text_.substr(at_); }
  void skip_blanks() noexcept {
    while (!at_end() && is_blank(text_[at_])) ++at_;
  }
  // A number, or nothing where none stands; what is beyond 999 is 999.
  std::optional<unsigned> number() noexcept {
    if (at_end() || !is_digit(text_[at_])) return std::nullopt;
    unsigned value = 0;
    for (; !at_end() && is_digit(text_[at_]); ++at_)
      value = std::min(999U, value * 10 + static_cast<unsigned>(text_[at_] - '0'));
    return value;
  }
  // The character of a separator, a blank if nothing but blanks stands there.
  char separator() noexcept {
    skip_blanks();
    if (at_end() || is_digit(text_[at_])) return ' ';
    const char found = text_[at_++];
    skip_blanks();
    return found;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

std::string not_a_square(unsigned number) { return std::to_string(number) + " is no square: squares are 1 to 32"; }

// Whether the text's squares are found in this order in the path, the first and the last in its ends.
bool fits(const MoveText& text, const Move::Path& path) noexcept {
  if (text.front() != static_cast<unsigned>(number(path.front()))) return false;
  if (text.back() != static_cast<unsigned>(number(path.back()))) return false;
  std::size_t named = 1;
  for (std::size_t i = 1; i + 1 < path.size && named + 1U < text.size; ++i)
    if (text.squares[named] == static_cast<unsigned>(number(path.squares[i]))) ++named;
  return named + 1U == text.size;
}

bool begins(const MoveText& text, const Move::Path& path) noexcept {
  if (text.is_too_long() || text.size >= path.size) return false;
  for (std::size_t i = 0; i < text.size; ++i)
    if (text.squares[i] != static_cast<unsigned>(number(path.squares[i]))) return false;
  return true;
}

bool starts_on(const MoveList& moves, unsigned square) noexcept {
  return std::any_of(moves.begin(), moves.end(),
                     [square](Move move) { return static_cast<unsigned>(number(move.from())) == square; });
}

bool is_king(Piece piece) noexcept { return piece == Piece::dark_king || piece == Piece::light_king; }

// Why a capture that must be made is not what the text says.
std::string why_not_a_capture(const MoveText& text, const Position& position, const MoveList& legal) {
  for (const Move move : legal)
    if (const auto path = move.path(); path && begins(text, *path)) return "the capture goes on";
  const std::string from = std::to_string(text.front());
  if (!starts_on(legal, text.front()))
    return std::string(side_name(position.to_move())) + " must capture, and the piece on " + from + " cannot";
  if (text.size == 2 && is_step_apart(text.front(), text.back()))
    return std::string(side_name(position.to_move())) + " must capture";
  return "the piece on " + from + " cannot capture that way";
}

std::string why_not_a_step(const MoveText& text, const Position& position, Tolerance tolerance) {
  const auto move = spelled_move(text);
  if (!move || move->is_capture()) {
    if (text.takes) return "there is nothing to capture that way";
    return "the piece on " + std::to_string(text.front()) + " cannot go there";
  }
  const auto to = static_cast<Square>(text.back());
  if (position.at(to) != Piece::none) return "square " + std::to_string(text.back()) + " is occupied";
  const bool south = Move::direction(move->hop(0)) >= Direction::sw;
  if (!is_king(position.at(move->from())) && south != (position.to_move() == dark)) return "a man moves forward only";
  if (text.takes && tolerance == Tolerance::keyboard) return "nothing is captured; write " + draughts::text(*move);
  return "it is not legal";
}

}  // namespace

std::string_view side_name(Seat side) noexcept { return side == dark ? "dark" : "light"; }

MoveText parse_move_text(std::string_view text) {
  Walker walker(text);
  MoveText move;
  walker.skip_blanks();
  for (;;) {
    const auto square = walker.number();
    if (!square)
      no_move_text(text, walker.at_end() ? "a square is missing at the end"
                                         : "a square is missing before " + quote(walker.rest()));
    if (!is_square(*square)) no_move_text(text, not_a_square(*square));
    move.add(*square);
    walker.skip_blanks();
    if (walker.at_end()) break;
    const char separator = walker.separator();
    if (is_cross(separator)) {
      move.takes = true;
    } else if (separator != '-' && separator != ' ') {
      no_move_text(text, quote({&separator, 1}) + " is no sign between squares");
    }
  }
  if (move.size == 1) no_move_text(text, "one square is no move");
  if (move.is_too_long())
    no_move_text(text, "no move has more than " + std::to_string(MoveText::max_squares) + " squares");
  return move;
}

std::string to_string(const MoveText& text) {
  std::string out;
  for (std::size_t i = 0; i < std::min<std::size_t>(text.size, MoveText::max_squares); ++i) {
    if (i != 0) out += text.takes ? 'x' : '-';
    out += std::to_string(text.squares[i]);
  }
  if (text.is_too_long()) out += "…";
  return out;
}

bool is_step_apart(unsigned from, unsigned to) noexcept {
  const unsigned hop = hop_between(from, to);
  return hop != 0 && !Move::is_jump(hop);
}

std::optional<Move> spelled_move(const MoveText& text) noexcept {
  if (text.size < 2 || text.is_too_long()) return std::nullopt;
  const unsigned first = hop_between(text.squares[0], text.squares[1]);
  if (first == 0) return std::nullopt;
  Move move = Move::from(static_cast<Square>(text.squares[0])).with_hop(0, first);
  if (text.size == 2) return move;
  if (!Move::is_jump(first)) return std::nullopt;
  for (std::size_t i = 1; i + 1U < text.size; ++i) {
    const unsigned hop = hop_between(text.squares[i], text.squares[i + 1]);
    if (!Move::is_jump(hop)) return std::nullopt;
    move = move.with_hop(static_cast<int>(i), hop);
  }
  return move;
}

void find_moves(const MoveText& text, const MoveList& legal, Tolerance tolerance, MoveList& found) noexcept {
  found.clear();
  if (text.size < 2 || text.is_too_long()) return;
  if (const auto move = spelled_move(text); move && std::find(legal.begin(), legal.end(), *move) != legal.end()) {
    if (tolerance == Tolerance::keyboard && text.takes && !move->is_capture()) return;
    found.push_back(*move);  // DR-18: a full text always means itself
    return;
  }
  if (tolerance == Tolerance::keyboard && text.size != 2) return;
  for (const Move move : legal)
    if (const auto path = move.path(); path && move.is_capture() && fits(text, *path)) found.push_back(move);
}

std::string why_not(const MoveText& text, const Position& position, const MoveList& legal, Tolerance tolerance) {
  const std::size_t named = std::min<std::size_t>(text.size, MoveText::max_squares);
  for (std::size_t i = 0; i < named; ++i)
    if (!is_square(text.squares[i])) return not_a_square(text.squares[i]);
  const auto mover = side_name(position.to_move());
  if (legal.is_empty()) return "the game is over: " + std::string(mover) + " has no legal move";
  const auto from = static_cast<Square>(text.front());
  if (position.at(from) == Piece::none) return "there is no piece on " + std::to_string(text.front());
  if (!position.pieces(position.to_move()).has(from))
    return "the piece on " + std::to_string(text.front()) + " is not " + std::string(mover) + "'s, who is to move";
  return legal[0].is_capture() ? why_not_a_capture(text, position, legal) : why_not_a_step(text, position, tolerance);
}

std::string list_of(const std::vector<std::string>& texts) {
  std::string out;
  for (std::size_t i = 0; i < std::min(texts.size(), most_listed); ++i) {
    if (i != 0) out += ", ";
    out += texts[i];
  }
  if (texts.size() > most_listed) out += " and " + std::to_string(texts.size() - most_listed) + " more";
  return out;
}

std::vector<std::string> texts_of(const MoveList& moves) {
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const Move move : moves) texts.push_back(text(move));
  return texts;
}

void refuse(std::string_view text, const std::string& reason, const std::string& legal) {
  throw Error(ErrorCode::illegal_action, reason + "; legal: " + legal, quote(text));
}

Move choose_move(std::string_view text, const Position& position, const MoveList& legal) {
  const MoveText said = parse_move_text(text);
  MoveList found;
  find_moves(said, legal, Tolerance::keyboard, found);
  if (found.size() == 1) return found[0];
  if (found.is_empty()) refuse(text, why_not(said, position, legal, Tolerance::keyboard), list_of(texts_of(legal)));
  throw Error(
      ErrorCode::ambiguous_text,
      std::to_string(found.size()) + " captures fit: " + list_of(texts_of(found)) + "; write every landing square",
      quote(text));
}

}  // namespace touchline::inline v1::draughts
