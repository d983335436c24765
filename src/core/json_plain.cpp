// The short way into a Document, for JSON as the library itself writes it.
//
// Most texts that are read were written by this library: no white space, no escapes, plain integers. A single pass over
// such a text can lay the nodes end to end without looking further. What is read here is a strict part of JSON, and
// whoever meets anything else at all, be it wrong or only unusual, says nothing about it: the text then goes to the
// general parser from its beginning, which alone decides and words every error. So this file can refuse too much
// without harm; it must never accept what the general parser would read otherwise.
#include <algorithm>
#include <array>
#include <limits>

#include "touchline/core/json_reader.hpp"

namespace touchline::inline v1::json {
namespace {

constexpr std::size_t most_digits = 18;  // any so many fit 64 bits
constexpr std::size_t most_depth = 32;

constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

// Whether a character may stand in a string as itself: printable ASCII but the quote and the backslash.
constexpr std::array<bool, 256> is_plain = [] {
  std::array<bool, 256> table{};
  for (std::size_t c = 0x20; c < 0x80; ++c) table[c] = c != '"' && c != '\\';
  return table;
}();

}  // namespace

// Reads the document's own copy of the text. A string is where it stands in the copy; the zero behind the last
// character, which is part of no value, ends every loop.
class Document::PlainReader {
 public:
  PlainReader(Document& document, int depth) noexcept
      : nodes_(document.nodes_),
        text_(document.strings_.c_str()),
        end_(text_ + document.strings_.size()),
        at_(text_),
        depth_(depth < 0 ? 0 : std::min(static_cast<std::size_t>(depth), most_depth)) {}

  // Whether the whole text is one plain value, whose nodes are then laid out.
  bool read() {
    if (!read_value()) return false;
    while (!open_.is_empty())
      if (!go_on()) return false;
    return at_ == end_;
  }

 private:
  struct Open {
    std::uint32_t node;   // of the array or object
    std::uint32_t count;  // of the values so far
    char end;             // its closing bracket
  };

  // What is open, the innermost last.
  struct Stack {
    [[nodiscard]] bool is_empty() const noexcept { return size == 0; }
    [[nodiscard]] Open& innermost() noexcept { return opened[size - 1]; }

    std::array<Open, most_depth> opened;
    std::size_t size = 0;
  };

  [[nodiscard]] std::uint32_t next_node() const noexcept { return static_cast<std::uint32_t>(nodes_.size()); }

  bool add(Kind kind, std::uint64_t bits) {
    nodes_.push_back({kind, next_node() + 1, bits});
    return true;
  }

  bool skip(char c) noexcept {
    if (*at_ != c) return false;
    ++at_;
    return true;
  }

  // After a value within an array or object: the next value, or the end.
  bool go_on() {
    Open& open = open_.innermost();
    ++open.count;
    if (skip(',')) return (open.end == ']' || read_key()) && read_value();
    return close();
  }

  bool close() {
    const Open& open = open_.innermost();
    if (!skip(open.end)) return false;
    nodes_[open.node].next = next_node();
    nodes_[open.node].bits = open.count;
    --open_.size;
    return true;
  }

  // A value; of one that holds others, down to the first that holds none.
  bool read_value() {
    for (;;) {
      switch (*at_) {
        case '"':
          return read_string();
        case '{':
        case '[': {
          const bool is_object = *at_ == '{';
          if (!begin(is_object)) return false;
          if (*at_ == open_.innermost().end) return close();
          if (is_object && !read_key()) return false;
          continue;
        }
        case 't':
          return read_word("true") && add(Kind::boolean, 1);
        case 'f':
          return read_word("false") && add(Kind::boolean, 0);
        case 'n':
          return read_word("null") && add(Kind::null, 0);
        default:
          return read_integer();
      }
    }
  }

  bool begin(bool is_object) {
    if (open_.size >= depth_) return false;
    open_.opened[open_.size++] = {next_node(), 0, is_object ? '}' : ']'};
    ++at_;
    return add(is_object ? Kind::object : Kind::array, 0);
  }

  bool read_key() { return *at_ == '"' && read_string() && skip(':'); }

  bool read_string() {
    const char* const begin = ++at_;
    while (is_plain[static_cast<unsigned char>(*at_)]) ++at_;
    const auto offset = static_cast<std::uint64_t>(begin - text_);
    const auto size = static_cast<std::uint64_t>(at_ - begin);
    return skip('"') && add(Kind::string, offset << 32 | size);
  }

  bool read_word(std::string_view word) noexcept {
    return std::all_of(word.begin(), word.end(), [&](char c) { return skip(c); });
  }

  // A sign and a number without a leading zero. A fraction or an exponent stays unread, and nothing plain follows it.
  bool read_integer() {
    const bool is_negative = skip('-');
    const char* const begin = at_;
    std::uint64_t number = 0;
    for (; is_digit(*at_); ++at_) number = number * 10 + static_cast<std::uint64_t>(*at_ - '0');
    const auto digits = static_cast<std::size_t>(at_ - begin);
    if (digits == 0 || digits > most_digits || (*begin == '0' && (digits > 1 || is_negative))) return false;
    return add(Kind::integer, is_negative ? 0 - number : number);
  }

  std::vector<Node>& nodes_;
  const char* text_;
  const char* end_;
  const char* at_;
  std::size_t depth_;
  Stack open_;
};

bool Document::read_plain(std::string_view text, int depth) {
  constexpr std::size_t characters_per_node = 4, most_reserved = 1 << 14;
  if (text.size() > std::numeric_limits<std::uint32_t>::max()) return false;  // an offset has 32 bits
  strings_ = text;
  nodes_.reserve(std::min(text.size() / characters_per_node + 1, most_reserved));
  if (PlainReader(*this, depth).read()) return true;
  nodes_.clear();
  strings_.clear();
  return false;
}

}  // namespace touchline::inline v1::json
