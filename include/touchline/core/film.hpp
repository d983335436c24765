/// Pictures of a record: one with its last turn, a picture that moves, and a strip of pictures.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>

#include "touchline/core/record.hpp"

namespace touchline::inline v1 {

/// Which turns of a record a film shows, and how.
struct FilmOptions {
  /// How the pictures stand together.
  enum class Form : std::uint8_t {
    animation,  ///< one picture after another in the same place, over and over, by SMIL: no scripts
    strip,      ///< all pictures beside and below each other, each with the turn that led to it
  };
  Form form = Form::animation;                               ///< moving unless a strip is asked for
  SvgOptions picture;                                        ///< how each picture looks
  std::size_t from = 0;                                      ///< events before the first picture
  std::size_t to = std::numeric_limits<std::size_t>::max();  ///< events before the last picture, or all there are
  std::optional<Viewer> viewer;  ///< who looks, where hidden things are covered; else the host
  int milliseconds = 1200;       ///< that a picture of an animation stands, 50 to 60000
  int columns = 4;               ///< pictures in a row of a strip, 1 to 20
};

/// The pictures that a film may have.
constexpr std::size_t most_film_pictures = 1000;
/// The bytes that it may have, more or less.
constexpr std::size_t most_film_bytes = std::size_t{2} << 20;

/// The SVG of the state where the record stands, with the turn shown that led there. Host events move nothing: the turn
/// before them is shown.
[[nodiscard]] std::string record_svg(const Record& record, const SvgOptions& options = {});

/// A picture after each turn, as one SVG. Where a program does not animate, an animation shows its last picture.
/// Error(out_of_range) for options beyond what they may be; Error(limit_exceeded) for more than `most_film_pictures` or
/// about `most_film_bytes`; Error(unsupported) for a game whose pictures cannot be taken apart.
[[nodiscard]] std::string film_svg(const Record& record, const FilmOptions& options = {});

}  // namespace touchline::inline v1
