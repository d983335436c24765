#include "touchline/phutball/notation.hpp"

#include "touchline/core/text.hpp"

#include "refusal.hpp"

namespace touchline::inline v1::phutball {
namespace {

constexpr std::string_view column_letters = "ABCDEFGHJKLMNOPQRST";  // PH-1, PH-22: no I
static_assert(column_letters.size() == Board::max_columns);

[[noreturn]] void bad_text(std::string_view text, const std::string& reason) {
  throw Error(ErrorCode::bad_text, reason, quote(text));
}

char upper(char c) noexcept { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// `A-H and J-P`, without I.
std::string columns_of(Board board) {
  const char last = column_letters[static_cast<std::size_t>(board.columns() - 1)];
  if (last <= 'H') return std::string("A-") + last;
  return last == 'J' ? std::string("A-H and J") : std::string("A-H and J-") + last;
}

int parse_column(std::string_view text, Board board) {
  const char letter = upper(text.front());
  if (letter == 'I') bad_text(text, "there is no column I (columns are " + columns_of(board) + ")");
  const std::size_t column = column_letters.find(letter);
  if (column == std::string_view::npos) bad_text(text, "a point is a column letter and a row number, such as H10");
  if (column >= static_cast<std::size_t>(board.columns()))
    bad_text(text, std::string("there is no column ") + letter + " (columns are " + columns_of(board) + ")");
  return static_cast<int>(column);
}

int parse_row(std::string_view text, Board board) {
  const std::string_view digits = text.substr(1);
  if (digits.size() > 1 && digits.front() == '0') bad_text(text, "a row number has no leading zero");
  const auto row = parse_number(digits, 1000000);
  if (!row) bad_text(text, "a point is a column letter and a row number, such as H10");
  if (*row > static_cast<std::uint64_t>(board.rows() + 1))
    bad_text(text, "there is no row " + std::string(digits) + " (rows are 1 to " + std::to_string(board.rows()) +
                       ", with 0 and " + std::to_string(board.rows() + 1) + " off the board)");
  return static_cast<int>(*row);
}

// The id that a text stands for, legal or not.
ActionId read_action(const State& state, std::string_view text) {
  const Board board = state.position().board();
  if (text.empty()) bad_text(text, "expected a point such as H10, a direction N … NW, or stop");
  if (lower(text) == "stop") return stop(board);
  if (const auto direction = grid::direction_named(text)) return jump_towards(*direction, board);
  if (text.find('-') != std::string_view::npos)
    bad_text(text,
             "a ball move such as K6-G9 is a whole turn; actions are a point such as H10, a direction N … NW, and "
             "stop");  // PH-22a
  const Point point = parse_point(text, board);
  if (!board.has(point))
    throw Error(ErrorCode::illegal_action,
                "men stand on rows 1 to " + std::to_string(board.rows()) + "; legal are " + legal_summary(state),
                quote(text));  // PH-7
  return place_at(point, board);
}

}  // namespace

grid::PlaceName place_name(Point point) noexcept {
  return {column_letters[static_cast<std::size_t>(point.column)], point.row};
}

std::string text(Point point) { return place_name(point).string(); }

std::string_view side_name(Seat seat) noexcept { return seat == ohs ? "Ohs" : "Eks"; }

Point parse_point(std::string_view text, Board board) {
  if (text.empty()) bad_text(text, "a point is a column letter and a row number, such as H10");
  const int column = parse_column(text, board);
  return {static_cast<std::int8_t>(parse_row(text, board)), static_cast<std::int8_t>(column)};
}

std::string action_text(const State& state, ActionId id) {
  const Board board = state.position().board();
  const auto action = Action::of(id, board);
  if (!action)
    throw Error(ErrorCode::out_of_range, "there is no action " + std::to_string(value(id)) + "; ids are 0 to " +
                                             std::to_string(action_count(board) - 1));
  switch (action->kind) {
    case Action::Kind::place:
      return text(action->point);
    case Action::Kind::jump:
      return std::string(grid::name(action->direction));
    default:
      return "stop";
  }
}

ActionId parse_action(const State& state, std::string_view text) {
  const ActionId action = read_action(state, trim(text));
  if (!state.is_legal(action)) throw Error(refusal(state, action));
  return action;
}

}  // namespace touchline::inline v1::phutball
