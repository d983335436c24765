#include <limits>
#include <string>

#include "touchline/checker_football/json.hpp"
#include "touchline/core/result_json.hpp"
#include "touchline/core/text.hpp"

namespace touchline::inline v1::checker_football {
namespace {

constexpr int seats = 2;

void write_optional_square(json::Writer& writer, Square square) {
  if (square == no_square) {
    writer.null();
  } else {
    writer.string(place_name(square).view());
  }
}

void write_stacks(json::Writer& writer, const Position& board) {
  writer.begin_array();
  for (const Square square : board.occupied()) {
    writer.begin_array();
    writer.string(place_name(square).view());
    for (int level = 0; level < board.height(square); ++level) writer.integer(index(board.man(square, level)));
    writer.end_array();
  }
  writer.end_array();
}

void write_down(json::Writer& writer, const Situation& now) {
  writer.begin_object();
  writer.key("exchanged");
  writer.boolean(now.exchanged);
  writer.key("forward_pass");
  writer.boolean(now.position.forward_pass());
  writer.key("gained");
  writer.boolean(now.gained);
  writer.key("moves");
  writer.integer(now.moves);
  writer.end_object();
}

void write_play(json::Writer& writer, Play play) {
  if (play == Play::none) {
    writer.null();
  } else {
    writer.string(name(play));
  }
}

Square read_square(json::Value value, int columns) {
  const auto square = parse_square(value.as_string(), columns);
  if (!square || place_name(*square).view() != value.as_string())
    value.fail(ErrorCode::bad_state, quote(value.as_string()) + " is not a square of this board (a0 to " +
                                         name(square_at(columns - 1, rows - 1)) + ")");
  return *square;
}

SquareSet read_squares(json::Value value, int columns) {
  SquareSet squares;
  value.for_each_element([&](json::Value element) {
    const Square square = read_square(element, columns);
    if (squares.has(square)) element.fail(ErrorCode::bad_state, name(square) + " stands twice in this list");
    squares.insert(square);
  });
  return squares;
}

// A square and the seats of its men, bottom to top.
void read_stack(json::Value value, Position& board) {
  Square square = no_square;
  Seat top = home;
  int height = 0;
  value.for_each_element([&](json::Value element) {
    if (square == no_square) {
      square = read_square(element, board.columns());
      return;
    }
    const auto seat = static_cast<Seat>(element.as_integer(0, seats - 1));
    if (height > 0 && seat == top)
      element.fail(ErrorCode::bad_state, "only an opponent covers a man, so the owners in a block alternate (CF-14)");
    if (height == most_men) element.fail(ErrorCode::bad_state, "a stack is of 48 men at most");
    top = seat;
    ++height;
  });
  if (height == 0) value.fail(ErrorCode::bad_json, "a stack is a square and the seats of its men, bottom to top");
  if (board.occupied().has(square)) value.fail(ErrorCode::bad_state, "there is already a stack on " + name(square));
  board.put(square, top, height);
}

void read_board(const json::Members& members, Position& board) {
  members["stacks"].for_each_element([&](json::Value stack) { read_stack(stack, board); });
  const bool live = members["live"].as_boolean();
  const json::Value ball = members["ball"];
  if (ball.is_null()) {
    if (live) members["live"].fail(ErrorCode::bad_state, "a live ball has a square");
    return;
  }
  const Square square = read_square(ball, board.columns());
  if (live) {
    board.drop_ball(square);
  } else {
    board.carry_ball(square);
  }
}

void read_score(json::Value value, std::array<std::int32_t, 2>& score) {
  if (value.size() != seats) value.fail(ErrorCode::bad_json, "expected two scores, Home's and Away's");
  std::size_t seat = 0;
  value.for_each_element([&](json::Value points) {
    score[seat++] = static_cast<std::int32_t>(points.as_integer(0, std::numeric_limits<std::int32_t>::max()));
  });
}

Phase read_phase(json::Value value) {
  const auto phase = phase_named(value.as_string());
  if (!phase) value.fail(ErrorCode::bad_state, quote(value.as_string()) + " is not a phase of Checker Football");
  return *phase;
}

Play read_play(json::Value value) {
  if (value.is_null()) return Play::none;
  const auto play = play_named(value.as_string());
  if (!play)
    value.fail(ErrorCode::bad_state, quote(value.as_string()) + " is not kickoff, scrimmage, one_point or two_points");
  return *play;
}

void read_down(json::Value value, Situation& now) {
  const json::Members members = value.members({"exchanged", "forward_pass", "gained", "moves"});
  now.exchanged = members["exchanged"].as_boolean();
  now.position.set_forward_pass(members["forward_pass"].as_boolean());
  now.gained = members["gained"].as_boolean();
  now.moves = static_cast<std::uint32_t>(members["moves"].as_integer(0, 99999));
}

void check_key(const json::Members& members, std::string_view key, bool wanted, Phase phase) {
  if (members.has(key) == wanted) return;
  members.object().fail(ErrorCode::bad_state, "the key " + quote(key) +
                                                  (wanted ? " is missing" : " does not belong here") + " in phase " +
                                                  std::string(name(phase)));
}

void read_mover(json::Value value, Situation& now) {
  const Mover mover = touchline::read_mover(value, seats);
  const Actor actor = row_of(now.phase).actor;
  const bool fits = actor == Actor::chance   ? mover.is_chance()
                    : actor == Actor::nobody ? mover.is_nobody()
                                             : mover.is_seat();
  if (!fits) value.fail(ErrorCode::bad_state, "that is not who acts in phase " + std::string(name(now.phase)));
  now.to_move = mover.is_seat() ? mover.seat() : now.position.offense();
}

State read_unfinished(const Rules& rules, const json::Members& members, Situation now) {
  for (const std::string_view key : {"half", "line", "offense", "play", "possession"})
    check_key(members, key, true, now.phase);
  now.play = read_play(members["play"]);
  check_key(members, "down", is_in_play(now.phase, now.play), now.phase);
  check_key(members, "landed", now.phase == Phase::jump, now.phase);
  check_key(members, "target", now.phase == Phase::landing, now.phase);
  check_key(members, "result", false, now.phase);
  now.half = static_cast<std::uint8_t>(members["half"].as_integer(1, 2));
  now.possession = static_cast<std::uint16_t>(members["possession"].as_integer(0, 1000));
  now.position.set_line(static_cast<int>(members["line"].as_integer(1, 9)));
  now.position.set_offense(static_cast<Seat>(members["offense"].as_integer(0, seats - 1)));
  if (members.has("down")) read_down(members["down"], now);
  if (members.has("landed")) now.landed = read_squares(members["landed"], rules.columns);
  if (members.has("target")) now.target = read_square(members["target"], rules.columns);
  read_mover(members["to_move"], now);
  return {rules, now};
}

State read_finished(const Rules& rules, const json::Members& members, Situation now) {
  for (const std::string_view key : {"down", "half", "landed", "line", "offense", "play", "possession", "target"})
    check_key(members, key, false, now.phase);
  check_key(members, "result", true, now.phase);
  read_mover(members["to_move"], now);
  const auto result = read_result(members["result"], seats);
  if (!result) members["result"].fail(ErrorCode::bad_state, "a finished state has a result");
  return {rules, now, *result};
}

}  // namespace

void write_state(json::Writer& writer, const State& state) {
  const Situation& now = state.situation();
  const bool finished = now.phase == Phase::finished;
  writer.begin_object();
  writer.key("ball");
  write_optional_square(writer, now.position.ball());
  if (is_in_play(now.phase, now.play)) {
    writer.key("down");
    write_down(writer, now);
  }
  if (!finished) {
    writer.key("half");
    writer.integer(now.half);
  }
  if (now.phase == Phase::jump) {
    writer.key("landed");
    writer.begin_array();
    for (const Square square : now.landed) writer.string(place_name(square).view());
    writer.end_array();
  }
  if (!finished) {
    writer.key("line");
    writer.integer(now.position.line());
  }
  writer.key("live");
  writer.boolean(now.position.is_live());
  if (!finished) {
    writer.key("offense");
    writer.integer(index(now.position.offense()));
  }
  writer.key("phase");
  writer.string(name(now.phase));
  if (!finished) {
    writer.key("play");
    write_play(writer, now.play);
    writer.key("possession");
    writer.integer(now.possession);
  }
  if (finished) {
    writer.key("result");
    write_result(writer, state.result());
  }
  writer.key("score");
  writer.begin_array();
  for (const int points : now.score) writer.integer(points);
  writer.end_array();
  writer.key("stacks");
  write_stacks(writer, now.position);
  if (now.phase == Phase::landing) {
    writer.key("target");
    writer.string(place_name(now.target).view());
  }
  writer.key("to_move");
  write_mover(writer, state.mover());
  writer.end_object();
}

State read_state(const Rules& rules, json::Value value) {
  const json::Members members =
      value.members({"ball", "live", "phase", "score", "stacks", "to_move"},
                    {"down", "half", "landed", "line", "offense", "play", "possession", "result", "target"});
  Situation now(rules.columns);
  now.phase = read_phase(members["phase"]);
  read_score(members["score"], now.score);
  read_board(members, now.position);
  try {
    return now.phase == Phase::finished ? read_finished(rules, members, now) : read_unfinished(rules, members, now);
  } catch (const Error& error) {
    if (!error.place().empty() || error.code() != ErrorCode::bad_state) throw;
    value.fail(error.code(), error.message());  // the checks of State know no place
  }
}

}  // namespace touchline::inline v1::checker_football
