/// Changes JSON texts so that most stay JSON: bytes at random hardly ever get past the parser.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "touchline/core/function_ref.hpp"
#include "touchline/core/random.hpp"

namespace touchline::fuzz {

/// Another text from a document that is accepted: the game played on. May throw Error for what is not accepted.
using PlayOn = FunctionRef<std::string(std::string_view, Rng&)>;

/// For LLVMFuzzerCustomMutator: changes the text of `size` bytes in place and returns its new size, at most `room`. It
/// is played on, or values in it are changed, exchanged, repeated or left out, or libFuzzer changes bytes.
[[nodiscard]] std::size_t mutate_json(unsigned char* data, std::size_t size, std::size_t room, unsigned seed,
                                      PlayOn play_on);

}  // namespace touchline::fuzz
