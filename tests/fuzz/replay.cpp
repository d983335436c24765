// Runs a fuzz target where there is no fuzzer: over the files of a folder, seeds and what fuzzing once found, and over
// some changes of each that its mutator makes.
// Usage: fuzz_NAME FOLDER [CHANGES]
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "touchline/core/random.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size);
extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t room, unsigned seed);

// In place of libFuzzer's: changes, repeats or leaves out a byte.
extern "C" std::size_t LLVMFuzzerMutate(unsigned char* data, std::size_t size, std::size_t room) {
  static touchline::Rng rng(1);
  if (size == 0) return 0;
  const auto at = static_cast<std::size_t>(rng.below(size));
  const std::string text(reinterpret_cast<const char*>(data), size);
  std::string changed = text;
  switch (rng.below(3)) {
    case 0:
      changed.at(at) = static_cast<char>(rng.below(256));
      break;
    case 1:
      changed.insert(at, 1, text.at(at));
      break;
    default:
      changed.erase(at, 1);
  }
  if (changed.size() > room) return size;
  changed.copy(reinterpret_cast<char*>(data), changed.size());
  return changed.size();
}

namespace {

// In a block of its own size, so that a sanitizer sees what reads beyond the end.
void run(const unsigned char* data, std::size_t size) {
  const std::vector<unsigned char> input(data, data + size);
  LLVMFuzzerTestOneInput(input.data(), input.size());
}

void run_with_changes(const std::string& text, unsigned changes) {
  constexpr std::size_t more = 4096;
  const auto* const data = reinterpret_cast<const unsigned char*>(text.data());
  run(data, text.size());
  for (unsigned seed = 1; seed <= changes; ++seed) {
    std::vector<unsigned char> changed(data, data + text.size());
    changed.resize(text.size() + more);
    run(changed.data(), LLVMFuzzerCustomMutator(changed.data(), text.size(), changed.size(), seed));
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  const unsigned changes = argc > 2 ? static_cast<unsigned>(std::strtoul(argv[2], nullptr, 10)) : 0;
  int inputs = 0;
  for (const auto& entry : std::filesystem::directory_iterator(argv[1])) {
    std::ifstream file(entry.path(), std::ios::binary);
    run_with_changes({std::istreambuf_iterator<char>(file), {}}, changes);
    ++inputs;
  }
  std::printf("%d inputs, %u changes of each\n", inputs, changes);
  return inputs > 0 ? 0 : 1;
}
