// Reads action texts (CF-41).
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "touchline/checker_football/around.hpp"
#include "touchline/checker_football/notation.hpp"
#include "touchline/core/text.hpp"

namespace touchline::inline v1::checker_football {
namespace {

// Lower case, without white space, `_` as `-`.
std::string squeezed(std::string_view text) {
  std::string out;
  for (const char c : lower(text))
    if (trim({&c, 1}) == std::string_view(&c, 1)) out += c == '_' ? '-' : c;
  return out;
}

struct Word {
  std::string_view text;
  Action::Kind kind;
};

constexpr std::array words{
    Word{"play", Action::Kind::play},
    Word{"punt", Action::Kind::punt},
    Word{"one-point", Action::Kind::one_point},
    Word{"onepoint", Action::Kind::one_point},
    Word{"one", Action::Kind::one_point},
    Word{"1", Action::Kind::one_point},
    Word{"two-points", Action::Kind::two_points},
    Word{"two-point", Action::Kind::two_points},
    Word{"twopoints", Action::Kind::two_points},
    Word{"two", Action::Kind::two_points},
    Word{"2", Action::Kind::two_points},
    Word{"stop", Action::Kind::stop},
};

// Reads one text for one state.
class Reader {
 public:
  Reader(const State& state, std::string_view text)
      : state_(state), ids_(state.rules().columns), original_(trim(text)), text_(squeezed(text)) {}

  ActionId read() const {
    if (state_.phase() == Phase::finished) throw Error(ErrorCode::game_over, "the game is finished");
    for (const Word& word : words)
      if (text_ == word.text) return legal(ids_.special(word.kind));
    if (const auto landing = read_landing()) return legal(*landing);
    if (const auto square = read_chosen()) return legal(*square);
    return read_move();
  }

 private:
  ActionId legal(ActionId action) const {
    if (state_.is_legal(action)) return action;
    throw Error(ErrorCode::illegal_action, quote(original_) + " is not legal here; legal are " + legal_texts(state_));
  }

  [[noreturn]] void fail() const {
    throw Error(ErrorCode::bad_text, quote(original_) + " is not an action; legal are " + legal_texts(state_));
  }

  // `land NE`; in a landing `NE` or `0` alone.
  std::optional<ActionId> read_landing() const {
    std::string_view where = text_;
    if (where.starts_with("land")) {
      where.remove_prefix(4);
    } else if (state_.phase() != Phase::landing) {
      return std::nullopt;
    }
    if (where == "0") return ids_.landing_on_target();
    if (const auto direction = grid::direction_named(where)) return ids_.landing(*direction);
    if (text_.starts_with("land")) fail();
    return std::nullopt;
  }

  // A square with what it is for, or alone where a square is to be chosen.
  std::optional<ActionId> read_chosen() const {
    struct Purpose {
      std::string_view prefix;
      Phase phase;
    };
    constexpr std::array purposes{Purpose{"qb", Phase::quarterback}, Purpose{"quarterback", Phase::quarterback},
                                  Purpose{"returner", Phase::returner}, Purpose{"passer", Phase::passer}};
    std::string_view square = text_;
    bool fits = (row_of(state_.phase()).actions & may::square) != 0;
    if (square.starts_with("@")) {
      square.remove_prefix(1);
      fits = is_line_up(state_.phase());
      if (square.find(',') != std::string_view::npos)
        throw Error(ErrorCode::illegal_action, "a whole line-up is accepted only when no man of it is placed");
    }
    for (const Purpose& purpose : purposes)
      if (square.starts_with(purpose.prefix) && text_.size() == square.size()) {
        square.remove_prefix(purpose.prefix.size());
        fits = state_.phase() == purpose.phase;
      }
    const auto chosen = parse_square(square, state_.rules().columns);
    if (!chosen) return std::nullopt;
    if (square.size() != text_.size() && !fits)
      throw Error(ErrorCode::illegal_action, quote(original_) + " is not legal here; legal are " + legal_texts(state_));
    return fits ? std::optional(ids_.square(*chosen)) : std::nullopt;
  }

  // Two squares with a sign or without; in a chain of jumps the square to land on alone.
  ActionId read_move() const {
    const std::size_t end = text_.find_first_of("-+#^>:");
    const auto [first, second] =
        end == std::string::npos ? split() : std::pair(text_.substr(0, end), text_.substr(end + 1));
    const char sign = end == std::string::npos ? '\0' : text_[end];
    const bool in_jump = state_.phase() == Phase::jump;
    const auto from = first.empty() && in_jump ? std::optional(state_.position().ball())
                                               : parse_square(first, state_.rules().columns);
    const auto to = parse_square(second, state_.rules().columns);
    if (!from || !to) fail();
    return the_one(candidates(*from, *to), sign);
  }

  // Where the second square's letter begins; all of it is the second square when there is no other.
  std::pair<std::string, std::string> split() const {
    for (std::size_t i = 1; i < text_.size(); ++i)
      if (text_[i] >= 'a' && text_[i] <= 'z') return {text_.substr(0, i), text_.substr(i)};
    return {"", text_};
  }

  // The legal actions that go from one square to the other.
  std::vector<ActionId> candidates(Square from, Square to) const {
    std::vector<ActionId> found;
    const auto add = [&](ActionId action) {
      if (state_.is_legal(action)) found.push_back(action);
    };
    for (const Direction direction : grid::all_directions) {
      if (cell_of(from).towards(direction) == cell_of(to)) add(ids_.contact(from, direction));
      if (cell_of(from).towards(direction, 2) == cell_of(to)) add(ids_.jump(from, direction));
    }
    add(ids_.pass(from, to));
    return found;
  }

  ActionId the_one(const std::vector<ActionId>& candidates, char sign) const {
    std::vector<ActionId> fitting;
    std::string others;
    for (const ActionId action : candidates) {
      const std::string text = action_text(state_, action);
      if (sign == '\0' || text.find(sign) != std::string::npos) {
        fitting.push_back(action);
      }
      others.append(others.empty() ? "" : ", ").append(text);
    }
    if (fitting.size() == 1) return fitting.front();
    if (fitting.size() > 1)
      throw Error(ErrorCode::ambiguous_text, quote(original_) + " may be " + others + "; write the sign");
    if (!others.empty())
      throw Error(ErrorCode::illegal_action,
                  quote(original_) + " is not legal here; between these squares there is " + others);
    throw Error(ErrorCode::illegal_action, quote(original_) + " is not legal here; legal are " + legal_texts(state_));
  }

  const State& state_;
  ActionIds ids_;
  std::string_view original_;
  std::string text_;
};

// The squares of `@a3,b3,…`, without the `@`.
SquareSet read_squares(std::string_view list, int columns) {
  SquareSet squares;
  while (true) {
    const std::size_t comma = std::min(list.find(','), list.size());
    const std::string_view text = list.substr(0, comma);
    const auto square = parse_square(text, columns);
    if (!square) throw Error(ErrorCode::bad_text, quote(text) + " is not a square of this board");
    if (squares.has(*square)) throw Error(ErrorCode::illegal_action, name(*square) + " stands twice in the line-up");
    squares.insert(*square);
    if (comma == list.size()) return squares;
    list.remove_prefix(comma + 1);
  }
}

SquareSet standard_squares(const State& state, const LineUp& line_up) {
  Rules rules = state.rules();
  rules.line_up = LineUpMode::standard;
  check(rules);
  return line_up.standard();
}

// What a whole line-up lacks, or nothing.
std::string fault_of(const LineUp& line_up, const SquareSet& squares) {
  if (const SquareSet outside = squares - line_up.area(); !outside.is_empty())
    return name(*outside.begin()) + " is beyond the rows of this line-up";
  if (squares.size() != line_up.men())
    return "it needs " + std::to_string(line_up.men()) + " men, not " + std::to_string(squares.size());
  if ((squares & line_up.front()).size() < line_up.front_men())
    return "at least " + std::to_string(line_up.front_men()) + " men must stand on row " +
           std::to_string(row_of(*line_up.front().begin()));
  if (!line_up.can_be_completed(squares)) return "no man of it can begin with the ball";
  return {};
}

}  // namespace

ActionId parse_action(const State& state, std::string_view text) { return Reader(state, text).read(); }

std::vector<ActionId> parse_actions(const State& state, std::string_view text) {
  const std::string line = squeezed(text);
  const auto line_up = state.line_up();
  const bool whole = line.starts_with("@") && (line.find(',') != std::string::npos || line == "@standard");
  if (!whole || !line_up || !state.placed().is_empty()) return {parse_action(state, text)};
  const std::string_view list = std::string_view(line).substr(1);
  const SquareSet squares =
      list == "standard" ? standard_squares(state, *line_up) : read_squares(list, state.rules().columns);
  if (const std::string fault = fault_of(*line_up, squares); !fault.empty())
    throw Error(ErrorCode::illegal_action, "this line-up is not possible: " + fault);
  std::vector<ActionId> actions;
  for (const Square square : squares) actions.push_back(ActionIds(state.rules().columns).square(square));
  return actions;
}

}  // namespace touchline::inline v1::checker_football
