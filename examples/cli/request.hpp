/// A request of `serve`.
#pragma once

#include <string>
#include <string_view>

#include "session.hpp"

namespace touchline::cli {

/// Answers a request, one JSON value, with one JSON object without a line feed:
/// `{"id":…,"ok":true,"result":…}` or `{"error":{…},"id":…,"ok":false}`. Throws nothing but std::bad_alloc.
[[nodiscard]] std::string answer_request(const Registry& registry, std::string_view request);

/// The answer to what was no request at all.
[[nodiscard]] std::string answer_unreadable(const Error& error);

}  // namespace touchline::cli
