#include "touchline/core/error.hpp"

namespace touchline::inline v1 {

std::string_view name(ErrorCode code) noexcept {
  switch (code) {
    case ErrorCode::illegal_action:
      return "illegal_action";
    case ErrorCode::game_over:
      return "game_over";
    case ErrorCode::bad_text:
      return "bad_text";
    case ErrorCode::ambiguous_text:
      return "ambiguous_text";
    case ErrorCode::bad_json:
      return "bad_json";
    case ErrorCode::bad_rules:
      return "bad_rules";
    case ErrorCode::bad_state:
      return "bad_state";
    case ErrorCode::unknown_name:
      return "unknown_name";
    case ErrorCode::unsupported:
      return "unsupported";
    case ErrorCode::limit_exceeded:
      return "limit_exceeded";
    case ErrorCode::out_of_range:
      return "out_of_range";
  }
  return "unknown";
}

Error::Error(ErrorCode code, std::string_view message, std::string_view place) {
  std::string what;
  if (!place.empty()) what.append(place).append(": ");
  what.append(message);
  details_ = std::make_shared<const Details>(Details{code, std::string(message), std::string(place), std::move(what)});
}

}  // namespace touchline::inline v1
