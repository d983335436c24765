#include "svg_layers.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "touchline/core/error.hpp"
#include "touchline/core/text.hpp"

namespace touchline::inline v1::svg {
namespace {

[[noreturn]] void refuse(std::string_view what) {
  throw Error(ErrorCode::unsupported, "this game's pictures cannot be put together: " + std::string(what));
}

std::size_t end_of_tag(std::string_view text, std::size_t at) {
  const std::size_t end = text.find('>', at);
  if (end == std::string_view::npos) refuse("a tag has no end");
  return end + 1;
}

std::string_view name_of(std::string_view tag) { return tag.substr(1, tag.find_first_of(" />", 1) - 1); }

// Whether what lies in a group may be drawn in several groups like it.
bool can_be_split(std::string_view tag) {
  return name_of(tag) == "g" && !tag.ends_with("/>") && tag.find(" transform=") == std::string_view::npos &&
         tag.find(" opacity=") == std::string_view::npos;
}

// Behind the end of the element whose start tag begins at `at`.
std::size_t end_of_element(std::string_view text, std::size_t at) {
  for (int depth = 0;;) {
    const std::size_t end = end_of_tag(text, at);
    const std::string_view tag = text.substr(at, end - at);
    if (tag.starts_with("</")) {
      --depth;
    } else if (!tag.ends_with("/>")) {
      ++depth;
    }
    if (depth <= 0) return end;
    at = text.find('<', end);
    if (at == std::string_view::npos) refuse("an element has no end");
  }
}

std::vector<Layers::Layer> layers_of(std::string_view content) {
  std::vector<Layers::Layer> layers;
  std::vector<std::size_t> lengths;  // of `groups` before each group that is open
  std::string groups;
  for (std::size_t at = 0; at < content.size();) {
    if (content[at] != '<') refuse("text stands between elements");
    const std::size_t end = end_of_tag(content, at);
    const std::string_view tag = content.substr(at, end - at);
    if (tag == "</g>" && !lengths.empty()) {
      groups.resize(lengths.back());
      lengths.pop_back();
      at = end;
    } else if (can_be_split(tag)) {
      lengths.push_back(groups.size());
      groups += tag;
      at = end;
    } else {
      if (tag.starts_with("</")) refuse("an end tag ends nothing");
      const std::size_t whole = end_of_element(content, at);
      layers.push_back({groups, std::string(content.substr(at, whole - at))});
      at = whole;
    }
  }
  return layers;
}

// The numbers of `viewBox="0 0 W H"`.
std::pair<int, int> size_in(std::string_view root) {
  constexpr std::string_view before = "viewBox=\"0 0 ";
  constexpr std::uint64_t most = 1'000'000;
  const std::size_t begin = root.find(before);
  if (begin == std::string_view::npos) refuse("the root has no view box from 0 0");
  const std::string_view numbers =
      root.substr(begin + before.size(), root.find('"', begin + before.size()) - begin - before.size());
  const std::size_t space = std::min(numbers.find(' '), numbers.size());
  const auto width = parse_number(numbers.substr(0, space), most);
  const auto height = parse_number(trim(numbers.substr(space)), most);
  if (!width || !height || *width == 0 || *height == 0) refuse("the root has no size in whole units");
  return {static_cast<int>(*width), static_cast<int>(*height)};
}

std::string ended(std::string_view groups) {
  std::string out;
  for (const char sign : groups)
    if (sign == '<') out += "</g>";
  return out;
}

// A share of a whole with six decimals: `0.25`.
std::string share(std::uint64_t part, std::uint64_t whole) {
  if (part == 0) return "0";
  std::string digits = std::to_string(part * 1'000'000 / whole);
  digits.insert(0, digits.size() < 6 ? 6 - digits.size() : 0, '0');
  digits.erase(digits.find_last_not_of('0') + 1);
  return "." + digits;
}

}  // namespace

Layers::Layers(std::string_view document) {
  const std::size_t root = document.find("<svg");
  const std::size_t last = document.rfind("</svg>");
  if (root == std::string_view::npos || last == std::string_view::npos) refuse("there is no svg element");
  const std::size_t begin = end_of_tag(document, root);
  if (begin > last) refuse("the svg element is empty");
  std::tie(width_, height_) = size_in(document.substr(root, begin - root));
  content_ = std::string(document.substr(begin, last - begin));
  layers_ = layers_of(content_);
}

std::string Layers::framed(Point at, int width, int height) const {
  return "<svg x=\"" + std::to_string(at.x) + "\" y=\"" + std::to_string(at.y) + "\" width=\"" + std::to_string(width) +
         "\" height=\"" + std::to_string(height) + "\" viewBox=\"0 0 " + std::to_string(width_) + " " +
         std::to_string(height_) + "\">" + content_ + "</svg>";
}

void MovingLayers::add(const Layers& picture) {
  std::vector<std::size_t> numbers;
  for (const Layers::Layer& layer : picture.layers()) {
    const auto [known, is_new] = numbers_.try_emplace(layer, known_.size());
    if (is_new) known_.push_back(&known->first);
    numbers.push_back(known->second);
  }
  const std::vector<std::size_t> places = places_of(numbers);
  constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();
  std::vector<Kept> merged;
  merged.reserve(kept_.size() + numbers.size());
  std::size_t next = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (places[i] == nowhere) {
      const Layers::Layer& layer = *known_[numbers[i]];
      bytes_ += layer.element.size() + 2 * layer.groups.size();
      merged.push_back({numbers[i], {}});
    } else {
      while (next <= places[i]) merged.push_back(std::move(kept_[next++]));
    }
    see(merged.back());
  }
  while (next < kept_.size()) merged.push_back(std::move(kept_[next++]));
  kept_ = std::move(merged);
  ++pictures_;
}

void MovingLayers::see(Kept& kept) {
  if (!kept.seen.empty() && kept.seen.back().end == pictures_) {
    ++kept.seen.back().end;
  } else {
    kept.seen.push_back({pictures_, pictures_ + 1});
    bytes_ += kept.seen.size() == 1 ? 160 : 40;
  }
}

// For each layer of a picture where it is kept, in rising order, for as many of them as can be: a longest common
// subsequence by the method of Hunt and Szymanski, quick because few layers are kept twice.
std::vector<std::size_t> MovingLayers::places_of(const std::vector<std::size_t>& picture) const {
  constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();
  std::vector<std::vector<std::size_t>> kept_at(known_.size());  // by number, in falling order
  for (std::size_t place = kept_.size(); place-- > 0;) kept_at[kept_[place].layer].push_back(place);

  struct Link {
    std::size_t place, layer, before;
  };
  std::vector<Link> links;
  std::vector<std::size_t> ends;  // ends[n]: the link that ends the best sequence of n + 1 places
  for (std::size_t i = 0; i < picture.size(); ++i) {
    for (const std::size_t place : kept_at[picture[i]]) {
      const auto spot = std::lower_bound(ends.begin(), ends.end(), place,
                                         [&](std::size_t link, std::size_t at) { return links[link].place < at; });
      links.push_back({place, i, spot == ends.begin() ? nowhere : *std::prev(spot)});
      if (spot == ends.end()) {
        ends.push_back(links.size() - 1);
      } else {
        *spot = links.size() - 1;
      }
    }
  }
  std::vector<std::size_t> places(picture.size(), nowhere);
  for (std::size_t link = ends.empty() ? nowhere : ends.back(); link != nowhere; link = links[link].before)
    places[links[link].layer] = links[link].place;
  return places;
}

std::string MovingLayers::written(const Clock& clock) const {
  const std::uint64_t units = pictures_ - 1 + clock.last_stands;
  std::string out, groups;
  const std::vector<Interval>* seen = nullptr;
  const std::vector<Interval> always{{0, pictures_}};
  const auto end_seen = [&] {
    out += ended(groups);
    groups.clear();
    if (seen != nullptr && *seen != always) out += "</g>";
  };
  for (const Kept& kept : kept_) {
    const Layers::Layer& layer = *known_[kept.layer];
    if (seen == nullptr || *seen != kept.seen) {
      end_seen();
      seen = &kept.seen;
      if (*seen != always) out += visibility(*seen, units, clock);
    }
    if (groups != layer.groups) {
      out += ended(groups) + layer.groups;
      groups = layer.groups;
    }
    out += layer.element;
  }
  end_seen();
  return out;
}

std::string MovingLayers::visibility(const std::vector<Interval>& seen, std::uint64_t units, const Clock& clock) const {
  std::string values = seen.front().begin == 0 ? "" : "hidden", times = seen.front().begin == 0 ? "" : "0";
  for (const Interval& interval : seen) {
    values.append(values.empty() ? "" : ";").append("visible");
    times.append(times.empty() ? "" : ";").append(share(interval.begin, units));
    if (interval.end == pictures_) continue;
    values += ";hidden";
    times += ";" + share(interval.end, units);
  }
  const bool at_last = seen.back().end == pictures_;
  return std::string("<g visibility=\"") + (at_last ? "visible" : "hidden") +
         "\"><animate attributeName=\"visibility\" calcMode=\"discrete\" repeatCount=\"indefinite\" dur=\"" +
         std::to_string(units * clock.milliseconds) + "ms\" values=\"" + values + "\" keyTimes=\"" + times + "\"/>";
}

}  // namespace touchline::inline v1::svg
