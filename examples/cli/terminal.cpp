#include "terminal.hpp"

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace touchline::cli {

bool is_terminal(Stream stream) noexcept {
  const int number = static_cast<int>(stream);
#ifdef _WIN32
  return _isatty(number) != 0;
#else
  return isatty(number) != 0;
#endif
}

}  // namespace touchline::cli
