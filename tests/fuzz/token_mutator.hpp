/// Changes texts word by word, for notations in which a word is a move, a square or a tag.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "touchline/core/function_ref.hpp"
#include "touchline/core/random.hpp"

namespace touchline::fuzz {

/// For LLVMFuzzerCustomMutator: changes the text of `size` bytes in place and returns its new size, at most `room`. It
/// is played on by `play_on`, which may throw Error for what is not accepted, or words are exchanged, repeated or left
/// out, or libFuzzer changes bytes.
[[nodiscard]] std::size_t mutate_tokens(unsigned char* data, std::size_t size, std::size_t room, unsigned seed,
                                        FunctionRef<std::string(std::string_view, Rng&)> play_on);

}  // namespace touchline::fuzz
