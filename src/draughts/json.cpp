#include "touchline/draughts/json.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "touchline/core/result_json.hpp"
#include "touchline/core/text.hpp"

namespace touchline::inline v1::draughts {
namespace {

constexpr int seats = 2;

// In the order of the enumerations.
constexpr std::array<std::string_view, 2> draws_names{"tournament", "none"};
constexpr std::array<std::string_view, 2> unit_names{"move", "step"};

template <class Enum>
Enum read_name(json::Value value, const std::array<std::string_view, 2>& names) {
  const std::string_view text = value.as_string();
  const auto found = std::find(names.begin(), names.end(), text);
  if (found == names.end())
    value.fail(ErrorCode::bad_rules,
               "expected " + quote(names[0]) + " or " + quote(names[1]) + ", found " + quote(text));
  return static_cast<Enum>(found - names.begin());
}

// A short piece of JSON with numbers below 100, put together here and written at once.
class Piece {
 public:
  [[nodiscard]] std::string_view text() const noexcept { return {characters_.data(), size_}; }

  void add(char c) noexcept { characters_[size_++] = c; }
  void add_number(int number) noexcept {
    if (number >= 10) add(static_cast<char>('0' + number / 10));
    add(static_cast<char>('0' + number % 10));
  }
  void add_squares(SquareSet squares) noexcept {
    add('[');
    const std::size_t before = size_;
    for (const Square square : squares) {
      add_number(number(square));
      add(',');
    }
    if (size_ != before) --size_;  // the last comma
    add(']');
  }

 private:
  // Two lists of 32 squares, each with a comma or a bracket, and what else a kept position has.
  std::array<char, 2 * (1 + 32 * 3) + 16> characters_;
  std::size_t size_ = 0;
};

void write_squares(json::Writer& writer, SquareSet squares) {
  Piece piece;
  piece.add_squares(squares);
  writer.raw(piece.text());
}

Square read_square(json::Value value) { return static_cast<Square>(value.as_integer(1, 32)); }

SquareSet read_squares(json::Value value) {
  SquareSet squares;
  value.for_each_element([&](json::Value element) {
    const Square square = read_square(element);
    if (squares.has(square))
      element.fail(ErrorCode::bad_state, "square " + std::to_string(number(square)) + " stands twice in this list");
    squares.insert(square);
  });
  return squares;
}

// A position that occurred since the last irreversible move, as it is written: [to_move, dark kings, light kings,
// times].
struct Entry {
  std::uint8_t to_move = 0;
  std::uint64_t kings = 0;  // as SquareSet bits, those of dark in the high half
  int times = 0;

  [[nodiscard]] SquareSet dark_kings() const noexcept { return SquareSet(static_cast<std::uint32_t>(kings >> 32)); }
  [[nodiscard]] SquareSet light_kings() const noexcept { return SquareSet(static_cast<std::uint32_t>(kings)); }

  [[nodiscard]] bool is_same_position(const Entry& entry) const noexcept {
    return kings == entry.kings && to_move == entry.to_move;
  }
  // Of entries in the order in which they are written.
  [[nodiscard]] bool comes_before(const Entry& entry) const noexcept {
    return to_move != entry.to_move ? to_move < entry.to_move : kings < entry.kings;
  }
};

std::uint64_t kings_of(SquareSet dark_kings, SquareSet light_kings) noexcept {
  return std::uint64_t{dark_kings.bits()} << 32 | light_kings.bits();
}

Entry entry_of(Visits::Key key, Seat to_move) {
  const SquareSet dark_kings = layout::unpack(static_cast<std::uint32_t>(key >> 32));
  const SquareSet light_kings = layout::unpack(static_cast<std::uint32_t>(key));
  return {static_cast<std::uint8_t>(to_move), kings_of(dark_kings, light_kings), 1};
}

// The visits with how often each occurred, sorted: the order in which they arose is not part of the state.
std::vector<Entry> entries_of(const State& state) {
  const auto keys = state.visits().keys();
  std::vector<Entry> entries;
  entries.reserve(keys.size());
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const Seat mover = state.position().to_move();
    entries.push_back(entry_of(keys[i], (keys.size() - 1 - i) % 2 == 0 ? mover : other(mover)));
  }
  std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.comes_before(b); });
  std::size_t kept = 0;  // different ones
  for (const Entry& entry : entries) {
    if (kept != 0 && entries[kept - 1].is_same_position(entry)) {
      ++entries[kept - 1].times;
    } else {
      entries[kept++] = entry;
    }
  }
  entries.resize(kept);
  return entries;
}

void write_history(json::Writer& writer, const State& state) {
  writer.begin_array();
  for (const Entry& entry : entries_of(state)) {
    Piece piece;
    piece.add('[');
    piece.add_number(entry.to_move);
    piece.add(',');
    piece.add_squares(entry.dark_kings());
    piece.add(',');
    piece.add_squares(entry.light_kings());
    piece.add(',');
    piece.add_number(entry.times);
    piece.add(']');
    writer.raw(piece.text());
  }
  writer.end_array();
}

Entry read_entry(json::Value value) {
  if (value.size() != 4)
    value.fail(ErrorCode::bad_json, "a position kept for draws is [side to move, dark kings, light kings, times]");
  Entry entry;
  SquareSet dark_kings, light_kings;
  int part = 0;
  value.for_each_element([&](json::Value element) {
    switch (part++) {
      case 0:
        entry.to_move = static_cast<std::uint8_t>(element.as_integer(0, 1));
        break;
      case 1:
        dark_kings = read_squares(element);
        break;
      case 2:
        light_kings = read_squares(element);
        break;
      default:
        entry.times = static_cast<int>(element.as_integer(1, 2));
        break;
    }
  });
  entry.kings = kings_of(dark_kings, light_kings);
  return entry;
}

// The men of a position with the kings of an entry, as a key; the state checks that they are as many as now.
Visits::Key key_of(const Position& position, const Entry& entry, json::Value place) {
  const SquareSet dark_kings = entry.dark_kings(), light_kings = entry.light_kings();
  const SquareSet dark_men = position.pieces(dark) - position.kings();
  const SquareSet light_men = position.pieces(light) - position.kings();
  if (!(dark_kings & light_kings).is_empty() || !((dark_kings | light_kings) & (dark_men | light_men)).is_empty())
    place.fail(ErrorCode::bad_state, "two pieces stand on one square");
  return std::uint64_t{layout::pack(dark_kings)} << 32 | layout::pack(light_kings);
}

// Lays the visits of an unordered list in an order in which they can have arisen: sides alternate and the current
// position is the last.
std::vector<Visits::Key> read_history(const Position& position, json::Value history, std::int64_t quiet_plies) {
  std::array<std::vector<Visits::Key>, 2> of_side;  // the mover's, the other's
  std::vector<Entry> seen;
  for (auto& side : of_side) side.reserve(Visits::capacity);
  seen.reserve(Visits::capacity);
  history.for_each_element([&](json::Value element) {
    if (seen.size() > max_quiet_plies) history.fail(ErrorCode::bad_state, "more positions than a game can keep");
    const Entry entry = read_entry(element);
    for (const Entry& earlier : seen)
      if (earlier.is_same_position(entry)) element.fail(ErrorCode::bad_state, "this position is listed twice");
    seen.push_back(entry);
    auto& side = of_side[static_cast<Seat>(entry.to_move) == position.to_move() ? 0 : 1];
    side.insert(side.end(), static_cast<std::size_t>(entry.times), key_of(position, entry, element));
  });
  const std::size_t total = of_side[0].size() + of_side[1].size();
  if (total != static_cast<std::size_t>(quiet_plies) + 1)
    history.fail(ErrorCode::bad_state,
                 "expected one position more than quiet_plies in all, found " + std::to_string(total));
  if (of_side[0].size() != (total + 1) / 2)
    history.fail(ErrorCode::bad_state, "sides alternate, so of " + std::to_string(total) + " positions " +
                                           std::to_string((total + 1) / 2) + " have the side now on move");
  auto& movers = of_side[0];
  const auto current = std::find(movers.begin(), movers.end(), Visits::key_of(position));
  if (current == movers.end())
    history.fail(ErrorCode::bad_state, "the current position must be among those kept for draws");
  std::iter_swap(current, movers.end() - 1);
  std::vector<Visits::Key> visits(total);
  for (std::size_t i = 0; i < total; ++i) visits[total - 1 - i] = of_side[i % 2][of_side[i % 2].size() - 1 - i / 2];
  return visits;
}

Capture read_capture(json::Value value) {
  const json::Members members = value.members({"at", "from", "jumped"});
  return {read_square(members["from"]), read_square(members["at"]), read_squares(members["jumped"])};
}

Position read_board(const json::Members& members, Seat to_move) {
  const SquareSet dark_kings = read_squares(members["dark_kings"]), dark_men = read_squares(members["dark_men"]);
  const SquareSet light_kings = read_squares(members["light_kings"]), light_men = read_squares(members["light_men"]);
  SquareSet taken;
  for (const SquareSet set : {dark_kings, dark_men, light_kings, light_men}) {
    if (const SquareSet twice = taken & set; !twice.is_empty())
      members.object().fail(ErrorCode::bad_state,
                            "two pieces stand on square " + std::to_string(number(*twice.begin())));
    taken = taken | set;
  }
  return {dark_men | dark_kings, light_men | light_kings, dark_kings | light_kings, to_move};
}

// Which of the optional keys a state must have, and which it must not.
void check_keys(const json::Members& members, const Rules& rules, Mover mover) {
  const bool finished = mover.is_nobody();
  const bool history = rules.draws == Draws::tournament && !finished && !members.has("capture");
  const auto check = [&](std::string_view key, bool wanted) {
    if (members.has(key) == wanted) return;
    members.object().fail(ErrorCode::bad_state, wanted ? "the key " + quote(key) + " is missing in this state"
                                                       : "the key " + quote(key) + " does not belong to this state");
  };
  check("result", finished);
  check("history", history);
  check("quiet_plies", history);
  if (finished) check("capture", false);
}

State build(const Rules& rules, const Position& board, const json::Members& members) {
  if (members.has("result")) {
    const auto result = read_result(members["result"], seats);
    if (!result) members["result"].fail(ErrorCode::bad_state, "a finished state has a result");
    return {rules, board, *result};
  }
  if (members.has("capture")) return {rules, board, read_capture(members["capture"])};
  std::vector<Visits::Key> visits;
  if (members.has("history")) {
    const auto quiet = members["quiet_plies"].as_integer(0, max_quiet_plies - 1);
    visits = read_history(board, members["history"], quiet);
  }
  return {rules, board, visits};
}

}  // namespace

void write_rules(json::Writer& writer, const Rules& rules) {
  writer.begin_object();
  writer.key("draws");
  writer.string(draws_names[static_cast<std::size_t>(rules.draws)]);
  writer.key("unit");
  writer.string(unit_names[static_cast<std::size_t>(rules.unit)]);
  writer.end_object();
}

Rules read_rules(json::Value value, Fields fields) {
  const json::Members members =
      fields == Fields::all ? value.members({"draws", "unit"}) : value.members({}, {"draws", "unit"});
  Rules rules;
  if (members.has("draws")) rules.draws = read_name<Draws>(members["draws"], draws_names);
  if (members.has("unit")) rules.unit = read_name<Unit>(members["unit"], unit_names);
  return rules;
}

void write_state(json::Writer& writer, const State& state) {
  const Position& position = state.position();
  const SquareSet dark_pieces = position.pieces(dark), light_pieces = position.pieces(light), kings = position.kings();
  writer.begin_object();
  if (const auto& capture = state.capture()) {
    writer.key("capture");
    writer.begin_object();
    writer.key("at");
    writer.integer(number(capture->at));
    writer.key("from");
    writer.integer(number(capture->from));
    writer.key("jumped");
    write_squares(writer, capture->jumped);
    writer.end_object();
  }
  writer.key("dark_kings");
  write_squares(writer, dark_pieces & kings);
  writer.key("dark_men");
  write_squares(writer, dark_pieces - kings);
  const bool history = state.visits().size() != 0;
  if (history) {
    writer.key("history");
    write_history(writer, state);
  }
  writer.key("light_kings");
  write_squares(writer, light_pieces & kings);
  writer.key("light_men");
  write_squares(writer, light_pieces - kings);
  if (history) {
    writer.key("quiet_plies");
    writer.integer(state.quiet_plies());
  }
  if (state.result()) {
    writer.key("result");
    write_result(writer, state.result());
  }
  writer.key("to_move");
  write_mover(writer, state.mover());
  writer.end_object();
}

State read_state(const Rules& rules, json::Value value) {
  const json::Members members = value.members({"dark_kings", "dark_men", "light_kings", "light_men", "to_move"},
                                              {"capture", "history", "quiet_plies", "result"});
  const Mover mover = read_mover(members["to_move"], seats);
  if (mover.is_chance()) members["to_move"].fail(ErrorCode::bad_state, "draughts has no chance events");
  check_keys(members, rules, mover);
  const Position board = read_board(members, mover.is_seat() ? mover.seat() : dark);
  try {
    return build(rules, board, members);
  } catch (const Error& error) {
    if (!error.place().empty() || error.code() != ErrorCode::bad_state) throw;
    value.fail(error.code(), error.message());  // the checks of State know no place
  }
}

std::string_view rules_schema() {
  return R"({"additionalProperties":false,"properties":{"draws":{"enum":["tournament","none"]},)"
         R"("unit":{"enum":["move","step"]}},"required":["draws","unit"],"type":"object"})";
}

#define TOUCHLINE_SQUARE R"({"maximum":32,"minimum":1,"type":"integer"})"
#define TOUCHLINE_SQUARES(most) \
  R"({"items":)" TOUCHLINE_SQUARE R"(,"maxItems":)" most R"(,"type":"array","uniqueItems":true})"

std::string_view state_schema() {
  return R"({"additionalProperties":false,"properties":{"capture":{"additionalProperties":false,"properties":{)"
         R"("at":)" TOUCHLINE_SQUARE R"(,"from":)" TOUCHLINE_SQUARE R"(,"jumped":)" TOUCHLINE_SQUARES("9")
         R"(},"required":["at","from","jumped"],"type":"object"},"dark_kings":)" TOUCHLINE_SQUARES("12")
         R"(,"dark_men":)" TOUCHLINE_SQUARES("12")
         R"(,"history":{"items":{"items":false,"minItems":4,"prefixItems":[{"enum":[0,1]},)"
         TOUCHLINE_SQUARES("12") "," TOUCHLINE_SQUARES("12")
         R"(,{"enum":[1,2]}],"type":"array"},"maxItems":80,"minItems":1,"type":"array"},"light_kings":)"
         TOUCHLINE_SQUARES("12") R"(,"light_men":)" TOUCHLINE_SQUARES("12")
         R"(,"quiet_plies":{"maximum":79,"minimum":0,"type":"integer"},"result":{"$ref":"#/$defs/result"},)"
         R"("to_move":{"enum":[0,1,null]}},)"
         R"("required":["dark_kings","dark_men","light_kings","light_men","to_move"],"type":"object"})";
}

#undef TOUCHLINE_SQUARE
#undef TOUCHLINE_SQUARES

}  // namespace touchline::inline v1::draughts
