#include <limits>
#include <string>

#include "touchline/core/result_json.hpp"
#include "touchline/soccer/json.hpp"

#include "square_json.hpp"

namespace touchline::inline v1::soccer {
namespace {

constexpr int seats = 2;

template <class Pair>
void write_pair(json::Writer& writer, const Pair& pair) {
  writer.begin_array();
  for (const auto number : pair) writer.integer(number);
  writer.end_array();
}

void write_turn(json::Writer& writer, const Turn& turn) {
  if (!turn.has_begun()) return writer.null();
  writer.begin_object();
  writer.key("finished");
  writer.begin_array();
  for (std::size_t i = 0; i < turn.finished_count; ++i) write_square(writer, turn.finished[i]);
  writer.end_array();
  writer.key("piece");
  if (turn.piece == no_square) {
    writer.null();
  } else {
    write_square(writer, turn.piece);
  }
  writer.key("stepped");
  writer.boolean(!turn.after_end_piece);
  writer.key("steps_left");
  writer.integer(turn.steps_left);
  writer.end_object();
}

// Two numbers by seat.
std::array<int, 2> read_pair(json::Value value, int most) {
  if (value.size() != seats) value.fail(ErrorCode::bad_json, "expected two numbers, for red and for blue");
  std::array<int, 2> pair{};
  std::size_t seat = 0;
  value.for_each_element([&](json::Value element) { pair[seat++] = static_cast<int>(element.as_integer(0, most)); });
  return pair;
}

Square read_square_on(const Pitch& pitch, json::Value value) {
  const Square square = read_square(value, ErrorCode::bad_state);
  if (!pitch.is_on_board(square)) value.fail(ErrorCode::bad_state, name(square) + " is not on this board");
  return square;
}

SquareSet read_squares_on(const Pitch& pitch, json::Value value) {
  value.for_each_element([&](json::Value element) { (void)read_square_on(pitch, element); });
  return read_squares(value, ErrorCode::bad_state);
}

Turn read_turn(const Pitch& pitch, json::Value value) {
  if (value.is_null()) return Turn{};
  const json::Members members = value.members({"finished", "piece", "stepped", "steps_left"});
  Turn turn;
  const SquareSet finished = read_squares_on(pitch, members["finished"]);
  if (finished.size() > static_cast<int>(Turn::most_finished))
    members["finished"].fail(ErrorCode::bad_state, "more finished pieces than a turn can have (SO-6)");
  for (const Square square : finished) turn.finish(square);
  if (!members["piece"].is_null()) turn.piece = read_square_on(pitch, members["piece"]);
  turn.after_end_piece = !members["stepped"].as_boolean();
  turn.steps_left = static_cast<std::uint8_t>(members["steps_left"].as_integer(0, pitch.steps() - 1));
  if (!turn.has_begun()) value.fail(ErrorCode::bad_state, "a turn that has begun has used a piece (SO-23)");
  return turn;
}

void require_key(const json::Members& members, std::string_view key, bool wanted, std::string_view when) {
  if (members.has(key) == wanted) return;
  members.object().fail(ErrorCode::bad_state,
                        "\"" + std::string(key) + "\" stands " + std::string(when) + ", and always then");
}

// Which keys stand beside board and score: those of a finished state, or those of one in play.
void check_keys(const json::Members& members, const Rules& rules, bool is_finished) {
  require_key(members, "result", is_finished, "in a finished state, where to_move is null");
  require_key(members, "turn", !is_finished, "in a state that is not finished");
  require_key(members, "zone_passes", !is_finished, "in a state that is not finished");
  require_key(members, "turns", !is_finished && rules.max_turns != 0,
              "in a state that is not finished, where max_turns is not 0");
}

State read_finished(const Rules& rules, const Position& position, const json::Members& members) {
  const auto result = read_result(members["result"], seats);
  if (!result) members["result"].fail(ErrorCode::bad_state, "a finished state has a result");
  const Score score = read_pair(members["score"], rules.goals_to_win);
  if (score != Score{result->scores[0], result->scores[1]})
    members["score"].fail(ErrorCode::bad_state, "the scores of the result differ");
  return {rules, position, *result};
}

State read_checked(const Rules& rules, const json::Members& members) {
  const Pitch pitch(rules);
  const Mover mover = read_mover(members["to_move"], seats);
  if (mover.is_chance()) members["to_move"].fail(ErrorCode::bad_state, "soccer has no chance events");
  check_keys(members, rules, mover.is_nobody());
  const SquareSet red_pieces = read_squares_on(pitch, members["red"]);
  const SquareSet blue_pieces = read_squares_on(pitch, members["blue"]);
  const Square ball = read_square_on(pitch, members["ball"]);
  if (mover.is_nobody()) return read_finished(rules, {pitch, red_pieces, blue_pieces, ball, red}, members);

  const auto passes = read_pair(members["zone_passes"], std::numeric_limits<std::uint8_t>::max());
  const Position::Passes counted{static_cast<std::uint8_t>(passes[0]), static_cast<std::uint8_t>(passes[1])};
  const Turn turn = read_turn(pitch, members["turn"]);
  const Position position(pitch, red_pieces, blue_pieces, ball, mover.seat(), counted, turn);
  constexpr int most = std::numeric_limits<int>::max();
  const int turns = members.has("turns") ? static_cast<int>(members["turns"].as_integer(0, most)) : 0;
  return {rules, position, read_pair(members["score"], most), turns};
}

}  // namespace

void write_state(json::Writer& writer, const State& state) {
  const Position& position = state.position();
  const bool in_play = !state.result().has_value();
  writer.begin_object();
  writer.key("ball");
  write_square(writer, position.ball());
  writer.key("blue");
  write_squares(writer, position.pieces(blue));
  writer.key("red");
  write_squares(writer, position.pieces(red));
  if (!in_play) {
    writer.key("result");
    write_result(writer, state.result());
  }
  writer.key("score");
  write_pair(writer, state.score());
  writer.key("to_move");
  write_mover(writer, state.mover());
  if (in_play) {
    writer.key("turn");
    write_turn(writer, position.turn());
  }
  if (in_play && state.rules().max_turns != 0) {
    writer.key("turns");
    writer.integer(state.turns());
  }
  if (in_play) {
    writer.key("zone_passes");
    write_pair(writer, std::array<int, 2>{position.zone_passes(red), position.zone_passes(blue)});
  }
  writer.end_object();
}

State read_state(const Rules& rules, json::Value value) {
  const json::Members members =
      value.members({"ball", "blue", "red", "score", "to_move"}, {"result", "turn", "turns", "zone_passes"});
  try {
    return read_checked(rules, members);
  } catch (const Error& error) {
    if (error.code() != ErrorCode::bad_state || error.place().starts_with("/")) throw;
    fail_within(value, error);  // the checks of State know the key, not the whole place
  }
}

}  // namespace touchline::inline v1::soccer
