/// A small check that a text is well-formed XML of the kind our pictures use.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace support {

/// What is wrong with the text, or an empty string: tags that do not match, attributes without quotes or named twice,
/// stray `<` or `&`, anything after the root element.
inline std::string xml_fault(std::string_view text) {
  std::vector<std::string> open;
  bool rooted = false;
  std::size_t at = 0;
  while (at < text.size()) {
    if (text[at] == '&') {
      const auto end = text.find(';', at);
      const auto entity = text.substr(at + 1, end == std::string_view::npos ? 0 : end - at - 1);
      if (entity != "amp" && entity != "lt" && entity != "gt" && entity != "quot" && entity != "apos")
        return "a stray & at " + std::to_string(at);
      at = end + 1;
      continue;
    }
    if (text[at] != '<') {
      if (open.empty() && text[at] != '\n') return "text outside the root element at " + std::to_string(at);
      ++at;
      continue;
    }
    const auto end = text.find('>', at);
    if (end == std::string_view::npos) return "a tag without end at " + std::to_string(at);
    std::string_view tag = text.substr(at + 1, end - at - 1);
    at = end + 1;
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1)) return "</" + std::string(tag.substr(1)) + "> closes nothing";
      open.pop_back();
      continue;
    }
    const bool closed = tag.ends_with('/');
    if (closed) tag.remove_suffix(1);
    if (open.empty() && rooted) return "a second root element";
    rooted = true;
    const auto name = tag.substr(0, tag.find(' '));
    std::vector<std::string_view> names;
    std::string_view rest = tag.substr(name.size());
    while (!rest.empty()) {
      const auto equals = rest.find("=\"");
      if (rest[0] != ' ' || equals == std::string_view::npos) return "a bad attribute in <" + std::string(name) + ">";
      const auto attribute = rest.substr(1, equals - 1);
      for (const auto earlier : names)
        if (earlier == attribute) return "the attribute " + std::string(attribute) + " stands twice";
      names.push_back(attribute);
      const auto quote = rest.find('"', equals + 2);
      if (quote == std::string_view::npos) return "an attribute without end in <" + std::string(name) + ">";
      if (rest.substr(equals, quote - equals).find('<') != std::string_view::npos) return "a < in an attribute";
      rest = rest.substr(quote + 1);
    }
    if (!closed) open.emplace_back(name);
  }
  if (!open.empty()) return "<" + open.back() + "> is not closed";
  return rooted ? "" : "no element";
}

}  // namespace support
