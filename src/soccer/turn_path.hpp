// The actions of a whole turn while it is being searched.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "touchline/core/action.hpp"

namespace touchline::inline v1::soccer {

class TurnPath {
 public:
  // Six pieces of six steps, each but the last with an end-piece, and the end-turn.
  static constexpr std::size_t capacity = std::size_t{6} * 7;

  void push(ActionId action) noexcept { actions_[size_++] = action; }
  void pop() noexcept { --size_; }
  [[nodiscard]] std::span<const ActionId> actions() const noexcept { return {actions_.data(), size_}; }

 private:
  std::array<ActionId, capacity> actions_{};
  std::size_t size_ = 0;
};

// Delivers turns to a visitor, up to a limit.
class Delivery {
 public:
  Delivery(const TurnOptions& options, TurnVisitor visit) noexcept : left_(options.limit), visit_(visit) {}

  // False: no more.
  bool deliver(const TurnPath& path) {
    if (left_ == 0) {
      listing_ = Listing::cut;
      return false;
    }
    --left_;
    if (visit_(path.actions())) return true;
    listing_ = Listing::stopped;
    return false;
  }
  [[nodiscard]] Listing listing() const noexcept { return listing_; }

 private:
  std::uint64_t left_;
  TurnVisitor visit_;
  Listing listing_ = Listing::complete;
};

}  // namespace touchline::inline v1::soccer
