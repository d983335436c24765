/// How turns are listed, between C and C++.
#pragma once

#include "arguments.hpp"

namespace touchline::capi {

/// The options of the caller's struct; NULL stands for the defaults.
[[nodiscard]] TurnOptions turn_options_in(const tl_turn_options* options);

[[nodiscard]] std::int32_t listing_number(Listing listing) noexcept;

/// The actions of a turn as plain numbers; the buffer is used again for the next turn.
class PlainActions {
 public:
  [[nodiscard]] std::span<const std::uint64_t> of(std::span<const ActionId> actions) {
    numbers_.clear();
    for (const ActionId action : actions) numbers_.push_back(value(action));
    return numbers_;
  }

 private:
  std::vector<std::uint64_t> numbers_;
};

}  // namespace touchline::capi
