/// Lines from a stream, with a limit on their length.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>

namespace touchline::cli {

enum class LineRead : std::uint8_t {
  whole,     ///< a line, its line feed taken off
  too_long,  ///< a line beyond the limit, passed over
  end,       ///< there is no further line
};

/// Reads the next line into `line`; the last one needs no line feed. Holds no more than `limit` bytes of it.
[[nodiscard]] LineRead read_line(std::istream& in, std::string& line, std::size_t limit);

}  // namespace touchline::cli
