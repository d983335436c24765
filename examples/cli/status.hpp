/// How a run of the driver ends, and the mistakes that lead there.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "touchline/core/error.hpp"

namespace touchline::cli {

/// Exit statuses. Interrupted is what shells report for a program that Ctrl-C ended.
enum Status : int { done = 0, bad_input = 1, wrong_usage = 2, interrupted_status = 130 };

/// A call that was put together wrongly: an unknown game, options that exclude each other, a count that the game does
/// not have. Ends with Status::wrong_usage.
class UsageError : public Error {
 public:
  using Error::Error;
};

/// An action that was refused, with the texts of what would have been legal.
class RefusedAction : public Error {
 public:
  RefusedAction(const Error& error, std::string_view place, std::vector<std::string> legal)
      : Error(error.code(), error.message(), place), legal_(std::move(legal)) {}

  [[nodiscard]] const std::vector<std::string>& legal() const noexcept { return legal_; }

 private:
  std::vector<std::string> legal_;
};

/// The same mistake at `place`, in front of the place that it names itself.
[[nodiscard]] inline Error error_at(const Error& error, std::string_view place) {
  std::string whole(place);
  if (!error.place().empty()) whole.append(": ").append(error.place());
  return Error(error.code(), error.message(), whole);
}

/// The same mistake within the document that a request has at `pointer`: its place stays a JSON Pointer.
[[nodiscard]] inline Error error_in_request(const Error& error, std::string_view pointer) {
  if (error.place().empty() || error.place().starts_with('/'))
    return Error(error.code(), error.message(), std::string(pointer).append(error.place()));
  return Error(error.code(), error.what(), pointer);
}

}  // namespace touchline::cli
