/// Results in JSON, the same in every game.
#pragma once

#include <optional>

#include "touchline/core/json_reader.hpp"
#include "touchline/core/json_writer.hpp"
#include "touchline/core/result.hpp"

namespace touchline::inline v1 {

/// Writes a result object, or null while the game goes on.
void write_result(json::Writer& writer, const std::optional<Result>& result);

/// Reads what `write_result` writes, for a game of `seats` seats. Checks the shape only: whether that result fits the
/// state is for the game to check.
[[nodiscard]] std::optional<Result> read_result(json::Value value, int seats);

/// Writes who is to move, as in inner states: a seat's number, `"chance"`, or null.
void write_mover(json::Writer& writer, Mover mover);
/// Reads what `write_mover` writes, for a game of `seats` seats.
[[nodiscard]] Mover read_mover(json::Value value, int seats);

}  // namespace touchline::inline v1
