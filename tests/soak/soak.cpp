// Plays random games of every game on two threads, checks every now and then that the state is sound, and that memory
// stays as it was.
//
//   soak ACTIONS [GAME…]    so many actions for each game; prints a line a game; status 1 and the reason if one fails
//
// A state that is looked at is written, read and compared, its list checked, its texts read back, its views redealt.
// Memory is that of the process, looked at after a tenth of the actions and at the end: in a run of a million or more
// it may grow by 8 MiB, which the allocator of the system keeps for itself.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "touchline/core/random.hpp"
#include "touchline/core/registry.hpp"

using namespace touchline;

namespace {

constexpr std::uint64_t check_each = 1000;
constexpr std::size_t growth_kib = 8 * 1024;
constexpr std::uint64_t enough_for_memory = 1'000'000;

const Registry& registry() {
  static const Registry all = Registry::built_in();
  return all;
}

void require(bool holds, const char* what) {
  if (!holds) throw std::logic_error(what);
}

void check(const AnyState& state, Rng& rng) {
  const std::string written = state.to_json();
  const AnyState again = AnyState::from_json(registry(), written);
  require(again == state && again.to_json() == written, "a state is read as it was written");
  require(again.state_hash() == state.state_hash() && again.position_hash() == state.position_hash(),
          "equal states have equal hashes");
  const std::vector<ActionId> legal = state.legal();
  require(legal.empty() == state.is_finished(), "a state without actions is finished");
  for (std::size_t i = 0; i < legal.size(); i += 1 + legal.size() / 16)
    require(state.parse_action(state.text(legal[i])) == legal[i], "the text of an action is read as the action");
  for (int seat = 0; seat < state.seats(); ++seat) {
    const Viewer viewer = static_cast<Seat>(seat);
    require(state.observe(viewer).redeal(rng).observe(viewer).to_json() == state.observe(viewer).to_json(),
            "what is dealt again looks the same");
  }
}

/// Plays `actions` actions of as many games as they make.
void play(GameRef game, std::uint64_t stream, std::uint64_t actions, std::atomic<std::uint64_t>& games) {
  Rng rng(1, stream);
  Rng other(2, stream);
  std::vector<ActionId> buffer;
  const AnyState start = game.start();
  AnyState state = start;
  for (std::uint64_t i = 0; i < actions; ++i) {
    if (state.is_finished()) {
      ++games;
      state = start;
    }
    const ActionId action = state.random_action(rng, buffer);
    if (const auto error = state.try_apply(action)) throw std::logic_error(error->what());
    if (other.below(check_each) == 0) check(state, other);
  }
}

/// Plays on two threads; what one of them throws, this throws.
void play_on_two(GameRef game, std::uint64_t first_stream, std::uint64_t actions, std::atomic<std::uint64_t>& games) {
  std::array<std::exception_ptr, 2> failures;
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < failures.size(); ++i) {
    threads.emplace_back([&, i] {
      try {
        play(game, first_stream + i, actions / failures.size(), games);
      } catch (...) {
        failures[i] = std::current_exception();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::exception_ptr& failure : failures)
    if (failure) std::rethrow_exception(failure);
}

/// The memory of this process in KiB; 0 where the system does not tell.
std::size_t resident_kib() {
  std::ifstream file("/proc/self/status");
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("VmRSS:")) return std::strtoull(line.c_str() + 6, nullptr, 10);
  return 0;
}

void soak(GameRef game, std::uint64_t actions) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  std::atomic<std::uint64_t> games{0};
  play_on_two(game, 0, actions / 10, games);
  const std::size_t early = resident_kib();
  play_on_two(game, 2, actions - actions / 10, games);
  const std::size_t late = resident_kib();
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  std::printf("%-22s %llu actions, %llu games, %.0f s, %zu KiB then %zu KiB\n", std::string(game.name()).c_str(),
              static_cast<unsigned long long>(actions), static_cast<unsigned long long>(games), seconds, early, late);
  std::fflush(stdout);
  if (actions >= enough_for_memory) require(late <= early + growth_kib, "memory does not grow");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fputs("Usage: soak ACTIONS [GAME...]\n", stderr);
    return 2;
  }
  const std::uint64_t actions = std::strtoull(argv[1], nullptr, 10);
  const std::vector<std::string> wanted(argv + 2, argv + argc);
  try {
    for (const GameRef game : registry().games())
      if (wanted.empty() || std::find(wanted.begin(), wanted.end(), game.name()) != wanted.end()) soak(game, actions);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "does not hold: %s\n", error.what());
    return 1;
  }
  return 0;
}
