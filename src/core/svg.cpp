#include "touchline/core/svg.hpp"

#include <cstdlib>

namespace touchline::inline v1::svg {
namespace {

constexpr Palette light_palette{.paper = "#faf8f2",
                                .ink = "#2b2b28",
                                .board = "#7fa37a",
                                .board_pale = "#ece5cf",
                                .line = "#4c5b49",
                                .first = "#8c1f2b",
                                .second = "#fdfbf5",
                                .neutral = "#3a3a3a",
                                .last = "#e0a526",
                                .target = "#2a6fb5"};

constexpr Palette dark_palette{.paper = "#1f2321",
                               .ink = "#dcd9cf",
                               .board = "#4d6b4d",
                               .board_pale = "#a9a48f",
                               .line = "#141715",
                               .first = "#b03442",
                               .second = "#f2efe4",
                               .neutral = "#d8d5ca",
                               .last = "#f0bb45",
                               .target = "#7db4ea"};

void append_escaped(std::string& out, std::string_view text) {
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
}

}  // namespace

const Palette& palette(SvgOptions::Theme theme) noexcept {
  return theme == SvgOptions::Theme::dark ? dark_palette : light_palette;
}

std::string hundredths(int value) {
  const int whole = std::abs(value) / 100, part = std::abs(value) % 100;
  std::string out = value < 0 ? "-" : "";
  out += std::to_string(whole);
  if (part != 0) {
    out += '.';
    out += static_cast<char>('0' + part / 10);
    if (part % 10 != 0) out += static_cast<char>('0' + part % 10);
  }
  return out;
}

Picture::Picture(int width, int height, std::string_view title, const Palette& palette) {
  const std::string w = std::to_string(width), h = std::to_string(height);
  open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
               {"viewBox", "0 0 " + w + " " + h},
               {"width", w},
               {"height", h},
               {"role", "img"},
               {"font-family", "DejaVu Sans, Verdana, sans-serif"}});
  text(title, {}, "title");
  add("rect", {{"width", w}, {"height", h}, {"fill", std::string(palette.paper)}});
}

void Picture::tag(std::string_view element, Attributes attributes) {
  out_.append("<").append(element);
  for (const auto& [name, value] : attributes) {
    out_.append(" ").append(name).append("=\"");
    append_escaped(out_, value);
    out_ += '"';
  }
}

void Picture::add(std::string_view element, Attributes attributes) {
  tag(element, attributes);
  out_ += "/>";
}

void Picture::text(std::string_view content, Attributes attributes, std::string_view element) {
  open(element, attributes);
  append_escaped(out_, content);
  close(element);
}

void Picture::open(std::string_view element, Attributes attributes) {
  tag(element, attributes);
  out_ += '>';
}

void Picture::close(std::string_view element) { out_.append("</").append(element).append(">"); }

std::string Picture::finish() && {
  out_ += "</svg>\n";
  return std::move(out_);
}

}  // namespace touchline::inline v1::svg
