// A set of packed states that grows up to a limit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "touchline/core/error.hpp"
#include "touchline/core/hash.hpp"

#include "turn_keys.hpp"

namespace touchline::inline v1::soccer {

// Open addressing with linear probing, at most three quarters full; keys are compared in full.
class KeyTable {
 public:
  // `memory`: bytes that the table may use, while it grows too.
  explicit KeyTable(std::size_t memory) : memory_(memory) { resize(first_size); }

  // Adds a key; false if it was there. Error(limit_exceeded) when the table would pass its memory.
  bool insert(const Key& key) {
    std::size_t i = place(key);
    if (slots_[i] == key) return false;
    if ((count_ + 1) * 4 > slots_.size() * 3) {
      resize(slots_.size() * (slots_.size() < large_size ? 4 : 2));
      i = place(key);
    }
    slots_[i] = key;
    ++count_;
    return true;
  }

 private:
  static constexpr std::size_t first_size = 4096;
  static constexpr std::size_t large_size = std::size_t{1} << 16;

  // Where the key is, or else the free slot where it would go.
  [[nodiscard]] std::size_t place(const Key& key) const noexcept {
    std::size_t i = static_cast<std::size_t>(hash(key)) & mask_;
    while (!(slots_[i] == Key{}) && !(slots_[i] == key)) i = (i + 1) & mask_;
    return i;
  }

  void resize(std::size_t size) {
    if ((size + slots_.size()) * sizeof(Key) > memory_)
      throw Error(ErrorCode::limit_exceeded,
                  "unique turns need more than the " + std::to_string(memory_) + " bytes of TurnOptions::memory");
    std::vector<Key> old(size);
    old.swap(slots_);
    mask_ = size - 1;
    for (const Key& key : old)
      if (!(key == Key{})) slots_[place(key)] = key;
  }

  std::size_t memory_;
  std::vector<Key> slots_;
  std::size_t mask_ = 0;
  std::size_t count_ = 0;
};

}  // namespace touchline::inline v1::soccer
