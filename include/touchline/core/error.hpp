/// The one exception type of the library.
#pragma once

#include <cstdint>
#include <exception>
#include <memory>
#include <string>
#include <string_view>

namespace touchline::inline v1 {

/// What kind of mistake it was; callers may match on it. `name` gives the text used in JSON.
enum class ErrorCode : std::uint8_t {
  illegal_action,  ///< the action, move or event is not possible now
  game_over,       ///< the game is finished
  bad_text,        ///< a move, position or game text cannot be read
  ambiguous_text,  ///< a short text fits more than one legal action
  bad_json,        ///< not JSON, or JSON of the wrong shape
  bad_rules,       ///< rules out of range or at odds with each other
  bad_state,       ///< a state that play could not have produced
  unknown_name,    ///< no game, field, call or option of that name
  unsupported,     ///< this game does not offer that
  limit_exceeded,  ///< larger, deeper or longer than the stated limit
  out_of_range,    ///< an argument outside its documented range
};

/// The text of a code, for example `illegal_action`.
[[nodiscard]] std::string_view name(ErrorCode code) noexcept;

/// A mistake in what the caller passed in: its code, the reason and what would have been right, and the
/// place (a JSON Pointer, `line 3`, a text) where there is one. Whatever throws it has changed nothing.
class Error : public std::exception {
 public:
  /// Copies the texts. An empty `place` is for messages that say it all.
  Error(ErrorCode code, std::string_view message, std::string_view place = {});

  /// What kind of mistake it is.
  [[nodiscard]] ErrorCode code() const noexcept { return details_->code; }
  /// The reason, without the place.
  [[nodiscard]] std::string_view message() const noexcept { return details_->message; }
  /// Where the mistake is; empty when the message says it all.
  [[nodiscard]] std::string_view place() const noexcept { return details_->place; }
  /// `place: message`, or the message alone.
  [[nodiscard]] const char* what() const noexcept override { return details_->what.c_str(); }

 private:
  struct Details {
    ErrorCode code;
    std::string message;
    std::string place;
    std::string what;
  };

  std::shared_ptr<const Details> details_;  // shared, so that copying an exception cannot throw
};

}  // namespace touchline::inline v1
