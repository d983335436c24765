/// What every entry does with its arguments: checks inputs, writes outputs last.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "handles.hpp"
#include "status.hpp"

namespace touchline::capi {

/// The longest text that is neither a document nor a file.
inline constexpr std::size_t max_text = std::size_t{1} << 20;

/// What a pointer points to.
template <class T>
T& need(T* pointer, const char* name) {
  if (pointer == nullptr) throw Failure{TL_ERROR_NULL, "must not be NULL", name};
  return *pointer;
}

/// A text of at most `limit` bytes; NULL stands for the empty one.
[[nodiscard]] inline std::string_view text_in(const char* text, std::size_t length, const char* name,
                                              std::size_t limit = max_text) {
  if (length == 0) return {};
  need(text, name);
  if (length > PTRDIFF_MAX) throw Failure{TL_ERROR_OUT_OF_RANGE, "the length is beyond any object's size", name};
  if (length > limit) throw Failure{TL_ERROR_LIMIT_EXCEEDED, "the text is longer than 1 MiB", name};
  return {text, length};
}

/// A document or a file: the library's own readers bound its length.
[[nodiscard]] inline std::string_view document_in(const char* text, std::size_t length, const char* name) {
  return text_in(text, length, name, PTRDIFF_MAX);
}

/// 0 or 1.
[[nodiscard]] inline bool flag_in(std::int32_t flag, const char* name) {
  if (flag != 0 && flag != 1) throw Failure{TL_ERROR_OUT_OF_RANGE, "must be 0 or 1", name};
  return flag == 1;
}

/// One of `seats` seats.
[[nodiscard]] inline Seat seat_in(std::int32_t seat, int seats, const char* name) {
  if (seat < 0 || seat >= seats) throw Failure{TL_ERROR_OUT_OF_RANGE, "there is no such seat", name};
  return static_cast<Seat>(seat);
}

/// One of `seats` seats, or an onlooker.
[[nodiscard]] inline Viewer viewer_in(std::int32_t viewer, int seats, const char* name) {
  if (viewer == TL_ONLOOKER) return std::nullopt;
  return seat_in(viewer, seats, name);
}

/// The reserved fields of a struct of options.
template <std::size_t size>
void reserved_in(const std::uint64_t (&words)[size]) {
  for (const auto word : words)
    if (word != 0) throw Failure{TL_ERROR_OUT_OF_RANGE, "reserved fields must be 0", "options"};
}
template <class Options>
void reserved_in(const Options& options) {
  if (options.reserved0 != 0) throw Failure{TL_ERROR_OUT_OF_RANGE, "reserved fields must be 0", "options"};
  reserved_in(options.reserved);
}

/// A list of actions of the caller's.
[[nodiscard]] inline std::vector<ActionId> actions_in(const std::uint64_t* actions, std::size_t count) {
  if (count == 0) return {};
  need(actions, "actions");
  if (count > max_text) throw Failure{TL_ERROR_LIMIT_EXCEEDED, "no turn has that many actions", "action_count"};
  std::vector<ActionId> out;
  out.reserve(count);
  for (const std::uint64_t action : std::span(actions, count)) out.push_back(static_cast<ActionId>(action));
  return out;
}

/// The caller's buffer for `Item`s and the place for their number. `extra` more items must fit: the NUL of a text.
template <class Item>
class Out {
 public:
  Out(Item* items, std::size_t capacity, std::size_t& size, const char* items_name)
      : items_(items), capacity_(capacity), size_(size) {
    if (capacity != 0) need(items, items_name);
  }

  /// Whether `size` items and `extra` fit; if not, writes the size needed, and refuses unless this is the size query.
  [[nodiscard]] bool fits(std::size_t size, std::size_t extra = 0) const {
    if (items_ != nullptr && size <= capacity_ && capacity_ - size >= extra) return true;
    size_ = size;
    if (items_ == nullptr) return false;
    throw Failure{TL_ERROR_SHORT_BUFFER, "the result does not fit; the size needed has been written", "capacity"};
  }
  [[nodiscard]] Item* items() const noexcept { return items_; }
  void set_size(std::size_t size) const noexcept { size_ = size; }

 private:
  Item* items_;
  std::size_t capacity_;
  std::size_t& size_;
};

/// An entry that gives a text: `body()` returns it.
template <class Body>
tl_status give_text(char* text, std::size_t capacity, std::size_t* length, Body&& body) noexcept {
  return guard([&] {
    const Out<char> out(text, capacity, need(length, "length"), "text");
    const auto& result = body();
    const std::string_view view(result);
    if (!out.fits(view.size(), 1)) return;
    view.copy(out.items(), view.size());
    out.items()[view.size()] = '\0';
    out.set_size(view.size());
  });
}

/// Writes actions to the caller's buffer; false in the size query.
inline bool put_actions(const Out<std::uint64_t>& out, std::span<const ActionId> actions) {
  if (!out.fits(actions.size())) return false;
  for (std::size_t i = 0; i < actions.size(); ++i) out.items()[i] = value(actions[i]);
  out.set_size(actions.size());
  return true;
}

/// Calls `use` with the legal actions of a state. Most lists lie on the stack and allocate nothing.
template <class Use>
void with_legal(const AnyState& state, const Use& use) {
  std::array<ActionId, 512> few;
  const std::size_t size = state.legal(few);
  if (size <= few.size()) {
    use(std::span<const ActionId>(few).first(size));
  } else {
    const std::vector<ActionId> many = state.legal();
    use(std::span<const ActionId>(many));
  }
}

/// An entry that gives a list of actions: `body()` returns it.
template <class Body>
tl_status give_actions(std::uint64_t* actions, std::size_t capacity, std::size_t* count, Body&& body) noexcept {
  return guard([&] {
    const Out<std::uint64_t> out(actions, capacity, need(count, "count"), "actions");
    put_actions(out, body());
  });
}

/// An entry that gives a number: `body()` returns it.
template <class Number, class Body>
tl_status give(Number* place, const char* name, Body&& body) noexcept {
  return guard([&] {
    Number& out = need(place, name);
    out = static_cast<Number>(body());
  });
}

/// An entry that makes an object: `body()` returns what its handle holds.
template <class Handle, class Body>
tl_status make(Handle** place, const char* name, Body&& body) noexcept {
  return guard([&] {
    Handle*& out = need(place, name);
    out = new Handle{body()};  // NOLINT(bugprone-unhandled-exception-at-new): guard catches it
  });
}

}  // namespace touchline::capi
