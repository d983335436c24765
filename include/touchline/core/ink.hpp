/// The colours of text boards, one set for all games.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace touchline::inline v1 {

/// A colour by what it stands for on a board.
enum class Ink : std::uint8_t {
  plain,    ///< as text is otherwise
  first,    ///< pieces of seat 0 or of team 0
  second,   ///< pieces of seat 1 or of team 1
  ball,     ///< the ball, and what stands out as it does
  mark,     ///< what is going on now
  ground,   ///< vacant squares, lines and coordinates
  heading,  ///< whose move it is, and the score
};

/// The text in that colour by the escape sequences of terminals; unchanged for `plain` and without `colour`.
[[nodiscard]] std::string inked(std::string_view text, Ink ink, bool colour);

}  // namespace touchline::inline v1
