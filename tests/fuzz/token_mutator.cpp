#include "token_mutator.hpp"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <vector>

#include "touchline/core/error.hpp"

extern "C" std::size_t LLVMFuzzerMutate(unsigned char* data, std::size_t size, std::size_t room);

namespace touchline::fuzz {
namespace {

int kind(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return std::isdigit(byte) != 0 ? 1 : std::isalpha(byte) != 0 ? 2 : std::isspace(byte) != 0 ? 3 : 4;
}

// Runs of digits, of letters and of white space; every other byte by itself.
std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> all;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at > 0 && kind(text[at]) == kind(text[at - 1]) && kind(text[at]) != 4)
      all.back() += text[at];
    else
      all.emplace_back(1, text[at]);
  }
  return all;
}

void change(std::vector<std::string>& all, Rng& rng) {
  if (all.empty()) return;
  const auto at = static_cast<std::ptrdiff_t>(rng.below(all.size()));
  const std::string other = all[rng.below(all.size())];
  std::string& word = all[static_cast<std::size_t>(at)];
  switch (rng.below(5)) {
    case 0:
      all.erase(all.begin() + at);
      break;
    case 1:
      all.insert(all.begin() + at, other);
      break;
    case 2:
      if (kind(word.front()) == 1) word = std::to_string(rng.below(60));
      break;
    case 3: {  // a stretch once more: long texts, many games
      const auto end = at + static_cast<std::ptrdiff_t>(rng.below(all.size() - static_cast<std::size_t>(at))) + 1;
      const std::vector<std::string> stretch(all.begin() + at, all.begin() + end);
      all.insert(all.begin() + end, stretch.begin(), stretch.end());
      break;
    }
    default:
      word = other;
  }
}

std::string joined(const std::vector<std::string>& all) {
  std::string text;
  for (const std::string& word : all) text += word;
  return text;
}

}  // namespace

std::size_t mutate_tokens(unsigned char* data, std::size_t size, std::size_t room, unsigned seed,
                          FunctionRef<std::string(std::string_view, Rng&)> play_on) {
  Rng rng(seed);
  std::string text(reinterpret_cast<const char*>(data), size);
  const std::uint64_t way = rng.below(8);
  if (way < 2) return LLVMFuzzerMutate(data, size, room);
  try {
    if (way < 4) text = play_on(text, rng);
  } catch (const Error&) {  // not accepted: changed below as any other
  }
  auto all = words(text);
  for (std::uint64_t i = way < 4 ? rng.below(2) : 1 + rng.below(3); i > 0; --i) change(all, rng);
  text = joined(all);
  if (text.size() > room) return LLVMFuzzerMutate(data, size, room);
  std::memcpy(data, text.data(), text.size());
  return text.size();
}

}  // namespace touchline::fuzz
