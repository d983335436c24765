/// What the fuzz target of the C interface keeps alive, and what it demands of every call.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <touchline.h>
#include <vector>

#include "require.hpp"

namespace touchline::fuzz {

/// The input, taken byte by byte; noughts when it is used up.
class Bytes {
 public:
  Bytes(const unsigned char* data, std::size_t size) noexcept : data_(data), left_(size) {}

  [[nodiscard]] bool empty() const noexcept { return left_ == 0; }
  unsigned byte() noexcept {
    if (left_ == 0) return 0;
    --left_;
    return *data_++;
  }
  std::uint64_t word() noexcept {
    std::uint64_t word = 0;
    for (int i = 0; i < 8; ++i) word = word << 8 | byte();
    return word;
  }
  std::string text() {
    const std::size_t length = std::min<std::size_t>(byte(), left_);
    std::string out(reinterpret_cast<const char*>(data_), length);
    data_ += length;
    left_ -= length;
    return out;
  }

 private:
  const unsigned char* data_;
  std::size_t left_;
};

/// Every status is one of the header's, none a fault of the library, and a failure says why. Returns whether it is OK.
inline bool passed(tl_status status) {
  if (status == TL_OK) return true;
  require(status > TL_OK && status < TL_ERROR_INTERNAL, "a status is of the list and no fault of the library");
  require(tl_last_error_code() == status && *tl_last_error_message() != '\0', "a failure says why");
  return false;
}

/// Several objects of a type; the places may be empty.
template <class Object, void (*release)(Object*), std::size_t size>
class Shelf {
 public:
  Shelf() = default;
  Shelf(const Shelf&) = delete;
  Shelf& operator=(const Shelf&) = delete;
  ~Shelf() {
    for (Object* object : objects_) release(object);
  }

  /// What stands there, or null: a null pointer is an argument too.
  [[nodiscard]] Object* at(unsigned place) const noexcept { return objects_[place % size]; }
  /// Calls `make(&object)` and keeps what it makes; a failing call must not write to it.
  template <class Make>
  void put(unsigned place, const Make& make) {
    Object* made = nullptr;
    if (!passed(make(&made))) {
      require(made == nullptr, "a call that fails writes nothing");
      return;
    }
    require(made != nullptr, "a call that makes an object gives it");
    release(objects_[place % size]);
    objects_[place % size] = made;
  }
  [[nodiscard]] std::vector<Object*> all() const {
    std::vector<Object*> out;
    for (Object* object : objects_)
      if (object != nullptr) out.push_back(object);
    return out;
  }

 private:
  std::array<Object*, size> objects_{};
};

/// The text of a call with (text, capacity, length), empty if it fails: by the size query, then into a block of just
/// that size, and not into one that is smaller.
template <class Call>
std::string text_out(const Call& call) {
  std::size_t length = 0;
  if (!passed(call(static_cast<char*>(nullptr), std::size_t{0}, &length))) return {};
  std::vector<char> block(length + 1);
  std::size_t written = 0;
  require(call(block.data(), block.size(), &written) == TL_OK && written == length, "a text fits where it is said to");
  require(block[length] == '\0', "a text ends in a NUL");
  if (length > 0) {
    std::vector<char> short_block(length, '#');
    require(call(short_block.data(), length, &written) == TL_ERROR_SHORT_BUFFER && written == length,
            "a short buffer is told");
    require(short_block == std::vector<char>(length, '#'), "a short buffer stays as it was");
  }
  return {block.data(), length};
}

/// The items of a call with (items, capacity, count) in the same way.
template <class Item, class Call>
std::vector<Item> list_out(const Call& call) {
  std::size_t count = 0;
  if (!passed(call(static_cast<Item*>(nullptr), std::size_t{0}, &count))) return {};
  std::vector<Item> items(count + 1);  // one to spare: a list of none needs no block
  std::size_t written = 0;
  require(call(items.data(), count, &written) == TL_OK && written == count, "a list fits where it is said to");
  if (count > 0) require(call(items.data(), count - 1, &written) == TL_ERROR_SHORT_BUFFER, "a short buffer is told");
  items.resize(count);
  return items;
}

inline std::string json_of(const tl_state* state) {
  return text_out([&](auto... out) { return tl_state_to_json(state, out...); });
}

inline std::string json_of(const tl_record* record) {
  return text_out([&](auto... out) { return tl_record_to_json(record, out...); });
}

}  // namespace touchline::fuzz
