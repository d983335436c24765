/// What the pictures of all games share: one palette, one set of marks, and a writer of SVG elements.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "touchline/core/game.hpp"

namespace touchline::inline v1::svg {

/// Colours by their part in a picture.
struct Palette {
  std::string_view paper;       ///< behind everything
  std::string_view ink;         ///< coordinates and outlines
  std::string_view board;       ///< playing squares, or the whole board
  std::string_view board_pale;  ///< the other squares, zones, bands
  std::string_view line;        ///< lines of the board
  std::string_view first;       ///< pieces of seat 0
  std::string_view second;      ///< pieces of seat 1
  std::string_view neutral;     ///< what belongs to nobody
  std::string_view last;        ///< the last turn
  std::string_view target;      ///< what the mover can do
};

/// The colours of a theme; they live as long as the program.
[[nodiscard]] const Palette& palette(SvgOptions::Theme theme) noexcept;

/// Attributes of an element, `{{"x", "3"}, {"fill", colour}}`; values are escaped.
using Attributes = std::initializer_list<std::pair<std::string_view, std::string>>;

/// A coordinate with at most two decimals, `12.5`: from hundredths, so that no rounding differs anywhere.
[[nodiscard]] std::string hundredths(int value);

/// Writes one SVG document of `width` by `height` units. `title` is read out by screen readers.
class Picture {
 public:
  /// Writes the root element, the title and the paper. The palette is not kept.
  Picture(int width, int height, std::string_view title, const Palette& palette);

  /// An element without content.
  void add(std::string_view element, Attributes attributes);
  /// An element that holds text.
  void text(std::string_view content, Attributes attributes, std::string_view element = "text");
  /// An element that holds those added until `close`, which must name the same one.
  void open(std::string_view element, Attributes attributes);
  /// Ends the element opened last.
  void close(std::string_view element);

  /// Ends the document and gives it away.
  [[nodiscard]] std::string finish() &&;

 private:
  void tag(std::string_view element, Attributes attributes);

  std::string out_;
};

}  // namespace touchline::inline v1::svg
