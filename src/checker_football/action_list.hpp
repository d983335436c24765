// Collects actions in rising order into a caller's buffer, and counts those that do not fit.
#pragma once

#include <cstddef>
#include <span>

#include "touchline/checker_football/action.hpp"
#include "touchline/checker_football/around.hpp"
#include "touchline/grid/direction_numbers.hpp"

namespace touchline::inline v1::checker_football {

class ActionList {
 public:
  explicit ActionList(std::span<ActionId> out) noexcept : out_(out) {}

  [[nodiscard]] std::size_t count() const noexcept { return count_; }

  void add(ActionId action) noexcept {
    if (count_ < out_.size()) out_[count_] = action;
    ++count_;
  }

  // `first` is the action towards north from a square; the other directions follow it. Always writes eight where there
  // is room, the surplus to be written over: how many there are can hardly be foreseen by a processor.
  void add_directions(ActionId first, Directions directions) noexcept {
    const grid::DirectionNumbers& set = grid::numbers_of_directions[directions];
    if (count_ + set.numbers.size() <= out_.size()) {
      for (std::size_t i = 0; i < set.numbers.size(); ++i)
        out_[count_ + i] = static_cast<ActionId>(value(first) + set.numbers[i]);
      count_ += set.count;
    } else if (count_ >= out_.size()) {
      count_ += set.count;
    } else {
      for (std::size_t i = 0; i < set.count; ++i) add(static_cast<ActionId>(value(first) + set.numbers[i]));
    }
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
