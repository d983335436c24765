// Squares in JSON, by name.
#pragma once

#include "touchline/core/json_reader.hpp"
#include "touchline/core/json_writer.hpp"
#include "touchline/soccer/square.hpp"

namespace touchline::inline v1::soccer {

void write_square(json::Writer& writer, Square square);
void write_squares(json::Writer& writer, const SquareSet& squares);

// Reading throws Error(`code`) with the place for what is no name of a square on the largest board, and for a square
// that stands twice in a list.
[[nodiscard]] Square read_square(json::Value value, ErrorCode code);
[[nodiscard]] SquareSet read_squares(json::Value value, ErrorCode code);

// Throws again an error that names a key of `object` as its place, or none, with the whole place.
[[noreturn]] void fail_within(json::Value object, const Error& error);

}  // namespace touchline::inline v1::soccer
