#include "json_mutator.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <vector>

#include "touchline/core/error.hpp"

extern "C" std::size_t LLVMFuzzerMutate(unsigned char* data, std::size_t size, std::size_t room);

namespace touchline::fuzz {
namespace {

/// A value in a text: from `begin` to before `end`.
struct Span {
  std::size_t begin;
  std::size_t end;
  bool element;  ///< of an array
};

/// Finds the values of a text that is JSON, or nearly: keys are none.
class Values {
 public:
  explicit Values(std::string_view text) : text_(text) {
    for (std::size_t at = 0; at < text.size();) at = step(at);
  }

  [[nodiscard]] const std::vector<Span>& all() const noexcept { return all_; }

 private:
  std::size_t step(std::size_t at) {
    const char c = text_[at];
    if (c == '{' || c == '[') open_.push_back(at);
    if ((c == '}' || c == ']') && !open_.empty()) {
      const std::size_t begin = open_.back();
      open_.pop_back();
      add(begin, at + 1);
    }
    if (c == '"') return string(at);
    if (c == '-' || std::isalnum(static_cast<unsigned char>(c)) != 0) return word(at);
    return at + 1;
  }

  std::size_t string(std::size_t begin) {
    std::size_t at = begin + 1;
    while (at < text_.size() && text_[at] != '"') at += text_[at] == '\\' ? 2 : 1;
    at = std::min(at + 1, text_.size());
    if (at == text_.size() || text_[at] != ':') add(begin, at);
    return at;
  }

  std::size_t word(std::size_t begin) {
    std::size_t at = begin + 1;
    while (at < text_.size() && std::isalnum(static_cast<unsigned char>(text_[at])) != 0) ++at;
    add(begin, at);
    return at;
  }

  void add(std::size_t begin, std::size_t end) {
    all_.push_back({begin, end, !open_.empty() && text_[open_.back()] == '['});
  }

  std::string_view text_;
  std::vector<std::size_t> open_;
  std::vector<Span> all_;
};

std::string replaced(std::string_view text, Span span, std::string_view by) {
  return std::string(text.substr(0, span.begin)).append(by).append(text.substr(span.end));
}

// A number near the one there, or one at an edge.
std::string other_number(std::string_view old, Rng& rng) {
  constexpr std::array<std::string_view, 10> edges{"0",
                                                   "1",
                                                   "-1",
                                                   "255",
                                                   "256",
                                                   "2147483647",
                                                   "-2147483648",
                                                   "9007199254740993",
                                                   "9223372036854775807",
                                                   "\"18446744073709551615\""};
  std::int64_t number = 0;
  const auto read = std::from_chars(old.data(), old.data() + old.size(), number);
  const bool is_large = number > INT32_MAX || number < INT32_MIN;
  if (read.ec != std::errc() || is_large || rng.below(8) == 0) return std::string(edges[rng.below(edges.size())]);
  if (rng.below(8) == 0) return std::to_string(number / 2);
  return std::to_string(number + static_cast<std::int64_t>(rng.below(7)) - 3);
}

std::string without_element(std::string_view text, Span span) {
  if (span.end < text.size() && text[span.end] == ',')
    ++span.end;
  else if (span.begin > 0 && text[span.begin - 1] == ',')
    --span.begin;
  return replaced(text, span, "");
}

std::string changed(std::string_view text, const std::vector<Span>& values, Rng& rng) {
  const Span span = values[rng.below(values.size())];
  const Span second = values[rng.below(values.size())];
  const std::string_view old = text.substr(span.begin, span.end - span.begin);
  const std::string_view other = text.substr(second.begin, second.end - second.begin);
  switch (rng.below(5)) {
    case 0:
      return span.element ? without_element(text, span) : replaced(text, span, "null");
    case 1:
      return span.element ? replaced(text, span, std::string(old) + "," + std::string(old))
                          : replaced(text, span, rng.below(2) == 0 ? "[]" : "{}");
    case 2:
      if (span.element && second.element) return replaced(text, span, std::string(old) + "," + std::string(other));
      return replaced(text, span, other);
    case 3:
      return replaced(text, span, other);
    default:
      return replaced(text, span, other_number(old, rng));
  }
}

}  // namespace

std::size_t mutate_json(unsigned char* data, std::size_t size, std::size_t room, unsigned seed, PlayOn play_on) {
  Rng rng(seed);
  std::string text(reinterpret_cast<const char*>(data), size);
  const std::uint64_t way = rng.below(8);
  if (way == 0) return LLVMFuzzerMutate(data, size, room);
  try {
    if (way < 3) text = play_on(text, rng);
  } catch (const Error&) {  // not accepted: changed below as any other
  }
  for (std::uint64_t i = way < 3 ? rng.below(2) : 1 + rng.below(3); i > 0; --i) {
    const Values values(text);
    if (!values.all().empty()) text = changed(text, values.all(), rng);
  }
  if (text.size() > room) return LLVMFuzzerMutate(data, size, room);
  std::memcpy(data, text.data(), text.size());
  return text.size();
}

}  // namespace touchline::fuzz
