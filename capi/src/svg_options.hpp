/// How an SVG looks, between C and C++.
#pragma once

#include "arguments.hpp"

namespace touchline::capi {

/// The options of the caller's struct; NULL stands for the defaults.
[[nodiscard]] inline SvgOptions svg_options_in(const tl_svg_options* options) {
  SvgOptions out;
  if (options == nullptr) return out;
  reserved_in(*options);
  out.theme = flag_in(options->dark, "options") ? SvgOptions::Theme::dark : SvgOptions::Theme::light;
  out.flip = flag_in(options->flip, "options");
  out.targets = flag_in(options->targets, "options");
  return out;
}

}  // namespace touchline::capi
