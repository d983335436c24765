/// What the standard streams of this process are connected to.
#pragma once

#include <cstdint>

namespace touchline::cli {

enum class Stream : std::uint8_t { in, out, err };

[[nodiscard]] bool is_terminal(Stream stream) noexcept;

}  // namespace touchline::cli
