/// Where the driver reads and writes.
#pragma once

#include <iosfwd>

namespace touchline::cli {

/// The streams of a run and what stands behind them. Progress is shown only where `err` is a terminal, colour and
/// cleared screens only where `out` is one.
struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool out_is_terminal = false;
  bool err_is_terminal = false;
  bool colour = false;
};

}  // namespace touchline::cli
