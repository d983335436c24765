#include "touchline/core/svg.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace touchline::inline v1::svg {
namespace {

constexpr Palette light_palette{.paper = "#faf8f2",
                                .ink = "#2b2b28",
                                .faint = "#4f6b4e",
                                .board = "#83a87c",
                                .board_band = "#8fb287",
                                .board_pale = "#eee7d2",
                                .line = "#56704f",
                                .rim = "#3b2a20",
                                .first = "#a3283a",
                                .first_edge = "#d0707c",
                                .second = "#fcf9ef",
                                .second_edge = "#c9bf9f",
                                .blue = "#23509c",
                                .blue_edge = "#7f9fd6",
                                .on_first = "#fffefb",
                                .on_second = "#7d1d2c",
                                .neutral = "#33373b",
                                .neutral_edge = "#6d747b",
                                .ball = "#fffffe",
                                .seam = "#20241f",
                                .leather = "#8f4f24",
                                .lace = "#f7e9d3",
                                .card = "#fffdf7",
                                .card_black = "#1c1c1e",
                                .card_red = "#c21f2f",
                                .card_back = "#2f4f7d",
                                .last = "#e09a12",
                                .target = "#1f6fc4"};

constexpr Palette dark_palette{.paper = "#1a1e1c",
                               .ink = "#dedbd0",
                               .faint = "#a9bfa6",
                               .board = "#3f5f46",
                               .board_band = "#48694f",
                               .board_pale = "#8d8a77",
                               .line = "#22352a",
                               .rim = "#0f0c0a",
                               .first = "#b8364a",
                               .first_edge = "#e58592",
                               .second = "#eeeadb",
                               .second_edge = "#b3aa8c",
                               .blue = "#3a6cc4",
                               .blue_edge = "#93b2ea",
                               .on_first = "#fffefc",
                               .on_second = "#6f1826",
                               .neutral = "#121416",
                               .neutral_edge = "#5d656c",
                               .ball = "#f8f7f2",
                               .seam = "#191c18",
                               .leather = "#a8632f",
                               .lace = "#f5e6ce",
                               .card = "#efece2",
                               .card_black = "#17181a",
                               .card_red = "#b51d2c",
                               .card_back = "#44679a",
                               .last = "#f5b53a",
                               .target = "#7fc0ff"};

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

// The root of an integer, rounded down: the same on every platform.
int root_of(int number) noexcept {
  int root = 0;
  for (int bit = 1 << 15; bit != 0; bit >>= 1)
    if ((root + bit) * (root + bit) <= number) root += bit;
  return root;
}

// A point so many hundredths from `at` along the way to it from `from`, and so many to the left of it.
struct Course {
  Point from;
  Point at;

  [[nodiscard]] std::string back(int along, int aside) const {
    const int dx = at.x - from.x, dy = at.y - from.y;
    const int length = std::max(1, root_of(dx * dx + dy * dy));
    return hundredths(100 * at.x - (dx * along + dy * aside) / length) + " " +
           hundredths(100 * at.y - (dy * along - dx * aside) / length);
  }
};

std::string both(Point at) { return std::to_string(at.x) + " " + std::to_string(at.y); }

constexpr std::string_view automatic_class = "touchline-automatic";

// What makes a light picture a dark one for those who prefer that.
std::string dark_style(std::string_view picture) {
  const auto light = colours(light_palette), dark = colours(dark_palette);
  std::string out = "<style>@media (prefers-color-scheme:dark){";
  for (std::size_t i = 0; i < light.size(); ++i)
    for (const std::string property : {"fill", "stroke"}) {
      if (picture.find(property + "=\"" + std::string(light[i]) + "\"") == std::string_view::npos) continue;
      out.append(".").append(automatic_class).append(" [").append(property).append("='").append(light[i]).append("']{");
      out.append(property).append(":").append(dark[i]).append("}");
    }
  return out + "}</style>";
}

}  // namespace

const Palette& palette(SvgOptions::Theme theme) noexcept {
  return theme == SvgOptions::Theme::dark ? dark_palette : light_palette;
}

std::array<std::string_view, sizeof(Palette) / sizeof(std::string_view)> colours(const Palette& of) {
  return {of.paper,    of.ink,       of.faint,      of.board,        of.board_band,  of.board_pale, of.line,
          of.rim,      of.first,     of.first_edge, of.second,       of.second_edge, of.blue,       of.blue_edge,
          of.on_first, of.on_second, of.neutral,    of.neutral_edge, of.ball,        of.seam,       of.leather,
          of.lace,     of.card,      of.card_black, of.card_red,     of.card_back,   of.last,       of.target};
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

void Elements::write(std::string_view words, Point at, int size, std::string_view anchor, std::string_view fill) {
  if (words.empty()) return;
  text(words, {{"x", std::to_string(at.x)},
               {"y", std::to_string(at.y)},
               {"font-size", std::to_string(size)},
               {"text-anchor", std::string(anchor)},
               {"fill", std::string(fill)}});
}

void Elements::caption(std::string_view words, Point middle, int width, int size) {
  if (words.empty()) return;
  const int fitting = width * 17 / 10 / static_cast<int>(words.size());
  write(words, middle, std::clamp(fitting, 6, size), "middle", palette_->ink);
}

void Elements::piece(Point at, int radius, std::string_view fill, std::string_view edge) {
  const std::string x = std::to_string(at.x), y = std::to_string(at.y);
  add("circle", {{"cx", x},
                 {"cy", y},
                 {"r", std::to_string(radius)},
                 {"fill", std::string(fill)},
                 {"stroke", std::string(palette_->rim)},
                 {"stroke-width", "1.5"}});
  add("circle", {{"cx", x},
                 {"cy", y},
                 {"r", std::to_string(radius - 4)},
                 {"fill", "none"},
                 {"stroke", std::string(edge)},
                 {"stroke-width", "1.5"}});
}

// Its middle patch and the seams to the rim, drawn for a radius of 9.
void Elements::round_ball(Point at, int radius) {
  const std::string scale = radius == 9 ? "" : " scale(" + hundredths(radius * 100 / 9) + ")";
  open("g", {{"transform", "translate(" + both(at) + ")" + scale},
             {"stroke", std::string(palette_->seam)},
             {"stroke-linejoin", "round"}});
  add("circle", {{"r", "9"}, {"fill", std::string(palette_->ball)}, {"stroke-width", "1.5"}});
  add("path", {{"d", "M0-9V-4M3.8-1.2 8.6-2.8M2.4 3.2 5.3 7.3M-2.4 3.2-5.3 7.3M-3.8-1.2-8.6-2.8"}, {"fill", "none"}});
  add("path", {{"d", "M0-4 3.8-1.2 2.4 3.2H-2.4L-3.8-1.2Z"}, {"fill", std::string(palette_->seam)}});
  close("g");
}

// Pointed at both ends, with laces, drawn for a half length of 12.
void Elements::oval_ball(Point at, int half_length) {
  const std::string scale = half_length == 12 ? "" : " scale(" + hundredths(half_length * 100 / 12) + ")";
  open("g", {{"transform", "translate(" + both(at) + ")" + scale}, {"stroke", std::string(palette_->lace)}});
  add("path", {{"d", "M-12 0Q0-14 12 0Q0 14-12 0Z"},
               {"fill", std::string(palette_->leather)},
               {"stroke-width", "1.2"},
               {"stroke-linejoin", "round"}});
  add("path", {{"d", "M-4.5 0h9M-2.5-1.8v3.6M0-1.8v3.6M2.5-1.8v3.6"}, {"stroke-width", "1.1"}});
  close("g");
}

void Elements::last_way(std::span<const Point> points, int radius, bool dashed) {
  if (points.size() < 2) return;
  const Course course{points[points.size() - 2], points.back()};
  const int tip = 100 * radius + 100;
  std::string way = "M" + both(points.front());
  for (const Point at : points.subspan(1, points.size() - 2)) way += "L" + both(at);
  way += "L" + course.back(tip + 900, 0);
  open("g", {{"stroke", std::string(palette_->last)}, {"stroke-linejoin", "round"}});
  if (dashed) {
    add("path", {{"d", way}, {"fill", "none"}, {"stroke-width", "4"}, {"stroke-dasharray", "8 6"}});
  } else {
    add("path", {{"d", way}, {"fill", "none"}, {"stroke-width", "5"}, {"stroke-linecap", "round"}});
  }
  add("path", {{"d", "M" + course.back(tip, 0) + "L" + course.back(tip + 1000, 600) + "L" +
                         course.back(tip + 1000, -600) + "Z"},
               {"fill", std::string(palette_->last)},
               {"stroke-width", "1"}});
  close("g");
}

void Elements::last_ring(Point at, int radius) { ring(at, radius, "3", palette_->last); }

void Elements::last_gone(Point at, int radius) {
  add("circle", {{"cx", std::to_string(at.x)},
                 {"cy", std::to_string(at.y)},
                 {"r", std::to_string(radius)},
                 {"fill", "none"},
                 {"stroke", std::string(palette_->rim)},
                 {"stroke-width", "1.5"},
                 {"stroke-dasharray", "3 3"}});
}

void Elements::target_ring(Point at, int radius) { ring(at, radius, "2.5", palette_->target); }

void Elements::target_dot(Point at, int radius) {
  add("circle", {{"cx", std::to_string(at.x)},
                 {"cy", std::to_string(at.y)},
                 {"r", std::to_string(radius)},
                 {"fill", std::string(palette_->target)}});
}

void Elements::ring(Point at, int radius, std::string_view width, std::string_view colour) {
  add("circle", {{"cx", std::to_string(at.x)},
                 {"cy", std::to_string(at.y)},
                 {"r", std::to_string(radius)},
                 {"fill", "none"},
                 {"stroke", std::string(colour)},
                 {"stroke-width", std::string(width)}});
}

void Elements::tag(std::string_view element, Attributes given) {
  out_.append("<").append(element);
  attributes(given);
}

void Elements::attributes(Attributes given) {
  for (const auto& [name, value] : given) {
    out_.append(" ").append(name).append("=\"");
    append_escaped(out_, value);
    out_ += '"';
  }
}

void Elements::add(std::string_view element, Attributes attributes) {
  tag(element, attributes);
  out_ += "/>";
}

void Elements::text(std::string_view content, Attributes attributes, std::string_view element) {
  open(element, attributes);
  append_escaped(out_, content);
  close(element);
}

void Elements::open(std::string_view element, Attributes attributes) {
  tag(element, attributes);
  out_ += '>';
}

void Elements::close(std::string_view element) { out_.append("</").append(element).append(">"); }

Picture::Picture(int width, int height, std::string_view title, SvgOptions::Theme theme)
    : Elements(svg::palette(theme)), is_automatic_(theme == SvgOptions::Theme::automatic) {
  begin(width, height, title);
}

Picture::Picture(int width, int height, std::string_view title, const Palette& palette) : Elements(palette) {
  begin(width, height, title);
}

void Picture::begin(int width, int height, std::string_view title) {
  const std::string w = std::to_string(width), h = std::to_string(height);
  put("<svg");
  if (is_automatic_) attributes({{"class", std::string(automatic_class)}});
  attributes({{"xmlns", "http://www.w3.org/2000/svg"},
              {"viewBox", "0 0 " + w + " " + h},
              {"width", w},
              {"height", h},
              {"role", "img"},
              {"font-family", "DejaVu Sans, Verdana, sans-serif"}});
  put(">");
  text(title, {}, "title");
  add("rect", {{"width", w}, {"height", h}, {"fill", std::string(palette().paper)}});
}

// The light colours are attributes, which a style sheet overrides: a rule for each that stands in the picture.
std::string Picture::finish() && {
  put("</svg>\n");
  std::string out = std::move(*this).take();
  if (is_automatic_) out.insert(out.find("</title>") + std::string_view("</title>").size(), dark_style(out));
  return out;
}

}  // namespace touchline::inline v1::svg
