// An SVG picture taken apart into its elements, and pictures put together to one that moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/svg.hpp"

namespace touchline::inline v1::svg {

/// The elements of a picture from back to front, each with the groups that it lies in.
class Layers {
 public:
  struct Layer {
    std::string groups;   ///< the start tags of the groups around it, from outside
    std::string element;  ///< a whole element that is no group

    friend auto operator<=>(const Layer&, const Layer&) = default;
  };

  /// Takes apart a document as `Picture` writes them. Error(unsupported) for what is none such.
  explicit Layers(std::string_view document);

  [[nodiscard]] int width() const noexcept { return width_; }
  [[nodiscard]] int height() const noexcept { return height_; }
  [[nodiscard]] const std::vector<Layer>& layers() const noexcept { return layers_; }
  /// Puts an element in front.
  void add(std::string element) { layers_.push_back({"", std::move(element)}); }
  /// The whole picture as an element, scaled to a place.
  [[nodiscard]] std::string framed(Point at, int width, int height) const;

 private:
  int width_ = 0;
  int height_ = 0;
  std::string content_;
  std::vector<Layer> layers_;
};

/// How long the pictures of an animation stand.
struct Clock {
  std::uint64_t milliseconds = 0;  ///< each
  std::uint64_t last_stands = 1;   ///< times as long: the last
};

/// Pictures one after another. What stays from one to the next is kept once.
class MovingLayers {
 public:
  void add(const Layers& picture);

  [[nodiscard]] std::size_t pictures() const noexcept { return pictures_; }
  /// About as many as `written` will have.
  [[nodiscard]] std::size_t bytes() const noexcept { return bytes_; }
  /// The elements of the animation. A program that does not animate shows the last picture.
  [[nodiscard]] std::string written(const Clock& clock) const;

 private:
  /// The pictures from `begin` on, up to `end`.
  struct Interval {
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const Interval&, const Interval&) = default;
  };
  struct Kept {
    std::size_t layer;           // in known_
    std::vector<Interval> seen;  // in rising order, apart
  };

  [[nodiscard]] std::vector<std::size_t> places_of(const std::vector<std::size_t>& picture) const;
  void see(Kept& kept);
  // The start of a group that is visible in those pictures only, of so many units of time.
  [[nodiscard]] std::string visibility(const std::vector<Interval>& seen, std::uint64_t units,
                                       const Clock& clock) const;

  std::size_t pictures_ = 0;
  std::size_t bytes_ = 0;
  std::map<Layers::Layer, std::size_t> numbers_;
  std::vector<const Layers::Layer*> known_;  // by number; keys of the map
  std::vector<Kept> kept_;                   // from back to front: every picture's layers in their order
};

}  // namespace touchline::inline v1::svg
