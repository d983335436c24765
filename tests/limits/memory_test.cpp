// The most memory that a call may hold, as docs/reliability.md promises it.
#include <string>
#include <vector>

#include "touchline/core/record.hpp"
#include "touchline/core/registry.hpp"

#include "support/catch.hpp"
#include "support/counted_new.hpp"

using namespace touchline;
using touchline_test::PeakMemory;

namespace {

constexpr std::size_t kibibyte = 1024;
constexpr std::size_t mebibyte = 1024 * kibibyte;

// Ball moves with 11,004 results.
constexpr auto lattice = "15x19 O H10 G8,J8,F9,G9,H9,J9,K9,G10,J10,F11,G11,H11,J11,K11,G12,J12";
// Ball moves by 71,485,882 paths.
constexpr auto large_lattice =
    "15x19 O G6 H6,K6,G7,H7,J7,K7,L7,H8,K8,G9,H9,J9,K9,L9,H10,K10,G11,H11,J11,K11,L11,H12,K12";

const Registry& registry() {
  static const Registry all = Registry::built_in();
  return all;
}

GameRef any_game() { return GENERATE(from_range(registry().games().begin(), registry().games().end())); }

Record random_record(GameRef game, int actions) {
  Record record(game.start());
  Rng rng(7);
  std::vector<ActionId> buffer;
  for (int i = 0; i < actions && !record.state().is_finished(); ++i)
    record.apply(record.state().random_action(rng, buffer));
  return record;
}

std::size_t memory_of_reading(const GameTextFormat& format, const std::string& text, std::size_t games) {
  std::size_t read = 0;
  const PeakMemory memory;
  format.read(text, [&](GameTextItem&& item) {
    REQUIRE(item.record != nullptr);
    ++read;
    return true;
  });
  CHECK(read == games);
  return memory.bytes();
}

}  // namespace

TEST_CASE("lists, checks, actions and undos need no memory beyond the state's", "[limits]") {
  const GameRef game = any_game();
  CAPTURE(game.name());
  const AnyState start = game.start();
  std::vector<ActionId> legal = start.legal();
  AnyState state = start;
  const std::size_t before = touchline_test::allocation_count();
  (void)state.legal(legal);
  CHECK(state.is_legal(legal.front()));
  CHECK_FALSE(state.try_apply(legal.front()));
  CHECK(touchline_test::allocation_count() == before);
}

TEST_CASE("a file of games is read in the memory of its largest game", "[limits]") {
  const GameRef game = any_game();
  const GameTextFormat* format = game.table().text_format;
  if (format == nullptr) return;
  CAPTURE(game.name());
  const std::string text = format->write(random_record(game, 60)) + "\n";
  std::string file;
  for (int i = 0; i < 400; ++i) file += text;
  const std::size_t of_one = memory_of_reading(*format, text, 1);
  CHECK(memory_of_reading(*format, file, 400) <= of_one + kibibyte);
}

TEST_CASE("a long record keeps at most 256 states to jump to", "[limits]") {
  const GameRef game = registry().game("checker_football");
  const AnyState start = game.start();
  const PeakMemory of_state;
  const std::vector<AnyState> states(256, start);
  const std::size_t kept = of_state.bytes();
  const PeakMemory memory;
  const Record record = random_record(game, 20'000);
  const std::size_t events = record.events().size() * sizeof(Event);
  // Lists that grow hold twice what is in them, and the old one beside the new while they do.
  CHECK(memory.bytes() <= kept + 3 * events + 64 * kibibyte);
}

TEST_CASE("unique turns hold no more memory than they were given", "[limits]") {
  const auto [name, line] = GENERATE(table<std::string, std::string>({{"phutball", lattice}, {"soccer", ""}}));
  CAPTURE(name);
  const AnyState state = line.empty() ? registry().game(name).start() : registry().game(name).parse_position(line);
  const std::size_t given = GENERATE(64 * kibibyte, mebibyte, 64 * mebibyte);
  CAPTURE(given);
  const PeakMemory memory;
  try {
    state.for_each_turn({.unique = true, .memory = given}, [](std::span<const ActionId>) { return true; });
  } catch (const Error& error) {
    CHECK(error.code() == ErrorCode::limit_exceeded);
  }
  CHECK(memory.bytes() <= given + 64 * kibibyte);
}

TEST_CASE("perft's table is no larger than it may be", "[limits]") {
  const GameRef game = any_game();
  CAPTURE(game.name());
  const AnyState state = game.start();
  const auto memory_with = [&](std::size_t mebibytes) {
    const PeakMemory memory;
    (void)state.perft(2, {.unit = PerftOptions::Unit::actions, .hash_mib = mebibytes});
    return memory.bytes();
  };
  const std::size_t without = memory_with(0);
  CHECK(memory_with(3) <= without + 3 * mebibyte + 16 * kibibyte);
}

TEST_CASE("counting ball moves takes a quarter of a gibibyte at most", "[limits]") {
  const AnyState state = registry().game("phutball").parse_position(large_lattice);
  const PeakMemory memory;
  CHECK(state.perft(1).nodes > 71'485'882);
  CHECK(memory.bytes() <= 256 * mebibyte + 64 * kibibyte);
}

TEST_CASE("a winning turn is sought in memory that the board bounds", "[limits]") {
  const AnyState state = registry().game("soccer").start();
  const PeakMemory memory;
  (void)state.winning_turn(2'000'000);
  CHECK(memory.bytes() <= 160 * kibibyte);
}
