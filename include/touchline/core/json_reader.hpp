/// Reads JSON strictly and within bounds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/error.hpp"
#include "touchline/core/function_ref.hpp"

namespace touchline::inline v1::json {

/// What a reader accepts at most.
struct Limits {
  std::size_t bytes = std::size_t{1} << 20;  ///< length of the text
  int depth = 32;                            ///< nesting of arrays and objects
};

/// For records, which are longer than other documents.
inline constexpr Limits record_limits{std::size_t{16} << 20, 32};

/// What kind of value it is. There is one kind of number.
enum class Kind : std::uint8_t { null, boolean, integer, string, array, object };

class Value;
class Members;

/// A JSON text read into one flat list of nodes. Refused with Error(bad_json), the place a JSON Pointer or line
/// and column: anything that is not JSON, numbers with a fraction or exponent, `-0`, integers beyond 64 bits, invalid
/// UTF-8, trailing data. Error(limit_exceeded): more bytes or depth than `limits`. Memory is at most some thirty times
/// the length of the text.
class Document {
 public:
  /// Reads `text`, which need not outlive the document.
  explicit Document(std::string_view text, const Limits& limits = {});

  /// The outermost value.
  [[nodiscard]] Value root() const noexcept;

 private:
  friend class Value;
  class Builder;
  class PlainReader;

  struct Node {
    Kind kind;
    std::uint32_t next;  // index of the node after this one and all that it holds
    std::uint64_t bits;  // integer or boolean, size of a container, offset (high half) and length of a string
  };

  /// Reads a text as the library itself writes it. False: the text is not such a one, which says nothing about whether
  /// it is right, and the document is empty as before.
  [[nodiscard]] bool read_plain(std::string_view text, int depth);

  std::vector<Node> nodes_;  // depth first; in an object a key, a string node, stands before each value
  std::string strings_;      // holds the unescaped strings
};

/// One value of a Document: a handle, valid as long as the Document. The `as_` functions throw Error(bad_json) with the
/// place of the value and what was expected there.
class Value {
 public:
  /// What kind of value it is, which never throws.
  [[nodiscard]] Kind kind() const noexcept { return node().kind; }
  /// Whether it is `null`.
  [[nodiscard]] bool is_null() const noexcept { return kind() == Kind::null; }

  /// The value of that type, and of no other: nothing is converted. A text is valid as long as the Document.
  ///@{
  [[nodiscard]] bool as_boolean() const;
  [[nodiscard]] std::string_view as_string() const;
  ///@}
  /// An integer from `low` to `high`. Beyond ±2⁵³ a decimal string is accepted, as the writer writes it.
  [[nodiscard]] std::int64_t as_integer(std::int64_t low, std::int64_t high) const;
  /// An integer from 0 to 2⁶⁴ − 1; beyond 2⁵³ a decimal string as well.
  [[nodiscard]] std::uint64_t as_unsigned() const;

  /// The number of elements of an array.
  [[nodiscard]] std::size_t size() const;
  /// Visits the elements of an array in order.
  void for_each_element(FunctionRef<void(Value)> visit) const;
  /// Visits key and value of each member of an object whose keys are free; refuses a key that stands twice.
  void for_each_member(FunctionRef<void(std::string_view, Value)> visit) const;

  /// The members of an object that must have each key of `required`, may have those of `optional`, and no others, none
  /// twice. At most 32 keys in all.
  [[nodiscard]] Members members(std::initializer_list<std::string_view> required,
                                std::initializer_list<std::string_view> optional = {}) const;
  /// The same for lists that are not literals. Their texts must outlive the Members.
  [[nodiscard]] Members members(std::span<const std::string_view> required,
                                std::span<const std::string_view> optional) const;

  /// The first member of that key, or nothing: to look at a document's kind before reading it strictly.
  [[nodiscard]] std::optional<Value> find(std::string_view key) const noexcept;

  /// Where the value is, as a JSON Pointer: `/state/men/3`; empty for the whole document.
  [[nodiscard]] std::string place() const;
  /// Throws an Error with this value's place.
  [[noreturn]] void fail(ErrorCode code, std::string_view message) const;

 private:
  friend class Document;
  friend class Members;

  Value(const Document& document, std::uint32_t index) noexcept : document_(&document), index_(index) {}
  [[nodiscard]] const Document::Node& node() const noexcept { return document_->nodes_[index_]; }
  [[nodiscard]] std::string_view text_of(std::uint32_t index) const noexcept;

  const Document* document_;
  std::uint32_t index_;
};

/// The checked members of an object, by key.
class Members {
 public:
  /// Keys that an object may have.
  static constexpr std::size_t max_keys = 32;

  /// Whether the object has that key, one of those that `members` was called with.
  [[nodiscard]] bool has(std::string_view key) const noexcept;
  /// The value of a key that the object has (a required one, or an optional one after `has`).
  [[nodiscard]] Value operator[](std::string_view key) const noexcept;
  /// The object itself, for errors about several members together.
  [[nodiscard]] Value object() const noexcept { return object_; }

 private:
  friend class Value;
  explicit Members(Value object) noexcept : object_(object) {}
  /// Where a key stands in `keys_`; `count_` if nowhere. That of a text is looked for from place `from` on, and then
  /// from the beginning.
  [[nodiscard]] std::size_t index_of(std::string_view key) const noexcept;
  [[nodiscard]] std::size_t index_of_text(std::string_view key, std::size_t from) const noexcept;

  Value object_;
  std::size_t count_ = 0;
  std::string_view keys_[max_keys];  // of the caller's lists, which are literals
  std::uint32_t nodes_[max_keys]{};  // 0: absent (node 0 is never a member)
};

}  // namespace touchline::inline v1::json
