// Collects actions in rising order into a caller's buffer, and counts those that do not fit.
#pragma once

#include <bit>
#include <cstddef>
#include <span>

#include "touchline/checker_football/action.hpp"
#include "touchline/checker_football/around.hpp"

namespace touchline::inline v1::checker_football {

class ActionList {
 public:
  explicit ActionList(std::span<ActionId> out) noexcept : out_(out) {}

  [[nodiscard]] std::size_t count() const noexcept { return count_; }

  void add(ActionId action) noexcept {
    if (count_ < out_.size()) out_[count_] = action;
    ++count_;
  }

  // `first` is the action towards north from a square; the other directions follow it.
  void add_directions(ActionId first, Directions directions) noexcept {
    if (count_ >= out_.size()) {
      count_ += static_cast<std::size_t>(std::popcount(directions));
      return;
    }
    for (; directions != 0; directions &= directions - 1)
      add(static_cast<ActionId>(value(first) + static_cast<std::uint64_t>(std::countr_zero(directions))));
  }

  // `number(square)` is the action of a square.
  template <class Number>
  void add_squares(const SquareSet& squares, const Number& number) noexcept {
    if (count_ >= out_.size()) {
      count_ += static_cast<std::size_t>(squares.size());
      return;
    }
    for (const Square square : squares) add(number(square));
  }

 private:
  std::span<ActionId> out_;
  std::size_t count_ = 0;
};

}  // namespace touchline::inline v1::checker_football
