/// The names of squares and points.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace touchline::inline v1::grid {

/// A letter and a number of one digit or two, such as `H10`. The text lies in the value itself: nothing allocates.
class PlaceName {
 public:
  /// `number` from 0 to 99.
  constexpr PlaceName(char letter, int number) noexcept : text_{letter}, size_(number < 10 ? 2 : 3) {
    if (number >= 10) text_[1] = static_cast<char>('0' + number / 10);
    text_[size_ - 1] = static_cast<char>('0' + number % 10);
  }

  /// The text; it goes with the value.
  [[nodiscard]] constexpr std::string_view view() const noexcept { return {text_.data(), size_}; }
  /// The text as a string of its own.
  [[nodiscard]] std::string string() const { return std::string(view()); }

 private:
  std::array<char, 3> text_;
  std::size_t size_;
};

}  // namespace touchline::inline v1::grid
