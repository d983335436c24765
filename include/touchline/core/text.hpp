/// Small helpers for reading what people type and for quoting it in messages.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace touchline::inline v1 {

/// The text in quotation marks for a message: control characters and bytes that are not UTF-8 are replaced by `?`,
/// and what is longer than 60 bytes is cut and ends in `…`.
[[nodiscard]] std::string quote(std::string_view text);

/// ASCII lower case; other bytes stay.
[[nodiscard]] std::string lower(std::string_view text);

/// Without white space at both ends.
[[nodiscard]] std::string_view trim(std::string_view text) noexcept;

/// The number that the whole text is, in decimal digits without sign, at most `most`; leading zeros are accepted.
[[nodiscard]] std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t most) noexcept;

}  // namespace touchline::inline v1
