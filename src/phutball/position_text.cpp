// The line of text that holds a position (PH-20): `15x19 O H10 H11,J12`.
#include <algorithm>
#include <string>
#include <vector>

#include "touchline/core/text.hpp"
#include "touchline/phutball/notation.hpp"

namespace touchline::inline v1::phutball {
namespace {

constexpr std::string_view sample = "a position is a line such as 15x19 O H10 H11,J12";

[[noreturn]] void bad(std::string_view part, const std::string& reason) {
  throw Error(ErrorCode::bad_text, reason, quote(part));
}

// The parts of a line between white space; white space after a comma parts nothing.
std::vector<std::string> split(std::string_view line) {
  std::vector<std::string> parts;
  bool inside = false;
  for (const char c : line) {
    const bool white = c == ' ' || (c >= '\t' && c <= '\r');
    if (!white && (inside || (!parts.empty() && parts.back().back() == ','))) {
      parts.back() += c;
    } else if (!white) {
      parts.emplace_back(1, c);
    }
    inside = !white;
  }
  return parts;
}

// Two numbers with a sign between them: `15x19`, `7/200`.
struct Pair {
  int first;
  int second;
};

Pair read_pair(std::string_view part, char sign, const std::string& expected) {
  const std::string text = lower(part);
  const std::size_t middle = text.find(sign);
  if (middle == std::string::npos) bad(part, expected);
  const auto first = parse_number(std::string_view(text).substr(0, middle), Rules::max_max_turns);
  const auto second = parse_number(std::string_view(text).substr(middle + 1), Rules::max_max_turns);
  if (!first || !second) bad(part, expected);
  return {static_cast<int>(*first), static_cast<int>(*second)};
}

Rules read_size(std::string_view part, Rules rules) {
  const Pair size = read_pair(part, 'x', "expected the columns and rows of the board, such as 15x19");
  rules.columns = size.first;
  rules.rows = size.second;
  if (rules.ball_row >= rules.rows) rules.ball_row = 0;  // the line says where the ball is
  try {
    check(rules);
  } catch (const Error& error) {
    throw Error(ErrorCode::bad_rules, std::string(error.place().substr(1)) + ": " + std::string(error.message()),
                quote(part));
  }
  return rules;
}

Seat read_mover(std::string_view part) {
  const std::string name = lower(part);
  if (name == "o" || name == "ohs") return ohs;
  if (name == "x" || name == "eks") return eks;
  bad(part, "expected the side to move, O or X");
}

void read_men(std::string_view part, Position& position) {
  if (part == "-") return;
  for (std::size_t begin = 0; begin <= part.size();) {
    const std::size_t end = std::min(part.find(',', begin), part.size());
    const Point man = parse_point(part.substr(begin, end - begin), position.board());
    if (!position.board().has(man)) bad(text(man), "a man stands on the board, not beyond its goal lines");  // PH-7
    if (position.has_man(man)) bad(text(man), "the man stands twice in the list");
    position.place(man);
    begin = end + 1;
  }
}

// What may follow the men: `jumping`, `turns 7/200`.
void read_options(const std::vector<std::string>& parts, Rules& rules, Setup& setup) {
  std::size_t at = 4;
  if (at < parts.size() && lower(parts[at]) == "jumping") {
    setup.jumping = true;
    ++at;
  }
  if (at + 1 < parts.size() && lower(parts[at]) == "turns") {
    const Pair turns = read_pair(parts[at + 1], '/', "expected the turns played and their limit, such as 7/200");
    if (turns.second == 0) bad(parts[at + 1], "a limit of turns is at least 1");
    setup.turns = turns.first;
    rules.max_turns = turns.second;
    at += 2;
  }
  if (at < parts.size()) bad(parts[at], "expected the end of the line, jumping, or turns 7/200");
}

}  // namespace

std::string position_text(const State& state) {
  if (state.mover().is_nobody())
    throw Error(ErrorCode::game_over, "a line of text holds unfinished games; this one is finished");
  const Position& position = state.position();
  const Board board = position.board();
  std::string out = std::to_string(board.columns()) + "x" + std::to_string(board.rows());
  out += state.mover().seat() == ohs ? " O " : " X ";
  out += text(position.ball());
  char separator = ' ';
  position.for_each_man([&](Point man) {
    out += separator + text(man);
    separator = ',';
  });
  if (separator == ' ') out += " -";
  if (state.mid_turn()) out += " jumping";
  if (state.rules().max_turns != 0)
    out += " turns " + std::to_string(state.turns()) + "/" + std::to_string(state.rules().max_turns);
  return out;
}

State parse_position(std::string_view line, const Rules& defaults) {
  const std::vector<std::string> parts = split(line);
  if (parts.size() < 4) bad(line, std::string(sample));
  Rules rules = read_size(parts[0], defaults);
  Setup setup;
  setup.mover = read_mover(parts[1]);
  setup.position = Position(board(rules), parse_point(parts[2], board(rules)));
  read_men(parts[3], setup.position);
  read_options(parts, rules, setup);
  try {
    return State(rules, setup);
  } catch (const Error& error) {
    throw Error(error.code(), error.message(), quote(line));
  }
}

}  // namespace touchline::inline v1::phutball
