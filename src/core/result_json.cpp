#include "touchline/core/result_json.hpp"

#include <limits>

#include "touchline/core/text.hpp"

namespace touchline::inline v1 {
namespace {

template <class Number>
void write_optional(json::Writer& writer, const std::optional<Number>& number) {
  if (number) {
    writer.integer(static_cast<std::int64_t>(*number));
  } else {
    writer.null();
  }
}

std::int32_t read_score(json::Value value) {
  using Limits = std::numeric_limits<std::int32_t>;
  return static_cast<std::int32_t>(value.as_integer(Limits::min(), Limits::max()));
}

Reason read_reason(json::Value value) {
  const auto reason = reason_named(value.as_string());
  if (!reason) value.fail(ErrorCode::bad_json, quote(value.as_string()) + " is not a reason for the end of a game");
  return *reason;
}

std::array<std::int32_t, max_seats> read_scores(json::Value value, std::size_t expected) {
  if (value.size() != expected)
    value.fail(ErrorCode::bad_json,
               "expected " + std::to_string(expected) + " scores, found " + std::to_string(value.size()));
  std::array<std::int32_t, max_seats> scores{};
  std::size_t i = 0;
  value.for_each_element([&](json::Value score) { scores[i++] = read_score(score); });
  return scores;
}

std::uint16_t read_winners(json::Value value, int seats) {
  unsigned winners = 0;
  std::int64_t last = -1;
  value.for_each_element([&](json::Value element) {
    const std::int64_t seat = element.as_integer(0, seats - 1);
    if (seat <= last) element.fail(ErrorCode::bad_json, "winners are listed in rising order, each once");
    last = seat;
    winners |= 1U << seat;
  });
  return static_cast<std::uint16_t>(winners);
}

}  // namespace

void write_result(json::Writer& writer, const std::optional<Result>& result) {
  if (!result) return writer.null();
  writer.begin_object();
  writer.key("mvp");
  write_optional(writer, result->mvp);
  writer.key("reason");
  writer.string(name(result->reason));
  writer.key("scores");
  writer.begin_array();
  for (std::size_t seat = 0; seat < result->seats; ++seat) writer.integer(result->scores[seat]);
  writer.end_array();
  writer.key("team_scores");
  if (result->team_scores) {
    writer.begin_array();
    for (const auto score : *result->team_scores) writer.integer(score);
    writer.end_array();
  } else {
    writer.null();
  }
  writer.key("winners");
  writer.begin_array();
  for (int seat = 0; seat < result->seats; ++seat)
    if (result->is_winner(static_cast<Seat>(seat))) writer.integer(seat);
  writer.end_array();
  writer.key("winning_team");
  write_optional(writer, result->winning_team);
  writer.end_object();
}

std::optional<Result> read_result(json::Value value, int seats) {
  if (value.is_null()) return std::nullopt;
  const json::Members members = value.members({"mvp", "reason", "scores", "team_scores", "winners", "winning_team"});
  Result result;
  result.seats = static_cast<std::uint8_t>(seats);
  if (!members["mvp"].is_null()) result.mvp = static_cast<Seat>(members["mvp"].as_integer(0, seats - 1));
  result.reason = read_reason(members["reason"]);
  result.scores = read_scores(members["scores"], static_cast<std::size_t>(seats));
  if (!members["team_scores"].is_null()) {
    const auto scores = read_scores(members["team_scores"], 2);
    result.team_scores = {scores[0], scores[1]};
  }
  result.winners = read_winners(members["winners"], seats);
  if (!members["winning_team"].is_null())
    result.winning_team = static_cast<std::uint8_t>(members["winning_team"].as_integer(0, 1));
  return result;
}

void write_mover(json::Writer& writer, Mover mover) {
  if (mover.is_seat()) {
    writer.integer(index(mover.seat()));
  } else if (mover.is_chance()) {
    writer.string("chance");
  } else {
    writer.null();
  }
}

Mover read_mover(json::Value value, int seats) {
  if (value.is_null()) return Mover::nobody();
  if (value.kind() == json::Kind::string) {
    if (value.as_string() == "chance") return Mover::chance();
    value.fail(ErrorCode::bad_json, "expected a seat, \"chance\" or null, found " + quote(value.as_string()));
  }
  return static_cast<Seat>(value.as_integer(0, seats - 1));
}

}  // namespace touchline::inline v1
