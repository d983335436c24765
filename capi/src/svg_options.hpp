/// How pictures look, between C and C++.
#pragma once

#include "arguments.hpp"

namespace touchline::capi {

/// The options of the caller's struct; NULL stands for the defaults.
[[nodiscard]] inline SvgOptions svg_options_in(const tl_svg_options* options) {
  SvgOptions out;
  if (options == nullptr) return out;
  reserved_in(options->reserved);
  const bool dark = flag_in(options->dark, "options");
  const bool adapt = flag_in(options->adapt, "options");
  out.theme = adapt ? SvgOptions::Theme::automatic : dark ? SvgOptions::Theme::dark : SvgOptions::Theme::light;
  out.flip = flag_in(options->flip, "options");
  out.targets = flag_in(options->targets, "options");
  return out;
}

/// The same for pictures of characters.
[[nodiscard]] inline TextOptions text_options_in(const tl_text_options* options) {
  TextOptions out;
  if (options == nullptr) return out;
  reserved_in(options->reserved);
  out.flip = flag_in(options->flip, "options");
  out.colour = flag_in(options->colour, "options");
  return out;
}

}  // namespace touchline::capi
