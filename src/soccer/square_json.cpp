#include "square_json.hpp"

#include <string>

#include "touchline/core/text.hpp"

namespace touchline::inline v1::soccer {

void write_square(json::Writer& writer, Square square) { writer.string(place_name(square).view()); }

void write_squares(json::Writer& writer, const SquareSet& squares) {
  writer.begin_array();
  for (const Square square : squares) write_square(writer, square);
  writer.end_array();
}

Square read_square(json::Value value, ErrorCode code) {
  const auto square = square_named(value.as_string());
  if (!square || place_name(*square).view() != value.as_string())
    value.fail(code, quote(value.as_string()) + " is no square; they are A1 to S25, on the largest board");
  return *square;
}

SquareSet read_squares(json::Value value, ErrorCode code) {
  SquareSet squares;
  value.for_each_element([&](json::Value element) {
    const Square square = read_square(element, code);
    if (squares.has(square)) element.fail(code, name(square) + " stands twice in this list");
    squares.insert(square);
  });
  return squares;
}

void fail_within(json::Value object, const Error& error) {
  if (error.place().empty()) object.fail(error.code(), error.message());
  throw Error(error.code(), error.message(), object.place() + "/" + std::string(error.place()));
}

}  // namespace touchline::inline v1::soccer
