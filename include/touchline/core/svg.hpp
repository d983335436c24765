/// What the pictures of all games share: one palette, one set of marks, and a writer of SVG elements.
#pragma once

#include <array>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "touchline/core/game.hpp"

namespace touchline::inline v1::svg {

/// Colours by their part in a picture. Each differs from all others of its palette.
struct Palette {
  std::string_view paper;         ///< behind everything
  std::string_view ink;           ///< coordinates, captions
  std::string_view faint;         ///< what is written on the board
  std::string_view board;         ///< playing squares, the pitch
  std::string_view board_band;    ///< bands of the pitch
  std::string_view board_pale;    ///< the other squares, what lies beside the pitch
  std::string_view line;          ///< lines of the board
  std::string_view rim;           ///< around pieces and cards
  std::string_view first;         ///< pieces of seat 0
  std::string_view first_edge;    ///< relief on them
  std::string_view second;        ///< pieces of seat 1
  std::string_view second_edge;   ///< relief on them
  std::string_view blue;          ///< pieces of seat 1 where that side is called blue
  std::string_view blue_edge;     ///< relief on them
  std::string_view on_first;      ///< what is written on pieces of seat 0, and on blue ones
  std::string_view on_second;     ///< what is written on pieces of seat 1
  std::string_view neutral;       ///< what belongs to nobody
  std::string_view neutral_edge;  ///< relief on it
  std::string_view ball;          ///< a round ball
  std::string_view seam;          ///< its seams
  std::string_view leather;       ///< an oval ball
  std::string_view lace;          ///< its laces
  std::string_view card;          ///< the face of a card
  std::string_view card_black;    ///< clubs and spades
  std::string_view card_red;      ///< diamonds and hearts
  std::string_view card_back;     ///< a card that is not seen
  std::string_view last;          ///< the last turn
  std::string_view target;        ///< what the mover can do
};

/// The colours of a theme, which live as long as the program; `automatic` has those of `light`, see Picture.
[[nodiscard]] const Palette& palette(SvgOptions::Theme theme) noexcept;

/// Every colour of a palette, in the order of its members.
[[nodiscard]] std::array<std::string_view, sizeof(Palette) / sizeof(std::string_view)> colours(const Palette& of);

/// Attributes of an element, `{{"x", "3"}, {"fill", colour}}`; values are escaped.
using Attributes = std::initializer_list<std::pair<std::string_view, std::string>>;

/// A coordinate with at most two decimals, `12.5`: from hundredths, so that no rounding differs anywhere.
[[nodiscard]] std::string hundredths(int value);

/// A place in a picture, in its units.
struct Point {
  int x = 0;  ///< from the left
  int y = 0;  ///< from the top
};

/// Writes SVG elements, and the marks that all games share, in the colours of a palette.
class Elements {
 public:
  /// Writes in the colours of a palette, which must outlive it.
  explicit Elements(const Palette& palette) noexcept : palette_(&palette) {}

  /// The colours that it writes in.
  [[nodiscard]] const Palette& palette() const noexcept { return *palette_; }

  /// An element without content.
  void add(std::string_view element, Attributes attributes);
  /// An element that holds text.
  void text(std::string_view content, Attributes attributes, std::string_view element = "text");
  /// An element that holds those added until `close`, which must name the same one.
  void open(std::string_view element, Attributes attributes);
  /// Ends the element opened last.
  void close(std::string_view element);
  /// Elements that are written already.
  void put(std::string_view elements) { out_ += elements; }

  /// A line of text: `anchor` is `start`, `middle` or `end`.
  void write(std::string_view words, Point at, int size, std::string_view anchor, std::string_view fill);
  /// A line of text in the middle, as large as fits into the width, up to `size`.
  void caption(std::string_view words, Point middle, int width, int size);

  /// A piece, with a rim and a ring upon it.
  void piece(Point at, int radius, std::string_view fill, std::string_view edge);
  /// A football seen from in front.
  void round_ball(Point at, int radius);
  /// The oval ball of the American game, lying.
  void oval_ball(Point at, int half_length);

  /// The last turn: the way that something went, with a head where it arrived, so far from the last point that a piece
  /// of that radius stands clear of it.
  void last_way(std::span<const Point> points, int radius, bool dashed = false);
  /// The last turn: a ring around what was chosen.
  void last_ring(Point at, int radius);
  /// The last turn: where a piece stood that was taken.
  void last_gone(Point at, int radius);
  /// What the mover can do: a ring around what can act.
  void target_ring(Point at, int radius);
  /// What the mover can do: a dot where it can go.
  void target_dot(Point at, int radius);

  /// Gives away what was written.
  [[nodiscard]] std::string take() && { return std::move(out_); }

 protected:
  /// Attributes within a start tag.
  void attributes(Attributes given);

 private:
  void tag(std::string_view element, Attributes given);
  void ring(Point at, int radius, std::string_view width, std::string_view colour);

  const Palette* palette_;
  std::string out_;
};

/// Writes one SVG document of `width` by `height` units. `title` is read out by screen readers. In the theme
/// `automatic` it is light, and a style sheet puts the dark colour in the place of each light one for those who prefer
/// that.
class Picture : public Elements {
 public:
  /// Writes the root element, the title and the paper.
  Picture(int width, int height, std::string_view title, SvgOptions::Theme theme);
  /// The same in the colours of one palette only.
  Picture(int width, int height, std::string_view title, const Palette& palette);

  /// Ends the document and gives it away.
  [[nodiscard]] std::string finish() &&;

 private:
  void begin(int width, int height, std::string_view title);

  bool is_automatic_ = false;
};

}  // namespace touchline::inline v1::svg
